"""Effects on cards: destroy, return, archive, purge, ready, stun, capture.

Each does it to all of its cards at once, as far as it can be done (keyforge:ability.as-much-as-possible).
"""

from dataclasses import dataclass, replace
from typing import Annotated

from cardwright.games.keyforge import destruction
from cardwright.games.keyforge.actions import STRIDE
from cardwright.games.keyforge.archives import release
from cardwright.games.keyforge.events import (
    CAPTURE,
    AemberMoved,
    Archived,
    CounterAdded,
    Discarded,
    Exhausted,
    Moved,
    Purged,
    Readied,
    Revealed,
    Shuffled,
    Stunned,
    StunRemoved,
    pool,
)
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.words.counts import AEMBER, SHUFFLED, taken
from cardwright.games.keyforge.words.nouns import place_of
from cardwright.games.keyforge.zones import ARCHIVES, DECK, DISCARD, HAND, PLAYED, PURGED, ZONES
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.grammar import (
    A,
    Apart,
    Back,
    Bound,
    Clause,
    Does,
    Doing,
    Nominal,
    Noun,
    OneOfThem,
    Phrase,
    Row,
    Sentences,
    Under,
    order,
    states,
)
from cardwright.kernel.pieces.options import CHOOSE
from cardwright.language.choice import Choice
from cardwright.language.limits import Least
from cardwright.language.numbers import Const
from cardwright.language.players import OPPONENT, YOU
from cardwright.language.targets import CardEffect, InPlayEffect, Named, This
from cardwright.language.words import IT, Cards, Choosable, Number


@dataclass(frozen=True)
class Destroy(InPlayEffect):
    """Destroy cards in play, all at once."""

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        destruction.destroy(m, cards, act)

    def phrase(self) -> Phrase:
        return order("destroy", self.them())


@dataclass(frozen=True)
class Sacrifice(Destroy):
    """Sacrifice cards of your own, which destroys them (keyforge:sacrifice, keyforge:sacrifice.is-destroyed)."""

    def phrase(self) -> Phrase:
        return order("sacrifice", self.them())


@dataclass(frozen=True)
class PutAway(CardEffect):
    """Cards go to an area of their owners', from play or from elsewhere (keyforge:control.owner-zone)."""

    def area(self) -> int:
        """Return the kind of the area."""
        raise NotImplementedError(type(self).__name__)

    def chosen_from(self) -> Choosable | None:
        """Return from what somebody has to choose the cards; None where nobody does."""
        target = self.target
        return target.of if isinstance(target, Choice) and target.asks() else None

    def shows(self) -> bool:
        """Whether all who know the card see where it goes: one that nobody had to choose, or that was shown."""
        of = self.chosen_from()
        return of is None or of.verified()

    def moved(self, m: KeyForge, card: int) -> Event:
        """Return how a card that is not in play goes there."""
        return Moved(card, m.owners[card] * ZONES + self.area())

    def reached(self, m: KeyForge, cards: list[int]) -> list[int]:
        """Return which of the cards it reaches: not this card once that has gone.

        Nobody has named the area where it is then (keyforge:ability.in-play, keyforge:ruling.first-departure). An
        action that resolves has not gone.
        """
        if not isinstance(self.target, This):
            return cards
        return [card for card in cards if card in m.cards or m.kind_of_zone(card) == PLAYED]

    def possible(self, m: KeyForge, act: Activation) -> bool:
        """Whether there is a card, and it has not gone."""
        target = self.target
        return bool(self.reached(m, target.cards(m, act))) if isinstance(target, This) else super().possible(m, act)

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Move what is elsewhere, then let what is in play leave it."""
        cards = self.reached(m, cards)
        out = [card for card in cards if card not in m.cards]
        of = self.chosen_from()
        if out and of is not None and of.verified():
            m.do(Revealed(tuple(out)), act)  # keyforge:ruling.verifiable
        moved = 0
        for card in release(m, out):
            if m.do(self.moved(m, card), act):
                moved += 1
        in_play = [card for card in cards if card in m.cards]
        act.count = moved
        act.done = bool(cards) and moved == len(out)
        if in_play:
            destruction.leave(m, in_play, self.area(), act)
            act.count += moved


@dataclass(frozen=True)
class ToHand(PutAway):
    """Return cards to their owners' hands."""

    def area(self) -> int:
        return HAND

    def phrase(self) -> Phrase:
        return order("return", self.them(), "to", self.their("hand"))


@dataclass(frozen=True)
class ToDeckTop(PutAway):
    """Put cards on top of their owners' decks, in any order that the active player wants."""

    def area(self) -> int:
        return DECK

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Ask for the order where it matters (keyforge:ruling.deck-order)."""
        if unsorted(m, cards):
            m.push(Stacking(self, tuple(cards)), act)
        else:
            self.put(m, act, cards)

    def put(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Put them there, the last one on top."""
        super().affect(m, act, cards)

    def phrase(self) -> Phrase:
        return order("put", self.them(), "on top of", self.their("deck"))


def unsorted(m: KeyForge, cards: list[int]) -> list[int]:
    """Return the cards for one deck of which more than one, and not all alike, are there."""
    for player in m.seats:
        mine = [card for card in cards if m.owners[card] == player]
        if len({m.printed[card].key for card in mine}) > 1:
            return mine
    return []


@dataclass(frozen=True)
class Stacking(Op):
    """Asks in which order cards go onto decks; the frame's data are those that have their place, from below."""

    effect: ToDeckTop
    cards: tuple[int, ...]

    def step(self, m: KeyForge, f: Frame) -> None:
        """Ask which of one deck's cards comes next, until all that is left is alike."""
        left = [card for card in self.cards if card not in f.data]
        wanted = unsorted(m, left)
        if wanted:
            m.ask(m.active, [CHOOSE * STRIDE + card for card in wanted])
        else:
            m.pop()
            self.effect.put(m, f.act, [*f.data, *left])

    def answer(self, m: KeyForge, f: Frame, code: int) -> None:
        """Lay it on those before."""
        f.data = (*f.data, code % STRIDE)

    def prompt(self, m: KeyForge, f: Frame) -> str:
        return "Which card goes on the deck next? The last one will lie on top."


@dataclass(frozen=True)
class ShuffleIn(ToDeckTop):
    """Shuffle cards into their owners' decks."""

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Put them there, and shuffle those decks once all are there."""
        cards = self.reached(m, cards)
        m.push(Shuffling(tuple(cards)), act)
        self.put(m, act, cards)

    def phrase(self) -> Phrase:
        return order("shuffle", self.them(), "into", self.their("deck"))


@dataclass(frozen=True)
class Shuffling(Op):
    """Shuffles the decks of those whose cards were put there; ``act.record`` has those that were as "shuffled"."""

    cards: tuple[int, ...]

    def step(self, m: KeyForge, f: Frame) -> None:
        m.pop()
        f.act.note(SHUFFLED, tuple([card for card in self.cards if m.kind_of_zone(card) == DECK]))
        for player in sorted({m.owners[card] for card in self.cards}):
            m.do(Shuffled(player), f.act)


@dataclass(frozen=True)
class Discard(PutAway):
    """Discard cards, which go to their owners' discard piles."""

    def area(self) -> int:
        return DISCARD

    def moved(self, m: KeyForge, card: int) -> Event:
        return Discarded(card)

    def phrase(self) -> Phrase:
        return order("discard", self.them())


@dataclass(frozen=True)
class Purge(PutAway):
    """Purge cards."""

    def area(self) -> int:
        """Name where they lie from then on."""
        return PURGED

    def moved(self, m: KeyForge, card: int) -> Event:
        return Purged(card, shown=self.shows())

    def phrase(self) -> Phrase:
        return order("purge", self.them())


@dataclass(frozen=True)
class Archive(PutAway):
    """Archive cards: their owners' archives get them (keyforge:archives)."""

    def area(self) -> int:
        return ARCHIVES

    def moved(self, m: KeyForge, card: int) -> Event:
        return Archived(card, m.owners[card], shown=self.shows())

    def phrase(self) -> Phrase:
        return order("archive", self.them())


@dataclass(frozen=True)
class Imprison(InPlayEffect):
    """Put cards in play into your archives, whoever owns them; their owners' hands get them when they leave.

    keyforge:ruling.prisoners
    """

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        destruction.leave(m, cards, ARCHIVES, act, player=act.player)

    def phrase(self) -> Phrase:
        """Say it, and what becomes of each of them."""
        target = self.target
        slot = target.name if isinstance(target, Named) else IT
        archives = place_of(YOU, ARCHIVES)
        put = order("put", self.them(), "into", archives)
        one: Nominal = OneOfThem(slot) if target.nominal().several() else Back(slot)
        if isinstance(target, Choice) and isinstance(target.of, Cards) and target.n.tail():
            them = target.of.noun(n=target.n.much(), up_to=target.up_to)
            put = order("put", Bound(them, target.name or IT), "into", archives, *target.n.tail())
            one = Bound(Noun("card", after=("put there this way",)), slot)
        leaves = states(one, "leave", archives, modal="would")
        instead = Row((order("put", Back(slot), "into", self.their("hand")), "instead"))
        return Sentences((put, Apart(Under("if", leaves, instead))))


@dataclass(frozen=True)
class Ready(InPlayEffect):
    """Ready cards."""

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        act.count = 0
        for card in cards:
            if card in m.cards and not m.state(card).ready:
                m.do(Readied(card), act)
                act.count += 1
        act.done = act.count == len(cards)

    def phrase(self) -> Phrase:
        return order("ready", self.them())


@dataclass(frozen=True)
class Exhaust(InPlayEffect):
    """Exhaust cards."""

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        act.count = 0
        for card in cards:
            if card in m.cards and m.state(card).ready:
                m.do(Exhausted(card, by_use=False), act)
                act.count += 1
        act.done = act.count == len(cards)

    def phrase(self) -> Phrase:
        return order("exhaust", self.them())


@dataclass(frozen=True)
class Stun(InPlayEffect):
    """Stun creatures; a stunned one is not stunned again (keyforge:stun.once)."""

    neighbors_too: bool = False

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        act.count = 0
        stunned = [card for card in cards if card in m.cards]
        if self.neighbors_too:  # also of one that has gone (keyforge:ruling.foe-gone)
            stunned += [n for card in cards for n in m.neighbors(card)]
        for card in stunned:
            if not m.state(card).stunned:
                m.do(Stunned(card), act)
                act.count += 1
        act.done = act.count == len(stunned) > 0

    def phrase(self) -> Phrase:
        if self.neighbors_too:
            return order("stun", self.each_of_them(), "and its neighbors")
        return order("stun", self.them())


@dataclass(frozen=True)
class Unstun(InPlayEffect):
    """Remove the stun from creatures, which is no use of them."""

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        act.count = 0
        for card in cards:
            if card in m.cards and m.state(card).stunned:
                m.do(StunRemoved(card), act)
                act.count += 1
        act.done = act.count == len(cards) > 0

    def phrase(self) -> Phrase:
        return order("remove the stun from", self.each_of_them())


@dataclass(frozen=True)
class Capture(InPlayEffect):
    """Creatures capture æmber from their controller's opponent (keyforge:capture, keyforge:capture.on-itself).

    On their ``own_side`` it is their controller's.

    Where several would capture more than there is, the active player says who captures first
    (keyforge:active-player.orders).
    """

    amount: Annotated[Number, Least(1)]
    own_side: bool = False

    def idle(self, m: KeyForge, act: Activation) -> bool:
        """If the pools of all opponents are empty."""
        captors = self.choosable(m, act)
        return True not in [m.aember[robbed(m, card, act, own_side=self.own_side)] > 0 for card in captors]

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Capture it, one creature after the other."""
        wanted = self.amount.figure(m, act)
        act.count = 0
        act.done = bool(cards)
        captors = [card for card in cards if card in m.cards]
        if len(captors) < len(cards):
            act.done = False
        if len(captors) > 1 and wanted > 0:
            for player in m.seats:
                those = [card for card in captors if robbed(m, card, act, own_side=self.own_side) == player]
                if wanted * len(those) > max(m.aember[player], wanted):
                    m.push(Capturing(self.own_side), act, 0, (wanted, *captors))
                    return
        for card in captors:
            captured(m, card, wanted, act, own_side=self.own_side)

    def phrase(self) -> Phrase:
        if self.own_side:
            own = Noun("controller", of=Doing(), mere=True)
            amount = self.amount.amount(AEMBER, mass=True)
            return Clause(self.each_of_them(), Does("capture", (amount, "from", own)))
        if isinstance(self.target, This):
            return order("capture", taken(self.amount, OPPONENT, OPPONENT.nominal()))
        does = Does("capture", (self.amount.amount(AEMBER, mass=True),))
        target = self.target
        if isinstance(target, Choice) and target.n.each() is not None and target.n.much() == 1:
            captor = target.of.noun(A)
            if isinstance(captor, Noun):
                captor = replace(captor, before=("different", *captor.before))
            return Row((*target.n.tail(), ",", Clause(captor, does)))
        return Clause(self.each_of_them(), does)


def robbed(m: KeyForge, card: int, act: Activation, *, own_side: bool) -> int:
    """Return from whose pool a creature captures; its own ability is that of who resolves it."""
    captor = act.player if card == act.source else m.controller(card)
    return captor if own_side else m.opponent(captor)


def captured(m: KeyForge, card: int, wanted: int, act: Activation, *, own_side: bool) -> None:
    """Let one creature capture as much as it can, up to ``wanted``."""
    victim = robbed(m, card, act, own_side=own_side)
    amount = min(wanted, m.aember[victim])
    if amount > 0 and m.do(AemberMoved(amount, pool(victim), card, CAPTURE), act):
        act.count += amount
    else:
        amount = 0
    if amount < wanted:
        act.done = False


@dataclass(frozen=True)
class Capturing(Op):
    """Asks who captures next, as long as there is anything to capture; data: the amount, and who has not captured."""

    own_side: bool = False

    def step(self, m: KeyForge, f: Frame) -> None:
        """Ask among those who can still capture some."""
        captors = [card for card in f.data[1:] if m.aember[robbed(m, card, f.act, own_side=self.own_side)]]
        if captors:
            m.ask(m.active, [CHOOSE * STRIDE + card for card in captors])
        else:
            m.pop()
            f.act.done = False

    def answer(self, m: KeyForge, f: Frame, code: int) -> None:
        """Capture with the chosen one."""
        card = code % STRIDE
        captured(m, card, f.data[0], f.act, own_side=self.own_side)
        f.data = (f.data[0], *[captor for captor in f.data[1:] if captor != card])

    def prompt(self, m: KeyForge, f: Frame) -> str:
        return "There is not enough æmber for all; who captures next?"


@dataclass(frozen=True)
class AddPower(InPlayEffect):
    """Put +1 power counters on creatures."""

    amount: Annotated[Number, Least(1)] = Const(1)

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        amount = self.amount.figure(m, act)
        for card in cards:
            if card in m.cards and amount > 0:
                m.do(CounterAdded(card, amount), act)
        act.done = True

    def gives(self) -> tuple[str, ...]:
        return ()

    def phrase(self) -> Phrase:
        counters = self.amount.amount("+1 power counter", apart=True)
        return order("put", counters, "on", self.each_of_them(), *self.amount.tail())
