import json
from pathlib import Path

import pytest

import cardwright as cw
from cardwright import bots
from tests.cli.conftest import Command
from tests.service.served import Person


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = cw.load("keyforge").start(decks=["argus", "gregg"], seed=7, names=["Ann", "Ben"])
    players = [bots.make("random", cw.Rng(f"replay {i}")) for i in (0, 1)]
    while not match.over:
        match.choose(bots.pick_for(players[match.chooser], match))
    file = tmp_path / "record.json"
    file.write_text(match.record.to_json(), "utf-8")
    return file


def test_a_record_is_verified(record: Path, cardwright: Command) -> None:
    ran = cardwright("replay", record, "--verify")
    assert ran.code == 0
    assert "replays to the same game" in ran.out
    assert "third key forged" in ran.out


def test_a_forged_record_is_refused(record: Path, cardwright: Command) -> None:
    text = record.read_text("utf-8")
    at = text.index('"picks": [') + len('"picks": [')
    record.write_text(text[:at] + ("1" if text[at] == "0" else "0") + text[at + 1 :], "utf-8")
    ran = cardwright("replay", record, "--verify")
    assert ran.code == 2
    assert "does not replay" in ran.err


def test_a_record_of_other_rules_is_refused(record: Path, cardwright: Command) -> None:
    version = cw.load("keyforge").version
    record.write_text(record.read_text("utf-8").replace(f'"{version}"', '"0.9"'), "utf-8")
    ran = cardwright("replay", record)
    assert ran.code == 2
    assert "0.9" in ran.err


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_a_record_is_stepped_through_both_ways(plain: list[str], record: Path, cardwright: Command) -> None:
    picks = len(cw.Record.from_json(record.read_text("utf-8")).picks)
    ran = cardwright("replay", record, *plain, typed="\n5\nb\nlog\nwhat\ne\nb\ne\n\n")
    assert ran.code == 0
    places = [0, 1, 6, 5, picks, picks - 1, picks]
    at = 0
    for place in places:
        at = ran.out.index(f"{place} of {picks}> ", at) + 1
    assert "shuffles their deck" in ran.out
    assert "third key forged" in ran.out


def test_a_replay_begins_where_it_is_told_to_and_at_the_end_if_there_is_less(record: Path, cardwright: Command) -> None:
    picks = len(cw.Record.from_json(record.read_text("utf-8")).picks)
    assert f"7 of {picks}> " in cardwright("replay", record, "--at", "7", typed="q\n").out
    assert f"{picks} of {picks}> " in cardwright("replay", record, "--at", "99999", typed="q\n").out
    before = cardwright("replay", record, "--at", "-1")
    assert (before.code, before.err) == (2, "A replay begins after 0 picks or more, not after -1.\n")


def test_who_watches_sees_no_hand(record: Path, cardwright: Command) -> None:
    match = cw.load("keyforge").start(decks=["argus", "gregg"], seed=7)
    hand = [card["name"] for card in match.view(0)["players"][0]["areas"]["hand"]["cards"]]
    shown = cardwright("replay", record, "--plain", typed="q\n").out
    assert not any(name in shown for name in hand)


def test_the_end_of_input_ends_the_replay(record: Path, cardwright: Command) -> None:
    assert cardwright("replay", record, "--plain", typed="").code == 0


def test_what_a_table_hands_out_is_stepped_through_up_to_the_resignation(
    over: tuple[str, str, str], cardwright: Command, tmp_path: Path
) -> None:
    link, table, _ = over
    ran = cardwright("replay", f"{link}/g/{table}", "--plain", typed="e\n\n")
    assert ran.code == 0, ran.err
    assert "resigned" in ran.out
    with Person(link) as anybody:
        document = anybody.get(f"/api/tables/{table}/record").json()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document), "utf-8")
    ran = cardwright("replay", file, "--verify")
    assert ran.code == 0, ran.err
    assert "resigned" in ran.out
    file.write_text(json.dumps({**document, "record": {**document["record"], "picks": [999]}}), "utf-8")
    ran = cardwright("replay", file)
    assert ran.code == 2
    assert "': This record does not replay: pick 1" in ran.err
    file.write_text(json.dumps({**document, "result": {}}), "utf-8")
    ran = cardwright("replay", file)
    assert ran.code == 2
    assert "'winners' must be a list of whole numbers" in ran.err
