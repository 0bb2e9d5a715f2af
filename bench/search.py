"""How many lines of play (iterations) a second a search tries out, game by game on one core.

    uv run python bench/search.py
    .ci/compiled python bench/search.py          # the compiled build

It thinks about moments of games for two that Greedy plays against itself. The first iterations of a thought cost most,
as they look at what is new, so it is measured with few and with many.
"""

import argparse
from time import perf_counter

import cardwright as cw
from cardwright import bots
from cardwright.bots.bot import Budget
from cardwright.bots.search.bot import Search
from cardwright.kernel.matches.match import Match
from cardwright.research.simulation import planned, start

GAMES = ("keyforge", "krysis", "kyza", "kryptik", "crucible")
FEWEST = 4
"""Moments with fewer options are not worth a thought."""
EVERY = 7
"""Of the picks of a game so many lie between two moments, so that they come from all parts of turns."""


def moments(name: str, wanted: int) -> list[Match]:
    """Return moments of games in which there is something to think about."""
    game = cw.load(name)
    plan = planned(name, [], ["greedy"] * 2, seed="bench")
    found: list[Match] = []
    number = 0
    while len(found) < wanted:
        match = start(plan, number)
        bot = bots.make("greedy", cw.Rng(f"bench/{number}"), game=game)
        picks = 0
        while not match.over and len(found) < wanted:
            if len(match.codes) >= FEWEST and picks % EVERY == 0:
                found.append(match.copy())
            match.choose(bots.pick_for(bot, match))
            picks += 1
        number += 1
    return found


def rate(found: list[Match], iterations: int) -> float:
    """Return the iterations a second of thoughts about the moments, each with so many at most."""
    done = 0
    began = perf_counter()
    for number, match in enumerate(found):
        done += Search(cw.Rng(f"bench/{number}")).think(match.decision, Budget(iterations)).iterations
    return done / (perf_counter() - began)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--moments", type=int, default=20, help="how many it thinks about in each game")
    parser.add_argument("--iterations", type=int, nargs="+", default=[100, 1000], help="of a thought")
    given = parser.parse_args()
    print(f"{'iterations a second':20}" + "".join([f"{f'of {each:,}':>12}" for each in given.iterations]))
    for name in given.games:
        found = moments(name, given.moments)
        rates = [rate(found, each) for each in given.iterations]
        print(f"{name:20}" + "".join([f"{each:>12,.0f}" for each in rates]), flush=True)


if __name__ == "__main__":
    main()
