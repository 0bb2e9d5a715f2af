"""Control: cards move to whoever is to control them."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.keyforge.actions import FLANK, STRIDE
from cardwright.games.keyforge.events import ControlTaken
from cardwright.games.keyforge.playing import LEFT, RIGHT
from cardwright.games.keyforge.prints import CREATURE
from cardwright.games.keyforge.questions import CONTROL
from cardwright.games.keyforge.state import NEW_CONTROL, KeyForge
from cardwright.kernel.core.frames import Activation, Frame, Immediate
from cardwright.kernel.core.rules import Check


class NewControl(Check):
    """Cards that somebody else is to control go there, one after the other."""

    def __init__(self) -> None:
        """Be woken by whatever begins or ends to control something."""
        super().__init__(NEW_CONTROL, CONTROL.key, at_once=True)

    def look(self, m: KeyForge) -> bool:
        for card in m.in_play:
            if m.rightful(card) != m.controller(card):
                m.push(CONTROL_CHANGE, Activation(m.active, card))
                return True
        return False


@dataclass(frozen=True)
class ControlChange(Immediate):
    """Moves a card to whoever is to control it now."""

    def step(self, m: KeyForge, f: Frame) -> None:
        """Ask for the flank of the new battleline, where it matters (keyforge:control.flank)."""
        card = f.act.source
        if m.printed[card].type == CREATURE and m.line(m.rightful(card)):
            m.ask(m.active, [FLANK * STRIDE + LEFT, FLANK * STRIDE + RIGHT])
        else:
            self.answer(m, f, RIGHT)

    def answer(self, m: KeyForge, f: Frame, code: int) -> None:
        """Move it there (keyforge:control.take)."""
        card = f.act.source
        m.pop()
        m.do(ControlTaken(card, m.rightful(card), 0 if code % STRIDE == LEFT else -1))
        m.wake(NEW_CONTROL)  # Others may have to go too.

    def prompt(self, m: KeyForge, f: Frame) -> str:
        return f"To which flank does {m.prints[f.act.source].name} go?"


CONTROL_CHANGE: Final = ControlChange()
