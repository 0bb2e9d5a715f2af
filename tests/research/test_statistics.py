from math import isclose

import pytest

from cardwright.research import wilson


def test_an_interval_agrees_with_the_published_figures() -> None:
    # Newcombe (1998), table I, method 3 (score): 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    published = {
        (81, 263): (0.2553, 0.3662),
        (15, 148): (0.0624, 0.1605),
        (0, 20): (0, 0.1611),
        (1, 29): (0.0061, 0.1718),
    }
    for (successes, trials), (low, high) in published.items():
        interval = wilson(successes, trials)
        assert isclose(interval.low, low, abs_tol=5e-5), (successes, trials)
        assert isclose(interval.high, high, abs_tol=5e-5), (successes, trials)


def test_nothing_is_known_without_trials() -> None:
    assert wilson(0, 0) == (0, 1)


@pytest.mark.parametrize("trials", [1, 7, 1000])
def test_an_interval_stays_between_never_and_always_and_is_symmetric(trials: int) -> None:
    for successes in {0, trials // 2, trials}:
        low, high = wilson(successes, trials)
        other_low, other_high = wilson(trials - successes, trials)
        assert 0 <= low < high <= 1
        assert low <= successes / trials <= high
        assert isclose(low, 1 - other_high, abs_tol=1e-12)
        assert isclose(high, 1 - other_low, abs_tol=1e-12)
