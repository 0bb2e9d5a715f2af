"""How well a player stands: a heuristic that bots steer by, no rule of the game.

The unit is one 11 year card. What waits on the pile and an attack under way are played out first, with nobody answering
and the defender blocking as well as `clashes` knows; the attacks that are still to come are judged as a whole.
"""

from typing import Final

from cardwright.games.kryptik.actions import BLOCK_WITH, STRIDE
from cardwright.games.kryptik.clashes import Clash
from cardwright.games.kryptik.combat import BlockRun, may_block
from cardwright.games.kryptik.features import FEATURES, features_of
from cardwright.games.kryptik.state import Kryptik
from cardwright.kernel.asking.runs import Asking
from cardwright.kernel.basics.outcome import WON, final_standings
from cardwright.kernel.pieces.heads import weighted
from cardwright.kernel.pieces.options import DONE
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.pile.priority import Priority

WEIGHTS: Final = tuple([feature.weight for feature in FEATURES])
MOST_STEPS: Final = 60


def standing(m: Kryptik, player: int) -> float:
    """Return how well the player stands against the others: positive is better, 1000 and more has won."""
    return standings(settled(m))[player]


def standings(m: Kryptik) -> list[float]:
    """Return how well each player stands against the others, in a match that is `settled`."""
    if m.outcome is not None:
        return final_standings(m.outcome, m.game.players)
    stand = [-WON for _ in range(m.game.players)]
    worths = [weighted(WEIGHTS, features_of(m, player)) for player in m.seats]
    for i, player in enumerate(m.seats):
        others = worths[:i] + worths[i + 1 :]
        stand[player] = worths[i] - sum(others) / len(others)
    return stand


def settled(m: Kryptik) -> Kryptik:
    """Return the match with nothing under way any more: itself, or a copy that is played out."""
    return played_out(m) if m.outcome is None and (m.pile or m.attacker != NOBODY) else m


def played_out(m: Kryptik) -> Kryptik:
    """Return a copy in which the pile has resolved and the attack is over."""
    m = m.copy()
    m.journaling = False
    steps = 0
    while m.outcome is None and (m.pile or m.attacker != NOBODY) and steps < MOST_STEPS:
        steps += 1
        op = m.frames[-1].op
        if isinstance(op, Priority):
            m.pick(len(m.codes) - 1)
        elif isinstance(op, Asking) and isinstance(op.run, BlockRun):
            m.pick(block(m))
        else:
            m.pick(0)
    return m


def block(m: Kryptik) -> int:
    """Return the index of the next pick of the best block that goes on with the picks so far."""
    picks = [code % STRIDE for code in m.frames[-1].data if code // STRIDE == BLOCK_WITH]
    clash = Clash(m, m.attacker, max(len(m.targets), 1), m.row_size(m.defender))
    best = clash.best_block(m, may_block(m, m.chooser), picks)
    for card in best[len(picks) :]:
        return m.codes.index(BLOCK_WITH * STRIDE + card)
    return m.codes.index(DONE * STRIDE)
