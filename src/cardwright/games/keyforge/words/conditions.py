"""Conditions and numbers that KeyForge cards ask about."""

from dataclasses import dataclass

from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.frames import Activation
from cardwright.kernel.match import Match
from cardwright.language.words import Condition


class Holding(Condition):
    """A condition in a KeyForge match."""

    def holds(self, m: Match, act: Activation) -> bool:
        """Tell whether it holds."""
        assert isinstance(m, KeyForge)
        return self.now(m, act)

    def now(self, m: KeyForge, act: Activation) -> bool:
        """Tell whether it holds."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True)
class OpponentHas(Holding):
    """The opponent's pool is at least, at most or exactly a size: ``least`` to ``most`` (-1: no limit)."""

    least: int
    most: int = -1

    def now(self, m: KeyForge, act: Activation) -> bool:
        """Look at the pool."""
        pool = m.aember[1 - act.player]
        return pool >= self.least and (self.most < 0 or pool <= self.most)

    def text(self) -> str:
        """Print it."""
        if self.most < 0:
            return f"your opponent has {self.least} æmber or more"
        if self.least == self.most:
            return "your opponent has no æmber" if self.most == 0 else f"your opponent has exactly {self.most} æmber"
        return f"your opponent has {self.least} to {self.most} æmber"


@dataclass(frozen=True)
class OpponentIsRicher(Holding):
    """The opponent has more æmber than you."""

    def now(self, m: KeyForge, act: Activation) -> bool:
        """Compare the pools."""
        return m.aember[1 - act.player] > m.aember[act.player]

    def text(self) -> str:
        """Print it."""
        return "your opponent has more æmber than you"


@dataclass(frozen=True)
class OpponentForged(Holding):
    """The opponent forged a key on their previous turn."""

    def now(self, m: KeyForge, act: Activation) -> bool:
        """Look when they forged last."""
        return m.turn > 1 and m.forged[1 - act.player] == m.turn - 1

    def text(self) -> str:
        """Print it."""
        return "your opponent forged a key on their previous turn"


@dataclass(frozen=True)
class MoreCreatures(Holding):
    """You control more creatures than the opponent."""

    def now(self, m: KeyForge, act: Activation) -> bool:
        """Compare the battlelines."""
        return len(m.line(act.player)) > len(m.line(1 - act.player))

    def text(self) -> str:
        """Print it."""
        return "you control more creatures than your opponent"


@dataclass(frozen=True)
class ItWasDestroyed(Holding):
    """What was chosen was destroyed by this ability."""

    yes: bool = True

    def now(self, m: KeyForge, act: Activation) -> bool:
        """Look what it destroyed."""
        return any(card in act.destroyed for card in act.it) == self.yes

    def text(self) -> str:
        """Print it."""
        return "it is destroyed this way" if self.yes else "it is not destroyed"
