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
from cardwright.kernel.pieces.options import CHOOSE
from cardwright.kernel.pieces.zones import NOBODY


class NewControl(Check):
    """Cards that somebody else is to control go there, one after the other."""

    def __init__(self) -> None:
        """Be woken by whatever begins or ends to control something."""
        super().__init__(NEW_CONTROL, CONTROL.key, at_once=True)

    def look(self, m: KeyForge) -> bool:
        """Let the next one go, which the active player chooses if the order matters (keyforge:active-player.orders)."""
        for card in m.in_play:
            player = m.rightful(card)
            if player != m.controller(card):
                rivals = going_over(m, player) if m.printed[card].type == CREATURE and m.line(player) else []
                if len(rivals) > 1:
                    m.push(CONTROL_CHANGE, Activation(m.active, NOBODY), 0, tuple(rivals))
                else:
                    m.push(CONTROL_CHANGE, Activation(m.active, card))
                return True
        return False


def going_over(m: KeyForge, player: int) -> list[int]:
    """Return the creatures that are still in the other battleline and are to come to this player's."""
    return [card for card in m.line(m.opponent(player)) if m.rightful(card) == player]


@dataclass(frozen=True)
class ControlChange(Immediate):
    """Moves a card, the source, to whoever is to control it now; the frame's data are those that could be the next."""

    def step(self, m: KeyForge, f: Frame) -> None:
        """Ask which is next, then for the flank of the new battleline, where it matters (keyforge:control.flank)."""
        card = f.act.source
        if card == NOBODY:
            m.ask(m.active, [CHOOSE * STRIDE + other for other in f.data])
        elif m.printed[card].type == CREATURE and m.line(m.rightful(card)):
            m.ask(m.active, [FLANK * STRIDE + LEFT, FLANK * STRIDE + RIGHT])
        else:
            self.go(m, card, RIGHT)

    def answer(self, m: KeyForge, f: Frame, code: int) -> None:
        """Take the next card, or its flank."""
        verb, argument = divmod(code, STRIDE)
        if verb == CHOOSE:
            f.act = Activation(f.act.player, argument)
            f.data = ()
        else:
            self.go(m, f.act.source, argument)

    def go(self, m: KeyForge, card: int, flank: int) -> None:
        """Move it there (keyforge:control.take)."""
        m.pop()
        m.do(ControlTaken(card, m.rightful(card), 0 if flank == LEFT else -1))
        m.wake(NEW_CONTROL)  # Others may have to go too.

    def prompt(self, m: KeyForge, f: Frame) -> str:
        if f.act.source == NOBODY:
            return "Which creature changes sides next?"
        return f"To which flank does {m.prints[f.act.source].name} go?"


CONTROL_CHANGE: Final = ControlChange()
