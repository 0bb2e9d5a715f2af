"""What happens instead, in words: "if a friendly creature would be destroyed, destroy this card instead"."""

from dataclasses import dataclass

from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Activation, Frame, Immediate, Key, Standing, StandingNode
from cardwright.kernel.core.replacing import in_place_of
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import Apart, Phrase, Row
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.flow import NOTHING, Nothing, in_order, inner
from cardwright.language.force import under
from cardwright.language.happenings import Happening
from cardwright.language.words import IT, THIS_MUCH, Condition, Effect, constant_faults


@dataclass(frozen=True)
class Instead(StandingNode):
    """If something would happen, an effect happens instead, or nothing does.

    Each replaces once what one cause does: the effect itself may do what it replaced, and is not replaced again. Where
    several would, the player whom it would happen to chooses (`State.do`). What they do is chosen as it is done: an
    effect in place of another declares nothing.
    """

    on: Happening
    effect: Effect = NOTHING
    when: Condition | None = None

    def keys(self) -> tuple[Key, ...]:
        return ()

    def before(self) -> tuple[type[Event], ...]:
        """Stand before the event."""
        coming = self.on.coming()
        return () if coming is None else (coming,)

    def would(self, m: State, s: Standing, event: Event) -> bool:
        if self.when is not None and not self.when.holds(m, s.act):
            return False
        return bool(self.on.cards(m, s, event))

    def instead(self, m: State, s: Standing, event: Event, cause: Activation) -> None:
        if not isinstance(self.effect, Nothing):
            act = in_place_of(event, s, cause)
            act.it = tuple([card for card in self.on.cards(m, s, event) if card >= 0])
            self.on.learn(act, event)
            m.push(CarryingOut(self.effect), act)

    def commutes(self, other: StandingNode) -> bool:
        """If it prevents, or if both do the same, whoever's they are."""
        return isinstance(self.effect, Nothing) or (other == self and self.effect.ownerless())

    def later(self) -> bool:
        """The effect is an activation of its own."""
        return True

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """The card that the event is about is "it", and how much would happen is "that much"."""
        return ((self.on, IT, THIS_MUCH, *self.on.tells(), self.effect),)

    def faults(self) -> tuple[str, ...]:
        """What it waits for can be replaced, and its condition can hold, and fail."""
        found = constant_faults(self.when)
        return found if self.on.coming() is not None else (*found, "nothing else can happen instead of that")

    def phrase(self) -> Phrase:
        then = "that does not happen" if isinstance(self.effect, Nothing) else Row((inner(self.effect), "instead"))
        return Apart(under(self.when, self.on.instead(Row((then,)))))


@dataclass(frozen=True)
class CarryingOut(Immediate):
    """Carries out an effect in place of an event; nothing else is looked at before it begins and when it is over."""

    effect: Effect

    def step(self, m: State, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            self.effect.start(m, f.act)
        else:
            m.pop()
            m.unsettled = True


def instead(on: Happening, *what: Effect, when: Condition | None = None) -> Instead:
    """Let authors write what happens instead of something."""
    return Instead(on, in_order(what), when)


def prevents(on: Happening, when: Condition | None = None) -> Instead:
    """Let authors write that something does not happen."""
    return Instead(on, when=when)
