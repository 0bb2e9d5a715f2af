"""Effects on players: æmber, chains, cards drawn and discarded, keys unforged, a house chosen."""

from dataclasses import dataclass, replace

from cardwright.games.keyforge.archives import release
from cardwright.games.keyforge.drawing import draw
from cardwright.games.keyforge.events import (
    GIFT,
    SUPPLY,
    THEFT,
    AemberMoved,
    Archived,
    ChainsGained,
    Discarded,
    Revealed,
    Unforged,
    pool,
)
from cardwright.games.keyforge.playing import can_be_played, play
from cardwright.games.keyforge.questions import BE_STOLEN_FROM
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.words.beneath import CardBeneath
from cardwright.games.keyforge.words.counts import AEMBER, taken
from cardwright.games.keyforge.words.nouns import CardsAnywhere, place_of
from cardwright.games.keyforge.zones import DECK, HAND
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import BARE, THE, YOURSELF, Bound, Doing, Nominal, Noun, Phrase, order
from cardwright.language.deeds import PlayerDeed
from cardwright.language.numbers import Const
from cardwright.language.players import DOER, OPPONENT, YOU, Player
from cardwright.language.targets import CardEffect
from cardwright.language.words import IT, THIS_MUCH, Effect, Target


@dataclass(frozen=True)
class Gain(PlayerDeed):
    """A player gains æmber, which goes to their pool (keyforge:aember.pool)."""

    def do(self, m: KeyForge, act: Activation, player: int, amount: int) -> int:
        return amount if m.do(AemberMoved(amount, SUPPLY, pool(player)), act) else 0

    def adds(self) -> bool:
        """If it is a fixed amount."""
        return isinstance(self.amount, Const)

    def private(self) -> bool:
        """If you gain a fixed amount."""
        return self.who == YOU and self.adds()

    def phrase(self) -> Phrase:
        return self.said("gain", self.amount.amount(AEMBER, mass=True))


@dataclass(frozen=True)
class Lose(PlayerDeed):
    """A player loses æmber, as much as there is (keyforge:ruling.pool-floor)."""

    who: Player = OPPONENT

    def do(self, m: KeyForge, act: Activation, player: int, amount: int) -> int:
        amount = min(amount, m.aember[player])
        return amount if amount and m.do(AemberMoved(amount, pool(player), SUPPLY), act) else 0

    def phrase(self) -> Phrase:
        """Say it: "lose 1 æmber", "each player loses half of their æmber, rounded down"."""
        return self.said("lose", taken(self.amount, self.who, Doing()))


@dataclass(frozen=True)
class Steal(PlayerDeed):
    """A player steals æmber from the other, as much as there is (keyforge:steal, keyforge:steal.limited)."""

    def do(self, m: KeyForge, act: Activation, player: int, amount: int) -> int:
        victim = m.opponent(player)
        if BE_STOLEN_FROM.forbidden(m, victim):
            return 0
        amount = min(amount, m.aember[victim])
        return amount if amount and m.do(AemberMoved(amount, pool(victim), pool(player), THEFT), act) else 0

    def phrase(self) -> Phrase:
        """Say it: "steal 1 æmber", "steal all of your opponent's æmber"."""
        if self.who not in {YOU, OPPONENT}:
            return self.said("steal", self.amount.amount(AEMBER, mass=True))
        victim = YOU if self.who == OPPONENT else OPPONENT
        return self.said("steal", taken(self.amount, victim, victim.nominal()))


@dataclass(frozen=True)
class Give(PlayerDeed):
    """A player gives you æmber, as much as there is; that is no stealing."""

    who: Player = OPPONENT

    def do(self, m: KeyForge, act: Activation, player: int, amount: int) -> int:
        amount = min(amount, m.aember[player])
        return amount if amount and m.do(AemberMoved(amount, pool(player), pool(act.player), GIFT), act) else 0

    def phrase(self) -> Phrase:
        """Say it: "your opponent gives you 1 æmber", "your opponent gives you all of their æmber"."""
        return self.said("give", YOURSELF, taken(self.amount, self.who, Doing()))


@dataclass(frozen=True)
class GainChains(PlayerDeed):
    """A player gains chains."""

    def do(self, m: KeyForge, act: Activation, player: int, amount: int) -> int:
        m.do(ChainsGained(player, amount), act)
        return amount

    def phrase(self) -> Phrase:
        return self.said("gain", self.amount.amount("chain"))


@dataclass(frozen=True)
class Draw(PlayerDeed):
    """A player draws cards."""

    def do(self, m: KeyForge, act: Activation, player: int, amount: int) -> int:
        return draw(m, player, amount)

    def phrase(self) -> Phrase:
        return self.said("draw", self.amount.amount("card"))


@dataclass(frozen=True)
class DiscardRandom(PlayerDeed):
    """A player discards random cards from hand."""

    who: Player = OPPONENT

    def do(self, m: KeyForge, act: Activation, player: int, amount: int) -> int:
        count = 0
        for _ in range(amount):
            hand = m.zone(player, HAND)
            if hand and m.do(Discarded(hand[m.random("discard").below(len(hand))]), act):
                count += 1
        return count

    def phrase(self) -> Phrase:
        after = ("from", place_of(DOER, HAND), *self.amount.tail())
        return self.said("discard", Noun("card", n=self.amount.much(), before=("random",), after=after))


@dataclass(frozen=True)
class OfDeckTop(PlayerDeed):
    """A player does something with the top cards of their deck, as many as there are.

    Only a draw makes an empty deck anew (keyforge:ruling.reset-to-draw).
    """

    def top(self) -> Noun:
        """Say them: "the top card of your deck", "the top 2 cards of your deck", "that many cards from the top"."""
        n = self.amount.much()
        deck = (place_of(DOER, DECK), *self.amount.tail())
        if isinstance(n, str):
            return Noun("card", n=n, after=("from the top of", *deck))
        return Noun("card", THE, 1 if n == 1 else "", before=("top", "" if n == 1 else str(n)), after=("of", *deck))


@dataclass(frozen=True)
class ArchiveTop(OfDeckTop):
    """A player archives the top cards of their deck."""

    def do(self, m: KeyForge, act: Activation, player: int, amount: int) -> int:
        cards = m.zone(player, DECK)[-amount:]
        for card in reversed(cards):
            m.do(Archived(card, player), act)
        return len(cards)

    def private(self) -> bool:
        """If you archive a fixed number of yours."""
        return self.who == YOU and self.impersonal()

    def phrase(self) -> Phrase:
        return self.said("archive", self.top())


@dataclass(frozen=True)
class DiscardTop(OfDeckTop):
    """A player discards the top cards of their deck; they are "it" afterwards."""

    def start(self, m: KeyForge, act: Activation) -> None:
        """Forget what was "it", once it is known who discards."""
        before = len(act.it)
        super().start(m, act)
        act.it = act.it[before:]

    def do(self, m: KeyForge, act: Activation, player: int, amount: int) -> int:
        cards = m.zone(player, DECK)[-amount:]
        for card in reversed(cards):
            act.it = (*act.it, card)
            m.do(Discarded(card), act)
        return len(cards)

    def gives(self) -> tuple[str, ...]:
        """The cards are "it"."""
        return (*super().gives(), IT)

    def phrase(self) -> Phrase:
        return self.said("discard", Bound(self.top()))


@dataclass(frozen=True)
class DiscardUntil(Effect):
    """Discard cards from the top of your deck until one of a set of cards is discarded, which is "it", or none is left.

    The deck stays empty then (keyforge:ruling.reset-to-draw). A card is discarded before it is looked at.
    """

    wanted: CardsAnywhere

    def start(self, m: KeyForge, act: Activation) -> None:
        act.it = ()
        act.count = 0
        act.done = False
        while m.zone(act.player, DECK) and not act.done:
            card = m.zone(act.player, DECK)[-1]
            if not m.do(Discarded(card), act):
                return
            act.count += 1
            if self.wanted.includes(m, act, card):
                act.it = (card,)
                act.done = True

    def gives(self) -> tuple[str, ...]:
        """The card that was sought is "it"."""
        return (THIS_MUCH, IT)

    def phrase(self) -> Phrase:
        top = Noun("card", BARE, after=("from the top of", place_of(YOU, DECK)))
        sought = replace(self.wanted.noun(), yours=True)
        return order("discard", top, "until you discard", Bound(sought), "or your deck is empty")


@dataclass(frozen=True)
class TopOfDeck(Target):
    """The top card of a player's deck; an empty one has none (keyforge:ruling.reset-to-draw)."""

    whose: Player = YOU

    def cards(self, m: KeyForge, act: Activation) -> list[int]:
        return [m.zone(seat, DECK)[-1] for seat in self.whose.seats(m, act) if m.zone(seat, DECK)]

    def nominal(self) -> Nominal:
        return Noun("card", THE, before=("top",), after=("of", place_of(self.whose, DECK)), yours=self.whose == YOU)


@dataclass(frozen=True)
class PlayCards(CardEffect):
    """Play cards from wherever they are, on the first turn too, if that is not the hand (keyforge:faq.3)."""

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Turn them over and play them; what cannot be played stays where it is (keyforge:ruling.unplayable)."""
        if isinstance(self.target, TopOfDeck | CardBeneath) and cards:
            m.do(Revealed(tuple(cards)), act)
        able = release(m, [card for card in cards if card not in m.cards and can_be_played(m, card)])
        act.count = len(able)
        act.done = act.count == len(cards) > 0
        for card in reversed(able):
            play(m, card)

    def phrase(self) -> Phrase:
        return order("play", self.them())


@dataclass(frozen=True)
class UnforgeNewKey(Effect):
    """Unforge the key that the opponent forged last, if it is still forged."""

    def start(self, m: KeyForge, act: Activation) -> None:
        opponent = m.opponent(act.player)
        act.done = m.new_keys[opponent] > 0
        if act.done:
            m.do(Unforged(opponent), act)

    def phrase(self) -> Phrase:
        return order("unforge that key")
