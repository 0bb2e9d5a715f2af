"""What the rules of KeyForge do by themselves."""

from typing import Final

from cardwright.games.keyforge.choices import ABOUT_HAND, ABOUT_USE, PLAY_QUESTIONS, USE_QUESTIONS
from cardwright.games.keyforge.control import NewControl
from cardwright.games.keyforge.destruction import destroy
from cardwright.games.keyforge.events import ArmorSpent
from cardwright.games.keyforge.questions import ARMOR, POWER
from cardwright.games.keyforge.state import LESS_ARMOR, NO_POWER, KeyForge
from cardwright.games.keyforge.window import WINDOW
from cardwright.kernel.core.frames import Activation, Frame, Trigger
from cardwright.kernel.core.rules import Check, Rules
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.language.checks import StateTriggers


class NoPower(Check):
    """Creatures whose damage has reached their power are destroyed.

    No damage reaches a power of 0 (keyforge:damage.destroys, keyforge:ruling.zero-power).
    """

    def look(self, m: KeyForge) -> bool:
        in_play = m.in_play
        doomed: list[int] = []
        for card in m.creatures():
            state = in_play[card]
            if not state.dying and state.damage >= m.power(card):
                doomed.append(card)
        if doomed:
            destroy(m, doomed, Activation(m.active, NOBODY))
        return bool(doomed)


class LessArmor(Check):
    """What creatures have lost of their armor is spent no more: what they gain later is new.

    keyforge:ruling.armor-loss
    """

    def look(self, m: KeyForge) -> bool:
        for card in m.creatures():
            state = m.in_play[card]
            if state.armor_turn == m.turn and state.armor_spent:
                kept = m.armor_kept(card)
                if kept != state.armor_from:
                    m.do(ArmorSpent(card, m.armor_used(card), kept))
        return False


class KeyForgeRules(Rules):
    """The rules of KeyForge, as far as the kernel asks for them.

    What goes on for ever ends the game as the kernel has it (keyforge:ruling.endless).
    """

    def order(self, m: KeyForge, queue: tuple[Trigger, ...]) -> None:
        """Let the active player order them (keyforge:active-player.orders)."""
        m.frames.append(Frame(WINDOW, queue[0].act, 0, (), queue))


# State triggers are looked at after damage, both between sentences (keyforge:ruling.state-trigger).
RULES: Final = KeyForgeRules(
    (NewControl(), LessArmor(LESS_ARMOR, ARMOR.key, at_once=True), NoPower(NO_POWER, POWER.key), StateTriggers()),
    ((ABOUT_HAND, PLAY_QUESTIONS), (ABOUT_USE, USE_QUESTIONS)),
)
