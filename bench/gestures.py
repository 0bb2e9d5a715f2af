"""How many gestures a turn takes, by clicks and by dragging cards to where they go.

Greedy bots decide for people. By clicks a card with several options takes one to open them and one to choose; to drag a
card is one gesture, in which what is asked next about it is answered too, where that is a card, a player or a place,
and the name that is asked for before it, as that of a house. A button is one. What settles itself is none, nor is a
turn that ends by itself where nothing else is left to do.

    uv run python -m bench.gestures keyforge --games 5
"""

import argparse
from collections import Counter

import cardwright as cw
from bench.seating import seated
from cardwright import bots
from cardwright.kernel.pieces.shapes import OptionView
from cardwright.kernel.pile.passing import Passing


class Gesture:
    """What is done with one movement of the hand: an option, and what the table lets it answer then."""

    def __init__(self, m: cw.Match, index: int, option: OptionView) -> None:
        """Begin with an option of who is asked."""
        self._before: cw.Match = m.copy()
        self._index: int = index
        self._then: list[OptionView] = []
        self._aimed: bool = False
        self.verb: str = option["verb"]
        self._asks: list[OptionView] = self._asked(option)

    def goes_on(self, option: OptionView) -> bool:
        """Tell whether the gesture answers this too, which is then part of it."""
        if option not in self._asks:
            return False
        self._then.append(option)
        self._asks = [] if self._aimed else self._asked(option)
        return True

    def _asked(self, option: OptionView) -> list[OptionView]:
        """Return what the gesture can answer after its last option: of a name the cards, of a card where it goes."""
        named = "word" in option and not self._then
        if "card" not in option and not named:
            return []
        self._aimed = "card" in option
        asks = self._before.foresee(self._before.chooser, self._index, cw.Rng("gestures"), self._then)["asks"]
        return [ask for ask in asks if "card" in ask or (not named and ("player" in ask or "places" in ask))]


def gestures(game: cw.Game, number: int) -> tuple[int, int, Counter[str]]:
    """Play a game, and return its turns, its clicks, and by what they begin with its gestures by dragging."""
    m, players = seated(game, number)
    clicks = 0
    drags: Counter[str] = Counter()
    gesture: Gesture | None = None
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
        if gesture is None or not gesture.goes_on(picked):
            gesture = Gesture(m, index, picked)
            drags[gesture.verb] += 1
        m.pick(index)
    return m.turn, clicks, drags


def main() -> None:
    """Count, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=5)
    arguments = parser.parse_args()
    turns = clicks = 0
    drags: Counter[str] = Counter()
    for number in range(arguments.games):
        more_turns, more_clicks, more_drags = gestures(cw.load(arguments.game), number)
        turns, clicks, drags = turns + more_turns, clicks + more_clicks, drags + more_drags
    print(f"{arguments.games} games of {turns / arguments.games:.0f} turns:", end=" ")
    print(f"{clicks / turns:.1f} clicks a turn, {drags.total() / turns:.2f} gestures with dragging.")
    print(", ".join([f"{verb} {times / turns:.2f}" for verb, times in drags.most_common()]))


if __name__ == "__main__":
    main()
