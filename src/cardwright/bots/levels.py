"""Levels: the bots from the weakest to the strongest, as people are told of them.

The lowest ones pick so many times in a hundred on a whim. Those that search do so many iterations a pick, so that a
level plays alike on every machine; where people wait, the seconds that a turn may take limit them too. A game's package
may have numbers of its own for both (`Description.levels`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from cardwright.bots.bot import Bot, Budget, Seen
from cardwright.bots.greedy import Greedy
from cardwright.bots.random import RandomBot
from cardwright.bots.search.bot import USUAL, Search
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.description import Description
from cardwright.kernel.matches.match import Decision
from cardwright.kernel.pieces.heads import Head

PURSE: Final = 4.0
"""Seconds that a bot may think in a turn where people wait for it."""
MOST_WHIMS: Final = 100
"""Whims are counted in so many picks."""


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
LEVELS: Final = (
    Level("level 1", "Novice", "Plays as Greedy does, but picks {whims} times in a hundred on a whim.", whims=50),
    Level("level 2", "Careless", "Plays as Greedy does, but picks {whims} times in a hundred on a whim.", whims=25),
    Level("greedy", "Greedy", "Tries each pick, looks as far as its own turn, and takes what leaves it best off."),
    Level(
        "level 4",
        "Quick",
        "Guesses what it cannot see, and tries out {lines} lines of play before each pick.",
        iterations=100,
    ),
    Level(
        "level 5",
        "Keen",
        "Tries out {lines} lines of play before each pick, and returns to those that look promising.",
        iterations=300,
    ),
    Level(
        "level 6",
        "Thorough",
        "Tries out {lines} lines of play before each pick, unless nothing could change its mind any more.",
        iterations=1000,
    ),
    Level(
        "level 7",
        "Expert",
        "Tries out up to {lines} lines of play before each pick, as many as fit into {seconds} seconds a turn.",
        iterations=3000,
    ),
    Level(
        "level 8",
        "Master",
        "Thinks the longest of all: up to {lines} lines of play before each pick, {seconds} seconds a turn at most.",
        iterations=10_000,
    ),
)
"""The levels, from 1 up, as they are in games that say nothing else."""
SEARCH: Final = Level("search", "Search", "Tries out {lines} lines of play a pick.", iterations=USUAL.iterations)
CARELESS: Final = "careless"
"""What a bot with any number of whims is called, before that number."""
MOST_ITERATIONS: Final = 1_000_000
"""As many as a search may be asked for by their number."""
ALIASES: Final[Mapping[str, str]] = {f"level {number}": level.name for number, level in enumerate(LEVELS, 1)}
"""What levels are called besides."""


def levels_of(game: Description | None) -> tuple[Level, ...]:
    """Return the levels as they play a game, from 1 up; without a game, as they are in most."""
    changed = {level.name: level for level in LEVELS}
    for measure, numbers in ({} if game is None else game.levels).items():
        having = [level.name for level in LEVELS if getattr(level, measure)]
        for name, number in zip(having, numbers, strict=True):
            own: dict[str, Any] = {measure: number}
            changed[name] = replace(changed[name], **own)
    return tuple(changed.values())


def searching(iterations: int) -> Level:
    """Return the bot that searches with so many iterations a pick."""
    return replace(SEARCH, name=f"{SEARCH.name} {iterations}", title=f"Search {iterations:,}", iterations=iterations)


def careless(whims: int) -> Level:
    """Return the bot that picks so many times in a hundred on a whim, and is greedy otherwise."""
    return replace(LEVELS[0], name=f"{CARELESS} {whims}", title=f"Careless {whims}", whims=whims)
