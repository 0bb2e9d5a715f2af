"""Heads: the odds to win as a weighted sum of figures of a player's position, learned from games."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

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


class Head:
    """What each figure of a player's position does for the odds to win.

    Odds are compared by their natural logarithms: whoever has one unit more than another player wins e times as often.
    """

    def __init__(self, weights: Weights) -> None:
        """Take a weight for each of a game's features, in their order."""
        self.weights: Final[Weights] = weights

    def judge(self, figures: list[float]) -> float:
        """Return the logarithm of a player's odds to win, but for what is the same for all players."""
        return weighted(self.weights, figures)


def read_head(features: tuple[Feature, ...], weights: Mapping[str, float], called: str) -> Head:
    """Return the head with those weights, by the names of features.

    `BadRecord`, with ``called`` as the name of what was read, if they are not those of the game's features.
    """
    if set(weights) != {feature.name for feature in features}:
        raise BadRecord(f"{called} has weights for other features than the game has: fit it anew.")
    return Head(tuple([float(weights[feature.name]) for feature in features]))
