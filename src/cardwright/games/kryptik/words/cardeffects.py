"""Effects on cards: engaging, destroying, moving, control, attaching, the 11 year row."""

from dataclasses import dataclass, replace

from cardwright.games.kryptik.events.base import owners_zone
from cardwright.games.kryptik.events.combat import Damaged
from cardwright.games.kryptik.events.island import (
    DESTROYED,
    Attached,
    Detached,
    Engaged,
    Readied,
    Wearied,
    kill,
)
from cardwright.games.kryptik.events.moves import Abolished, Looked, Moved
from cardwright.games.kryptik.events.pile import Countered
from cardwright.games.kryptik.overlords import arrive, take, take_for_the_turn
from cardwright.games.kryptik.questions import TOXIC
from cardwright.games.kryptik.row import destroy_in_row, put_into_row
from cardwright.games.kryptik.state import Kryptik
from cardwright.games.kryptik.zones import HAND
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import Noun, Owners, Phrase, This, order, states
from cardwright.language.choice import Choice
from cardwright.language.targets import CardDeed, CardEffect, InPlayEffect, It
from cardwright.language.words import Effect


@dataclass(frozen=True)
class Engage(InPlayEffect):
    """Citizens are engaged."""

    def affect(self, m: Kryptik, act: Activation, cards: list[int]) -> None:
        engaged = [card for card in cards if m.on_island(card) and not m.state(card).engaged]
        if engaged:
            m.do(Engaged(tuple(engaged)), act)
        act.count = len(engaged)
        act.done = bool(engaged)

    def phrase(self) -> Phrase:
        return order("engage", self.them())


@dataclass(frozen=True)
class Disengage(InPlayEffect):
    """Citizens are disengaged."""

    def affect(self, m: Kryptik, act: Activation, cards: list[int]) -> None:
        act.count = 0
        for card in cards:
            if m.on_island(card) and m.state(card).engaged:
                m.do(Readied(card), act)
                act.count += 1
        act.done = act.count > 0

    def phrase(self) -> Phrase:
        return order("disengage", self.them())


@dataclass(frozen=True)
class MakeWeary(InPlayEffect):
    """Citizens become weary (kryptik:weary)."""

    def affect(self, m: Kryptik, act: Activation, cards: list[int]) -> None:
        act.count = 0
        for card in cards:
            if m.on_island(card) and not m.state(card).weary:
                m.do(Wearied(card), act)
                act.count += 1
        act.done = act.count > 0

    def phrase(self) -> Phrase:
        return states(self.them(), "become weary")


@dataclass(frozen=True)
class Destroy(InPlayEffect):
    """Citizens are destroyed, or 11 year cards are, all at once (kryptik:ruling.effect-damage-row)."""

    def affect(self, m: Kryptik, act: Activation, cards: list[int]) -> None:
        rows = [card for card in cards if m.in_row(card)]
        dead = tuple([card for card in cards if m.on_island(card)])
        if rows:
            destroy_in_row(m, rows, act)
        if dead:
            kill(m, dead, DESTROYED, act)
        act.count = len(rows) + len(dead)
        act.done = act.count > 0

    def phrase(self) -> Phrase:
        return order("destroy", self.them())


@dataclass(frozen=True)
class Abolish(CardEffect):
    """Cards are abolished, from wherever they are (kryptik:abolish)."""

    def affect(self, m: Kryptik, act: Activation, cards: list[int]) -> None:
        if cards:
            m.do(Abolished(tuple(cards)), act)
        act.count = len(cards)
        act.done = bool(cards)

    def phrase(self) -> Phrase:
        return order("abolish", self.them())


@dataclass(frozen=True)
class ToHand(CardDeed):
    """Cards go to their owners' hands."""

    def do(self, m: Kryptik, act: Activation, card: int) -> bool:
        m.do(Moved(card, owners_zone(m, card, HAND)), act)
        return True

    def phrase(self) -> Phrase:
        """Say it: what was found is put into a hand, what lay open returns to it."""
        verb, to = ("put", "into") if isinstance(self.target, It) else ("return", "to")
        return order(verb, self.them(), to, Owners("hand"))


@dataclass(frozen=True)
class Bring(CardDeed):
    """Citizens come to the island under your control: returned they enter, put there they do not.

    kryptik:return.enters, kryptik:put.no-enter
    """

    enters: bool = True

    def do(self, m: Kryptik, act: Activation, card: int) -> bool:
        comes = m.printed[card].citizen and not m.on_island(card)
        if comes:
            arrive(m, card, act.player, enters=self.enters)
        return comes

    def phrase(self) -> Phrase:
        return order(
            "return" if self.enters else "put", self.them(), "to the island" if self.enters else "onto the island"
        )


@dataclass(frozen=True)
class TakeControl(CardDeed):
    """You take control of citizens, for good or for this turn; they stay their owners' (kryptik:zone.owners)."""

    this_turn: bool = False

    def do(self, m: Kryptik, act: Activation, card: int) -> bool:
        if self.this_turn:
            return take_for_the_turn(m, card, act.player, act.source)
        return take(m, card, act.player)

    def phrase(self) -> Phrase:
        return order("gain control of", self.them(), "until the end of the turn" if self.this_turn else "")


@dataclass(frozen=True)
class AttachToThis(CardDeed):
    """Cards are attached to the source, if that is still on the island (kryptik:attach.by-effect)."""

    def do(self, m: Kryptik, act: Activation, card: int) -> bool:
        fits = m.on_island(act.source) and card != act.source
        if fits:
            m.do(Attached(card, act.source), act)
        return fits

    def phrase(self) -> Phrase:
        return order("attach", self.them(), "to", This())


@dataclass(frozen=True)
class DetachAll(InPlayEffect):
    """All cards are detached from citizens, whoever controls these (kryptik:detach, kryptik:effect.over-rules)."""

    def affect(self, m: Kryptik, act: Activation, cards: list[int]) -> None:
        act.count = 0
        for card in cards:
            under = m.under(card)
            if under:
                m.do(Detached(card, under), act)
                act.count += len(under)
        act.done = act.count > 0

    def phrase(self) -> Phrase:
        return order("detach", Noun("card", "all", n="", mere=True), "from", self.them())


@dataclass(frozen=True)
class Counter(CardEffect):
    """Cards that are being cast are countered: all their effects leave the pile (kryptik:counter.card)."""

    def affect(self, m: Kryptik, act: Activation, cards: list[int]) -> None:
        act.count = 0
        for card in cards:
            for item in m.pile:
                if item.card == card:
                    m.do(Countered(item.number), act)
                    act.count += 1
        act.done = act.count > 0

    def phrase(self) -> Phrase:
        return order("counter", self.them())


@dataclass(frozen=True)
class LookAt(CardEffect):
    """You look at cards, which stay where they are (kryptik:row.look, kryptik:row.look-apart)."""

    def affect(self, m: Kryptik, act: Activation, cards: list[int]) -> None:
        if cards:
            what = "an 11 year card" if len(cards) == 1 else "11 year cards"
            m.do(Looked(act.player, tuple(cards), what), act)
        act.count = len(cards)
        act.done = bool(cards)

    def phrase(self) -> Phrase:
        return order("look at", self.them())


@dataclass(frozen=True)
class IntoRow(CardDeed):
    """Cards go into your 11 year row, as far as there is room (kryptik:ruling.row-places)."""

    def do(self, m: Kryptik, act: Activation, card: int) -> bool:
        return put_into_row(m, card, act.player)

    def phrase(self) -> Phrase:
        return order("put", self.them(), "into your 11 year row")


@dataclass(frozen=True)
class Strikes(Effect):
    """A citizen deals damage equal to its attack to another (kryptik:ruling.toxic-effects)."""

    one: Choice
    other: Choice

    def start(self, m: Kryptik, act: Activation) -> None:
        """Deal it, if both are there."""
        act.count = 0
        for source in self.one.cards(m, act):
            for card in self.other.cards(m, act):
                amount = m.attack(source)
                if amount > 0 and m.on_island(card):
                    m.do(Damaged(card, amount, source, combat=False, toxic=m.has(source, TOXIC)), act)
                    act.count += amount
        act.done = act.count > 0

    def phrase(self) -> Phrase:
        other = self.other.nominal()
        if isinstance(other, Noun):
            other = replace(other, other=True)
        return states(self.one.nominal(), "deal damage equal to its attack to", other)
