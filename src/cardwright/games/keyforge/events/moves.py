"""Cards moving between zones that are not in play."""

from cardwright.games.keyforge.events.base import Change, area, to_zone
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.zones import ARCHIVES, DECK, DISCARD, HAND, PLAYED, PURGED, ZONES
from cardwright.kernel.events import Event
from cardwright.kernel.log import Teller
from cardwright.kernel.names import listing


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

    def cards(self) -> tuple[int, ...]:
        """Return the card."""
        return (self.card,)

    def continues(self, before: Event) -> bool:
        """Several cards are drawn in one sentence."""
        return isinstance(before, Drew) and before.player == self.player

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'draw')} {t.cards()}."


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

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'shuffle')} {t.own(self.player)} discard pile into a new deck."


class Shuffled(Change):
    """A player shuffled the deck."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        """Describe it."""
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        """Shuffle."""
        m.shuffle(self.player * ZONES + DECK)

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'shuffle')} {t.own(self.player)} deck."


class Mulliganed(Change):
    """A player shuffled the opening hand back into the deck (keyforge:setup.mulligan)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        """Describe it."""
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        """Move and shuffle."""
        for card in m.zone(self.player, HAND):
            m.move(card, self.player * ZONES + DECK)
        m.shuffle(self.player * ZONES + DECK)

    def text(self, t: Teller) -> str:
        """Tell it."""
        draw = t.verb(self.player, "draw")
        return f"{t.does(self.player, 'shuffle')} {t.own(self.player)} hand into the deck and {draw} a new one."


class DecksExchanged(Change):
    """The players took each other's decks, as the bidding for one of them ended (keyforge:chains.bidding)."""

    __slots__ = ()

    def apply(self, m: KeyForge) -> None:
        """Exchange decks and houses."""
        m.owners = tuple([m.opponent(owner) for owner in m.owners])
        m.houses = (m.houses[1], m.houses[0])
        m.decks = (m.decks[1], m.decks[0])
        mine, theirs = m.zone(0, DECK), m.zone(1, DECK)
        for card in mine:
            m.move(card, ZONES + DECK)
        for card in theirs:
            m.move(card, DECK)

    def text(self, t: Teller) -> str:
        """Tell it."""
        return "The players exchange decks."


class Discarded(Change):
    """A card went from hand, deck or archives to its owner's discard pile (keyforge:discard-pile.top)."""

    __slots__ = ("card", "source")

    def __init__(self, card: int, source: int = -1) -> None:
        """Describe it; the zone that it came from, its ``source``, is known once it has happened."""
        self.card: int = card
        self.source: int = source

    def apply(self, m: KeyForge) -> None:
        """Move it, and count it if it came from the active player's hand."""
        self.source = m.where[self.card]
        if m.where[self.card] == m.active * ZONES + HAND:
            m.from_hand += 1
            m.discarded = (*m.discarded, m.printed[self.card])
        m.move(self.card, m.owners[self.card] * ZONES + DISCARD)

    def cards(self) -> tuple[int, ...]:
        """Return the card."""
        return (self.card,)

    def continues(self, before: Event) -> bool:
        """Several cards of one zone are discarded in one sentence."""
        return isinstance(before, Discarded) and before.source == self.source

    def text(self, t: Teller) -> str:
        """Tell it."""
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

    __slots__ = ("card", "player", "shown")

    def __init__(self, card: int, player: int, *, shown: bool = False) -> None:
        """Describe it."""
        self.card: int = card
        self.player: int = player
        self.shown: bool = shown

    def apply(self, m: KeyForge) -> None:
        """Move it."""
        secret = not self.shown and m.kind_of_zone(self.card) == HAND
        m.move(self.card, self.player * ZONES + ARCHIVES, secret=secret)

    def cards(self) -> tuple[int, ...]:
        """Return the card."""
        return (self.card,)

    def continues(self, before: Event) -> bool:
        """Several cards are archived in one sentence."""
        return isinstance(before, Archived) and before.player == self.player

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'archive')} {t.cards()}."


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

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'take')} {t.own(self.player)} archives into hand."


class Purged(Change):
    """A card that was not in play was removed from the game, facedown (keyforge:purge, keyforge:purge.final).

    ``shown`` says that all saw which card of a hand it was.
    """

    __slots__ = ("card", "shown")

    def __init__(self, card: int, *, shown: bool = False) -> None:
        """Describe it."""
        self.card: int = card
        self.shown: bool = shown

    def apply(self, m: KeyForge) -> None:
        """Move it."""
        secret = not self.shown and m.kind_of_zone(self.card) == HAND
        m.move(self.card, m.owners[self.card] * ZONES + PURGED, secret=secret)

    def cards(self) -> tuple[int, ...]:
        """Return the card."""
        return (self.card,)

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.card(self.card)} is purged."


class Moved(Change):
    """A card that was not in play went to another zone that is not in play: the place ``at`` counts from the bottom."""

    __slots__ = ("at", "card", "zone")

    def __init__(self, card: int, zone: int, at: int = -1) -> None:
        """Describe it."""
        self.card: int = card
        self.zone: int = zone
        self.at: int = at

    def apply(self, m: KeyForge) -> None:
        """Move it; from one hidden place to another, others do not see which card of a hand it was."""
        secret = m.kind_of_zone(self.card) in {HAND, ARCHIVES} and m.audience[self.zone] != m.everyone
        m.move(self.card, self.zone, self.at, secret=secret)

    def cards(self) -> tuple[int, ...]:
        """Return the card."""
        return (self.card,)

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.card(self.card)} goes {to_zone(t, self.zone, self.at)}."


class Looked(Change):
    """A player looked through an area of their own (keyforge:search.private)."""

    __slots__ = ("kind", "player")

    def __init__(self, player: int, kind: int) -> None:
        """Describe it."""
        self.player: int = player
        self.kind: int = kind

    def apply(self, m: KeyForge) -> None:
        """Let the player know the cards."""
        m.reveal(m.zone(self.player, self.kind), 1 << self.player)

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'search')} {t.own(self.player)} {area(self.kind)}."


class AreasSwapped(Change):
    """All cards of two areas of a player changed places, each in their order (keyforge:swap.areas)."""

    __slots__ = ("first", "player", "second")

    def __init__(self, player: int, first: int, second: int) -> None:
        """Describe it."""
        self.player: int = player
        self.first: int = first
        self.second: int = second

    def apply(self, m: KeyForge) -> None:
        """Move them."""
        base = self.player * ZONES
        there, back = m.zones[base + self.first], m.zones[base + self.second]
        for card in there:
            m.move(card, base + self.second)
        for card in back:
            m.move(card, base + self.first)

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'swap')} {t.own(self.player)} {area(self.first)} and {area(self.second)}."


class Revealed(Change):
    """Cards were shown to everybody, all at once; they stay where they are."""

    __slots__ = ("shown",)

    def __init__(self, shown: tuple[int, ...]) -> None:
        """Describe it."""
        self.shown: tuple[int, ...] = shown

    def apply(self, m: KeyForge) -> None:
        """Let all know it."""
        m.reveal(self.shown, m.everyone)

    def cards(self) -> tuple[int, ...]:
        """Return them."""
        return self.shown

    def text(self, t: Teller) -> str:
        """Tell it."""
        if not self.shown:
            return ""
        names = listing([t.card(card) for card in self.shown])
        return f"{names} {'are' if len(self.shown) > 1 else 'is'} revealed."
