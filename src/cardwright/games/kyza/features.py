"""What there is to a player's position, as figures: each with what it is worth to the heuristic, in points of life."""

from typing import Final

from cardwright.games.kyza.promises import CHARACTER, HEALTH, promise
from cardwright.games.kyza.state import LIFE, Kyza
from cardwright.games.kyza.zones import CHARACTERS, DECK, EFFECTS, HAND, SET
from cardwright.kernel.pieces.heads import Feature

LAST_CARDS: Final = 3
"""As few cards in the deck as make drawing dangerous."""
PROMISED: Final = 0.75
"""What share of its promise a set card is worth."""
WAITING: Final = 1.2
"""What a set card is worth to who could have used it this turn: so little that it is used as soon as it pays."""

FEATURES: Final = (
    Feature("life", "points of life", 0.5),
    Feature("danger", "half the square of the points of life that are missing", -0.06),
    Feature("characters", "characters", CHARACTER),
    Feature("damage", "their damage", 1.1),
    Feature("health", "the health that they have left", HEALTH),
    Feature("hand", "cards in hand, up to the limit", 1.7),
    Feature("set", "what set cards promise", 1.0),
    Feature("effects", "turns that continuous effects will still work", 0.7),
    Feature("last cards", f"by how many the deck has fewer than {LAST_CARDS} cards", -3.0),
    Feature("deck", "cards in the deck"),
    Feature("threat", "what share of the opponent's life the characters' damage is, up to the whole of it", 3.0),
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
        promised(m, player),
        float(turns),
        float(max(LAST_CARDS - left, 0)),
        float(left),
        min(damage / max(m.life[m.opponent(player)], 1), 1.0),
        float(m.active == player),
    ]


def promised(m: Kyza, player: int) -> float:
    """Return what the player's set cards are worth.

    Those that they can use on a coming turn are worth a share of what they promise. On the player's own turn those that
    were set before could be used at once, so that keeping them is worth little: else they would wait for ever.
    """
    total = 0.0
    for card in m.zone(player, SET):
        ready = m.active == player and m.state(card).since != m.turn
        total += WAITING if ready else PROMISED * promise(m, player, card)
    return total
