"""How long it takes to say what an option leads to, which a player is shown while pointing at it.

Bots play at random, and at some of their decisions each option is foreseen, but for a few of the first picks: those
are of a table that is still empty.

    nice uv run python -m bench.foresight keyforge kryptik
"""

import argparse
from collections.abc import Sequence
from itertools import permutations
from statistics import quantiles
from time import perf_counter

import cardwright as cw

FIRST = 60
"""Picks before anything is measured."""
EVERY = 7
"""One of so many decisions is measured."""
MOST = 12
"""As many options of a decision, spread evenly."""


def foreseen(game: cw.Game, number: int) -> list[float]:
    """Play a game at random, and return the seconds that each outcome took."""
    decks = list(permutations(game.decks, game.players))
    m = game.start(decks[number % len(decks)] if decks else (), number)
    rng = cw.Rng(number)
    taken: list[float] = []
    picks = 0
    while not m.over:
        player, options = m.chooser, len(m.decision)
        if picks >= FIRST and picks % EVERY == 0 and options > 1:
            for option in range(0, options, -(-options // MOST)):
                start = perf_counter()
                m.foresee(player, option, cw.Rng(f"{number}/{picks}/{option}"))
                taken.append(perf_counter() - start)
        m.pick(rng.below(options))
        picks += 1
    return taken


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(cw.game_names()))
    parser.add_argument("--times", type=int, default=4, help="how many games of each are played")
    asked = parser.parse_args(arguments)
    for name in asked.games:
        game = cw.load(name)
        taken = [seconds * 1000 for number in range(asked.times) for seconds in foreseen(game, number)]
        cuts = quantiles(taken, n=100)
        figures = f"{cuts[49]:.1f} ms in the middle, {cuts[94]:.1f} at 95 %, {max(taken):.1f} at most"
        print(f"{name}: {len(taken)} outcomes, {figures}")


if __name__ == "__main__":
    main()
