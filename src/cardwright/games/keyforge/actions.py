"""The verbs of KeyForge and their codes."""

from typing import Final

from cardwright.games.keyforge.facts import HOUSES
from cardwright.kernel.pieces.options import CARD, COMMON_VERBS, NO_ARGUMENT, NUMBER, ActionTable

STRIDE: Final = 72
"""As many arguments as there are cards in a match: two decks of 36."""

_FIRST: Final = len(COMMON_VERBS)
END_TURN: Final = _FIRST
PLAY_CARD: Final = _FIRST + 1
DISCARD_CARD: Final = _FIRST + 2
REAP_WITH: Final = _FIRST + 3
FIGHT_WITH: Final = _FIRST + 4
ACT_WITH: Final = _FIRST + 5
OMNI_OF: Final = _FIRST + 6
UNSTUN: Final = _FIRST + 7
ATTACK: Final = _FIRST + 8
FLANK: Final = _FIRST + 9
HOUSE: Final = _FIRST + 10
MULLIGAN: Final = _FIRST + 11
KEEP: Final = _FIRST + 12
TAKE_ARCHIVES: Final = _FIRST + 13
LEAVE_ARCHIVES: Final = _FIRST + 14
BID: Final = _FIRST + 15
PASS: Final = _FIRST + 16
GO: Final = _FIRST + 17
DECK_CHOICE: Final = _FIRST + 18
AMOUNT: Final = _FIRST + 19

ACTIONS: Final = ActionTable(
    STRIDE,
    (
        ("end turn", NO_ARGUMENT),
        ("play", CARD),
        ("discard", CARD),
        ("reap", CARD),
        ("fight with", CARD),
        ("use", CARD),
        ("omni", CARD),
        ("unstun", CARD),
        ("attack", CARD),
        ("", "flank"),
        ("house", "house"),
        ("mulligan", NO_ARGUMENT),
        ("keep hand", NO_ARGUMENT),
        ("take archives", NO_ARGUMENT),
        ("leave archives", NO_ARGUMENT),
        ("bid", NUMBER),
        ("pass", NO_ARGUMENT),
        ("go", "order"),
        ("play deck", NUMBER),
        ("amount", NUMBER),
    ),
    {"flank": ("left flank", "right flank"), "house": HOUSES, "order": ("first", "second")},
    go_on=("pass",),
)
