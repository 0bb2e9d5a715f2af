from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from cardwright.kernel.basics.dice import Dice
from cardwright.kernel.basics.rng import Rng


def chi_squared(counts: Counter[tuple[int, ...]], outcomes: int) -> float:
    expected = counts.total() / outcomes
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (outcomes - len(counts))


@given(seed=st.integers(), n=st.integers(1, 200))
def test_numbers_are_in_range(seed: int, n: int) -> None:
    dice = Dice(Rng(seed))
    assert all(0 <= dice.below(n) < n for _ in range(50))


def test_the_same_stream_gives_the_same_numbers_and_its_next_number_others() -> None:
    rng = Rng(3)
    one, two, again = Dice(rng), Dice(rng), Dice(Rng(3))
    first = [one.below(1000) for _ in range(20)]
    assert first == [again.below(1000) for _ in range(20)]
    assert first != [two.below(1000) for _ in range(20)]


def test_numbers_are_even_and_do_not_follow_from_the_one_before() -> None:
    """Chi-squared over 36 pairs, 35 degrees of freedom, p > 0.001."""
    dice = Dice(Rng("pairs"))
    pairs: Counter[tuple[int, ...]] = Counter((dice.below(6), dice.below(6)) for _ in range(36_000))
    assert chi_squared(pairs, 36) < 66.6


def test_every_deal_is_as_likely() -> None:
    """Chi-squared over the 12 ways to deal two of four, 11 degrees of freedom, p > 0.001."""
    dice = Dice(Rng("deals"))
    deals: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        dice.deal(items, 2)
        assert sorted(items) == [0, 1, 2, 3]
        deals[tuple(items[:2])] += 1
    assert chi_squared(deals, 12) < 31.3


def test_a_deal_of_all_is_a_shuffle() -> None:
    dice = Dice(Rng("all"))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        dice.deal(items, 3)
        orders[tuple(items)] += 1
    assert chi_squared(orders, 6) < 20.5
    dice.deal([], 0)
