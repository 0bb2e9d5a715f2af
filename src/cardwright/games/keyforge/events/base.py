"""What all events of KeyForge share."""

from cardwright.games.keyforge.zones import DECK, DISCARD, ZONE_KINDS, ZONES
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.log import Teller
from cardwright.kernel.core.state import State


class Change(Event):
    """An event of KeyForge."""

    def affected(self, m: State) -> int:
        """Return the active player, who makes every decision (keyforge:active-player.decides)."""
        return m.active


def area(kind: int) -> str:
    """Name a kind of zone: "hand", "discard pile"."""
    return "discard pile" if kind == DISCARD else ZONE_KINDS[kind][0]


def to_zone(t: Teller, zone: int, at: int) -> str:
    """Say where a card goes, to follow "goes": "to your hand", "on top of Alpha's deck"."""
    player, kind = divmod(zone, ZONES)
    whose = t.whose(player)
    if kind == DECK:
        return f"{'on top of' if at < 0 else 'under'} {whose} deck"
    return f"to {whose} {area(kind)}"
