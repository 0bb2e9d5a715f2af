"""Words: the nodes that cards are written in.

A word knows how it acts and how it prints. Effects act; targets, sets of cards, numbers, filters and conditions are
asked. The text of a card is put together from the texts of its words, in our own wording.
"""

from mypy_extensions import mypyc_attr

from cardwright.kernel.frames import Activation, Frame
from cardwright.kernel.match import Match
from cardwright.language.arithmetic import Condition, Number
from cardwright.language.word import IT, THIS_MUCH, Word, parts

__all__ = [
    "IT",
    "THIS_MUCH",
    "Cards",
    "Condition",
    "Effect",
    "Filter",
    "Number",
    "Target",
    "Word",
    "contradictory",
    "parts",
]


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

    def endless(self) -> bool:
        """Whether it never ends, so that nothing after it happens."""
        return False

    def if_done(self) -> "Effect":
        """Return what has happened where it was done: of an effect that may be left out, the effect itself."""
        return self

    def step(self, m: Match, f: Frame) -> None:
        """Run as the root of an ability: effects that act at once do so here."""
        m.pop()
        self.start(m, f.act)


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Word):
    """A property of cards. Its text goes before the noun ("damaged") or after it ("on a flank")."""

    def fits(self, m: Match, act: Activation, card: int) -> bool:
        """Tell whether the card has the property now."""
        raise NotImplementedError(type(self).__name__)

    def after_noun(self) -> bool:
        """Whether the text goes after the noun."""
        return False

    def contrary(self) -> "Filter | None":
        """Return the property that no card has together with this one, where there is one."""
        return None


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
        """Whether all that are chosen of them have to lie in one and the same zone: "2 cards in a discard pile"."""
        return False

    def never(self) -> bool:
        """Whether no card can ever be in the set."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(Word):
    """What an effect does something to. Its text is a full object: "an enemy creature", "all artifacts"."""

    def asks(self) -> bool:
        """Whether somebody has to choose."""
        return False

    def cards(self, m: Match, act: Activation) -> list[int]:
        """Return the cards that it means, where nobody has to choose."""
        raise NotImplementedError(type(self).__name__)

    def plural(self) -> bool:
        """Whether its text is a plural for grammar."""
        return False

    def apiece(self) -> str:
        """Return its text where something is done to one after the other: "each of 2 creatures" for "2 creatures"."""
        return self.text()

    def never(self) -> bool:
        """Whether it can never mean a card."""
        return False


def contradictory(filters: tuple[Filter, ...]) -> bool:
    """Tell whether no card can have all of these properties."""
    return True in [f.contrary() in filters for f in filters]
