"""Conditions put together."""

import pytest

from cardwright.games.keyforge.words.vocabulary import (
    both,
    either,
    no,
    opponent,
    this_is,
    with_aember,
    you,
)
from cardwright.kernel.core.frames import Activation
from cardwright.language.words import Condition
from tests.games.keyforge.table import side, table

RICH = you.aember >= 3
POOR = opponent.aember < 3
NEVER = opponent.aember < 0
ALWAYS = opponent.aember >= 0


@pytest.mark.parametrize(
    ("mine", "theirs", "both_hold", "one_holds"),
    [(3, 2, True, True), (3, 3, False, True), (2, 2, False, True), (2, 3, False, False)],
)
def test_they_hold_together_or_one_of_them(mine: int, theirs: int, *, both_hold: bool, one_holds: bool) -> None:
    m = table(me=side(aember=mine), opponent=side(aember=theirs)).m
    act = Activation(0, 0)
    assert both(RICH, POOR).holds(m, act) is both_hold
    assert no(both(RICH, POOR)).holds(m, act) is not both_hold
    assert either(RICH, POOR).holds(m, act) is one_holds
    assert no(either(RICH, POOR)).holds(m, act) is not one_holds


def test_they_print_and_so_do_their_contraries() -> None:
    assert both(RICH, POOR).text() == "you have at least 3 æmber and your opponent has at most 2 æmber"
    assert no(both(RICH, POOR)).text() == "you have at most 2 æmber or your opponent has at least 3 æmber"
    assert either(RICH, POOR).text() == "you have at least 3 æmber or your opponent has at most 2 æmber"
    assert no(either(RICH, POOR)).text() == "you have at most 2 æmber and your opponent has at least 3 æmber"
    assert no(opponent.forged).text() == "your opponent did not forge a key on their last turn"
    assert no(no(this_is(with_aember))).text() == "this card has æmber on it"


@pytest.mark.parametrize(
    ("condition", "always", "never"),
    [
        (both(ALWAYS, ALWAYS), True, False),
        (both(ALWAYS, RICH), False, False),
        (both(NEVER, RICH), False, True),
        (either(ALWAYS, RICH), True, False),
        (either(NEVER, RICH), False, False),
        (either(NEVER, NEVER), False, True),
        (no(ALWAYS), False, True),
        (no(NEVER), True, False),
    ],
)
def test_what_always_or_never_holds_is_known(condition: Condition, *, always: bool, never: bool) -> None:
    assert condition.always() is always
    assert condition.never() is never


def test_conditions_within_conditions_are_told_apart() -> None:
    a, b, c = opponent.forged, you.aember >= 4, you.aember < 1
    forged = "your opponent forged a key on their last turn"
    rich, poor = "you have at least 4 æmber", "you have no æmber"
    assert both(a, either(b, c)).text() == f"{forged} and either {rich} or {poor}"
    assert either(both(a, b), c).text() == f"both {forged} and {rich} or {poor}"
    assert both(both(a, b), c).text() == f"{forged}, {rich} and {poor}"
    unforged = "your opponent did not forge a key on their last turn"
    assert no(both(a, either(b, c))).text() == (
        f"{unforged} or both you have at most 3 æmber and you have at least 1 æmber"
    )
