"""Whole random games as everybody at the table meets them, written down to hold them when the code is rebuilt.

`golden.json` tells that a match is the same to the last field; this tells that the same game was played, whatever the
fields are called, and which side of it moved. It has three columns, each a digest every 20 decisions:

- ``asked``: who chooses, and among which option codes, at each of the 20 decisions;
- ``seen``: what every viewer sees then: cards in their order, hidden ones, numbers and marks, phase, pile;
- ``said``: what every viewer reads: prompts, options, reasons, why a card cannot be chosen, and the log of all 20.

When rules, views or texts have changed on purpose, renew the columns, and look at which of them did change:

    uv run python -m tests.laws.plays

To see what is behind the digests of one play, from one decision to another, as text to compare with `diff`:

    uv run python -m tests.laws.plays keyforge/3 121 140
"""

import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from cardwright.games.keyforge.game import GAME as KEYFORGE
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.decklist import DeckCard, DeckList
from cardwright.kernel.seeing.follower import Follower
from tests.laws.reading import Reading
from tests.laws.starts import EVERY_START, Start
from tests.views import handles

FILE = Path(__file__).parent / "plays.json"
EVERY = 20
"""After how many decisions there is a digest in each column."""
FIRST_IN = 6
"""One decision in so many is answered with the first option, which plays and fights where chance would often pass."""

Columns = dict[str, str]
"""By the name of a column its digests, with spaces between them."""


# ---- which games -----------------------------------------------------------------------------------------------------

SELDOM = {"dis": "055 064 071 093 094", "logos": "121 131 157", "mars": "183 186 208", "shadows": "267"}
"""Cards that every drawn deck of their house has, because few of the shipped ones do."""


def keyforge_drawn(seed: int) -> Match:
    """Decks of three houses each, drawn from the shipped ones, with rare cards first; one begins with chains."""
    rng = Rng(seed).stream("decks")
    pool = sorted({(card.section, card.key) for deck in KEYFORGE.decks.values() for card in deck.cards})
    decks = []
    for player in (0, 1):
        houses = drawn(rng, sorted({house for house, _ in pool}))[:3]
        cards: list[DeckCard] = []
        for house in houses:
            usual = drawn(rng, [key for section, key in pool if section == house])
            keys = [*SELDOM.get(house, "").split(), *usual, *usual]
            cards += [DeckCard(key, house) for key in keys[:12]]
        decks.append(DeckList("keyforge", f"Drawn {player}", tuple(houses), tuple(cards), {"chains": 7 * player}))
    return KEYFORGE.start(decks, seed)


def drawn(rng: Rng, items: list[str]) -> list[str]:
    """The items in random order."""
    return [items[place] for place in rng.shuffled(tuple(range(len(items))))]


MANY = {"keyforge": 28, "kyza": 18, "kyza-otherwise": 12}
"""Starts of which more than the usual number of games is played."""
USUAL = 4
PLAYS = {
    f"{start.name}/{seed}": (start, seed)
    for start in [*EVERY_START, Start("keyforge-drawn", KEYFORGE, keyforge_drawn, 3000)]
    for seed in range(1, 1 + MANY.get(start.name, USUAL))
}


# ---- what happens in them --------------------------------------------------------------------------------------------


def play(start: Start, seed: int) -> Iterator[Match]:
    """Play a game, and give the match at its beginning and after each decision."""
    m = start.begin(seed)
    rng = Rng(seed).stream("plays")
    yield m
    while not m.over:
        m.choose(rng.below(len(m.codes)) if rng.below(FIRST_IN) else 0)
        yield m


def asked(m: Match) -> list[str]:
    """Who chooses now, and among which codes."""
    return [] if m.over else [f"player {decision.player}: {decision.codes}" for decision in m.decisions]


class Audience:
    """All viewers of a game: its players, and whoever watches."""

    def __init__(self, m: Match) -> None:
        """Sit down before the game begins."""
        self._followers = [Follower(viewer) for viewer in range(m.game.players + 1)]

    def meets(self, m: Match) -> tuple[list[str], list[str]]:
        """Tell what all of them see, and what is said to them now and was logged since they were asked last."""
        seen: list[str] = []
        said: list[str] = []
        for viewer, follower in enumerate(self._followers):
            shown = m.view(viewer)
            reading = Reading(shown)
            seen += [f"viewer {viewer}: {line}" for line in reading.seen]
            begin, lines = follower.update(m)
            said += [f"viewer {viewer}: {line}" for line in reading.said]
            said += [
                f"log {viewer}: {begin + i}: {''.join([text for text, _ in line])}" for i, line in enumerate(lines)
            ]
            if viewer == m.chooser:
                cards = [m.card_of_handle(viewer, handle) for handle in handles([shown["players"], shown["shared"]])]
                said += [f"why: {m.why_not(viewer, card)}" for card in cards]
        return seen, said


def digests(start: Start, seed: int) -> Columns:
    """Play a game, and return its columns."""
    columns: dict[str, list[str]] = {"asked": [], "seen": [], "said": []}
    since: list[str] = []
    audience: Audience | None = None
    for decision, m in enumerate(play(start, seed)):
        audience = audience or Audience(m)
        since += asked(m)
        if decision % EVERY == 0 or m.over:
            for column, lines in zip(columns.values(), (since, *audience.meets(m)), strict=True):
                column.append(blake2b("\n".join(lines).encode(), digest_size=4).hexdigest())
            since = []
    return {name: " ".join(column) for name, column in columns.items()}


def difference(name: str, recorded: Columns, found: Columns) -> str:
    """Say where the columns of a play first differ, and how to see it; nothing where they are the same."""
    first: dict[str, int] = {}
    for column in recorded:
        old, new = recorded[column].split(), found[column].split()
        if old != new:
            same = [place for place, (one, other) in enumerate(zip(old, new, strict=False)) if one != other]
            first[column] = EVERY * min([*same, len(old), len(new)])
    if not first:
        return ""
    begin = min(first.values())
    differ = [
        f"`{column}` differs from decision {first[column]} on" if column in first else f"`{column}` is as it was"
        for column in recorded
    ]
    return (
        f"{name}: {', '.join(differ)}. To see it, compare what this prints here and in a checkout where all is as it "
        f"was:\n    uv run python -m tests.laws.plays {name} {max(0, begin - EVERY + 1)} {begin}\n"
        "If it is meant to be so, renew the columns, and look at which of them change:\n"
        "    uv run python -m tests.laws.plays"
    )


def told(name: str, first: int, last: int) -> Iterator[str]:
    """Tell a play in lines of text, from one decision to another: who is asked what, what is seen, what is said."""
    audience: Audience | None = None
    for decision, m in enumerate(play(*PLAYS[name])):
        audience = audience or Audience(m)
        if first - 1 <= decision <= last:
            seen, said = audience.meets(m)
            for column, lines in (("asked", asked(m)), ("seen", seen), ("said", said)) if decision >= first else ():
                yield from [f"{decision} {column}: {line}" for line in lines]
        if decision == last:
            break


def renew() -> None:
    """Write all columns anew, a line each, so that a comparison of versions shows which have changed."""
    FILE.write_text(json.dumps({name: digests(*PLAYS[name]) for name in PLAYS}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.stdout.writelines([f"{line}\n" for line in told(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))])
    else:
        renew()
