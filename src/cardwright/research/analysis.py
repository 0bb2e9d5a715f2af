"""Analysis: what a search thinks of a game that is over, pick by pick.

At each decision that left a choice the search thinks again, knowing no more than the player did. What it would have
picked, and the chance to win that it saw with that and with what was picked, is a `Moment`. The chances of a player's
moments, and what came of it at the end, are the player's curve; where a curve rises or falls most the game turned.

The chances are those of the game's own heuristic, and of a search that can be wrong too: the more iterations, the
surer. The same record, iterations and seed give the same analysis.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Final

import cardwright as cw
from cardwright.bots import Budget, Search
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.basics.outcome import Outcome
from cardwright.kernel.core.description import Description

SLIGHT: Final = 0.01
"""A pick that costs less of the chance to win is as good as the best."""
SHARP: Final = 0.1
"""By so much a chance to win changes at least where a game turns."""
TURNS: Final = 3
"""As many turning points are told."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision that left a choice: what was picked, and what the search would have picked.

    ``step`` is how many picks there were before it, which is also where `cardwright replay` shows it. ``chance`` is the
    player's chance to win with the ``best`` option, ``worth`` that with the one that was ``taken``.
    """

    step: int
    turn: int
    player: int
    asked: str
    taken: str
    best: str
    chance: float
    worth: float

    @property
    def cost(self) -> float:
        """How much of the chance to win the pick gave away."""
        return 0.0 if self.taken == self.best else max(self.chance - self.worth, 0.0)


@dataclass(frozen=True, slots=True)
class Point:
    """A player's chance to win at a step."""

    step: int
    chance: float


@dataclass(frozen=True, slots=True)
class Swing:
    """How a player's chance to win changed from one moment of theirs to the next; ``turn`` is that of the first."""

    player: int
    turn: int
    begin: Point
    end: Point

    @property
    def by(self) -> float:
        """By how much it rose; below 0 if it fell."""
        return self.end.chance - self.begin.chance


@dataclass(frozen=True)
class Analysis:
    """What a search thinks of a game.

    ``picks`` and ``turns`` are how many there were, ``winners`` and ``reason`` how it ended (no reason if it was left
    unfinished), ``last`` everybody's chance to win when it was over or left; where somebody gave it up, that of their
    last moment, for no pick has changed it.
    """

    game: str
    names: tuple[str, ...]
    iterations: int
    seed: str
    picks: int
    turns: int
    winners: tuple[int, ...]
    reason: str
    last: tuple[float, ...]
    moments: tuple[Moment, ...]

    @cached_property
    def turn(self) -> str:
        """What the game calls its turns: "turn" or "round"."""
        return cw.load(self.game).table.turn

    def of(self, player: int) -> list[Moment]:
        """Return the moments of a player."""
        return [moment for moment in self.moments if moment.player == player]

    @cached_property
    def curves(self) -> tuple[tuple[Point, ...], ...]:
        """Each player's chance to win: at each moment of theirs as they could know it, and at last."""
        return tuple(
            (*[Point(moment.step, moment.chance) for moment in self.of(player)], Point(self.picks, last))
            for player, last in enumerate(self.last)
        )

    @cached_property
    def turning_points(self) -> tuple[Swing, ...]:
        """Where the game turned most, in the order of play, no two over the same picks."""
        swings = [
            Swing(player, moment.turn, begin, end)
            for player, curve in enumerate(self.curves)
            for moment, begin, end in zip(self.of(player), curve[:-1], curve[1:], strict=True)
            if abs(end.chance - begin.chance) >= SHARP
        ]
        found: list[Swing] = []
        for swing in sorted(swings, key=lambda swing: -abs(swing.by)):
            if all(swing.end.step <= one.begin.step or one.end.step <= swing.begin.step for one in found):
                found.append(swing)
        return tuple(sorted(found[:TURNS], key=lambda swing: swing.begin.step))

    @property
    def sharpest(self) -> Swing | None:
        """The turning point with the most change, if there is any."""
        return max(self.turning_points, key=lambda swing: abs(swing.by), default=None)

    @cached_property
    def summary(self) -> tuple[str, str, str]:
        """Return three sentences: how it ended, where it turned, and who played how well."""
        return self._ending(), self._turning(), self._playing()

    def _ending(self) -> str:
        length = f"after {counted(self.picks, 'pick')}, {during(self.turn, self.turns)}"
        if not self.reason:
            return f"The game was left unfinished {length}."
        who = names.listing([self.names[winner] for winner in self.winners]) or "Nobody"
        return f"{who} won {length}: {self.reason}."

    def _turning(self) -> str:
        if self.sharpest is None:
            return f"At no point did anybody's chance to win change by {percent(SHARP)} or more."
        return f"It turned most {told(self.sharpest, self.names, self.turn)}."

    def _playing(self) -> str:
        if not self.moments:
            return "None of the picks was a choice."
        shares: list[str] = []
        good: list[int] = []
        for player, name in enumerate(self.names):
            moments = self.of(player)
            if moments:
                good.append(len([moment for moment in moments if moment.cost < SLIGHT]))
                of = str(len(moments)) if shares else counted(len(moments), "choice")
                shares.append(f"{good[-1]} of {name}'s {of}")
        verb = "was" if good == [1] else "were"
        as_good = f"{names.listing(shares)} {verb} as good as any that the search found"
        worst = max(self.moments, key=lambda moment: moment.cost)
        if worst.cost < SLIGHT:
            return f"{as_good}."
        return (
            f"{as_good}; the costliest was pick {worst.step + 1}, {names.quote(worst.taken)} by "
            f"{self.names[worst.player]}, where {names.quote(worst.best)} was worth {percent(worst.cost)} more."
        )

    def to_json(self) -> str:
        """Return all of it as JSON, what follows from the moments too."""
        data = {
            **asdict(self),
            "summary": self.summary,
            "curves": [[asdict(point) for point in curve] for curve in self.curves],
            "turning_points": [asdict(swing) for swing in self.turning_points],
        }
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def analyse(
    record: cw.Record | str,
    iterations: int,
    *,
    game: cw.Game | None = None,
    players: Sequence[int] = (),
    seed: str = "0",
    ending: Outcome | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Let a search think about each pick of ``players`` (of all, if none are named), with so many ``iterations``.

    Where there are more options it takes as many, so that each is tried. ``game`` is the one that was played, where it
    is not as it ships (`games.own`). ``ending`` is how the game ended where that is
    not in its picks: somebody gave up, or ran out of time, at a table. ``progress`` is told, pick by pick, how many
    are done, and of how many. Raises `BadRecord` for a record that does not replay, and `BadSetup` for a player that
    there is not and for a game that nobody wins.
    """
    end = cw.replay(record, game)
    found = cw.Record.from_json(record) if isinstance(record, str) else record
    require_winners(end.game)
    for player in players:
        if not 0 <= player < end.game.players:
            raise BadSetup(f"There is no player {player + 1}: {end.game.players} played.")
    m = (game or cw.load(found.game)).open(found.setup, found.key, log=False)
    moments: list[Moment] = []
    for step, pick in enumerate(found.picks):
        if pick >= 0 and len(m.codes) > 1 and (not players or m.chooser in players):
            moments.append(judged(m, step, pick, cw.Rng(f"{seed}/{step}"), iterations))
        m.repeat(pick)
        if progress is not None:
            progress(step + 1, len(found.picks))
    outcome = end.outcome if ending is None else ending
    last = list(end.game.chances(end))
    if not end.over:
        for moment in moments:
            last[moment.player] = moment.chance
    return Analysis(
        game=end.game.name,
        names=end.names,
        iterations=iterations,
        seed=seed,
        picks=len(found.picks),
        turns=end.turn,
        winners=outcome.winners if outcome is not None else (),
        reason=outcome.reason if outcome is not None else "",
        last=tuple(last),
        moments=tuple(moments),
    )


def require_winners(game: Description) -> None:
    """Raise `BadSetup` for a game that nobody wins."""
    if game.table.makes:
        raise BadSetup(f"{game.title} ends with decks and is won by nobody, so there are no chances to tell.")


def judged(m: cw.Match, step: int, pick: int, rng: cw.Rng, iterations: int) -> Moment:
    """Return what a search thinks of a pick that is about to be made."""
    decision = m.decision
    thought = Search(rng).think(decision, Budget(max(iterations, len(decision))))
    texts = decision.texts()
    return Moment(
        step=step,
        turn=m.turn,
        player=decision.player,
        asked=decision.prompt,
        taken=texts[pick],
        best=texts[thought.pick],
        chance=thought.values[thought.pick],
        worth=thought.values[pick],
    )


def told(swing: Swing, called: Sequence[str], turn: str) -> str:
    """Tell a turning point: "from pick 31 to 36, on turn 4, when Ann's chance to win rose from 48% to 81%"."""
    moved = "rose" if swing.by > 0 else "fell"
    first, last = swing.begin.step + 1, swing.end.step
    picks = f"with pick {first}" if first == last else f"from pick {first} to {last}"
    return (
        f"{picks}, {during(turn, swing.turn)}, when {called[swing.player]}'s chance to win {moved} from "
        f"{percent(swing.begin.chance)} to {percent(swing.end.chance)}"
    )


def during(turn: str, number: int) -> str:
    """Say when something was: "on turn 4", "in round 4"."""
    return f"{'on' if turn == 'turn' else 'in'} {turn} {number}"


def percent(chance: float) -> str:
    """Write a chance as people read it: "48%"."""
    return f"{100 * chance:.0f}%"


def counted(number: int, thing: str) -> str:
    """Write how many of something there are: "1 pick", "58 picks"."""
    return f"{number:,} {thing}" + ("" if number == 1 else "s")
