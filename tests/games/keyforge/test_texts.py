"""The text of every card, so that a change to a word shows which cards it moves.

Where the texts have changed on purpose, renew them, and read what `git diff` shows:

    uv run python -m tests.games.keyforge.test_texts
"""

from pathlib import Path

from cardwright.games.keyforge.facts import all_facts
from cardwright.games.keyforge.game import GAME

FILE = Path(__file__).parent / "texts.txt"


def card(number: str) -> str:
    """A card as it stands in the file: number and name, then its paragraphs."""
    facts = all_facts()[number]
    lines = GAME.print_of(number, facts.house).text.splitlines()
    return "\n".join([f"{number} {facts.name}", *[f"    {line}" for line in lines]])


def texts() -> str:
    """The texts of all cards that can be played."""
    return "\n\n".join([card(number) for number in sorted(GAME.implemented)]) + "\n"


def test_no_text_has_changed_unawares() -> None:
    was = {entry.splitlines()[0]: entry for entry in FILE.read_text("utf-8").rstrip("\n").split("\n\n")}
    now = {entry.splitlines()[0]: entry for entry in texts().rstrip("\n").split("\n\n")}
    moved = {name: (was.get(name), now.get(name)) for name in was | now if was.get(name) != now.get(name)}
    assert moved == {}, "if that is right, renew with: uv run python -m tests.games.keyforge.test_texts"


def test_every_paragraph_is_a_sentence() -> None:
    paragraphs = [line for name in GAME.cards for line in GAME.cards[name].text.splitlines()]
    assert len(paragraphs) > 124
    assert [text for text in paragraphs if not text[0].isupper() or not text.endswith((".", ".”"))] == []


def test_keywords_stand_first_in_one_line_with_their_values() -> None:
    assert GAME.cards["Carlo Phantom"].text == "Elusive. Skirmish.\nWhenever you play an artifact, steal 1 æmber."
    assert GAME.cards["Dust Pixie"].text == ""


if __name__ == "__main__":
    FILE.write_text(texts(), "utf-8")
