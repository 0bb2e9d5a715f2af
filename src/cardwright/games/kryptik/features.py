"""What there is to a player's position, as figures: each with what it is worth to the heuristic, in 11 year cards."""

from typing import Final

from cardwright.games.kryptik.clashes import CANNOT_BLOCK, HAND_CARD, ROW, prospects, value
from cardwright.games.kryptik.state import COMBAT_END, HAND_LIMIT, Kryptik
from cardwright.games.kryptik.zones import ISLAND, LIMBO
from cardwright.kernel.pieces.heads import Feature

SOULS: Final = 5
"""After so many cards in the soul row another one is worth less."""
LAST_CARDS: Final = 4
"""As few cards in the deck as make drawing dangerous."""

FEATURES: Final = (
    Feature("row", "what the 11 year cards are worth that have not fallen: the last ones most", 1.0),
    Feature("standing", "how many of them there are"),
    Feature("citizens", "what the citizens on the island are worth", 1.0),
    Feature("number", "how many of them there are"),
    Feature("engaged", "citizens that cannot block while others attack", -CANNOT_BLOCK),
    Feature("hand", "cards in hand, up to the limit", HAND_CARD),
    Feature("souls", f"cards in the soul row, up to {SOULS}", 0.95),
    Feature("more souls", "those beyond", 0.45),
    Feature("limbo", "what the cards of the limbo pile cost, and 1 for each: cheap ones are abolished first", 0.002),
    Feature("last cards", f"by how many the deck has fewer than {LAST_CARDS} cards", -0.5),
    Feature("deck", "cards in the deck"),
    Feature("coming", "what the attacks bring that come next, if the player makes them; they can be answered", 0.8),
    Feature("turn", "whether it is the player's turn"),
)


def features_of(m: Kryptik, player: int) -> list[float]:
    """Return these figures of a player's position."""
    island = m.zone(player, ISLAND)
    citizens = 0.0
    engaged = 0
    for card in island:
        citizens += value(m, card)
        engaged += m.state(card).engaged and player != m.active
    limbo = 0
    for card in m.zone(player, LIMBO):
        limbo += 1 + m.printed[card].soul_cost
    souls, left = len(m.souls(player)), len(m.deck(player))
    return [
        ROW[m.row_size(player)],
        float(m.row_size(player)),
        citizens,
        float(len(island)),
        float(engaged),
        float(min(len(m.hand(player)), HAND_LIMIT)),
        float(min(souls, SOULS)),
        float(max(souls - SOULS, 0)),
        float(limbo),
        float(max(LAST_CARDS - left, 0)),
        float(left),
        coming(m, player),
        float(player == m.active),
    ]


def coming(m: Kryptik, player: int) -> float:
    """Return what the next attacks bring a player: those of this turn, or once its combat is over, of the next."""
    fresh = m.phase >= COMBAT_END
    attacking = m.next_seat(m.active) if fresh else m.active
    return prospects(m, player, fresh=fresh) if player == attacking else 0.0
