"""How well a player stands, in Victory Points: a heuristic that bots steer by, no rule of the game."""

from typing import Final

from cardwright.games.crucible.drawing import left_of_destiny
from cardwright.games.crucible.features import FEATURES, features_of
from cardwright.games.crucible.state import Crucible
from cardwright.kernel.pieces.heads import weighted

WON: Final = 1000.0
WEIGHTS: Final = tuple([feature.weight for feature in FEATURES])


def standing(m: Crucible, player: int) -> float:
    """Return how much better a player stands than the best of the others: 1000 has won."""
    if m.outcome is not None:
        return WON if player in m.outcome.winners else -WON
    left, fighters = left_of_destiny(m), m.combatants()
    mine = weighted(WEIGHTS, features_of(m, left, fighters, player))
    others = [weighted(WEIGHTS, features_of(m, left, fighters, other)) for other in m.seats if other != player]
    return mine - max(others, default=0.0)
