"""Alternate characters: other figures, the same effect under the same effect name."""

from typing import Final

from cardwright.games.kyza.cards import level1, level3, level4, level5
from cardwright.games.kyza.cards.making import alternate
from cardwright.games.kyza.prints import KyzaCard


def _named(cards: tuple[KyzaCard, ...], name: str) -> KyzaCard:
    return next(card for card in cards if card.name == name)


CARDS: Final[tuple[KyzaCard, ...]] = (
    alternate("Old Letter Carrier", 2, 2, 3, _named(level1.CARDS, "Letter Carrier")),
    alternate("Blind Cloud Reader", 5, 5, 6, _named(level3.CARDS, "Cloud Reader")),
    alternate("Young Fire Eater", 2, 3, 2, _named(level4.CARDS, "Fire Eater")),
    alternate("Grand Siege Tower", 5, 5, 4, _named(level5.CARDS, "Siege Tower")),
)
