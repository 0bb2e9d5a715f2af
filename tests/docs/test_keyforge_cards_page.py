"""The page of all cards of KeyForge says what the cards say, and what has been counted."""

from pathlib import Path

import pytest

from cardwright.games.keyforge.facts import all_facts
from cardwright.games.keyforge.game import GAME
from tools import keyforge_cards

PAGE = keyforge_cards.PAGE.read_text("utf-8")


def test_the_page_is_up_to_date() -> None:
    assert keyforge_cards.page(keyforge_cards.load()) == PAGE, "renew it: uv run python -m tools.keyforge_cards"


def test_every_card_stands_there_with_its_text() -> None:
    entries = {entry.split(maxsplit=1)[0]: entry for entry in PAGE.split("\n### ")[1:]}
    assert list(entries) == list(all_facts())
    for number, facts in all_facts().items():
        said = [line.removeprefix("> ") for line in entries[number].splitlines() if line.startswith("> ")]
        assert said == GAME.print_of(number, facts.house).text.splitlines()


def test_rulings_are_found_by_the_names_in_them_and_by_what_cards_cite() -> None:
    found = keyforge_cards.rulings()
    assert "ruling.saved" in found["263"], "Armageddon Cloak, in the plural"
    assert "ruling.library-access" in found["115"]
    assert "archives.from-hand" in found["114"], "what Labwork cites"
    assert "ruling.first-turn-hand" in found["123"], "Sloppy Labwork"
    assert "ruling.first-turn-hand" not in found["114"]
    assert found["351"] == [], "Dust Pixie"


def test_a_game_tells_what_was_drawn_and_what_by_the_winner() -> None:
    drawn, won = keyforge_cards.play(0)
    assert {*won} <= {*drawn} <= {*all_facts()}
    assert 0 < len(won) < len(drawn)


def test_counts_are_kept_and_taken_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "counts.json"
    monkeypatch.setattr(keyforge_cards, "COUNTS", file)
    monkeypatch.setattr(keyforge_cards, "play", lambda number: (["001", f"00{number + 1}"], ["001"]))
    keyforge_cards.measure(1, jobs=1)
    assert keyforge_cards.load().games == 1
    keyforge_cards.measure(2, jobs=1)
    counts = keyforge_cards.load()
    assert (counts.games, counts.drawn["001"], counts.won["001"]) == (3, 4, 3)
    assert (counts.drawn["003"], counts.won["003"], counts.drawn["004"]) == (1, 0, 0)
