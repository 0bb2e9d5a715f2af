"""Cards that change places off the field, and who gets to see them."""

from cardwright.games.kyza.events.base import Change, to_zone
from cardwright.games.kyza.state import DECKED, Kyza
from cardwright.games.kyza.zones import DECK, DISCARD, HAND, ZONES
from cardwright.kernel.core.log import Teller


class Drew(Change):
    """A player drew the top card of their deck (kyza:draw)."""

    together = ("player",)
    tells = "{player:draw} {cards}."
    deed = "drawn"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Kyza) -> None:
        m.move(self.card, self.player * ZONES + HAND)


class DeckRanOut(Change):
    """A player had to draw from an empty deck, and loses (kyza:deck-out, kyza:deck-out.at-once)."""

    tells = "{player:have} no card left to draw."
    deed = "said"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: Kyza) -> None:
        """Note it; it is looked at before anything else."""
        m.decked = (*m.decked, self.player)
        m.wake(DECKED)


class Discarded(Change):
    """A card went from a player's hand or deck, a zone of that ``kind``, to its owner's discard pile.

    kyza:discard.owner
    """

    together = ("player", "kind")
    deed = "discarded"

    def __init__(self, card: int, player: int, kind: int = HAND) -> None:
        self.card: int = card
        self.player: int = player
        self.kind: int = kind

    def apply(self, m: Kyza) -> None:
        m.move(self.card, m.owners[self.card] * ZONES + DISCARD)

    def text(self, t: Teller) -> str:
        where = " from the top of " + t.own(self.player) + " deck" if self.kind == DECK else ""
        return f"{t.does(self.player, 'discard')} {t.cards()}{where}."


class Moved(Change):
    """A card that was not on the field went to another zone of its owner's."""

    deed = "moved"

    def __init__(self, card: int, zone: int, at: int = -1) -> None:
        self.card: int = card
        self.zone: int = zone
        self.at: int = at

    def apply(self, m: Kyza) -> None:
        m.move(self.card, self.zone, self.at)

    def text(self, t: Teller) -> str:
        return f"{t.card(self.card)} goes {to_zone(t, self.zone, self.at)}."


class Looked(Change):
    """A player looked at a hand or a deck, the zone of that ``kind``."""

    deed = "looked"

    def __init__(self, player: int, whose: int, kind: int) -> None:
        self.player: int = player
        self.whose: int = whose
        self.kind: int = kind

    def apply(self, m: Kyza) -> None:
        m.reveal(m.zones[self.whose * ZONES + self.kind], 1 << self.player)

    def text(self, t: Teller) -> str:
        whose = t.own(self.player) if self.whose == self.player else t.whose(self.whose)
        return f"{t.does(self.player, 'look')} at {whose} {'hand' if self.kind == HAND else 'deck'}."


class SetCardSeen(Change):
    """A player looked at a face-down card."""

    about = ()  # Whoever guesses what others have does not learn from it which card it was.
    tells = "{player:look} at a face-down card."
    deed = "looked"

    def __init__(self, card: int, player: int) -> None:
        self.card: int = card
        self.player: int = player

    def apply(self, m: Kyza) -> None:
        m.reveal((self.card,), 1 << self.player)


class Shown(Change):
    """A player showed a card from hand: it is about to be played."""

    deed = "revealed"

    def __init__(self, card: int, player: int) -> None:
        self.card: int = card
        self.player: int = player

    def apply(self, m: Kyza) -> None:
        m.reveal((self.card,), m.everyone)
