"""Decks of KeyForge, whose lists the tests of the formats read."""

import pytest

from cardwright.games.keyforge.game import GAME
from cardwright.kernel.pieces.decklist import DeckList


@pytest.fixture
def argus() -> DeckList:
    return GAME.find_deck("argus")


@pytest.fixture
def gregg() -> DeckList:
    """A deck with a maverick."""
    return GAME.find_deck("gregg")
