"""The verbs of KeyForge and their codes."""

from cardwright.games.keyforge.facts import HOUSES
from cardwright.kernel.options import CARD, COMMON_VERBS, NO_ARGUMENT, NUMBER, ActionTable

STRIDE = 72
"""As many arguments as there are cards in a match: two decks of 36."""

_FIRST = len(COMMON_VERBS)
END_TURN = _FIRST
PLAY_CARD = _FIRST + 1
DISCARD_CARD = _FIRST + 2
REAP_WITH = _FIRST + 3
FIGHT_WITH = _FIRST + 4
ACT_WITH = _FIRST + 5
OMNI_OF = _FIRST + 6
UNSTUN = _FIRST + 7
ATTACK = _FIRST + 8
FLANK = _FIRST + 9
HOUSE = _FIRST + 10
MULLIGAN = _FIRST + 11
KEEP = _FIRST + 12
TAKE_ARCHIVES = _FIRST + 13
LEAVE_ARCHIVES = _FIRST + 14
BID = _FIRST + 15
PASS = _FIRST + 16
GO = _FIRST + 17
DECK_CHOICE = _FIRST + 18
AMOUNT = _FIRST + 19

ACTIONS = ActionTable(
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
)
