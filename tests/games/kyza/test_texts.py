"""The text of every card, so that a change to a word shows which cards it moves.

Where the texts have changed on purpose, renew them, and read what `git diff` shows:

    uv run python -m tests.games.kyza.test_texts
"""

from pathlib import Path

from cardwright.games.kyza.game import GAME

FILE = Path(__file__).parent / "texts.txt"


def card(name: str) -> str:
    """A card as it stands in the file: its name, then its paragraphs."""
    return "\n".join([name, *[f"    {line}" for line in GAME.cards[name].text.splitlines()]])


def texts() -> str:
    """The texts of all cards."""
    return "\n\n".join([card(name) for name in GAME.cards]) + "\n"


def test_no_text_has_changed_unawares() -> None:
    was = {entry.splitlines()[0]: entry for entry in FILE.read_text("utf-8").rstrip("\n").split("\n\n")}
    now = {entry.splitlines()[0]: entry for entry in texts().rstrip("\n").split("\n\n")}
    moved = {name: (was.get(name), now.get(name)) for name in was | now if was.get(name) != now.get(name)}
    assert moved == {}, "if that is right, renew with: uv run python -m tests.games.kyza.test_texts"


def test_every_paragraph_is_a_sentence() -> None:
    paragraphs = [line for name in GAME.cards for line in GAME.cards[name].text.splitlines()]
    assert len(paragraphs) > 64
    assert [text for text in paragraphs if not text[0].isupper() or not text.endswith(".")] == []


def test_the_symbols_stand_first_in_a_line() -> None:
    assert GAME.cards["Silent Bell"].text == (
        "Flash. Continuous.\n"
        "Your opponent can block with at most 1 character.\n"
        "At the end of your turn, if your deck is no smaller than your opponent's deck, deal 2 damage to them."
    )


if __name__ == "__main__":
    FILE.write_text(texts(), "utf-8")
