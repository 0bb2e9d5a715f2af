"""What all events of Kryptik share."""

from cardwright.games.kryptik.state import DYING, Kryptik
from cardwright.games.kryptik.zones import ABOLISHED, ATTACHED, DECK, LIMBO, ROW, ZONE_KINDS, ZONES
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.log import Teller
from cardwright.kernel.pieces.zones import NOBODY


class Change(Event):
    """An event of Kryptik."""


def to_zone(t: Teller, zone: int, at: int = -1) -> str:
    """Say where a card goes, to follow "goes": "to your hand", "under Ann's deck"."""
    player, kind = divmod(zone, ZONES)
    whose = t.whose(player)
    if kind == DECK:
        return f"{'on top of' if at < 0 else 'under'} {whose} deck"
    place = "into" if kind in {LIMBO, ABOLISHED} or kind >= ROW else "to"
    return f"{place} {whose} {ZONE_KINDS[kind][0]}"


def owners_zone(m: Kryptik, card: int, kind: int) -> int:
    """Return the zone of that kind of a card's owner (kryptik:zone.owners, kryptik:owner)."""
    return m.owners[card] * ZONES + kind


def carry(m: Kryptik, card: int, zone: int, at: int = -1, *, secret: bool = False) -> None:
    """Move a card from wherever it is; what it was on the table ends.

    Cards attached to it go to their owners' limbo piles, which is no death (kryptik:attach.host-leaves).
    """
    under: tuple[int, ...] = ()
    if card in m.cards:
        under = m.under(card)
        del m.cards[card]
        out_of_combat(m, card)
        m.wake(DYING)
    elif m.kind_of_zone(card) == ATTACHED:
        host = m.host(card)
        if host != NOBODY:
            m.change(host).attached = tuple([other for other in m.under(host) if other != card])
            m.wake(DYING)
    m.move(card, zone, at, secret=secret)
    m.unbind(card)
    for each in under:
        m.move(each, owners_zone(m, each, LIMBO))


def out_of_combat(m: Kryptik, card: int) -> None:
    """Take a citizen out of combat; whom it blocked stays blocked (kryptik:block.stays).

    kryptik:ruling.all-blockers-gone
    """
    if card == m.attacker:
        defender = m.defender  # Who was attacked stays so until the step is over, for what the attack has set off.
        no_attack(m)
        m.defender = defender
    elif card in m.blockers:
        m.blockers = tuple([other for other in m.blockers if other != card])


def no_attack(m: Kryptik) -> None:
    """End the attack that is under way."""
    m.attacker = NOBODY
    m.defender = NOBODY
    m.targets = ()
    m.blocked = False
    m.blockers = ()
