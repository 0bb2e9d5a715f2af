"""Deck lists as every game understands them: named, with cards in named sections."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any


@dataclass(frozen=True, slots=True)
class DeckCard:
    """One card of a deck list.

    ``key`` is the card's stable key in its game (in KeyForge the collector number, ``"267"``);
    ``section`` is where the list puts it (in KeyForge the house it belongs to, elsewhere "main" or "side").
    """

    key: str
    section: str

    def __reduce__(self) -> tuple[object, ...]:
        return DeckCard, (self.key, self.section)


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

    def __reduce__(self) -> tuple[object, ...]:
        return DeckList, (self.game, self.name, self.sections, self.cards, dict(self.extras))


def decks_from_data(game: str, rows: Iterable[dict[str, Any]]) -> Mapping[str, DeckList]:
    """Return the decks that ship with a game, by name, out of the rows of its ``data/decks.json``.

    A row is ``{"name": "Radiant Argus the Supreme", "cards": {"logos": "108 115 124 125 125", ...}}``: for each section
    the keys of its cards, one for each copy.
    """
    decks: dict[str, DeckList] = {}
    for row in rows:
        sections: dict[str, str] = row["cards"]
        cards = tuple([DeckCard(key, section) for section, keys in sections.items() for key in keys.split()])
        decks[row["name"]] = DeckList(game, row["name"], tuple(sections), cards)
    return MappingProxyType(decks)
