"""Deck lists as every game understands them: named, with cards in named sections."""

from collections.abc import Mapping
from dataclasses import dataclass, field


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

    ``sections`` are the sections in the order of the list (in KeyForge the three houses); ``extras`` are what it states
    besides (in KeyForge the ``"chains"`` that the deck starts with), by the names in the game's `DeckForm`.
    """

    game: str
    name: str
    sections: tuple[str, ...]
    cards: tuple[DeckCard, ...]
    extras: Mapping[str, int] = field(default_factory=dict, hash=False)
