"""Which of two builds is faster, and by how much: both in one run, in turns, so that a noisy machine is fair to both.

    uv run python bench/compare.py ../before .                     # two checkouts
    uv run python bench/compare.py .venv/bin/python .venv-compiled/bin/python
    uv run python bench/compare.py ../before . --rounds 15 --games keyforge

Each side is a Python executable in whose environment the package is installed, or a checkout, which stands for its
`.venv` (made by `uv sync`) and, where both sides have one, for its `.venv-compiled` (made by `.ci/compiled`).

Each side gets a process of its own. They take turns, A B B A A B B A, on the same random games, which only what every
version of the package offers is used for. Printed are the best round of each side in decisions a second of the
processor, and what a copy costs in microseconds; then the ratios B to A of the best and of the middle round, above 1
where B is faster. If the sides need different numbers of decisions for their games, they have not played the same
games, and the exit status is 1: their figures mean something then only over very many (`--longer 10`), where chance
evens out what is different, such as a rule that was mended.

On an idle machine, ratios are right within about 2 %; on a busy one, take more rounds.
"""

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

GAMES = {"keyforge": 40, "krysis": 40, "kyza": 120}
"""How many games are played in a round, by game."""
DECKS = 8
"""Of how many shipped decks, so that two commits play the same."""
POSITIONS = 200
"""Positions that are copied in a round."""
COPIES = 10
"""How often each of them is."""
BUILDS = {"plain": ".venv", "compiled": ".venv-compiled"}
"""The environments of a checkout."""


Start = Callable[..., Any]
"""Starts a match from a seed."""


# ---- in the process of a side ----------------------------------------------------------------------------------------


def starts(name: str) -> list[Start]:
    """Return ways to start a game: between its decks two by two, or with each number of players."""
    import cardwright as cw  # noqa: PLC0415 - whoever compares need not have it

    game: Any = cw.load(name)
    decks = list(game.decks)[:DECKS]
    if decks:
        return [partial(game.start, decks[i : i + 2], log=False) for i in range(0, len(decks), 2)]
    return [partial(game.start, players=n, log=False) for n in game.player_counts]


def playouts(ways: list[Start], games: int) -> tuple[int, float]:
    """Play random games; return how many decisions they took, and the seconds of the processor."""
    decisions = 0
    draw = random.Random(1).random  # noqa: S311 - for playing, not for secrets
    began = time.process_time()
    for seed in range(games):
        match = ways[seed % len(ways)](seed=seed)
        while match.outcome is None:
            match.choose(int(draw() * len(match.codes)))
            decisions += 1
    return decisions, time.process_time() - began


def positions(ways: list[Start]) -> list[Any]:
    """Collect positions from random games."""
    found: list[Any] = []
    rng = random.Random(2)  # noqa: S311 - as above
    seed = 0
    while len(found) < POSITIONS:
        match = ways[seed % len(ways)](seed=seed)
        seed += 1
        while match.outcome is None:
            if rng.random() < 1 / 8:
                found.append(match.copy())
            match.choose(rng.randrange(len(match.codes)))
    return found[:POSITIONS]


def copying(matches: list[Any]) -> float:
    """Return what a copy costs on average, in microseconds."""
    began = time.process_time()
    for _ in range(COPIES):
        for match in matches:
            match.copy()
    return (time.process_time() - began) / COPIES / len(matches) * 1e6


def measure() -> None:
    """Play a round of each game that is asked for on a line, of so many matches, and answer with a line."""
    known: dict[str, tuple[list[Start], list[Any]]] = {}
    for line in sys.stdin:
        name, matches = line.split()
        if name not in known:
            ways = starts(name)
            known[name] = ways, positions(ways)
            playouts(ways, len(ways))
        ways, found = known[name]
        decisions, seconds = playouts(ways, int(matches))
        print(json.dumps([decisions, seconds, copying(found)]), flush=True)


# ---- who compares ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Round:
    """What one side needed for a round."""

    decisions: int
    seconds: float
    copy: float
    """In microseconds."""

    @property
    def speed(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds


class Side:
    """One of the two builds, in a process that waits for its turns."""

    def __init__(self, python: Path) -> None:
        """Start the process."""
        self._python = python
        self._process = subprocess.Popen(  # noqa: S603 - the user names the Python to be measured
            [str(python), __file__, "--measure"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def play(self, name: str, matches: int) -> Round:
        """Play a round of a game, of so many matches."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{name} {matches}\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"{self._python} ended while it played {name}.")
        return Round(*json.loads(line))

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def pythons(one: Path, other: Path) -> dict[str, tuple[Path, Path]]:
    """Return the executables to compare, by what they are; exits with a sentence where one is missing."""
    if one.is_file() and other.is_file():
        return {"as given": (one, other)}
    found: dict[str, tuple[Path, Path]] = {}
    for build, folder in BUILDS.items():
        pair = tuple([side if side.is_file() else side / folder / "bin" / "python" for side in (one, other)])
        if all(python.is_file() for python in pair):
            found[build] = pair[0], pair[1]
        elif build == "plain":
            raise SystemExit(f"There is no Python to compare: {pair[0]} and {pair[1]} must be there; run uv sync.")
    return found


def compared(one: Path, other: Path, names: list[str], rounds: int, longer: int) -> bool:
    """Compare two executables in rounds of so many times `GAMES`, print it, and return whether they played the same."""
    sides = (Side(one), Side(other))
    same = True
    ratios = f"{'best':>8}{'middle':>8}"
    print(f"  {'':10}{'A decisions/s':>14}{'B':>10}{ratios}{'A copy us':>12}{'B':>8}{ratios}")
    for name in names:
        played: tuple[list[Round], list[Round]] = ([], [])
        matches = GAMES[name] * longer
        for number in range(rounds):
            for which in (0, 1) if number % 2 == 0 else (1, 0):
                played[which].append(sides[which].play(name, matches))
        speeds = [max([turn.speed for turn in turns]) for turns in played]
        copies = [min([turn.copy for turn in turns]) for turns in played]
        speed = median([b.speed / a.speed for a, b in zip(*played, strict=True)])
        copy = median([a.copy / b.copy for a, b in zip(*played, strict=True)])
        print(
            f"  {name:10}{speeds[0]:>14,.0f}{speeds[1]:>10,.0f}{speeds[1] / speeds[0]:>8.3f}{speed:>8.3f}"
            f"{copies[0]:>12.2f}{copies[1]:>8.2f}{copies[0] / copies[1]:>8.3f}{copy:>8.3f}"
        )
        a, b = [turns[0].decisions / matches for turns in played]
        if a != b:
            same = False
            print(f"  {name}: not the same games! A takes {a:.1f} decisions for one, B {b:.1f}.")
        else:
            print(f"  {'':10}{a:.1f} decisions a game")
    for side in sides:
        side.close()
    return same


def main() -> None:
    """Compare and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("one", type=Path, help="A: a Python executable, or a checkout")
    parser.add_argument("other", type=Path, help="B: the other one")
    parser.add_argument("--rounds", type=int, default=9, help="how many rounds of each game each side plays")
    parser.add_argument("--longer", type=int, default=1, help="so many times as many matches in a round")
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES), help="the games to play")
    arguments = parser.parse_args()
    same = True
    for build, (one, other) in pythons(arguments.one, arguments.other).items():
        print(f"{build}: A {one}, B {other}")
        same = compared(one, other, arguments.games, arguments.rounds, arguments.longer) and same
    if not same:
        raise SystemExit(1)


if __name__ == "__main__":
    if sys.argv[1:] == ["--measure"]:
        measure()
    else:
        main()
