"""What stands on a card: paragraphs of spells, abilities of citizens, what it does as a destroyed 11 year card."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.games.kryptik.energy import BOXES
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import THIS, May, Noun, Phrase, Row, Sentences, Titled, order
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.flow import IfYouDo, inner
from cardwright.language.limits import Among
from cardwright.language.words import Condition, Effect, Word


@dataclass(frozen=True)
class Does(Word):
    """A paragraph of a spell, which is an effect of its own on the pile (kryptik:pile.paragraphs)."""

    effect: Effect

    def is_whole(self) -> bool:
        """Nothing is said before it."""
        return True

    def phrase(self) -> Phrase:
        return self.effect.phrase()


@dataclass(frozen=True)
class ElevenYear(Does):
    """What the card does when it is destroyed in the 11 year row and its ability is used (kryptik:row.choice)."""

    def phrase(self) -> Phrase:
        """Say it under its name."""
        return Titled("11 year", self.effect.phrase())


@dataclass(frozen=True)
class Active(Word):
    """An ability that its player uses by paying for it, as often as wanted or once a turn (kryptik:ability.active).

    ``when`` has to hold as it is used, not when it resolves (kryptik:short-time).
    """

    cost: Effect
    effect: Effect
    solo: bool = False
    when: Condition | None = None

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """The cost comes first, and what it did is no matter of the effect."""
        first = () if self.when is None else (self.when,)
        return ((*first, self.cost), (*first, self.effect))

    def is_whole(self) -> bool:
        """Nothing is said before it."""
        return True

    def does(self) -> Phrase:
        """Say what follows the cost."""
        items = [self.effect.phrase()]
        if self.when is not None:
            items.append(Row(("use this only while", self.when.phrase().told())))
        if self.solo:
            items.append(Row(("solo",)))
        return Sentences(tuple(items)) if len(items) > 1 else items[0]

    def phrase(self) -> Phrase:
        """Say it: "Engage this card: Draw a card. Solo."."""
        return Titled(self.cost.phrase(), self.does())


@dataclass(frozen=True)
class Produces(Word):
    """A citizen that gives one energy when it is engaged, outside of the effect pile (kryptik:energy.no-pile)."""

    box: Annotated[str, Among(*BOXES)]

    def is_whole(self) -> bool:
        """Nothing is said before it."""
        return True

    def does(self) -> Phrase:
        """Say what follows the cost."""
        return Sentences((order("add", f"{{{self.box}}}"), Row(("this does not use the effect pile",))))

    def cost(self) -> Phrase:
        """Say what it costs."""
        return order("engage", Noun("card", THIS))

    def phrase(self) -> Phrase:
        return Titled(self.cost(), self.does())


@dataclass(frozen=True)
class Additional(Word):
    """What has to be paid besides whatever else casting the card costs (kryptik:cost.additional)."""

    cost: Effect

    def is_whole(self) -> bool:
        """Nothing is said before it."""
        return True

    def phrase(self) -> Phrase:
        """Say it: "To cast this card, also sacrifice a citizen."."""
        return Row(("to cast this card, also", inner(self.cost)))


@dataclass(frozen=True)
class Offer(Effect):
    """What is set off and may be left out, perhaps because it costs something.

    Its player says so, and pays, as it goes on the pile; what is declined does not go there (kryptik:trigger.cost,
    kryptik:trigger.optional, kryptik:trigger.declined, kryptik:ruling.offers).
    """

    effect: Effect
    cost: Effect | None = None

    def start(self, m: State, act: Activation) -> None:
        """Do it, where it is no ability by itself: pay, and then have the effect."""
        if self.cost is None:
            self.effect.start(m, act)
        else:
            IfYouDo(self.cost, self.effect).start(m, act)

    def possible(self, m: State, act: Activation) -> bool:
        return self.effect.possible(m, act) and (self.cost is None or self.cost.possible(m, act))

    def phrase(self) -> Phrase:
        if self.cost is None:
            return May(inner(self.effect))
        return Sentences((May(inner(self.cost)), Row(("if you do,", inner(self.effect)))))
