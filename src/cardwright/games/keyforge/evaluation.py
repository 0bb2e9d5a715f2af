"""How well a player stands: a heuristic that bots steer by, no rule of the game.

The unit is one æmber in the pool. The weights are tuned by play of the greedy bot against itself and others.
"""

from typing import Final

from cardwright.games.keyforge.features import FEATURES, features_of
from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.basics.outcome import final_standings
from cardwright.kernel.pieces.heads import weighted

WEIGHTS: Final = tuple([feature.weight for feature in FEATURES])


def standing(m: KeyForge, player: int) -> float:
    """Return how well the player stands against the opponent: positive is better, 1000 and more has won."""
    if m.outcome is not None:
        return final_standings(m.outcome, m.game.players)[player]
    other = m.opponent(player)
    # On the player's own turn the opponent's step 1 is next: what the pool affords then is as good as forged.
    mine, others = features_of(m, player, at_once=False), features_of(m, other, at_once=m.active == player)
    return weighted(WEIGHTS, mine) - weighted(WEIGHTS, others)
