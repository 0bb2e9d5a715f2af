"""Costs of several parts: what pays for one of them does not pay for another."""

from dataclasses import dataclass
from typing import Annotated

from mypy_extensions import mypyc_attr

from cardwright.kernel.basics.groups import Group, possible
from cardwright.kernel.core.frames import Activation, Frame
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import Chain, Phrase
from cardwright.kernel.pile.priority import AT_CARD, Piled
from cardwright.language.choice import declarable
from cardwright.language.limits import Least
from cardwright.language.words import Effect


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost(Effect):
    """An effect that is paid for something else.

    Cards that are chosen for it beforehand are declared choices in its tree: ``sacrifice(target(citizen))``.
    """

    def uses(self, m: State, act: Activation) -> list[list[int]]:
        """Return for each thing that it uses up without having it declared which things that may be.

        Engaging the source is ``[[act.source]]``; paying energy is, for each part, the cards that can give it. Cards
        are called by their numbers; what is no card, or is used in a way that leaves it for other costs, by others.
        """
        return []

    def asks(self) -> bool:
        """Whether it asks how it is paid while it is paid, so that what is declared or fixed goes first."""
        return False


@dataclass(frozen=True)
class Costs(Cost):
    """Several costs, all of which are paid: no card pays for two of them."""

    items: Annotated[tuple[Effect, ...], Least(1)]

    def possible(self, m: State, act: Activation) -> bool:
        """Whether each can be paid, and all of them together."""
        for item in self.items:
            if not item.possible(m, act):
                return False
        return not isinstance(m, Piled) or possible(groups_of(m, act, self, 0))  # Without a pile nothing is declared.

    def uses(self, m: State, act: Activation) -> list[list[int]]:
        """Return what all of them use up."""
        return [cards for item in self.items if isinstance(item, Cost) for cards in item.uses(m, act)]

    def asks(self) -> bool:
        return True in [_asks(item) for item in self.items]

    def step(self, m: State, f: Frame) -> None:
        """Pay one after the other, those last that ask for something."""
        if f.pc == len(self.items):
            m.pop()
            f.act.done = True
            return
        items = [item for item in self.items if not _asks(item)] + [item for item in self.items if _asks(item)]
        f.pc += 1
        items[f.pc - 1].start(m, f.act)

    def faults(self) -> tuple[str, ...]:
        return ("it is several costs of fewer than two",) if len(self.items) < 2 else ()  # noqa: PLR2004 - as it says

    def phrase(self) -> Phrase:
        """Say them: "engage this card and sacrifice a citizen"."""
        return Chain(tuple([item.phrase() for item in self.items]), "and")


def groups_of(m: Piled, act: Activation, cost: Effect, base: int) -> list[Group]:
    """Return what a cost uses up as groups that take no card twice: what is declared for it, then all else.

    Cards are numbered from ``base`` on. What is not declared is in groups of which nothing is picked.
    """
    groups = [
        Group(
            [base + card for card in sorted([aim.number for aim in choice.of.things(m, act, "") if aim.at == AT_CARD])],
            choice.least(m, act),
            choice.n.figure(m, act),
        )
        for choice in declarable(cost).choices
    ]
    if isinstance(cost, Cost):
        groups += [Group([base + card for card in sorted(cards)], 1, 0) for cards in cost.uses(m, act)]
    return groups


def _asks(item: Effect) -> bool:
    return isinstance(item, Cost) and item.asks()
