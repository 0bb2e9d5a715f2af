"""Conditions and numbers, and how they are written: `opponent.aember > you.aember`, `count(creature) + 1`.

Order and arithmetic make nodes; ``==`` compares nodes, so that equal numbers are a condition by `Number.is_exactly`.
"""

from dataclasses import dataclass, fields
from typing import Annotated, Any, Final, final

from mypy_extensions import mypyc_attr

from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import Amount, Clause, Parts, Phrase, Row
from cardwright.language.limits import Among, Some
from cardwright.language.word import Word


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Word):
    """Something that holds or not. It says a statement, to follow "if": "your opponent has no æmber"."""

    def holds(self, m: State, act: Activation) -> bool:
        """Tell whether it holds now."""
        raise NotImplementedError(type(self).__name__)

    def denied(self) -> Phrase:
        """Return what the contrary says."""
        return self.phrase().told().denied()

    def always(self) -> bool:
        """Whether it holds whatever happens."""
        return False

    def never(self) -> bool:
        """Whether it cannot hold, whatever happens."""
        return False


ENDLESS: Final = 1_000_000_000
"""What stands for the most that a number can be, where it can be anything."""
MOST: Final = 999
"""No card does more of anything at once, however much it counts; printed ones stay far below."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Word):
    """A whole number that is counted when asked. Comparing numbers gives a condition, adding them a number.

    It says an `amount` of something: "3 cards", "that much damage", and of a number that counts things one for `each`:
    "1 æmber for each friendly creature".
    """

    def value(self, m: State, act: Activation) -> int:
        """Return the number now."""
        raise NotImplementedError(type(self).__name__)

    @final
    def figure(self, m: State, act: Activation) -> int:
        """Return so much of it as a card can do: numbers that are multiplied again and again end somewhere."""
        return max(min(self.value(m, act), MOST), -MOST)

    def lowest(self) -> int:
        """Return the least that it can be."""
        return 0

    def highest(self) -> int:
        """Return the most that it can be, or `ENDLESS`."""
        return ENDLESS

    def much(self, *, mass: bool = False) -> int | str:
        """Return what stands before the noun of an amount, which is a ``mass`` or not: 2, "that much", "that many"."""
        return 1

    def each(self) -> Phrase | None:
        """Return what is counted, to follow "for each"; None for a number that counts nothing."""
        return None

    def tail(self) -> Parts:
        """Return what follows the noun of an amount: "for each friendly creature"."""
        each = self.each()
        return () if each is None else ("for each", each)

    def amount(self, noun: str, *, mass: bool = False, apart: bool = False) -> Phrase:
        """Return so much of something: "2 cards", "that much damage", "1 æmber for each friendly creature".

        The `tail` is left out where it stands ``apart``: "deal 1 damage to a creature for each card".
        """
        return Amount(self.much(mass=mass), noun, () if apart else self.tail(), mass)

    def phrase(self) -> Phrase:
        """Say the number alone."""
        return Row((str(self.much(mass=True)), *self.tail()))

    def single(self) -> bool:
        """Whether its words can be counted from, halved and multiplied: there are none for brackets."""
        return True

    def in_a_row(self) -> bool:
        """Whether it says several numbers one behind the other, "that much, plus 1", of which nothing more is said."""
        return False

    def is_mass(self) -> bool:
        """Whether it is a number of what is not counted one by one: as much, not as many."""
        return False

    def stated(self, n: str) -> Phrase:
        """Return the statement that it is so much: "your opponent has at least 2 æmber"."""
        return Row((self.phrase(), "is", "0" if n == NOTHING else n))

    def than(self) -> Phrase:
        """Return what stands behind "than" where it is compared with: "you have"."""
        return self.phrase()

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

    def value(self, m: State, act: Activation) -> int:
        return self.n

    def lowest(self) -> int:
        return self.n

    def highest(self) -> int:
        return self.n

    def much(self, *, mass: bool = False) -> int | str:
        return self.n


def number(n: int | Number) -> Number:
    """Let authors write plain numbers."""
    return Const(n) if isinstance(n, int) else n


@dataclass(frozen=True)
class Sum(Number):
    """Two numbers together."""

    first: Number
    second: Number

    def value(self, m: State, act: Activation) -> int:
        return self.first.value(m, act) + self.second.value(m, act)

    def lowest(self) -> int:
        return self.first.lowest() + self.second.lowest()

    def highest(self) -> int:
        return self.first.highest() + self.second.highest()

    def single(self) -> bool:
        return False

    def in_a_row(self) -> bool:
        return True

    def faults(self) -> tuple[str, ...]:
        """Each number that is added is one."""
        return ("add and subtract from left to right, one number after the other",) if self.second.in_a_row() else ()

    def much(self, *, mass: bool = False) -> int | str:
        """Say the first."""
        return self.first.much(mass=mass)

    def tail(self) -> Parts:
        """Say the second behind it."""
        return (*self.first.tail(), ", plus", self.second.phrase())


@dataclass(frozen=True)
class Beyond(Number):
    """By how much a number is greater than another; nothing if it is not."""

    whole: Number
    least: Number

    def value(self, m: State, act: Activation) -> int:
        return max(self.whole.value(m, act) - self.least.value(m, act), 0)

    def lowest(self) -> int:
        """Subtract as much as possible."""
        return max(self.whole.lowest() - self.least.highest(), 0)

    def highest(self) -> int:
        """Subtract as little as possible."""
        return max(self.whole.highest() - self.least.lowest(), 0)

    def much(self, *, mass: bool = False) -> int | str:
        """Say the whole."""
        return self.whole.much(mass=mass)

    def single(self) -> bool:
        return self.counts()

    def counts(self) -> bool:
        """Whether it counts from somewhere on; otherwise it says a number, and how much less."""
        if isinstance(self.whole, Beyond) or isinstance(self.least, Beyond):
            return False
        return self.whole.each() is not None and self.whole.single() and self.least.single()

    def in_a_row(self) -> bool:
        return not self.counts()

    def faults(self) -> tuple[str, ...]:
        """What is subtracted is one number."""
        return ("add and subtract from left to right, one number after the other",) if self.least.in_a_row() else ()

    def beyond(self) -> Parts:
        """Say from where on it counts."""
        if self.least.each() is None:
            return ("beyond the first" if isinstance(self.least, Const) else "beyond", self.least.phrase())
        than = self.least.than()
        return ("beyond what" if isinstance(than, Clause) else "beyond the number of", than)

    def each(self) -> Phrase | None:
        """Say what is counted, and from where on."""
        each = self.whole.each()
        return None if each is None or not self.counts() else Row((each, *self.beyond()))

    def than(self) -> Phrase:
        return Row((self.whole.than(), *self.beyond())) if self.counts() else super().than()

    def is_mass(self) -> bool:
        """Whether the whole is."""
        return self.whole.is_mass()

    def tail(self) -> Parts:
        """Say from where on it counts, or what is missing."""
        return super().tail() if self.counts() else (*self.whole.tail(), ", less", self.least.phrase())


@dataclass(frozen=True)
class Negative(Number):
    """So much less, as a bonus that takes away: "-X attack"."""

    of: Number

    def value(self, m: State, act: Activation) -> int:
        return -self.of.value(m, act)

    def lowest(self) -> int:
        return -self.of.highest()

    def highest(self) -> int:
        return -self.of.lowest()

    def much(self, *, mass: bool = False) -> int | str:
        return f"-{self.of.much(mass=mass)}"

    def each(self) -> Phrase | None:
        return self.of.each()

    def single(self) -> bool:
        return False

    def faults(self) -> tuple[str, ...]:
        """It takes away one number that is not known before."""
        if isinstance(self.of, Const):
            return ("write its number itself",)
        return () if self.of.single() else ("take away each number alone, before it is added or multiplied",)


TWICE: Final = 2


@dataclass(frozen=True)
class Multiple(Number):
    """A number so many times over."""

    of: Number
    factor: Some

    def value(self, m: State, act: Activation) -> int:
        return self.of.value(m, act) * self.factor

    def lowest(self) -> int:
        return self.of.lowest() * self.factor

    def highest(self) -> int:
        return self.of.highest() * self.factor

    def much(self, *, mass: bool = False) -> int | str:
        """Say the factor, and the number unless it counts one by one."""
        if self.of.each() is not None:
            return self.factor
        return f"{'twice' if self.factor == TWICE else f'{self.factor} times'} {self.of.much(mass=mass)}"

    def each(self) -> Phrase | None:
        return self.of.each()

    def single(self) -> bool:
        return False

    def faults(self) -> tuple[str, ...]:
        """It multiplies one number: there are no words for brackets."""
        return () if self.of.single() else ("multiply each number alone and once, before it is added or subtracted",)


@dataclass(frozen=True)
class Half(Number):
    """Half of a number, rounded down or ``up``."""

    of: Number
    up: bool = False

    def value(self, m: State, act: Activation) -> int:
        return self.halved(self.of.value(m, act))

    def halved(self, n: int) -> int:
        """Return half of a number."""
        return (n + 1) // 2 if self.up else n // 2

    def lowest(self) -> int:
        return self.halved(self.of.lowest())

    def highest(self) -> int:
        return self.halved(self.of.highest())

    def much(self, *, mass: bool = False) -> int | str:
        """Say half the number, or half as much as there is of what it counts."""
        if self.of.each() is None:
            return f"half {self.of.much(mass=mass)}"
        return f"half as {'much' if mass else 'many'}"

    def tail(self) -> Parts:
        """Say what it is half of, and how it is rounded."""
        of = self.of.tail() if self.of.each() is None else ("as", self.of.than())
        return (*of, *self.rounded())

    def phrase(self) -> Phrase:
        return Row((str(self.much(mass=self.of.each() is None or self.of.is_mass())), *self.tail()))

    def faults(self) -> tuple[str, ...]:
        """It halves one number that is not known before."""
        if isinstance(self.of, Const):
            return ("write its number itself",)
        return () if self.of.single() else ("halve each number alone, before it is added or subtracted",)

    def single(self) -> bool:
        return False

    def rounded(self) -> Parts:
        """Say how it is rounded."""
        return (", rounded up" if self.up else ", rounded down",)


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
NOTHING: Final = "no"
IN_WORDS: Final = {">=": "at least ", "==": "exactly ", "<=": "at most "}


@dataclass(frozen=True)
class Compare(Condition):
    """A number is less than ("<"), at most ("<="), exactly ("=="), at least (">=") or more than (">") another."""

    left: Number
    relation: Annotated[str, Among("<", "<=", "==", ">=", ">")]
    right: Number

    def holds(self, m: State, act: Activation) -> bool:
        return related(self.left.value(m, act), self.relation, self.right.value(m, act))

    def could_be(self, relation: str) -> bool:
        """Tell whether the bounds of the numbers leave room for a relation between them."""
        left, right = self.left, self.right
        if relation == "==":
            return related(left.lowest(), "<=", right.highest()) and related(left.highest(), ">=", right.lowest())
        if relation in {"<", "<="}:
            return related(left.lowest(), relation, right.highest())
        return related(left.highest(), relation, right.lowest())

    def never(self) -> bool:
        return not self.could_be(self.relation)

    def always(self) -> bool:
        if self.relation in CONTRARY:
            return not self.could_be(CONTRARY[self.relation])
        return not self.could_be("<") and not self.could_be(">")

    def faults(self) -> tuple[str, ...]:
        """Only these relations are known."""
        return () if self.relation in MIRRORED else (f"its relation must be one of {', '.join(MIRRORED)}",)

    def phrase(self) -> Phrase:
        """Say it: "your opponent has at least 4 æmber", "your opponent has more æmber than you have"."""
        left, relation, right = self.left, self.relation, self.right
        if isinstance(left, Const) or (relation in {"<", "<="} and not isinstance(right, Const)):
            left, relation, right = right, MIRRORED[relation], left
        if not isinstance(right, Const):
            if relation == ">":
                return Row((left.stated("more"), "than", right.than()))
            return Row(
                (left.stated(f"{IN_WORDS[relation]}as {'much' if left.is_mass() else 'many'}"), "as", right.than())
            )
        n = right.n
        if relation in {"<", ">"}:
            n += 1 if relation == ">" else -1
            relation += "="
        if n <= 0 and relation != ">=":
            return left.stated(NOTHING)
        return left.stated(f"{IN_WORDS[relation]}{n}")

    def denied(self) -> Phrase:
        if self.relation == "==" and self.right == Const(0):
            return Compare(self.left, ">", self.right).phrase()
        if self.relation in CONTRARY:
            return Compare(self.left, CONTRARY[self.relation], self.right).phrase()
        return super().denied()
