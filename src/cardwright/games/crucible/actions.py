"""The verbs of Crystal Crucible and their codes."""

from typing import Final

from cardwright.games.crucible.zones import PLACE_NAMES
from cardwright.kernel.pieces.options import CARD, COMMON_VERBS, NO_ARGUMENT, ActionTable

STRIDE: Final = 256
"""More than the cards of a match: 12 Tokens, 72 Memories, 34 tiles, 15 of bare ground, 32 Destiny."""

_FIRST: Final = len(COMMON_VERBS)
MOVE_TO: Final = _FIRST
FLIP: Final = _FIRST + 1
CAST: Final = _FIRST + 2
AIM_AT: Final = _FIRST + 3
ALONG: Final = _FIRST + 4
AFFECT: Final = _FIRST + 5
SUMMON_AT: Final = _FIRST + 6
ATTACK: Final = _FIRST + 7
MOVE_TOKEN: Final = _FIRST + 8
ATTACK_WITH: Final = _FIRST + 9
USE: Final = _FIRST + 10
PUSH_TO: Final = _FIRST + 11
RESIST_ALONG: Final = _FIRST + 12
PUT_BACK: Final = _FIRST + 13
FACE: Final = _FIRST + 14
LEARN: Final = _FIRST + 15
POINT_AT: Final = _FIRST + 16
END_TURN: Final = _FIRST + 17

WAYS: Final = ("the row first", "the column first")
"""The two forms of an L, as `Grid.paths` has them (crucible:path.any-l)."""
FACINGS: Final = ("north", "south")
MAGICKS: Final = (
    "ember",
    "tide",
    "gale",
    "stone",
    "spark",
    "rime",
    "thorn",
    "gloam",
    "dawn",
    "bone",
    "hour",
    "mirage",
)
"""The types of Magick (crucible:memory.magick, crucible:ruling.twelve)."""

ACTIONS: Final = ActionTable(
    STRIDE,
    (
        ("move to", "place"),
        ("flip", NO_ARGUMENT),
        ("cast", CARD),
        ("aim at", CARD),
        ("along", "way"),
        ("affect", "place"),
        ("summon at", "place"),
        ("attack", CARD),
        ("move", CARD),
        ("attack with", CARD),
        ("use", CARD),
        ("put at", "place"),
        ("resist along", "way"),
        ("put on top", CARD),
        ("face", "facing"),
        ("learn", "magick"),
        ("point at", "place"),
        ("end turn", NO_ARGUMENT),
    ),
    {"place": PLACE_NAMES, "way": WAYS, "facing": FACINGS, "magick": MAGICKS},
    go_on=("end turn",),
)
