"""What KeyForge's cards put in force besides the words that all games have (`language.force`).

A card's abilities are in force whether it is ready or not (keyforge:constant.exhausted), and what it has put in force
for a while stays so when the card leaves (keyforge:ruling.source-gone).
"""

from dataclasses import dataclass

from cardwright.games.keyforge.questions import ELSEWHERE
from cardwright.kernel.core.frames import Key, Standing, StandingNode
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import BARE, A, Amount, Doing, Noun, Phrase, Row, This, states
from cardwright.kernel.pieces.nodes import Term
from cardwright.language.limits import Some
from cardwright.language.players import Player
from cardwright.language.questions import Deed
from cardwright.language.words import Cards


@dataclass(frozen=True)
class Toll(StandingNode):
    """Players have to pay the source's controller in order to do something with cards (keyforge:in-order-to)."""

    of: Player
    deed: Deed
    object: Cards
    amount: Some

    def keys(self) -> tuple[Key, ...]:
        return (self.deed.price,)

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        return self.of.means(m, s.act, x) and self.object.includes(m, s.act, other)

    def bend(self, m: State, s: Standing, asked: Term, x: int, value: int) -> int:
        """Add it to what else has to be paid."""
        return value + self.amount

    def phrase(self) -> Phrase:
        unless = states(Doing(), "pay", "you", Amount(self.amount, "æmber", mass=True))
        return states(self.of.nominal(), self.deed.verb, self.object.noun(A), "unless", unless, modal="cannot")


@dataclass(frozen=True)
class TakesDamageOf(StandingNode):
    """The source takes the damage that other creatures would be dealt."""

    of: Cards

    def keys(self) -> tuple[Key, ...]:
        return (ELSEWHERE.key,)

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        return self.of.includes(m, s.act, x)

    def phrase(self) -> Phrase:
        damage = Noun("damage", "", mass=True, mere=True)
        return Row((damage, "that would be dealt to", self.of.noun(BARE), "is dealt to", This(), "instead"))
