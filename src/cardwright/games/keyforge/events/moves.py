"""Cards moving between zones that are not in play."""

from cardwright.games.keyforge.events.base import Change
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.zones import ARCHIVES, DECK, DISCARD, HAND, PURGED, ZONES


class Drew(Change):
    """A player drew a card."""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        """Describe it."""
        self.player: int = player
        self.card: int = card

    def apply(self, m: KeyForge) -> None:
        """Move it to the hand."""
        m.move(self.card, self.player * ZONES + HAND)


class Reset(Change):
    """A player without cards to draw shuffled the discard pile into a new deck (keyforge:draw.reset-deck)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        """Describe it."""
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        """Move and shuffle."""
        for card in m.zone(self.player, DISCARD):
            m.move(card, self.player * ZONES + DECK)
        m.shuffle(self.player * ZONES + DECK)


class Shuffled(Change):
    """A player shuffled the deck."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        """Describe it."""
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        """Shuffle."""
        m.shuffle(self.player * ZONES + DECK)


class Discarded(Change):
    """A card went from hand, deck or archives to its owner's discard pile (keyforge:discard-pile.top)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        """Describe it."""
        self.card: int = card

    def apply(self, m: KeyForge) -> None:
        """Move it, and count it if it came from the active player's hand."""
        if m.where[self.card] == m.active * ZONES + HAND:
            m.from_hand += 1
            m.discarded = (*m.discarded, m.printed[self.card])
        m.move(self.card, m.owners[self.card] * ZONES + DISCARD)


class Archived(Change):
    """A card that was not in play went to archives, facedown (keyforge:archives)."""

    __slots__ = ("card", "player")

    def __init__(self, card: int, player: int) -> None:
        """Describe it."""
        self.card: int = card
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        """Move it; the others do not see which card of a hand it was."""
        m.move(self.card, self.player * ZONES + ARCHIVES, secret=m.kind_of_zone(self.card) == HAND)


class TookArchives(Change):
    """A player took the archives into hand (keyforge:house.archives)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        """Describe it."""
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        """Move them all."""
        for card in m.zone(self.player, ARCHIVES):
            m.move(card, m.owners[card] * ZONES + HAND)


class Purged(Change):
    """A card that was not in play was removed from the game (keyforge:purge)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        """Describe it."""
        self.card: int = card

    def apply(self, m: KeyForge) -> None:
        """Move it."""
        m.move(self.card, m.owners[self.card] * ZONES + PURGED)


class Moved(Change):
    """A card that was not in play went to another zone that is not in play: the place ``at`` counts from the bottom."""

    __slots__ = ("at", "card", "zone")

    def __init__(self, card: int, zone: int, at: int = -1) -> None:
        """Describe it."""
        self.card: int = card
        self.zone: int = zone
        self.at: int = at

    def apply(self, m: KeyForge) -> None:
        """Move it."""
        m.move(self.card, self.zone, self.at)


class Revealed(Change):
    """Cards were shown to everybody, all at once; they stay where they are."""

    __slots__ = ("shown",)

    def __init__(self, shown: tuple[int, ...]) -> None:
        """Describe it."""
        self.shown: tuple[int, ...] = shown

    def apply(self, m: KeyForge) -> None:
        """Let all know it."""
        m.reveal(self.shown, m.everyone)
