"""Numbers: constants, counts, and arithmetic with them."""

from dataclasses import dataclass

from cardwright.kernel.frames import Activation
from cardwright.kernel.match import Match
from cardwright.language.words import Cards, Number


@dataclass(frozen=True)
class Const(Number):
    """A fixed number."""

    n: int

    def value(self, m: Match, act: Activation) -> int:
        """Return it."""
        return self.n

    def text(self) -> str:
        """Print its digits."""
        return str(self.n)


@dataclass(frozen=True)
class CountOf(Number):
    """How many cards are in a set, times a factor: "1 for each friendly creature"."""

    cards: Cards
    factor: int = 1

    def value(self, m: Match, act: Activation) -> int:
        """Count the set."""
        return len(self.cards.among(m, act)) * self.factor

    def text(self) -> str:
        """Print the factor; `each_text` prints the set."""
        return str(self.factor)

    def each_text(self) -> str:
        """Print what is counted."""
        return self.cards.text()


@dataclass(frozen=True)
class ThisWay(Number):
    """How much the effect before this one did, times a factor; ``of`` says what, for the text."""

    of: str
    factor: int = 1

    def value(self, m: Match, act: Activation) -> int:
        """Return what the last effect counted."""
        return act.count * self.factor

    def text(self) -> str:
        """Print the factor."""
        return str(self.factor)

    def each_text(self) -> str:
        """Print what was counted."""
        return f"{self.of} this way"


@dataclass(frozen=True)
class ThatMuch(Number):
    """Exactly as much as the effect before this one did."""

    def value(self, m: Match, act: Activation) -> int:
        """Return what the last effect counted."""
        return act.count

    def text(self) -> str:
        """Print it."""
        return "that much"


def number(n: int | Number) -> Number:
    """Let authors write plain numbers."""
    return Const(n) if isinstance(n, int) else n


def times(n: Number, noun: str) -> str:
    """Print an amount of something: "2 damage", "1 æmber for each friendly creature"."""
    each = n.each_text()
    return f"{n.text()} {noun} for each {each}" if each else f"{n.text()} {noun}"
