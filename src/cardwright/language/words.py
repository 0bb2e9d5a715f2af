"""Words: the nodes that cards are written in.

A word knows how it acts and what it says. Effects act; targets, sets of cards, numbers, filters and conditions are
asked. The text of a card is one phrase, put together from the phrases of its words, in our own wording.
"""

from dataclasses import replace
from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.core.frames import Activation, Frame
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import BARE, NONE, A, Does, Nominal, Noun, Part, Phrase, Row
from cardwright.kernel.pile.priority import Aim, Piled
from cardwright.language.arithmetic import Condition, Number
from cardwright.language.word import IT, THIS_MUCH, Word, parts

__all__ = [
    "AFTER",
    "IT",
    "KIND",
    "OTHER",
    "STATE",
    "TARGET",
    "THIS_MUCH",
    "Cards",
    "Choosable",
    "Condition",
    "Effect",
    "Filter",
    "Number",
    "Target",
    "Word",
    "constant_faults",
    "contradictory",
    "described",
    "parts",
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Word):
    """Something that a card does. It says an order, "gain 1 æmber", or what others do: "each player loses 1 æmber"."""

    def start(self, m: State, act: Activation) -> None:
        """Begin the effect: do it at once, or push the frames that will do it.

        When done it has set ``act.count`` (how much was done) and ``act.done`` (whether all of it was).
        """
        m.push(self, act)

    def impersonal(self) -> bool:
        """Whether it does the same whichever card it comes from, so that equal ones need no order among them."""
        return False

    def ownerless(self) -> bool:
        """Whether it does the same whichever player's card it comes from, too."""
        return False

    def adds(self) -> bool:
        """Whether it only adds to what players have, so that such effects come to the same in any order."""
        return False

    def private(self) -> bool:
        """Whether it touches only what is its player's own, so that it makes no difference to what others' do."""
        return False

    def possible(self, m: State, act: Activation) -> bool:
        """Tell whether it could do anything now; what could not is not worth asking about."""
        return True

    def endless(self) -> bool:
        """Whether it never ends, so that nothing after it happens."""
        return False

    def if_done(self) -> "Effect":
        """Return what has happened where it was done: of an effect that may be left out, the effect itself."""
        return self

    def when_triggered(self) -> str:
        """Return what its card does, for the log, as it comes to wait by itself."""
        return "is triggered"

    def step(self, m: State, f: Frame) -> None:
        """Run as the root of an ability: effects that act at once do so here."""
        m.pop()
        self.start(m, f.act)


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Word):
    """A property of cards. It stands beside a noun ("damaged creature") or is said of something ("it is damaged")."""

    def fits(self, m: State, act: Activation, card: int) -> bool:
        """Tell whether the card has the property now."""
        raise NotImplementedError(type(self).__name__)

    def attribute(self) -> Part:
        """Return what stands beside the noun: "damaged", "on a flank"."""
        raise NotImplementedError(type(self).__name__)

    def place(self) -> int:
        """Return where it stands: a `STATE` before whose cards they are, a `KIND` next to the noun, or `AFTER` it."""
        return STATE

    def predicate(self) -> Does:
        """Return what is said of a card that has it: "is damaged", "is a Knight card"."""
        if self.place() == KIND:
            return Does("be", (Noun("card", before=(self.attribute(),), mere=True),))
        return Does("be", (self.attribute(),))

    def phrase(self) -> Phrase:
        return Row((self.attribute(),))

    def contrary(self) -> "Filter | None":
        """Return the property that no card has together with this one, where there is one."""
        return None


TARGET: Final = "target"
"""The slot of what is declared without a name."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Choosable(Word):
    """What can be chosen from: cards, players, effects that wait. It says a noun, by itself without an article."""

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        """Return so many of them with a determiner: "an enemy creature", "up to 2 enemy creatures", "enemy creatures".

        What is one card by its nature ("this card") is so whatever is asked for.
        """
        raise NotImplementedError(type(self).__name__)

    def phrase(self) -> Phrase:
        """Say what one of them is called."""
        return self.noun(NONE)

    def things(self, m: Piled, act: Activation, name: str) -> list[Aim]:
        """Return all that could be aimed at, under a name; nothing where it is no target."""
        return []

    def codes(self, m: State, act: Activation) -> list[int]:
        """Return the codes of what `ChooseOne` can choose as it resolves; cards are chosen otherwise."""
        return []

    def take(self, m: State, act: Activation, name: str, argument: int) -> None:
        """Keep under a name what was chosen by a code with that argument, or begin it if it is an effect."""

    def code_text(self, argument: int) -> str:
        """Say what a code with that argument chooses, where it is not simply verb and argument."""
        return ""

    def endless(self) -> bool:
        """Whether what is chosen is an effect that never ends."""
        return False

    def holds(self, m: Piled, act: Activation, aim: Aim) -> bool:
        """Tell whether something that is still there may still be aimed at."""
        return True

    def count(self, m: State, act: Activation) -> int:
        """Return how many there are."""
        return len(self.things(m, act, "")) if isinstance(m, Piled) else 0

    def verified(self) -> bool:
        """Whether what is chosen has to be shown, as it lies hidden and not all that lies there can be chosen."""
        return False

    def slot(self) -> str:
        """Return the name under which it is kept where it has none."""
        return TARGET

    def never(self) -> bool:
        """Whether there can never be anything to choose."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Choosable):
    """A set of cards, described: "enemy creature"."""

    def among(self, m: State, act: Activation) -> list[int]:
        """Return the cards that are in the set now, in canonical order."""
        raise NotImplementedError(type(self).__name__)

    def includes(self, m: State, act: Activation, card: int) -> bool:
        """Tell whether a card is in the set now; sets that are often asked know a quicker way."""
        return card in self.among(m, act)

    def would_include(self, m: State, act: Activation, card: int) -> bool:
        """Whether a card would be in the set if it lay where these cards lie."""
        return self.includes(m, act, card)

    def subject(self) -> Nominal:
        """Return what all of them are called as the subject of a statement: "enemy creatures"."""
        return self.noun(BARE)

    def of_players(self) -> bool:
        """They are cards."""
        return False

    def things(self, m: Piled, act: Activation, name: str) -> list[Aim]:
        return [m.aim_at_card(card, name) for card in self.among(m, act)]

    def holds(self, m: Piled, act: Activation, aim: Aim) -> bool:
        return self.includes(m, act, aim.number)

    def count(self, m: State, act: Activation) -> int:
        return len(self.among(m, act))

    def counted(self, det: str = A, n: int | str = 1) -> Nominal:
        """Return so many of them as what is there and not what is taken: "cards in your hand", not "from" it."""
        return self.noun(det, n)

    def further(self, m: State, act: Activation, picked: tuple[int, ...]) -> list[int]:
        """Return what may be picked next once some have been."""
        return [card for card in self.among(m, act) if card not in picked]

    def ranked(self) -> bool:
        """Whether they are taken rank by rank, so that a lower rank follows once a higher one has been picked."""
        return False

    def hidden(self) -> bool:
        """Whether these cards lie where their owner alone sees them, so that picking one is done in secret."""
        return False

    def outside(self) -> bool:
        """Whether they are never in play: the cards of a hand, a deck, a discard pile."""
        return False

    def one_zone(self) -> bool:
        """Whether all that are chosen of them have to lie in one and the same zone: "2 cards in a discard pile"."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(Word):
    """What an effect does something to. It says a nominal: "an enemy creature", "all artifacts", "it"."""

    def nominal(self) -> Nominal:
        """Return what it is called."""
        raise NotImplementedError(type(self).__name__)

    def phrase(self) -> Phrase:
        return self.nominal()

    def asks(self) -> bool:
        """Whether somebody has to choose."""
        return False

    def cards(self, m: State, act: Activation) -> list[int]:
        """Return the cards that it means, where nobody has to choose."""
        raise NotImplementedError(type(self).__name__)

    def possible(self, m: State, act: Activation) -> bool:
        """Whether there is a card to do something to."""
        return bool(self.cards(m, act))

    def never(self) -> bool:
        """Whether it can never mean a card."""
        return False


OTHER: Final = 0
STATE: Final = 1
KIND: Final = 2
AFTER: Final = 3
"""Where filters stand: "*other* *damaged* friendly *Knight* creature *on a flank*"."""


def narrowed(m: State, act: Activation, cards: list[int], filters: tuple[Filter, ...]) -> list[int]:
    """Return those of the cards that have all these properties."""
    for f in filters:
        cards = [card for card in cards if f.fits(m, act, card)]
    return cards


def described(noun: Noun, filters: tuple[Filter, ...], side: str = "") -> Noun:
    """Put filters, and whose cards they are ("friendly"), around a noun, each in its place."""
    states = [f.attribute() for f in filters if f.place() == STATE]
    kinds = [f.attribute() for f in filters if f.place() == KIND]
    after: list[Part] = []
    for f in filters:
        if f.place() == AFTER:
            after += ["and", f.attribute()] if after else [f.attribute()]
    return replace(
        noun,
        other=OTHER in [f.place() for f in filters],
        before=(*noun.before, *states, *([side] if side else []), *kinds),
        after=(*after, *noun.after),
        epithet=f"chosen {side}" if side else noun.epithet,
    )


def constant_faults(when: Condition | None) -> tuple[str, ...]:
    """Say if the condition of something in force cannot hold, or cannot fail."""
    if when is None:
        return ()
    if when.never():
        return ("its condition never holds",)
    return ("its condition always holds",) if when.always() else ()


def contradictory(filters: tuple[Filter, ...]) -> bool:
    """Tell whether no card can have all of these properties."""
    return True in [f.contrary() in filters for f in filters]
