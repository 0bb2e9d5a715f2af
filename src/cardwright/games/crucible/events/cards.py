"""Cards that are chosen, drawn, discarded, taken and won."""

from cardwright.games.crucible.actions import MAGICKS
from cardwright.games.crucible.events.base import Change
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.zones import (
    ACTIVE,
    ASIDE,
    DECK,
    DESTINY,
    DESTINY_DISCARD,
    HAND,
    ITEMS,
    TILE_DISCARD,
    TROPHIES,
    ZONES,
)
from cardwright.kernel.core.log import Teller


def owned(m: Crucible, cards: tuple[int, ...], player: int) -> None:
    """Let cards belong to a player from now on; for events alone."""
    owners = list(m.owners)
    for card in cards:
        owners[card] = player
    m.owners = tuple(owners)


class TokenChosen(Change):
    """A player chose a Character Token (crucible:start.token)."""

    tells = "{player:choose} {card}."
    deed = "chosen"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Crucible) -> None:
        owned(m, (self.card,), self.player)
        m.tokens[self.player] = self.card
        m.move(self.card, self.player * ZONES + ASIDE)


class MagickChosen(Change):
    """A player chose a type of Magick, and has its six Memories as a deck (crucible:start.magick)."""

    about = ()
    deed = "chosen"

    def __init__(self, player: int, magick: int) -> None:
        self.player: int = player
        self.magick: int = magick

    def apply(self, m: Crucible) -> None:
        memories = tuple([card for card in m.boxed() if m.printed[card].facts.magick == self.magick])
        owned(m, memories, self.player)
        m.magicks[self.player] = self.magick
        for card in memories:
            m.move(card, self.player * ZONES + DECK)
        m.shuffle(self.player * ZONES + DECK)

    def text(self, t: Teller) -> str:
        return f"{t.does(self.player, 'choose')} the magick of {MAGICKS[self.magick]}."


class Shuffled(Change):
    """A deck was shuffled."""

    deed = "shuffled"

    def __init__(self, zone: int) -> None:
        self.zone: int = zone

    def apply(self, m: Crucible) -> None:
        m.shuffle(self.zone)


class DestinyDrawn(Change):
    """A Destiny card was drawn, and lies open (crucible:destiny.when)."""

    deed = "revealed"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Crucible) -> None:
        m.move(self.card, m.shared(DESTINY_DISCARD))


class DestinyReshuffled(Change):
    """The Destiny cards that were drawn became a new deck (crucible:ruling.destiny-out)."""

    tells = "The destiny cards are shuffled."
    deed = "shuffled"

    def apply(self, m: Crucible) -> None:
        for card in m.zones[m.shared(DESTINY_DISCARD)]:
            m.move(card, m.shared(DESTINY))
        m.shuffle(m.shared(DESTINY))


class Foreseen(Change):
    """A player looked at the top cards of the Destiny deck."""

    about = ("cards_seen",)
    deed = "looked"

    def __init__(self, player: int, cards_seen: tuple[int, ...]) -> None:
        self.player: int = player
        self.cards_seen: tuple[int, ...] = cards_seen

    def apply(self, m: Crucible) -> None:
        m.reveal(self.cards_seen, 1 << self.player)

    def text(self, t: Teller) -> str:
        return f"{t.does(self.player, 'look')} at the top {len(self.cards_seen)} cards of the destiny deck."


class PutOnTop(Change):
    """A player put a Destiny card on top of its deck."""

    deed = "moved"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Crucible) -> None:
        m.move(self.card, m.shared(DESTINY))


class MemoryDrawn(Change):
    """A player drew the top card of the Memory deck (crucible:memory.top)."""

    tells = "{player:draw} {cards}."
    together = ("player",)
    deed = "drawn"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Crucible) -> None:
        m.move(self.card, self.player * ZONES + HAND)


class MemoryForgotten(Change):
    """A Memory went to the bottom of its owner's deck, seen by all (crucible:memory.bottom).

    crucible:ruling.discards-public
    """

    tells = "{player:discard} {card}."
    deed = "discarded"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Crucible) -> None:
        m.reveal((self.card,), m.everyone)
        m.unbind(self.card)
        m.move(self.card, self.player * ZONES + DECK, 0)


class MemoryStays(Change):
    """A Memory lies open as long as its Spell works."""

    deed = "moved"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Crucible) -> None:
        m.move(self.card, self.player * ZONES + ACTIVE)
        m.put_in_force(self.card, self.player, m.printed[self.card].constants)


class MemoryRecovered(Change):
    """A Memory came back from the deck to the hand."""

    tells = "{player:return} {card} to {their} hand."
    deed = "moved"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Crucible) -> None:
        m.move(self.card, self.player * ZONES + HAND)


class MemoryWon(Change):
    """A player won a Memory of a character that died (crucible:points.characters, crucible:points.stars)."""

    tells = "{player:win} {card} from {victim}, worth {amount:point}."
    people = ("player", "victim")
    deed = "scored"
    counts = "points"

    def __init__(self, player: int, victim: int, card: int, amount: int) -> None:
        self.player: int = player
        self.victim: int = victim
        self.card: int = card
        self.amount: int = amount

    def apply(self, m: Crucible) -> None:
        m.move(self.card, self.player * ZONES + TROPHIES)
        m.points[self.player] += self.amount


class ItemUsedUp(Change):
    """A player used an Item up; it goes to the tile discard (crucible:ruling.items)."""

    tells = "{player:use} {card}."
    deed = "used"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Crucible) -> None:
        m.unbind(self.card)
        m.move(self.card, m.shared(TILE_DISCARD))


class ItemTaken(Change):
    """A player took an Item from another."""

    tells = "{player:take} {card} from {victim}."
    people = ("player", "victim")
    deed = "moved"

    def __init__(self, player: int, victim: int, card: int) -> None:
        self.player: int = player
        self.victim: int = victim
        self.card: int = card

    def apply(self, m: Crucible) -> None:
        m.unbind(self.card)
        m.move(self.card, self.player * ZONES + ITEMS)
        m.put_in_force(self.card, self.player, m.printed[self.card].constants)
