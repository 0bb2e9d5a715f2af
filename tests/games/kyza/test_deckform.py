"""Kyza decks in and out."""

import pytest

from cardwright import decks
from cardwright.games.kyza.game import GAME
from cardwright.kernel.basics.errors import BadDeck


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("name", list(GAME.decks))
def test_every_shipped_deck_comes_back(name: str, form: str) -> None:
    deck = GAME.decks[name]
    assert decks.parse(decks.write(deck, form), "kyza") == deck


def test_a_list_names_its_format_and_its_cards() -> None:
    text = "# Mine\n[Free]\n3 great whale\nWar Drum\n"
    deck = decks.parse(text, "kyza")
    assert (deck.name, deck.sections) == ("Mine", ("free",))
    assert [card.key for card in deck.cards] == ["great-whale"] * 3 + ["war-drum"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "[Free]\n1 Great Wale",
            r"line 2: no card .* is called 'Great Wale': did you mean 'Great Whale' or",
        ),
        ("[Brobnar]\n1 Great Whale", r"line 1: 'Brobnar' is no format: use Free, Konflict, .* or Kollectors Macro"),
        ("[Konflict]\n1 Great Whale", r"it has 1 instead of 20 cards"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, told: str) -> None:
    with pytest.raises(BadDeck, match=told):
        decks.parse(text, "kyza")
