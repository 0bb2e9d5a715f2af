"""Round after round, and the end of each (krysis:round.*)."""

from dataclasses import dataclass

from cardwright.games.krysis.actions import DRAW, DRAW_FIGHTER, DRAW_TRANSPORTER, STRIDE
from cardwright.games.krysis.events import AgentDrawn, BecameActive, RoundBegan, RoundEnded
from cardwright.games.krysis.mining import BidRun, Bids
from cardwright.games.krysis.scoring import final_scoring
from cardwright.games.krysis.state import ROUNDS, Krysis
from cardwright.games.krysis.teams import TEAM_SIZE, AgentRun, Reveal, fix_initiative
from cardwright.games.krysis.turns import Turn
from cardwright.games.krysis.zones import FIGHTERS, TRANSPORTERS
from cardwright.kernel.asking.sealed import Sealed
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.pieces.zones import NOBODY

BEGIN, MINE, TEAM_UP, INITIATIVE, ACT, END, REFILL = range(7)

DRAWN_A_ROUND = 3
"""Agents that each player draws at the end of a round (krysis:round-end.draw)."""


@dataclass(frozen=True)
class Rounds(Op):
    """The whole game, as the lowest frame; ``pc`` is the phase, data how far it is."""

    def step(self, m: Krysis, f: Frame) -> None:  # noqa: C901, PLR0912 - a branch for each phase
        players = tuple(range(m.game.players))
        done = f.data[0]
        if f.pc == BEGIN:
            m.do(RoundBegan(m.turn + 1))
            m.do(BecameActive(max(players, key=m.is_ahead)))
            f.pc = MINE
        elif f.pc == MINE:
            f.pc = TEAM_UP
            m.push(Sealed(BidRun(), Bids(), players), f.act)  # krysis:mining.secret
        elif f.pc == TEAM_UP:
            if done == TEAM_SIZE:
                f.pc, f.data = INITIATIVE, (0,)
            else:
                f.data = (done + 1,)
                m.push(Sealed(AgentRun(), Reveal(), players), f.act)  # krysis:team.three, krysis:ruling.one-by-one
        elif f.pc == INITIATIVE:
            fix_initiative(m)
            f.pc = ACT
        elif f.pc == ACT:
            if done == len(players):
                f.pc, f.data = END, (0,)
            else:
                f.data = (done + 1,)
                m.push(Turn(), Activation(m.order[done], NOBODY))
        elif f.pc == END:
            m.do(RoundEnded())
            if m.turn == ROUNDS:  # krysis:round.five
                final_scoring(m)
            else:
                f.pc = REFILL
        elif done == len(players):
            f.pc, f.data = BEGIN, (0,)
        else:
            f.data = (done + 1,)
            m.push(Refill(), Activation(m.order[done], NOBODY), 0, (DRAWN_A_ROUND,))  # krysis:ruling.draw-order


@dataclass(frozen=True)
class Refill(Op):
    """A player draws agents one by one, each from either deck; data: how many are left to draw."""

    def opens(self) -> bool:
        """How many are drawn of each deck shows."""
        return True

    def step(self, m: Krysis, f: Frame) -> None:
        """Ask for the deck, while there is one to draw from (krysis:ruling.no-refill, krysis:ruling.nine-draws)."""
        player = f.act.player
        decks = ((FIGHTERS, DRAW_FIGHTER), (TRANSPORTERS, DRAW_TRANSPORTER))
        codes = [DRAW * STRIDE + deck for zone, deck in decks if m.zone(player, zone)]
        if not f.data[0] or not codes:
            m.pop()
        elif m.active != player:
            m.do(BecameActive(player))
        else:
            m.ask(player, codes)

    def answer(self, m: Krysis, f: Frame, code: int) -> None:
        f.data = (f.data[0] - 1,)
        draw_agent(m, f.act.player, code % STRIDE)

    def prompt(self, m: Krysis, f: Frame) -> str:
        return f"From which deck do you draw? You draw {f.data[0]} more."


def draw_agent(m: Krysis, player: int, deck: int) -> bool:
    """Draw the top agent of one of a player's decks; false if it is empty."""
    cards = m.zone(player, FIGHTERS if deck == DRAW_FIGHTER else TRANSPORTERS)
    if not cards:
        return False
    m.do(AgentDrawn(player, cards[-1], deck))
    return True
