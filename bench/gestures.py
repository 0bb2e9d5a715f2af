"""How many gestures a turn takes, by clicks and by dragging cards to where they go.

Greedy bots decide for people. By clicks a card with several options takes one to open them and one to choose; to drag a
card is one gesture, in which what is asked next about it is answered too, where that is a card, a player or a place.
A button is one. What settles itself is none, nor is a turn that ends by itself where nothing else is left to do.

    uv run python -m bench.gestures keyforge --games 5
"""

import argparse

import cardwright as cw
from bench.seating import seated
from cardwright import bots
from cardwright.kernel.pile.passing import Passing


def gestures(game: cw.Game, number: int) -> tuple[int, int, int]:
    """Play a game, and return its turns, its clicks and its gestures by dragging."""
    m, players = seated(game, number)
    clicks = drags = 0
    answered: list[object] = []
    while not m.over:
        decision = m.view(m.chooser)["decision"]
        options = decision["options"] if decision else []
        index = bots.pick_for(players[m.chooser], m)
        if Passing(m.chooser, idle=False).pick(m) >= 0:
            m.pick(index)
            continue
        picked = options[index]
        card = picked.get("card")
        clicks += 1 if card is None or sum([option.get("card") == card for option in options]) == 1 else 2
        drags += picked not in answered
        asks = [] if card is None or picked in answered else m.foresee(m.chooser, index, cw.Rng("gestures"))["asks"]
        answered = [option for option in asks if "card" in option or "player" in option or "places" in option]
        m.pick(index)
    return m.turn, clicks, drags


def main() -> None:
    """Count, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=5)
    arguments = parser.parse_args()
    found = [gestures(cw.load(arguments.game), number) for number in range(arguments.games)]
    turns, clicks, drags = (sum(each) for each in zip(*found, strict=True))
    print(f"{arguments.games} games of {turns / arguments.games:.0f} turns:", end=" ")
    print(f"{clicks / turns:.1f} clicks a turn, {drags / turns:.1f} gestures with dragging.")


if __name__ == "__main__":
    main()
