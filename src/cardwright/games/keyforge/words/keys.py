"""Forging keys by ability, and æmber kept on cards to pay for them."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.games.keyforge.events import SUPPLY, AemberMoved, aember_at, pool
from cardwright.games.keyforge.forging import affords, forge
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.words.counts import AEMBER
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import YOURSELF, Clause, Does, Noun, Part, Phrase, order
from cardwright.language.limits import Least
from cardwright.language.numbers import Const
from cardwright.language.players import YOU, Player
from cardwright.language.targets import InPlayEffect
from cardwright.language.words import THIS_MUCH, Effect, Number


@dataclass(frozen=True)
class ForgeKey(Effect):
    """A player forges a key at current cost, changed by a number, or at no cost (keyforge:ruling.forge-by-ability).

    What it costs ``less`` is counted too, and may be more than it costs more.
    What cannot be paid in full is not forged. It does not count for step 1.
    """

    change: Number = Const(0)
    free: bool = False
    who: Player = YOU
    less: Number = Const(0)

    def cost(self, m: KeyForge, act: Activation, player: int) -> int:
        """Return the price; it never falls below nothing (keyforge:ruling.cost-floor)."""
        if self.free:
            return 0
        return max(m.key_cost(player) + self.change.figure(m, act) - self.less.figure(m, act), 0)

    def affording(self, m: KeyForge, act: Activation) -> list[int]:
        """Return who can pay it."""
        return [seat for seat in self.who.seats(m, act) if affords(m, seat, self.cost(m, act, seat))]

    def possible(self, m: KeyForge, act: Activation) -> bool:
        return bool(self.affording(m, act))

    def start(self, m: KeyForge, act: Activation) -> None:
        """Forge it, if it can be paid."""
        able = self.affording(m, act)
        for seat in able:
            forge(m, seat, self.cost(m, act, seat))
        act.count = len(able)
        act.done = act.count == len(self.who.seats(m, act)) > 0

    def gives(self) -> tuple[str, ...]:
        return (THIS_MUCH,)

    def faults(self) -> tuple[str, ...]:
        """What it costs less is one number."""
        return ("it costs less by several numbers in a row: say one",) if self.less.in_a_row() else ()

    def phrase(self) -> Phrase:
        """Say it: "forge a key at current cost, 2 æmber less"."""
        at: list[Part] = ["at no cost" if self.free else "at current cost"]
        change, less = self.change, self.less
        if not isinstance(change, Const):
            at += [f", {change.much(mass=True)} æmber more", *change.tail()]
        elif change.n:
            at.append(f", {abs(change.n)} æmber {'more' if change.n > 0 else 'less'}")
        if less != Const(0):
            at += [f", less {less.much(mass=True)} æmber", *less.tail()]
        return Clause(self.who.nominal(), Does("forge", ("a key", *at)))


@dataclass(frozen=True)
class MoveAember(InPlayEffect):
    """Move æmber to or from cards, card by card, as much as there is."""

    def wanted(self, m: KeyForge, act: Activation) -> int:
        """Return how much shall be moved for each card, or -1 for all that is there."""
        raise NotImplementedError(type(self).__name__)

    def way(self, m: KeyForge, act: Activation, card: int) -> tuple[int, int]:
        """Return from where to where it is moved for a card in play."""
        raise NotImplementedError(type(self).__name__)

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Move it; it is done if there was enough for each card, and nothing else got it."""
        wanted = self.wanted(m, act)
        act.count = 0
        act.done = bool(cards)
        for card in cards:
            amount = 0
            if card in m.cards:
                source, target = self.way(m, act, card)
                there = aember_at(m, source)
                amount = there if wanted < 0 else min(wanted, there)
                if amount > 0 and not m.do(AemberMoved(amount, source, target), act):
                    amount = 0
            act.count += amount
            if amount < wanted:
                act.done = False


@dataclass(frozen=True)
class SomeAember(MoveAember):
    """Move an amount of æmber."""

    amount: Annotated[Number, Least(1)]

    def wanted(self, m: KeyForge, act: Activation) -> int:
        return self.amount.figure(m, act)


@dataclass(frozen=True)
class PlaceAember(SomeAember):
    """Move æmber from your pool onto cards, as much as there is, or place it there from the supply."""

    from_supply: bool = False

    def way(self, m: KeyForge, act: Activation, card: int) -> tuple[int, int]:
        return SUPPLY if self.from_supply else pool(act.player), card

    def phrase(self) -> Phrase:
        amount = self.amount.amount(AEMBER, mass=True, apart=True)
        tail = self.amount.tail()
        if self.from_supply:
            return order("place", amount, "from the supply on", self.each_of_them(), *tail)
        return order("move", amount, "from", Noun("pool", of=YOURSELF, mere=True), "to", self.each_of_them(), *tail)


@dataclass(frozen=True)
class TakeAember(SomeAember):
    """Move æmber from cards to your pool, captured or not, as much as there is (keyforge:ruling.your-cards)."""

    def way(self, m: KeyForge, act: Activation, card: int) -> tuple[int, int]:
        return card, pool(act.player)

    def phrase(self) -> Phrase:
        amount = self.amount.amount(AEMBER, mass=True, apart=True)
        yours = Noun("pool", of=YOURSELF, mere=True)
        return order("move", amount, "from", self.each_of_them(), "to", yours, *self.amount.tail())


@dataclass(frozen=True)
class ReturnAember(MoveAember):
    """Return what enemy creatures have captured to your pool, also if they are no enemies by now.

    keyforge:return.captured
    """

    def wanted(self, m: KeyForge, act: Activation) -> int:
        """Return all of it."""
        return -1

    def way(self, m: KeyForge, act: Activation, card: int) -> tuple[int, int]:
        return card, pool(act.player)

    def phrase(self) -> Phrase:
        return order("return all æmber from", self.each_of_them(), "to", Noun("pool", of=YOURSELF, mere=True))
