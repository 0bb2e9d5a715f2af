"""Conditions of all games: put together by both, either, not; whose turn it is."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import YOUR_OPPONENT, YOURSELF, Chain, Noun, Phrase, Row
from cardwright.language.limits import Least
from cardwright.language.words import Condition


@dataclass(frozen=True)
class Both(Condition):
    """All of some conditions hold."""

    conditions: Annotated[tuple[Condition, ...], Least(1)]

    def holds(self, m: State, act: Activation) -> bool:
        return False not in [condition.holds(m, act) for condition in self.conditions]

    def always(self) -> bool:
        return False not in [condition.always() for condition in self.conditions]

    def never(self) -> bool:
        return True in [condition.never() for condition in self.conditions]

    def faults(self) -> tuple[str, ...]:
        """One condition is enough by itself."""
        return () if len(self.conditions) > 1 else ("it needs two conditions at least",)

    def phrase(self) -> Phrase:
        return Chain(tuple([condition.phrase() for condition in self.conditions]), "and")

    def denied(self) -> Phrase:
        """Say that one of them does not hold."""
        return Chain(tuple([condition.denied() for condition in self.conditions]), "or")


@dataclass(frozen=True)
class Either(Both):
    """One of some conditions holds, or several."""

    def holds(self, m: State, act: Activation) -> bool:
        return True in [condition.holds(m, act) for condition in self.conditions]

    def always(self) -> bool:
        return True in [condition.always() for condition in self.conditions]

    def never(self) -> bool:
        return False not in [condition.never() for condition in self.conditions]

    def phrase(self) -> Phrase:
        return Chain(tuple([condition.phrase() for condition in self.conditions]), "or")

    def denied(self) -> Phrase:
        """Say that none of them holds."""
        return Chain(tuple([condition.denied() for condition in self.conditions]), "and")


@dataclass(frozen=True)
class Not(Condition):
    """A condition does not hold."""

    condition: Condition

    def holds(self, m: State, act: Activation) -> bool:
        return not self.condition.holds(m, act)

    def always(self) -> bool:
        """If the condition never holds."""
        return self.condition.never()

    def never(self) -> bool:
        """If the condition always holds."""
        return self.condition.always()

    def faults(self) -> tuple[str, ...]:
        """Two make none."""
        return ("it denies what is denied already",) if isinstance(self.condition, Not) else ()

    def phrase(self) -> Phrase:
        """Say the contrary."""
        return self.condition.denied()

    def denied(self) -> Phrase:
        return self.condition.phrase()


def both(*conditions: Condition) -> Condition:
    """All of these hold."""
    return Both(conditions)


def either(*conditions: Condition) -> Condition:
    """At least one of these holds."""
    return Either(conditions)


def no(condition: Condition) -> Condition:
    """This does not hold."""
    return Not(condition)


@dataclass(frozen=True)
class YourTurn(Condition):
    """It is your turn, or it is not."""

    yes: bool = True

    def holds(self, m: State, act: Activation) -> bool:
        return (m.active == act.player) == self.yes

    def phrase(self) -> Phrase:
        return Row(("it is", Noun("turn", of=YOURSELF if self.yes else YOUR_OPPONENT, mere=True)))

    def denied(self) -> Phrase:
        """Say whose turn it is then."""
        return YourTurn(not self.yes).phrase()
