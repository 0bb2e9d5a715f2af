"""How well balanced the set of Kryptik is: its four decks, and its cards when they are drawn, in games between bots.

Of each five games two are between the four decks that ship, every pair from both seats; two are between two of 400
decks of 50 cards drawn by chance, in which the cards are judged; and in one a deck that ships meets one of those.
A game counts for a card once for each player who drew it. A game is told by its number and the seed alone.

    uv run python -m bench.kryptik_balance --games 20000 --jobs 4 --plot docs/images/kryptik-balance.svg

A long run can be cut into parts, at the same time or on several machines, which come to the same: each prints what it
counted, and the last call adds them up.

    uv run python -m bench.kryptik_balance --first 0 --games 10000 --jobs 8 --json > one.json
    uv run python -m bench.kryptik_balance --first 10000 --games 10000 --jobs 8 --json > two.json
    uv run python -m bench.kryptik_balance --counted one.json two.json --plot docs/images/kryptik-balance.svg
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import combinations, permutations
from math import inf
from pathlib import Path
from statistics import fmean
from typing import Final, cast

import cardwright as cw
from bench.balance import Bar, bars, counted, drawn, share, table
from cardwright import bots
from cardwright.games.kryptik.cards import CARDS
from cardwright.games.kryptik.events.moves import Drew
from cardwright.games.kryptik.game import GAME
from cardwright.games.kryptik.state import REASONS, Kryptik
from cardwright.kernel.pieces.decklist import DeckList
from cardwright.research.statistics import wilson

RANDOM_DECKS: Final = 400
SHIPPED: Final = tuple(GAME.decks)
MEETINGS: Final = tuple(permutations(SHIPPED, 2))
KINDS: Final = ("shipped", "random", "shipped", "random", "mixed")
"""Who meet in five games one after another."""
OFF: Final = {"deck": 0.05, "pairing": 0.12, "card": 0.06, "first": 0.03}
"""How far from one half a share may be."""
DECKED: Final = 0.05
"""As large a share of the games may end because a deck is empty."""


def random_deck(seed: str, number: int) -> DeckList:
    """Return one of the decks drawn by chance."""
    assert GAME.deck_form is not None
    return GAME.deck_form.random(cw.Rng(f"{seed}/deck {number}"))


def decks_of(seed: str, number: int) -> tuple[str, list[DeckList]]:
    """Tell who meet in that game, and with which decks, by seat."""
    turn, place = divmod(number, len(KINDS))
    kind = KINDS[place]
    if kind == "shipped":
        return kind, [GAME.decks[name] for name in MEETINGS[(2 * turn + place // 2) % len(MEETINGS)]]
    rng = cw.Rng(f"{seed}/{number}/decks")
    found = [random_deck(seed, deck) for deck in rng.shuffled(tuple(range(RANDOM_DECKS)))[:2]]
    if kind == "mixed":
        found[turn % 2] = GAME.decks[SHIPPED[turn // 2 % len(SHIPPED)]]
    return kind, found


def play(seed: str, number: int, bot: str) -> Counter[str]:
    """Play that game, and count what happened in it."""
    kind, decks = decks_of(seed, number)
    m = cast("Kryptik", GAME.start(decks, f"{seed}/{number}"))
    rng = cw.Rng(f"{seed}/{number}")
    players = [bots.make(bot, rng.stream(f"bot {player}")) for player in (0, 1)]
    decisions = 0
    while not m.over:
        m.pick(bots.pick_for(players[m.chooser], m))
        decisions += 1
    assert m.outcome is not None
    winners = m.outcome.winners
    found: Counter[str] = Counter({"games": 1, f"turns/{m.turn}": 1, f"decisions/{decisions}": 1})
    found["draws"] = int(not winners)
    found["first"] = int(winners == (m.first,))
    found["decked"] = int(m.outcome.reason == REASONS[0])
    for player in (0, 1):
        if kind != "random" and m.decks[player] in SHIPPED:
            against = m.decks[1 - player] if kind == "shipped" else "decks drawn by chance"
            found[f"played/{m.decks[player]}/{against}"] += 1
            found[f"won/{m.decks[player]}/{against}"] += int(winners == (player,))
    if kind == "random":
        for player, key in drawn(m, Drew):
            found[f"drawn/{key}"] += 1
            found[f"won when drawn/{key}"] += int(winners == (player,))
    return found


def attempt(seed: str, bot: str, until: float, number: int) -> Counter[str]:
    """Play that game, unless it is after ``until``. One that goes wrong counts under what went wrong."""
    if time.time() > until:
        return Counter()
    try:
        return play(seed, number, bot)
    except Exception as error:  # noqa: BLE001 - one game that goes wrong must not lose the others
        return Counter([f"went wrong/game {number} with seed {seed!r}: {type(error).__name__}: {error}"])


def spread(found: Counter[str], of: str) -> str:
    """Say how many turns or decisions games took: the mean, the median, and the least and most."""
    numbers = sorted(
        [int(name.split("/")[1]) for name, n in found.items() if name.startswith(f"{of}/") for _ in range(n)]
    )
    return f"{fmean(numbers):.1f} {of} (median {numbers[len(numbers) // 2]}, {numbers[0]} to {numbers[-1]})"


def results(found: Counter[str], deck: str, others: Iterable[str]) -> tuple[int, int]:
    """Return how often a deck won, and played, against others."""
    against = list(others)
    won = sum([found[f"won/{deck}/{other}"] for other in against])
    return won, sum([found[f"played/{deck}/{other}"] for other in against])


def mark(won: int, of: int, off: float) -> str:
    """Say so if a share is out of its bounds."""
    return "" if not of or abs(won / of - 0.5) <= off else "out of bounds"


def rows_of_decks(found: Counter[str]) -> Iterator[tuple[str, str, int, int, float]]:
    """Yield each deck and whom it met, with its wins and games, and how far from one half they may be."""
    for deck in SHIPPED:
        yield (deck, "the other three", *results(found, deck, SHIPPED), OFF["deck"])
    for one, other in combinations(SHIPPED, 2):
        yield (one, other, *results(found, one, [other]), OFF["pairing"])
    for deck in SHIPPED:
        yield (deck, "decks drawn by chance", *results(found, deck, ["decks drawn by chance"]), inf)


def rows_of_cards(found: Counter[str]) -> list[tuple[str, int, int]]:
    """Return each card's name, how often who drew it won, and how often it was drawn, the most successful first."""
    rows = [
        (card.name, found[f"won when drawn/{key}"], found[f"drawn/{key}"])
        for key, card in CARDS.items()
        if found[f"drawn/{key}"]
    ]
    return sorted(rows, key=lambda row: (-row[1] / row[2], row[0]))


def report(found: Counter[str]) -> Iterator[str]:
    """Say what was counted, in Markdown."""
    games = found["games"]
    yield f"- {games:,} games."
    yield f"- Whoever began won {share(found['first'], games)}. {mark(found['first'], games, OFF['first'])}".rstrip()
    decked = "" if found["decked"] <= DECKED * games else " out of bounds"
    yield f"- {share(found['decked'], games)} ended because a deck was empty.{decked} Draws: {found['draws']}."
    yield f"- A game took {spread(found, 'turns')} of both together and {spread(found, 'decisions')}."
    yield ""
    met = [row for row in rows_of_decks(found) if row[3]]
    heads = ["deck", "against", "games", "won", ""]
    yield from table(
        heads, [[deck, other, f"{n}", share(won, n), mark(won, n, off)] for deck, other, won, n, off in met]
    )
    yield ""
    cards = [[name, f"{n}", share(won, n), mark(won, n, OFF["card"])] for name, won, n in rows_of_cards(found)]
    yield from table(["card", "drawn", "won by who drew it", ""], cards)
    for name in found:
        if name.startswith("went wrong/"):
            yield f"\nWent wrong: {name.partition('/')[2]}"


def plot(found: Counter[str]) -> str:
    """Draw the decks' and the cards' shares of wins."""
    met = [row for row in rows_of_decks(found) if row[3] and row[4] < inf]
    decks = [bar(deck, won, n) for deck, _, won, n, off in met if off == OFF["deck"]]
    pairs = [bar(f"{deck}, {other}", won, n) for deck, other, won, n, off in met if off == OFF["pairing"]]
    cards = [bar(*row) for row in rows_of_cards(found)]
    sections = [
        ("Decks against the other three: won", decks),
        ("Pairings: won by the first named", pairs),
        ("Cards: won by who drew it", cards),
    ]
    return bars([(title, rows) for title, rows in sections if rows], 1.0, "one half")


def bar(name: str, won: int, of: int) -> Bar:
    """Return a bar for a share of wins."""
    return Bar(name, won / of, *wilson(won, of))


def main() -> None:
    """Play or add up, and print what was found, or the counts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--bot", default="greedy", help="who plays")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600, help="begin no game after so many minutes")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--json", action="store_true", help="print the counts instead of a report")
    parser.add_argument("--counted", nargs="+", type=Path, help="files with what was counted before: add them up")
    parser.add_argument("--plot", type=Path, help="where to draw the shares of wins, as SVG")
    arguments = parser.parse_args()
    found: Counter[str] = Counter()
    if arguments.counted:
        for file in arguments.counted:
            found.update(json.loads(file.read_text("utf-8")))
    else:
        until = time.time() + 60 * arguments.minutes
        numbers = range(arguments.first, arguments.first + arguments.games)
        found = counted(partial(attempt, arguments.seed, arguments.bot, until), numbers, arguments.jobs)
    if arguments.json:
        print(json.dumps(dict(sorted(found.items()))))
        return
    print("\n".join(report(found)))
    if arguments.plot:
        arguments.plot.write_text(plot(found), "utf-8")


if __name__ == "__main__":
    main()
