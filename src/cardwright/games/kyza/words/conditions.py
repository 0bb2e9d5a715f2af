"""Conditions: who is ahead, what there is."""

from dataclasses import dataclass

from cardwright.games.kyza.state import Kyza
from cardwright.games.kyza.zones import CHARACTERS
from cardwright.kernel.frames import Activation
from cardwright.language.words import Cards, Condition


@dataclass(frozen=True)
class HasLessLife(Condition):
    """You have less life than your opponent."""

    def holds(self, m: Kyza, act: Activation) -> bool:
        """Compare."""
        return m.life[act.player] < m.life[1 - act.player]

    def text(self) -> str:
        """Print it."""
        return "you have less life than your opponent"


@dataclass(frozen=True)
class HasFewerCharacters(Condition):
    """You control fewer characters than your opponent."""

    def holds(self, m: Kyza, act: Activation) -> bool:
        """Compare."""
        return len(m.zone(act.player, CHARACTERS)) < len(m.zone(1 - act.player, CHARACTERS))

    def text(self) -> str:
        """Print it."""
        return "you control fewer characters than your opponent"


@dataclass(frozen=True)
class ThereIs(Condition):
    """There are that many cards of a set."""

    of: Cards
    least: int = 1

    def holds(self, m: Kyza, act: Activation) -> bool:
        """Count."""
        return len(self.of.among(m, act)) >= self.least

    def text(self) -> str:
        """Print it."""
        noun = self.of.text()
        return f"there is any {noun}" if self.least == 1 else f"there are {self.least} or more of: {noun}"


@dataclass(frozen=True)
class YourTurn(Condition):
    """It is your turn, or it is not."""

    yes: bool = True

    def holds(self, m: Kyza, act: Activation) -> bool:
        """Compare."""
        return (m.active == act.player) == self.yes

    def text(self) -> str:
        """Print it."""
        return "it is your turn" if self.yes else "it is your opponent's turn"
