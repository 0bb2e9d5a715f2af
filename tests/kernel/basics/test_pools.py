"""Pools of pieces that are only counted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.kernel.basics import pools
from cardwright.kernel.basics.rng import Rng

POOLS = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(0, 6)), min_size=1, max_size=4)


def test_pieces_are_added_and_taken() -> None:
    assert pools.added((1, 0, 2), (1, 1, 1)) == (2, 1, 3)
    assert pools.taken((2, 1, 3), (1, 1, 1)) == (1, 0, 2)
    assert pools.available((1, 0, 5), (2, 2, 2)) == (1, 0, 2)
    assert pools.worth((1, 0, 2), (3, 2, 1)) == 5
    assert pools.text((0, 0), ("R", "W")) == "nothing"


def test_what_is_not_there_cannot_be_taken() -> None:
    assert not pools.covers((1, 9), (2, 0))
    with pytest.raises(ValueError, match="cannot be taken"):
        pools.taken((1, 9), (2, 0))


def test_a_hidden_pool_shows_not_even_how_much_it_holds() -> None:
    assert pools.shown((3, 1), 0b010, 1) == (3, 1)
    assert pools.shown((3, 1), 0b010, 0) is None
    assert pools.shown((3, 1), 0b010, 2) is None


@given(POOLS, st.integers())
def test_hidden_pools_are_dealt_anew_from_the_same_pieces(hidden: list[pools.Pool], seed: int) -> None:
    anew = pools.dealt_anew(hidden, Rng(seed))
    assert [sum(pool) for pool in anew] == [sum(pool) for pool in hidden]
    assert [sum(kind) for kind in zip(*anew, strict=True)] == [sum(kind) for kind in zip(*hidden, strict=True)]


@given(POOLS, st.integers())
def test_a_deal_does_not_depend_on_what_it_was_before(hidden: list[pools.Pool], seed: int) -> None:
    anew = pools.dealt_anew(hidden, Rng(seed))
    assert pools.dealt_anew(anew, Rng(seed)) == anew


def test_every_deal_comes_up() -> None:
    rng = Rng(5)
    assert {tuple(pools.dealt_anew([(1, 1), (0, 1)], rng)) for _ in range(60)} == {
        ((1, 1), (0, 1)),
        ((0, 2), (1, 0)),
    }
