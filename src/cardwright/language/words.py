"""Words: the nodes that cards are written in.

A word knows how it acts and how it prints. Effects act; targets, sets of cards, numbers, filters and conditions are
asked. The text of a card is put together from the texts of its words, in our own wording.
"""

from mypy_extensions import mypyc_attr

from cardwright.kernel.frames import Activation, Frame
from cardwright.kernel.match import Match
from cardwright.kernel.nodes import Op


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Op):
    """A node of the language."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Word):
    """Something that a card does. Its text is an order: "gain 1 æmber"."""

    def start(self, m: Match, act: Activation) -> None:
        """Begin the effect: do it at once, or push the frames that will do it.

        When done it has set ``act.count`` (how much was done) and ``act.done`` (whether all of it was).
        """
        m.push(self, act)

    def impersonal(self) -> bool:
        """Whether it does the same whichever card it comes from, so that equal ones need no order among them."""
        return False

    def possible(self, m: Match, act: Activation) -> bool:
        """Tell whether it could do anything now; what could not is not worth asking about."""
        return True

    def step(self, m: Match, f: Frame) -> None:
        """Run as the root of an ability: effects that act at once do so here."""
        m.pop()
        self.start(m, f.act)


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Word):
    """Something that holds or not. Its text follows "if": "your opponent has no æmber"."""

    def holds(self, m: Match, act: Activation) -> bool:
        """Tell whether it holds now."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Word):
    """A whole number that is counted when asked."""

    def value(self, m: Match, act: Activation) -> int:
        """Return the number now."""
        raise NotImplementedError(type(self).__name__)

    def each_text(self) -> str:
        """Return what is counted, to follow "for each", or an empty text for a number that counts nothing."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Word):
    """A property of cards. Its text goes before the noun ("damaged") or after it ("on a flank")."""

    def fits(self, m: Match, act: Activation, card: int) -> bool:
        """Tell whether the card has the property now."""
        raise NotImplementedError(type(self).__name__)

    def after_noun(self) -> bool:
        """Whether the text goes after the noun."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Word):
    """A set of cards, described. Its text is a singular noun without article: "enemy creature"."""

    def among(self, m: Match, act: Activation) -> list[int]:
        """Return the cards that are in the set now, in canonical order."""
        raise NotImplementedError(type(self).__name__)

    def includes(self, m: Match, act: Activation, card: int) -> bool:
        """Tell whether the card is in the set now; sets that are often asked know a quicker way."""
        return card in self.among(m, act)

    def further(self, m: Match, act: Activation, picked: tuple[int, ...]) -> list[int]:
        """Return what may be picked next once some have been."""
        return [card for card in self.among(m, act) if card not in picked]

    def ranked(self) -> bool:
        """Whether they are taken rank by rank, so that a lower rank follows once a higher one has been picked."""
        return False

    def hidden(self) -> bool:
        """Whether these cards lie where their owner alone sees them, so that picking one is done in secret."""
        return False

    def one_zone(self) -> bool:
        """Whether all that are chosen of them have to lie in one and the same zone: "2 cards from a discard pile"."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(Word):
    """What an effect does something to. Its text is a full object: "an enemy creature", "each artifact"."""

    def asks(self) -> bool:
        """Whether somebody has to choose."""
        return False

    def cards(self, m: Match, act: Activation) -> list[int]:
        """Return the cards that it means, where nobody has to choose."""
        raise NotImplementedError(type(self).__name__)

    def plural(self) -> bool:
        """Whether its text is a plural for grammar."""
        return False
