"""`cardwright analyse`, on a match of Kyza in which Ann could win with her second pick and her third, and gives up."""

import json
from pathlib import Path

import pytest

import cardwright as cw
from tests.cli.conftest import Command


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = cw.load("kyza").start(["night market", "harbor watch"], seed=16, names=["Ann", "Ben"], life=1)
    for pick in ("set Wolf Whistler", "pass", "pass", "play Coin Diver"):
        match.choose(pick)
    match.concede(0)
    file = tmp_path / "record.json"
    file.write_text(match.record.to_json(), "utf-8")
    return file


def test_it_says_in_sentences_where_the_game_turned_and_which_pick_was_better(
    record: Path, cardwright: Command
) -> None:
    ran = cardwright("analyse", record, "--player", "ann", "--plain")
    assert ran.code == 0
    told = ran.out.splitlines()
    assert told[0].startswith("Ben won after 5 picks, on turn 2: ")
    assert told[1] == "It turned most from pick 3 to 5, on turn 2, when Ann's chance to win fell from 100% to 0%."
    assert "'activate Wolf Whistler' was worth" in told[2]
    assert [line for line in told if line.startswith("Pick 2, turn 1: Ann picked 'pass'")]
    assert told[-1] == f"In `cardwright replay {record}` the number of a pick leads to the moment after it."


def test_drawn_it_has_the_curve_and_a_table(record: Path, cardwright: Command) -> None:
    ran = cardwright("analyse", record, "--player", "1")
    assert ran.code == 0
    assert "█" in ran.out
    assert "to 0%, Ann" in ran.out
    assert "Better picks, by 100 iterations each" in ran.out
    assert "activate Wolf Whistler" in ran.out


def test_for_programs_it_is_json(record: Path, cardwright: Command) -> None:
    ran = cardwright("analyse", record, "--player", "2", "--json")
    data = json.loads(ran.out)
    assert [moment["player"] for moment in data["moments"]] == [1]
    assert data["moments"][0]["taken"] == "play Coin Diver"
    assert len(data["summary"]) == 3


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--level", "greedy"], "'greedy' does not search: use level 8 or search."),
        (["--level", "deep blue"], "There is no bot called 'deep blue'"),
        (["--player", "joe"], "There is no player 'joe': there are 1 Ann and 2 Ben."),
    ],
)
def test_whom_it_does_not_know_it_refuses(options: list[str], said: str, record: Path, cardwright: Command) -> None:
    ran = cardwright("analyse", record, *options)
    assert ran.code == 2
    assert said in ran.err


def test_a_record_that_does_not_replay_is_refused_with_its_name(record: Path, cardwright: Command) -> None:
    record.write_text(record.read_text("utf-8").replace('"picks": [', '"picks": [99, '), "utf-8")
    ran = cardwright("analyse", record)
    assert ran.code == 2
    assert "': This record does not replay: pick 1 takes option 99" in ran.err


def test_what_a_table_hands_out_is_analysed_with_how_it_ended(over: tuple[str, str, str], cardwright: Command) -> None:
    link, table, going_on = over
    ran = cardwright("analyse", f"{link}/g/{table}", "--player", "1", "--plain")
    assert ran.code == 0, ran.err
    assert "resigned" in ran.out.splitlines()[0]
    assert ran.out.splitlines()[-1].startswith(f"In `cardwright replay {link}/g/{table}` the number")
    ran = cardwright("analyse", f"{link}/g/{going_on}")
    assert ran.code == 2
    assert "not over yet" in ran.err
