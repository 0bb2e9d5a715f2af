"""What Kyza Kards asks of what is in force."""

from typing import Final

from cardwright.language.questions import Deed, Quantity, Question, Size, Supply

DAMAGE: Final = Quantity("damage")
HEALTH: Final = Quantity("health")
CHARACTER_SPACES: Final = Supply("character space", of_players=True)
EFFECT_SPACES: Final = Supply("effect space", of_players=True)
HAND_SIZE: Final = Size("hand size", of_players=True)
BLOCKERS: Final = Supply("blocker", of_players=True)
ATTACK: Final = Deed("attack")
BLOCK: Final = Deed("block")
DEAL_COMBAT_DAMAGE: Final = Deed("deal combat damage")

QUESTIONS: Final[tuple[Question, ...]] = (
    DAMAGE,
    HEALTH,
    CHARACTER_SPACES,
    EFFECT_SPACES,
    HAND_SIZE,
    BLOCKERS,
    ATTACK,
    BLOCK,
    DEAL_COMBAT_DAMAGE,
)
"""All of them; what answers one may ask only those before it."""
