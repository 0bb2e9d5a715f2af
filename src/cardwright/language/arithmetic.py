"""Conditions and numbers, and how they are written: `opponent.aember > you.aember`, `count(creature) + 1`.

Order and arithmetic make nodes; ``==`` compares nodes, so that equal numbers are a condition by `Number.is_exactly`.
"""

from dataclasses import dataclass, fields
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.frames import Activation
from cardwright.kernel.match import Match
from cardwright.language.word import Word


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Word):
    """Something that holds or not. Its text follows "if": "your opponent has no æmber"."""

    def holds(self, m: Match, act: Activation) -> bool:
        """Tell whether it holds now."""
        raise NotImplementedError(type(self).__name__)

    def denied(self) -> str:
        """Return the text of the contrary."""
        return f"it is not so that {self.text()}"

    def always(self) -> bool:
        """Whether it holds whatever happens."""
        return False

    def never(self) -> bool:
        """Whether it cannot hold, whatever happens."""
        return False


ENDLESS: Final = 1_000_000_000
"""What stands for the most that a number can be, where it can be anything."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Word):
    """A whole number that is counted when asked. Comparing numbers gives a condition, adding them a number.

    Its text is an amount: "3", "that much". A number that counts things is "1", and its `each_text` says for each what.
    """

    def value(self, m: Match, act: Activation) -> int:
        """Return the number now."""
        raise NotImplementedError(type(self).__name__)

    def lowest(self) -> int:
        """Return the least that it can be."""
        return 0

    def highest(self) -> int:
        """Return the most that it can be, or `ENDLESS`."""
        return ENDLESS

    def each_text(self) -> str:
        """Return what is counted, to follow "for each", or an empty text for a number that counts nothing."""
        return ""

    def tail(self) -> str:
        """Return what follows the noun of an amount: " for each friendly creature"."""
        each = self.each_text()
        return f" for each {each}" if each else ""

    def stated(self, amount: str, *, one: bool = False) -> str:
        """State the number, to follow "if": "your opponent has at least 2 æmber"; ``one``: its noun is singular.

        The amount may be "as much", for which a number of things says "as many".
        """
        return f"{self.text()} is {amount}"

    def than(self) -> str:
        """Return what stands behind "than" where it is compared with: "you have"."""
        return self.text()

    def is_exactly(self, other: "int | Number") -> "Compare":
        """Return the condition that this number is equal to another; ``==`` compares nodes."""
        return Compare(self, "==", number(other))

    # A compiled class that has an order keeps the equality that it has too, so that it must be that of dataclasses.

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and contents(self) == contents(other)

    def __hash__(self) -> int:
        return hash((type(self).__name__, contents(self)))

    def __gt__(self, other: "int | Number") -> "Compare":
        return Compare(self, ">", number(other))

    def __ge__(self, other: "int | Number") -> "Compare":
        return Compare(self, ">=", number(other))

    def __lt__(self, other: "int | Number") -> "Compare":
        return Compare(self, "<", number(other))

    def __le__(self, other: "int | Number") -> "Compare":
        return Compare(self, "<=", number(other))

    def __add__(self, other: "int | Number") -> "Number":
        return Sum(self, number(other))

    def __radd__(self, other: int) -> "Number":
        return Sum(Const(other), self)

    def __sub__(self, other: "int | Number") -> "Number":
        return Beyond(self, number(other))

    def __mul__(self, factor: int) -> "Number":
        return Multiple(self, factor)

    def __rmul__(self, factor: int) -> "Number":
        return Multiple(self, factor)


def contents(thing: Any) -> tuple[object, ...]:  # noqa: ANN401 - any dataclass
    """Return the values of the fields of a dataclass."""
    return tuple([getattr(thing, field.name) for field in fields(thing)])


@dataclass(frozen=True)
class Const(Number):
    """A fixed number."""

    n: int

    def value(self, m: Match, act: Activation) -> int:
        """Return it."""
        return self.n

    def lowest(self) -> int:
        """It is what it is."""
        return self.n

    def highest(self) -> int:
        """It is what it is."""
        return self.n

    def text(self) -> str:
        """Print its digits."""
        return str(self.n)


def number(n: int | Number) -> Number:
    """Let authors write plain numbers."""
    return Const(n) if isinstance(n, int) else n


@dataclass(frozen=True)
class Sum(Number):
    """Two numbers together."""

    first: Number
    second: Number

    def value(self, m: Match, act: Activation) -> int:
        """Add them."""
        return self.first.value(m, act) + self.second.value(m, act)

    def lowest(self) -> int:
        """Add the lowest."""
        return self.first.lowest() + self.second.lowest()

    def highest(self) -> int:
        """Add the highest."""
        return self.first.highest() + self.second.highest()

    def text(self) -> str:
        """Print the first."""
        return self.first.text()

    def tail(self) -> str:
        """Print the second behind it."""
        return f"{self.first.tail()}, plus {self.second.text()}{self.second.tail()}"


@dataclass(frozen=True)
class Beyond(Number):
    """By how much a number is greater than another; nothing if it is not."""

    whole: Number
    least: Number

    def value(self, m: Match, act: Activation) -> int:
        """Subtract them."""
        return max(self.whole.value(m, act) - self.least.value(m, act), 0)

    def lowest(self) -> int:
        """Subtract as much as possible."""
        return max(self.whole.lowest() - self.least.highest(), 0)

    def highest(self) -> int:
        """Subtract as little as possible."""
        return max(self.whole.highest() - self.least.lowest(), 0)

    def text(self) -> str:
        """Print the whole."""
        return self.whole.text()

    def each_text(self) -> str:
        """Print what is counted, and from where on."""
        each = self.whole.each_text()
        least = self.least
        beginning = f"the first {least.n}" if isinstance(least, Const) else f"{least.text()}{least.tail()}"
        return f"{each} beyond {beginning}" if each else ""

    def tail(self) -> str:
        """Print from where on it counts, or what is missing."""
        return super().tail() or f", less {self.least.text()}{self.least.tail()}"


TWICE: Final = 2


@dataclass(frozen=True)
class Multiple(Number):
    """A number so many times over."""

    of: Number
    factor: int

    def value(self, m: Match, act: Activation) -> int:
        """Multiply it."""
        return self.of.value(m, act) * self.factor

    def lowest(self) -> int:
        """Multiply the lowest."""
        return self.of.lowest() * self.factor

    def highest(self) -> int:
        """Multiply the highest."""
        return self.of.highest() * self.factor

    def text(self) -> str:
        """Print the factor, and the number unless it counts one by one."""
        if self.of.each_text():
            return str(self.factor)
        return f"{'twice' if self.factor == TWICE else f'{self.factor} times'} {self.of.text()}"

    def each_text(self) -> str:
        """Print what is counted."""
        return self.of.each_text()


def related(left: int, relation: str, right: int) -> bool:
    """Tell whether two numbers are related so: "<", "<=", "==", ">=" or ">"."""
    if relation == ">":
        return left > right
    if relation == ">=":
        return left >= right
    if relation == "==":
        return left == right
    return left < right if relation == "<" else left <= right


CONTRARY: Final = {"<": ">=", "<=": ">", ">=": "<", ">": "<="}
MIRRORED: Final = {"<": ">", "<=": ">=", "==": "==", ">=": "<=", ">": "<"}
IN_WORDS: Final = {">=": "at least ", "==": "exactly ", "<=": "at most "}


@dataclass(frozen=True)
class Compare(Condition):
    """A number is less than ("<"), at most ("<="), exactly ("=="), at least (">=") or more than (">") another."""

    left: Number
    relation: str
    right: Number

    def holds(self, m: Match, act: Activation) -> bool:
        """Compare their values."""
        return related(self.left.value(m, act), self.relation, self.right.value(m, act))

    def could_be(self, relation: str) -> bool:
        """Tell whether the bounds of the numbers leave room for a relation between them."""
        left, right = self.left, self.right
        return (relation in {">", ">="} or related(left.lowest(), relation.replace("==", "<="), right.highest())) and (
            relation in {"<", "<="} or related(left.highest(), relation.replace("==", ">="), right.lowest())
        )

    def never(self) -> bool:
        """Ask the bounds."""
        return not self.could_be(self.relation)

    def always(self) -> bool:
        """Ask the bounds."""
        if self.relation in CONTRARY:
            return not self.could_be(CONTRARY[self.relation])
        return not self.could_be("<") and not self.could_be(">")

    def faults(self) -> tuple[str, ...]:
        """Only these relations are known."""
        return () if self.relation in MIRRORED else (f"its relation must be one of {', '.join(MIRRORED)}",)

    def text(self) -> str:
        """Print it: "your opponent has at least 4 æmber", "your opponent has more æmber than you have"."""
        left, relation, right = self.left, self.relation, self.right
        if isinstance(left, Const) or (relation in {"<", "<="} and not isinstance(right, Const)):
            left, relation, right = right, MIRRORED[relation], left
        if not isinstance(right, Const):
            if relation == ">":
                return f"{left.stated('more')} than {right.than()}"
            return f"{left.stated(f'{IN_WORDS[relation]}as much')} as {right.than()}"
        n = right.n
        if relation in {"<", ">"}:
            n += 1 if relation == ">" else -1
            relation += "="
        if n <= 0 and relation != ">=":
            return left.stated("no")
        return left.stated(f"{IN_WORDS[relation]}{n}", one=n == 1)

    def denied(self) -> str:
        """Print the contrary relation."""
        if self.relation in CONTRARY:
            return Compare(self.left, CONTRARY[self.relation], self.right).text()
        return super().denied()
