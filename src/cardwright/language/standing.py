"""What is in force, in words: numbers that are bent, what can and cannot be done, what is set off by events.

These are for games whose numbers are asked through `layers` and whose abilities wait on a pile.
"""

from dataclasses import dataclass
from typing import Annotated, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel import grammar
from cardwright.kernel.events import Event
from cardwright.kernel.frames import Activation, Key, Standing, StandingNode
from cardwright.kernel.grammar import (
    BARE,
    EACH,
    THE,
    A,
    About,
    Amount,
    Apart,
    Back,
    Nominal,
    Noun,
    Phrase,
    Row,
    Under,
    states,
)
from cardwright.kernel.layers import LAYER_ADD, LAYER_SET, Modifier, Permission
from cardwright.kernel.names import listing
from cardwright.kernel.nodes import Node
from cardwright.kernel.state import State
from cardwright.language.flow import inner
from cardwright.language.limits import Least
from cardwright.language.numbers import Const, number
from cardwright.language.players import Player
from cardwright.language.targets import It
from cardwright.language.word import nodes_of
from cardwright.language.words import IT, THIS_MUCH, Cards, Condition, Effect, Number, Target, Word

WHAT_WAS_CHOSEN: Final = It()
SIZES: Final = frozenset(["hand size"])
"""The questions about a player whose answer is how big something is, not how many there are."""


@dataclass(frozen=True)
class Those(Cards):
    """The cards that something lasting was bound to when it began."""

    def among(self, m: State, act: Activation) -> list[int]:
        """Return them."""
        return list(act.it)

    def includes(self, m: State, act: Activation, card: int) -> bool:
        """Compare."""
        return card in act.it

    def reads(self) -> tuple[str, ...]:
        """It reads what is "it"."""
        return (IT,)

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        """Say them."""
        return Back()


@dataclass(frozen=True)
class Itself(Cards):
    """The source alone."""

    def among(self, m: State, act: Activation) -> list[int]:
        """Return it."""
        return [act.source]

    def includes(self, m: State, act: Activation, card: int) -> bool:
        """Compare."""
        return card == act.source

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        """Say it."""
        return grammar.This()


def under(condition: Condition | None, phrase: Phrase) -> Phrase:
    """Put the condition of something in force before what it says."""
    return phrase if condition is None else Under("while", condition.phrase(), phrase)


@dataclass(frozen=True)
class Gets(Modifier):
    """Cards get a bonus to a number of theirs, for each of several questions: "+1 damage and +1 health"."""

    of: Cards
    questions: Annotated[tuple[str, ...], Least(1)]
    by: Number
    condition: Condition | None = None

    def keys(self) -> tuple[Key, ...]:
        """Look it up under the numbers' names."""
        return self.questions

    def layer(self) -> int:
        """Bonuses are added."""
        return LAYER_ADD

    def applies(self, m: State, s: Standing, card: int) -> bool:
        """Ask the set and the condition."""
        if self.condition is not None and not self.condition.holds(m, s.act):
            return False
        return self.of.includes(m, s.act, card)

    def amount(self, m: State, s: Standing, card: int) -> int:
        """Return the bonus."""
        return self.by.value(m, s.act)

    def phrase(self) -> Phrase:
        """Say it."""
        by = self.by
        bonus = f"{by.n:+d}" if isinstance(by, Const) else f"+{by.much(mass=True)}"
        bonuses = listing([f"{bonus} {question}" for question in self.questions])
        return under(self.condition, states(self.of.noun(BARE), "get", bonuses, *by.tail()))


@dataclass(frozen=True)
class Becomes(Modifier):
    """A number of cards is a certain number, before bonuses."""

    of: Cards
    question: str
    value: int

    def keys(self) -> tuple[Key, ...]:
        """Look it up under the number's name."""
        return (self.question,)

    def layer(self) -> int:
        """Numbers are set before bonuses are added."""
        return LAYER_SET

    def applies(self, m: State, s: Standing, card: int) -> bool:
        """Ask the set."""
        return self.of.includes(m, s.act, card)

    def amount(self, m: State, s: Standing, card: int) -> int:
        """Return the number."""
        return self.value

    def phrase(self) -> Phrase:
        """Say it."""
        return states(Noun(self.question, THE, after=("of", self.of.noun(EACH))), "be", str(self.value))


@dataclass(frozen=True)
class PlayerGets(Modifier):
    """A player gets more or less of something: spaces, hand size."""

    who: Player
    question: str
    by: int

    def keys(self) -> tuple[Key, ...]:
        """Look it up under the number's name."""
        return (self.question,)

    def applies(self, m: State, s: Standing, card: int) -> bool:
        """Compare the player, who is asked about in the place of a card."""
        return self.who.means(m, s.act, card)

    def amount(self, m: State, s: Standing, card: int) -> int:
        """Return the bonus."""
        return self.by

    def phrase(self) -> Phrase:
        """Say it."""
        who = self.who.nominal()
        if self.question in SIZES:
            more = "more" if self.by > 0 else "less"
            return states(Noun(self.question, of=who), "be", f"{abs(self.by)} {more}")
        more = "more" if self.by > 0 else "fewer"
        return states(who, "have", Amount(f"{abs(self.by)} {more}", self.question))


@dataclass(frozen=True)
class Cannot(Permission):
    """Something cannot be done by or to cards: "attack", "block"."""

    of: Cards
    deed: str
    condition: Condition | None = None

    def keys(self) -> tuple[Key, ...]:
        """Look it up under the deed."""
        return (f"cannot {self.deed}",)

    def concerns(self, m: State, s: Standing, card: int) -> bool:
        """Ask the set and the condition."""
        if self.condition is not None and not self.condition.holds(m, s.act):
            return False
        return self.of.includes(m, s.act, card)

    def phrase(self) -> Phrase:
        """Say it."""
        return under(self.condition, states(self.of.noun(BARE), self.deed, modal="cannot"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Word):
    """A kind of event that something waits for. It says a statement: "a friendly character is destroyed"."""

    def kind(self) -> type[Event]:
        """Return the class of the event."""
        raise NotImplementedError(type(self).__name__)

    def coming(self) -> type[Event]:
        """Return the class of the event that is about to happen, where another one tells that it has."""
        return self.kind()

    def cards(self, m: State, s: Standing, event: Event) -> list[int]:
        """Return what it sets the ability off for, once each: cards that are "it", or -1 where it is about none."""
        raise NotImplementedError(type(self).__name__)

    def before(self, then: Phrase) -> Phrase:
        """Say what is set off by it: "whenever a friendly character is destroyed, draw a card"."""
        return Under("whenever", self.phrase(), then)

    def instead(self, then: Phrase) -> Phrase:
        """Say what happens in its place: "if a friendly character would be destroyed, draw a card instead"."""
        return Under("if", self.phrase().supposed(), then)


@dataclass(frozen=True)
class EachTime(StandingNode):
    """Each time something happens, an effect is set off."""

    happening: Happening
    effect: Effect

    def keys(self) -> tuple[Key, ...]:
        """Listen to the event."""
        return (self.happening.kind(),)

    def react(self, m: State, s: Standing, event: Event) -> None:
        """Set the effect off."""
        for card in self.happening.cards(m, s, event):
            act = Activation(s.act.player, s.act.source)
            # What does not ask for it comes to the same whichever it was, and needs no order.
            if card >= 0 and uses_it(self.effect):
                act.it = (card,)
            m.trigger(self.effect, act)

    def later(self) -> bool:
        """The effect is an activation of its own."""
        return True

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """The card that the event is about is "it"."""
        return ((self.happening, IT, self.effect),)

    def phrase(self) -> Phrase:
        """Say it."""
        return Apart(self.happening.before(inner(self.effect)))


_asking: Final[dict[int, tuple[Node, bool]]] = {}


def uses_it(effect: Node) -> bool:
    """Whether an effect says "it" of what set it off."""
    known = _asking.get(id(effect))
    if known is None:
        uses = [node for node in nodes_of(effect) if isinstance(node, It | Those)] != []
        known = _asking[id(effect)] = (effect, uses)
    return known[1]


@dataclass(frozen=True)
class ThisTurn(Effect):
    """Something is in force until the end of the turn.

    Where it is about `Those`, these are the cards of ``about``, fixed now; without a target "it".
    """

    what: StandingNode
    about: Target = WHAT_WAS_CHOSEN

    def start(self, m: State, act: Activation) -> None:
        """Put it in force."""
        bound = Activation(act.player, act.source)
        bound.it = tuple(self.about.cards(m, act))
        act.it = bound.it
        act.done = True
        act.count = len(bound.it)
        m.add_standing(Standing(self.what, bound, m.turn, m.turn))

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """Only what is about `Those` needs cards to be about."""
        those = [node for node in nodes_of(self.what) if isinstance(node, Those)]
        return ((self.about, IT, self.what),) if those else ((self.what,),)

    def faults(self) -> tuple[str, ...]:
        """What it is about has been chosen before, or was aimed at."""
        return ("its cards have to be chosen before it",) if self.about.asks() else ()

    def gives(self) -> tuple[str, ...]:
        """It counts the cards."""
        return (THIS_MUCH,)

    def phrase(self) -> Phrase:
        """Say it, with what it is about where that is meant first."""
        what = Row((self.what.phrase(), "this turn"))
        return what if self.about == WHAT_WAS_CHOSEN else About(self.about.nominal(), what)


def bonus(of: Cards, by: int | Number, *questions: str, condition: Condition | None = None) -> Gets:
    """Let authors write a bonus short."""
    return Gets(of, questions, number(by), condition)
