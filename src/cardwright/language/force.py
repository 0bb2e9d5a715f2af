"""What is in force, in words: what cards and players get, are, gain, lose, can and cannot do.

All of it is asked (`questions`) and never applied. What each word is about is its `Subject`: cards, or players.
"""

from dataclasses import dataclass, field
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
    Doing,
    Nominal,
    Noun,
    Part,
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

    def faults(self) -> tuple[str, ...]:
        """It can be more or less."""
        return ("a bonus of 0 changes nothing",) if self.by.lowest() == self.by.highest() == 0 else ()

    def phrase(self) -> Phrase:
        return grammar.Row((self.question.bonus(self.by) or self.question.key, *self.by.tail()))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Statement(StandingNode):
    """Something is so of cards or players, perhaps only while a condition holds."""

    of: Subject
    when: Condition | None = field(default=None, kw_only=True)

    def answers(self) -> tuple[Question, ...]:
        """Return the questions to which it is an answer."""
        return ()

    def keys(self) -> tuple[Key, ...]:
        return tuple([question.key for question in self.answers()])

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        return self.of.includes(m, s.act, x) and (self.when is None or self.when.holds(m, s.act))

    def faults(self) -> tuple[str, ...]:
        """Its condition can hold, and fail; its questions are asked about such a subject."""
        wrong = [fault for question in self.answers() for fault in misplaced(self.of, question)]
        return (*constant_faults(self.when), *wrong)

    def stated(self) -> Phrase:
        """Return what it says, without the condition."""
        raise NotImplementedError(type(self).__name__)

    def phrase(self) -> Phrase:
        return under(self.when, self.stated())


@dataclass(frozen=True)
class Gets(Statement):
    """Cards or players have more (or less) of numbers: "friendly creatures get +1 power and +1 armor"."""

    bonuses: Annotated[tuple[Bonus, ...], Least(1)]

    def answers(self) -> tuple[Question, ...]:
        return tuple([bonus.question for bonus in self.bonuses])

    def bend(self, m: State, s: Standing, asked: Term, x: int, value: int) -> int:
        for bonus in self.bonuses:
            if bonus.question is asked:
                return value + bonus.by.figure(m, s.act)
        return value

    def stated(self) -> Phrase:
        """Say it; bonuses of one size are said together."""
        who = self.of.subject()
        plain = [bonus.question.bonus(bonus.by) for bonus in self.bonuses]
        if "" not in plain and len({bonus.by.tail() for bonus in self.bonuses}) == 1:
            bonuses = listing([str(bonus) for bonus in plain])
            return states(who, "get", bonuses, *self.bonuses[0].by.tail())
        return together(tuple([bonus.question.gets(who, bonus.by) for bonus in self.bonuses]))


@dataclass(frozen=True)
class Becomes(Statement):
    """A number of cards or players is a certain number, before bonuses."""

    question: Quantity
    value: int

    def answers(self) -> tuple[Question, ...]:
        return (self.question,)

    def layer(self) -> int:
        """Numbers are set before bonuses are added."""
        return LAYER_SET

    def bend(self, m: State, s: Standing, asked: Term, x: int, value: int) -> int:
        return self.value

    def stated(self) -> Phrase:
        whose = self.of.noun(EACH) if isinstance(self.of, Cards) else self.of.subject()
        return self.question.becomes(whose, self.value)


@dataclass(frozen=True)
class Counts(Statement):
    """Something is so of cards or players: "friendly creatures enter play ready"."""

    status: Status

    def answers(self) -> tuple[Question, ...]:
        return (self.status,)

    def stated(self) -> Phrase:
        return self.status.said(self.of.subject())

    def said(self, word: str) -> Phrase:
        """Say it of one card: "the next creature that you play enters play ready"."""
        one = self.of.noun(word) if isinstance(self.of, Cards) else self.of.subject()
        return under(self.when, self.status.said(one))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Modal(Statement):
    """Something can, cannot or must be done by cards or players, perhaps to others."""

    deed: Deed
    object: Cards | None = None

    def answers(self) -> tuple[Question, ...]:
        return (self.deed,)

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        """Ask the subject, the condition and the object."""
        if not super().applies(m, s, x, other):
            return False
        return self.object is None or (other != NOBODY and self.object.includes(m, s.act, other))

    def verb(self) -> str:
        """Return the verb that says so."""
        raise NotImplementedError(type(self).__name__)

    def stated(self) -> Phrase:
        return self.done()

    def said(self, n: int) -> Phrase:
        """Say it of so many objects: "you may play a card from your hand"."""
        return under(self.when, self.done(n))

    def done(self, n: int = 0, *unless: Part) -> Phrase:
        """Return what is done with all objects, or with so many of them."""
        to = "" if self.object is None else self.object.noun(A, n) if n else self.object.noun(BARE)
        return self.deed.done(self.of.subject(), to, self.verb(), *unless)


@mypyc_attr(allow_interpreted_subclasses=True)
class Price(Word):
    """What has to be given in order to do something; a game says which there are."""

    def given(self, who: Nominal) -> Phrase:
        """Say that somebody gives it: "they pay you 1 æmber"."""
        raise NotImplementedError(type(self).__name__)

    def phrase(self) -> Phrase:
        return self.given(Noun("player"))


@dataclass(frozen=True)
class Cannot(Modal):
    """Something cannot be done, perhaps unless a price is paid: "your opponent cannot play creatures"."""

    unless: Price | None = None

    def keys(self) -> tuple[Key, ...]:
        return (self.deed.cannot if self.unless is None else self.deed.price,)

    def faults(self) -> tuple[str, ...]:
        """It is as it should be, and a price is that of something that the game lets pay for."""
        free = self.unless is not None and not self.deed.priced
        return (*super().faults(), *((f"nothing can be paid for {self.deed.key!r} in this game",) if free else ()))

    def verb(self) -> str:
        return "cannot"

    def stated(self) -> Phrase:
        """Say it; a price is that of doing it once."""
        return self.done() if self.unless is None else self.done(1, "unless", self.unless.given(Doing()))


@dataclass(frozen=True)
class Can(Modal):
    """Something may be done whatever the rules say, unless something says that it cannot."""

    def keys(self) -> tuple[Key, ...]:
        return (self.deed.can,)

    def verb(self) -> str:
        return "may"

    def fits(self, m: State, s: Standing, card: int) -> bool:
        """Whether it would be about a card that lay where it has to lie."""
        return self.object is None or self.object.would_include(m, s.act, card)


@dataclass(frozen=True)
class Must(Modal):
    """Something must be done, as far as it can be."""

    def keys(self) -> tuple[Key, ...]:
        return (self.deed.must,)

    def verb(self) -> str:
        return "must"


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
class Loses(Statement):
    """Cards lose a keyword that they have, until they gain it again; or whatever they gain meanwhile."""

    keyword: Keyword
    beats_gains: bool = False

    def answers(self) -> tuple[Question, ...]:
        return (self.keyword,)

    def layer(self) -> int:
        """Wait for what is gained, if it beats that."""
        return LAYER_LIMIT if self.beats_gains else LAYER_ADD

    def bend(self, m: State, s: Standing, asked: Term, x: int, value: int) -> int:
        """Leave nothing of it."""
        return 0

    def stated(self) -> Phrase:
        return states(self.of.subject(), "lose", self.keyword.key)


@dataclass(frozen=True)
class LosesAbilities(Statement):
    """Cards lose all their abilities: those that are printed, those in force, and their keywords."""

    def keys(self) -> tuple[Key, ...]:
        return (ABILITIES,)

    def faults(self) -> tuple[str, ...]:
        """Its condition can hold, and fail; it is about cards."""
        players = ("players have no abilities that they could lose",) if self.of.of_players() else ()
        return (*constant_faults(self.when), *players)

    def stated(self) -> Phrase:
        return states(self.of.subject(), "lose all abilities")


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


def gets(of: Subject, by: int | Number, *questions: Quantity, when: Condition | None = None) -> Gets:
    """Let authors write a bonus short."""
    return Gets(of, tuple([Bonus(question, number(by)) for question in questions]), when=when)
