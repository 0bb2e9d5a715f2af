import json
from pathlib import Path

import pytest

from cardwright.games.keyforge.cards import ABILITIES
from cardwright.games.keyforge.facts import by_name
from tests.tools.traces.written import Data, creature, side, written
from tools.traces.compare import BAD_INPUT, DIFFERENT, EXPLAINED, GOOD, compare, explanations

GAIN = "player 1's æmber: 2 there, 1 here"


def reap(aember: int = 1, slug: str = "bumpsy", beside: str = "krump") -> Data:
    """A play about a creature that reaps, and one that does nothing beside it."""
    powers = {"bumpsy": 5, "krump": 6, "troll": 8}
    line = [creature(slug, powers[slug]), creature(beside, powers[beside])]
    play = written(side(house="brobnar", board=line), side(), name=slug.title())
    play.click(1, "cardsInPlay", 0, menu=["Reap with this creature", "Cancel"])
    exhausted = creature(slug, powers[slug], ex=True)
    play.press("Reap with this creature", one={"amber": aember, "board": [exhausted, line[1]]})
    return play.data


def file(folder: Path, *plays: Data) -> Path:
    """A file of plays."""
    path = folder / "plays.jsonl"
    path.write_text("\n".join([json.dumps(play) for play in plays]), "utf-8")
    return path


def understood(folder: Path, difference: str) -> Path:
    """A list with one difference, in the play about Bumpsy."""
    path = folder / "explained.toml"
    entry = {"name": "Bumpsy", "title": "as written", "difference": difference, "reason": "They count\ntwice."}
    lines = [f"{key} = {json.dumps(value)}" for key, value in entry.items()]
    path.write_text("\n".join(["[[play]]", *lines]), "utf-8")
    return path


def test_plays_that_agree_are_good(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert compare(file(tmp_path, reap(), reap())) == GOOD
    assert capsys.readouterr().out == (
        "2 plays, 2 replayed.\n     2 agree\nCompared: 4 positions at rest, 2 sets of possibilities.\n"
    )


def test_a_difference_is_told_and_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert compare(file(tmp_path, reap(), reap(2))) == DIFFERENT
    told = capsys.readouterr().out
    assert told.startswith(f"DIFFER  Bumpsy: as written\n    {GAIN}\n2 plays, 2 replayed.")
    assert "     1 differ\n" in told


def test_a_difference_that_is_understood_is_told_and_is_no_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert compare(file(tmp_path, reap(2)), explained=understood(tmp_path, GAIN)) == GOOD
    told = capsys.readouterr().out
    assert told.startswith(f"EXPLAINED  Bumpsy: as written\n    {GAIN}\n    because: They count twice.\n")


def test_another_difference_than_the_one_understood_is_an_error(tmp_path: Path) -> None:
    assert compare(file(tmp_path, reap(3)), explained=understood(tmp_path, GAIN)) == DIFFERENT


def test_an_understood_difference_that_is_gone_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert compare(file(tmp_path, reap()), explained=understood(tmp_path, GAIN)) == DIFFERENT
    assert f"OUT OF DATE  Bumpsy: as written\n    listed as different, but agrees: {GAIN}" in capsys.readouterr().out


def test_plays_with_missing_cards_are_counted_or_replayed_with_blank_cards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(ABILITIES, by_name("Troll").number)
    plays = file(tmp_path, reap(), reap(beside="troll"), reap(2, beside="troll"), reap(slug="troll"))
    assert compare(plays) == GOOD
    assert "4 plays, 1 replayed.\n     3 cards missing\n     1 agree\n" in capsys.readouterr().out
    assert compare(plays, stand_ins=True) == GOOD
    told = capsys.readouterr().out
    assert "4 plays, 2 replayed.\n     2 cards missing\n" in told
    assert "     1 agree with stand-ins\n" in told


def test_one_card_can_be_looked_at_closely(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plays = file(tmp_path, reap(), reap(9, slug="troll"))
    assert compare(plays, card="BUMPSY", verbose=True) == GOOD
    told = capsys.readouterr().out
    assert "AGREE  Bumpsy: as written\n    player 1 clicks bumpsy" in told
    assert "        -> reap Bumpsy\n" in told
    assert "1 plays, 1 replayed.\n" in told


def test_a_play_that_begins_in_mid_effect_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = {"title": "Forge a key", "menu": "Which key?", "buttons": ["Red"], "sel": []}
    assert compare(file(tmp_path, written(side(), side(), prompt=asked).data)) == GOOD
    assert "CANNOT BE LAID OUT  Written: as written\n    it begins in the middle of" in capsys.readouterr().out


def test_files_that_cannot_be_read_are_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert compare(tmp_path / "nowhere.jsonl") == BAD_INPUT
    assert "nowhere.jsonl cannot be read" in capsys.readouterr().err
    plays = file(tmp_path, reap())
    wrong = tmp_path / "wrong.toml"
    for text in ("[[play]]\nname = 'Bumpsy'", "play = 3", "["):
        wrong.write_text(text, "utf-8")
        assert compare(plays, explained=wrong) == BAD_INPUT
        assert "wrong.toml is no list of plays" in capsys.readouterr().err
    assert compare(plays, explained=tmp_path / "none.toml") == BAD_INPUT
    assert "none.toml cannot be read" in capsys.readouterr().err


def test_every_difference_that_comes_with_the_project_has_a_reason() -> None:
    listed = explanations(EXPLAINED)
    assert listed
    assert [entry for entry in listed.values() if not entry.difference or not entry.reason] == []
