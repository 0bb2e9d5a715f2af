"""How well a player stands, in Victory Points: a heuristic that bots steer by, no rule of the game."""

from typing import Final

from cardwright.games.crucible.drawing import left_of_destiny
from cardwright.games.crucible.features import FEATURES, features_of
from cardwright.games.crucible.state import Crucible
from cardwright.kernel.basics.outcome import WON, final_standings
from cardwright.kernel.pieces.heads import weighted

WEIGHTS: Final = tuple([feature.weight for feature in FEATURES])


def standings(m: Crucible) -> list[float]:
    """Return how much better each player stands than the best of the others: 1000 has won, -1000 has lost."""
    if m.outcome is not None:
        return final_standings(m.outcome, m.game.players)
    stand = [-WON for _ in range(m.game.players)]
    left, fighters = left_of_destiny(m), m.combatants()
    worths = [weighted(WEIGHTS, features_of(m, left, fighters, player)) for player in m.seats]
    for i, player in enumerate(m.seats):
        stand[player] = worths[i] - max(worths[:i] + worths[i + 1 :], default=0.0)
    return stand
