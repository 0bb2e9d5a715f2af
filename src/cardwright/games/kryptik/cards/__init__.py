"""The set "Eleven Winters": 96 cards, by color; one entry a card."""

from typing import Final

from cardwright.games.kryptik.cards import black, blue, generic, green, pairs, white
from cardwright.games.kryptik.prints import KryptikCard

CARDS: Final[dict[str, KryptikCard]] = {
    card.key: card for module in (white, blue, black, green, pairs, generic) for card in module.CARDS
}
"""All cards by key."""
