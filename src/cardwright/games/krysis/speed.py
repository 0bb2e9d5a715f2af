"""Speed Krysis: the publisher's fast game for two, without mine, bank and relics (krysis:speed.*).

All three rounds are teams and what they must do; only the agents are chosen.
"""

from dataclasses import dataclass
from typing import Final

from cardwright.games.krysis.actions import TO_HOME
from cardwright.games.krysis.events import (
    BY_MINER,
    CRYSTALS,
    BecameActive,
    Deserted,
    GoodsMoved,
    GoodsTaken,
    HomeShown,
    RoundBegan,
    RoundEnded,
    Scored,
    SpeedStarted,
)
from cardwright.games.krysis.goods import WORTH
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.teams import TEAM_SIZE, AgentRun, Reveal, fix_initiative
from cardwright.kernel.asking.sealed import Sealed
from cardwright.kernel.basics.pools import Pool, available, worth
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.pieces.zones import NOBODY

SPEED_ROUNDS: Final = 3
SPEED_CAMP: Final[Pool] = (2, 3, 0)
"""With what each camp begins (krysis:speed.camp)."""

PREPARE, BEGIN, TEAM_UP, ACT, END = range(5)
PLAYERS: Final = (0, 1)


@dataclass(frozen=True)
class SpeedRounds(Op):
    """The whole game; ``pc`` is the phase, data how far it is."""

    def step(self, m: Krysis, f: Frame) -> None:
        done = f.data[0]
        if f.pc == PREPARE:
            # krysis:ruling.speed-ties: miners are drawn all the same, for ties of speed.
            m.do(SpeedStarted(m.random("start order").shuffled((1, 3)), SPEED_CAMP))
            f.pc = BEGIN
        elif f.pc == BEGIN:
            if m.turn == SPEED_ROUNDS:  # krysis:speed.rounds
                score(m)
                return
            m.do(RoundBegan(m.turn + 1))
            m.do(BecameActive(max(PLAYERS, key=m.is_ahead)))
            f.pc, f.data = TEAM_UP, (0,)
        elif f.pc == TEAM_UP:
            if done == TEAM_SIZE:
                fix_initiative(m)  # krysis:speed.faster
                f.pc, f.data = ACT, (0,)
            else:
                f.data = (done + 1,)
                m.push(Sealed(AgentRun(), Reveal(), PLAYERS), f.act)  # krysis:speed.teams
        elif done == len(PLAYERS):
            m.do(RoundEnded())
            f.pc, f.data = BEGIN, (0,)
        else:
            f.data = (done + 1,)
            must(m, m.order[done])


def must(m: Krysis, player: int) -> None:
    """Do what a team must: steal, or carry home, or mine."""
    m.do(BecameActive(player))
    other = m.opponent(player)
    slots = m.capacity(player)
    loot = available(m.camps[other], slots)
    stronger = m.is_deserted(other) or m.attack(player) > m.defense(other)
    if stronger and sum(loot) > 0:  # krysis:speed.steal, krysis:ruling.speed-loads
        m.do(GoodsMoved(player, other, TO_HOME, loot, ()))
        m.do(Deserted(player))
    elif sum(m.camps[player]) >= sum(slots):  # krysis:speed.carry, krysis:ruling.speed-empty
        m.do(GoodsMoved(player, player, TO_HOME, available(m.camps[player], slots), ()))
        m.do(Deserted(player))  # krysis:speed.unguarded
    else:
        m.do(GoodsTaken(player, slots, BY_MINER))  # krysis:speed.mine


def score(m: Krysis) -> None:
    """Score the crystals at home, and end the match; equal points share the win (krysis:ruling.speed-draw)."""
    for player in PLAYERS:
        m.do(HomeShown(player, m.homes[player], ()))
    for player in PLAYERS:
        points = worth(m.homes[player], WORTH)
        if points:
            m.do(Scored(player, CRYSTALS, points))  # krysis:speed.score
    best = max(m.points)
    m.end(tuple([player for player in PLAYERS if m.points[player] == best]), f"most points: {best}")


def first_speed_frame(m: Krysis) -> None:
    """Push the frame that everything begins with."""
    m.push(SpeedRounds(), Activation(0, NOBODY), PREPARE, (0,))
