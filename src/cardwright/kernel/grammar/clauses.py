"""Clauses: somebody does something; and what is put together of them."""

from dataclasses import dataclass, replace
from typing import Final

from cardwright.kernel.basics.names import listing
from cardwright.kernel.grammar.discourse import IT, SUBJECT, Discourse, Mention, Nominal, Not, Part, Parts, Phrase
from cardwright.kernel.grammar.forms import capital, sentence, third_person
from cardwright.kernel.grammar.nominals import NO, YOURSELF, Noun, Person

BE: Final = "be"
DO: Final = "do"
HAVE: Final = "have"


@dataclass(frozen=True)
class Does(Phrase):
    """A verb and what follows it; by itself it is an order: "draw a card".

    What happened has its form of the ``past``: "your opponent forged a key". What has happened is one verb: "have
    played", "have been destroyed".
    """

    verb: str
    parts: Parts = ()
    past: str = ""

    def form(self, agrees: str, modal: str = "", *, negated: bool = False) -> str:
        """Return the verb as it agrees with its subject."""
        if modal:
            return f"{modal} {self.verb}"
        if negated:
            return self.denied_form(agrees)
        if self.past:
            return self.past
        verb, space, rest = self.verb.partition(" ")
        if verb == BE:
            return f"{'is' if agrees == IT else 'are'}{space}{rest}"
        return third_person(self.verb) if agrees == IT else self.verb

    def denied_form(self, agrees: str) -> str:
        """Return it with "not" beside the verb that helps it, or that can do without."""
        verb, space, rest = self.verb.partition(" ")
        if self.past:
            return f"did not {self.verb}"
        if verb == BE:
            return f"{'is' if agrees == IT else 'are'} not{space}{rest}"
        if verb == HAVE and rest:
            return f"{third_person(HAVE) if agrees == IT else HAVE} not {rest}"
        do = "does" if agrees == IT else "do"
        return f"{do} not" if self.verb == DO else f"{do} not {self.verb}"

    def said(self, d: Discourse) -> str:
        return d.row((self.verb, *self.parts))


@dataclass(frozen=True)
class Clause(Phrase):
    """Somebody does something. What "you" do is an order, unless it is ``stated`` or has a ``modal`` ("cannot")."""

    who: Nominal
    does: Does
    modal: str = ""
    negated: bool = False
    stated: bool = False

    def said(self, d: Discourse) -> str:
        you = self.who.is_you(d)
        if d.bare and not self.modal and not self.stated:
            if you or self.who == YOURSELF:
                return self.does.said(d)
            named = self.who.named(d, SUBJECT)
            return doing(d, named.mention, ("have", named.text, self.does))
        if you and d.you is None and not self.stated and not self.modal:
            return doing(d, self.who.named(d, SUBJECT).mention, (self.does,))
        named = self.who.named(d, SUBJECT)
        verb = self.does.form(named.agrees, self.modal, negated=self.negated)
        return doing(d, named.mention, (named.text, verb, *self.does.parts))

    def told(self) -> Phrase:
        return replace(self, stated=True)

    def denied(self) -> Phrase:
        """Return the contrary; what is said of so many can only be denied as a whole."""
        if isinstance(self.who, Noun) and isinstance(self.who.n, str):
            return Not(self)
        return replace(self, negated=not self.negated)

    def supposed(self) -> Phrase:
        """Return that it would happen."""
        return replace(self, modal="would", stated=True)

    def actor(self) -> Nominal | None:
        """Return its subject, if that is a player."""
        return self.who if isinstance(self.who, Person) else None


def doing(d: Discourse, doer: Mention, parts: Parts) -> str:
    """Print the parts of a clause, whose subject is `Doing` there."""
    before = d.doer
    d.doer = doer
    text = d.row(parts)
    d.doer = before
    return text


def order(verb: str, *parts: str | Phrase) -> Clause:
    """Return that you do something: "draw a card"."""
    return Clause(YOURSELF, Does(verb, parts))


def states(who: Nominal, verb: str, *parts: str | Phrase, modal: str = "") -> Clause:
    """Return that somebody does something, as a statement: "you have no æmber", "it gets +1 power"."""
    return Clause(who, Does(verb, parts), modal, stated=True)


@dataclass(frozen=True)
class Row(Phrase):
    """Pieces one after the other."""

    parts: Parts

    def said(self, d: Discourse) -> str:
        return d.row(self.parts)


@dataclass(frozen=True)
class Reaching(Row):
    """Pieces of which the last is under all the others: "for each creature, draw a card"."""

    def reaches(self) -> bool:
        return True


@dataclass(frozen=True)
class There(Phrase):
    """There is something, or there is not: "there are at least 2 friendly creatures"."""

    what: Nominal
    negated: bool = False

    def said(self, d: Discourse) -> str:
        return d.row(("there are" if self.what.several() else "there is", "not" if self.negated else "", self.what))

    def denied(self) -> Phrase:
        """Return the contrary: that there is none, if it says that there is one."""
        what = self.what
        if isinstance(what, Noun) and what.n == 1:
            return There(replace(what, det=NO))
        return replace(self, negated=not self.negated)


BRACKETS: Final = {"and": "both", "or": "either"}


@dataclass(frozen=True)
class Chain(Phrase):
    """Phrases in one sentence: "steal 1 æmber, then draw a card"; with "and" and "or" as in any row."""

    items: tuple[Phrase, ...]
    word: str = "then"

    def said(self, d: Discourse) -> str:
        """Print them; such a chain among them is not told apart, and one with the other word is."""
        items = self.flat()
        if self.word != "then":
            return listing([self.bracketed(item, item.said(d)) for item in items], self.word)
        text = ""
        for i, item in enumerate(items):
            then = " then" if i == len(items) - 1 else ""
            before = "" if i == 0 else "; then " if items[i - 1].reaches() else f",{then} "
            text = f"{text}{before}{item.said(d)}"
        return text

    def bracketed(self, item: Phrase, said: str) -> str:
        """Return an item with the word that tells where it begins: "either ... or ..." among what "and" connects."""
        if not isinstance(item, Chain) or item.word not in BRACKETS or len(self.items) == 1:
            return said
        return f"{BRACKETS[item.word]} {said}"

    def flat(self) -> list[Phrase]:
        """Return its items, and in the place of such a chain those of that."""
        found: list[Phrase] = []
        for item in self.items:
            if isinstance(item, Chain) and item.word == self.word:
                found += item.flat()
            else:
                found.append(item)
        return found

    def told(self) -> Phrase:
        return replace(self, items=tuple([item.told() for item in self.items]))

    def denied(self) -> Phrase:
        """Deny each of them, which turns "and" into "or"."""
        word = "and" if self.word == "or" else "or"
        return Chain(tuple([item.told().denied() for item in self.items]), word)

    def actor(self) -> Nominal | None:
        """Return who does the last of them."""
        return self.items[-1].actor()


@dataclass(frozen=True)
class Shared(Phrase):
    """Clauses with one subject, which is printed once: "it counts as a flank creature and gains ..."."""

    clauses: tuple[Clause, ...]

    def said(self, d: Discourse) -> str:
        named = self.clauses[0].who.named(d, SUBJECT)
        verbs: list[str] = []
        modal = ""
        for clause in self.clauses:
            does = clause.does
            same = modal and clause.modal == modal
            verb = does.verb if same else does.form(named.agrees, clause.modal, negated=clause.negated)
            verbs.append(doing(d, named.mention, (verb, *does.parts)))
            modal = clause.modal
        return f"{named.text} {listing(verbs)}"


def together(phrases: tuple[Phrase, ...]) -> Phrase:
    """Put phrases into one sentence; clauses of one subject share it."""
    if len(phrases) == 1:
        return phrases[0]
    clauses = tuple([phrase for phrase in phrases if isinstance(phrase, Clause)])
    if len(clauses) == len(phrases) and False not in [clause.who == clauses[0].who for clause in clauses]:
        return Shared(clauses)
    return Chain(phrases, "and")


@dataclass(frozen=True)
class Under(Phrase):
    """A phrase under a clause: "if ..., ...", "while ..., ...", "whenever ..., ..."."""

    word: str
    condition: Phrase
    then: Phrase

    def said(self, d: Discourse) -> str:
        return d.row((self.word, self.condition.told(), ",", self.then))

    def reaches(self) -> bool:
        return True


@dataclass(frozen=True)
class May(Phrase):
    """What somebody may do, all of it: "you may draw a card, then discard a card"."""

    what: Phrase
    who: Nominal = YOURSELF
    modal: str = "may"

    def said(self, d: Discourse) -> str:
        """Print it; a condition stands before it."""
        if isinstance(self.what, Under):
            return replace(self.what, then=replace(self, what=self.what.then)).said(d)
        named = self.who.named(d, SUBJECT)
        before = d.bare
        d.bare = True
        text = doing(d, named.mention, (named.text, self.modal, self.what))
        d.bare = before
        return text

    def actor(self) -> Nominal | None:
        return self.who if isinstance(self.who, Person) else None

    def reaches(self) -> bool:
        return True


@dataclass(frozen=True)
class By(Phrase):
    """A phrase told of another player, who is the "you" of its words: "your opponent draws a card"."""

    who: Nominal
    what: Phrase

    def said(self, d: Discourse) -> str:
        before = d.you
        d.you = self.who
        text = self.what.said(d)
        d.you = before
        return text

    def actor(self) -> Nominal | None:
        return self.who

    def reaches(self) -> bool:
        return self.what.reaches()


@dataclass(frozen=True)
class Sentences(Phrase):
    """Sentences one after the other; the first one without a capital, as it may follow something."""

    items: tuple[Phrase, ...]

    def said(self, d: Discourse) -> str:
        said: list[str] = []
        for item in self.items:
            if said:
                d.next_sentence()
            text = item.said(d)
            said.append(capital(text) if said else text)
        return ". ".join(said)

    def reaches(self) -> bool:
        return self.items[-1].reaches()

    def actor(self) -> Nominal | None:
        """Return who does the last of them."""
        return self.items[-1].actor()


@dataclass(frozen=True)
class About(Phrase):
    """A phrase that is about something which its own subject names: "target creature gets +1 power"."""

    nominal: Nominal
    what: Phrase
    slot: str = IT

    def said(self, d: Discourse) -> str:
        """Print it, with the noun where it is first meant."""
        d.first[self.slot] = self.nominal
        text = self.what.said(d)
        d.first.pop(self.slot, None)
        return text


@dataclass(frozen=True)
class Apart(Phrase):
    """What happens another time: what it calls "it" is not what is "it" afterwards."""

    what: Phrase

    def said(self, d: Discourse) -> str:
        before = dict(d.slots)
        text = self.what.said(d)
        d.slots = before
        return text

    def reaches(self) -> bool:
        return self.what.reaches()


@dataclass(frozen=True)
class Titled(Phrase):
    """A phrase under a title, as whole sentences: "Play: Draw a card.", "Pay 2 life: Draw a card.", "Draw a card."."""

    title: Part
    what: Phrase

    def said(self, d: Discourse) -> str:
        title = capital(d.row((self.title,)))
        text = sentence(self.what.said(d))
        return f"{title}: {text}" if title else text


@dataclass(frozen=True)
class Quoted(Phrase):
    """An ability in quotation marks: a discourse of its own, in which "this" is who has gained it."""

    what: Phrase
    this: str

    def said(self, d: Discourse) -> str:
        return f"“{sentence(self.what.said(Discourse(self.this)))}”"
