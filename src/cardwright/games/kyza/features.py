"""What there is to a player's position, as figures: each with what it is worth to the heuristic, in points of life."""

from typing import Final

from cardwright.games.kyza.promises import promise
from cardwright.games.kyza.state import LIFE, Kyza
from cardwright.games.kyza.zones import CHARACTERS, DECK, EFFECTS, HAND, SET
from cardwright.kernel.pieces.heads import Feature

LAST_CARDS: Final = 3
"""As few cards in the deck as make drawing dangerous."""
WAITING: Final = 0.7
"""What a set card is worth to who could have used it this turn: so little that it is used as soon as it pays."""

FEATURES: Final = (
    Feature("life", "points of life", 0.6),
    Feature("danger", "half the square of the points of life that are missing", -0.1),
    Feature("characters", "characters", 2.5),
    Feature("damage", "their damage", 0.9),
    Feature("health", "the health that they have left", 0.75),
    Feature("hand", "cards in hand, up to the limit", 2.8),
    Feature("set", "what set cards promise", 1.0),
    Feature("effects", "turns that continuous effects will still work", 2.2),
    Feature("last cards", f"by how many the deck has fewer than {LAST_CARDS} cards", -4.0),
    Feature("deck", "cards in the deck"),
    Feature("threat", "what share of the opponent's life the characters' damage is, up to the whole of it", 7.5),
    Feature("turn", "whether it is the player's turn"),
    Feature("hardiest", "the health of the healthiest character", 0.75),
    Feature("unbeaten", "characters that no enemy destroys in a fight", 0.7),
    Feature("unbeaten damage", "their damage", 0.2),
    Feature("unblocked", "the damage of the weakest enemies that are left when each character blocks one", -0.25),
)


def features_of(m: Kyza, player: int) -> list[float]:
    """Return these figures of a player's position."""
    opponent = m.opponent(player)
    life = m.life[player]
    missing = max(LIFE - life, 0)
    characters = m.zone(player, CHARACTERS)
    hits = sorted([m.damage(card) for card in m.zone(opponent, CHARACTERS)])
    hardest = hits[-1] if hits else 0
    damage = health = turns = hardiest = unbeaten = unbeaten_damage = 0
    for card in characters:
        hit, left = m.damage(card), m.health_left(card)
        damage += hit
        health += left
        hardiest = max(hardiest, m.health(card))
        if left > hardest:
            unbeaten += 1
            unbeaten_damage += hit
    for card in m.zone(player, EFFECTS):
        state = m.state(card)
        if state.active:
            turns += m.printed[card].level - state.counters
    cards = len(m.zone(player, DECK))
    return [
        float(life),
        missing * missing / 2,
        float(len(characters)),
        float(damage),
        float(health),
        float(min(len(m.zone(player, HAND)), m.hand_limit(player))),
        promised(m, player),
        float(turns),
        float(max(LAST_CARDS - cards, 0)),
        float(cards),
        min(damage / max(m.life[opponent], 1), 1.0),
        float(m.active == player),
        float(hardiest),
        float(unbeaten),
        float(unbeaten_damage),
        float(sum(hits[: max(len(hits) - len(characters), 0)])),
    ]


def promised(m: Kyza, player: int) -> float:
    """Return what the player's set cards are worth.

    Those that they can use on a coming turn are worth what they promise. On the player's own turn those that were set
    before could be used at once, so that keeping them is worth little: else they would wait for ever.
    """
    total = 0.0
    for card in m.zone(player, SET):
        ready = m.active == player and m.state(card).since != m.turn
        total += WAITING if ready else promise(m, player, card)
    return total
