"""What all events of Krysis share."""

from typing import Final

from cardwright.kernel.core.events import Event

SALE: Final = 2
"""Points for each good sold, whatever it is (krysis:sell.points)."""
MINED, OVERTIME_WORK, BY_MINER = 0, 1, 2
"""Where goods come from that a player takes from the bank."""
CRYSTALS, RELICS, FOR_MISSION = range(3)
"""What scores at the end."""
SOURCES: Final = 3
"""How many sources of points there are then."""


class Change(Event):
    """An event of Krysis."""
