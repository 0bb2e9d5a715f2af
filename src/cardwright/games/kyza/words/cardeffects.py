"""Effects on cards: damage, destroying, moving, putting into play, control, time counters."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.games.kyza.destruction import destroy
from cardwright.games.kyza.events import (
    ControlTaken,
    CountersChanged,
    Damaged,
    Discarded,
    Healed,
    LeftField,
    Moved,
    SetCardSeen,
)
from cardwright.games.kyza.playing import can_be_put, can_be_set, put_as_character, put_as_effect, to_hand
from cardwright.games.kyza.state import BY_EFFECT, Kyza
from cardwright.games.kyza.zones import CHARACTERS, DECK, DISCARD, HAND, OUT, SET, ZONES
from cardwright.kernel.core.frames import Activation, Key, Standing, StandingNode
from cardwright.kernel.grammar import BARE, A, Amount, Back, Noun, Owners, Phrase, Several, order
from cardwright.language.choice import Choice
from cardwright.language.limits import Least
from cardwright.language.targets import CardDeed, InPlayEffect, It
from cardwright.language.words import IT, Effect, Number


@dataclass(frozen=True)
class Deal(InPlayEffect):
    """Damage to characters, all at once; effect cards have no health (kyza:ruling.effect-damage)."""

    amount: Annotated[Number, Least(1)]

    def affect(self, m: Kyza, act: Activation, cards: list[int]) -> None:
        amount = self.amount.figure(m, act)
        hit = [card for card in cards if m.kind_of_zone(card) == CHARACTERS]
        act.count = 0
        act.done = bool(hit)
        if amount > 0:
            for card in hit:
                if m.do(Damaged(card, amount, act.source, combat=False), act):
                    act.count += amount
                else:
                    act.done = False

    def phrase(self) -> Phrase:
        return order(
            "deal", self.amount.amount("damage", mass=True, apart=True), "to", self.each_of_them(), *self.amount.tail()
        )


@dataclass(frozen=True)
class Heal(InPlayEffect):
    """Characters lose all the damage that they have taken."""

    def affect(self, m: Kyza, act: Activation, cards: list[int]) -> None:
        act.count = 0
        for card in cards:
            if card in m.cards and m.state(card).damage:
                act.count += m.state(card).damage
                m.do(Healed(card, m.state(card).damage), act)
        act.done = act.count > 0

    def phrase(self) -> Phrase:
        return order("heal all damage from", self.them())


@dataclass(frozen=True)
class Destroy(InPlayEffect):
    """Cards on the field are destroyed, all at once (kyza:destroyed)."""

    def affect(self, m: Kyza, act: Activation, cards: list[int]) -> None:
        destroy(m, [card for card in cards if m.on_the_field(card)], BY_EFFECT, act)

    def phrase(self) -> Phrase:
        return order("destroy", self.them())


@dataclass(frozen=True)
class Discard(CardDeed):
    """Cards are discarded from hand."""

    def do(self, m: Kyza, act: Activation, card: int) -> bool:
        if m.on_the_field(card):
            leave(m, card, DISCARD)
        else:
            m.do(Discarded(card, m.owners[card]), act)
        return True

    def phrase(self) -> Phrase:
        return order("discard", self.them())


def leave(m: Kyza, card: int, kind: int) -> None:
    """Move a card from anywhere to a kind of zone of its owner's."""
    zone = m.owners[card] * ZONES + kind
    m.do(LeftField(card, zone) if m.on_the_field(card) else Moved(card, zone))


@dataclass(frozen=True)
class TakeOut(CardDeed):
    """Cards leave the game (kyza:ruling.out-of-game)."""

    def do(self, m: Kyza, act: Activation, card: int) -> bool:
        leave(m, card, OUT)
        return True

    def phrase(self) -> Phrase:
        return order("take", self.them(), "out of the game")


@dataclass(frozen=True)
class ToHand(CardDeed):
    """Cards go to their owners' hands."""

    def do(self, m: Kyza, act: Activation, card: int) -> bool:
        to_hand(m, card)
        return True

    def phrase(self) -> Phrase:
        """Say it: what was found is put into a hand, what lay open returns to it."""
        verb, to = ("put", "into") if isinstance(self.target, It) else ("return", "to")
        return order(verb, self.them(), to, Owners("hand"))


@dataclass(frozen=True)
class ToDeckTop(CardDeed):
    """Cards go on top of their owners' decks."""

    def do(self, m: Kyza, act: Activation, card: int) -> bool:
        leave(m, card, DECK)
        return True

    def phrase(self) -> Phrase:
        return order("put", self.them(), "on top of", Owners("deck"))


@dataclass(frozen=True)
class OntoField(CardDeed):
    """You put cards onto the field, as far as they fit there; the others go to their owners' hands."""

    def fits(self, m: Kyza, card: int, player: int) -> bool:
        """Whether a card finds a place with a player."""
        raise NotImplementedError(type(self).__name__)

    def idle(self, m: Kyza, act: Activation) -> bool:
        """Whether all cards would only stay in hand, because none fits (kyza:ruling.overflow)."""
        cards = self.choosable(m, act)
        return not [card for card in cards if m.kind_of_zone(card) != HAND or self.fits(m, card, act.player)]

    def possible(self, m: Kyza, act: Activation) -> bool:
        return self.target.possible(m, act) and not (self.target.asks() and self.idle(m, act))


@dataclass(frozen=True)
class PutAsCharacter(OntoField):
    """Cards come into play face up as your characters, as far as there is room (kyza:put.face-up)."""

    def fits(self, m: Kyza, card: int, player: int) -> bool:
        return can_be_put(m, card, player)

    def do(self, m: Kyza, act: Activation, card: int) -> bool:
        return put_as_character(m, card, act.player)

    def phrase(self) -> Phrase:
        them = self.them()
        return order("put", them, "into play as", Noun("character", BARE if them.several() else A, mere=True))


@dataclass(frozen=True)
class SetAsEffect(OntoField):
    """Cards are set face down as your effects, as far as there is room (kyza:put.effect-face-down)."""

    def fits(self, m: Kyza, card: int, player: int) -> bool:
        return can_be_set(m, card, player)

    def do(self, m: Kyza, act: Activation, card: int) -> bool:
        return put_as_effect(m, card, act.player)

    def phrase(self) -> Phrase:
        return order("set", self.them())


@dataclass(frozen=True)
class LookAtSet(InPlayEffect):
    """You look at face-down cards."""

    def affect(self, m: Kyza, act: Activation, cards: list[int]) -> None:
        seen = [card for card in cards if m.kind_of_zone(card) == SET]
        for card in seen:
            m.do(SetCardSeen(card, act.player), act)
        act.count = len(seen)
        act.done = bool(seen)

    def phrase(self) -> Phrase:
        return order("look at", self.them())


@dataclass(frozen=True)
class AddTime(InPlayEffect):
    """Time counters are put on continuous effects, or taken off (``by`` below 0).

    That does not discard them: only the END phase looks whether their time is up (kyza:continuous.expires).
    """

    by: int

    def affect(self, m: Kyza, act: Activation, cards: list[int]) -> None:
        act.count = 0
        for card in cards:
            if card in m.cards and m.state(card).active:
                by = max(self.by, -m.state(card).counters)
                if by:
                    m.do(CountersChanged(card, by), act)
                    act.count += abs(by)
        act.done = act.count > 0

    def faults(self) -> tuple[str, ...]:
        """There are some."""
        return (*super().faults(), *(() if self.by else ("0 time counters are none",)))

    def phrase(self) -> Phrase:
        counters = Amount(abs(self.by), "time counter")
        if self.by > 0:
            return order("put", counters, "on", self.each_of_them())
        return order("remove", counters, "from", self.each_of_them())


# ---- control -------------------------------------------------------------------------------------------------------


def change_control(m: Kyza, card: int, player: int) -> bool:
    """Let a player take control of a character, if there is room for it (kyza:ruling.control-room)."""
    if m.kind_of_zone(card) != CHARACTERS or m.controller(card) == player:
        return False
    if m.free_spaces(player, CHARACTERS) > 0:
        m.do(ControlTaken(card, player))
        return True
    if m.options["taken_to_hand"]:
        to_hand(m, card)
    return False


@dataclass(frozen=True)
class GivesBack(StandingNode):
    """When this ends, its character goes back to who controlled it before (``Standing.number``)."""

    def keys(self) -> tuple[Key, ...]:
        """Nobody asks it anything."""
        return ()

    def reads(self) -> tuple[str, ...]:
        """It is about "it"."""
        return (IT,)

    def ended(self, m: Kyza, s: Standing) -> None:
        """Give it back, if it is still there; where there is no room, to its owner (kyza:ruling.no-room-back)."""
        for card in s.act.it:
            if card in m.cards and s.act.names.words.get("stamp") == m.stamps[card] and m.controller(card) != s.number:
                change_control(m, card, s.number)
                if card in m.cards and m.controller(card) != s.number:
                    to_hand(m, card)

    def phrase(self) -> Phrase:
        return order("give", Back(), "back at the end of the turn")


GIVES_BACK = GivesBack()


def loans_of(m: Kyza, card: int) -> list[Standing]:
    """Return what will give a character back at the end of the turn, the eldest first."""
    return [s for s in m.standing if s.node == GIVES_BACK and card in s.act.it]


def keep(m: Kyza, card: int) -> None:
    """Have nothing give a character back any more that has changed sides for good (kyza:ruling.borrowed)."""
    for s in loans_of(m, card):
        m.spend(s)


@dataclass(frozen=True)
class TakeControl(InPlayEffect):
    """You take control of characters, for good or for this turn; they stay their owners' (kyza:control.owner)."""

    this_turn: bool = False

    def affect(self, m: Kyza, act: Activation, cards: list[int]) -> None:
        act.count = 0
        for card in cards:
            before = m.controller(card)
            if change_control(m, card, act.player):
                act.count += 1
                if self.this_turn:
                    lend(m, act, card, before)
                else:
                    keep(m, card)
        act.done = act.count == len(cards) > 0

    def phrase(self) -> Phrase:
        return order("take control of", self.them(), "until the end of the turn" if self.this_turn else "")


def lend(m: Kyza, act: Activation, card: int, before: int) -> None:
    """Have a character given back at the end of the turn to who had it before, or before it was first borrowed.

    kyza:ruling.borrowed
    """
    loans = loans_of(m, card)
    bound = Activation(act.player, act.source)
    bound.it = (card,)
    bound.name_word("stamp", m.stamps[card])
    lender = loans[0].number if loans else before
    m.add_standing(Standing(GIVES_BACK, bound, m.turn, m.turn, number=lender, uses=1))


@dataclass(frozen=True)
class SwapControl(Effect):
    """Two characters change sides, whether or not there is more room (kyza:ruling.swap)."""

    one: Choice
    other: Choice

    def start(self, m: Kyza, act: Activation) -> None:
        """Exchange them, if both are still there on different sides."""
        pair = [*self.one.cards(m, act), *self.other.cards(m, act)]
        sides = [m.controller(card) for card in pair if m.kind_of_zone(card) == CHARACTERS]
        act.done = sorted(sides) == [0, 1]
        if act.done:
            for card, side in zip(pair, sides, strict=True):
                m.do(ControlTaken(card, m.opponent(side)), act)
                keep(m, card)

    def phrase(self) -> Phrase:
        return order("exchange control of", Several((self.one.nominal(), self.other.nominal())))
