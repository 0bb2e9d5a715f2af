"""The standings of a ladder for a report: how strong each bot is, and how each did against each other."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardwright import bots
from cardwright.kernel.basics.errors import BadRecord
from cardwright.research.ladder import Ladder, Meeting, called
from cardwright.research.rating import Rating, rate
from cardwright.research.report.figures import Share

ANCHOR = "greedy"
"""Who has 0 points, if it is among those who are rated."""


@dataclass(frozen=True)
class Standing:
    """How a bot stands: its rating, and its share against each in the order of the standings (None: never met)."""

    title: str
    rating: Rating
    against: tuple[Share | None, ...]


@dataclass(frozen=True)
class Standings:
    """The bots of a ladder, the strongest first.

    ``others`` are those who met none of them, neither themselves nor by way of somebody else, and cannot be compared.
    """

    ladder: Ladder
    anchor: str
    games: int
    rows: tuple[Standing, ...]
    others: tuple[str, ...]


def standings(ladder: Ladder) -> Standings:
    """Rate those bots of a ladder who can be compared, with whom most games were played; a draw is half a win.

    Raises `BadRecord` for a ladder on which nobody has met.
    """
    groups = grouped([meeting for meeting in ladder.meetings.values() if meeting.games])
    if not groups:
        raise BadRecord("Nobody has met on this ladder yet.")

    def games(group: Sequence[str]) -> int:
        return sum(meeting.games for meeting in ladder.among(group))

    who = max(groups, key=games)
    anchor = ANCHOR if ANCHOR in who else who[0]
    ratings = sorted(rate(ladder.among(who), who, anchor), key=lambda rating: -rating.points)
    titles = {called(level): level.title for level in bots.levels_of(ladder.game)}
    rows = [
        Standing(
            titles.get(rating.bot) or bots.level(rating.bot, ladder.game).title,
            rating,
            tuple([share(ladder, rating.bot, other.bot) for other in ratings]),
        )
        for rating in ratings
    ]
    others = [bot for group in groups if group is not who for bot in group]
    return Standings(ladder, anchor, games(who), tuple(rows), tuple(others))


def grouped(meetings: Sequence[Meeting]) -> list[list[str]]:
    """Return the bots that have met, in groups of those who are connected by meetings."""
    groups: list[set[str]] = []
    for meeting in meetings:
        apart = [group for group in groups if group.isdisjoint(meeting.bots)]
        together = [group for group in groups if not group.isdisjoint(meeting.bots)]
        groups = [*apart, set(meeting.bots).union(*together)]
    return [sorted(group) for group in groups]


def share(ladder: Ladder, bot: str, other: str) -> Share | None:
    """Return how often a bot did better than another, if they met."""
    step = ladder.step(other, bot)
    return Share(step.score, step.games) if bot != other and step.games else None
