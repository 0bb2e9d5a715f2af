"""Round after round: respawns, the three phases, death checks (crucible:phase.three, crucible:round.again)."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.crucible.deaths import DeathChecks, holders
from cardwright.games.crucible.events import PhaseBegan, Respawned, RoundBegan, RoundEnded
from cardwright.games.crucible.fights import Monsters
from cardwright.games.crucible.moving import Placement, home
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.turns import PhaseTurn
from cardwright.games.crucible.values import ATTACK_PHASE, MOVE_PHASE, SPELL_PHASE
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.pieces.zones import NOBODY

BEGIN: Final = 0
RESPAWN: Final = 1
MOVES: Final = 2
MONSTERS: Final = 3
ATTACKS: Final = 4
SPELLS: Final = 5
CHECKS: Final = 6
END: Final = 7


@dataclass(frozen=True)
class Rounds(Op):
    """The frame at the bottom of the game; ``pc`` is the stage of the round, data: who has still to take a turn."""

    def step(self, m: Crucible, f: Frame) -> None:
        if f.data:
            player, f.data = f.data[0], f.data[1:]
            if player in m.seats and m.here(player) >= 0:  # crucible:phase.turns
                m.push(PhaseTurn(m.phase), Activation(player, NOBODY))
            return
        stage = f.pc
        f.pc = stage + 1
        if stage == BEGIN:
            self.begin(m)
        elif stage == RESPAWN:
            respawn(m)
        elif stage in {MOVES, ATTACKS}:
            f.data = m.order
        elif stage == SPELLS:
            m.do(PhaseBegan(SPELL_PHASE))
            f.data = m.order
        elif stage == MONSTERS:  # crucible:attack.monsters-first
            m.do(PhaseBegan(ATTACK_PHASE))
            m.push(Monsters(), Activation(NOBODY, NOBODY))
        elif stage == CHECKS:
            m.push(DeathChecks(holders(m)), Activation(NOBODY, NOBODY))
        else:
            f.pc = BEGIN
            m.do(RoundEnded())

    def begin(self, m: Crucible) -> None:
        """Begin the next round, unless there were enough of them (crucible:ruling.last-round)."""
        if m.turn >= m.options["rounds"]:
            best = max([rank(m, player) for player in m.seats])
            m.end(tuple([player for player in m.seats if rank(m, player) == best]), "most victory points")
        else:
            m.do(RoundBegan(m.turn + 1))
            m.do(PhaseBegan(MOVE_PHASE))

    def without(self, m: Crucible, f: Frame, player: int) -> bool:
        """It goes on for the others."""
        f.data = tuple([one for one in f.data if one != player])
        return True


def rank(m: Crucible, player: int) -> tuple[int, int, int]:
    """Return how well a player has done: Points, then fewer deaths, then a later Turn (crucible:ruling.last-round)."""
    return m.points[player], -m.deaths[player], m.order.index(player)


def respawn(m: Crucible) -> None:
    """Place the dead: a lone one on the Chrysalys, several at random (crucible:respawn.start).

    crucible:round.respawn, crucible:respawn.several
    """
    dead = [player for player in m.order if player in m.dead]
    if not dead:
        return
    m.do(Respawned())
    place = home(m) if len(dead) == 1 else NOBODY
    for player in reversed(dead):
        m.push(Placement(place), Activation(player, m.tokens[player]))
