"""What the rules of KeyForge do by themselves."""

from typing import Final

from cardwright.games.keyforge.destruction import destroy
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.window import WINDOW
from cardwright.kernel.frames import Activation, Frame, Immediate, Trigger
from cardwright.kernel.rules import Rules


class KeyForgeRules(Rules):
    """The rules of KeyForge, as far as the kernel asks for them.

    What goes on for ever ends the game as the kernel has it (keyforge:ruling.endless).
    """

    def settle(self, m: KeyForge) -> None:
        """Destroy creatures whose damage has reached their power, then resolve abilities.

        No damage reaches a power of 0 (keyforge:damage.destroys, keyforge:ruling.zero-power).
        """
        m.unsettled = False
        if isinstance(m.frames[-1].op, Immediate):
            return
        if m.shaken and not m.frames[-1].act.replacing:  # keyforge:ruling.replaced
            m.shaken = False
            in_play = m.in_play
            doomed: list[int] = []
            for card in m.creatures():
                state = in_play[card]
                if not state.dying and state.damage >= m.power(card):
                    doomed.append(card)
            if doomed:
                destroy(m, doomed, Activation(m.active, -1))
        if m.pending:
            self.open_window(m)

    def order(self, m: KeyForge, queue: tuple[Trigger, ...]) -> None:
        """Let the active player order them (keyforge:active-player.orders)."""
        m.frames.append(Frame(WINDOW, queue[0].act, 0, (), queue))


RULES: Final = KeyForgeRules()
