"""Positions of self-play: how each player stood whenever the game is meant to be judged, and who won in the end."""

from collections.abc import Callable
from dataclasses import dataclass

import cardwright as cw
from cardwright.kernel.core.description import AT_TURNS_END, PICK
from cardwright.research.places import Jobs, place_of
from cardwright.research.plans import Plan
from cardwright.research.simulation import play

CHUNK = 25
"""So many matches are played at a time by a process."""


@dataclass(frozen=True, slots=True)
class Position:
    """How the players stood at a moment: for each its figures, and how well it stands by the game's heuristic.

    ``seats`` are those who were still in the match, in the order of the figures.
    """

    seats: tuple[int, ...]
    figures: tuple[tuple[float, ...], ...]
    stands: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Watched:
    """A match of self-play: its number, its positions, and the seats that won; ``error`` if it went wrong."""

    number: int
    winners: tuple[int, ...]
    positions: tuple[Position, ...]
    error: str = ""


class Watcher:
    """Watches a match (`simulation.Watch`), and notes the moments at which the game is meant to be judged."""

    def __init__(self) -> None:
        """Begin before the match."""
        self.match: cw.Match | None = None
        self.positions: list[Position] = []
        self._turn = 0

    def see(self, match: cw.Match, _pick: int, _seconds: float) -> None:
        """Note how the players stand, where it is such a moment."""
        self.match = match
        if self._is_judged(match):
            self._note(match)
        self._turn = match.turn

    def _is_judged(self, match: cw.Match) -> bool:
        after = match.game.judged_after
        if after in AT_TURNS_END:
            return match.turn != self._turn
        return after == PICK or match.stop

    def _note(self, match: cw.Match) -> None:
        game = match.game
        settled = game.settled(match)
        if settled.outcome is not None:
            return
        seats = settled.seats
        stands = game.standings(settled)
        figures = [tuple(game.features_of(settled, player)) for player in seats]
        self.positions.append(Position(tuple(seats), tuple(figures), tuple([stands[player] for player in seats])))


def self_play(
    plan: Plan, games: int, *, jobs: Jobs = 1, progress: Callable[[int], None] = lambda _: None
) -> list[Watched]:
    """Let bots play matches of a plan (`simulation.planned`), and return what was watched, in order.

    It is the same for any number of ``jobs``. ``progress`` is told how many more matches were played.
    """
    found: list[Watched] = []
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    for _, part in place_of(jobs).done(watch_all, plan, chunks):
        found += part
        progress(len(part))
    return sorted(found, key=lambda watched: watched.number)


def watch_all(plan: Plan, numbers: range) -> list[Watched]:
    """Play the matches of those numbers, and note their positions."""
    return [watch(plan, number) for number in numbers]


def watch(plan: Plan, number: int) -> Watched:
    """Play that match of the plan, and note its positions."""
    watcher = Watcher()
    played = play(plan, number, watch=watcher.see)
    if played.error or watcher.match is None or watcher.match.outcome is None:
        return Watched(number, (), (), f"seed {played.seed}: {played.error}")
    return Watched(number, watcher.match.outcome.winners, tuple(watcher.positions))
