"""Effects on players: damage and life, drawing and discarding, looking, searching, negating."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.kyza.actions import STRIDE
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
from cardwright.kernel.english import capital
from cardwright.kernel.frames import Activation, Frame
from cardwright.kernel.grammar import (
    THE,
    YOURSELF,
    Amount,
    Bound,
    Chain,
    Doing,
    Nominal,
    Noun,
    Phrase,
    order,
    printed,
)
from cardwright.kernel.nodes import Node
from cardwright.kernel.options import CHOOSE, DONE
from cardwright.kernel.priority import AT_EFFECT
from cardwright.language.choice import Choice
from cardwright.language.deeds import PlayerDeed
from cardwright.language.flow import inner
from cardwright.language.limits import Some
from cardwright.language.players import OPPONENT, Player
from cardwright.language.words import IT, THIS_MUCH, Effect, Filter, described


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
        m.do(LifeLost(act.player, self.amount, paid=True))

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
                m.do(Discarded(hand[m.random("discard").below(len(hand))], player))
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
            m.do(Discarded(card, player, DECK))
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
            m.do(Looked(act.player, player, HAND))
            act.done = True

    def phrase(self) -> Phrase:
        return order("look at", place_of(self.whose.nominal(), "hand"))


@dataclass(frozen=True)
class Negate(Effect):
    """An effect that waits on the stack is taken off it, without effect."""

    target: Choice

    def start(self, m: Kyza, act: Activation) -> None:
        act.done = AT_EFFECT in act.words
        act.count = int(act.done)
        if act.done:
            m.do(Negated(act.words[AT_EFFECT]))

    def phrase(self) -> Phrase:
        return order("negate", self.target.nominal())


@dataclass(frozen=True)
class ShuffleDiscardIn(Effect):
    """Your discard pile is shuffled into your deck."""

    def start(self, m: Kyza, act: Activation) -> None:
        cards = m.zone(act.player, DISCARD)
        for card in cards:
            m.do(Moved(card, act.player * ZONES + DECK))
        m.do(Shuffled(act.player))
        act.count = len(cards)
        act.done = True

    def phrase(self) -> Phrase:
        return order("shuffle", place_of(YOURSELF, "discard pile"), "into", place_of(YOURSELF, "deck"))


LOOK: Final = 0
FIND: Final = 1
PUT: Final = 2
SHUFFLE: Final = 3


@dataclass(frozen=True)
class Search(Effect):
    """Search your deck for a card, do something with what was found, and shuffle (kyza:ruling.own-face-down).

    The player alone sees the deck and may find nothing. What was found is "it"; the frame's data are the card.
    """

    wanted: tuple[Filter, ...]
    then: Effect

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """Others do not know what was found."""
        return ()

    def step(self, m: Kyza, f: Frame) -> None:
        act = f.act
        if f.pc == LOOK:
            f.pc = FIND
            m.do(Looked(act.player, act.player, DECK))
        elif f.pc == FIND:
            codes = [CHOOSE * STRIDE + card for card in sorted(self.candidates(m, act))]
            m.ask(act.player, [*codes, DONE * STRIDE])
        elif f.pc == PUT:
            f.pc = SHUFFLE
            act.it = f.data
            act.count = len(f.data)
            act.done = bool(f.data)
            if f.data:
                self.then.start(m, act)
        else:
            m.pop()
            m.do(Shuffled(act.player))

    def candidates(self, m: Kyza, act: Activation) -> list[int]:
        """Return what can be found."""
        cards = list(m.zone(act.player, DECK))
        for f in self.wanted:
            cards = [card for card in cards if f.fits(m, act, card)]
        return cards

    def answer(self, m: Kyza, f: Frame, code: int) -> None:
        """Take the card, or none."""
        verb, card = divmod(code, STRIDE)
        f.pc = PUT
        f.data = () if verb == DONE else (card,)

    def prompt(self, m: Kyza, f: Frame) -> str:
        return capital(self.text())

    def why_not(self, m: Kyza, f: Frame, card: int) -> str:
        """Say what is searched for."""
        return f"You search your deck for {printed(self.what())}."

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """What is done with it knows what was found."""
        return ((*self.wanted, IT, THIS_MUCH, self.then),)

    def gives(self) -> tuple[str, ...]:
        """What was found is "it", even if it is nothing."""
        return (IT, THIS_MUCH)

    def phrase(self) -> Phrase:
        deck = place_of(YOURSELF, "deck")
        return Chain((order("search", deck, "for", Bound(self.what())), inner(self.then), order("shuffle", deck)))

    def what(self) -> Nominal:
        """Say what is searched for."""
        return described(Noun("card", yours=True), self.wanted)
