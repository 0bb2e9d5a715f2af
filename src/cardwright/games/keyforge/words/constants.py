"""What KeyForge's cards put in force besides the words that all games have (`language.force`).

A card's abilities are in force whether it is ready or not (keyforge:constant.exhausted), and what it has put in force
for a while stays so when the card leaves (keyforge:ruling.source-gone).
"""

from dataclasses import dataclass

from cardwright.games.keyforge.events import REAPING, Gained, Stole
from cardwright.games.keyforge.questions import BE_STOLEN_FROM, ELSEWHERE
from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.events import Event
from cardwright.kernel.frames import Activation, Key, Standing, StandingNode
from cardwright.kernel.grammar import BARE, A, Amount, Doing, Noun, Phrase, Row, This, states
from cardwright.kernel.nodes import Term
from cardwright.kernel.replacing import in_place_of
from cardwright.kernel.state import State
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


@dataclass(frozen=True)
class ReapingSteals(StandingNode):
    """What you would gain from reaping is stolen instead, as far as there is something to steal."""

    def keys(self) -> tuple[Key, ...]:
        return ()

    def before(self) -> tuple[type[Event], ...]:
        """Stand before gains."""
        return (Gained,)

    def would(self, m: State, s: Standing, event: Event) -> bool:
        """Replace what its player gains by reaping."""
        return isinstance(event, Gained) and event.cause == REAPING and event.player == s.act.player

    def instead(self, m: State, s: Standing, event: Event, cause: Activation) -> None:
        assert isinstance(m, KeyForge)
        assert isinstance(event, Gained)
        victim = m.opponent(event.player)
        amount = min(event.amount, m.aember[victim])
        if amount and not BE_STOLEN_FROM.forbidden(m, victim):
            m.do(Stole(event.player, victim, amount), in_place_of(event, s, cause))

    def phrase(self) -> Phrase:
        return Row(("instead of gaining æmber by reaping, you steal as much",))
