"""Cards that come onto the field and leave it, and what happens to them there."""

from cardwright.games.kyza.events.base import Change, out_of_combat, take_off_field, to_zone
from cardwright.games.kyza.state import BY_EFFECT, EXPIRED, GIVEN_UP, KILLED, NO_HEALTH, SPENT, Kyza, OnField
from cardwright.games.kyza.zones import CHARACTERS, DISCARD, EFFECTS, HAND, SET, ZONES
from cardwright.kernel.basics.names import listing
from cardwright.kernel.core.deeds import Deed
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.log import Teller
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.pile.priority import AT_CARD, COUNTERED, RESOLVED
from cardwright.language.declaring import Declared


def arrive(m: Kyza, card: int) -> None:
    """Give a card on the field a fresh state."""
    state = OnField(m.epoch)
    state.since = m.turn
    m.cards[card] = state


class Entered(Change):
    """A card came into a character space, face up: it was played, or put there by an effect.

    kyza:set.character, kyza:put.face-up
    """

    deed = "played"

    def __init__(self, card: int, player: int, *, played: bool) -> None:
        self.card: int = card
        self.player: int = player
        self.played: bool = played

    def apply(self, m: Kyza) -> None:
        """Put it there; a static effect works from now on (kyza:static)."""
        m.move(self.card, self.player * ZONES + CHARACTERS)
        arrive(m, self.card)
        printed = m.printed[self.card]
        if printed.static:
            m.put_in_force(self.card, self.player, printed.constants)
        m.wake(NO_HEALTH)

    def text(self, t: Teller) -> str:
        if self.played:
            return f"{t.does(self.player, 'play')} {t.card(self.card)}."
        return f"{t.card(self.card)} comes into play under {t.whose(self.player)} control."


class SetDown(Change):
    """A card was set face down in an effect space (kyza:set.face-down)."""

    tells = "{player:set} {card}."
    deed = "played"

    def __init__(self, card: int, player: int) -> None:
        self.card: int = card
        self.player: int = player

    def apply(self, m: Kyza) -> None:
        """Put it there; who knew the hand no longer knows which of its cards it was."""
        m.move(self.card, self.player * ZONES + SET, secret=m.where[self.card] == self.player * ZONES + HAND)
        arrive(m, self.card)


class TurnedUp(Change):
    """A face-down card was turned up to be activated."""

    tells = "{player:activate} {card}."
    deed = "played"

    def __init__(self, card: int, player: int) -> None:
        self.card: int = card
        self.player: int = player

    def apply(self, m: Kyza) -> None:
        m.move(self.card, self.player * ZONES + EFFECTS)


class Waits(Change):
    """An effect was activated or set off, and waits on the stack with its aims (kyza:stack, kyza:ruling.targets).

    ``card`` is the activated one, -1 for what was set off.
    """

    def __init__(self, declared: Declared, act: Activation, card: int, *, triggered: bool) -> None:
        self.declared: Declared = declared
        self.act: Activation = act
        self.card: int = card
        self.triggered: bool = triggered

    def apply(self, m: Kyza) -> None:
        what = self.declared
        m.put(what.effect, self.act, self.card, what.aims, up_to=what.up_to(), triggered=self.triggered)
        m.unsettled = True

    def deeds(self) -> list[Deed]:
        """Return that it waits, and at which cards it is aimed."""
        return [Deed("waits", self.act.player, (self.act.source,), self.cards()[1:])]

    def cards(self) -> tuple[int, ...]:
        return (self.act.source, *[aim.number for aim in self.declared.aims if aim.at == AT_CARD])

    def text(self, t: Teller) -> str:
        aimed = [t.card(card) for card in self.cards()[1:]]
        at = f", aimed at {listing(aimed)}" if aimed else ""
        if self.triggered:
            return f"{t.card(self.act.source)} {self.declared.effect.when_triggered()}{at}."
        return f"It is{at.removeprefix(',')}." if aimed else ""


class Finished(Change):
    """An effect has left the stack: it has resolved, had no effect, or was negated.

    A continuous one that has resolved stays; any other is discarded, if it is still there (kyza:effect.discarded,
    kyza:continuous.stays, kyza:ruling.activated-removed).
    """

    def __init__(self, card: int, stamp: int, number: int, how: int) -> None:
        self.card: int = card
        self.stamp: int = stamp
        self.number: int = number
        self.how: int = how

    def apply(self, m: Kyza) -> None:
        card = self.card
        if card == NOBODY or not m.is_same(card, self.stamp) or card not in m.cards:
            return
        printed = m.printed[card]
        if printed.continuous and self.how == RESOLVED:
            m.change(card).active = True
            m.put_in_force(card, m.controller(card), printed.constants)
        elif m.options["spent_is_destroyed"]:
            m.do(Destroyed((card,), (m.controller(card),), SPENT))
        else:
            take_off_field(m, card, m.owners[card] * ZONES + DISCARD)

    def deeds(self) -> list[Deed]:
        """Return that it has resolved, or was stopped."""
        if self.card == NOBODY:
            return []
        return [Deed("ended" if self.how == RESOLVED else "stopped", cards=(self.card,))]

    def text(self, t: Teller) -> str:
        if self.card == NOBODY or self.how == RESOLVED:
            return ""
        return f"{t.card(self.card)} {'is negated' if self.how == COUNTERED else 'has no effect'}."


class Negated(Change):
    """A waiting effect was taken off the stack."""

    deed = "stopped"

    def __init__(self, number: int) -> None:
        self.number: int = number

    def apply(self, m: Kyza) -> None:
        m.take_off(self.number, COUNTERED)


class Doomed(Change):
    """A card is about to be destroyed; this is told only to what could happen instead."""

    def __init__(self, card: int) -> None:
        self.card: int = card

    def apply(self, m: Kyza) -> None:
        m.change(self.card).dying = True


_TOLD = {
    KILLED: "destroyed",
    BY_EFFECT: "destroyed",
    EXPIRED: "discarded: its time is up",
    GIVEN_UP: "given up",
    SPENT: "discarded",
}
_DEEDS = {
    KILLED: "destroyed",
    BY_EFFECT: "destroyed",
    EXPIRED: "discarded",
    GIVEN_UP: "sacrificed",
    SPENT: "discarded",
}


class Destroyed(Change):
    """Cards on the field were destroyed, all at once, and went to their owners' discard piles.

    ``players`` controlled them, ``cause`` says how it came (kyza:destroyed, kyza:ruling.destroyed).
    ``characters`` are those that lay in character spaces; known once it has happened.
    """

    about = ("destroyed",)

    def __init__(
        self, destroyed: tuple[int, ...], players: tuple[int, ...], cause: int, characters: tuple[int, ...] = ()
    ) -> None:
        self.destroyed: tuple[int, ...] = destroyed
        self.players: tuple[int, ...] = players
        self.cause: int = cause
        self.characters: tuple[int, ...] = characters

    def apply(self, m: Kyza) -> None:
        """Discard them (kyza:health.zero, kyza:control.owner)."""
        self.characters = tuple([card for card in self.destroyed if m.kind_of_zone(card) == CHARACTERS])
        for card in self.destroyed:
            take_off_field(m, card, m.owners[card] * ZONES + DISCARD)

    def deeds(self) -> list[Deed]:
        """Return what that is to those who watch: the rules call more destroyed than a player would."""
        return [Deed(_DEEDS[self.cause], cards=self.destroyed)]

    def text(self, t: Teller) -> str:
        named = listing([t.card(card) for card in self.destroyed])
        return f"{named} {'are' if len(self.destroyed) > 1 else 'is'} {_TOLD[self.cause]}."


class LeftField(Change):
    """A card left the field for its owner's hand or deck, or the game."""

    deed = "moved"

    def __init__(self, card: int, zone: int, at: int = -1) -> None:
        self.card: int = card
        self.zone: int = zone
        self.at: int = at

    def apply(self, m: Kyza) -> None:
        take_off_field(m, self.card, self.zone, self.at)

    def text(self, t: Teller) -> str:
        return f"{t.card(self.card)} goes {to_zone(t, self.zone, self.at)}."


class ControlTaken(Change):
    """A player took control of a character: it is on the other side of the field, and out of combat."""

    tells = "{player:take} control of {card}."
    deed = "control"

    def __init__(self, card: int, player: int) -> None:
        self.card: int = card
        self.player: int = player

    def apply(self, m: Kyza) -> None:
        """Move it, and hand over what it has in force (kyza:control.side, kyza:ruling.control-room)."""
        m.move(self.card, self.player * ZONES + CHARACTERS)
        out_of_combat(m, self.card)
        m.hand_over(self.card, self.player)
        m.wake(NO_HEALTH)


class CountersChanged(Change):
    """Time counters were put on a continuous effect, or taken off (kyza:continuous.counter)."""

    def __init__(self, card: int, by: int) -> None:
        self.card: int = card
        self.by: int = by

    def apply(self, m: Kyza) -> None:
        state = m.change(self.card)
        state.counters = max(state.counters + self.by, 0)

    def deeds(self) -> list[Deed]:
        """Return that it gains or loses them."""
        kind = "gained" if self.by > 0 else "lost"
        return [Deed(kind, cards=(self.card,), amount=abs(self.by), counts="counters")]

    def text(self, t: Teller) -> str:
        n = abs(self.by)
        counters = f"{n} time counter{'s' if n > 1 else ''}"
        return f"{t.card(self.card)} {'gets' if self.by > 0 else 'loses'} {counters}."
