"""Questions: what is asked of all that is in force, how the answers go together, and how they are printed.

Nothing is put on a card and taken off again. A creature's power, whether it can attack, how much a key costs is asked
when somebody wants to know, and what is in force answers:

    Quantity   a number: begins with what is printed, and is bent in layers (set, multiply, add, limit), then by age
    Keyword    a number that is there or not: gained and lost by age alone
    Deed       something that may be done or not: a "cannot" beats every "can", and a "can" beats the rules
    Status     something that is so as soon as anything in force says so

Each game lists its questions in order, for what answers a question may ask only earlier ones ("creatures with power 5
or more have..."). Words hold the questions themselves, so that a wrong name is an error where a card is written.
"""

from mypy_extensions import mypyc_attr

from cardwright.kernel.core.inforce import effective
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import (
    THE,
    Amount,
    Clause,
    Does,
    Nominal,
    Noun,
    Part,
    states,
)
from cardwright.kernel.pieces.nodes import Term
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.seeing.reasons import Difference
from cardwright.language.arithmetic import Const, Negative, Number


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Term):
    """What may be asked about cards, or about players."""

    def __init__(self, key: str, *, of_players: bool = False) -> None:
        """Call it by its key."""
        super().__init__(key)
        self.of_players: bool = of_players


@mypyc_attr(allow_interpreted_subclasses=True)
class Quantity(Question):
    """A number of a card, or of a player; printed as "gets +1 power"."""

    def __init__(self, key: str, *, of_players: bool = False, least: int = 0) -> None:
        """Call it by its noun; it is never below ``least``."""
        super().__init__(key, of_players=of_players)
        self.least: int = least

    def bent(self, m: State, x: int, value: int) -> int:
        """Return the number of a card or player that would be ``value`` by itself, which is not below the least."""
        standing = m.index.get(self.key)
        if standing is None:
            return value
        for s in standing if m.plain else effective(m, self.key, standing):
            if s.node.applies(m, s, x, NOBODY):
                value = s.node.bend(m, s, self, x, value)
        return max(value, self.least)

    def differences(self, m: State, x: int, value: int) -> list[Difference]:
        """Return by how much each card changes that number, in the order in which they do."""
        found: list[Difference] = []
        for s in m.in_force(self.key):
            if s.node.applies(m, s, x, NOBODY):
                bent = s.node.bend(m, s, self, x, value)
                found.append((s.act.source, bent - value))
                value = bent
        return found

    def bonus(self, by: Number) -> Part:
        """Return what one gets more or less of it: "+1 power"; empty if there is no such way to say it."""
        return f"{signed(by)} {self.key}"

    def gets(self, who: Nominal, by: Number) -> Clause:
        """Return that somebody has more or less of it: "friendly creatures get +1 power"."""
        return states(who, "get", self.bonus(by), *by.tail())

    def becomes(self, whose: Nominal, value: int) -> Clause:
        """Return that it is a certain number: "the power of each creature is 0"."""
        return states(Noun(self.key, THE, after=("of", whose)), "be", str(value))


def signed(by: Number) -> str:
    """Print a bonus: "+2", "-1", "-X"; for what is counted, what one of it gives."""
    if isinstance(by, Negative):
        return str(by.much(mass=True))
    return f"{by.n:+d}" if isinstance(by, Const) else f"+{by.much(mass=True)}"


def more_or_less(by: Number, *, less: str = "less") -> str:
    """Print a difference: "2 more", "1 less"."""
    if isinstance(by, Const):
        return f"{abs(by.n)} {'more' if by.n > 0 else less}"
    return f"{by.much(mass=True)} more"


@mypyc_attr(allow_interpreted_subclasses=True)
class Supply(Quantity):
    """How many of something a player has: "you have 1 more character space"."""

    def bonus(self, by: Number) -> Part:
        """Have none: one has more of it, and gets nothing."""
        return ""

    def gets(self, who: Nominal, by: Number) -> Clause:
        return states(who, "have", Amount(more_or_less(by, less="fewer"), self.key), *by.tail())


@mypyc_attr(allow_interpreted_subclasses=True)
class Size(Quantity):
    """How big something of a player is: "your hand size is 2 more"."""

    def bonus(self, by: Number) -> Part:
        """Have none: it is more."""
        return ""

    def gets(self, who: Nominal, by: Number) -> Clause:
        return states(Noun(self.key, of=who), "be", more_or_less(by), *by.tail())


@mypyc_attr(allow_interpreted_subclasses=True)
class Keyword(Quantity):
    """A keyword that a card has, perhaps with a value: "gains taunt", "gains assault 2"."""

    def __init__(self, key: str, *, valued: bool = False) -> None:
        """Call it by its name."""
        super().__init__(key)
        self.valued: bool = valued

    def bonus(self, by: Number) -> Part:
        """Have none: it is gained."""
        return ""

    def gets(self, who: Nominal, by: Number) -> Clause:
        return states(who, "gain", f"{self.key} {by.much()}" if self.valued else self.key, *by.tail())

    def becomes(self, whose: Nominal, value: int) -> Clause:
        return states(whose, "lose", self.key)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Question):
    """Something that can be done or not by a card or a player, perhaps to a card or with one."""

    def __init__(
        self, key: str, verb: str = "", after: str = "", *, of_players: bool = False, priced: bool = False
    ) -> None:
        """Call it by its verb; ``after`` follows what it is done to: "spend æmber on {it} when forging keys".

        What is ``priced`` is done by the game only once all that is asked for it under ``price`` has been given.
        """
        super().__init__(key, of_players=of_players)
        self.can: str = f"can {key}"
        self.cannot: str = f"cannot {key}"
        self.must: str = f"must {key}"
        self.price: str = f"price of {key}"
        self.priced: bool = priced
        self.verb: str = verb or key
        self.after: str = after

    def answered(self, keys: tuple[object, ...]) -> bool:
        """Whether it is forbidden, permitted, demanded or priced."""
        return self.can in keys or self.cannot in keys or self.must in keys or self.price in keys

    def allowed(self, m: State, x: int, other: int = NOBODY, *, by_rules: bool) -> bool:
        """Whether it can be done by a card or player (to another), which the rules alone would allow or not."""
        if self.forbidden(m, x, other):
            return False
        return by_rules or self.permitted(m, x, other)

    def forbidden(self, m: State, x: int, other: int = NOBODY) -> bool:
        """Whether something says that it cannot be done."""
        return self.cannot in m.index and answered(m, self.cannot, x, other)

    def permitted(self, m: State, x: int, other: int = NOBODY) -> bool:
        """Whether something says that it can be done, whatever the rules say."""
        return self.can in m.index and answered(m, self.can, x, other)

    def demanded(self, m: State, x: int, other: int = NOBODY) -> bool:
        """Whether something says that it must be done."""
        return self.must in m.index and answered(m, self.must, x, other)

    def forbidding(self, m: State, x: int, other: int = NOBODY) -> int:
        """Return the card whose effect says that it cannot be done; -1 if it is the rules, or nobody says so."""
        for s in m.in_force(self.cannot):
            if s.node.applies(m, s, x, other):
                return s.act.source
        return NOBODY

    def done(self, who: Nominal, to: Part = "", modal: str = "", *unless: Part) -> Clause:
        """Return that somebody does it, can or cannot: "your opponent cannot play creatures"."""
        return states(who, self.verb, to, self.after, *unless, modal=modal)


def answered(m: State, key: str, x: int, other: int) -> bool:
    """Whether anything in force under a key is about a card or player, and another."""
    for s in m.in_force(key):
        if s.node.applies(m, s, x, other):
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Status(Question):
    """Something that is so of a card or player once anything in force says so."""

    def __init__(self, key: str, verb: str, *parts: Part, of_players: bool = False) -> None:
        """Say it by a verb and what follows it."""
        super().__init__(key, of_players=of_players)
        self.does: Does = Does(verb, parts)

    def holds(self, m: State, x: int, other: int = NOBODY) -> bool:
        """Whether anything in force says that it is so."""
        return self.key in m.index and answered(m, self.key, x, other)

    def said(self, who: Nominal) -> Clause:
        """Return that it is so: "friendly creatures enter play ready"."""
        return Clause(who, self.does, stated=True)
