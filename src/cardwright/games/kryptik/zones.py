"""The zones of a player, and where a card can be."""

from typing import Final

from cardwright.kernel.core.description import ALL, NONE, OWNER

HAND: Final = 0
DECK: Final = 1
ISLAND: Final = 2
SOUL: Final = 3
LIMBO: Final = 4
ABOLISHED: Final = 5
ATTACHED: Final = 6
"""Cards under citizens, with their owner, wherever the citizen is."""
REVEALED: Final = 7
"""Destroyed 11 year cards whose choice waits (kryptik:ruling.pending-row-card)."""
ROW: Final = 8
"""The first of the places of the 11 year row, each a zone of its own that nobody sees."""
PLACES: Final = 6
ZONES: Final = ROW + PLACES

# kryptik:hand.hidden, kryptik:row.face-down, kryptik:ruling.row-places
ZONE_KINDS: Final = (
    ("hand", OWNER),
    ("deck", NONE),
    ("island", ALL),
    ("soul row", ALL),
    ("limbo pile", ALL),
    ("abolished zone", ALL),
    ("attached cards", ALL),
    ("destroyed 11 year cards", ALL),
    *[("11 year row", NONE)] * PLACES,
)
PILE: Final = 0
"""The cards of what is being cast."""
GONE: Final = 1
"""The cards of players who are out of the game."""
SHARED_ZONES: Final = (("effect pile", ALL), ("out of the game", ALL))
