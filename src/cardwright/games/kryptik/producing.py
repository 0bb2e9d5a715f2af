"""Producing energy without spending it at once (kryptik:energy.produce, kryptik:energy.no-pile)."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.kryptik.actions import COLORS, MAKE, STRIDE
from cardwright.games.kryptik.events.island import Engaged
from cardwright.games.kryptik.events.pile import EnergyChanged
from cardwright.games.kryptik.state import Kryptik
from cardwright.kernel.core.frames import Frame, Op


@dataclass(frozen=True)
class Producing(Op):
    """Engages the source for one energy of a color of its box; nobody can answer."""

    def step(self, m: Kryptik, f: Frame) -> None:
        """Ask for the color; a box of one color asks nothing."""
        printed = m.printed[f.act.source]
        mask = printed.produces if m.on_island(f.act.source) else printed.box
        m.ask(f.act.player, [MAKE * STRIDE + color for color in range(len(COLORS)) if mask >> color & 1])

    def answer(self, m: Kryptik, f: Frame, code: int) -> None:
        m.pop()
        m.do(Engaged((f.act.source,)))
        m.do(EnergyChanged(f.act.player, code % STRIDE, 1))

    def prompt(self, m: Kryptik, f: Frame) -> str:
        return "Energy of which color do you produce?"


PRODUCING: Final = Producing()
