"""Where the cards of a draft can be, and its verbs."""

from typing import Final

from cardwright.kernel.core.description import NONE, OWNER
from cardwright.kernel.pieces.options import CARD, COMMON_VERBS, ActionTable

POOL: Final = 0
"""What a player has picked."""
DECK: Final = 1
"""What of that is in the player's deck, once decks are built."""
PACK: Final = 2
"""The booster that a player holds."""
UNOPENED: Final = 3
"""The boosters that a player will open, the next one on top."""
ZONES: Final = 4
ZONE_KINDS: Final = (("pool", OWNER), ("deck", OWNER), ("booster", OWNER), ("unopened boosters", NONE))
GONE: Final = 0
"""What was in front of players who have left."""
SHARED_ZONES: Final = (("out of the draft", NONE),)

STRIDE: Final = 384
"""More than the cards of six players with five boosters each."""
PICK: Final = len(COMMON_VERBS)
TAKE_IN: Final = PICK + 1
LEAVE_OUT: Final = PICK + 2

ACTIONS: Final = ActionTable(STRIDE, (("pick", CARD), ("take in", CARD), ("leave out", CARD)))
