"""Cards moving between zones that are not in play."""

from cardwright.games.keyforge.events.base import Change, area, to_zone
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.zones import ARCHIVES, DECK, DISCARD, HAND, PLAYED, PURGED, ZONES
from cardwright.kernel.basics.names import listing
from cardwright.kernel.core.log import Teller
from cardwright.kernel.pieces.zones import NOBODY


class Drew(Change):
    """A player drew a card."""

    together = ("player",)
    tells = "{player:draw} {cards}."
    deed = "drawn"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: KeyForge) -> None:
        m.move(self.card, self.player * ZONES + HAND)


class Reset(Change):
    """A player without cards to draw shuffled the discard pile into a new deck (keyforge:draw.reset-deck)."""

    tells = "{player:shuffle} {their} discard pile into a new deck."
    deed = "shuffled"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        m.hide_all(self.player * ZONES + DISCARD, self.player * ZONES + DECK)
        m.shuffle(self.player * ZONES + DECK)


class Shuffled(Change):
    """A player shuffled the deck."""

    tells = "{player:shuffle} {their} deck."
    deed = "shuffled"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        m.shuffle(self.player * ZONES + DECK)


class Mulliganed(Change):
    """A player shuffled the opening hand back into the deck (keyforge:setup.mulligan)."""

    tells = "{player:shuffle} {their} hand into the deck and {:draw} a new one."
    deed = "shuffled"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        m.hide_all(self.player * ZONES + HAND, self.player * ZONES + DECK)
        m.shuffle(self.player * ZONES + DECK)


class DecksExchanged(Change):
    """The players took each other's decks, as the bidding for one of them ended (keyforge:chains.bidding)."""

    tells = "The players exchange decks."
    deed = "moved"

    def apply(self, m: KeyForge) -> None:
        m.owners = tuple([m.opponent(owner) for owner in m.owners])
        m.houses = (m.houses[1], m.houses[0])
        m.decks = (m.decks[1], m.decks[0])
        mine, theirs = m.zone(0, DECK), m.zone(1, DECK)
        for card in mine:
            m.move(card, ZONES + DECK)
        for card in theirs:
            m.move(card, DECK)


class Discarded(Change):
    """A card went from hand, deck or archives to its owner's discard pile (keyforge:discard-pile.top).

    The zone that it came from, its ``source``, is known once it has happened.
    """

    together = ("source",)
    deed = "discarded"

    def __init__(self, card: int, source: int = -1) -> None:
        self.card: int = card
        self.source: int = source

    def apply(self, m: KeyForge) -> None:
        """Move it, and count it if it came from the active player's hand."""
        self.source = m.where[self.card]
        if m.where[self.card] == m.active * ZONES + HAND:
            m.from_hand += 1
            m.discarded = (*m.discarded, m.printed[self.card])
        m.move(self.card, m.owners[self.card] * ZONES + DISCARD)

    def text(self, t: Teller) -> str:
        player, kind = divmod(self.source, ZONES)
        if kind == PLAYED:
            return ""  # An action card that has resolved: that is no news.
        if kind == HAND:
            return f"{t.does(player, 'discard')} {t.cards()}."
        return f"{t.does(player, 'discard')} {t.cards()} from {t.own(player)} {area(kind)}."


class Archived(Change):
    """A card that was not in play went to archives, facedown, by some ability (keyforge:archives.by-ability).

    ``shown`` says that all saw which card of a hand it was.
    """

    together = ("player",)
    tells = "{player:archive} {cards}."
    deed = "moved"

    def __init__(self, card: int, player: int, *, shown: bool = False) -> None:
        self.card: int = card
        self.player: int = player
        self.shown: bool = shown

    def apply(self, m: KeyForge) -> None:
        secret = not self.shown and m.kind_of_zone(self.card) == HAND
        m.move(self.card, self.player * ZONES + ARCHIVES, secret=secret)


class TookArchives(Change):
    """A player took the archives into hand (keyforge:house.archives)."""

    tells = "{player:take} {their} archives into hand."
    deed = "moved"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        for card in m.zone(self.player, ARCHIVES):
            m.move(card, m.owners[card] * ZONES + HAND)


class Released(Change):
    """A card left archives for its owner's hand, whatever was to become of it (keyforge:ruling.prisoners)."""

    deed = "moved"

    def __init__(self, card: int, player: int) -> None:
        self.card: int = card
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        m.prisoners = tuple([card for card in m.prisoners if card != self.card])
        m.move(self.card, self.player * ZONES + HAND)

    def text(self, t: Teller) -> str:
        return f"{t.card(self.card)} goes {to_zone(t, self.player * ZONES + HAND, -1)}."


class Purged(Change):
    """A card that was not in play was removed from the game, facedown (keyforge:purge, keyforge:purge.final).

    ``shown`` says that all saw which card of a hand it was.
    """

    tells = "{card} is purged."
    deed = "moved"

    def __init__(self, card: int, *, shown: bool = False) -> None:
        self.card: int = card
        self.shown: bool = shown

    def apply(self, m: KeyForge) -> None:
        secret = not self.shown and m.kind_of_zone(self.card) == HAND
        m.move(self.card, m.owners[self.card] * ZONES + PURGED, secret=secret)


class Moved(Change):
    """A card that was not in play went to another zone that is not in play: the place ``at`` counts from the bottom."""

    deed = "moved"

    def __init__(self, card: int, zone: int, at: int = -1) -> None:
        self.card: int = card
        self.zone: int = zone
        self.at: int = at

    def apply(self, m: KeyForge) -> None:
        """Move it; from one hidden place to another, others do not see which card of a hand it was."""
        secret = m.kind_of_zone(self.card) in {HAND, ARCHIVES} and m.audience[self.zone] != m.everyone
        m.move(self.card, self.zone, self.at, secret=secret)

    def text(self, t: Teller) -> str:
        return f"{t.card(self.card)} goes {to_zone(t, self.zone, self.at)}."


class Looked(Change):
    """A player searched an area of their own (keyforge:search.private), or looked at that of the player ``whose``."""

    deed = "looked"

    def __init__(self, player: int, kind: int, whose: int = NOBODY) -> None:
        self.player: int = player
        self.kind: int = kind
        self.whose: int = whose

    def apply(self, m: KeyForge) -> None:
        m.reveal(m.zone(self.player if self.whose < 0 else self.whose, self.kind), 1 << self.player)

    def text(self, t: Teller) -> str:
        if self.whose >= 0:
            return f"{t.does(self.player, 'look')} at {t.whose(self.whose)} {area(self.kind)}."
        return f"{t.does(self.player, 'search')} {t.own(self.player)} {area(self.kind)}."


class AreasSwapped(Change):
    """All cards of two areas of a player changed places, each in their order (keyforge:swap.areas)."""

    deed = "moved"

    def __init__(self, player: int, first: int, second: int) -> None:
        self.player: int = player
        self.first: int = first
        self.second: int = second

    def apply(self, m: KeyForge) -> None:
        base = self.player * ZONES
        there, back = m.zones[base + self.first], m.zones[base + self.second]
        for card in there:
            m.move(card, base + self.second)
        for card in back:
            m.move(card, base + self.first)

    def text(self, t: Teller) -> str:
        return f"{t.does(self.player, 'swap')} {t.own(self.player)} {area(self.first)} and {area(self.second)}."


class Revealed(Change):
    """Cards were shown to everybody, all at once; they stay where they are."""

    about = ("shown",)
    deed = "revealed"

    def __init__(self, shown: tuple[int, ...]) -> None:
        self.shown: tuple[int, ...] = shown

    def apply(self, m: KeyForge) -> None:
        m.reveal(self.shown, m.everyone)

    def text(self, t: Teller) -> str:
        if not self.shown:
            return ""
        names = listing([t.card(card) for card in self.shown])
        return f"{names} {'are' if len(self.shown) > 1 else 'is'} revealed."
