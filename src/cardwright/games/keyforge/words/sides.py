"""Sides as numbers, for what is in force, which does not yet speak of players."""

from typing import Final

from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.frames import Activation

YOU: Final = 0
OPPONENT: Final = 1
YOURS: Final = 0
OPPONENTS: Final = 1
ANYONES: Final = 2


def who(m: KeyForge, act: Activation, side: int) -> int:
    """Return the player that a word is about."""
    return act.player if side == YOU else m.opponent(act.player)
