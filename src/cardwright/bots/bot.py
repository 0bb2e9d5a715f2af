"""What a bot is, and what it is told."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from cardwright.kernel.matches.match import Decision, Match

Seen = Mapping[str, object]
"""What a player may know, as `Match.view` tells it."""


@dataclass(frozen=True)
class Info:
    """What to tell people about a bot: its title, how it plays in a sentence, and its level (0: below all)."""

    title: str
    text: str
    level: int


class Bot(Protocol):
    """Something that picks options for a player."""

    def pick(self, seen: Seen, decision: Decision) -> int:
        """Return the index of the option taken, given the view of the decision's player."""
        ...


@dataclass(frozen=True)
class Budget:
    """What a thought may cost: so many iterations, and so many seconds on the clock; 0 is without limit.

    Whichever is spent first ends the thought. One that only iterations limit is the same on every machine.
    """

    iterations: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        """Refuse (ValueError) a budget that would never be spent."""
        if self.iterations <= 0 and self.seconds <= 0:
            raise ValueError("A thought needs a limit: iterations or seconds above 0.")

    def share(self, spent: float, parts: int, least: float) -> "Budget":
        """Return what one pick may cost where the seconds are for many, of which so many are spent.

        That is one in ``parts`` of the seconds that are left, and ``least`` besides; the iterations are for each pick.
        """
        if self.seconds <= 0:
            return self
        return Budget(self.iterations, max(self.seconds - spent, 0.0) / parts + least)


@dataclass(frozen=True)
class Thought:
    """What came of thinking about a decision.

    ``visits`` and ``values`` have for each option how often it was tried, and the chance to win with it as far as that
    showed (0 where it was never tried). ``why`` says why the thought ended there.
    """

    pick: int
    visits: tuple[int, ...]
    values: tuple[float, ...]
    iterations: int
    seconds: float = field(compare=False)
    why: str


class Glance(Mapping[str, object]):
    """A view that is drawn only when somebody looks at it: most bots do not, and a view costs more than a pick."""

    def __init__(self, match: Match, player: int) -> None:
        """Promise the view of the player."""
        self._match = match
        self._player = player
        self._view: Seen | None = None

    def _look(self) -> Seen:
        if self._view is None:
            self._view = self._match.view(self._player)
        return self._view

    def __getitem__(self, key: str) -> object:
        return self._look()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._look())

    def __len__(self) -> int:
        return len(self._look())


def pick_for(bot: Bot, match: Match) -> int:
    """Ask the bot for the current decision of the match, showing it no more than its player may know."""
    decision = match.decision
    return bot.pick(Glance(match, decision.player), decision)
