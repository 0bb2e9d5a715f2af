"""The zones of a player, and where a card can be."""

from cardwright.kernel.game import ALL, NONE, OWNER

HAND = 0
DECK = 1
DISCARD = 2
ARCHIVES = 3
PURGED = 4
LINE = 5
"""The battleline, from the left flank to the right."""
ARTIFACTS = 6
UPGRADES = 7
"""Upgrades that the player controls; each state says which creature is the host."""
PLAYED = 8
"""Where an action card lies while it resolves, which no ability reaches (keyforge:ruling.resolving-action)."""
ZONES = 9

# keyforge:archives.out-of-play, keyforge:discard-pile.open; purged cards lie facedown (keyforge:purge).
ZONE_KINDS = (
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
IN_PLAY = (LINE, ARTIFACTS, UPGRADES)
