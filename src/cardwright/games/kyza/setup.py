"""Before the first turn: who begins, shuffling, and the first hands (kyza:setup.*)."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.kyza.events import Shuffled
from cardwright.games.kyza.playing import draw
from cardwright.games.kyza.state import HAND_LIMIT, Kyza
from cardwright.games.kyza.turn import TURN
from cardwright.kernel.core.frames import Frame, Op

FIRST_HAND: Final = HAND_LIMIT
"""Cards drawn before the first turn (kyza:setup.hand)."""


@dataclass(frozen=True)
class Setup(Op):
    """Decides who begins, shuffles both decks and deals the first hands."""

    def step(self, m: Kyza, f: Frame) -> None:
        m.pop()
        for player in (0, 1):
            m.do(Shuffled(player))
        first = m.options["first"]
        m.first = m.random("first player").below(2) if first < 0 else first  # kyza:setup.first, kyza:ruling.start
        for player in (m.first, m.opponent(m.first)):
            draw(m, player, FIRST_HAND)
        m.push(TURN, f.act)


SETUP: Final = Setup()
