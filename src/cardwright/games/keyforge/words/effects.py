"""Effects on pools, hands and decks: gain, lose, steal, draw, discard, chains, keys."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.games.keyforge.actions import HOUSE, STRIDE
from cardwright.games.keyforge.drawing import draw as draw_cards
from cardwright.games.keyforge.events import (
    Archived,
    ChainsGained,
    Discarded,
    Gained,
    Lost,
    Revealed,
    Stole,
    Unforged,
)
from cardwright.games.keyforge.facts import HOUSES
from cardwright.games.keyforge.playing import can_be_played, play
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.words.filters import THAT_HOUSE
from cardwright.games.keyforge.zones import DECK, HAND
from cardwright.kernel.frames import Activation, Frame
from cardwright.kernel.grammar import printed
from cardwright.kernel.state import State
from cardwright.language.limits import Least, Some
from cardwright.language.numbers import Const
from cardwright.language.printing import sentence, times
from cardwright.language.words import IT, THIS_MUCH, Effect, Number

YOU: Final = 0
OPPONENT: Final = 1


class Deed(Effect):
    """An effect that is done at once in a KeyForge match."""

    def start(self, m: State, act: Activation) -> None:
        """Do it."""
        assert isinstance(m, KeyForge)
        self.perform(m, act)

    def perform(self, m: KeyForge, act: Activation) -> None:
        """Do it; sets ``act.count`` and ``act.done``."""
        raise NotImplementedError(type(self).__name__)


def who(m: KeyForge, act: Activation, side: int) -> int:
    """Return the player that a word is about."""
    return act.player if side == YOU else m.opponent(act.player)


@dataclass(frozen=True)
class Gain(Deed):
    """A player gains æmber, which goes to their pool (keyforge:aember.pool)."""

    amount: Annotated[Number, Least(1)]
    side: int = YOU

    def perform(self, m: KeyForge, act: Activation) -> None:
        """Gain it."""
        act.count = self.amount.value(m, act)
        act.done = True
        if act.count > 0:
            m.do(Gained(who(m, act, self.side), act.count))

    def impersonal(self) -> bool:
        """If the amount is fixed."""
        return isinstance(self.amount, Const)

    def gives(self) -> tuple[str, ...]:
        """It counts what it did."""
        return (THIS_MUCH,)

    def text(self) -> str:
        """Print it."""
        return ("gain " if self.side == YOU else "your opponent gains ") + times(self.amount, "æmber")


@dataclass(frozen=True)
class Lose(Deed):
    """A player loses æmber, as much as there is (keyforge:ruling.pool-floor)."""

    amount: Annotated[Number, Least(1)]
    side: int = OPPONENT

    def perform(self, m: KeyForge, act: Activation) -> None:
        """Lose it."""
        player = who(m, act, self.side)
        wanted = self.amount.value(m, act)
        act.count = min(wanted, m.aember[player])
        act.done = act.count == wanted
        if act.count > 0:
            m.do(Lost(player, act.count))

    def impersonal(self) -> bool:
        """If the amount is fixed."""
        return isinstance(self.amount, Const)

    def gives(self) -> tuple[str, ...]:
        """It counts what it did."""
        return (THIS_MUCH,)

    def text(self) -> str:
        """Print it."""
        return ("lose " if self.side == YOU else "your opponent loses ") + times(self.amount, "æmber")


@dataclass(frozen=True)
class Steal(Deed):
    """Steal æmber, as much as there is (keyforge:steal, keyforge:steal.limited)."""

    amount: Annotated[Number, Least(1)]
    side: int = YOU

    def perform(self, m: KeyForge, act: Activation) -> None:
        """Steal it."""
        thief = who(m, act, self.side)
        victim = m.opponent(thief)
        wanted = self.amount.value(m, act)
        act.count = 0
        act.done = False
        if m.index and m.about_player("cannot be stolen from", victim):
            return
        amount = min(wanted, m.aember[victim])
        if amount > 0 and m.do(Stole(thief, victim, amount)):
            act.count = amount
            act.done = amount == wanted

    def impersonal(self) -> bool:
        """If the amount is fixed."""
        return isinstance(self.amount, Const)

    def gives(self) -> tuple[str, ...]:
        """It counts what it did."""
        return (THIS_MUCH,)

    def text(self) -> str:
        """Print it."""
        return ("steal " if self.side == YOU else "your opponent steals ") + times(self.amount, "æmber")


@dataclass(frozen=True)
class EachLosesHalf(Deed):
    """Each player loses half their æmber, the loss rounded down."""

    def perform(self, m: KeyForge, act: Activation) -> None:
        """Lose it."""
        for player in m.in_turn_order():
            loss = m.aember[player] // 2
            if loss:
                m.do(Lost(player, loss))
        act.done = True

    def text(self) -> str:
        """Print it."""
        return "each player loses half of their æmber, rounded down"


@dataclass(frozen=True)
class GainChains(Deed):
    """Gain chains."""

    amount: Some

    def perform(self, m: KeyForge, act: Activation) -> None:
        """Gain them."""
        m.do(ChainsGained(act.player, self.amount))
        act.done = True

    def text(self) -> str:
        """Print it."""
        return f"gain {self.amount} chain{'s' if self.amount > 1 else ''}"


@dataclass(frozen=True)
class Draw(Deed):
    """Draw cards."""

    amount: Annotated[Number, Least(1)] = Const(1)

    def perform(self, m: KeyForge, act: Activation) -> None:
        """Draw them."""
        wanted = self.amount.value(m, act)
        act.count = draw_cards(m, act.player, wanted)
        act.done = act.count == wanted

    def impersonal(self) -> bool:
        """If the amount is fixed."""
        return isinstance(self.amount, Const)

    def gives(self) -> tuple[str, ...]:
        """It counts what it did."""
        return (THIS_MUCH,)

    def text(self) -> str:
        """Print it."""
        n = self.amount
        return f"draw {printed(n.amount('card'))}"


@dataclass(frozen=True)
class DiscardRandom(Deed):
    """A player discards a random card from hand."""

    side: int = OPPONENT

    def perform(self, m: KeyForge, act: Activation) -> None:
        """Discard it."""
        player = who(m, act, self.side)
        hand = m.zone(player, HAND)
        act.done = bool(hand) and m.do(Discarded(hand[m.random("discard").below(len(hand))]))
        act.count = int(act.done)

    def gives(self) -> tuple[str, ...]:
        """It counts what it did."""
        return (THIS_MUCH,)

    def text(self) -> str:
        """Print it."""
        return f"{'discard' if self.side == YOU else 'your opponent discards'} a card at random"


@dataclass(frozen=True)
class ItsOwnerDiscards(Deed):
    """The owner of what was chosen discards a random card from hand."""

    def perform(self, m: KeyForge, act: Activation) -> None:
        """Discard it."""
        act.done = False
        if act.it:
            hand = m.zone(m.owners[act.it[0]], HAND)
            if hand:
                act.done = m.do(Discarded(hand[m.random("discard").below(len(hand))]))

    def reads(self) -> tuple[str, ...]:
        """It asks whose "it" is."""
        return (IT,)

    def text(self) -> str:
        """Print it."""
        return "its owner discards a card at random"


@dataclass(frozen=True)
class ArchiveTop(Deed):
    """Archive the top card of your deck."""

    def perform(self, m: KeyForge, act: Activation) -> None:
        """Archive it, if there is one: only a draw makes an empty deck anew (keyforge:ruling.reset-to-draw)."""
        deck = m.zone(act.player, DECK)
        act.done = bool(deck)
        if deck:
            m.do(Archived(deck[-1], act.player))

    def text(self) -> str:
        """Print it."""
        return "archive the top card of your deck"


@dataclass(frozen=True)
class DiscardTop(Deed):
    """Discard the top card of your deck; it is "it" afterwards."""

    def perform(self, m: KeyForge, act: Activation) -> None:
        """Discard it."""
        deck = m.zone(act.player, DECK)
        act.done = bool(deck)
        act.it = deck[-1:]
        if deck:
            m.do(Discarded(deck[-1]))

    def gives(self) -> tuple[str, ...]:
        """The card is "it"."""
        return (IT,)

    def text(self) -> str:
        """Print it."""
        return "discard the top card of your deck"


@dataclass(frozen=True)
class PlayTop(Deed):
    """Play the top card of your deck, on the first turn too: it does not come from the hand (keyforge:faq.3)."""

    def perform(self, m: KeyForge, act: Activation) -> None:
        """Show and play it; what cannot be played stays as it is (keyforge:ruling.unplayable)."""
        deck = m.zone(act.player, DECK)
        act.done = False
        if deck and can_be_played(m, deck[-1]):
            m.do(Revealed(deck[-1:]))
            play(m, deck[-1])

    def text(self) -> str:
        """Print it."""
        return "play the top card of your deck"


@dataclass(frozen=True)
class UnforgeNewKey(Deed):
    """Unforge the key that the opponent forged last, if it is still forged."""

    def perform(self, m: KeyForge, act: Activation) -> None:
        """Unforge it."""
        opponent = m.opponent(act.player)
        act.done = m.new_keys[opponent] > 0
        if act.done:
            m.do(Unforged(opponent))

    def text(self) -> str:
        """Print it."""
        return "unforge that key"


@dataclass(frozen=True)
class ChooseHouse(Effect):
    """The active player chooses a house, any or one of the opponent's deck, for the effects that follow."""

    opponents: bool = False

    def step(self, m: State, f: Frame) -> None:
        """Ask."""
        assert isinstance(m, KeyForge)
        houses = m.houses[m.opponent(f.act.player)] if self.opponents else range(len(HOUSES))
        m.ask(m.active, [HOUSE * STRIDE + house for house in houses])

    def answer(self, m: State, f: Frame, code: int) -> None:
        """Keep the house."""
        m.pop()
        f.act.name_word(THAT_HOUSE, code % STRIDE)
        f.act.done = True

    def prompt(self, m: State, f: Frame) -> str:
        """Ask."""
        return sentence(self.text())

    def gives(self) -> tuple[str, ...]:
        """It gives the house."""
        return (THAT_HOUSE,)

    def text(self) -> str:
        """Print it."""
        return "choose one of your opponent's houses" if self.opponents else "choose a house"
