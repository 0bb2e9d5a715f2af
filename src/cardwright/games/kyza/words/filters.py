"""Properties of cards: "damaged", "attacking", "with Aether Level 3 or less"."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.games.kyza.questions import DAMAGE
from cardwright.games.kyza.state import Kyza
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import Does, Part
from cardwright.kernel.pieces.nodes import Term
from cardwright.language.limits import Least
from cardwright.language.words import AFTER, KIND, Filter


@dataclass(frozen=True)
class Level(Filter):
    """With an Aether Level in a range."""

    least: Annotated[int, Least(1, 6)] = 1
    most: Annotated[int, Least(1, 6)] = 6

    def fits(self, m: Kyza, act: Activation, card: int) -> bool:
        return self.least <= m.printed[card].level <= self.most

    def place(self) -> int:
        return AFTER

    def attribute(self) -> Part:
        return f"with {self.level()}"

    def predicate(self) -> Does:
        """Say that it has such a level."""
        return Does("have", (self.level(),))

    def level(self) -> str:
        """Say the range."""
        if self.least == self.most:
            return f"Aether Level {self.most}"
        return f"Aether Level {self.most} or less" if self.least == 1 else f"Aether Level {self.least} or more"


@dataclass(frozen=True)
class DealsAtMost(Filter):
    """With no more damage than that now."""

    most: Annotated[int, Least(0)]

    def fits(self, m: Kyza, act: Activation, card: int) -> bool:
        return m.damage(card) <= self.most

    def consults(self) -> tuple[Term, ...]:
        return (DAMAGE,)

    def place(self) -> int:
        return AFTER

    def attribute(self) -> Part:
        return f"with {self.most} damage or less"

    def predicate(self) -> Does:
        """Say that it deals no more."""
        return Does("have", (f"{self.most} damage or less",))


@dataclass(frozen=True)
class Damaged(Filter):
    """That has taken damage this turn."""

    def fits(self, m: Kyza, act: Activation, card: int) -> bool:
        return card in m.cards and m.state(card).damage > 0

    def attribute(self) -> Part:
        return "damaged"


@dataclass(frozen=True)
class Attacking(Filter):
    """That attacks now."""

    def fits(self, m: Kyza, act: Activation, card: int) -> bool:
        return card in m.attackers

    def attribute(self) -> Part:
        return "attacking"


@dataclass(frozen=True)
class Fighting(Filter):
    """That attacks or blocks now."""

    def fits(self, m: Kyza, act: Activation, card: int) -> bool:
        return card in m.attackers or card in [blocker for _, blocker in m.blocks]

    def attribute(self) -> Part:
        return "attacking or blocking"


@dataclass(frozen=True)
class IsContinuous(Filter):
    """Whose effect is continuous, or is not."""

    yes: bool = True

    def fits(self, m: Kyza, act: Activation, card: int) -> bool:
        return m.printed[card].continuous == self.yes

    def place(self) -> int:
        return KIND

    def attribute(self) -> Part:
        return "continuous" if self.yes else "non-continuous"
