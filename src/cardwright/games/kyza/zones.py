"""The spaces of a player, and where a card can be."""

from typing import Final

from cardwright.kernel.core.description import ALL, NONE, OWNER

HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
OUT: Final = 3
"""Out of the game."""
CHARACTERS: Final = 4
SET: Final = 5
"""Effects that lie face down; they and the face-up ones share the effect spaces."""
EFFECTS: Final = 6
"""Effects that were activated: continuous ones, and those that wait to resolve."""
ZONES: Final = 7

# kyza:discard.open, kyza:ruling.own-face-down
ZONE_KINDS: Final = (
    ("hand", OWNER),
    ("deck", NONE),
    ("discard", ALL),
    ("out of the game", ALL),
    ("characters", ALL),
    ("set", OWNER),
    ("effects", ALL),
)
FIELD: Final = (CHARACTERS, SET, EFFECTS)
"""What is on the field."""
PLACE_OF: Final = (HAND, DECK, DISCARD, OUT, CHARACTERS, EFFECTS, EFFECTS)
"""An effect that is turned face up stays where it is, and so the same object."""
