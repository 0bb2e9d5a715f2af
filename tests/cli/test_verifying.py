import json
from pathlib import Path

from tests.cli.conftest import Command
from tests.service.served import Person


def test_a_link_is_checked(over: tuple[str, str, str], cardwright: Command) -> None:
    link, table, _ = over
    for page in ("g", "replay", "fair"):
        ran = cardwright("verify", f"{link}/{page}/{table}", "--plain")
        assert ran.code == 0, ran.err
        assert "nobody could choose the order of the cards" in ran.out
        assert "commitment: " in ran.out


def test_a_file_is_checked_and_a_changed_one_refused(
    over: tuple[str, str, str], cardwright: Command, tmp_path: Path
) -> None:
    link, table, _ = over
    with Person(link) as anybody:
        document = anybody.get(f"/api/tables/{table}/record").json()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document))
    assert cardwright("verify", file).code == 0
    secret = document["fair"]["secret"]
    document["fair"]["secret"] = ("0" if secret[0] != "0" else "1") + secret[1:]
    file.write_text(json.dumps(document))
    ran = cardwright("verify", file)
    assert ran.code == 2
    said = " ".join(ran.err.split())
    assert said.startswith(f"'{str(file)[:20]}")
    assert said.endswith("': The secret of the service is not the one that it committed to.")


def test_whoever_brings_a_record_is_told_how_it_is_checked(cardwright: Command, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text('{"cardwright": "record"}')
    ran = cardwright("verify", file)
    assert ran.code == 2
    assert "is a record of a game in a terminal" in ran.err
    assert "`cardwright replay --verify` checks that it replays to the same game." in " ".join(ran.err.split())


def test_a_game_that_goes_on_is_not_handed_out(over: tuple[str, str, str], cardwright: Command) -> None:
    link, _, going_on = over
    ran = cardwright("verify", f"{link}/g/{going_on}")
    assert ran.code == 2
    assert "not over yet" in ran.err
    ran = cardwright("verify", f"{link}/g/nosuchtable")
    assert ran.code == 2
    assert "no such table" in ran.err
