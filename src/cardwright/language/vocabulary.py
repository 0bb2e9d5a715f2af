"""What authors type in every game; the vocabulary of each adds its own words."""

from typing import Final

from cardwright.kernel.core.frames import StandingNode
from cardwright.language import choice
from cardwright.language.choice import OTHER_TARGET, Choice
from cardwright.language.flow import If, May, in_order
from cardwright.language.force import Itself
from cardwright.language.happenings import Happening, Whenever
from cardwright.language.numbers import CountOf, number
from cardwright.language.targets import Each, It, This
from cardwright.language.words import Cards, Condition, Effect, Number, Target

this: Final = This()
this_card: Final = Itself()
it: Final = It()


def target(of: Cards, n: int = 1, *, up_to: bool = False) -> Choice:
    """What the effect is aimed at when it is declared."""
    return choice.target(of, n, up_to=up_to)


def other_target(of: Cards) -> Choice:
    """A second target beside the first."""
    return choice.target(of, name=OTHER_TARGET)


def each(of: Cards) -> Target:
    """All cards of a set."""
    return Each(of)


def choose(of: Cards, n: int = 1, *, up_to: bool = False) -> Target:
    """Cards chosen as the effect resolves."""
    return Choice(of, number(n), up_to)


def count_of(of: Cards) -> Number:
    """As many as there are cards of a set."""
    return CountOf(of)


def may(what: Effect) -> Effect:
    """Optionally, as the effect resolves."""
    return May(what)


def if_(condition: Condition, then: Effect, otherwise: Effect | None = None) -> Effect:
    """Under a condition, asked as the effect resolves."""
    return If(condition, then) if otherwise is None else If(condition, then, otherwise)


def both(*parts: Effect) -> Effect:
    """One effect after another."""
    return in_order(parts)


def whenever(happening: Happening, *what: Effect, when: Condition | None = None) -> StandingNode:
    """Each time something happens."""
    return Whenever(happening, in_order(what), when)
