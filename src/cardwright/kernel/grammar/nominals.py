"""Nominals: what can be a subject, an object or an owner; and amounts of things."""

from dataclasses import dataclass, replace
from typing import Final

from cardwright.kernel.basics.names import listing
from cardwright.kernel.grammar.discourse import (
    IT,
    OBJECT,
    OWNER,
    THEY,
    YOU,
    Discourse,
    Mention,
    Named,
    Nominal,
    Parts,
    Phrase,
    as_pronoun,
    in_role,
)
from cardwright.kernel.grammar.forms import plural, with_article

NONE: Final = ""
A: Final = "a"
BARE: Final = "bare"
ALL: Final = "all"
EACH: Final = "each"
NO: Final = "no"
THE: Final = "the"
THIS: Final = "this"
THAT: Final = "that"
TARGET: Final = "target"
ONE: Final = "one"
"""Determiners: "creature", "a creature" (or "2 creatures"), "creatures", "all creatures", "each creature", "no
creatures", "the creature", "this creature", "that creature", "target creature", "one of its neighbors"."""
PLURAL: Final = frozenset([BARE, ALL, NO])
"""The determiners that have a plural after them."""
WRITTEN: Final = {BARE: "", A: "", TARGET: "", ONE: ""}
"""What stands first for a determiner, where that is not simply its word."""


CHOSEN: Final = "chosen"
"""The epithet of what is of no side."""


@dataclass(frozen=True)
class Noun(Nominal):
    """A noun with all that belongs to it.

    ``n`` is how many ("2", "that many"; what is in quotes is always printed), ``before`` are adjectives in their order
    and ``after`` what follows the head ("on a flank"). ``or_else`` are further heads ("creature or artifact"), ``of``
    is who has it, ``other`` makes "another".

    Where it has to be named again, its ``epithet`` tells it from others of its noun; what is one and the same wherever
    it is met has a key, ``again``. What no pronoun can mean ("a flank", "a house") is a ``mere`` noun. ``mass`` has no
    plural: damage. ``yours`` says whose the cards are, for `Owners`. ``apiece`` means several, each by itself: "each of
    2 creatures". A target has the name of its ``aim``, and is "another" beside an earlier one of its kind.
    """

    head: str
    det: str = A
    n: int | str = 1
    up_to: bool = False
    before: Parts = ()
    after: Parts = ()
    or_else: tuple[str, ...] = ()
    other: bool = False
    of: Nominal | None = None
    epithet: str = CHOSEN
    again: str = ""
    mere: bool = False
    mass: bool = False
    yours: bool = False
    apiece: bool = False
    aim: str = ""

    def many(self) -> bool:
        """Whether its head is a plural."""
        return not self.mass and (self.det in PLURAL or not is_one(self.n))

    def several(self) -> bool:
        return self.many() and not self.apiece

    def full(self, d: Discourse) -> str:
        """Print it in full."""
        many = self.many()
        each = "each of" if self.apiece and many else ""
        if self.of is not None:
            owner = self.of.named(d, OWNER).text
            core = d.row((owner, self.core(d, many=many or self.det == ONE)))
            number = "one of" if self.det == ONE else f"{self.n} of" if self.n != 1 else ""
            return d.row((each, "up to" if self.up_to else "", number, core))
        core = self.core(d, many=many)
        one = self.n == 1 and not self.up_to
        other = "other" if self.is_another(d) else ""
        target = TARGET if self.det == TARGET else ""
        if one and self.det in {A, TARGET}:
            if other:
                return d.row(("another", target, core))
            return d.row((target, core)) if target else with_article(core)
        det = {THIS: "these", THAT: "those"}.get(self.det, "") if many else ""
        det = det or WRITTEN.get(self.det, self.det)
        return d.row((each, "up to" if self.up_to else "", det, "" if one else str(self.n), other, target, core))

    def is_another(self, d: Discourse) -> bool:
        """Whether it is other than the card, or a target beside an earlier one that could have been the same."""
        if self.aim:
            d.aimed.setdefault(self.aim, (self.head, self.epithet))
        for aim, (head, epithet) in d.aimed.items() if self.aim else ():
            if aim == self.aim:
                break
            if head == self.head and len({epithet, self.epithet, CHOSEN}) <= 2:  # noqa: PLR2004 - of one side at most
                return True
        return self.other

    def core(self, d: Discourse, *, many: bool) -> str:
        """Print adjectives, head, and what follows."""
        heads = [plural(head) if many else head for head in (self.head, *self.or_else)]
        word = "and" if self.det in {BARE, ALL} else "or"
        return d.row((*self.before, listing(heads, word), d.inside(self.after, THEY if many else IT)))

    def named(self, d: Discourse, role: int) -> Named:
        """Print it; what is one and the same everywhere becomes a pronoun when met again in its sentence."""
        known = d.known.get(self.again) if self.again else None
        if known is not None and known.sentence == d.sentence and d.is_safe(known, role):
            named = as_pronoun(known, role)
        else:
            text = self.full(d)
            named = in_role(text, THEY if self.several() else IT, known or self.mention(text), role)
        mention = named.mention
        if not self.mere:
            d.note(mention, role)
        if self.again:
            d.known[self.again] = mention
        return named

    def mention(self, text: str) -> Mention:
        """Return how it will be remembered."""
        fixed = text if self.again and not self.after else ""
        head = "card" if self.or_else else self.head
        pronoun = THEY if self.several() else IT
        each = self.det == EACH or self.apiece
        return Mention(pronoun, head, epithet=self.epithet, fixed=fixed, yours=self.yours, each=each)


@dataclass(frozen=True)
class Person(Nominal):
    """A player who is not the reader: "your opponent", "its owner", "each player"; "they" when met again.

    ``many`` players have a verb in the plural: "opponents".
    """

    noun: str
    of: Nominal | None = None
    after: Parts = ()
    many: bool = False

    def full(self, d: Discourse) -> str:
        """Print it in full."""
        owner = "" if self.of is None else self.of.named(d, OWNER).text
        return d.row((owner, self.noun, d.inside(self.after, THEY)))

    def is_you(self, d: Discourse) -> bool:
        """Whether the words are told of this player, whose opponent is the reader."""
        return self == d.you

    def named(self, d: Discourse, role: int) -> Named:
        """Print it, or "they" where that is safe."""
        if self == d.you:
            return as_pronoun(Mention(YOU), role)
        known = d.known.get(self)
        if known is not None and known.sentence == d.sentence and d.is_safe(known, role):
            named = as_pronoun(known, role)
        else:
            text = self.full(d)
            mention = known or Mention(THEY, self.noun, fixed=text, relative=isinstance(self.of, Back))
            named = in_role(text, THEY if self.many else IT, mention, role)
        d.note(named.mention, role)
        d.known[self] = named.mention
        return named


@dataclass(frozen=True)
class You(Nominal):
    """The player whose card it is."""

    def is_you(self, d: Discourse) -> bool:
        """It is, unless words are told of another player."""
        return d.you is None

    def named(self, d: Discourse, role: int) -> Named:
        """Print it, or who it stands for."""
        if d.you is None:
            return as_pronoun(Mention(YOU), role)
        you = d.you
        d.you = None
        named = you.named(d, role)
        d.you = you
        return named


YOURSELF: Final = You()
YOUR_OPPONENT: Final = Person("opponent", YOURSELF)


@dataclass(frozen=True)
class Back(Nominal):
    """What a slot holds, mentioned again: a pronoun where that is safe, its noun where it is not.

    ``many`` says what it is where nothing before is printed; ``apiece`` that each is meant by itself.
    """

    slot: str = IT
    many: bool = False
    apiece: bool = False

    def several(self) -> bool:
        return self.many and not self.apiece

    def named(self, d: Discourse, role: int) -> Named:
        gathered = d.gather(self.slot) if self.many else None
        if not self.apiece:
            return d.back(self.slot, role, THEY if self.many else IT)
        named = d.back(self.slot, OBJECT, THEY if self.many else IT)
        if named.agrees != THEY:
            return named
        if gathered is not None:
            gathered.pronoun = IT  # "each of them ... that it has lost"
        return in_role(f"each of {named.text}", IT, named.mention, role)


@dataclass(frozen=True)
class OneOfThem(Nominal):
    """One of what a slot holds; from then on it alone is meant: "if one of them would leave ..., put it ..."."""

    slot: str = IT

    def named(self, d: Discourse, role: int) -> Named:
        """Print it, and remember the one."""
        named = d.back(self.slot, OBJECT, THEY)
        one = Mention(IT, named.mention.head)
        d.note(one, role)
        d.bind(self.slot, one)
        return in_role(f"one of {named.text}", IT, one, role)


@dataclass(frozen=True)
class This(Nominal):
    """The card itself: "this card", or "this creature" in an ability that a creature has gained."""

    def named(self, d: Discourse, role: int) -> Named:
        return Noun(d.this, THIS, again="this").named(d, role)


@dataclass(frozen=True)
class Self(Nominal):
    """Inside a noun phrase, its own head again: "creatures with æmber on them"."""

    def named(self, d: Discourse, role: int) -> Named:
        return as_pronoun(Mention(d.head), role)


@dataclass(frozen=True)
class Doing(Nominal):
    """The subject of the clause again: "your opponent discards a card from their hand"."""

    def is_you(self, d: Discourse) -> bool:
        """Whether the reader does it."""
        return d.doer.pronoun == YOU

    def named(self, d: Discourse, role: int) -> Named:
        """Print its pronoun."""
        return as_pronoun(d.doer, role)


@dataclass(frozen=True)
class Owners(Phrase):
    """A place of the owner of what a slot holds: "its owner's hand", "their owners' hands", "your hand".

    ``many`` says what it is where nothing before is printed. What is ``mass`` has no plural: "their owners' control".
    """

    place: str
    slot: str = IT
    many: bool = False
    mass: bool = False

    def said(self, d: Discourse) -> str:
        mention = d.slots.get(self.slot)
        if mention is not None and mention.yours:
            return f"{YOURSELF.named(d, OWNER).text} {self.place}"
        if self.many if mention is None else mention.pronoun == THEY:
            return f"their owners' {self.place if self.mass else plural(self.place)}"
        return f"its owner's {self.place}"


@dataclass(frozen=True)
class Bound(Nominal):
    """What is mentioned here is what a slot holds from now on: the target of an effect is "it".

    Any slot but that of "it" is a name that the author gave, by which it can be called. Of several, ``one`` may be
    meant at a time: "for each of them, destroy it".
    """

    nominal: Nominal
    slot: str = IT
    one: bool = False

    def several(self) -> bool:
        return self.nominal.several()

    def named(self, d: Discourse, role: int) -> Named:
        """Print it, and remember it."""
        named = self.nominal.named(d, role)
        if self.one and named.mention.pronoun == THEY:
            named = Named(named.text, IT, Mention(IT, named.mention.head))
            d.note(named.mention, role)
        d.bind(self.slot, named.mention)
        if self.slot != IT:
            named.mention.name = self.slot
        return named


@dataclass(frozen=True)
class Several(Nominal):
    """Nominals in a row: "an artifact or a creature on a flank", "a creature and its neighbors".

    Together they are one thing that can be mentioned again, whose noun is ``head``.
    """

    items: tuple[Nominal, ...]
    word: str = "and"
    head: str = "card"

    def several(self) -> bool:
        return self.word == "and" or self.items[-1].several()

    def named(self, d: Discourse, role: int) -> Named:
        """Print them, and remember all together."""
        before = list(d.mentions)
        agrees = THEY if self.several() else IT
        text = listing([item.said(d) for item in self.items], self.word)
        d.mentions = before
        mention = Mention(agrees, self.head)
        d.note(mention, role)
        return in_role(text, agrees, mention, role)


@dataclass(frozen=True)
class Amount(Phrase):
    """So much of something: "2 damage", "a card", "that many cards", "1 æmber for each friendly creature".

    ``tail`` follows the noun. A number in quotes is always printed; 1 becomes an article unless it is ``mass``.
    """

    n: int | str
    noun: str
    tail: Parts = ()
    mass: bool = False

    def said(self, d: Discourse) -> str:
        if self.n == 1 and not self.mass:
            return d.row((with_article(self.noun), *self.tail))
        noun = self.noun if self.mass or is_one(self.n) else plural(self.noun)
        return d.row((str(self.n), noun, *self.tail))


def is_one(n: int | str) -> bool:
    """Whether a number is followed by a singular: 1, "exactly 1", "1 more"."""
    return n == 1 if isinstance(n, int) else "1" in n.split(" ")


def singly(nominal: Nominal) -> Nominal:
    """Return a nominal where something is done to one after the other: "each of 2 creatures", "each creature"."""
    if isinstance(nominal, Bound):
        return replace(nominal, nominal=singly(nominal.nominal))
    if isinstance(nominal, Noun):
        if nominal.det == ALL or (nominal.det == THE and not nominal.n):
            return replace(nominal, det=EACH, n=1)
        return replace(nominal, apiece=True)
    return replace(nominal, apiece=True) if isinstance(nominal, Back) else nominal
