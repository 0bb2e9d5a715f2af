"""What all events of Crystal Crucible share."""

from typing import Final

from cardwright.kernel.core.events import Event

WALKED: Final = 0
PUSHED: Final = 1
SWAPPED: Final = 2
PLACED: Final = 3
BACK: Final = 4
"""How a Token comes to a place: by itself, pushed or pulled, by a swap, put there, back where it came from."""
BY_RULES: Final = -1
"""The source of Damage that no other player dealt (crucible:ruling.no-source)."""


class Change(Event):
    """An event of Crystal Crucible."""
