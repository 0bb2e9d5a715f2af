"""The verbs of Krysis and their codes."""

from cardwright.kernel.pieces.options import CARD, COMMON_VERBS, NO_ARGUMENT, NUMBER, PLAYER, ActionTable

STRIDE = 160
"""More than the cards of a match of four with all variants.

4 * 24 agents, 7 extra agents, 24 relics, 4 missions, and what lies on the board: 24 spaces and 4 miners.
"""

_FIRST = len(COMMON_VERBS)
BID_RED = _FIRST
BID_BLUE = _FIRST + 1
BID_WHITE = _FIRST + 2
MOVE_TO = _FIRST + 3
TAKE = _FIRST + 4
KEEP = _FIRST + 5
SEND = _FIRST + 6
LOAD_HOME = _FIRST + 7
SELL = _FIRST + 8
RAID = _FIRST + 9
OVERTIME = _FIRST + 10
USE = _FIRST + 11
FLIP = _FIRST + 12
NO_TRANSPORT = _FIRST + 13
NO_WEAPON = _FIRST + 14
BRING = _FIRST + 15
RED_CRYSTALS = _FIRST + 16
BLUE_CRYSTALS = _FIRST + 17
WHITE_CRYSTALS = _FIRST + 18
RELIC_CARDS = _FIRST + 19
LOAD = _FIRST + 20
DRAW = _FIRST + 21
DISMISS = _FIRST + 22
PICK = _FIRST + 23
ROB = _FIRST + 24
SPY_ON = _FIRST + 25
STEAL = _FIRST + 26
STEAL_NOTHING = _FIRST + 27
TURN_WHITE = _FIRST + 28
TURN_BLUE = _FIRST + 29
TURN_NOTHING = _FIRST + 30

TO_HOME, TO_BANK, TO_CAMP = 0, 1, 2
DESTINATIONS = ("home", "to the bank", "to the camp")
SPACE_NAMES = ("rear", "mid-rear", "mid-front", "front")
"""The spaces of a level by rank; the front one is ahead (krysis:ruling.ranks)."""
START_NAMES = ("I", "II", "III", "IV")
BOARD_NAMES = (*START_NAMES, *SPACE_NAMES * 5)
"""The spaces of the board, in the order of their zones."""
DRAW_FIGHTER, DRAW_TRANSPORTER = 0, 1

ACTIONS = ActionTable(
    STRIDE,
    (
        ("bid red", NUMBER),
        ("bid blue", NUMBER),
        ("bid white", NUMBER),
        ("move to", "space"),
        ("take", NUMBER),
        ("keep", CARD),
        ("send", CARD),
        ("load home", NO_ARGUMENT),
        ("load to sell", NO_ARGUMENT),
        ("raid", PLAYER),
        ("overtime", NO_ARGUMENT),
        ("use", CARD),
        ("flip", CARD),
        ("no transport", NO_ARGUMENT),
        ("no weapon", NO_ARGUMENT),
        ("bring", "destination"),
        ("red", NUMBER),
        ("blue", NUMBER),
        ("white", NUMBER),
        ("relics", NUMBER),
        ("load", CARD),
        ("draw", "deck"),
        ("dismiss", CARD),
        ("pick", CARD),
        ("rob", PLAYER),
        ("spy on", PLAYER),
        ("steal", CARD),
        ("steal nothing", NO_ARGUMENT),
        ("turn white", NUMBER),
        ("turn blue", NUMBER),
        ("turn nothing", NO_ARGUMENT),
    ),
    {"space": BOARD_NAMES, "destination": DESTINATIONS, "deck": ("fighter", "transporter")},
)
