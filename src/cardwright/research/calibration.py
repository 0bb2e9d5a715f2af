"""How many iterations make a level: so many that it wins 60 to 80 % of its games against the level below it.

From the lowest level that searches up, numbers of iterations are tried. One that wins too rarely is too low for all
that follows, one that wins too often too high; the next one lies between them, at their geometric mean. What is found
says how sure it is: by the interval of the share that it won, and that was looked at several times, which makes it a
little narrower than it says.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import floor, log10, sqrt
from typing import Final

from cardwright import bots
from cardwright.research.ladder import STEP, Ladder, Step, called
from cardwright.research.places import Jobs

TRIES: Final = 6
"""Numbers of iterations that are tried for a level."""
LOOKS: Final = (8, 4, 2, 1)
"""A number is judged after one in so many of its games, and given up or taken as soon as its interval is sure."""
FACTOR: Final = 3.0
"""By how much more or less is tried while there is a bound on one side alone."""
GOAL: Final = (STEP.low + STEP.high) / 2


@dataclass(frozen=True)
class Found:
    """What was found for a level: how many iterations it should do, and all that was tried."""

    level: bots.Level
    iterations: int
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
    """Find iterations for the levels that search, one after the other, with ``games`` games a try at most.

    It ends at a level for which no number won often enough: those above would be measured against nothing. ``tell`` is
    told what came of each try; ``keep`` is called whenever there is more to keep.
    """
    below, least, usual = "", 0, 0
    for level in levels:
        if not level.iterations:
            below = called(level)
            continue
        # A level that does more than it used to moves those above it up as well.
        start = level.iterations * least / usual if least and usual else level.iterations
        search = Bisection(ladder, below, least, games, jobs, keep)
        for step in search.tries(tidy(start)):
            tell(step)
        found = Found(level, search.best, search.tried[search.best], tuple(search.tried.values()))
        yield found
        if found.step.rate < STEP.low:
            return
        below, least, usual = called(bots.searching(found.iterations)), found.iterations, level.iterations


class Bisection:
    """The search for one level's iterations, against one bot; a search of ``least`` iterations is no better than it."""

    def __init__(
        self, ladder: Ladder, below: str, least: int, games: int, jobs: Jobs, keep: Callable[[], None]
    ) -> None:
        """Begin without having tried anything."""
        self.ladder = ladder
        self.below = below
        self.games = games
        self.jobs = jobs
        self.keep = keep
        self.low = least
        self.high = 0
        """The least number that won too often; 0 while there is none."""
        self.tried: dict[int, Step] = {}

    @property
    def best(self) -> int:
        """The number of iterations that came nearest to the middle of what is wanted."""
        return min(self.tried, key=lambda n: abs(self.tried[n].rate - GOAL))

    def tries(self, first: int) -> Iterator[Step]:
        """Try numbers of iterations until one fits, or there is none left to try."""
        iterations = first
        while len(self.tried) < TRIES:
            step = self.tried[iterations] = self.measured(iterations)
            yield step
            if step.fits:
                return
            if step.rate < STEP.low:
                self.low = iterations
            else:
                self.high = iterations
            iterations = self.next()
            if iterations in self.tried or not self.low < iterations <= bots.MOST_ITERATIONS:
                return

    def next(self) -> int:
        """Return what to try next, by what is too little and what too much."""
        if not self.high:
            return tidy(self.low * FACTOR)
        return tidy(sqrt(self.low * self.high) if self.low else self.high / FACTOR)

    def measured(self, iterations: int) -> Step:
        """Let a search of so many iterations play until its interval is sure, or all its games are played."""
        upper = called(bots.searching(iterations))
        for part in LOOKS:
            self.ladder.play((self.below, upper), -(-self.games // part), jobs=self.jobs, keep=self.keep)
            if self.ladder.step(self.below, upper).sure:
                break
        return self.ladder.step(self.below, upper)


def tidy(number: float) -> int:
    """Round to two digits that count, as nobody needs more: 173.2 is 170.

    >>> tidy(173.2), tidy(7.4), tidy(0.2)
    (170, 7, 1)
    """
    number = max(number, 1.0)
    unit = int(10 ** max(floor(log10(number)) - 1, 0))
    return round(number / unit) * unit
