"""Changes that the steps of a turn make."""

from cardwright.games.keyforge.events.base import Change
from cardwright.games.keyforge.facts import HOUSES
from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.english import capital
from cardwright.kernel.log import Teller


class TurnBegan(Change):
    """A player's turn began; what counts turns starts anew."""

    __slots__ = ("player", "turn")

    def __init__(self, player: int, turn: int = 0) -> None:
        """Describe it; its number is known once it has begun."""
        self.player: int = player
        self.turn: int = turn

    def apply(self, m: KeyForge) -> None:
        """Make the player active and clear the turn's counts."""
        m.turn += 1
        self.turn = m.turn
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
            m.gone = {}
        for s in m.standing:
            if s.since == m.turn:
                m.reindex()
                break

    def text(self, t: Teller) -> str:
        """Head what follows."""
        return f"Turn {self.turn}: {t.whose(self.player)} turn."


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

    def text(self, t: Teller) -> str:
        """Tell it."""
        if self.house < 0:
            return f"{t.does(self.player, 'have')} no house to choose."
        return f"{t.does(self.player, 'choose')} house {HOUSES[self.house].title()}."


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

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"Check! {capital(t.does(self.player, 'have'))} enough æmber for a key."
