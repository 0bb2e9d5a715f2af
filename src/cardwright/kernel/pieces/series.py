"""Series: games between the same players, of which whoever wins the most wins it ("best of three").

Which game of which series a match is belongs to how it was set up, so its record and its saves tell it too.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.basics.names import listing

LONGEST: Final = 9
"""Games that a series may have."""
DRAWN: Final = -1
"""Who won a game that nobody won alone."""
FIRST: Final = "first"
"""The option, in games that have it, that says who takes the first turn."""
CHOOSER: Final = "chooser"
"""The option that says who chooses that instead: whoever lost the game before."""


@dataclass(frozen=True)
class Series:
    """A series between ``players``, before the game after those whose winners ``won`` lists (`DRAWN` for nobody).

    It is over as soon as nobody can catch up with whoever has won the most games, and after ``best_of`` games at the
    latest: a game that nobody won counts for nobody, and is not played again. Raises `BadSetup` for what is no series.
    """

    players: int
    best_of: int
    won: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.best_of < 1 or self.best_of > LONGEST or self.best_of % 2 == 0:
            raise BadSetup(f"A series is the best of 1, 3, 5, 7 or 9 games, not of {self.best_of}.")
        if len(self.won) > self.best_of or [who for who in self.won if not DRAWN <= who < self.players]:
            raise BadSetup("In a series, each game so far was won by one of its players, or by nobody.")

    @property
    def number(self) -> int:
        """Which game comes next, or is being played: from 1."""
        return len(self.won) + 1

    @property
    def score(self) -> tuple[int, ...]:
        """How many games each player has won."""
        return tuple([self.won.count(player) for player in range(self.players)])

    @property
    def over(self) -> bool:
        """Whether nobody can catch up any more, or all games have been played."""
        ranked = sorted(self.score, reverse=True)
        left = self.best_of - len(self.won)
        return left == 0 or (len(ranked) > 1 and ranked[0] - ranked[1] > left)

    @property
    def leaders(self) -> tuple[int, ...]:
        """Those who have won the most games, and at its end the series; nobody where all have won as many."""
        score = self.score
        best = [player for player in range(self.players) if score[player] == max(score)]
        return () if len(best) == self.players else tuple(best)

    @property
    def loser(self) -> int:
        """Who lost the last game, `DRAWN` if nobody did; of several, the one who sits after the winner."""
        if not self.won or self.won[-1] == DRAWN or self.players == 1:
            return DRAWN
        return (self.won[-1] + 1) % self.players

    def after(self, winners: tuple[int, ...]) -> "Series":
        """Return the series after a game that these have won."""
        return Series(self.players, self.best_of, (*self.won, winners[0] if len(winners) == 1 else DRAWN))

    def options(self, options: Mapping[str, int], first: int = DRAWN) -> dict[str, int]:
        """Return the options of the next game: the loser of the last one chooses who begins, in games that have that.

        In others, and where single games follow each other, the first turn, which last was that of ``first``, goes on
        to the next player.
        """
        new = dict(options)
        if CHOOSER in new and self.best_of > 1:
            new[CHOOSER] = self.loser
        elif FIRST in new and first >= 0:
            new[FIRST] = (first + 1) % self.players
        return new

    def told(self, names: tuple[str, ...]) -> str:
        """Say how it stands: "Ann leads 1 : 0 in this best of 3.", "Ben wins the series 2 : 1."."""
        return told(names, self.best_of, self.score, self.leaders, over=self.over)


def told(names: Sequence[str], best_of: int, score: Sequence[int], best: Sequence[int], *, over: bool) -> str:
    """Say how a series stands in which ``best`` lead, or which these have won."""
    rest = [player for player in range(len(names)) if player not in best]
    ranked = " : ".join([str(score[player]) for player in (*best, *rest)])
    who = listing([names[player] for player in best])
    ending = "" if len(best) > 1 else "s"
    if over:
        return f"{who} win{ending} the series {ranked}." if best else f"The series ends in a draw, {ranked}."
    if not best:
        return f"It stands {ranked} in this best of {best_of}."
    return f"{who} lead{ending} {ranked} in this best of {best_of}."
