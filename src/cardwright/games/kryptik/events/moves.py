"""Cards that change places off the island, and who gets to see them."""

from cardwright.games.kryptik.events.base import Change, carry, owners_zone, to_zone
from cardwright.games.kryptik.state import Kryptik, OnTable
from cardwright.games.kryptik.zones import ABOLISHED, DECK, HAND, LIMBO, SOUL, ZONES
from cardwright.kernel.core.log import Teller


class Drew(Change):
    """A player drew the top card of their deck (kryptik:deck.draw-from, kryptik:draw.one-by-one)."""

    together = ("player",)
    tells = "{player:draw} {cards}."
    deed = "drawn"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Kryptik) -> None:
        m.move(self.card, self.player * ZONES + HAND)


class PutUnder(Change):
    """A player put a card from hand under the deck before the game (kryptik:setup.recursion)."""

    together = ("player",)
    tells = "{player:put} {cards} under {their} deck."
    deed = "moved"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Kryptik) -> None:
        m.move(self.card, self.player * ZONES + DECK, 0, secret=True)


class Discarded(Change):
    """A card went from a player's hand to its owner's limbo pile (kryptik:discard, kryptik:limbo)."""

    together = ("player",)
    tells = "{player:discard} {cards}."
    deed = "discarded"

    def __init__(self, card: int, player: int) -> None:
        self.card: int = card
        self.player: int = player

    def apply(self, m: Kryptik) -> None:
        m.move(self.card, owners_zone(m, self.card, LIMBO))


class Moved(Change):
    """A card went to a zone, from wherever it was; in ``secret``, if nobody may know which of a hand it was."""

    deed = "moved"

    def __init__(self, card: int, zone: int, at: int = -1, *, secret: bool = False) -> None:
        self.card: int = card
        self.zone: int = zone
        self.at: int = at
        self.secret: bool = secret

    def apply(self, m: Kryptik) -> None:
        carry(m, self.card, self.zone, self.at, secret=self.secret)

    def text(self, t: Teller) -> str:
        return f"{t.card(self.card)} goes {to_zone(t, self.zone, self.at)}."


class LaidSoul(Change):
    """A card was put into a player's soul row (kryptik:soul.put)."""

    tells = "{card} goes into {player's} soul row."
    deed = "moved"

    def __init__(self, card: int, player: int, *, engaged: bool, drop: bool) -> None:
        self.card: int = card
        self.player: int = player
        self.engaged: bool = engaged
        self.drop: bool = drop

    def apply(self, m: Kryptik) -> None:
        """Put it there, where all see its box; ``drop`` says that it is the one of the turn."""
        m.move(self.card, self.player * ZONES + SOUL)
        state = OnTable(m.epoch)
        state.engaged = self.engaged
        m.cards[self.card] = state
        if self.drop:
            m.soul_laid = True


class Abolished(Change):
    """Cards went to their owners' abolished zones, which is no death.

    kryptik:abolish, kryptik:abolish.no-dies, kryptik:abolished
    """

    about = ("abolished",)
    tells = "Abolished: {abolished}."
    deed = "moved"

    def __init__(self, abolished: tuple[int, ...]) -> None:
        self.abolished: tuple[int, ...] = abolished

    def apply(self, m: Kryptik) -> None:
        for card in self.abolished:
            carry(m, card, owners_zone(m, card, ABOLISHED))


class LimboShuffledIn(Change):
    """A limbo pile was shuffled into its deck (kryptik:lose.no-draw-limited)."""

    tells = "{player:shuffle} {their} limbo pile into {their} deck."
    deed = "shuffled"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: Kryptik) -> None:
        m.hide_all(self.player * ZONES + LIMBO, self.player * ZONES + DECK)
        m.shuffle(self.player * ZONES + DECK)


class Looked(Change):
    """A player looked at 11 year cards, a hand or a deck; which cards they were is nobody else's matter."""

    about = ()
    tells = "{player:look} at {what}."
    deed = "looked"

    def __init__(self, player: int, seen: tuple[int, ...], what: str) -> None:
        self.player: int = player
        self.seen: tuple[int, ...] = seen
        self.what: str = what

    def apply(self, m: Kryptik) -> None:
        m.reveal(self.seen, 1 << self.player)


class RowRearranged(Change):
    """A player laid their 11 year cards in another order; gaps stay where they are (kryptik:row.rearrange)."""

    about = ()
    tells = "{player:rearrange} {their} 11 year row."
    deed = "moved"

    def __init__(self, player: int, order: tuple[int, ...]) -> None:
        self.player: int = player
        self.order: tuple[int, ...] = order

    def apply(self, m: Kryptik) -> None:
        """Lay them so; nobody else can follow which is which."""
        places = [m.where[card] for card in m.row_cards(self.player)]
        m.mix(self.order, 1 << self.player)
        for card, zone in zip(self.order, places, strict=True):
            m.move(card, zone)


class ShownToAll(Change):
    """A card was revealed to all."""

    tells = "{player:reveal} {card}."
    deed = "revealed"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Kryptik) -> None:
        m.reveal((self.card,), m.everyone)


class Gone(Change):
    """All cards of a player who is out of the game left it (kryptik:ruling.eliminated-cards)."""

    deed = "moved"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: Kryptik) -> None:
        for card, owner in enumerate(m.owners):
            if owner == self.player:
                carry(m, card, m.gone_zone)
