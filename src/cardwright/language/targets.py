"""Targets: which cards an effect does something to, and the choosing of them."""

from dataclasses import dataclass, replace
from typing import Annotated

from mypy_extensions import mypyc_attr

from cardwright.kernel import grammar
from cardwright.kernel.asking.why_not import chosen_already
from cardwright.kernel.core.frames import Activation, Frame
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import (
    ALL,
    BARE,
    EACH,
    NONE,
    THE,
    A,
    Back,
    Bound,
    Nominal,
    Noun,
    Owners,
    Part,
    Phrase,
    Several,
    order,
    singly,
)
from cardwright.kernel.grammar.forms import capital
from cardwright.kernel.pieces.nodes import Node
from cardwright.kernel.pieces.options import CHOOSE, DONE
from cardwright.language.choice import Choice, chosen
from cardwright.language.limits import Least
from cardwright.language.words import IT, OTHER, THIS_MUCH, Cards, Effect, Filter, Target, parts


@dataclass(frozen=True)
class This(Target):
    """The card itself."""

    def cards(self, m: State, act: Activation) -> list[int]:
        return [act.source] if m.has_source(act) else []

    def nominal(self) -> Nominal:
        return grammar.This()


@dataclass(frozen=True)
class Granter(Target):
    """The card that gave an ability to the card that has it: "the upgrade"."""

    noun: str = "upgrade"

    def cards(self, m: State, act: Activation) -> list[int]:
        """Return it, if the ability was gained."""
        return [] if act.granter < 0 else [act.granter]

    def nominal(self) -> Nominal:
        return Noun(self.noun, THE)


@dataclass(frozen=True)
class It(Target):
    """What was chosen or affected last; ``several`` cards are "them" where nothing before is printed."""

    several: bool = False

    def cards(self, m: State, act: Activation) -> list[int]:
        return list(act.it)

    def reads(self) -> tuple[str, ...]:
        """It reads what is "it"."""
        return (IT,)

    def nominal(self) -> Nominal:
        return Back(IT, many=self.several)


@dataclass(frozen=True)
class Named(Target):
    """What was chosen under a name."""

    name: str

    def cards(self, m: State, act: Activation) -> list[int]:
        return list(act.names.cards.get(self.name, ()))

    def reads(self) -> tuple[str, ...]:
        return (self.name,)

    def nominal(self) -> Nominal:
        """Say it, by its name where a pronoun would be read otherwise."""
        return Back(self.name)


@dataclass(frozen=True)
class Together(Target):
    """The cards that were chosen under several names."""

    names: Annotated[tuple[str, ...], Least(1)]

    def cards(self, m: State, act: Activation) -> list[int]:
        """Return them, name after name."""
        return [card for name in self.names for card in act.names.cards.get(name, ())]

    def reads(self) -> tuple[str, ...]:
        return self.names

    def nominal(self) -> Nominal:
        """Say what they have in common."""
        return Noun("card", THE, "", before=("chosen",))


@dataclass(frozen=True)
class Each(Target):
    """Every card of a set."""

    of: Cards

    def cards(self, m: State, act: Activation) -> list[int]:
        return self.of.among(m, act)

    def never(self) -> bool:
        """If the set is always empty."""
        return self.of.never()

    def faults(self) -> tuple[str, ...]:
        """There can be such cards."""
        return ("there can never be such a card",) if self.never() else ()

    def nominal(self) -> Nominal:
        return self.of.noun(ALL)


@dataclass(frozen=True)
class Except(Filter):
    """Every card but the source itself."""

    def fits(self, m: State, act: Activation, card: int) -> bool:
        return card != act.source

    def attribute(self) -> Part:
        return "other"

    def place(self) -> int:
        return OTHER


@dataclass(frozen=True)
class ExceptIt(Except):
    """Every card but what was chosen or affected last: the "another" of an effect that follows."""

    def fits(self, m: State, act: Activation, card: int) -> bool:
        return card not in act.it

    def reads(self) -> tuple[str, ...]:
        """It reads what is "it"."""
        return (IT,)


@dataclass(frozen=True)
class AnyOf(Cards):
    """The cards of several sets, each once."""

    sets: Annotated[tuple[Cards, ...], Least(1)]

    def among(self, m: State, act: Activation) -> list[int]:
        """Return them, set after set."""
        found: list[int] = []
        for cards in self.sets:
            found += [card for card in cards.among(m, act) if card not in found]
        return found

    def includes(self, m: State, act: Activation, card: int) -> bool:
        return True in [cards.includes(m, act, card) for cards in self.sets]

    def never(self) -> bool:
        """If no set ever has one."""
        return False not in [cards.never() for cards in self.sets]

    def outside(self) -> bool:
        """If all of them are."""
        return False not in [cards.outside() for cards in self.sets]

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        """Say them: "an enemy creature or artifact", "an artifact or a creature on a flank"."""
        first, *others = [cards.noun(det, n, up_to=up_to) for cards in self.sets]
        word = "and" if det in {ALL, BARE, EACH} else "or"
        if isinstance(first, Noun):
            heads = [other.head for other in others if isinstance(other, Noun)]
            if [replace(first, head=head) for head in heads] == others:
                return replace(first, or_else=tuple(heads))
            places = [other.after[-1] for other in others if isinstance(other, Noun) and other.after]
            if [elsewhere(first, place) for place in places] == others and isinstance(first.after[-1], Nominal):
                return replace(first, after=(*first.after, *[part for place in places for part in (word, place)]))
        if up_to or first.several():  # the number is said once, of all of them
            others = [cards.noun(BARE if first.several() else NONE) for cards in self.sets[1:]]
        return Several((first, *others), word)


def elsewhere(noun: Noun, place: Part) -> Noun:
    """Return a noun with another place at its end: "cards from your discard pile" for "cards from your hand"."""
    return replace(noun, after=(*noun.after[:-1], place))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class CardEffect(Effect):
    """An effect on the cards of a ``target``, which subclasses inherit as their first field."""

    target: Target

    def affect(self, m: State, act: Activation, cards: list[int]) -> None:
        """Do it to these cards, all at once; sets ``act.count`` and ``act.done``."""
        raise NotImplementedError(type(self).__name__)

    def idle(self, m: State, act: Activation) -> bool:
        """Whether it would change nothing whatever were chosen, so that nobody is asked and nothing is "it"."""
        return False

    def choosable(self, m: State, act: Activation) -> list[int]:
        """Return all cards that somebody may choose as the effect resolves."""
        target = self.target
        return target.of.among(m, act) if isinstance(target, Choice) and isinstance(target.of, Cards) else []

    def start(self, m: State, act: Activation) -> None:
        """Act at once where nobody has to choose."""
        target = self.target
        if target.asks():
            if self.idle(m, act):
                act.it = ()
                act.count = 0
                act.done = False
            else:
                m.push(self, act)
            return
        cards = target.cards(m, act)
        if not isinstance(target, Named | Together):
            act.it = tuple(cards)
        self.affect(m, act, cards)

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """The target is "it" for all that follows, unless it has a name of its own."""
        others = [part for part in parts(self) if part is not self.target]
        if isinstance(self.target, Named | Together):
            return ((self.target, *others),)
        return ((self.target, IT, *others),)

    def gives(self) -> tuple[str, ...]:
        return (THIS_MUCH,)

    def faults(self) -> tuple[str, ...]:
        target = self.target
        right = not isinstance(target, Choice) or isinstance(target.of, Cards)
        return () if right else ("it is done to cards, and what is chosen is something else",)

    def possible(self, m: State, act: Activation) -> bool:
        return self.target.possible(m, act)

    def step(self, m: State, f: Frame) -> None:
        """Ask for the next card of the target, or act if all are chosen."""
        target = self.target
        if not (isinstance(target, Choice) and target.asks()):
            m.pop()
            self.start(m, f.act)
            return
        picked, candidates = target.offers(m, f.act, f.data)
        if not candidates:
            self.chosen(m, f, picked)
            return
        f.data = picked
        stride = m.game.actions.stride
        base = CHOOSE * stride
        codes = [base + card for card in candidates]
        if target.up_to:
            codes.append(DONE * stride)
        m.ask(target.chooser(m, f.act), codes)

    def them(self) -> Nominal:
        """Say to what it is done, which is "it" from then on: "2 creatures", "all creatures"."""
        nominal = self.target.nominal()
        return nominal if isinstance(self.target, Named | Together) else Bound(nominal)

    def each_of_them(self) -> Nominal:
        """Say it where it is done to one after the other: "each of 2 creatures", "each creature"."""
        return singly(self.them())

    def their(self, place: str, *, mass: bool = False) -> Phrase:
        """Say a place of their owners: "its owner's hand", "their owners' hands", "your hand"."""
        target = self.target
        slot = target.name if isinstance(target, Named) else "" if isinstance(target, Together) else IT
        return Owners(place, slot, many=target.nominal().several(), mass=mass)

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """Return what was chosen so far."""
        return f.data

    def answer(self, m: State, f: Frame, code: int) -> None:
        """Take one more card, or be done."""
        verb, card = divmod(code, m.game.actions.stride)
        if verb == DONE:
            self.chosen(m, f, f.data)
        else:
            f.data = (*f.data, card)

    def chosen(self, m: State, f: Frame, cards: tuple[int, ...]) -> None:
        """Act on what was chosen."""
        m.pop()
        act = f.act
        act.it = cards
        target = self.target
        if isinstance(target, Choice) and target.name:
            act.name_cards(target.name, cards)
        self.affect(m, act, list(cards))

    def prompt(self, m: State, f: Frame) -> str:
        return capital(self.text())

    def why_not(self, m: State, f: Frame, card: int) -> str:
        return chosen_already(m, f.data, card) or f"This choice takes {self.target.text()}."


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class InPlayEffect(CardEffect):
    """An effect on cards in play, which does nothing to cards that are elsewhere."""

    def faults(self) -> tuple[str, ...]:
        """Its cards can be in play."""
        of = self.target.of if isinstance(self.target, Choice | Each) else None
        outside = isinstance(of, Cards) and of.outside()
        return (*super().faults(), *(("it is done to cards in play, and these never are",) if outside else ()))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class CardDeed(CardEffect):
    """Something that is done to one card after the other.

    In the end ``act.count`` is to how many it was done, and ``act.done`` whether to all.
    """

    def do(self, m: State, act: Activation, card: int) -> bool:
        """Do it to a card; tell whether it was done."""
        raise NotImplementedError(type(self).__name__)

    def affect(self, m: State, act: Activation, cards: list[int]) -> None:
        act.count = [self.do(m, act, card) for card in cards].count(True)
        act.done = act.count == len(cards) > 0


@dataclass(frozen=True)
class Choose(CardEffect):
    """Choose cards, for effects that follow."""

    def affect(self, m: State, act: Activation, cards: list[int]) -> None:
        """Count them; nothing happens to them yet."""
        act.count = len(cards)
        act.done = bool(cards)

    def phrase(self) -> Phrase:
        """Say it: "choose a creature", "target opponent chooses a creature"."""
        return chosen(self.target) if isinstance(self.target, Choice) else order("choose", self.them())
