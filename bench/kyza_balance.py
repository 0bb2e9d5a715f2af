"""How well balanced the set of Kyza Kards is: every card's win rate when drawn, in games between two bots of a kind.

Each game is played with two decks drawn at random from the set, of the size and with the copies of an effect that the
format allows, now and then with the alternate character; static cards are left out, as in the official formats. A game
counts for a card once for each player who drew it. Beside it: in what share of its plays it was a character, and how
often it was used as an effect.

    uv run python -m bench.kyza_balance --games 20000 --jobs 4

A long run can be cut into parts, which come to the same: each prints its counts, and the last call adds them up.

    uv run python -m bench.kyza_balance --first 0 --games 10000 --json > one.json
    uv run python -m bench.kyza_balance --first 10000 --games 10000 --json > two.json
    uv run python -m bench.kyza_balance --counted one.json two.json

Other formats, and other bots:

    uv run python -m bench.kyza_balance --games 300 --jobs 4 --format konflict --bot "search 25"

With --decks the decks of a format that ship with the game play each other instead, so many games for each pair.

    uv run python -m bench.kyza_balance --decks --games 600 --format konflict
"""

import argparse
import json
from collections import Counter
from dataclasses import dataclass
from functools import partial
from itertools import combinations, pairwise
from pathlib import Path

import cardwright as cw
from bench.balance import counted, drawn, events
from cardwright import bots
from cardwright.games.kyza.cards import CARDS
from cardwright.games.kyza.deckrules import FORMATS
from cardwright.games.kyza.events import (
    Attacked,
    Drew,
    Entered,
    LifeDamaged,
    LifeLost,
    SetDown,
    TurnBegan,
    TurnedUp,
)
from cardwright.games.kyza.game import GAME
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.decklist import DeckCard, DeckList
from cardwright.research.statistics import wilson

LEAST, MOST = 44.0, 56.0
"""Between these win rates, in percent, each card should lie."""
STALLED = 10
"""After so many turns in a row, both players' counted, in which nothing happens a game has come to a standstill."""


@dataclass(frozen=True)
class Series:
    """How the games of a series are played: the key of their format, the bots' name, and the seed of them all."""

    form: str
    bot: str
    seed: str

    def deck(self, rng: cw.Rng) -> DeckList:
        """A random deck of the format."""
        by_effect: dict[str, list[str]] = {}
        for card in CARDS.values():
            if not card.static:
                by_effect.setdefault(card.effect_name, []).append(card.key)
        form = FORMATS[self.form]
        effects = list(by_effect.values()) * form.copies
        keys = [effects[i][rng.below(len(effects[i]))] for i in rng.shuffled(tuple(range(len(effects))))[: form.cards]]
        return DeckList("kyza", "Random", (self.form,), tuple([DeckCard(key, self.form) for key in keys]))

    def random_game(self, number: int) -> Counter[str]:
        """Play one game with random decks; count per card how often it was drawn, and drawn by the winner."""
        rng = cw.Rng(f"{self.seed}/{number}")
        m = self.play([self.deck(rng.stream("one")), self.deck(rng.stream("other"))], number)
        found = how_it_went(m)
        for player, key in drawn(m, Drew):
            found[f"drawn {key}"] += 1
            found[f"won {key}"] += int(won_by(m, player))
        return found

    def pair_game(self, pair: tuple[str, str], number: int) -> Counter[str]:
        """Play one game of two decks that ship, which change seats; count how often the first of them won."""
        first = number % 2
        m = self.play([GAME.decks[pair[first]], GAME.decks[pair[1 - first]]], number)
        found = how_it_went(m)
        found["won"] = int(won_by(m, first))
        return found

    def play(self, decks: list[DeckList], number: int) -> Match:
        """Play one game with such decks."""
        seed = f"{self.seed}/{number}"
        m = GAME.start(decks, seed)
        players = [bots.make(self.bot, cw.Rng(seed).stream(f"bot {player}"), game=GAME) for player in (0, 1)]
        while not m.over:
            m.pick(bots.pick_for(players[m.chooser], m))
        return m


def won_by(m: Match, player: int) -> bool:
    """Whether that player alone won."""
    return m.outcome is not None and m.outcome.winners == (player,)


def how_it_went(m: Match) -> Counter[str]:
    """Count how a game went and ended, and per card how often it was played, set and activated."""
    assert m.outcome is not None
    found: Counter[str] = Counter(games=1, turns=m.turn)
    found["draws"] = int(not m.outcome.winners)
    found["decked"] = int("card" in m.outcome.reason)
    turn = 0
    attacks, losses = [0], [0]
    """The turns in which somebody attacked, and in which somebody was attacked or hurt."""
    for event in events(m):
        if isinstance(event, TurnBegan):
            turn += 1
            if turn == 1:
                found["first"] = int(won_by(m, event.player))
        elif isinstance(event, Attacked):
            attacks.append(turn)
            losses.append(turn)
        elif isinstance(event, LifeDamaged) or (isinstance(event, LifeLost) and not event.paid):
            losses.append(turn)
        elif isinstance(event, (SetDown, TurnedUp)) or (isinstance(event, Entered) and event.played):
            found[f"{type(event).__name__} {m.prints[event.card].key}"] += 1
    found["unattacked"] = int(longest_wait(attacks, turn) >= STALLED)
    found["stalled"] = int(longest_wait(losses, turn) >= STALLED)
    return found


def longest_wait(turns: list[int], last: int) -> int:
    """Return the most turns in a row, up to the last one of the game, that are none of these."""
    return max([after - before - 1 for before, after in pairwise([*turns, last + 1])])


def decks(series: Series, numbers: range, jobs: int) -> None:
    """Let the decks of the format that ship play each other, and print a table in Markdown."""
    heads = ("deck", "against", "games", "win rate", "95% interval", "first", "decked", "unattacked", "stalled")
    print(f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}")
    names = [name for name, deck in GAME.decks.items() if deck.sections == (series.form,)]
    for one, other in combinations(names, 2):
        found = counted(partial(series.pair_game, (one, other)), numbers, jobs)
        games = found["games"]
        rest = [f"{found[key] / games:.1%}" for key in ("first", "decked", "unattacked", "stalled")]
        print(f"{row(found['won'], games, one, other)} {' | '.join(rest)} |")


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
    parser.add_argument("--format", choices=[key for key, form in FORMATS.items() if form.cards], default="micro")
    parser.add_argument("--bot", default="greedy", help="who plays both sides, as in --bots of the command line")
    parser.add_argument("--decks", action="store_true", help="let the decks that ship play each other instead")
    arguments = parser.parse_args()
    series = Series(arguments.format, arguments.bot, arguments.seed)
    numbers = range(arguments.first, arguments.first + arguments.games)
    if arguments.decks:
        decks(series, numbers, arguments.jobs)
        return
    found: Counter[str] = Counter()
    if arguments.counted:
        for file in arguments.counted:
            found.update(json.loads(file.read_text("utf-8")))
    else:
        found = counted(series.random_game, numbers, arguments.jobs)
    if arguments.json:
        print(json.dumps(dict(sorted(found.items()))))
        return
    games = found["games"]
    low, high = wilson(found["first"], games)
    print(f"{games:,} games of {FORMATS[series.form].title}, {series.bot}, seed {series.seed!r}.")
    print(f"Whoever began won {found['first'] / games:.1%} (95% interval {low:.1%} to {high:.1%}).")
    print(f"Draws: {found['draws'] / games:.2%}. Ended by an empty deck: {found['decked'] / games:.1%}.")
    print(f"A game took {found['turns'] / games:.1f} turns.")
    print(f"Ten turns in a row without an attack: {found['unattacked'] / games:.2%}.")
    print(f"And without anybody being hurt: {found['stalled'] / games:.2%}.")
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
