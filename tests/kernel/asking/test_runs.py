"""Runs reach every answer by exactly one row of picks, and lead into no dead end."""

from dataclasses import dataclass
from itertools import combinations, product

from hypothesis import given
from hypothesis import strategies as st

from cardwright.kernel.asking.runs import Amounts, Run, Series, Several, arguments, random_picks
from cardwright.kernel.basics.quantities import Kind, Limit
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.state import State
from cardwright.kernel.pieces.options import CHOOSE, DONE
from tests.toys.auction import AUCTIONS, BID_RED, BID_WHITE, STRIDE

M = AUCTIONS[2].start(seed=1)
ACT = Activation(0, -1)


def answers(run: Run, picks: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """Every row of picks that a run can end with."""
    codes = run.codes(M, ACT, 0, picks)
    assert len(set(codes)) == len(codes)
    return [picks] if not codes else [end for code in codes for end in answers(run, (*picks, code))]


@dataclass(frozen=True)
class Some(Several):
    things: int
    low: int
    high: int

    def items(self, m: State, act: Activation, player: int) -> list[int]:
        return [CHOOSE * STRIDE + thing for thing in range(self.things)]

    def least(self, m: State, act: Activation, player: int) -> int:
        return self.low

    def most(self, m: State, act: Activation, player: int) -> int:
        return self.high


@dataclass(frozen=True)
class Worth(Amounts):
    """Red ones count two and white ones one; together they must count the total."""

    whole: int
    red: int
    white: int

    def kinds(self) -> tuple[Kind, ...]:
        return Kind(BID_RED, "red ones"), Kind(BID_WHITE, "white ones")

    def most(self, m: State, act: Activation, player: int) -> tuple[int, ...]:
        return self.red, self.white

    def limits(self, m: State, act: Activation, player: int) -> tuple[Limit, ...]:
        return (Limit((2, 1), self.whole, self.whole),)


@given(st.integers(0, 5), st.integers(0, 3), st.integers(0, 6))
def test_several_things_are_taken_in_order_each_set_once(things: int, low: int, more: int) -> None:
    found = [tuple(arguments(M, picks)) for picks in answers(Some(things, low, low + more))]
    sizes = range(min(low, things), min(low + more, things) + 1)
    assert sorted(found) == sorted(kept for size in sizes for kept in combinations(range(things), size))


def test_any_number_of_things_may_be_taken() -> None:
    assert len(answers(Some(4, 0, -1))) == 2**4


def test_nobody_is_asked_whether_he_is_done_when_nothing_is_left() -> None:
    some = Some(2, 0, 2)
    done = DONE * STRIDE
    assert some.codes(M, ACT, 0, ()) == [CHOOSE * STRIDE, CHOOSE * STRIDE + 1, done]
    assert some.codes(M, ACT, 0, (CHOOSE * STRIDE + 1,)) == []
    assert some.codes(M, ACT, 0, (done,)) == []


@given(st.integers(0, 9), st.integers(0, 4), st.integers(0, 4))
def test_amounts_offer_only_what_can_be_completed(total: int, red: int, white: int) -> None:
    right = [(r, w) for r, w in product(range(red + 1), range(white + 1)) if 2 * r + w == total]
    run = Worth(total, red, white)
    if not right:
        assert run.codes(M, ACT, 0, ()) == []
        return
    assert [tuple(arguments(M, picks)) for picks in answers(run)] == right


def test_a_series_asks_one_run_after_the_other() -> None:
    series = Series((Some(2, 1, 1), Some(0, 0, 0), Some(3, 0, 1)))
    found = answers(series)
    assert len(found) == 2 * 4
    parts = series.parts(M, ACT, 0, found[-1])
    assert [arguments(M, part) for part in parts] == [[1], [], []]
    assert parts[2] == (DONE * STRIDE,)


def test_random_picks_are_an_answer() -> None:
    some = Some(5, 2, 3)
    rng = Rng(3)
    drawn = {random_picks(some, M, ACT, 0, rng) for _ in range(300)}
    assert drawn == set(answers(some))
    assert {len(random_picks(some, M, ACT, 0, rng, 1)) for _ in range(9)} == {1}
