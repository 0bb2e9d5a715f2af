"""How strong bots are: ratings of which the differences say how often who wins, found by choix.

For two players that is the model of Bradley and Terry (1952), for more of them that of Plackett and Luce, of which a
game between bots tells who came first and nothing of those behind.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from typing import Final, NamedTuple

import choix
import numpy as np
from numpy.typing import NDArray

from cardwright.research.ladder import Meeting
from cardwright.research.statistics import Z95

ELO: Final = 400 / log(10)
"""Points of Elo's scale in a difference by which one wins e times as often as the other."""
TWO: Final = 2
HALF: Final = 0.5


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is, in points of Elo's scale above the anchor, with the 95 % confidence interval of that.

    Who is 100 points above another wins 64 % of their games, 200 points 76 %.
    """

    bot: str
    points: float
    low: float
    high: float


class First(NamedTuple):
    """``times`` times one came first among others, as places in the list of bots."""

    winner: int
    others: list[int]
    times: float


def rate(meetings: Sequence[Meeting], who: Sequence[str], anchor: str) -> list[Rating]:
    """Rate bots by their meetings, which must connect all of them; the anchor has 0 points.

    Each bot of a meeting counts as if it had won half a game more: so one that has won all its games is so much above
    the others as their number can tell, not endlessly. The intervals are those of the likelihood's curvature.
    """
    firsts = [first for meeting in meetings for first in _firsts(meeting, who)]
    strengths = _fitted(firsts, len(who))
    at = who.index(anchor)
    deviations = _deviations(firsts, strengths, at)
    points = ELO * (strengths - strengths[at])
    halves = ELO * Z95 * deviations
    return [
        Rating(bot, float(points[i]), float(points[i] - halves[i]), float(points[i] + halves[i]))
        for i, bot in enumerate(who)
    ]


def _firsts(meeting: Meeting, who: Sequence[str]) -> Iterator[First]:
    places = [who.index(bot) for bot in meeting.bots]
    for place in places:
        yield First(place, [other for other in places if other != place], HALF)
    for winners, count in meeting.wins.items():
        won = [places[i] for i in winners]
        others = [place for place in places if place not in won]
        if won and others:
            # Of those who won together nobody came before another.
            for place in won:
                yield First(place, others, count)
        elif len(places) == TWO:
            # A draw is half a win for both; of more than two it says nothing.
            yield First(places[0], places[1:], count * HALF)
            yield First(places[1], places[:1], count * HALF)


def _fitted(firsts: Sequence[First], number: int) -> NDArray[np.float64]:
    """Return the most likely strengths."""
    if all(len(first.others) == 1 for first in firsts):
        wins = np.zeros((number, number))
        for first in firsts:
            wins[first.winner, first.others[0]] += first.times
        return choix.ilsr_pairwise_dense(wins)
    # Each half a win is a row.
    rows = [(first.winner, tuple(first.others)) for first in firsts for _ in range(round(first.times / HALF))]
    strengths: NDArray[np.float64] = choix.ilsr_top1(number, rows)
    return strengths


def _deviations(firsts: Sequence[First], strengths: NDArray[np.float64], anchor: int) -> NDArray[np.float64]:
    """Return the standard deviation of how far each is above the anchor: by what the games tell (Fisher)."""
    number = len(strengths)
    information = np.zeros((number, number))
    for first in firsts:
        among = [first.winner, *first.others]
        weights = np.exp(strengths[among] - np.max(strengths[among]))
        chances = weights / weights.sum()
        information[np.ix_(among, among)] += first.times * (np.diag(chances) - np.outer(chances, chances))
    free = [i for i in range(number) if i != anchor]
    variances = np.zeros(number)
    variances[free] = np.diag(np.linalg.inv(information[np.ix_(free, free)]))
    deviations: NDArray[np.float64] = np.sqrt(variances)
    return deviations
