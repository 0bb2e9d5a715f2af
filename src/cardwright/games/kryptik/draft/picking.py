"""Booster after booster: everybody picks a card in secret, then all that is left is passed on."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.kryptik.draft.building import BuildRun, DecksBuilt, suggest
from cardwright.games.kryptik.draft.events import BoostersOpened, BoostersPassed, Picked
from cardwright.games.kryptik.draft.state import Draft
from cardwright.games.kryptik.draft.zones import PACK, PICK, STRIDE
from cardwright.kernel.asking.runs import Run
from cardwright.kernel.asking.sealed import Sealed, answers_in
from cardwright.kernel.core.frames import Activation, Frame, Op

OPENING: Final = 0
PICKING: Final = 1
BUILDING: Final = 2


@dataclass(frozen=True)
class PickRun(Run):
    """Which card of the booster in hand a player picks."""

    def codes(self, m: Draft, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        return [] if picks else [PICK * STRIDE + card for card in sorted(m.zone(player, PACK))]

    def prompt(self, m: Draft, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        return f"Which card do you pick? This is booster {m.turn} of {m.boosters}."

    def why_not(self, m: Draft, act: Activation, player: int, picks: tuple[int, ...], card: int) -> str:
        return "You pick a card of the booster that you hold."


@dataclass(frozen=True)
class CardsPicked(Op):
    """Takes what all have picked, and passes the boosters on: to the left, every second one to the right."""

    def step(self, m: Draft, f: Frame) -> None:
        m.pop()
        for player, picks in answers_in(f.data):
            m.do(Picked(player, picks[0] % STRIDE))
        m.do(BoostersPassed(1 if m.turn % 2 else -1))


@dataclass(frozen=True)
class Drafting(Op):
    """The whole draft, as the lowest frame; ``pc`` is the stage."""

    def step(self, m: Draft, f: Frame) -> None:
        """Go on; the last card of a booster leaves no choice, and goes to whoever holds it."""
        if f.pc == OPENING:
            f.pc = PICKING
            m.do(BoostersOpened(m.turn + 1))
        elif f.pc == PICKING:
            held = [m.zone(player, PACK) for player in m.seats]
            if len(held[0]) > 1:
                m.push(Sealed(PickRun(), CardsPicked(), m.seats), f.act)
                return
            f.pc = OPENING if m.turn < m.boosters else BUILDING
            for player, cards in zip(m.seats, held, strict=True):
                m.do(Picked(player, cards[0]))
        else:
            for player in m.seats:
                suggest(m, player)
            m.push(Sealed(BuildRun(), DecksBuilt(), m.seats), f.act)
