"""The verbs of Kryptik and their codes."""

from typing import Final

from cardwright.games.kryptik.zones import PLACES
from cardwright.kernel.pieces.options import CARD, COMMON_VERBS, NO_ARGUMENT, NUMBER, PLAYER, ActionTable

MOST_PLAYERS: Final = 6
MOST_CARDS: Final = 64
"""As many cards as a deck may have: what six players can still lay out."""
STRIDE: Final = MOST_PLAYERS * MOST_CARDS

PLACE: Final = "row place"
"""An argument that is a place of a row: the player's number times six, and the place."""
ENERGY: Final = "energy"
"""An argument that is a color of energy."""

_FIRST: Final = len(COMMON_VERBS)
PASS: Final = _FIRST
CAST: Final = _FIRST + 1
USE: Final = _FIRST + 2
USE_SECOND: Final = _FIRST + 3
LAY_SOUL: Final = _FIRST + 4
PRODUCE: Final = _FIRST + 5
PAY_WITH: Final = _FIRST + 6
PAY_ENERGY: Final = _FIRST + 7
AIM_AT: Final = _FIRST + 8
AIM_AT_PLACE: Final = _FIRST + 9
AIM_AT_PLAYER: Final = _FIRST + 10
AIM_AT_EFFECT: Final = _FIRST + 11
ATTACK_WITH: Final = _FIRST + 12
NO_ATTACK: Final = _FIRST + 13
ATTACK_PLACE: Final = _FIRST + 14
ATTACK_PLAYER: Final = _FIRST + 15
BLOCK_WITH: Final = _FIRST + 16
STRIKE: Final = _FIRST + 17
HIT_PLACE: Final = _FIRST + 18
PUT_UNDER: Final = _FIRST + 19
DISCARD_CARD: Final = _FIRST + 20
LOSE_PLACE: Final = _FIRST + 21
BEGINS: Final = _FIRST + 22
MAKE: Final = _FIRST + 23

WRITTEN: Final = {
    LAY_SOUL: "put {} into your soul row",
    PAY_ENERGY: "pay with {} energy",
    AIM_AT_PLAYER: "aim at {}",
    ATTACK_PLAYER: "attack {}",
    PUT_UNDER: "put {} under your deck",
    MAKE: "make {} energy",
}
"""How those are written that do not read well as verb and argument."""

PLACE_WORDS: Final = tuple(
    [f"{place + 1} of player {seat + 1}" for seat in range(MOST_PLAYERS) for place in range(PLACES)]
)
COLORS: Final = ("white", "blue", "black", "green", "colorless")

ACTIONS: Final = ActionTable(
    STRIDE,
    (
        ("pass", NO_ARGUMENT),
        ("cast", CARD),
        ("use", CARD),
        ("use second ability of", CARD),
        ("put into soul row", CARD),
        ("produce with", CARD),
        ("pay with", CARD),
        ("pay with energy", ENERGY),
        ("aim at", CARD),
        ("aim at place", PLACE),
        ("aim at player", PLAYER),
        ("aim at waiting effect", NUMBER),
        ("attack with", CARD),
        ("no attack", NO_ARGUMENT),
        ("attack place", PLACE),
        ("attack player", PLAYER),
        ("block with", CARD),
        ("strike", CARD),
        ("hit place", PLACE),
        ("put under the deck", CARD),
        ("discard", CARD),
        ("lose place", PLACE),
        ("first turn to", PLAYER),
        ("make energy", ENERGY),
    ),
    words={PLACE: PLACE_WORDS, ENERGY: COLORS},
    go_on=("pass", "no attack"),
)
