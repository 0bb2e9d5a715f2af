"""Targets: which cards an effect does something to, and the choosing of them."""

from dataclasses import dataclass, replace
from typing import Annotated

from mypy_extensions import mypyc_attr

from cardwright.kernel import grammar
from cardwright.kernel.english import capital
from cardwright.kernel.frames import Activation, Frame
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
    Part,
    Phrase,
    Several,
    order,
    singly,
)
from cardwright.kernel.hindrance import chosen_already
from cardwright.kernel.nodes import Node
from cardwright.kernel.options import CHOOSE, DONE
from cardwright.kernel.state import State
from cardwright.language.limits import Least
from cardwright.language.numbers import Const
from cardwright.language.words import IT, OTHER, THIS_MUCH, Cards, Effect, Filter, Number, Target, parts


@dataclass(frozen=True)
class This(Target):
    """The card itself."""

    def cards(self, m: State, act: Activation) -> list[int]:
        """Return the source."""
        return [act.source]

    def nominal(self) -> Nominal:
        """Say it."""
        return grammar.This()


@dataclass(frozen=True)
class It(Target):
    """What was chosen or affected last; ``several`` cards are "them" where nothing before is printed."""

    several: bool = False

    def cards(self, m: State, act: Activation) -> list[int]:
        """Return it (or them)."""
        return list(act.it)

    def reads(self) -> tuple[str, ...]:
        """It reads what is "it"."""
        return (IT,)

    def nominal(self) -> Nominal:
        """Say it."""
        return Back(IT, many=self.several)


@dataclass(frozen=True)
class Named(Target):
    """What was chosen under a name."""

    name: str

    def cards(self, m: State, act: Activation) -> list[int]:
        """Return the cards of that name."""
        return list(act.cards.get(self.name, ()))

    def reads(self) -> tuple[str, ...]:
        """It reads its name."""
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
        return [card for name in self.names for card in act.cards.get(name, ())]

    def reads(self) -> tuple[str, ...]:
        """It reads its names."""
        return self.names

    def nominal(self) -> Nominal:
        """Say what they have in common."""
        return Noun("card", THE, "", before=("chosen",))


@dataclass(frozen=True)
class Each(Target):
    """Every card of a set."""

    of: Cards

    def cards(self, m: State, act: Activation) -> list[int]:
        """Return the set as it is now."""
        return self.of.among(m, act)

    def never(self) -> bool:
        """If the set is always empty."""
        return self.of.never()

    def faults(self) -> tuple[str, ...]:
        """There can be such cards."""
        return ("there can never be such a card",) if self.never() else ()

    def nominal(self) -> Nominal:
        """Say them."""
        return self.of.noun(ALL)


@dataclass(frozen=True)
class Chosen(Target):
    """Some cards of a set, chosen one after the other by its player.

    ``n`` cards, or as many as there are; with ``up_to`` fewer may be chosen; ``name`` keeps them for later.
    """

    of: Cards
    n: Annotated[Number, Least(1)] = Const(1)
    up_to: bool = False
    name: str = ""

    def asks(self) -> bool:
        """Somebody chooses."""
        return True

    def cards(self, m: State, act: Activation) -> list[int]:
        """Return none: they have to be chosen first."""
        return []

    def gives(self) -> tuple[str, ...]:
        """It gives its name."""
        return (self.name,) if self.name else ()

    def never(self) -> bool:
        """If the set is always empty."""
        return self.of.never()

    def faults(self) -> tuple[str, ...]:
        """There can be such cards, some of them are chosen, and their name is their own."""
        found: list[str] = []
        if self.never():
            found.append("there can never be such a card to choose")
        if self.n.highest() <= 0:
            found.append("up to 0 cards are none" if self.up_to else "0 cards are none")
        if self.name in {IT, THIS_MUCH}:
            found.append(f"{self.name!r} cannot be the name of a choice")
        return tuple(found)

    def nominal(self) -> Nominal:
        """Say them, and remember them by their name."""
        det = THE if self.of.ranked() and isinstance(self.n, Const) and not self.up_to else A
        noun = self.of.noun(det, self.n.much(), up_to=self.up_to)
        if isinstance(noun, Noun) and self.n.tail():
            noun = replace(noun, after=(*noun.after, *self.n.tail()))
        return Bound(noun, self.name) if self.name else noun


@dataclass(frozen=True)
class Except(Filter):
    """Every card but the source itself."""

    def fits(self, m: State, act: Activation, card: int) -> bool:
        """Compare with the source."""
        return card != act.source

    def attribute(self) -> Part:
        """Say it."""
        return "other"

    def place(self) -> int:
        """It comes first of all."""
        return OTHER


@dataclass(frozen=True)
class ExceptIt(Except):
    """Every card but what was chosen or affected last: the "another" of an effect that follows."""

    def fits(self, m: State, act: Activation, card: int) -> bool:
        """Compare with it."""
        return card not in act.it

    def reads(self) -> tuple[str, ...]:
        """It reads what is "it"."""
        return (IT,)


@dataclass(frozen=True)
class AnyOf(Cards):
    """The cards of several sets that have none in common."""

    sets: Annotated[tuple[Cards, ...], Least(1)]

    def among(self, m: State, act: Activation) -> list[int]:
        """Return them, set after set."""
        return [card for cards in self.sets for card in cards.among(m, act)]

    def includes(self, m: State, act: Activation, card: int) -> bool:
        """Ask each set."""
        return True in [cards.includes(m, act, card) for cards in self.sets]

    def never(self) -> bool:
        """If no set ever has one."""
        return False not in [cards.never() for cards in self.sets]

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        """Say them: "an enemy creature or artifact", "an artifact or a creature on a flank"."""
        first, *others = [cards.noun(det, n, up_to=up_to) for cards in self.sets]
        heads = [other.head for other in others if isinstance(other, Noun)]
        if isinstance(first, Noun) and [replace(first, head=head) for head in heads] == others:
            return replace(first, or_else=tuple(heads))
        if up_to or first.several():  # the number is said once, of all of them
            others = [cards.noun(BARE if first.several() else NONE) for cards in self.sets[1:]]
        return Several((first, *others), "and" if det in {ALL, BARE, EACH} else "or")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class CardEffect(Effect):
    """An effect on the cards of a ``target``, which subclasses inherit as their first field."""

    target: Target

    def affect(self, m: State, act: Activation, cards: list[int]) -> None:
        """Do it to these cards, all at once; sets ``act.count`` and ``act.done``."""
        raise NotImplementedError(type(self).__name__)

    def start(self, m: State, act: Activation) -> None:
        """Act at once where nobody has to choose."""
        target = self.target
        if target.asks():
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
        """It counts what it did."""
        return (THIS_MUCH,)

    def possible(self, m: State, act: Activation) -> bool:
        """Whether there is a card to do it to."""
        target = self.target
        return bool(target.of.among(m, act) if isinstance(target, Chosen | Each) else target.cards(m, act))

    def step(self, m: State, f: Frame) -> None:
        """Ask for the next card of the target, or act if all are chosen."""
        target = self.target
        if not isinstance(target, Chosen):
            m.pop()
            self.start(m, f.act)
            return
        picked = f.data
        wanted = target.n.value(m, f.act)
        if not picked:
            candidates = target.of.among(m, f.act)
        else:
            candidates = target.of.further(m, f.act, picked)
            if target.of.one_zone():
                candidates = [c for c in candidates if m.where[c] == m.where[picked[0]]]
        missing = wanted - len(picked)
        if missing <= 0 or not candidates:
            self.chosen(m, f, picked)
        elif len(candidates) <= missing and not target.up_to and (picked or not target.of.one_zone()):
            if target.of.ranked() and len(candidates) < missing:
                f.data = (*picked, *candidates)
            else:
                self.chosen(m, f, (*picked, *candidates))
        else:
            stride = m.game.actions.stride
            base = CHOOSE * stride
            codes = [base + card for card in candidates]
            if target.up_to:
                codes.append(DONE * stride)
            m.ask(m.game.rules.decides(m, f.act), codes)

    def them(self) -> Nominal:
        """Say to what it is done, which is "it" from then on: "2 creatures", "all creatures"."""
        nominal = self.target.nominal()
        return nominal if isinstance(self.target, Named | Together) else Bound(nominal)

    def each_of_them(self) -> Nominal:
        """Say it where it is done to one after the other: "each of 2 creatures", "each creature"."""
        return singly(self.them())

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
        if isinstance(target, Chosen) and target.name:
            act.name_cards(target.name, cards)
        self.affect(m, act, list(cards))

    def prompt(self, m: State, f: Frame) -> str:
        """Say what the choice is for."""
        return capital(self.text())

    def why_not(self, m: State, f: Frame, card: int) -> str:
        """Say what is to be chosen."""
        return chosen_already(m, f.data, card) or f"This choice takes {self.target.text()}."


@dataclass(frozen=True)
class Choose(CardEffect):
    """Choose cards, for effects that follow."""

    def affect(self, m: State, act: Activation, cards: list[int]) -> None:
        """Count them; nothing happens to them yet."""
        act.count = len(cards)
        act.done = bool(cards)

    def phrase(self) -> Phrase:
        """Say it."""
        return order("choose", self.them())
