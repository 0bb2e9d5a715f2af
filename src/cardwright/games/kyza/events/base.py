"""What all events of Kyza Kards share."""

from cardwright.games.kyza.state import NO_HEALTH, Kyza
from cardwright.games.kyza.zones import DECK, DISCARD, OUT, ZONE_KINDS, ZONES
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.log import Teller


class Change(Event):
    """An event of Kyza Kards."""


def area(kind: int) -> str:
    """Name a kind of zone: "hand", "discard"."""
    return "discard pile" if kind == DISCARD else ZONE_KINDS[kind][0]


def to_zone(t: Teller, zone: int, at: int = -1) -> str:
    """Say where a card goes, to follow "goes": "to your hand", "on top of Ann's deck"."""
    player, kind = divmod(zone, ZONES)
    if kind == OUT:
        return "out of the game"
    whose = t.whose(player)
    if kind == DECK:
        return f"{'on top of' if at < 0 else 'under'} {whose} deck"
    return f"to {whose} {area(kind)}"


def take_off_field(m: Kyza, card: int, zone: int, at: int = -1) -> None:
    """Take a card off the field to a zone: it is out of combat, and what it put in force has ended."""
    m.move(card, zone, at)
    del m.cards[card]
    out_of_combat(m, card)
    m.unbind(card)
    m.wake(NO_HEALTH)


def out_of_combat(m: Kyza, card: int) -> None:
    """Take a card out of combat (kyza:ruling.blocker-gone)."""
    if card in m.attackers:
        m.attackers = tuple([other for other in m.attackers if other != card])
        m.blocked = tuple([other for other in m.blocked if other != card])
        m.blocks = tuple([pair for pair in m.blocks if pair[0] != card])
    elif m.blocks:
        m.blocks = tuple([pair for pair in m.blocks if pair[1] != card])
