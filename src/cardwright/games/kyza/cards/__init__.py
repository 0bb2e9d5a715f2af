"""The set: 60 effects, by Aether Level, and 4 alternate characters; one entry a card."""

from typing import Final

from cardwright.games.kyza.cards import alternates, level1, level2, level3, level4, level5, level6
from cardwright.games.kyza.prints import KyzaCard

CARDS: Final[dict[str, KyzaCard]] = {
    card.key: card for module in (level1, level2, level3, level4, level5, level6, alternates) for card in module.CARDS
}
"""All cards by key."""
