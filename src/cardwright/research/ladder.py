"""The ladder: bots that meet in paired games, what came of it, and the text that keeps it.

A meeting is of as many bots as play, who play each deal once from every seat (`Plan.paired`). Meetings are kept by who
met, so that more games add to those that were played, and a round that was cut short goes on where it was: the result
is the same as that of one that never stopped, for any number of processes.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final, NamedTuple

import cardwright as cw
from cardwright import bots
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadRecord, BadSetup
from cardwright.kernel.core.codec import digest
from cardwright.kernel.pieces.setup import checked_options
from cardwright.research.analysis import require_winners
from cardwright.research.places import Jobs, place_of
from cardwright.research.simulation import SOON, PlayedGame, simulate
from cardwright.research.statistics import Interval, wilson

STEP: Final = Interval(0.6, 0.8)
"""How often a level is to win against the one below it."""
FORMAT: Final = "cardwright ladder 1"


class Step(NamedTuple):
    """How often a bot won against the one below it: ``score`` of ``games``, in which a draw is half a win."""

    lower: str
    upper: str
    score: float
    games: int

    @property
    def rate(self) -> float:
        """The share of the games that the upper one won; half where none was played."""
        return self.score / self.games if self.games else 0.5

    @property
    def chance(self) -> Interval:
        """The 95 % confidence interval of the upper one's chance to win."""
        return wilson(self.score, self.games)

    @property
    def fits(self) -> bool:
        """Whether the share is as that of a level should be."""
        return STEP.low <= self.rate <= STEP.high

    @property
    def sure(self) -> bool:
        """Whether the whole interval says the same as the share."""
        low, high = self.chance
        return STEP.low <= low and high <= STEP.high if self.fits else high < STEP.low or low > STEP.high


@dataclass(frozen=True, slots=True)
class Meeting:
    """What came of ``games`` games of the same bots.

    ``wins`` counts those that ended by their winners, as places in ``bots``: several who won together, none where
    nobody did. The others went wrong.
    """

    bots: tuple[str, ...]
    games: int = 0
    wins: Mapping[tuple[int, ...], int] = field(default_factory=dict)

    def after(self, played: Sequence[PlayedGame]) -> "Meeting":
        """Return the meeting after more games."""
        wins = Counter(self.wins)
        wins.update(game.winners for game in played if not game.error)
        return Meeting(self.bots, self.games + len(played), dict(sorted(wins.items())))


class Ladder:
    """The meetings of bots in a game, for a number of players, a seed and settings of the game."""

    def __init__(
        self, game: str, players: int | None = None, seed: str = "0", options: Mapping[str, int] | None = None
    ) -> None:
        """Begin with no meetings; `UnknownGame`, or `BadSetup` for a game that nobody wins or not so many play."""
        found = cw.load(game)
        self.game: cw.Game = found if players is None else found.seated(players)
        require_winners(self.game)
        self.seed = seed
        self.options = dict(options or {})
        checked_options(self.game.options, self.options)
        self.meetings: dict[tuple[str, ...], Meeting] = {}
        self.troubles: list[str] = []
        """What went wrong in games that were played here, each in a sentence with what plays it again."""

    @classmethod
    def read(cls, text: str, called: str, game: cw.Game) -> "Ladder":
        """Read a ladder of a game, for as many players, whatever its seed and settings; errors are those of `add`."""
        try:
            data = json.loads(text)
            seed, options = str(data["seed"]), dict(data["options"])
        except (ValueError, KeyError, TypeError) as error:
            raise BadRecord(f"{names.quote(called)} is no ladder of Cardwright.") from error
        if data.get("game") != game.name:
            raise BadRecord(f"{names.quote(called)} is a ladder of another game than {game.title}.")
        ladder = cls(game.name, game.players, seed, options)
        ladder.add(text, called)
        return ladder

    def play(
        self,
        who: Sequence[str],
        games: int,
        *,
        jobs: Jobs = 1,
        progress: Callable[[int], None] = lambda _: None,
        keep: Callable[[], None] = lambda: None,
    ) -> None:
        """Let these bots meet until they have played ``games`` games, or as many more as whole deals take.

        ``progress`` is told of games as they are played; ``keep`` is called whenever there is more to keep.
        """
        key = tuple(sorted(who))
        meeting = self.meetings.get(key, Meeting(key))
        seats = len(key)
        games = seats * -(-games // seats)
        size = 2 * seats * place_of(jobs).workers
        while meeting.games < games:
            played = simulate(
                self.game.name,
                [],
                key,
                min(size, games - meeting.games),
                first=meeting.games,
                seed=f"{self.seed}/{' v '.join(key)}",
                jobs=jobs,
                options=self.options,
                paired=True,
                progress=progress,
            )
            meeting = self.meetings[key] = meeting.after(played.games)
            self.troubles += [f"{names.listing(list(key))}, seed {each.seed}: {each.error}" for each in played.errors]
            keep()
            # What a batch costs to begin is little beside it, and not much is lost when one is cut short.
            if played.seconds < SOON / 2:
                size *= 2

    def among(self, who: Iterable[str]) -> list[Meeting]:
        """Return the meetings of nobody but these bots."""
        known = set(who)
        return [meeting for meeting in self.meetings.values() if known >= set(meeting.bots)]

    def step(self, lower: str, upper: str) -> Step:
        """Count how often one bot did better than another where both played.

        Among more than two players a game that only others won says nothing of them, and one that nobody won or both
        did is half a win for either.
        """
        score, games = 0.0, 0
        for meeting in self.meetings.values():
            if lower in meeting.bots and upper in meeting.bots:
                both = {meeting.bots.index(lower), meeting.bots.index(upper)}
                for winners, count in meeting.wins.items():
                    won = both.intersection(winners)
                    if won or not winners:
                        games += count
                        alone = meeting.bots.index(upper) in won
                        score += count * (float(alone) if len(won) == 1 else 0.5)
        return Step(lower, upper, score, games)

    def to_json(self) -> str:
        """Write everything that is kept."""
        meetings = [
            {
                "bots": list(meeting.bots),
                "games": meeting.games,
                "wins": {" ".join(map(str, winners)): count for winners, count in meeting.wins.items()},
            }
            for _, meeting in sorted(self.meetings.items())
        ]
        return json.dumps({**self._terms(), "meetings": meetings}, ensure_ascii=False, indent=1) + "\n"

    def add(self, text: str, called: str) -> None:
        """Take the meetings that were kept; `BadRecord` for what is no ladder, or one of other games.

        ``called`` is what to call the text in a sentence: the name of its file.
        """
        try:
            data = json.loads(text)
            terms = {name: data.get(name) for name in self._terms()}
            meetings = [
                Meeting(
                    tuple(each["bots"]),
                    int(each["games"]),
                    {tuple([int(i) for i in winners.split()]): int(n) for winners, n in each["wins"].items()},
                )
                for each in data["meetings"]
            ]
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise BadRecord(f"{names.quote(called)} is no ladder of Cardwright.") from error
        for name, value in self._terms().items():
            if terms[name] != value:
                raise BadRecord(
                    f"{names.quote(called)} has another {name} than this ladder ({terms[name]}, not {value}): name "
                    "another file."
                )
        self.meetings |= {meeting.bots: meeting for meeting in meetings}

    def _terms(self) -> dict[str, object]:
        """What games have to share to be counted together: with another head a search is another one."""
        head = self.game.head
        return {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "players": self.game.players,
            "seed": self.seed,
            "options": self.options,
            "head": None if head is None else digest(head.weights)[:8],
        }


def rungs(game: cw.Game, named: Sequence[str] = ()) -> dict[str, bots.Level]:
    """Return the bots of a ladder from the lowest up, by what they are called there: all levels, or those named.

    A level is called by its iterations or whims, so that what it has won is not counted for another one when the level
    changes. `BadSetup` where there are fewer than two, or one twice.
    """
    wanted = [bots.level(name, game) for name in named] or bots.levels_of(game)
    found = {called(level): level for level in wanted}
    if len(found) < len(wanted):
        raise BadSetup("A ladder has each bot once: two of these play alike.")
    if len(found) < max(2, game.players):
        raise BadSetup(f"A ladder for {game.players} players needs as many bots at least, not {len(found)}.")
    return found


def called(level: bots.Level) -> str:
    """Return what a bot is called in a ladder: a search by its iterations, a careless one by its whims."""
    if level.whims:
        return bots.careless(level.whims).name
    return bots.searching(level.iterations).name if level.iterations else level.name


def round_of(who: Sequence[str], players: int, *, everybody: bool) -> list[tuple[str, ...]]:
    """Return who meets: neighbors on the ladder, as many as play; or ``everybody`` whoever else there is."""
    if everybody:
        return list(combinations(who, players))
    return [tuple(who[i : i + players]) for i in range(len(who) - players + 1)]
