"""Changes that the steps of a turn make."""

from cardwright.games.keyforge.events.base import Change
from cardwright.games.keyforge.state import KeyForge


class TurnBegan(Change):
    """A player's turn began; what counts turns starts anew."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        """Describe it."""
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        """Make the player active and clear the turn's counts."""
        m.turn += 1
        m.active = self.player
        m.house = -1
        m.from_hand = 0
        m.played_before = m.played
        m.played = ()
        m.discarded = ()
        m.deeds = ()
        m.creatures_used = 0
        m.fallen = (0, 0)
        if m.departed:
            m.departed = {}
        if m.standing:
            m.reindex()


class HouseChosen(Change):
    """The active player chose the active house, or none (-1) where no choice was legal (keyforge:house.choose)."""

    __slots__ = ("house", "player")

    def __init__(self, player: int, house: int) -> None:
        """Describe it."""
        self.player: int = player
        self.house: int = house

    def apply(self, m: KeyForge) -> None:
        """Set it."""
        m.house = self.house


class TurnEnded(Change):
    """A player's turn is over; what lasted for this turn ends (keyforge:end-of-turn)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        """Describe it."""
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        """End what lasts no longer."""
        if m.standing:
            m.remove_standing([s for s in m.standing if 0 < s.until <= m.turn])


class Announced(Change):
    """A player announced "Check!": they can afford a key (keyforge:check)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        """Describe it."""
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        """Change nothing: it is said, no more."""
