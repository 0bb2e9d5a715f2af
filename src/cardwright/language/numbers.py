"""Numbers: counts of cards, and of what an effect did."""

from dataclasses import dataclass

from cardwright.kernel.frames import Activation
from cardwright.kernel.match import Match
from cardwright.language.arithmetic import Const, number
from cardwright.language.printing import plural
from cardwright.language.words import THIS_MUCH, Cards, Number

__all__ = ["Const", "CountOf", "ThatMuch", "ThisWay", "number", "times"]


@dataclass(frozen=True)
class CountOf(Number):
    """How many cards are in a set: "1 for each friendly creature"."""

    cards: Cards

    def value(self, m: Match, act: Activation) -> int:
        """Count the set."""
        return len(self.cards.among(m, act))

    def highest(self) -> int:
        """An empty set counts nothing."""
        return 0 if self.cards.never() else super().highest()

    def faults(self) -> tuple[str, ...]:
        """There can be such cards."""
        return ("there can never be such a card to count",) if self.cards.never() else ()

    def text(self) -> str:
        """Print one; `each_text` prints the set."""
        return "1"

    def each_text(self) -> str:
        """Print what is counted."""
        return self.cards.text()

    def stated(self, amount: str, *, one: bool = False) -> str:
        """Print it: "there are at least 2 friendly creatures"."""
        cards = self.cards.text()
        amount = amount.replace("much", "many")
        return f"there is {amount} {cards}" if one else f"there are {amount} {plural(cards)}"

    def than(self) -> str:
        """Print the set."""
        return plural(self.cards.text())


@dataclass(frozen=True)
class ThisWay(Number):
    """How much the effect before this one did; ``of`` says what, for the text."""

    of: str

    def value(self, m: Match, act: Activation) -> int:
        """Return what the last effect counted."""
        return act.count

    def reads(self) -> tuple[str, ...]:
        """It reads that count."""
        return (THIS_MUCH,)

    def text(self) -> str:
        """Print one."""
        return "1"

    def each_text(self) -> str:
        """Print what was counted."""
        return f"{self.of} this way"

    def stated(self, amount: str, *, one: bool = False) -> str:
        """Print it: "at least 2 creatures are healed this way"."""
        thing, _, deed = self.of.rpartition(" ")
        amount = amount.replace("much", "many")
        return f"{amount} {thing} is {deed} this way" if one else f"{amount} {plural(thing)} are {deed} this way"


@dataclass(frozen=True)
class ThatMuch(Number):
    """Exactly as much as the effect before this one did."""

    def value(self, m: Match, act: Activation) -> int:
        """Return what the last effect counted."""
        return act.count

    def reads(self) -> tuple[str, ...]:
        """It reads that count."""
        return (THIS_MUCH,)

    def text(self) -> str:
        """Print it."""
        return "that much"


def times(n: Number, noun: str) -> str:
    """Print an amount of something: "2 damage", "1 æmber for each friendly creature"."""
    return f"{n.text()} {noun}{n.tail()}"
