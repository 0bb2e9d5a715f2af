"""Heads: the odds to win by figures of a player's position, learned from games: a weighted sum, or a small net."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import tanh
from typing import Any, Final

from cardwright.kernel.basics.errors import BadRecord

Weights = tuple[float, ...]


@dataclass(frozen=True)
class Feature:
    """A figure of a player's position: its name, what it counts, and its ``weight`` in the game's own heuristic.

    A figure that the heuristic leaves out, and which is there for heads alone, has the weight 0.
    """

    name: str
    text: str
    weight: float = 0.0


def weighted(weights: Weights, figures: list[float]) -> float:
    """Return the sum of the figures, each times its weight."""
    total = 0.0
    for i, figure in enumerate(figures):
        total += weights[i] * figure
    return total


@dataclass(frozen=True)
class Unit:
    """A hidden unit of a net: what it tells grows from -1 to 1 with a weighted sum of the figures and its ``bias``.

    With ``weight`` times that it counts for the whole.
    """

    weight: float
    bias: float
    weights: Weights


class Head:
    """What the figures of a player's position do for the odds to win.

    Odds are compared by their natural logarithms: whoever has one unit more than another player wins e times as often.
    """

    def __init__(self, weights: Weights, units: Sequence[Unit] = ()) -> None:
        """Take a weight for each of a game's features, in their order, and hidden units if it is a net."""
        self.weights: Final[Weights] = weights
        self.units: Final[tuple[Unit, ...]] = tuple(units)

    def judge(self, figures: list[float]) -> float:
        """Return the logarithm of a player's odds to win, but for what is the same for all players."""
        total = weighted(self.weights, figures)
        for unit in self.units:
            total += unit.weight * tanh(unit.bias + weighted(unit.weights, figures))
        return total


def read_head(features: tuple[Feature, ...], kept: Mapping[str, Any], called: str) -> Head:
    """Return the head that a file keeps: ``weights`` by the names of features, and ``units`` with such weights.

    `BadRecord`, with ``called`` as the name of what was read, if they are not those of the game's features.
    """

    def read(weights: Mapping[str, float]) -> Weights:
        if set(weights) != {feature.name for feature in features}:
            raise BadRecord(f"{called} has weights for other features than the game has: fit it anew.")
        return tuple([float(weights[feature.name]) for feature in features])

    units = [Unit(float(unit["weight"]), float(unit["bias"]), read(unit["weights"])) for unit in kept.get("units", ())]
    return Head(read(kept["weights"]), units)
