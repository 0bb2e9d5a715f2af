"""Levels: the bots from the weakest to the strongest, as people are told of them.

There are eight in every game. The lowest ones pick so many times in a hundred on a whim, the one above them is Greedy,
which has none, and the highest ones search, with so many iterations a pick, so that a level plays alike on every
machine; where people wait, the seconds that a turn may take limit them too. How many levels are of which kind, and
their numbers, may be a game's own (`Description.levels`): each is to win 60 to 80 % of its games against the one below.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from cardwright.bots.bot import Bot, Budget, Seen
from cardwright.bots.greedy import Greedy
from cardwright.bots.random import RandomBot
from cardwright.bots.search.bot import USUAL, Search
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.description import Description
from cardwright.kernel.matches.match import Decision
from cardwright.kernel.pieces.heads import Head

PURSE: Final = 4.0
"""Seconds that a bot may think in a turn where people wait for it."""
MOST_WHIMS: Final = 100
"""Whims are counted in so many picks."""
MOST_ITERATIONS: Final = 1_000_000
"""As many as a search may be asked for by their number."""


@dataclass(frozen=True)
class Level:
    """A bot of the ladder: its name, what to tell people about it, and how it plays.

    One with ``iterations`` searches with so many a pick, one with ``whims`` picks so many times in a hundred at random;
    any other one is ``simple``, made from its random stream. ``told`` is a sentence in which ``{lines}`` stands for the
    iterations, ``{whims}`` for the whims.
    """

    name: str
    title: str
    told: str
    simple: Callable[[Rng], Bot] = Greedy
    iterations: int = 0
    whims: int = 0

    @property
    def text(self) -> str:
        """How it plays, in a sentence for people."""
        return self.told.format(lines=f"{self.iterations:,}", seconds=f"{PURSE:g}", whims=self.whims)

    def make(self, rng: Rng, seconds: float, head: Head | None = None) -> Bot:
        """Make the bot; ``seconds`` limit what it thinks in a turn, if they are not 0.

        One that searches tells chances to win by the ``head``, or by the game's own where none is given.
        """
        if self.iterations:
            return Search(rng, Budget(self.iterations, seconds), head)
        return Careless(rng, self.whims) if self.whims else self.simple(rng)


class Careless:
    """Plays as the greedy bot does, but for a whim now and then."""

    def __init__(self, rng: Rng, whims: int) -> None:
        """Have so many whims in a hundred picks, by that stream."""
        self.rng = rng
        self.whims = whims
        self._greedy = Greedy(rng)

    def pick(self, seen: Seen, decision: Decision) -> int:
        """Return the index of the best option, or a random one."""
        whim = self.rng.below(MOST_WHIMS) < self.whims
        return self.rng.below(len(decision)) if whim else self._greedy.pick(seen, decision)


RANDOM: Final = Level("random", "Random", "Picks any option, each as likely as the others: easy to beat.", RandomBot)
"""The bot below all levels."""
GREEDY: Final = Level(
    "greedy", "Greedy", "Tries each pick, looks as far as its own turn, and takes what leaves it best off."
)
"""The level between those with whims and those that search."""
SEARCH: Final = Level("search", "Search", "Tries out {lines} lines of play a pick.", iterations=USUAL.iterations)
CARELESS: Final = "careless"
"""What a bot with any number of whims is called, before that number."""
WHIMSICAL: Final = "Plays as Greedy does, but picks {whims} times in a hundred on a whim."
COUNT: Final = 8
"""So many levels there are."""
MIDDLE: Final = COUNT // 2
"""The level for whoever has not chosen one."""
BELOW: Final = ("Novice", "Careless", "Hasty", "Casual", "Steady", "Watchful")
"""The titles of levels with whims, from the lowest up; where there are fewer levels, the first ones are used."""
ABOVE: Final = (
    ("Quick", "Guesses what it cannot see, and tries out {lines} lines of play before each pick."),
    ("Keen", "Tries out {lines} lines of play before each pick, and returns to those that look promising."),
    (
        "Thorough",
        "Tries out {lines} lines of play before each pick, unless nothing could change its mind any more.",
    ),
    (
        "Expert",
        "Tries out up to {lines} lines of play before each pick, as many as fit into {seconds} seconds a turn.",
    ),
    (
        "Master",
        "Thinks the longest of all: up to {lines} lines of play before each pick, {seconds} seconds a turn at most.",
    ),
)
"""The titles and sentences of levels that search, from the lowest up; where there are fewer, the last ones are used."""
WHIMS: Final = (80, 63, 47, 31, 15)
"""Whims of the levels of games that say nothing else, from level 1 up."""
ITERATIONS: Final = (100, 1000)
"""Iterations of the highest levels of games that say nothing else, to level 8."""


def levels_of(game: Description | None) -> tuple[Level, ...]:
    """Return the levels as they play a game, from 1 up; without a game, as where a game says nothing of them.

    `BadSetup` for a game whose numbers do not make the levels.
    """
    kept = {} if game is None else game.levels
    whims, iterations = kept.get("whims", WHIMS), kept.get("iterations", ITERATIONS)
    wrong = _what_is_wrong(whims, iterations)
    if wrong:
        raise BadSetup(f"The levels of {'bots' if game is None else game.title} (data/levels.json): {wrong}.")
    below = [replace(careless(number), title=title) for title, number in zip(BELOW, whims, strict=False)]
    last = zip(ABOVE[-len(iterations) :], iterations, strict=True)
    above = [replace(searching(number), title=title, told=told) for (title, told), number in last]
    ladder = enumerate([*below, GREEDY, *above], 1)
    return tuple([level if level is GREEDY else replace(level, name=f"level {place}") for place, level in ladder])


def _what_is_wrong(whims: Sequence[int], iterations: Sequence[int]) -> str:
    """Say why these are not the numbers of levels, or nothing."""
    if len(whims) + len(iterations) != COUNT - 1 or len(whims) > len(BELOW) or len(iterations) > len(ABOVE):
        return (
            f"there are {len(whims)} whims and {len(iterations)} iterations; there must be {COUNT - 1} together, "
            f"{len(BELOW)} whims and {len(ABOVE)} iterations at most"
        )
    if list(whims) != sorted({number for number in whims if 1 <= number <= MOST_WHIMS}, reverse=True):
        return f"the whims {list(whims)} must fall, from {MOST_WHIMS} at most to 1 at least"
    if list(iterations) != sorted({number for number in iterations if 1 <= number <= MOST_ITERATIONS}):
        return f"the iterations {list(iterations)} must rise, from 1 at least to {MOST_ITERATIONS:,} at most"
    return ""


def searching(iterations: int) -> Level:
    """Return the bot that searches with so many iterations a pick."""
    return replace(SEARCH, name=f"{SEARCH.name} {iterations}", title=f"Search {iterations:,}", iterations=iterations)


def careless(whims: int) -> Level:
    """Return the bot that picks so many times in a hundred on a whim, and is greedy otherwise."""
    return Level(f"{CARELESS} {whims}", f"Careless {whims}", WHIMSICAL, whims=whims)
