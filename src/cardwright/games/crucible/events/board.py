"""What comes to the Battlefield, moves there, and leaves it."""

from cardwright.games.crucible.events.base import BACK, PLACED, PUSHED, SWAPPED, Change
from cardwright.games.crucible.state import Crucible, OnBoard
from cardwright.games.crucible.zones import (
    ASIDE,
    BOX,
    DECK,
    HAND,
    ITEMS,
    PLACE_NAMES,
    TILE_DECK,
    TILE_DISCARD,
    TROPHIES,
    ZONES,
)
from cardwright.kernel.core.log import Teller


def comes(m: Crucible, card: int, place: int, at: int) -> None:
    """Put a card on the Battlefield, with what it puts in force; for events alone."""
    m.move(card, m.first + place, at)
    m.cards[card] = OnBoard(m.epoch)
    m.put_in_force(card, m.controller(card), m.printed[card].constants)


def goes(m: Crucible, card: int, zone: int, at: int = -1) -> None:
    """Take a card off the Battlefield, with what it has in force; for events alone."""
    m.unbind(card)
    m.move(card, zone, at)
    del m.cards[card]


class TileLaid(Change):
    """A tile came from the Tile deck, the Chrysalys or bare ground from the box."""

    deed = "entered"

    def __init__(self, card: int, place: int, *, fresh: bool = False) -> None:
        self.card: int = card
        self.place: int = place
        self.fresh: bool = fresh

    def apply(self, m: Crucible) -> None:
        comes(m, self.card, self.place, 0)
        if self.fresh:
            m.change(self.card).fresh = True

    def text(self, t: Teller) -> str:
        return f"{t.card(self.card)} comes to {PLACE_NAMES[self.place]}."


class TileRemoved(Change):
    """A tile was removed: bare ground to the box, all else to the discard (crucible:move.replace)."""

    deed = "moved"

    def __init__(self, card: int, *, to_box: bool = False) -> None:
        self.card: int = card
        self.to_box: bool = to_box

    def apply(self, m: Crucible) -> None:
        goes(m, self.card, m.shared(BOX if self.to_box else TILE_DISCARD))


class SentUnder(Change):
    """A Monster went to the bottom of the Tile deck (crucible:monster.boss, crucible:ruling.replaced-monster)."""

    tells = "{card} goes under the tile deck."
    deed = "moved"

    def __init__(self, card: int) -> None:
        self.card: int = card

    def apply(self, m: Crucible) -> None:
        """Take it off the Battlefield, or from the top of the deck; all have seen it."""
        if m.place_of(self.card) >= 0:
            goes(m, self.card, m.shared(TILE_DECK), 0)
        else:
            m.reveal((self.card,), m.everyone)
            m.move(self.card, m.shared(TILE_DECK), 0)


class TilesReshuffled(Change):
    """The tile discard was shuffled into a new Tile deck (crucible:ruling.tiles-out)."""

    tells = "The removed tiles are shuffled into a new tile deck."
    deed = "shuffled"

    def apply(self, m: Crucible) -> None:
        for card in m.zones[m.shared(TILE_DISCARD)]:
            m.move(card, m.shared(TILE_DECK))
        m.shuffle(m.shared(TILE_DECK))


class Stepped(Change):
    """A Token set foot on a place on its way."""

    deed = "moved"

    def __init__(self, card: int, place: int) -> None:
        self.card: int = card
        self.place: int = place

    def apply(self, m: Crucible) -> None:
        m.move(self.card, m.first + self.place)
        if not m.on_board[self.card].stirred:
            m.change(self.card).stirred = True


class Came(Change):
    """A Token has come to a place, where it stays for now."""

    def __init__(self, card: int, place: int, how: int) -> None:
        self.card: int = card
        self.place: int = place
        self.how: int = how

    def apply(self, m: Crucible) -> None:
        """Change nothing: it stands there already."""

    def text(self, t: Teller) -> str:
        verb = {PUSHED: "is pushed to", SWAPPED: "swaps to", PLACED: "is placed on", BACK: "goes back to"}
        return f"{t.card(self.card)} {verb.get(self.how, 'moves to')} {PLACE_NAMES[self.place]}."


class TokenPlaced(Change):
    """A Token came to the Battlefield from aside, or from its owner's Memories."""

    deed = "entered"

    def __init__(self, card: int, place: int) -> None:
        self.card: int = card
        self.place: int = place

    def apply(self, m: Crucible) -> None:
        comes(m, self.card, self.place, -1)
        m.change(self.card).stirred = True


class TokenSetAside(Change):
    """A dead character's Token left the Battlefield (crucible:ruling.dead)."""

    deed = "moved"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Crucible) -> None:
        goes(m, self.card, self.player * ZONES + ASIDE)


class SummonedLeft(Change):
    """A Memory Token left the Battlefield: under its owner's Memory deck, or back to the hand."""

    deed = "moved"

    def __init__(self, player: int, card: int, *, to_hand: bool) -> None:
        self.player: int = player
        self.card: int = card
        self.to_hand: bool = to_hand

    def apply(self, m: Crucible) -> None:
        if self.to_hand:
            goes(m, self.card, self.player * ZONES + HAND)
        else:
            goes(m, self.card, self.player * ZONES + DECK, 0)

    def text(self, t: Teller) -> str:
        return f"{t.card(self.card)} returns to {t.whose(self.player)} hand." if self.to_hand else ""


class MonsterWon(Change):
    """A player won a Monster that was defeated, and its Victory Points (crucible:points.monsters)."""

    tells = "{player:win} {card}, worth {amount:point}."
    deed = "scored"
    counts = "points"

    def __init__(self, player: int, card: int, amount: int) -> None:
        self.player: int = player
        self.card: int = card
        self.amount: int = amount

    def apply(self, m: Crucible) -> None:
        goes(m, self.card, self.player * ZONES + TROPHIES)
        m.points[self.player] += self.amount


class ItemFound(Change):
    """A character stopped on an Item, which goes to its player (crucible:move.item)."""

    tells = "{player:take} {card}."
    deed = "moved"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Crucible) -> None:
        goes(m, self.card, self.player * ZONES + ITEMS)
        m.put_in_force(self.card, self.player, m.printed[self.card].constants)


class MemoriesGiven(Change):
    """A tile has bequeathed its Memories (crucible:move.once-memories)."""

    deed = "marked"
    counts = "given"

    def __init__(self, card: int) -> None:
        self.card: int = card

    def apply(self, m: Crucible) -> None:
        m.change(self.card).given = True


class TokenMoved(Change):
    """A Memory Token used its Move of this turn, or a character its own."""

    def __init__(self, card: int) -> None:
        self.card: int = card

    def apply(self, m: Crucible) -> None:
        if m.is_character(self.card):
            m.moved = True
        else:
            m.change(self.card).moved = True
