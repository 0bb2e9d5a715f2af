"""How many clicks a person needs for what they do, in a game with priority for two.

Greedy bots click for people who have the stops with which a table begins: what those settings pass is not clicked.
An act is whatever a player decides to do: a card that is cast, used or laid, an attack and where it goes, a block, a
target, the choice for an 11 year card. To pass, to be done and to pay is no act.

    uv run python -m bench.clicks kryptik --games 20
"""

import argparse
from collections import Counter

import cardwright as cw
from bench.seating import seated
from cardwright import bots
from cardwright.kernel.pile.passing import Passing

NO_ACTS = ("pass", "done", "no attack", "pay with", "pay with energy")


def clicks(game: cw.Game, number: int) -> Counter[str]:
    """Play a game, and count its clicks by verb."""
    m, players = seated(game, number)
    settings = [Passing(seat, game.table.stops, idle=False) for seat in (0, 1)]
    found: Counter[str] = Counter()
    while not m.over:
        index = settings[m.chooser].pick(m)
        if index < 0:
            index = bots.pick_for(players[m.chooser], m)
            found[m.decision.options[index].verb] += 1
        m.pick(index)
    return found


def main() -> None:
    """Count, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    arguments = parser.parse_args()
    found: Counter[str] = Counter()
    for number in range(arguments.games):
        found.update(clicks(cw.load(arguments.game), number))
    acts = sum([times for verb, times in found.items() if verb not in NO_ACTS])
    each = found.total() / arguments.games
    print(f"{arguments.games} games: {each:.0f} clicks a game of both, {found.total() / acts:.2f} for each act.")
    print(", ".join([f"{verb} {times / arguments.games:.1f}" for verb, times in found.most_common()]))


if __name__ == "__main__":
    main()
