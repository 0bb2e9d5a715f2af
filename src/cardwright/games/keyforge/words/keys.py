"""Forging keys by ability, and æmber kept on cards to pay for them."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.games.keyforge.events import AemberPlaced, AemberTaken
from cardwright.games.keyforge.forging import affords, forge
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.words.cardeffects import CardDeed
from cardwright.kernel.frames import Activation
from cardwright.kernel.grammar import Row, printed
from cardwright.language.limits import Least
from cardwright.language.numbers import Const
from cardwright.language.printing import apiece, times
from cardwright.language.words import THIS_MUCH, Effect, Number


@dataclass(frozen=True)
class ForgeKey(Effect):
    """Forge a key at current cost, raised or lowered by a number, or at no cost (keyforge:ruling.forge-by-ability).

    What cannot be paid in full is not forged. It does not count for step 1.
    """

    change: Number = Const(0)
    free: bool = False

    def cost(self, m: KeyForge, act: Activation) -> int:
        """Return the price; it never falls below nothing (keyforge:ruling.cost-floor)."""
        return 0 if self.free else max(m.key_cost(act.player) + self.change.value(m, act), 0)

    def possible(self, m: KeyForge, act: Activation) -> bool:
        """Whether it can be paid."""
        return affords(m, act.player, self.cost(m, act))

    def start(self, m: KeyForge, act: Activation) -> None:
        """Forge it, if it can be paid."""
        act.done = self.possible(m, act)
        act.count = 1 if act.done else 0
        if act.done:
            forge(m, act.player, self.cost(m, act))

    def gives(self) -> tuple[str, ...]:
        """It counts what it did."""
        return (THIS_MUCH,)

    def text(self) -> str:
        """Print it."""
        if self.free:
            return "forge a key at no cost"
        if isinstance(self.change, Const):
            more = f", {abs(self.change.n)} æmber {'more' if self.change.n > 0 else 'less'}" if self.change.n else ""
            return f"forge a key at current cost{more}"
        more = f"forge a key at current cost, {self.change.much(mass=True)} æmber more"
        return printed(Row((more, *self.change.tail())))


@dataclass(frozen=True)
class PlaceAember(CardDeed):
    """Move æmber from your pool onto cards, as much as there is."""

    amount: Annotated[Number, Least(1)]

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Move it."""
        wanted = self.amount.value(m, act)
        act.count = 0
        act.done = bool(cards)
        for card in cards:
            amount = min(wanted, m.aember[act.player]) if card in m.cards else 0
            if amount > 0:
                m.do(AemberPlaced(card, act.player, amount))
                act.count += amount
            if amount < wanted:
                act.done = False

    def text(self) -> str:
        """Print it."""
        return f"move {times(self.amount, 'æmber')} from your pool to {apiece(self.target)}"


@dataclass(frozen=True)
class ReturnAember(CardDeed):
    """Return captured æmber from creatures to the pool of their controller's opponent (keyforge:return.captured)."""

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Return it."""
        act.count = 0
        act.done = bool(cards)
        for card in cards:
            amount = m.state(card).aember if card in m.cards else 0
            if amount:
                m.do(AemberTaken(card, amount, m.opponent(m.controller(card))))
                act.count += amount

    def text(self) -> str:
        """Print it."""
        return f"return all æmber on {self.target.text()} to the other player's pool"
