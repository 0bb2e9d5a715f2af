"""How well balanced the set of Kyza Kards is: every card's win rate when drawn, in games between greedy bots.

Each game is played with two decks of 20 different effects drawn at random from the set, now and then with the
alternate character; static cards are left out, as in the official formats. A game counts for a card once for each
player who drew it. Beside it: in what share of its plays it was a character, and how often it was used as an effect.

    uv run python -m bench.kyza_balance --games 20000 --jobs 4

A long run can be cut into parts, which come to the same: each prints its counts, and the last call adds them up.

    uv run python -m bench.kyza_balance --first 0 --games 10000 --json > one.json
    uv run python -m bench.kyza_balance --first 10000 --games 10000 --json > two.json
    uv run python -m bench.kyza_balance --counted one.json two.json

With --decks the decks that ship with the game play each other instead, so many games for each pair.

    uv run python -m bench.kyza_balance --decks --games 200
"""

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path

import cardwright as cw
from bench.balance import drawn, events
from cardwright import bots
from cardwright.games.kyza.cards import CARDS
from cardwright.games.kyza.events import Attacked, Drew, Entered, SetDown, TurnBegan, TurnedUp
from cardwright.games.kyza.game import GAME
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.decklist import DeckCard, DeckList
from cardwright.research.simulation import simulate
from cardwright.research.statistics import wilson

CHUNK = 50
SIZE = 20
LEAST, MOST = 44.0, 56.0
"""Between these win rates, in percent, each card should lie."""
STALLED = 10
"""After so many turns in a row without an attack a game has come to a standstill."""


def deck(rng: cw.Rng) -> DeckList:
    """A random deck of different effects."""
    by_effect: dict[str, list[str]] = {}
    for card in CARDS.values():
        if not card.static:
            by_effect.setdefault(card.effect_name, []).append(card.key)
    effects = list(by_effect.values())
    keys = [effects[i][rng.below(len(effects[i]))] for i in rng.shuffled(tuple(range(len(effects))))[:SIZE]]
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
    found.update(plays(m))
    for player, key in drawn(m, Drew):
        found[f"drawn {key}"] += 1
        found[f"won {key}"] += int(m.outcome.winners == (player,))
    return dict(found)


def plays(m: Match) -> Counter[str]:
    """Count per card how often it was played, set and activated, and tell whether nobody attacked for long."""
    found: Counter[str] = Counter()
    turn = attacked = longest = 0
    for event in events(m):
        if isinstance(event, TurnBegan):
            turn += 1
        elif isinstance(event, Attacked):
            longest, attacked = max(longest, turn - attacked - 1), turn
        elif isinstance(event, (SetDown, TurnedUp)) or (isinstance(event, Entered) and event.played):
            found[f"{type(event).__name__} {m.prints[event.card].key}"] += 1
    found["stalled"] = int(max(longest, turn - attacked) >= STALLED)
    return found


def chunk(seed: str, first: int, end: int) -> dict[str, int]:
    """Play some games."""
    found: Counter[str] = Counter()
    for number in range(first, end):
        found.update(play(f"{seed}/{number}"))
    return dict(found)


def decks(games: int, seed: str, jobs: int) -> None:
    """Let the decks that ship play each other, so many games a pair, and print a table in Markdown."""
    wins: Counter[str] = Counter()
    played: Counter[str] = Counter()
    print("| deck | against | games | win rate | 95% interval |\n|---|---|---|---|---|")
    for one, other in combinations(GAME.decks.values(), 2):
        result = simulate("kyza", [one, other], ["greedy", "greedy"], games, seed=seed, jobs=jobs)
        for contestant, name in enumerate((one.name, other.name)):
            wins[name] += result.wins(contestant)
            played[name] += games
        print(row(result.wins(0), games, one.name, other.name))
    for name in GAME.decks:
        print(row(wins[name], played[name], name, "all others"))


def row(won: int, games: int, *cells: str) -> str:
    """Write a row of a table: the cells, how many games, the win rate and its interval."""
    low, high = wilson(won, games)
    return f"| {' | '.join(cells)} | {games} | {100 * won / games:.1f} % | {low:.1%} to {high:.1%} |"


def main() -> None:
    """Play, and print a table in Markdown, or JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument(
        "--counted", nargs="*", type=Path, help="files with the counts of games that were played before"
    )
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--json", action="store_true", help="print the counts instead of a table")
    parser.add_argument("--decks", action="store_true", help="let the decks that ship play each other instead")
    arguments = parser.parse_args()
    if arguments.decks:
        decks(arguments.games, arguments.seed, arguments.jobs)
        return
    found: Counter[str] = Counter()
    if arguments.counted:
        for file in arguments.counted:
            found.update(json.loads(file.read_text("utf-8")))
    else:
        last = arguments.first + arguments.games
        starts = range(arguments.first, last, CHUNK)
        with ProcessPoolExecutor(arguments.jobs, mp_context=get_context("spawn")) as pool:
            for done in [pool.submit(chunk, arguments.seed, one, min(one + CHUNK, last)) for one in starts]:
                found.update(done.result())
    if arguments.json:
        print(json.dumps(dict(sorted(found.items()))))
        return
    games = found["games"]
    low, high = wilson(found["first"], games)
    print(f"{games:,} games, seed {arguments.seed!r}.")
    print(f"Whoever began won {found['first'] / games:.1%} (95% interval {low:.1%} to {high:.1%}).")
    print(f"Draws: {found['draws'] / games:.2%}. Ended by an empty deck: {found['decked'] / games:.1%}.")
    print(f"A game took {found['turns'] / games:.1f} turns.")
    print(f"Ten turns in a row without an attack: {found['stalled'] / games:.2%}.")
    heads = ("card", "level", "drawn", "win rate", "95% interval", "as character", "used", "")
    print(f"\n| {' | '.join(heads)} |\n|{'---|' * len(heads)}")
    rows = []
    for key, card in CARDS.items():
        drawn, won = found[f"drawn {key}"], found[f"won {key}"]
        if drawn:
            rate = 100 * won / drawn
            mark = "" if LEAST <= rate <= MOST else "out of bounds"
            bodies, effects = found[f"Entered {key}"], found[f"SetDown {key}"]
            shown = f"{bodies / max(1, bodies + effects):.1%} | {found[f'TurnedUp {key}'] / drawn:.0%}"
            rows.append((rate, f"{row(won, drawn, card.name, str(card.level))} {shown} | {mark} |"))
    for _, line in sorted(rows, reverse=True):
        print(line)


if __name__ == "__main__":
    main()
