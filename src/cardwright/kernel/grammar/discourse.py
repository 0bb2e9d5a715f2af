"""A discourse: what has been said so far in a text, and how it is mentioned again.

Phrases are data and know nothing of what was said before. A `Discourse` prints them from left to right, remembers what
they mention, and decides for each thing that is meant again whether a pronoun would be understood (`is_safe`) or its
noun has to be printed again.

The slots of a discourse ("it", "friend") are those of an activation. The same words fill them in the same order, so
that what "it" means to the reader is what it means to the rules.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from cardwright.kernel.grammar.forms import plural, possessive

SUBJECT: Final = 0
OBJECT: Final = 1
OWNER: Final = 2
"""What something is in its clause."""

YOU: Final = "you"
IT: Final = "it"
THEY: Final = "they"
"""The pronouns: the reader; a thing; several things, or a player of whom nobody asks the gender."""
FORMS: Final = {YOU: ("you", "you", "your"), IT: ("it", "it", "its"), THEY: ("they", "them", "their")}
"""Each pronoun as a subject, an object and an owner."""

CLOSING: Final = frozenset(",.;:")
"""What follows a word without a space."""


class Mention:
    """Something that was mentioned: how it is called, and where it was mentioned last.

    ``pronoun`` stands for it. ``head`` is its noun without adjectives, ``epithet`` tells it from others of that noun
    ("chosen"), ``fixed`` is how it is called every time ("this card"). ``relative`` says that it is known through what
    "it" is ("its owner"), ``yours`` that its owner is the reader. ``name`` is what the author calls it, if they do.
    With ``each`` it stands for one after the other of several.
    """

    def __init__(
        self,
        pronoun: str,
        head: str = "card",
        *,
        epithet: str = "chosen",
        fixed: str = "",
        relative: bool = False,
        yours: bool = False,
        each: bool = False,
    ) -> None:
        """Describe what is mentioned; `Discourse.note` says where."""
        self.pronoun: str = pronoun
        self.head: str = head
        self.epithet: str = epithet
        self.name: str = ""
        self.fixed: str = fixed
        self.relative: bool = relative
        self.yours: bool = yours
        self.each: bool = each
        self.role: int = OBJECT
        self.sentence: int = 0
        self.at: int = 0


class Named(NamedTuple):
    """A nominal as it was printed: its text, the pronoun that its verb agrees with, and what it mentions."""

    text: str
    agrees: str
    mention: Mention


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrase:
    """A piece of a sentence."""

    def said(self, d: "Discourse") -> str:
        """Print it: without a capital at its beginning and a stop at its end."""
        raise NotImplementedError(type(self).__name__)

    def told(self) -> "Phrase":
        """Return it as a statement where it could be an order: "you draw a card", not "draw a card"."""
        return self

    def supposed(self) -> "Phrase":
        """Return what it says as something that would happen: "it would be destroyed"."""
        return self

    def denied(self) -> "Phrase":
        """Return the contrary of what it says."""
        return Not(self)

    def actor(self) -> "Nominal | None":
        """Return who does what it says; None: the reader."""
        return None

    def reaches(self) -> bool:
        """Whether what follows behind a comma would be read as a part of it: "if ..., draw a card, then ..."."""
        return False


Part = str | Phrase
Parts = tuple[Part, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Nominal(Phrase):
    """What can be a subject, an object, an owner: "an enemy creature", "you", "it"."""

    def named(self, d: "Discourse", role: int) -> Named:
        """Print it in a role."""
        raise NotImplementedError(type(self).__name__)

    def said(self, d: "Discourse") -> str:
        return self.named(d, OBJECT).text

    def is_you(self, d: "Discourse") -> bool:
        """Whether it is the reader, to whom orders are given."""
        return False

    def several(self) -> bool:
        """Whether it is a plural."""
        return False


@dataclass(frozen=True)
class Not(Phrase):
    """The contrary of what no verb can deny: "it is not so that there are 2 creatures"."""

    what: Phrase

    def said(self, d: "Discourse") -> str:
        return d.row(("it is not so that", self.what))

    def denied(self) -> Phrase:
        """Return what it denies."""
        return self.what


class Discourse:
    """What has been said so far in a text, and how things are mentioned again.

    ``this`` is what "this" is called: "card", in an ability that a creature has gained "creature". A discourse that is
    ``alone`` prints a part of a text without what came before, as prompts do: there, what was not mentioned is "it".
    """

    def __init__(self, this: str = "card", *, alone: bool = False) -> None:
        """Begin with nothing said."""
        self.this: str = this
        self.alone: bool = alone
        self.head: str = IT
        """The pronoun of the noun that is being printed, for `Self`."""
        self.doer: Mention = Mention(YOU)
        """The subject of the clause that is being printed, for `Doing`."""
        self.you: Nominal | None = None
        """Who "you" is where words are told of another player; None: the reader."""
        self.first: dict[str, Nominal] = {}
        """What a slot will hold once it is mentioned, where it is then that it is named first."""
        self.bare: bool = False
        """Whether a verb follows "may", so that it stands as it is."""
        self.sentence: int = 0
        self.mentions: list[Mention] = []
        self.slots: dict[str, Mention] = {}
        self.known: dict[str | Nominal, Mention] = {}
        """What is one and the same wherever it is mentioned: "this card", a player."""
        self.aimed: dict[str, tuple[str, str]] = {}
        """The noun and the epithet of what was aimed at so far, by the name of each aim."""
        self.count: int = 0

    # ---- printing ----

    def row(self, parts: Parts) -> str:
        """Print pieces one after the other."""
        text = ""
        for part in parts:
            word = part if isinstance(part, str) else part.said(self)
            if word:
                text = word if not text else f"{text}{word}" if word[0] in CLOSING else f"{text} {word}"
        return text

    def inside(self, parts: Parts, head: str) -> str:
        """Print what belongs to a noun, whose pronoun is `Self` there."""
        before = self.head
        self.head = head
        text = self.row(parts)
        self.head = before
        return text

    def next_sentence(self) -> None:
        """Begin a new sentence."""
        self.sentence += 1

    # ---- mentioning ----

    def note(self, mention: Mention, role: int) -> None:
        """Remember that something was mentioned, for the first time or again."""
        if mention not in self.mentions:
            self.mentions.append(mention)
        self.count += 1
        mention.at = self.count
        mention.sentence = self.sentence
        mention.role = role

    def bind(self, slot: str, mention: Mention) -> None:
        """Let a slot hold what was mentioned; what was known through the slot is another from now on."""
        self.slots[slot] = mention
        self.known = {key: known for key, known in self.known.items() if not known.relative}

    def gather(self, slot: str) -> Mention | None:
        """Speak of what a slot holds as several, where an earlier sentence was about each of them; return it then."""
        mention = self.slots.get(slot)
        if mention is None or not mention.each or mention.sentence >= self.sentence:
            return None
        mention.pronoun = THEY
        return mention

    def back(self, slot: str, role: int, lonely: str = IT) -> Named:
        """Mention again what a slot holds; LookupError if nothing gave it, ``lonely`` if nothing could have."""
        if slot in self.first:
            named = self.first.pop(slot).named(self, role)
            self.bind(slot, named.mention)
            return named
        mention = self.slots.get(slot)
        if mention is None:
            if not self.alone:
                raise LookupError(f"nothing before is “{slot}”")
            if slot != IT:
                return in_role(f"the {slot}", IT, Mention(IT, slot), role)
            return as_pronoun(Mention(lonely), role)
        return self.again(mention, role)

    def again(self, mention: Mention, role: int) -> Named:
        """Mention something again: by its pronoun where that is safe, by a noun where it is not."""
        if self.is_safe(mention, role):
            named = as_pronoun(mention, role)
        else:
            named = in_role(self.noun_again(mention), mention.pronoun, mention, role)
        self.note(mention, role)
        return named

    def is_safe(self, mention: Mention, role: int) -> bool:
        """Whether a pronoun would be read as this, and as nothing else.

        It has to have been mentioned in this sentence or the one before, and to have no rival since: nothing else with
        the same pronoun. Only what was the last subject may have rivals, as a subject again ("while this card attacks a
        creature, it gets ...") or as an owner ("a creature captures 1 æmber from its controller").
        """
        if self.sentence - mention.sentence > 1:
            return False
        rivals = [
            other
            for other in self.mentions
            if other is not mention and other.pronoun == mention.pronoun and other.sentence >= mention.sentence
        ]
        if not rivals:
            return True
        if role == OBJECT or mention.role != SUBJECT:
            return False
        return not [other for other in rivals if other.role == SUBJECT and other.at > mention.at]

    def noun_again(self, mention: Mention) -> str:
        """Return a noun for what was mentioned: "this card", "the friend", "that creature", "the chosen creature"."""
        if mention.fixed:
            return mention.fixed
        if mention.name:
            return f"the {mention.name}"
        many = mention.pronoun == THEY
        head = plural(mention.head) if many else mention.head
        for other in self.mentions:
            if other is not mention and other.head == mention.head and self.sentence - other.sentence <= 1:
                return f"the {mention.epithet} {head}"
        return f"{'those' if many else 'that'} {head}"


def as_pronoun(mention: Mention, role: int) -> Named:
    """Print the pronoun of what was mentioned."""
    return Named(FORMS[mention.pronoun][role], mention.pronoun, mention)


def in_role(text: str, agrees: str, mention: Mention, role: int) -> Named:
    """Print a noun as a subject, an object or an owner."""
    return Named(possessive(text) if role == OWNER else text, agrees, mention)
