"""Cards that change places off the field, and who gets to see them."""

from cardwright.games.kyza.events.base import Change, to_zone
from cardwright.games.kyza.state import Kyza
from cardwright.games.kyza.zones import DECK, DISCARD, HAND, ZONES
from cardwright.kernel.log import Teller


class Drew(Change):
    """A player drew the top card of their deck (kyza:draw)."""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        """Describe it."""
        self.player: int = player
        self.card: int = card

    def apply(self, m: Kyza) -> None:
        """Put it into the hand."""
        m.move(self.card, self.player * ZONES + HAND)

    def cards(self) -> tuple[int, ...]:
        """Return the card."""
        return (self.card,)

    def continues(self, before: Change) -> bool:
        """Cards drawn together are told together."""
        return isinstance(before, Drew) and before.player == self.player

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'draw')} {t.cards()}."


class DeckRanOut(Change):
    """A player had to draw from an empty deck, and loses (kyza:deck-out, kyza:deck-out.at-once)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        """Describe it."""
        self.player: int = player

    def apply(self, m: Kyza) -> None:
        """Note it; it is looked at before anything else."""
        m.decked = (*m.decked, self.player)
        m.unsettled = True

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'have')} no card left to draw."


class Discarded(Change):
    """A card went from a hand or a deck to its owner's discard pile (kyza:discard.owner)."""

    __slots__ = ("card", "kind", "player")

    def __init__(self, card: int, player: int, kind: int = HAND) -> None:
        """Describe it: from whose zone, and which kind of zone."""
        self.card: int = card
        self.player: int = player
        self.kind: int = kind

    def apply(self, m: Kyza) -> None:
        """Move it."""
        m.move(self.card, m.owners[self.card] * ZONES + DISCARD)

    def cards(self) -> tuple[int, ...]:
        """Return the card."""
        return (self.card,)

    def continues(self, before: Change) -> bool:
        """Cards discarded together are told together."""
        return isinstance(before, Discarded) and (before.player, before.kind) == (self.player, self.kind)

    def text(self, t: Teller) -> str:
        """Tell it."""
        where = " from the top of " + t.own(self.player) + " deck" if self.kind == DECK else ""
        return f"{t.does(self.player, 'discard')} {t.cards()}{where}."


class Moved(Change):
    """A card that was not on the field went to another zone of its owner's."""

    __slots__ = ("at", "card", "zone")

    def __init__(self, card: int, zone: int, at: int = -1) -> None:
        """Describe it."""
        self.card: int = card
        self.zone: int = zone
        self.at: int = at

    def apply(self, m: Kyza) -> None:
        """Move it."""
        m.move(self.card, self.zone, self.at)

    def cards(self) -> tuple[int, ...]:
        """Return the card."""
        return (self.card,)

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.card(self.card)} goes {to_zone(t, self.zone, self.at)}."


class Looked(Change):
    """A player looked at a hand or a deck."""

    __slots__ = ("kind", "player", "whose")

    def __init__(self, player: int, whose: int, kind: int) -> None:
        """Describe it: who looked, at whose zone, of which kind."""
        self.player: int = player
        self.whose: int = whose
        self.kind: int = kind

    def apply(self, m: Kyza) -> None:
        """Show the cards to the player."""
        m.reveal(m.zones[self.whose * ZONES + self.kind], 1 << self.player)

    def text(self, t: Teller) -> str:
        """Tell it."""
        whose = t.own(self.player) if self.whose == self.player else t.whose(self.whose)
        return f"{t.does(self.player, 'look')} at {whose} {'hand' if self.kind == HAND else 'deck'}."


class SetCardSeen(Change):
    """A player looked at a face-down card."""

    __slots__ = ("card", "player")

    def __init__(self, card: int, player: int) -> None:
        """Describe it."""
        self.card: int = card
        self.player: int = player

    def apply(self, m: Kyza) -> None:
        """Show it to the player."""
        m.reveal((self.card,), 1 << self.player)

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'look')} at a face-down card."


class Shown(Change):
    """A player showed a card from hand: it is about to be played."""

    __slots__ = ("card", "player")

    def __init__(self, card: int, player: int) -> None:
        """Describe it."""
        self.card: int = card
        self.player: int = player

    def apply(self, m: Kyza) -> None:
        """Show it to all."""
        m.reveal((self.card,), m.everyone)

    def cards(self) -> tuple[int, ...]:
        """Return the card."""
        return (self.card,)
