"""The text of every card, so that a change to a word shows which cards it moves.

Where the texts have changed on purpose, renew them, and read what `git diff` shows:

    uv run python -m tests.games.crucible.test_texts
"""

from pathlib import Path

from cardwright.games.crucible.game import GAME
from cardwright.kernel.core.codec import node_from_json, node_to_json
from cardwright.language.lint import lint

FILE = Path(__file__).parent / "texts.txt"


def card(name: str) -> str:
    """A card as it stands in the file: its name, then its paragraphs."""
    return "\n".join([name, *[f"    {line}" for line in GAME.cards[name].text.splitlines()]])


def texts() -> str:
    """The texts of all cards."""
    return "\n\n".join([card(name) for name in GAME.cards]) + "\n"


def test_the_texts_are_what_they_were() -> None:
    was = {entry.partition("\n")[0]: entry for entry in FILE.read_text("utf-8").rstrip("\n").split("\n\n")}
    now = {entry.partition("\n")[0]: entry for entry in texts().rstrip("\n").split("\n\n")}
    moved = {name: (was.get(name), now.get(name)) for name in was | now if was.get(name) != now.get(name)}
    assert moved == {}, "if that is right, renew with: uv run python -m tests.games.crucible.test_texts"


def test_every_paragraph_is_a_sentence() -> None:
    paragraphs = [line for name in GAME.cards for line in GAME.cards[name].text.splitlines()]
    assert len(paragraphs) > 100
    assert [text for text in paragraphs if not text[0].isupper() and text[0] not in "+-"] == []
    assert [text for text in paragraphs if not text.endswith(".")] == []


def test_the_linter_finds_nothing() -> None:
    assert [fault for name in GAME.cards for fault in lint(GAME.cards[name], GAME)] == []


def test_cards_come_back_from_json() -> None:
    for name in GAME.cards:
        abilities = GAME.cards[name].abilities
        assert [node_from_json(node_to_json(ability, GAME.codec), GAME.codec) for ability in abilities] == [*abilities]


if __name__ == "__main__":
    FILE.write_text(texts(), "utf-8")
