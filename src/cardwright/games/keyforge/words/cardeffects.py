"""Effects on cards: deal damage, heal, destroy, return, archive, purge, ready, stun, capture, fight, use."""

from dataclasses import dataclass

from cardwright.games.keyforge import damage, destruction
from cardwright.games.keyforge.events import (
    Archived,
    Captured,
    CounterAdded,
    Exhausted,
    Moved,
    Purged,
    Readied,
    Shuffled,
    Stunned,
    StunRemoved,
    Used,
)
from cardwright.games.keyforge.playing import spent
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.using import FIGHTING, can_fight, use, use_codes
from cardwright.games.keyforge.zones import ARCHIVES, DECK, HAND, PURGED, ZONES
from cardwright.kernel.frames import Activation, Frame
from cardwright.kernel.match import Match
from cardwright.kernel.nodes import Op
from cardwright.language.numbers import times
from cardwright.language.targets import CardEffect, This
from cardwright.language.words import Number


@dataclass(frozen=True)
class CardDeed(CardEffect):
    """An effect on cards in a KeyForge match."""

    def affect(self, m: Match, act: Activation, cards: list[int]) -> None:
        """Do it."""
        assert isinstance(m, KeyForge)
        self.perform(m, act, cards)

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Do it to all of them at once."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True)
class Deal(CardDeed):
    """Deal damage to creatures, all at once, perhaps with splash damage to their neighbors (keyforge:splash)."""

    amount: Number
    splash: int = 0

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Deal it."""
        amount = self.amount.value(m, act)
        hits = [(card, amount) for card in cards if card in m.cards]
        if self.splash:
            hits += [(n, self.splash) for card in cards if card in m.cards for n in m.neighbors(card)]
        damage.deal(m, hits, act)

    def text(self) -> str:
        """Print it."""
        splash = f", with {self.splash} splash damage" if self.splash else ""
        return f"deal {times(self.amount, 'damage')} to {self.target.text()}{splash}"


@dataclass(frozen=True)
class Heal(CardDeed):
    """Remove damage from creatures."""

    amount: Number

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Heal them."""
        damage.heal(m, cards, self.amount.value(m, act), act)

    def text(self) -> str:
        """Print it."""
        return f"heal {self.amount.text()} damage from {self.target.text()}"


@dataclass(frozen=True)
class Destroy(CardDeed):
    """Destroy cards in play, all at once."""

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Destroy them."""
        destruction.destroy(m, cards, act)

    def text(self) -> str:
        """Print it."""
        return f"destroy {self.target.text()}"


@dataclass(frozen=True)
class Sacrifice(CardDeed):
    """Sacrifice cards of your own (keyforge:sacrifice)."""

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Discard them from play; that is being destroyed."""
        destruction.destroy(m, cards, act)

    def text(self) -> str:
        """Print it."""
        return f"sacrifice {self.target.text()}"


def put(m: KeyForge, cards: list[int], kind: int, act: Activation, at: int = -1) -> None:
    """Move cards to a kind of zone of their owners', from play or from elsewhere."""
    out = [card for card in cards if card not in m.cards]
    for card in out:
        m.do(Moved(card, m.owners[card] * ZONES + kind, at))
    in_play = [card for card in cards if card in m.cards]
    act.count = len(out)
    act.done = bool(cards)
    if in_play:
        destruction.leave(m, in_play, kind, act, at)
        act.count += len(out)


@dataclass(frozen=True)
class ToHand(CardDeed):
    """Return cards to their owners' hands (keyforge:control.owner-zone)."""

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Return them."""
        put(m, cards, HAND, act)

    def text(self) -> str:
        """Print it."""
        return f"return {self.target.text()} to {'their owners' + chr(39) if self.target.plural() else 'its owner' + chr(39) + 's'} hand"


@dataclass(frozen=True)
class ToDeckTop(CardDeed):
    """Put cards on top of their owners' decks."""

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Put them there."""
        put(m, cards, DECK, act)

    def text(self) -> str:
        """Print it."""
        return f"put {self.target.text()} on top of its owner's deck"


@dataclass(frozen=True)
class ShuffleIn(CardDeed):
    """Shuffle cards into their owners' decks."""

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Put them there and shuffle those decks."""
        put(m, cards, DECK, act)
        for owner in sorted({m.owners[card] for card in cards}):
            m.do(Shuffled(owner))

    def text(self) -> str:
        """Print it."""
        return f"shuffle {self.target.text()} into its owner's deck"


@dataclass(frozen=True)
class Purge(CardDeed):
    """Purge cards, from play or elsewhere."""

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Purge them."""
        out = [card for card in cards if card not in m.cards]
        for card in out:
            m.do(Purged(card))
        in_play = [card for card in cards if card in m.cards]
        act.count = len(out)
        act.done = bool(cards)
        if in_play:
            destruction.leave(m, in_play, PURGED, act)
            act.count += len(out)

    def text(self) -> str:
        """Print it."""
        return f"purge {self.target.text()}"


@dataclass(frozen=True)
class Archive(CardDeed):
    """Archive cards: their owners' archives get them (keyforge:archives)."""

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Archive them."""
        out = [card for card in cards if card not in m.cards]
        for card in out:
            m.do(Archived(card, m.owners[card]))
        in_play = [card for card in cards if card in m.cards]
        act.count = len(out)
        act.done = bool(cards)
        if in_play:
            destruction.leave(m, in_play, ARCHIVES, act)
            act.count += len(out)

    def text(self) -> str:
        """Print it."""
        return f"archive {self.target.text()}"


@dataclass(frozen=True)
class Ready(CardDeed):
    """Ready cards."""

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Ready those that are not."""
        act.count = 0
        for card in cards:
            if card in m.cards and not m.state(card).ready:
                m.do(Readied(card))
                act.count += 1
        act.done = act.count == len(cards)

    def text(self) -> str:
        """Print it."""
        return f"ready {self.target.text()}"


@dataclass(frozen=True)
class Exhaust(CardDeed):
    """Exhaust cards."""

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Exhaust those that are ready."""
        act.count = 0
        for card in cards:
            if card in m.cards and m.state(card).ready:
                m.do(Exhausted(card))
                act.count += 1
        act.done = act.count == len(cards)

    def text(self) -> str:
        """Print it."""
        return f"exhaust {self.target.text()}"


@dataclass(frozen=True)
class Stun(CardDeed):
    """Stun creatures; a stunned one is not stunned again (keyforge:stun.once)."""

    neighbors_too: bool = False

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Stun them."""
        act.count = 0
        stunned = [card for card in cards if card in m.cards]
        if self.neighbors_too:
            stunned += [n for card in list(stunned) for n in m.neighbors(card)]
        for card in stunned:
            if not m.state(card).stunned:
                m.do(Stunned(card))
                act.count += 1
        act.done = act.count == len(stunned) > 0

    def text(self) -> str:
        """Print it."""
        return f"stun {self.target.text()}" + (" and each of its neighbors" if self.neighbors_too else "")


@dataclass(frozen=True)
class Capture(CardDeed):
    """Creatures capture æmber from their controller's opponent (keyforge:capture)."""

    amount: Number

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Capture it, one creature after the other."""
        wanted = self.amount.value(m, act)
        act.count = 0
        act.done = bool(cards)
        for card in cards:
            if card not in m.cards:
                act.done = False
                continue
            victim = 1 - m.controller(card)
            amount = min(wanted, m.aember[victim])
            if amount > 0:
                m.do(Captured(card, victim, amount))
                act.count += amount
            if amount < wanted:
                act.done = False

    def text(self) -> str:
        """Print it."""
        if isinstance(self.target, This):
            return f"capture {self.amount.text()} æmber"
        return f"{self.target.text()} captures {self.amount.text()} æmber"


@dataclass(frozen=True)
class AddPower(CardDeed):
    """Put +1 power counters on creatures."""

    amount: int = 1

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Put them."""
        for card in cards:
            if card in m.cards:
                m.do(CounterAdded(card, self.amount))
        act.done = True

    def text(self) -> str:
        """Print it."""
        counters = "a +1 power counter" if self.amount == 1 else f"{self.amount} +1 power counters"
        return f"put {counters} on {self.target.text()}"


# ---- using and fighting through effects -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Fight(CardDeed):
    """Fight with a creature that is ready; perhaps ready it first (keyforge:fight-with)."""

    ready_first: bool = False

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Ready it if so said, then fight; a stunned creature only loses its stun (keyforge:ruling.forced-stun)."""
        act.done = False
        for card in cards:
            if card not in m.cards:
                continue
            if self.ready_first and not m.state(card).ready:
                m.do(Readied(card))
            if not m.state(card).ready or spent(m, card) or (m.index and m.about_card("cannot use", card)):
                continue
            if m.state(card).stunned:
                m.do(Used(card, m.active))
                m.do(Exhausted(card))
                m.do(StunRemoved(card))
            elif can_fight(m, card):
                m.do(Used(card, m.active))
                m.push(FIGHTING, Activation(m.active, card), 0, (card,))
                act.done = True

    def text(self) -> str:
        """Print it."""
        return f"{'ready and ' if self.ready_first else ''}fight with {self.target.text()}"


@dataclass(frozen=True)
class Use(CardDeed):
    """Use a card in play, whatever its house (keyforge:use.by-ability)."""

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Let the active player choose how to use it."""
        act.done = False
        for card in cards:
            if card in m.cards and m.state(card).ready:
                m.push(USING, act, 0, (card,))

    def text(self) -> str:
        """Print it."""
        return f"use {self.target.text()}"


@dataclass(frozen=True)
class Using(Op):
    """Asks how a card is used, and uses it."""

    def step(self, m: Match, f: Frame) -> None:
        """Ask among the ways that are possible."""
        assert isinstance(m, KeyForge)
        codes: list[int] = []
        if f.data[0] in m.cards:
            use_codes(m, f.data[0], codes, in_house=True)
        if codes:
            m.ask(m.active, codes)
        else:
            m.pop()

    def answer(self, m: Match, f: Frame, code: int) -> None:
        """Use it."""
        assert isinstance(m, KeyForge)
        m.pop()
        f.act.done = True
        use(m, code)

    def prompt(self, m: Match, f: Frame) -> str:
        """Ask."""
        return f"How do you use {m.prints[f.data[0]].name}?"


USING = Using()
