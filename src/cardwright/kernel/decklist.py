"""Deck lists as every game understands them: named, with cards in named sections."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DeckCard:
    """One card of a deck list.

    ``key`` is the card's stable key in its game (in KeyForge the collector number, ``"267"``);
    ``section`` is where the list puts it (in KeyForge the house it belongs to, elsewhere "main" or "side").
    """

    key: str
    section: str


@dataclass(frozen=True, slots=True)
class DeckList:
    """A named list of cards for one game, in the order of the list, one entry per copy.

    ``sections`` are the sections in the order of the list (in KeyForge the three houses);
    ``chains`` are the chains that the deck starts with (KeyForge only; elsewhere 0).
    """

    game: str
    name: str
    sections: tuple[str, ...]
    cards: tuple[DeckCard, ...]
    chains: int = 0
