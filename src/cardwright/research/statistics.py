"""What a number of games says about a chance."""

from math import sqrt
from typing import NamedTuple

Z95 = 1.959963984540054
"""The 97.5th percentile of the standard normal distribution: 95 of 100 intervals cover the true chance."""


class Interval(NamedTuple):
    """A range of chances, from 0 to 1."""

    low: float
    high: float


def wilson(successes: float, trials: int, z: float = Z95) -> Interval:
    """Give Wilson's score interval (Wilson 1927) for a chance of which ``successes`` of ``trials`` were seen.

    Holds for few trials and for chances near 0 and 1; without trials it is the whole range. ``successes`` may have
    halves, for draws.

    >>> wilson(95, 100)
    Interval(low=0.8882495307680808, high=0.9784563208456318)
    """
    if trials == 0:
        return Interval(0.0, 1.0)
    rate = successes / trials
    spread = z * z / trials
    middle = rate + spread / 2
    half = z * sqrt(rate * (1 - rate) / trials + spread / trials / 4)
    # At the ends the formula is exact, but not in floating point.
    low = (middle - half) / (1 + spread) if successes > 0 else 0.0
    high = (middle + half) / (1 + spread) if successes < trials else 1.0
    return Interval(low, high)
