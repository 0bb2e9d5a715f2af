"""Effects on players: damage and life, drawing and discarding, looking, searching, negating."""

from dataclasses import dataclass

from cardwright.games.kyza.events import (
    Discarded,
    LifeDamaged,
    LifeGained,
    LifeLost,
    Looked,
    Moved,
    Negated,
    Shuffled,
)
from cardwright.games.kyza.playing import draw
from cardwright.games.kyza.state import Kyza
from cardwright.games.kyza.zones import DECK, DISCARD, HAND, ZONES
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import (
    THE,
    YOURSELF,
    Amount,
    Chain,
    Doing,
    Nominal,
    Noun,
    Phrase,
    order,
)
from cardwright.kernel.pile.priority import AT_EFFECT
from cardwright.language.choice import Choice
from cardwright.language.deeds import PlayerDeed
from cardwright.language.flow import inner
from cardwright.language.limits import Some
from cardwright.language.players import OPPONENT, Player
from cardwright.language.searching import Searching
from cardwright.language.words import Effect


def place_of(whose: Nominal, place: str) -> Noun:
    """Say a place of somebody's: "your hand"; no pronoun can mean it."""
    return Noun(place, of=whose, mere=True)


@dataclass(frozen=True)
class DealToPlayer(PlayerDeed):
    """Damage to the life of players (kyza:ruling.effect-damage)."""

    who: Player = OPPONENT

    def do(self, m: Kyza, act: Activation, player: int, amount: int) -> int:
        return amount if m.do(LifeDamaged(player, amount, act.source, combat=False), act) else 0

    def phrase(self) -> Phrase:
        damage = self.amount.amount("damage", mass=True, apart=True)
        return order("deal", damage, "to", self.who.nominal(), *self.amount.tail())


@dataclass(frozen=True)
class GainLife(PlayerDeed):
    """A player gains life."""

    def do(self, m: Kyza, act: Activation, player: int, amount: int) -> int:
        return amount if m.do(LifeGained(player, amount), act) else 0

    def phrase(self) -> Phrase:
        return self.said("gain", self.amount.amount("life", mass=True))


@dataclass(frozen=True)
class LoseLife(PlayerDeed):
    """A player loses life, which is no damage; as a cost it needs that much (kyza:ruling.pay-life)."""

    def do(self, m: Kyza, act: Activation, player: int, amount: int) -> int:
        return amount if m.do(LifeLost(player, amount, paid=False), act) else 0

    def phrase(self) -> Phrase:
        return self.said("lose", self.amount.amount("life", mass=True))


@dataclass(frozen=True)
class PayLife(Effect):
    """Life paid as a cost: only by who has that much, and paying all of it loses (kyza:ruling.pay-life)."""

    amount: Some

    def possible(self, m: Kyza, act: Activation) -> bool:
        return m.life[act.player] >= self.amount

    def start(self, m: Kyza, act: Activation) -> None:
        act.done = True
        m.do(LifeLost(act.player, self.amount, paid=True), act)

    def phrase(self) -> Phrase:
        return order("pay", Amount(self.amount, "life", mass=True))


@dataclass(frozen=True)
class Draw(PlayerDeed):
    """A player draws cards."""

    def do(self, m: Kyza, act: Activation, player: int, amount: int) -> int:
        return draw(m, player, amount)

    def phrase(self) -> Phrase:
        return self.said("draw", self.amount.amount("card"))


@dataclass(frozen=True)
class DiscardRandom(PlayerDeed):
    """A player discards random cards from hand."""

    who: Player = OPPONENT

    def do(self, m: Kyza, act: Activation, player: int, amount: int) -> int:
        count = 0
        for _ in range(amount):
            hand = m.zone(player, HAND)
            if hand:
                m.do(Discarded(hand[m.random("discard").below(len(hand))], player), act)
                count += 1
        return count

    def phrase(self) -> Phrase:
        n = self.amount.much()
        cards = Noun("card", n=n, before=("random",), after=("from", place_of(Doing(), "hand"), *self.amount.tail()))
        return self.said("discard", cards)


@dataclass(frozen=True)
class Mill(PlayerDeed):
    """A player discards the top cards of their deck, as many as there are; that is no draw."""

    who: Player = OPPONENT

    def do(self, m: Kyza, act: Activation, player: int, amount: int) -> int:
        cards = m.zone(player, DECK)[-amount:]
        for card in reversed(cards):
            m.do(Discarded(card, player, DECK), act)
        return len(cards)

    def phrase(self) -> Phrase:
        n = self.amount.much()
        top = ("top",) if n == 1 else ("top", str(n))
        of = ("of", place_of(Doing(), "deck"), *self.amount.tail())
        return self.said("discard", Noun("card", THE, 1 if n == 1 else "", before=top, after=of))


@dataclass(frozen=True)
class LookAtHand(Effect):
    """You look at the hand of a player, whose cards you may choose from then."""

    whose: Player = OPPONENT

    def start(self, m: Kyza, act: Activation) -> None:
        act.done = False
        for player in self.whose.seats(m, act):
            m.do(Looked(act.player, player, HAND), act)
            act.done = True

    def phrase(self) -> Phrase:
        return order("look at", place_of(self.whose.nominal(), "hand"))


@dataclass(frozen=True)
class Negate(Effect):
    """An effect that waits on the stack is taken off it, without effect."""

    target: Choice

    def start(self, m: Kyza, act: Activation) -> None:
        act.done = AT_EFFECT in act.names.words
        act.count = int(act.done)
        if act.done:
            m.do(Negated(act.names.words[AT_EFFECT]), act)

    def phrase(self) -> Phrase:
        return order("negate", self.target.nominal())


@dataclass(frozen=True)
class ShuffleDiscardIn(Effect):
    """Your discard pile is shuffled into your deck."""

    def start(self, m: Kyza, act: Activation) -> None:
        cards = m.zone(act.player, DISCARD)
        for card in cards:
            m.do(Moved(card, act.player * ZONES + DECK), act)
        m.do(Shuffled(act.player), act)
        act.count = len(cards)
        act.done = True

    def phrase(self) -> Phrase:
        return order("shuffle", place_of(YOURSELF, "discard pile"), "into", place_of(YOURSELF, "deck"))


@dataclass(frozen=True)
class Search(Searching):
    """Search your deck, alone and perhaps in vain, and shuffle it afterwards (kyza:ruling.own-face-down)."""

    def look(self, m: Kyza, player: int) -> None:
        m.do(Looked(player, player, DECK))

    def searched(self, m: Kyza, player: int) -> list[int]:
        return sorted(m.zone(player, DECK))

    def close(self, m: Kyza, player: int) -> None:
        m.do(Shuffled(player))

    def phrase(self) -> Phrase:
        return Chain((self.search(), inner(self.then), order("shuffle", self.where())))

    def where(self) -> Noun:
        return place_of(YOURSELF, "deck")
