"""Two greedy bots in the place of people, whose clicks and gestures are counted."""

from itertools import permutations

import cardwright as cw
from cardwright import bots


def seated(game: cw.Game, number: int) -> tuple[cw.Match, list[bots.Bot]]:
    """Begin the game of that number between two of the decks that ship, and return it with who plays it."""
    pairs = list(permutations(game.decks, 2))
    rng = cw.Rng(number)
    players = [bots.make("greedy", rng.stream(f"{seat}")) for seat in (0, 1)]
    return game.start(pairs[number % len(pairs)], number, log=False), players
