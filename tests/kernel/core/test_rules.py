"""What follows by itself between two steps: who looks, when, and in which order."""

from collections.abc import Iterator

import pytest

from cardwright.kernel.core.frames import Activation, Frame, Immediate
from cardwright.kernel.core.rules import Check, Rules
from cardwright.kernel.core.state import State
from tests.toys.duel_match import DEAD, NO_LIFE, Duel, Hurt, Left, LifeLost
from tests.toys.duel_rules import DuelRules
from tests.toys.duel_table import find, laid_out, where

LOOKED: list[str] = []


class Watchful(Check):
    """A check that says when it looks, and finds something the first so many times."""

    def __init__(self, name: str, bit: int, *, finds: int = 0, at_once: bool = False) -> None:
        super().__init__(bit, "power", at_once=at_once)
        self.name = name
        self.finds = finds

    def look(self, m: State) -> bool:
        LOOKED.append(self.name)
        self.finds -= 1
        m.wake(self.bit if self.finds >= 0 else 0)
        return self.finds >= 0


@pytest.fixture
def m(monkeypatch: pytest.MonkeyPatch) -> Iterator[Duel]:
    """A duel with an Ox, whose checks only say that they looked."""
    m = laid_out({"field": ["Ox"]}, {"field": ["Captain", "Bear"]})
    checks = (Watchful("first", 2), Watchful("second", 4, finds=1), Watchful("urgent", 8, at_once=True))
    monkeypatch.setattr(m.game, "rules", DuelRules(checks))
    LOOKED.clear()
    m.woken = 0
    m.unsettled = False
    yield m
    LOOKED.clear()


def settle(m: Duel) -> list[str]:
    """Look until there is nothing more to look at."""
    while m.unsettled:
        m.game.rules.settle(m)
    return LOOKED


def test_only_who_was_woken_looks_and_once(m: Duel) -> None:
    m.wake(2)
    assert settle(m) == ["first"]
    assert m.woken == 0


def test_where_something_followed_the_first_check_is_the_first_again(m: Duel) -> None:
    m.wake(2 | 4)
    assert settle(m) == ["first", "second", "second"]
    m.wake(4)
    m.game.rules.checks[1].finds = 1  # type: ignore[attr-defined] # a check of this file
    m.wake(2)
    assert settle(m) == ["first", "second", "second", "first", "second", "second"]


def test_what_begins_and_ends_wakes_who_asks_the_same(m: Duel) -> None:
    captain = find(m, "Captain")
    m.do(Left(captain, 0))
    assert m.woken & 14 == 14
    settle(m)
    m.woken = 0
    m.do(Left(find(m, "Bear"), 0))
    assert m.woken & ~DEAD == 0, "nothing bends a power any more"


class Waiting(Immediate):
    """An event that waits for something."""


def test_nothing_is_looked_at_while_an_event_waits_but_what_cannot_wait(m: Duel) -> None:
    m.frames.append(Frame(Waiting(), Activation(0, -1)))
    m.wake(2 | 8)
    assert settle(m) == ["urgent"]
    m.frames.pop()
    m.unsettled = True
    assert settle(m) == ["urgent", "first"]


def test_nothing_is_checked_while_something_happens_instead(m: Duel) -> None:
    m.frames[-1].act = Activation(0, -1)
    m.frames[-1].act.replacing = (1,)
    m.wake(2)
    assert settle(m) == []
    assert m.woken == 2


def test_two_checks_need_two_bits() -> None:
    with pytest.raises(ValueError, match="same bit"):
        Rules((Watchful("one", 2), Watchful("other", 2)))


def test_deaths_come_before_defeats_and_both_before_what_they_set_off() -> None:
    m = laid_out({"field": ["Mourner"]}, {"field": ["Ox"]}, {})
    m.do(Hurt(find(m, "Mourner"), 9))
    m.do(LifeLost(1, 9))
    assert m.woken == DEAD | NO_LIFE
    m.run()
    assert (where(m, "Mourner"), where(m, "Ox", 1), m.seats) == ("grave", "grave", (0, 2))
    assert [m.prints[item.act.source].name for item in m.pile] == ["Mourner"]


def test_a_copy_has_been_woken_too() -> None:
    m = laid_out({"field": ["Ox"]}, {})
    m.do(Hurt(find(m, "Ox", 0), 9))
    copy = m.copy()
    for each in (copy, m):
        each.run()
        assert where(each, "Ox", 0) == "grave"
