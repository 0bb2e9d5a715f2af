"""Properties of cards: "attacking", "engaged", "with attack 2 or less", "Thornfolk"."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.games.kryptik.overlords import rival
from cardwright.games.kryptik.prints import FACTIONS
from cardwright.games.kryptik.questions import ATTACK
from cardwright.games.kryptik.state import Kryptik
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import Does, Part
from cardwright.kernel.pieces.nodes import Term
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.language.limits import Among, Least
from cardwright.language.words import AFTER, KIND, Filter

MOST_COST: Final = 20
"""The highest soul cost of a card: more than any soul row gives."""


@dataclass(frozen=True)
class Attacking(Filter):
    """That attacks now."""

    def fits(self, m: Kryptik, act: Activation, card: int) -> bool:
        return card == m.attacker

    def attribute(self) -> Part:
        return "attacking"


@dataclass(frozen=True)
class Blocking(Filter):
    """That blocks now."""

    def fits(self, m: Kryptik, act: Activation, card: int) -> bool:
        return card in m.blockers

    def attribute(self) -> Part:
        return "blocking"


@dataclass(frozen=True)
class IsEngaged(Filter):
    """That is engaged."""

    def fits(self, m: Kryptik, act: Activation, card: int) -> bool:
        return card in m.cards and m.state(card).engaged

    def attribute(self) -> Part:
        return "engaged"


@dataclass(frozen=True)
class AttackAtMost(Filter):
    """With no more attack than that now."""

    most: Annotated[int, Least(0)]

    def fits(self, m: Kryptik, act: Activation, card: int) -> bool:
        return m.attack(card) <= self.most

    def consults(self) -> tuple[Term, ...]:
        return (ATTACK,)

    def place(self) -> int:
        return AFTER

    def attribute(self) -> Part:
        return f"with attack {self.most} or less"

    def predicate(self) -> Does:
        """Say that it has no more."""
        return Does("have", (f"attack {self.most} or less",))


@dataclass(frozen=True)
class SoulCost(Filter):
    """With a soul cost in a range; an X counts nothing."""

    least: Annotated[int, Least(0)] = 0
    most: Annotated[int, Least(0)] = MOST_COST

    def fits(self, m: Kryptik, act: Activation, card: int) -> bool:
        return self.least <= m.printed[card].soul_cost <= self.most

    def faults(self) -> tuple[str, ...]:
        """Some cards cost so much, and others do not."""
        if self.least > self.most:
            return ("no soul cost is in its range",)
        return ("all soul costs are in its range",) if self.least == 0 and self.most >= MOST_COST else ()

    def place(self) -> int:
        return AFTER

    def attribute(self) -> Part:
        return f"with {self.cost()}"

    def predicate(self) -> Does:
        """Say that it has such a cost."""
        return Does("have", (self.cost(),))

    def cost(self) -> str:
        """Say the range."""
        if self.least == self.most:
            return f"soul cost {self.most}"
        if self.most >= MOST_COST:
            return f"soul cost {self.least} or more"
        return f"soul cost {self.most} or less" if self.least == 0 else f"soul cost {self.least} to {self.most}"


@dataclass(frozen=True)
class OfFaction(Filter):
    """Of a faction (kryptik:faction)."""

    faction: Annotated[str, Among(*FACTIONS)]

    def fits(self, m: Kryptik, act: Activation, card: int) -> bool:
        return m.printed[card].faction == self.faction

    def place(self) -> int:
        return KIND

    def attribute(self) -> Part:
        return self.faction


@dataclass(frozen=True)
class IsOverlord(Filter):
    """That is an overlord."""

    def fits(self, m: Kryptik, act: Activation, card: int) -> bool:
        return m.printed[card].overlord

    def place(self) -> int:
        return KIND

    def attribute(self) -> Part:
        return "overlord"


@dataclass(frozen=True)
class SameName(Filter):
    """With the name of the source."""

    def fits(self, m: Kryptik, act: Activation, card: int) -> bool:
        return m.printed[card].name == m.printed[act.source].name

    def place(self) -> int:
        return AFTER

    def attribute(self) -> Part:
        return "with the same name"

    def predicate(self) -> Does:
        """Say that it has."""
        return Does("have", ("the same name",))


@dataclass(frozen=True)
class MayBeTaken(Filter):
    """Of which you may take control: no overlord with the name of one that you control (kryptik:overlord.no-take).

    That is a rule, and no card says it.
    """

    def fits(self, m: Kryptik, act: Activation, card: int) -> bool:
        return rival(m, card, act.player) == NOBODY

    def attribute(self) -> Part:
        return ""
