"""What is in force, in words: what cards and players get, are, gain, lose, can and cannot do.

All of it is asked (`questions`) and never applied. What each word is about is its `Subject`: cards, or players.
"""

from dataclasses import dataclass
from typing import Annotated, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel import grammar
from cardwright.kernel.basics.names import listing
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import LAYER_ADD, LAYER_LIMIT, LAYER_SET, Activation, Key, Standing, StandingNode
from cardwright.kernel.core.inforce import ABILITIES
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import (
    BARE,
    EACH,
    A,
    Back,
    Nominal,
    Phrase,
    Quoted,
    Under,
    states,
    together,
)
from cardwright.kernel.pieces.nodes import Term
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.language.limits import Least
from cardwright.language.numbers import number
from cardwright.language.players import Subject
from cardwright.language.questions import Deed, Keyword, Quantity, Question, Status
from cardwright.language.words import (
    IT,
    Cards,
    Condition,
    Number,
    Word,
    constant_faults,
    parts,
)

MOST_GENERATIONS: Final = 2


@dataclass(frozen=True)
class Those(Cards):
    """The cards that something lasting was bound to when it began."""

    def among(self, m: State, act: Activation) -> list[int]:
        return list(act.it)

    def includes(self, m: State, act: Activation, card: int) -> bool:
        return card in act.it

    def reads(self) -> tuple[str, ...]:
        """It reads what is "it"."""
        return (IT,)

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        return Back()


@dataclass(frozen=True)
class Itself(Cards):
    """The source alone."""

    def among(self, m: State, act: Activation) -> list[int]:
        return [act.source]

    def includes(self, m: State, act: Activation, card: int) -> bool:
        return card == act.source

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        return grammar.This()


def under(when: Condition | None, phrase: Phrase) -> Phrase:
    """Put the condition of something in force before what it says."""
    return phrase if when is None else Under("while", when.phrase(), phrase)


def misplaced(of: Subject, question: Question) -> tuple[str, ...]:
    """Say if a question about cards is answered for players, or the other way round."""
    if of.of_players() == question.of_players:
        return ()
    asked, answered = ("players", "cards") if question.of_players else ("cards", "players")
    return (f"{question.key!r} is asked about {asked}, not about {answered}",)


@dataclass(frozen=True)
class Bonus(Word):
    """So much more (or less) of a number: "+1 power"."""

    question: Quantity
    by: Number

    def phrase(self) -> Phrase:
        return grammar.Row((self.question.bonus(self.by) or self.question.key, *self.by.tail()))


@dataclass(frozen=True)
class Gets(StandingNode):
    """Cards or players have more (or less) of numbers: "friendly creatures get +1 power and +1 armor"."""

    of: Subject
    bonuses: Annotated[tuple[Bonus, ...], Least(1)]
    when: Condition | None = None

    def keys(self) -> tuple[Key, ...]:
        return tuple([bonus.question.key for bonus in self.bonuses])

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        return concerned(self.of, self.when, m, s, x)

    def bend(self, m: State, s: Standing, asked: Term, x: int, value: int) -> int:
        for bonus in self.bonuses:
            if bonus.question is asked:
                return value + bonus.by.figure(m, s.act)
        return value

    def faults(self) -> tuple[str, ...]:
        """Its condition can hold, and fail; its numbers are those of its subject."""
        wrong = [fault for bonus in self.bonuses for fault in misplaced(self.of, bonus.question)]
        return (*constant_faults(self.when), *wrong)

    def phrase(self) -> Phrase:
        """Say it; bonuses of one size are said together."""
        who = self.of.subject()
        clauses: list[Phrase] = [bonus.question.gets(who, bonus.by) for bonus in self.bonuses]
        plain = [bonus.question.bonus(bonus.by) for bonus in self.bonuses]
        if "" not in plain and len({bonus.by.tail() for bonus in self.bonuses}) == 1:
            bonuses = listing([str(bonus) for bonus in plain])
            return under(self.when, states(who, "get", bonuses, *self.bonuses[0].by.tail()))
        return under(self.when, together(tuple(clauses)))


@dataclass(frozen=True)
class Becomes(StandingNode):
    """A number of cards or players is a certain number, before bonuses."""

    of: Subject
    question: Quantity
    value: int
    when: Condition | None = None

    def keys(self) -> tuple[Key, ...]:
        return (self.question.key,)

    def layer(self) -> int:
        """Numbers are set before bonuses are added."""
        return LAYER_SET

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        return concerned(self.of, self.when, m, s, x)

    def bend(self, m: State, s: Standing, asked: Term, x: int, value: int) -> int:
        return self.value

    def faults(self) -> tuple[str, ...]:
        """Its condition can hold, and fail; its number is one of its subject."""
        return (*constant_faults(self.when), *misplaced(self.of, self.question))

    def phrase(self) -> Phrase:
        whose = self.of.noun(EACH) if isinstance(self.of, Cards) else self.of.subject()
        return under(self.when, self.question.becomes(whose, self.value))


@dataclass(frozen=True)
class Counts(StandingNode):
    """Something is so of cards or players: "friendly creatures enter play ready"."""

    of: Subject
    status: Status
    when: Condition | None = None

    def keys(self) -> tuple[Key, ...]:
        return (self.status.key,)

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        return concerned(self.of, self.when, m, s, x)

    def faults(self) -> tuple[str, ...]:
        """Its condition can hold, and fail; it is asked about such a subject."""
        return (*constant_faults(self.when), *misplaced(self.of, self.status))

    def phrase(self) -> Phrase:
        return under(self.when, self.status.said(self.of.subject()))

    def said(self, word: str) -> Phrase:
        """Say it of one card: "the next creature that you play enters play ready"."""
        one = self.of.noun(word) if isinstance(self.of, Cards) else self.of.subject()
        return under(self.when, self.status.said(one))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Cannot(StandingNode):
    """Something cannot be done by cards or players, perhaps not to others: "your opponent cannot play creatures"."""

    of: Subject
    deed: Deed
    object: Cards | None = None
    when: Condition | None = None

    def keys(self) -> tuple[Key, ...]:
        return (self.deed.cannot,)

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        """Ask the subject, the object and the condition."""
        if not concerned(self.of, self.when, m, s, x):
            return False
        return self.object is None or (other != NOBODY and self.object.includes(m, s.act, other))

    def faults(self) -> tuple[str, ...]:
        """Its condition can hold, and fail; it is asked about such a subject."""
        return (*constant_faults(self.when), *misplaced(self.of, self.deed))

    def modal(self) -> str:
        """Return the verb that says so."""
        return "cannot"

    def phrase(self) -> Phrase:
        return self.said()

    def said(self, n: int = 0) -> Phrase:
        """Say it of all objects, or of so many of them."""
        to = "" if self.object is None else self.object.noun(A, n) if n else self.object.noun(BARE)
        return under(self.when, self.deed.done(self.of.subject(), to, self.modal()))


@dataclass(frozen=True)
class Can(Cannot):
    """Something may be done whatever the rules say, unless something says that it cannot."""

    def keys(self) -> tuple[Key, ...]:
        return (self.deed.can,)

    def modal(self) -> str:
        return "may"


@dataclass(frozen=True)
class OnceEachTurn(StandingNode):
    """Something may be done once on each turn; the use of this turn is kept in force as `UsedThisTurn`."""

    what: Can

    def keys(self) -> tuple[Key, ...]:
        return self.what.keys()

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        """Ask whether it has been used, by its age and its source, then what may be done."""
        for used in m.index.get(USED, ()):
            if used.number == s.age and used.act.source == s.act.source:
                return False
        return self.what.applies(m, s, x, other)

    def used(self, m: State, s: Standing) -> None:
        act = Activation(s.act.player, s.act.source)
        act.it = (s.act.source,)
        m.add_standing(Standing(UsedThisTurn(), act, m.turn, m.turn, number=s.age))

    def phrase(self) -> Phrase:
        return grammar.Row(("once each turn,", self.what.said(1)))


USED: Final = "used this turn"


@dataclass(frozen=True)
class UsedThisTurn(StandingNode):
    """What can be done once each turn has been done; ``Standing.number`` is the age of what is meant."""

    def keys(self) -> tuple[Key, ...]:
        return (USED,)

    def phrase(self) -> Phrase:
        return grammar.Row(("it has been used this turn",))


@dataclass(frozen=True)
class Must(Cannot):
    """Something must be done, as far as it can be."""

    def keys(self) -> tuple[Key, ...]:
        return (self.deed.must,)

    def modal(self) -> str:
        return "must"


@dataclass(frozen=True)
class Loses(StandingNode):
    """Cards lose a keyword that they have, until they gain it again; or whatever they gain meanwhile."""

    of: Cards
    keyword: Keyword
    when: Condition | None = None
    beats_gains: bool = False

    def layer(self) -> int:
        """Wait for what is gained, if it beats that."""
        return LAYER_LIMIT if self.beats_gains else LAYER_ADD

    def keys(self) -> tuple[Key, ...]:
        return (self.keyword.key,)

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        return concerned(self.of, self.when, m, s, x)

    def bend(self, m: State, s: Standing, asked: Term, x: int, value: int) -> int:
        """Leave nothing of it."""
        return 0

    def faults(self) -> tuple[str, ...]:
        """Its condition can hold, and fail."""
        return constant_faults(self.when)

    def phrase(self) -> Phrase:
        return under(self.when, states(self.of.subject(), "lose", self.keyword.key))


@dataclass(frozen=True)
class LosesAbilities(StandingNode):
    """Cards lose all their abilities: those that are printed, those in force, and their keywords."""

    of: Cards
    when: Condition | None = None

    def keys(self) -> tuple[Key, ...]:
        return (ABILITIES,)

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        return concerned(self.of, self.when, m, s, x)

    def faults(self) -> tuple[str, ...]:
        """Its condition can hold, and fail."""
        return constant_faults(self.when)

    def phrase(self) -> Phrase:
        return under(self.when, states(self.of.subject(), "lose all abilities"))


@dataclass(frozen=True)
class Gains(StandingNode):
    """Cards have other abilities too, as if they were their own: "friendly creatures gain “Reap: Draw a card.”".

    Each of them is the source of what it has gained, and its controller is "you" there; the card that gave it is the
    ``granter`` of the activation. All that can be in force can be gained, also what gives abilities to others.
    """

    of: Cards
    what: Annotated[tuple[StandingNode, ...], Least(1)]
    when: Condition | None = None

    def keys(self) -> tuple[Key, ...]:
        return tuple(dict.fromkeys([key for node in self.what for key in node.keys()]))

    def before(self) -> tuple[type[Event], ...]:
        """Stand before all that it gives stands before."""
        return tuple(dict.fromkeys([kind for node in self.what for kind in node.before()]))

    def spreads(self) -> bool:
        """It is the others that have it."""
        return True

    def spread(self, m: State, s: Standing, key: Key) -> list[Standing]:
        """Return what each of the cards has gained."""
        if self.when is not None and not self.when.holds(m, s.act):
            return []
        found: list[Standing] = []
        for card in self.of.among(m, s.act):
            act = Activation(m.controller(card), card)
            act.granter = s.act.source
            for node in self.what:
                if key in node.keys() or key in node.before():
                    gained = Standing(node, act, s.since, s.until, constant=True)
                    gained.age = s.age
                    found += node.spread(m, gained, key)
        return found

    def later(self) -> bool:
        """They are abilities of others."""
        return True

    def keeps(self, name: str) -> bool:
        """Its cards may be those that it was put in force for."""
        return name == IT

    def faults(self) -> tuple[str, ...]:
        """Its condition can hold, and fail; what it gives takes no abilities away, and gives them but once more."""
        found = constant_faults(self.when)
        if ABILITIES in self.keys():
            return (*found, "what takes abilities away cannot be gained: say of which cards, without giving it to any")
        if generations(self) > MOST_GENERATIONS:
            return (*found, "abilities are given to give abilities that give abilities: leave one of them out")
        return found

    def phrase(self) -> Phrase:
        """Say it, each ability in quotation marks, where "this" is the card that has gained it."""
        who = self.of.subject()
        head = who.head if isinstance(who, grammar.Noun) else "card"
        abilities = [Quoted(node.phrase(), head) for node in self.what]
        return under(self.when, states(who, "gain", grammar.Chain(tuple(abilities), "and")))


def generations(node: StandingNode) -> int:
    """Return how many words that give abilities lie in each other; each asks all cards once for each above it."""
    below = max([generations(part) for part in parts(node) if isinstance(part, StandingNode)], default=0)
    return below + 1 if isinstance(node, Gains) else below


def concerned(of: Subject, when: Condition | None, m: State, s: Standing, x: int) -> bool:
    """Whether something in force is about a card or player now."""
    return of.includes(m, s.act, x) and (when is None or when.holds(m, s.act))


def gets(of: Subject, by: int | Number, *questions: Quantity, when: Condition | None = None) -> Gets:
    """Let authors write a bonus short."""
    return Gets(of, tuple([Bonus(question, number(by)) for question in questions]), when)
