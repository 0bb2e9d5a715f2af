"""Learning: what figures of a position tell best who wins, and how well chances are told.

The chances of all players of a position are compared (a conditional logit, McFadden 1974): each has odds whose
logarithm is the weighted sum of its figures, or what a net with one hidden layer makes of them. For two players the sum
is a logistic regression on their differences.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.special import log_softmax

from cardwright.kernel.core.description import FARTHEST
from cardwright.research.fitting.positions import Watched

Array = NDArray[np.float64]

HELD_OUT: Final = 5
"""One match in so many is not learned from, but kept to see how well its chances are told."""
PENALTY: Final = 1e-3
"""What it costs to leave the heuristic by the square of a weight, for a figure that varies by 1: so little that none is
near it, and that none grows for ever, however sure a win looks."""
DIGITS: Final = 6
"""So many digits of a weight count: those beyond may differ from machine to machine."""
BINS: Final = 10
STEPS: Final = 500
"""After so many steps a net is taken as it is."""


@dataclass(frozen=True)
class Table:
    """Positions as arrays: by position and seat the ``figures``, the ``stands``, and the share of the win (``won``).

    ``there`` says who was still in the match, ``held_out`` which positions are not learned from.
    """

    figures: Array
    stands: Array
    won: Array
    there: NDArray[np.bool_]
    held_out: NDArray[np.bool_]

    def part(self, *, held_out: bool) -> "Table":
        """Return the positions that are held out, or the others."""
        rows = self.held_out == held_out
        return Table(self.figures[rows], self.stands[rows], self.won[rows], self.there[rows], self.held_out[rows])


class Bin(NamedTuple):
    """Those whose chances were told alike: how many players of positions, what they were told, and what share won."""

    players: int
    told: float
    won: float


def tabled(matches: Sequence[Watched], players: int, features: int) -> Table:
    """Put the positions of matches into arrays; one that nobody won is shared by all who are still there."""
    rows = [(match, position) for match in matches for position in match.positions]
    table = Table(
        np.zeros((len(rows), players, features)),
        np.zeros((len(rows), players)),
        np.zeros((len(rows), players)),
        np.zeros((len(rows), players), dtype=np.bool_),
        np.array([match.number % HELD_OUT == HELD_OUT - 1 for match, _ in rows], dtype=np.bool_),
    )
    for row, (match, position) in enumerate(rows):
        seats = list(position.seats)
        table.figures[row, seats] = position.figures
        table.stands[row, seats] = position.stands
        table.there[row, seats] = True
        winners = [seat for seat in match.winners if seat in seats] or seats
        table.won[row, winners] = 1 / len(winners)
    return table


def chances(logs: Array, there: NDArray[np.bool_]) -> Array:
    """Return the chances to win by the logarithms of odds, as `Description.chances` tells them."""
    return np.exp(_log_chances(logs, there))


def _log_chances(logs: Array, there: NDArray[np.bool_]) -> Array:
    most = np.where(there, logs, -np.inf).max(axis=1, keepdims=True)
    found: Array = log_softmax(np.where(there, np.maximum(logs - most, -FARTHEST), -1e9), axis=1)
    return found


def _missed(logs: Array, won: Array, there: NDArray[np.bool_]) -> tuple[float, Array]:
    """Return how unlikely what came was by the logarithms of odds, and by how much each of them pulls at that."""
    told = _log_chances(logs, there)
    return float(-(won * told).sum() / len(won)), (np.exp(told) - won) * there / len(won)


def centered(figures: Array, there: NDArray[np.bool_]) -> tuple[Array, Array]:
    """Return by how much each player has more of each figure than those who are there on average, and how it varies.

    A figure that all players always share varies by 0.
    """
    mean = (figures * there[..., None]).sum(axis=1, keepdims=True) / there.sum(axis=1)[:, None, None]
    apart = (figures - mean) * there[..., None]
    return apart, np.sqrt((apart**2).sum(axis=(0, 1)) / there.sum())


def fit(
    figures: Array, won: Array, there: NDArray[np.bool_], near: Array | None = None, penalty: float = PENALTY
) -> Array:
    """Return the weights under which the matches' ends are the likeliest, for figures by position, seat and feature.

    To leave the weights ``near`` which it is to stay, all 0 if left out, costs the ``penalty``.
    """
    apart, spread = centered(figures, there)
    scaled = apart / np.where(spread > 0, spread, 1.0)
    begin = np.zeros(figures.shape[2]) if near is None else near
    told = apart @ begin

    def cost(more: Array) -> tuple[float, Array]:
        unlikely, missed = _missed(told + scaled @ more, won, there)
        slope = np.einsum("rp,rpf->f", missed, scaled)
        return unlikely + penalty * (more**2).sum() / 2, slope + penalty * more

    found = minimize(cost, np.zeros_like(begin), jac=True, method="L-BFGS-B")
    weights: Array = np.where(spread > 0, begin + found.x / np.where(spread > 0, spread, 1.0), 0.0)
    return weights


def as_the_heuristic(table: Table) -> Array:
    """Return the weights by which figures come nearest to the odds of the heuristic, with the best `judged_by`.

    They are 0 where better standings do not win more often.
    """
    scale = fit(table.stands[..., None], table.won, table.there)[0]
    stands, _ = centered(table.stands[..., None], table.there)
    apart, spread = centered(table.figures, table.there)
    scaled = apart / np.where(spread > 0, spread, np.inf)
    found, *_ = np.linalg.lstsq(scaled[table.there], stands[table.there][:, 0] * max(scale, 0.0))
    weights: Array = found / np.where(spread > 0, spread, np.inf)
    return weights


class Layer(NamedTuple):
    """The hidden units of a net: ``weights`` by unit and feature, the ``bias`` of each, and what each ``counts``."""

    weights: Array
    bias: Array
    counts: Array


def fit_net(
    figures: Array,
    won: Array,
    there: NDArray[np.bool_],
    units: int,
    near: Array | None = None,
    penalty: float = PENALTY,
) -> tuple[Array, Layer]:
    """Return the weights and the hidden units, so many, under which the matches' ends are likely; as `fit`.

    A net has many best answers: the one that is found depends on where it starts, which is always the same.
    """
    known = figures[there]
    mean, spread = known.mean(axis=0), known.std(axis=0)
    spread = np.where(spread > 0, spread, np.inf)  # A figure that never varies counts for nothing.
    scaled = np.where(there[..., None], (figures - mean) / spread, 0.0)
    features = figures.shape[2]
    begin = np.zeros(features) if near is None else near
    sure = figures @ begin
    ends = np.cumsum([features, features * units, units])

    def parts(numbers: Array) -> tuple[Array, Layer]:
        weights, hidden, bias, counts = np.split(numbers, ends)
        return weights, Layer(hidden.reshape(units, features), bias, counts)

    def cost(numbers: Array) -> tuple[float, Array]:
        weights, layer = parts(numbers)
        told = np.tanh(scaled @ layer.weights.T + layer.bias)
        unlikely, missed = _missed(sure + scaled @ weights + told @ layer.counts, won, there)
        back = missed[..., None] * layer.counts * (1 - told**2)
        slope = np.concatenate(
            [
                np.einsum("rp,rpf->f", missed, scaled),
                np.tensordot(back, scaled, axes=([0, 1], [0, 1])).ravel(),
                back.sum(axis=(0, 1)),
                np.einsum("rp,rpu->u", missed, told),
            ]
        )
        return unlikely + penalty * (numbers**2).sum() / 2, slope + penalty * numbers

    start = np.random.default_rng(0).normal(scale=features**-0.5, size=ends[-1] + units)
    weights, layer = parts(minimize(cost, start, jac=True, method="L-BFGS-B", options={"maxiter": STEPS}).x)
    hidden = layer.weights / spread
    weights = np.where(np.isfinite(spread), begin + weights / spread, 0.0)
    return weights, Layer(hidden, layer.bias - hidden @ mean, layer.counts)


def rounded(number: float) -> float:
    """Return a number with as many digits as count."""
    return float(f"{number:.{DIGITS}g}")


def brier(told: Array, table: Table) -> float:
    """Return the mean square by which chances miss what came: 0 is certain, for two players 0.25 says nothing."""
    return float(((told - table.won)[table.there] ** 2).mean())


def reliability(told: Array, table: Table) -> list[Bin]:
    """Return for each tenth of the chances how many players were told one in it, and what share of them won."""
    each, won = told[table.there], table.won[table.there]
    place = np.minimum((each * BINS).astype(int), BINS - 1)
    found = []
    for i in range(BINS):
        those = place == i
        if those.any():
            found.append(Bin(int(those.sum()), float(each[those].mean()), float(won[those].mean())))
    return found
