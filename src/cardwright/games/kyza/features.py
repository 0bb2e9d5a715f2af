"""What there is to a player's position, as figures: each with what it is worth to the heuristic, in points of life."""

from typing import Final

from cardwright.games.kyza.state import LIFE, Kyza
from cardwright.games.kyza.zones import CHARACTERS, DECK, EFFECTS, HAND, SET
from cardwright.kernel.pieces.heads import Feature

DAMAGE: Final = 0.85
"""A point of damage of a character."""
HEALTH: Final = 0.45
"""A point of health of a character."""
CHARACTER: Final = 0.6
LOW_LIFE: Final = 0.12
"""How much more each point of life is worth, per point that the player is below the start."""
LAST_CARDS: Final = 3
"""As few cards in the deck as make drawing dangerous."""

FEATURES: Final = (
    Feature("life", "points of life", 1.0),
    Feature("danger", "half the square of the points of life that are missing", -LOW_LIFE),
    Feature("characters", "characters", CHARACTER),
    Feature("damage", "their damage", DAMAGE),
    Feature("health", "the health that they have left", HEALTH),
    Feature("hand", "cards in hand, up to the limit", 1.7),
    Feature("set", "set cards", 1.2),
    Feature("effects", "turns that continuous effects will still work", 0.7),
    Feature("last cards", f"by how many the deck has fewer than {LAST_CARDS} cards", -3.0),
    Feature("deck", "cards in the deck"),
    Feature("threat", "what share of the opponent's life the characters' damage is, up to the whole of it"),
    Feature("turn", "whether it is the player's turn"),
)


def features_of(m: Kyza, player: int) -> list[float]:
    """Return these figures of a player's position."""
    life = m.life[player]
    missing = max(LIFE - life, 0)
    characters = m.zone(player, CHARACTERS)
    damage = health = turns = 0
    for card in characters:
        damage += m.damage(card)
        health += m.health_left(card)
    for card in m.zone(player, EFFECTS):
        state = m.state(card)
        if state.active:
            turns += m.printed[card].level - state.counters
    left = len(m.zone(player, DECK))
    return [
        float(life),
        missing * missing / 2,
        float(len(characters)),
        float(damage),
        float(health),
        float(min(len(m.zone(player, HAND)), m.hand_limit(player))),
        float(len(m.zone(player, SET))),
        float(turns),
        float(max(LAST_CARDS - left, 0)),
        float(left),
        min(damage / max(m.life[m.opponent(player)], 1), 1.0),
        float(m.active == player),
    ]
