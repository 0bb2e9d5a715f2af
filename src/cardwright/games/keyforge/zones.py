"""The zones of a player, and where a card can be."""

from typing import Final

from cardwright.kernel.core.description import ALL, NONE, OWNER

HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
ARCHIVES: Final = 3
PURGED: Final = 4
LINE: Final = 5
"""The battleline, from the left flank to the right."""
ARTIFACTS: Final = 6
UPGRADES: Final = 7
"""Upgrades that the player controls; each state says which creature is the host."""
PLAYED: Final = 8
"""Where an action card lies while it resolves, which no ability reaches (keyforge:ruling.resolving-action)."""
ZONES: Final = 9

# keyforge:archives.out-of-play, keyforge:discard-pile.open; purged cards lie facedown (keyforge:purge).
ZONE_KINDS: Final = (
    ("hand", OWNER),
    ("deck", NONE),
    ("discard", ALL),
    ("archives", OWNER),
    ("purged", NONE),
    ("battleline", ALL),
    ("artifacts", ALL),
    ("upgrades", ALL),
    ("played", ALL),
)
SHARED_ZONES: Final = (("beneath", NONE),)
BENEATH: Final = 2 * ZONES
"""Where cards lie facedown beneath cards in play, whoever controls those; each state says which are beneath it."""
IN_PLAY: Final = (LINE, ARTIFACTS, UPGRADES)
