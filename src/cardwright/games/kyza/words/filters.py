"""Properties of cards: "damaged", "attacking", "with Aether Level 3 or less"."""

from dataclasses import dataclass

from cardwright.games.kyza.state import Kyza
from cardwright.kernel.frames import Activation
from cardwright.language.words import Filter


@dataclass(frozen=True)
class Level(Filter):
    """With an Aether Level in a range."""

    least: int = 1
    most: int = 6

    def fits(self, m: Kyza, act: Activation, card: int) -> bool:
        """Look at what is printed."""
        return self.least <= m.printed[card].level <= self.most

    def after_noun(self) -> bool:
        """It goes after the noun."""
        return True

    def text(self) -> str:
        """Print it."""
        if self.least == self.most:
            return f"with Aether Level {self.most}"
        return (
            f"with Aether Level {self.most} or less" if self.least == 1 else f"with Aether Level {self.least} or more"
        )


@dataclass(frozen=True)
class DealsAtMost(Filter):
    """With no more damage than that now."""

    most: int

    def fits(self, m: Kyza, act: Activation, card: int) -> bool:
        """Ask for its damage."""
        return m.damage(card) <= self.most

    def after_noun(self) -> bool:
        """It goes after the noun."""
        return True

    def text(self) -> str:
        """Print it."""
        return f"with {self.most} damage or less"


@dataclass(frozen=True)
class Damaged(Filter):
    """That has taken damage this turn."""

    def fits(self, m: Kyza, act: Activation, card: int) -> bool:
        """Look at the card."""
        return card in m.cards and m.state(card).damage > 0

    def text(self) -> str:
        """Print it."""
        return "damaged"


@dataclass(frozen=True)
class Attacking(Filter):
    """That attacks now."""

    def fits(self, m: Kyza, act: Activation, card: int) -> bool:
        """Look at the combat."""
        return card in m.attackers

    def text(self) -> str:
        """Print it."""
        return "attacking"


@dataclass(frozen=True)
class Fighting(Filter):
    """That attacks or blocks now."""

    def fits(self, m: Kyza, act: Activation, card: int) -> bool:
        """Look at the combat."""
        return card in m.attackers or card in [blocker for _, blocker in m.blocks]

    def text(self) -> str:
        """Print it."""
        return "attacking or blocking"


@dataclass(frozen=True)
class IsContinuous(Filter):
    """Whose effect is continuous, or is not."""

    yes: bool = True

    def fits(self, m: Kyza, act: Activation, card: int) -> bool:
        """Look at what is printed."""
        return m.printed[card].continuous == self.yes

    def text(self) -> str:
        """Print it."""
        return "continuous" if self.yes else "not continuous"
