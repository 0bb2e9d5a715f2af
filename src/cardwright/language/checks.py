"""State triggers, in words: "as soon as there are no enemy creatures, destroy this card"."""

from dataclasses import dataclass
from typing import Final

from cardwright.kernel.core.frames import Activation, Key, Op, Standing, StandingNode
from cardwright.kernel.core.rules import Check
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import Apart, Phrase, Under
from cardwright.kernel.pieces.nodes import Node
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.language.flow import in_order, inner
from cardwright.language.words import Condition, Effect

STATE_TRIGGER: Final = "state trigger"
"""The question under which state triggers are found."""
STATE_TRIGGERS: Final = 1
"""The bit of their check in every game that has it."""


@dataclass(frozen=True)
class Checks(StandingNode):
    """As soon as a condition holds, an effect is set off: once, until it has ceased to hold and holds again."""

    condition: Condition
    effect: Effect

    def keys(self) -> tuple[Key, ...]:
        return (STATE_TRIGGER,)

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        """Ask the condition."""
        return self.condition.holds(m, s.act)

    def granted(self) -> Op | None:
        """Return what is set off."""
        return self.effect

    def later(self) -> bool:
        """The effect is an activation of its own."""
        return True

    def faults(self) -> tuple[str, ...]:
        """Its condition can come to hold."""
        return ("its condition never holds, so that it is never set off",) if self.condition.never() else ()

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """The condition comes first."""
        return ((self.condition, self.effect),)

    def phrase(self) -> Phrase:
        return Apart(Under("as soon as", self.condition.phrase(), inner(self.effect)))


class StateTriggers(Check):
    """Sets off the state triggers whose conditions have come to hold, all of them together."""

    def __init__(self) -> None:
        """Be woken by every event as long as there are any."""
        super().__init__(STATE_TRIGGERS, STATE_TRIGGER, by_events=True)

    def look(self, m: State) -> bool:
        """Compare with what held when it last looked."""
        before = m.holding
        now: list[tuple[int, int]] = []
        found = False
        for s in m.in_force(STATE_TRIGGER):
            effect = s.node.granted()
            if effect is not None and s.node.applies(m, s, NOBODY, NOBODY):
                known = (s.age, s.act.source)
                now.append(known)
                if known not in before:
                    found = True
                    m.trigger(effect, Activation(s.act.player, s.act.source))
        m.holding = tuple(now)
        return found


def as_soon_as(condition: Condition, *what: Effect) -> Checks:
    """Let authors write what happens as soon as a condition holds."""
    return Checks(condition, in_order(what))
