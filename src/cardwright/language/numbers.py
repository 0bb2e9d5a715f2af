"""Numbers: counts of cards, and of what an effect did."""

from dataclasses import dataclass

from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import BARE, NONE, THAT, A, Noun, Phrase, Row, There, states
from cardwright.language.arithmetic import NOTHING, Const, Half, number
from cardwright.language.words import THIS_MUCH, Cards, Number

__all__ = ["Const", "CountOf", "Half", "ThatMuch", "ThisWay", "number"]


@dataclass(frozen=True)
class CountOf(Number):
    """How many cards are in a set: "1 for each friendly creature"."""

    cards: Cards

    def value(self, m: State, act: Activation) -> int:
        return len(self.cards.among(m, act))

    def highest(self) -> int:
        """An empty set counts nothing."""
        return 0 if self.cards.never() else super().highest()

    def faults(self) -> tuple[str, ...]:
        """There can be such cards."""
        return ("there can never be such a card to count",) if self.cards.never() else ()

    def each(self) -> Phrase | None:
        return self.cards.counted(NONE)

    def stated(self, n: str) -> Phrase:
        """Say it: "there are at least 2 friendly creatures"."""
        return There(self.cards.counted(A, n))

    def than(self) -> Phrase:
        return self.cards.counted(BARE)


@dataclass(frozen=True)
class ThisWay(Number):
    """How much the effect before this one did: what it did it to, and what was done: "creature", "healed"."""

    of: str
    done: str
    mass: bool = False

    def value(self, m: State, act: Activation) -> int:
        return act.count

    def reads(self) -> tuple[str, ...]:
        return (THIS_MUCH,)

    def each(self) -> Phrase | None:
        return Row((Noun(self.of, NONE, mass=self.mass), self.done, "this way"))

    def is_mass(self) -> bool:
        return self.mass

    def than(self) -> Phrase:
        return Row((Noun(self.of, BARE, mass=self.mass), self.done, "this way"))

    def stated(self, n: str) -> Phrase:
        """Say it: "at least 2 creatures are healed this way"."""
        return states(Noun(self.of, n=n, mass=self.mass), "be", self.done, "this way")


@dataclass(frozen=True)
class ThatMuch(Number):
    """Exactly as much as the effect before this one did."""

    def value(self, m: State, act: Activation) -> int:
        return act.count

    def reads(self) -> tuple[str, ...]:
        return (THIS_MUCH,)

    def much(self, *, mass: bool = False) -> int | str:
        return "that much" if mass else "that many"

    def stated(self, n: str) -> Phrase:
        """Say it: "that much is at least 2"."""
        return states(Noun("much", THAT, mass=True, mere=True), "be", "0" if n == NOTHING else n)
