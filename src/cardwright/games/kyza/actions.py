"""The verbs of Kyza Kards and their codes."""

from typing import Final

from cardwright.kernel.pieces.options import CARD, COMMON_VERBS, NO_ARGUMENT, NUMBER, ActionTable

MOST_CARDS: Final = 100
"""As many cards as a deck may have: what can still be shuffled."""
STRIDE: Final = 2 * MOST_CARDS

_FIRST: Final = len(COMMON_VERBS)
PASS: Final = _FIRST
PLAY_CHARACTER: Final = _FIRST + 1
SET_CARD: Final = _FIRST + 2
ACTIVATE: Final = _FIRST + 3
ATTACK_WITH: Final = _FIRST + 4
BLOCK: Final = _FIRST + 5
NO_BLOCK: Final = _FIRST + 6
STRIKE: Final = _FIRST + 7
GIVE_UP: Final = _FIRST + 8
DISCARD_CARD: Final = _FIRST + 9
AIM_AT: Final = _FIRST + 10
AIM_AT_SET: Final = _FIRST + 11
AIM_AT_EFFECT: Final = _FIRST + 12

ACTIONS: Final = ActionTable(
    STRIDE,
    (
        ("pass", NO_ARGUMENT),
        ("play", CARD),
        ("set", CARD),
        ("activate", CARD),
        ("attack with", CARD),
        ("block", CARD),
        ("do not block", NO_ARGUMENT),
        ("strike", CARD),
        ("give up", CARD),
        ("discard", CARD),
        ("aim at", CARD),
        ("aim at set card", NUMBER),
        ("aim at waiting effect", NUMBER),
    ),
    go_on=("pass",),
)
