"""Writes docs/keyforge-cards.md: all cards of KeyForge, what they say, the rulings about them, and how often they win.

The page is made from the cards, from rulings.md and from the counts in docs/keyforge-cards.json. Write it anew when a
card or a ruling has changed:

    uv run python -m tools.keyforge_cards

Games that were counted stay counted, and more of them make the figures better. They are played between greedy bots,
each with a random deck of its own; game number ``i`` is the same on every machine. The counts are kept after every
few games, so that a run can be stopped and taken up again:

    uv run python -m tools.keyforge_cards --games 50000 --jobs 4
"""

import argparse
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import cardwright as cw
from bench.balance import drawn
from cardwright import bots
from cardwright.games.keyforge.events import Drew
from cardwright.games.keyforge.facts import HOUSES, CardFacts, all_facts
from cardwright.games.keyforge.game import GAME
from cardwright.kernel.basics import names
from cardwright.kernel.basics.rulebook import load_rulebook
from cardwright.research.statistics import wilson

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "keyforge-cards.md"
COUNTS: Final = ROOT / "docs" / "keyforge-cards.json"
SOURCE: Final = ROOT / "src" / "cardwright" / "games" / "keyforge"
RULINGS: Final = "../src/cardwright/games/keyforge/rulings.md"
CHUNK: Final = 10
SEED: Final = "cards"
LONGEST: Final = 500
"""In turns: a game that is not decided then is won by nobody. Few take more than 60; no rule ends one that stalls."""

INTRODUCTION: Final = """\
# All cards of KeyForge

Written by `uv run python -m tools.keyforge_cards`. What a card says is made from the tree that runs, in our own words,
as the game shows it. Below it stand the rulings that name the card, each with its reason behind the link, and the rules
that the card cites.

*Won when drawn* is the share of players who won among those who drew the card, then how many these were, and Wilson's
95% interval, over {games:,} games between greedy bots that each had a random deck. With few games the intervals are
wide, and what the bot never does may still be good for a better player. More games make the figures better:

```sh
uv run python -m tools.keyforge_cards --games 50000 --jobs 4
```"""

ARGUED: Final = re.compile(r"^### (\S+)\n\n\*\*Decided:\*\* (.+?)\n\nRulebook: ", re.MULTILINE | re.DOTALL)
"""A ruling in rulings.md: its id, and what was decided and why."""
CITED: Final = re.compile(r"^    # (.*keyforge:.*)\n(?:    #.*\n)*    \"(\d{3}) ", re.MULTILINE)
"""A comment above a card in the files of the cards, and the number of the card."""
CITATION: Final = re.compile(r"keyforge:([a-z0-9.-]+[a-z0-9])")


# ---------------------------------------------------------------- games


@dataclass
class Counts:
    """What was counted: in how many games, and of each card by whom it was drawn, and how many of these won."""

    games: int
    drawn: Counter[str]
    won: Counter[str]

    def add(self, drawn: Iterable[str], won: Iterable[str]) -> None:
        """Add a game."""
        self.games += 1
        self.drawn.update(drawn)
        self.won.update(won)


def load() -> Counts:
    """Read what was counted so far."""
    kept: dict[str, Any] = json.loads(COUNTS.read_text("utf-8")) if COUNTS.is_file() else {"games": 0, "cards": {}}
    cards: dict[str, list[int]] = kept["cards"]
    return Counts(
        kept["games"],
        Counter({number: drawn for number, (drawn, _) in cards.items()}),
        Counter({number: won for number, (_, won) in cards.items()}),
    )


def save(counts: Counts) -> None:
    """Write down what was counted, a card a line."""
    cards = ",\n".join([f'"{number}": [{counts.drawn[number]}, {counts.won[number]}]' for number in all_facts()])
    COUNTS.write_text(f'{{"games": {counts.games}, "cards": {{\n{cards}\n}}}}\n', "utf-8")


def play(number: int) -> tuple[list[str], list[str]]:
    """Play the game of that number; tell which cards were drawn, and which by the winner, each once for a player."""
    rng = cw.Rng(f"{SEED}/{number}")
    decks = [GAME.find_deck("random", rng.stream(f"deck {player}")) for player in (0, 1)]
    m = GAME.start(decks, f"{SEED}/{number}")
    players = [bots.make("greedy", rng.stream(f"bot {player}")) for player in (0, 1)]
    while not m.over and m.turn <= LONGEST:
        m.pick(bots.pick_for(players[m.chooser], m))
    winners = () if m.outcome is None else m.outcome.winners
    cards = {(player, key.partition("@")[0]) for player, key in drawn(m, Drew)}  # mavericks count as what they are
    return [card for _, card in cards], [card for player, card in cards if player in winners]


def played(first: int, end: int, jobs: int) -> Iterator[tuple[list[str], list[str]]]:
    """Play the games from one number to another, in that order."""
    if jobs == 1:
        yield from map(play, range(first, end))
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            yield from pool.map(play, range(first, end))


def measure(games: int, jobs: int) -> None:
    """Play more games, and keep the counts after every few."""
    counts = load()
    for seen, won in played(counts.games, counts.games + games, jobs):
        counts.add(seen, won)
        if counts.games % CHUNK == 0:
            save(counts)
    save(counts)


# ---------------------------------------------------------------- the page


def rulings() -> dict[str, list[str]]:
    """Return per card, by number, the rulings that name it, and those that the file of its house cites above it."""
    argued = ARGUED.findall((SOURCE / "rulings.md").read_text("utf-8"))
    found: dict[str, list[str]] = {number: [] for number in all_facts()}
    # Long names first, so that Labwork is not found in Sloppy Labwork.
    longest = sorted(all_facts().values(), key=lambda card: -len(card.name))
    named = {plain(card.name): card.number for card in longest}
    name = re.compile(rf"\b(?:{'|'.join([re.escape(each) for each in named])})")
    for ruling, text in argued:
        for number in {named[each] for each in name.findall(plain(" ".join(text.split())))}:
            found[number].append(ruling)
    for file in sorted((SOURCE / "cards").glob("*.py")):
        for comment, number in CITED.findall(file.read_text("utf-8")):
            found[number] += [rule for rule in CITATION.findall(comment) if rule not in found[number]]
    order = list(load_rulebook(SOURCE / "rulebook.toml"))
    return {number: sorted(cited, key=order.index) for number, cited in found.items()}


def plain(name: str) -> str:
    """Return a name with the apostrophes and quotes that people type."""
    return name.translate(str.maketrans("\u2019\u201c\u201d", '\'""'))


def page(counts: Counts) -> str:
    """Return the whole page."""
    about = rulings()
    rules = load_rulebook(SOURCE / "rulebook.toml")
    lines = [INTRODUCTION.format(games=counts.games)]
    for house in HOUSES:
        lines += ["", f"## {house.title()}"]
        for card in all_facts().values():
            if card.house == house:
                lines += ["", f"### {card.number} {card.name}", "", f"{figures(card)}. {rate(counts, card.number)}"]
                paragraphs = GAME.print_of(card.number, card.house).text.splitlines()
                if paragraphs:
                    lines += ["", *"\n>\n".join([f"> {paragraph}" for paragraph in paragraphs]).split("\n")]
                if about[card.number]:
                    lines += ["", *[f"- {linked(rule)}: {rules[rule].text}" for rule in about[card.number]]]
    return "\n".join(lines) + "\n"


def linked(rule: str) -> str:
    """Return the id of a rule, as a link to its reason if it is a ruling."""
    return f"[{rule}]({RULINGS}#{rule.replace('.', '')})" if rule.startswith("ruling.") else rule


def figures(card: CardFacts) -> str:
    """Return what is printed on a card besides its text: "Common creature, power 5, armor 1; Human, Knight"."""
    said = [f"{card.rarity.title()} {card.type}"]
    if card.type == "creature":
        said += [f"power {card.power}"] + ([f"armor {card.armor}"] if card.armor else [])
    if card.aember:
        said.append(f"{card.aember} æmber")
    traits = names.listing([trait.title() for trait in card.traits])
    return ", ".join(said) + (f"; {traits}" if traits else "")


def rate(counts: Counts, number: str) -> str:
    """Return how often the card was drawn, and how many of those who drew it won."""
    drawn, won = counts.drawn[number], counts.won[number]
    if not drawn:
        return "Never drawn yet."
    low, high = wilson(won, drawn)
    return f"Won when drawn: {won / drawn:.1%} of {drawn:,} ({low:.1%} to {high:.1%})."


def main() -> None:
    """Play more games if that is wanted, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=0, help="how many more games to play first")
    parser.add_argument("--jobs", type=int, default=1, help="in how many processes")
    arguments = parser.parse_args()
    if arguments.games:
        measure(arguments.games, arguments.jobs)
    PAGE.write_text(page(load()), "utf-8")
    print(f"Wrote {PAGE.relative_to(ROOT)}, from {load().games:,} games.")


if __name__ == "__main__":
    main()
