"""What numbers make a level: such that it wins 60 to 80 % of its games against the level below it.

For levels that search these are iterations, from the lowest one up; for those that have whims it is how many in a
hundred picks, from the one below Greedy down. A number by which the upper level wins too rarely is too low for all that
follow, one by which it wins too often too high; the next one lies between them, at their geometric mean. What is found
says how sure it is: by the interval of the share that was won, and that was looked at several times, which makes it a
little narrower than it says.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import floor, log10, sqrt
from typing import Final

from cardwright import bots
from cardwright.research.ladder import STEP, Ladder, Step, called
from cardwright.research.places import Jobs

TRIES: Final = 6
"""Numbers that are tried for a level."""
LOOKS: Final = (8, 4, 2, 1)
"""A number is judged after one in so many of its games, and given up or taken as soon as its interval is sure."""
FACTOR: Final = 3.0
"""By how much more or less is tried while there is a bound on one side alone."""
GOAL: Final = (STEP.low + STEP.high) / 2


Pair = Callable[[int], tuple[str, str]]
"""Who meets when a number is tried: the lower bot and the upper one, which wins more often with a greater number."""


@dataclass(frozen=True)
class Found:
    """What was found for a level: the number of its iterations, or of its whims, and all that was tried."""

    level: bots.Level
    number: int
    step: Step
    tried: tuple[Step, ...]


def calibrate(
    ladder: Ladder,
    levels: Sequence[bots.Level],
    games: int,
    *,
    jobs: Jobs = 1,
    tell: Callable[[Step], None] = lambda _: None,
    keep: Callable[[], None] = lambda: None,
) -> Iterator[Found]:
    """Find whims, then iterations for the levels that have them, with ``games`` games a try at most.

    Each of both ends at a level for which no number won often enough: those beyond would be measured against nothing.
    ``tell`` is told what came of each try; ``keep`` is called whenever there is more to keep.
    """
    (middle,) = [called(level) for level in levels if not level.iterations and not level.whims]

    def found(level: bots.Level, pair: Pair, start: float, least: int, most: int) -> Found:
        search = Bisection(ladder, pair, least, most, games, jobs, keep)
        for step in search.tries(min(tidy(start), most)):
            tell(step)
        return Found(level, search.best, search.tried[search.best], tuple(search.tried.values()))

    for direction in (reversed([each for each in levels if each.whims]), [each for each in levels if each.iterations]):
        beside, least, usual = middle, 0, 0
        for level in direction:
            now = level.whims or level.iterations
            # A level that does more than it used to moves those beyond it as well.
            start = now * least / usual if least and usual else now
            if level.whims:
                each = found(level, partial(_careless_below, beside), start, least, bots.MOST_WHIMS)
            else:
                each = found(level, partial(_searching_above, beside), start, least, bots.MOST_ITERATIONS)
            yield each
            if each.step.rate < STEP.low:
                break
            beside = each.step.lower if level.whims else each.step.upper
            least, usual = each.number, now


def _careless_below(upper: str, whims: int) -> tuple[str, str]:
    return called(bots.careless(whims)), upper


def _searching_above(lower: str, iterations: int) -> tuple[str, str]:
    return lower, called(bots.searching(iterations))


class Bisection:
    """The search for one level's number, against one bot; with ``least`` there is no difference between the two."""

    def __init__(
        self, ladder: Ladder, pair: Pair, least: int, most: int, games: int, jobs: Jobs, keep: Callable[[], None]
    ) -> None:
        """Begin without having tried anything."""
        self.ladder = ladder
        self.pair = pair
        self.most = most
        self.games = games
        self.jobs = jobs
        self.keep = keep
        self.low = least
        self.high = 0
        """The least number that won too often; 0 while there is none."""
        self.tried: dict[int, Step] = {}

    @property
    def best(self) -> int:
        """The number that came nearest to the middle of what is wanted."""
        return min(self.tried, key=lambda n: abs(self.tried[n].rate - GOAL))

    def tries(self, first: int) -> Iterator[Step]:
        """Try numbers until one fits, or there is none left to try."""
        number = first
        while len(self.tried) < TRIES:
            step = self.tried[number] = self.measured(number)
            yield step
            if step.fits:
                return
            if step.rate < STEP.low:
                self.low = number
            else:
                self.high = number
            number = self.next()
            if number in self.tried or number <= self.low:
                return

    def next(self) -> int:
        """Return what to try next, by what is too little and what too much."""
        if not self.high:
            return min(tidy(self.low * FACTOR), self.most)
        return tidy(sqrt(self.low * self.high) if self.low else self.high / FACTOR)

    def measured(self, number: int) -> Step:
        """Let the two bots play until the interval is sure, or all games are played."""
        lower, upper = self.pair(number)
        for part in LOOKS:
            self.ladder.play((lower, upper), -(-self.games // part), jobs=self.jobs, keep=self.keep)
            if self.ladder.step(lower, upper).sure:
                break
        return self.ladder.step(lower, upper)


def tidy(number: float) -> int:
    """Round to two digits that count, as nobody needs more: 173.2 is 170.

    >>> tidy(173.2), tidy(7.4), tidy(0.2)
    (170, 7, 1)
    """
    number = max(number, 1.0)
    unit = int(10 ** max(floor(log10(number)) - 1, 0))
    return round(number / unit) * unit
