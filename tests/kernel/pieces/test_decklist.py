"""Deck lists: they travel to other processes as they are."""

import copy
import pickle

from cardwright.kernel.pieces.decklist import DeckCard, DeckList


def test_a_deck_is_copied_and_pickled_as_python_does_it() -> None:
    deck = DeckList("go", "Stones", ("main",), (DeckCard("1", "main"), DeckCard("1", "main")), {"komi": 6})
    for again in (copy.copy(deck), copy.deepcopy(deck), pickle.loads(pickle.dumps(deck))):  # noqa: S301 - our own
        assert again == deck
        assert hash(again) == hash(deck)
