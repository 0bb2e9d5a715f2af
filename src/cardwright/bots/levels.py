"""Levels: the bots from the weakest to the strongest, as people are told of them.

Those that search do so many iterations a pick, so that a level plays alike on every machine; where people wait, the
seconds that a turn may take limit them too.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from cardwright.bots.bot import Bot, Budget, Seen
from cardwright.bots.greedy import Greedy
from cardwright.bots.random import RandomBot
from cardwright.bots.search.bot import USUAL, Search
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.matches.match import Decision

PURSE: Final = 4.0
"""Seconds that a bot may think in a turn where people wait for it."""
WHIMS: Final = 3
"""The careless bot takes one pick in so many at random."""


@dataclass(frozen=True)
class Level:
    """A bot of the ladder: its name, what to tell people about it, and how it plays.

    One with ``iterations`` searches with so many a pick; any other one is ``simple``, made from its random stream.
    """

    name: str
    title: str
    text: str
    simple: Callable[[Rng], Bot] = Greedy
    iterations: int = 0

    def make(self, rng: Rng, seconds: float) -> Bot:
        """Make the bot; ``seconds`` limit what it thinks in a turn, if they are not 0."""
        return Search(rng, Budget(self.iterations, seconds)) if self.iterations else self.simple(rng)


class Careless:
    """Plays as the greedy bot does, but for a whim now and then."""

    def __init__(self, rng: Rng) -> None:
        """Have whims by that stream."""
        self.rng = rng
        self._greedy = Greedy(rng)

    def pick(self, seen: Seen, decision: Decision) -> int:
        """Return the index of the best option, or a random one."""
        return self.rng.below(len(decision)) if self.rng.below(WHIMS) == 0 else self._greedy.pick(seen, decision)


LEVELS: Final = (
    Level("random", "Random", "Picks any option as likely as any other: easy to beat.", RandomBot),
    Level("level 2", "Careless", "Would play quite well, but picks one time in three on a whim.", Careless),
    Level("greedy", "Greedy", "Tries each pick, looks as far as its own turn, and takes what leaves it best off."),
    Level("level 4", "Quick", "Tries out a hundred lines of play before each pick.", iterations=100),
    Level("level 5", "Keen", "Tries out hundreds of lines of play before each pick.", iterations=300),
    Level("level 6", "Thorough", "Tries out a thousand lines of play before each pick.", iterations=1000),
    Level("level 7", "Expert", "Tries out thousands of lines of play before each pick.", iterations=3000),
    Level("level 8", "Master", "Takes all the time that it is given, and makes the most of it.", iterations=10_000),
)
"""The levels, from 1 up."""
SEARCH: Final = Level("search", "Search", "Searches with its usual budget.", iterations=USUAL.iterations)
ALIASES: Final[Mapping[str, str]] = {f"level {number}": level.name for number, level in enumerate(LEVELS, 1)}
"""What levels are called besides."""
