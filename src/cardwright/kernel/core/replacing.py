"""What happens instead: the order of several effects in force that would replace or prevent one event.

Each replaces what its cause does once: `Activation.replacing` holds the ages of those that are being carried out, and
all that they do passes their activation on as its cause. So no chain of replacements goes on for ever.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Activation, Frame, Immediate, Standing
from cardwright.kernel.core.inforce import effective
from cardwright.kernel.pieces.options import MODE
from cardwright.kernel.pieces.zones import NOBODY

if TYPE_CHECKING:
    from cardwright.kernel.core.state import State


def in_place_of(event: Event, s: Standing, cause: Activation) -> Activation:
    """Return the activation of what is done instead of an event: its cards are "it", its amount "that much"."""
    act = s.act.copy()
    act.it = event.cards()
    act.count = event.much()
    act.replacing = (*cause.replacing, s.age)
    return act


def first_to_replace(able: list[Standing]) -> Standing | None:
    """Return which replaces an event unasked: a lone one, or the eldest where their order makes no difference."""
    first = able[0]
    if len(able) > 1:
        for s in able:
            if not (first.node.commutes(s.node) and s.node.commutes(first.node)):
                return None
    return first


@dataclass(frozen=True)
class Replacing(Immediate):
    """Asks the player whom an event would happen to which of several things replaces it.

    It runs for the cause of the event. Its data are the cards of the event that lie on the table: should one of them
    leave while another event of the same moment is replaced, nothing is left to happen.
    """

    event: Event

    def step(self, m: "State", f: Frame) -> None:
        """Ask, unless fewer than two would replace it by now; then let it happen after all, counted for its cause."""
        event = self.event
        able = replacements(m, event, f.act)
        if able and first_to_replace(able) is None:
            base = MODE * m.game.actions.stride
            m.ask(event.affected(m), [base + i for i in range(len(able))])
            return
        m.pop()
        m.unsettled = True
        if False not in [card in m.cards for card in f.data] and m.do(event, f.act):
            f.act.count += event.much()
            f.act.done = True

    def answer(self, m: "State", f: Frame, code: int) -> None:
        """Have the chosen one replace it."""
        m.pop()
        m.unsettled = True
        s = replacements(m, self.event, f.act)[code % m.game.actions.stride]
        s.node.instead(m, s, self.event, f.act)

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """Return the cards of the event."""
        return self.event.cards()

    def prompt(self, m: "State", f: Frame) -> str:
        return "Several effects would replace this; which does?"

    def option_text(self, m: "State", f: Frame, code: int) -> str:
        s = replacements(m, self.event, f.act)[code % m.game.actions.stride]
        source = m.prints[s.act.source].name if s.act.source >= 0 else "Rules"
        return f"{source}: {s.node.text()}"


def is_replaced(m: "State", event: Event, cause: Activation | None) -> bool:
    """Have something else happen instead of an event if anything in force says so; tell whether it does."""
    able = replacements(m, event, cause)
    if not able:
        return False
    if cause is None:
        cause = Activation(m.active, NOBODY)
    first = first_to_replace(able)
    if first is None:
        m.push(Replacing(event), cause, 0, tuple([card for card in event.cards() if card in m.cards]))
    else:
        first.node.instead(m, first, event, cause)
    return True


def replacements(m: "State", event: Event, cause: Activation | None) -> list[Standing]:
    """Return what in force would replace an event, the eldest first; what its cause carries out does so no more."""
    standing = m.before.get(type(event))
    if standing is None:
        return []
    if not m.plain:
        standing = effective(m, type(event), standing)
    done = () if cause is None else cause.replacing
    return [s for s in standing if s.age not in done and s.node.would(m, s, event)]
