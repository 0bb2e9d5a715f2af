"""What is in force and only Crystal Crucible knows: wards, and numbers that are at least so much."""

from dataclasses import dataclass

from cardwright.games.crucible.drawing import forget
from cardwright.games.crucible.events import Damaged
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.zones import ACTIVE, ZONES
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import LAYER_LIMIT, Activation, Key, Standing, StandingNode
from cardwright.kernel.grammar import Amount, Noun, Phrase, order, states
from cardwright.kernel.pieces.nodes import Term
from cardwright.language.durations import Duration, For
from cardwright.language.questions import Quantity
from cardwright.language.words import Cards, Number


@dataclass(frozen=True)
class WardsOff(StandingNode):
    """Damage that you would take is prevented, as often as it can be used (crucible:ruling.wards).

    What is prevented was not dealt. The last use discards the Memory.
    """

    def keys(self) -> tuple[Key, ...]:
        return ()

    def before(self) -> tuple[type[Event], ...]:
        """Stand before each card of Damage."""
        return (Damaged,)

    def would(self, m: Crucible, s: Standing, event: Event) -> bool:
        assert isinstance(event, Damaged)
        return event.player == s.act.player

    def instead(self, m: Crucible, s: Standing, event: Event, cause: Activation) -> None:
        """Use it once."""
        left = m.spend(s)
        card = s.act.source
        if not left.uses and m.where[card] == s.act.player * ZONES + ACTIVE:
            forget(m, s.act.player, card)

    def commutes(self, other: StandingNode) -> bool:
        """It only prevents."""
        return True

    def phrase(self) -> Phrase:
        return order("prevent damage that you would take")


@dataclass(frozen=True)
class UntilUsedUp(Duration):
    """Until it has been used as often as it can be."""

    def lasting(self, m: Crucible, act: Activation, node: StandingNode, uses: int) -> list[Standing]:
        return [Standing(node, act, uses=uses)]

    def behind(self) -> tuple[str, ...]:
        return ("until it is used up",)


@dataclass(frozen=True)
class Wards(For):
    """The next Damage that you would take is prevented."""

    def phrase(self) -> Phrase:
        return order("prevent the next", Amount(self.uses, "damage", mass=True), "that you would take")


@dataclass(frozen=True)
class IsAtLeast(StandingNode):
    """A number of cards is at least another number, if it would be lower."""

    of: Cards
    question: Quantity
    least: Number

    def keys(self) -> tuple[Key, ...]:
        return (self.question.key,)

    def layer(self) -> int:
        """Look at it last."""
        return LAYER_LIMIT

    def applies(self, m: Crucible, s: Standing, x: int, other: int) -> bool:
        return self.of.includes(m, s.act, x)

    def bend(self, m: Crucible, s: Standing, asked: Term, x: int, value: int) -> int:
        return max(value, self.least.figure(m, s.act))

    def phrase(self) -> Phrase:
        number = Noun(self.question.key, of=self.of.subject(), mere=True)
        return states(number, "be at least", self.least.phrase())
