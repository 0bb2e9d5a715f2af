"""Happenings: the kinds of events that abilities wait for, and what is set off by them."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.events import Event
from cardwright.kernel.frames import Key, Standing, StandingNode
from cardwright.kernel.grammar import Apart, Phrase, Under
from cardwright.kernel.nodes import Node
from cardwright.kernel.state import State
from cardwright.language.flow import inner
from cardwright.language.word import nodes_of
from cardwright.language.words import IT, Condition, Effect, Word, constant_faults


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Word):
    """A kind of event that something waits for. It says a statement: "a friendly character is destroyed"."""

    def kind(self) -> type[Event]:
        """Return the class of the event."""
        raise NotImplementedError(type(self).__name__)

    def coming(self) -> type[Event] | None:
        """Return the class of the event that is about to happen, where something else can happen instead.

        It is another one than `kind` where that is told only when it is over; `cards` is asked about both.
        """
        return None

    def cards(self, m: State, s: Standing, event: Event) -> list[int]:
        """Return what it sets the ability off for, once each: cards that are "it", or -1 where it is about none."""
        raise NotImplementedError(type(self).__name__)

    def before(self, then: Phrase, word: str = "whenever") -> Phrase:
        """Say what is set off by it: "whenever a friendly character is destroyed, draw a card"."""
        return Under(word, self.phrase(), then)

    def instead(self, then: Phrase) -> Phrase:
        """Say what happens in its place: "if a friendly character would be destroyed, draw a card instead"."""
        return Under("if", self.phrase().supposed(), then)


@dataclass(frozen=True)
class Whenever(StandingNode):
    """Each time something happens, an effect is set off; under a condition only while that holds."""

    happening: Happening
    effect: Effect
    when: Condition | None = None

    def keys(self) -> tuple[Key, ...]:
        return (self.happening.kind(),)

    def react(self, m: State, s: Standing, event: Event) -> None:
        if self.when is not None and not self.when.holds(m, s.act):
            return
        left = s
        for card in self.happening.cards(m, s, event):
            if not left.uses:
                return
            left = m.spend(left)
            act = s.act.copy()
            # What does not ask for it comes to the same whichever it was, and needs no order.
            act.it = (card,) if card >= 0 and uses_it(self.effect) else ()
            m.trigger(self.effect, act)

    def later(self) -> bool:
        """The effect is an activation of its own."""
        return True

    def keeps(self, name: str) -> bool:
        """It keeps what was chosen under a name as it was put in force."""
        return name != IT

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """The card that the event is about is "it"."""
        return ((self.happening, IT, self.effect),)

    def faults(self) -> tuple[str, ...]:
        """Its condition can hold, and fail."""
        return constant_faults(self.when)

    def phrase(self) -> Phrase:
        return self.said("whenever")

    def said(self, word: str) -> Phrase:
        """Say it with a word for "whenever"."""
        said = self.happening.before(inner(self.effect), word)
        return Apart(said if self.when is None else Under("while", self.when.phrase(), said))


_asking: Final[dict[int, tuple[Node, bool]]] = {}


def uses_it(effect: Node) -> bool:
    """Whether an effect speaks of what set it off."""
    known = _asking.get(id(effect))
    if known is None:
        uses = [node for node in nodes_of(effect) if IT in node.reads()] != []
        known = _asking[id(effect)] = (effect, uses)
    return known[1]
