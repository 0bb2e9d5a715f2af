"""Trees: what a player has found out so far at each moment of theirs."""

from math import exp, sqrt
from typing import Final

TEMPERATURE: Final = 0.5
"""How much less an option is tried that looks worse, in shares of the distance between the best and the worst."""
EVEN: Final = 1e-9


class Node:
    """A moment as a player sees it: an information set, and what became of the options that they had there.

    Options have places, by their keys (`Worlds.keys`); not all of them are offered in all worlds.
    """

    __slots__ = ("after", "firsts", "offered", "places", "totals", "visits", "weights")

    def __init__(self) -> None:
        """Know nothing."""
        self.after: dict[int, Node] = {}
        """The moments that follow, by what the player sees of a pick."""
        self.places: dict[int, int] = {}
        self.visits: list[int] = []
        """How often each option was tried."""
        self.totals: list[float] = []
        """The sum of the player's chances to win after it."""
        self.offered: list[int] = []
        """How often it could have been tried."""
        self.firsts: list[float] = []
        """The chance to win that it seems to have before it was ever tried."""
        self.weights: list[float] = []
        """How much it is to be tried, compared with the others."""

    def seen(self, what: int) -> "Node":
        """Return the moment that follows when the player sees that."""
        node = self.after.get(what)
        if node is None:
            node = Node()
            self.after[what] = node
        return node

    def learn(self, keys: list[int], firsts: list[float]) -> None:
        """Add options that look so good."""
        for i, key in enumerate(keys):
            self.places[key] = len(self.visits)
            self.visits.append(0)
            self.totals.append(0.0)
            self.offered.append(0)
            self.firsts.append(firsts[i])
        highest = max(self.firsts)
        unit = TEMPERATURE * (highest - min(self.firsts)) + EVEN
        self.weights = [exp((first - highest) / unit) for first in self.firsts]

    def select(self, keys: list[int], exploration: float) -> int:
        """Return the index of the option to be tried, among those offered in a world.

        It is the one with the best chance so far, plus what speaks for trying it: ``exploration`` times its share of
        the weights, falling as it is tried and growing as it is passed over.
        """
        places = self.places
        weights = 0.0
        at: list[int] = []
        for key in keys:
            place = places[key]
            at.append(place)
            weights += self.weights[place]
        best = 0
        most = -1.0
        for i, place in enumerate(at):
            visits = self.visits[place]
            value = self.totals[place] / visits if visits else self.firsts[place]
            self.offered[place] += 1
            share = self.weights[place] / weights
            bound = value + exploration * share * sqrt(float(self.offered[place])) / (1 + visits)
            if bound > most:
                most = bound
                best = i
        return best

    def note(self, place: int, chance: float) -> None:
        """Remember what came of an option."""
        self.visits[place] += 1
        self.totals[place] += chance
