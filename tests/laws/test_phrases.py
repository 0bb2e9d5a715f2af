"""What words say, on cards and elsewhere, is proper English."""

import pytest

from cardwright.games.keyforge.game import GAME as KEYFORGE
from cardwright.games.kyza.game import GAME as KYZA
from cardwright.kernel.grammar.forms import sentence
from cardwright.kernel.matches.game import Game
from cardwright.language.lint import lint_text
from tests.laws.phrases import FILE, phrases


def blocks(text: str) -> dict[str, str]:
    """What each word says, by its name."""
    return {block.splitlines()[0]: block for block in text.rstrip("\n").split("\n\n")}


def test_no_word_says_something_else_unawares() -> None:
    was, now = blocks(FILE.read_text("utf-8")), blocks(phrases())
    moved = {word: (was.get(word), now.get(word)) for word in was | now if was.get(word) != now.get(word)}
    assert moved == {}, "if that is right, renew with: uv run python -m tests.laws.phrases"


def test_phrases_are_spelled_as_they_should_be() -> None:
    said = [line.strip() for line in FILE.read_text("utf-8").splitlines() if line.startswith(" ")]
    assert len(said) > 2000
    assert [fault for phrase in said for fault in lint_text(sentence(phrase))] == []


@pytest.mark.parametrize("game", [KEYFORGE, KYZA])
def test_cards_are_spelled_as_they_should_be(game: Game) -> None:
    texts = [game.cards[name].text for name in game.cards]
    assert [fault for text in texts for line in text.splitlines() for fault in lint_text(line)] == []
