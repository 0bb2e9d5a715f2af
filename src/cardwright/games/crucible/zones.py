"""Where cards can be: the zones of a player, then those that all share."""

from typing import Final

from cardwright.kernel.basics.grids import Grid
from cardwright.kernel.core.description import ALL, NONE, OWNER

HAND: Final = 0
DECK: Final = 1
"""The Memory deck, face down; what was discarded lies at the bottom and is known (crucible:ruling.discards-public)."""
ITEMS: Final = 2
"""Items in front of their owner, open (crucible:ruling.items-open)."""
ACTIVE: Final = 3
"""Memories whose Spells last: those that cover tiles, and wards."""
TROPHIES: Final = 4
"""What counts as Victory Points."""
ASIDE: Final = 5
"""One's own Token before it is placed, and while its character is dead."""
ZONES: Final = 6
ZONE_KINDS: Final[tuple[tuple[str, str], ...]] = (
    ("memories", OWNER),
    ("memory deck", NONE),
    ("items", ALL),
    ("active", ALL),
    ("trophies", ALL),
    ("aside", ALL),
)

GROUND: Final = Grid(5, 3)
"""The Battlefield (crucible:start.layout)."""
PLACES: Final = GROUND.size
CENTER: Final = 7
"""The place of the Chrysalys."""
TILE_DECK: Final = PLACES
TILE_DISCARD: Final = PLACES + 1
DESTINY: Final = PLACES + 2
DESTINY_DISCARD: Final = PLACES + 3
BOX: Final = PLACES + 4
"""Tokens and Memories that nobody chose, and ground that is not bare."""
TILE_NUMBERS: Final = tuple(["" if place == CENTER else str(place + (place < CENTER)) for place in range(PLACES)])
"""The sums of two Destiny cards that mean the places (crucible:random.table); that of the Chrysalys is its middle."""
PLACE_NAMES: Final = tuple([f"tile {number}" if number else "the Chrysalys" for number in TILE_NUMBERS])
"""What places are called, by the number in their corner: "tile 8", however the board is turned."""
SHARED_ZONES: Final[tuple[tuple[str, str], ...]] = (
    *[(name, ALL) for name in PLACE_NAMES],
    ("tile deck", NONE),
    ("tile discard", ALL),
    ("destiny", NONE),
    ("destiny discard", ALL),
    ("box", ALL),
)


def place_of_sum(total: int) -> int:
    """Return the place that two Destiny cards mean together (crucible:random.table, crucible:ruling.table)."""
    if total == 0:
        return CENTER
    return total - 1 if total <= CENTER else total
