"""How well balanced the set of Kyza Kards is: every card's win rate when drawn, in games between greedy bots.

Each game is played with two decks of 20 different effects drawn at random from the set, now and then with the
alternate character; static cards are left out, as in the official formats. A game counts for a card once for each
player who drew it.

    uv run python bench/kyza_balance.py --games 20000 --jobs 4
"""

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter

import cardwright as cw
from cardwright import bots
from cardwright.games.kyza.cards import CARDS
from cardwright.games.kyza.events import Drew
from cardwright.games.kyza.game import GAME
from cardwright.kernel.decklist import DeckCard, DeckList
from cardwright.research.statistics import wilson

CHUNK = 50
SIZE = 20
LEAST, MOST = 42.0, 58.0
"""Between these win rates, in percent, each card should lie."""


def deck(rng: cw.Rng) -> DeckList:
    """A random deck of different effects."""
    by_effect: dict[str, list[str]] = {}
    for card in CARDS.values():
        if not card.static:
            by_effect.setdefault(card.effect_name, []).append(card.key)
    names = rng.shuffled(tuple(by_effect))[:SIZE]
    keys = [by_effect[name][rng.below(len(by_effect[name]))] for name in names]
    return DeckList("kyza", "Random", ("micro",), tuple([DeckCard(key, "micro") for key in keys]))


def play(seed: str) -> dict[str, int]:
    """Play one game; count per card how often it was drawn, and drawn by the winner."""
    rng = cw.Rng(seed)
    m = GAME.start([deck(rng.stream("one")), deck(rng.stream("other"))], seed)
    players = [bots.make("greedy", rng.stream(f"bot {player}")) for player in (0, 1)]
    first = m.active
    while not m.over:
        m.pick(bots.pick_for(players[m.chooser], m))
    assert m.outcome is not None
    found: Counter[str] = Counter(games=1, turns=m.turn)
    found["draws"] = int(not m.outcome.winners)
    found["first"] = int(m.outcome.winners == (first,))
    found["decked"] = int("card" in m.outcome.reason)
    entry = m.journal
    while entry is not None:
        event = entry.event
        entry = entry.before
        if isinstance(event, Drew):
            key = m.prints[event.card].key
            found[f"drawn {key}"] += 1
            found[f"won {key}"] += int(m.outcome.winners == (event.player,))
    return dict(found)


def chunk(seed: str, first: int, end: int) -> dict[str, int]:
    """Play some games."""
    found: Counter[str] = Counter()
    for number in range(first, end):
        found.update(play(f"{seed}/{number}"))
    return dict(found)


def main() -> None:
    """Play, and print a table in Markdown, or JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--json", action="store_true", help="print the counts instead of a table")
    arguments = parser.parse_args()
    began = perf_counter()
    ranges = [(first, min(first + CHUNK, arguments.games)) for first in range(0, arguments.games, CHUNK)]
    found: Counter[str] = Counter()
    with ProcessPoolExecutor(arguments.jobs, mp_context=get_context("spawn")) as pool:
        work = [pool.submit(chunk, arguments.seed, first, end) for first, end in ranges]
        for done in work:
            found.update(done.result())
    if arguments.json:
        print(json.dumps(dict(sorted(found.items()))))
        return
    games = found["games"]
    low, high = wilson(found["first"], games)
    print(f"{games:,} games, seed {arguments.seed!r}, {perf_counter() - began:.0f} seconds.")
    print(f"Whoever began won {found['first'] / games:.1%} (95% interval {low:.1%} to {high:.1%}).")
    print(f"Draws: {found['draws'] / games:.2%}. Ended by an empty deck: {found['decked'] / games:.1%}.")
    print(f"A game took {found['turns'] / games:.1f} turns.")
    print("\n| card | level | drawn | win rate | 95% interval | |\n|---|---|---|---|---|---|")
    rows = []
    for key, card in CARDS.items():
        drawn, won = found[f"drawn {key}"], found[f"won {key}"]
        if drawn:
            low, high = wilson(won, drawn)
            rate = 100 * won / drawn
            mark = "" if LEAST <= rate <= MOST else "out of bounds"
            rows.append(
                (rate, f"| {card.name} | {card.level} | {drawn} | {rate:.1f} % | {low:.1%} to {high:.1%} | {mark} |")
            )
    for _, row in sorted(rows, reverse=True):
        print(row)


if __name__ == "__main__":
    main()
