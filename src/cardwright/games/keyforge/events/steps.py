"""Changes that the steps of a turn make."""

from cardwright.games.keyforge.events.base import Change
from cardwright.games.keyforge.facts import HOUSES
from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.core.log import Teller
from cardwright.kernel.grammar.forms import capital


class TurnBegan(Change):
    """A player's turn began; what counts turns starts anew. Its number is known once it has begun."""

    tells = "Turn {turn}: {player's} turn."
    deed = "turn"

    def __init__(self, player: int, turn: int = 0) -> None:
        self.player: int = player
        self.turn: int = turn

    def apply(self, m: KeyForge) -> None:
        m.begin_turn(self.player)
        self.turn = m.turn
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


class HouseChosen(Change):
    """The active player chose the active house, or none (-1) where no choice was legal (keyforge:house.choose)."""

    deed = "chosen"

    def __init__(self, player: int, house: int) -> None:
        self.player: int = player
        self.house: int = house

    def apply(self, m: KeyForge) -> None:
        m.house = self.house

    def text(self, t: Teller) -> str:
        if self.house < 0:
            return f"{t.does(self.player, 'have')} no house to choose."
        return f"{t.does(self.player, 'choose')} house {HOUSES[self.house].title()}."


class EndReached(Change):
    """A player's turn came to its end, which sets off what waits for it (keyforge:end-of-turn)."""

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        """Change nothing: it is what others wait for."""


class TurnEnded(Change):
    """A player's turn is over; what lasted for this turn ends (keyforge:end-of-turn)."""

    deed = "phase"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        m.end_turn()


class Announced(Change):
    """A player announced "Check!": they can afford a key (keyforge:check)."""

    deed = "said"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        """Change nothing: it is said, no more."""

    def text(self, t: Teller) -> str:
        return f"Check! {capital(t.does(self.player, 'have'))} enough æmber for a key."
