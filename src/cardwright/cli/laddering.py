"""`cardwright ladder`: bots meet and are rated, or the numbers of a game's levels are looked for."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from cardwright import bots
from cardwright.cli import files
from cardwright.cli.simulating import MOST_ERRORS_SHOWN, percent
from cardwright.cli.terminal import progress
from cardwright.kernel.basics.errors import BadSetup
from cardwright.research.analysis import counted
from cardwright.research.calibration import Found, calibrate
from cardwright.research.ladder import STEP, Ladder, Step, round_of, rungs
from cardwright.research.places import Jobs, place_of

if TYPE_CHECKING:
    from cardwright.research.rating import Rating

ANCHOR = "greedy"
"""Who has 0 points, if it is on the ladder."""


@dataclass(frozen=True)
class Request:
    """What the command was given."""

    game: str
    games: int
    bots: Sequence[str]
    everybody: bool
    calibrate: bool
    players: int | None
    options: Mapping[str, int]
    jobs: Jobs
    seed: str
    file: Path | None


def run(out: Console, request: Request, *, plain: bool) -> int:
    """Play what is not played yet, and report; the exit code is 1 if a match went wrong."""
    if request.games < 1:
        raise BadSetup(f"A meeting has at least one game, not {request.games}.")
    place_of(request.jobs)  # says what is no place
    ladder = Ladder(request.game, request.players, request.seed, request.options)
    file = request.file
    there = None if file is None else files.read_kept(file, "ladder")
    if there is not None:
        ladder.add(there, str(file))
    if request.calibrate:
        look(out, ladder, request)
    else:
        climb(out, ladder, request, plain=plain)
    if ladder.troubles:
        out.print(f"{counted(len(ladder.troubles), 'game')} went wrong:")
        for sentence in ladder.troubles[:MOST_ERRORS_SHOWN]:
            out.print(f"  {sentence}", markup=False, soft_wrap=True)
    if file is not None:
        out.print(f"Kept in {file}.", markup=False, soft_wrap=True)
    return 1 if ladder.troubles else 0


def keep(ladder: Ladder, file: Path | None) -> None:
    """Keep what was played, where there is a file for it."""
    if file is not None:
        files.write_text(file, ladder.to_json())


# ---- the round -------------------------------------------------------------------------------------------------------


def climb(out: Console, ladder: Ladder, request: Request, *, plain: bool) -> None:
    """Let the bots meet, and print how strong they are."""
    try:
        from cardwright.research.rating import rate  # noqa: PLC0415 - choix is an extra
    except ImportError as error:
        raise BadSetup("Ratings need choix: install it with pip install 'cardwright[ratings]'.") from error
    levels = rungs(ladder.game, request.bots)
    who = list(levels)
    meetings = round_of(who, ladder.game.players, everybody=request.everybody)
    with progress(disable=plain) as bar:
        task = bar.add_task("Playing", total=len(meetings) * request.games)
        for meeting in meetings:
            kept = ladder.meetings.get(tuple(sorted(meeting)))
            bar.advance(task, min(kept.games, request.games) if kept else 0)
            ladder.play(
                meeting,
                request.games,
                jobs=request.jobs,
                progress=lambda played: bar.advance(task, played),
                keep=lambda: keep(ladder, request.file),
            )
    anchor = ANCHOR if ANCHOR in who else who[0]
    ratings = rate(ladder.among(who), who, anchor)
    steps = [ladder.step(lower, upper) for lower, upper in pairwise(who)]
    games = sum(meeting.games for meeting in ladder.among(who))
    title = f"{ladder.game.title} for {ladder.game.players}, {games} games, seed {ladder.seed}"
    if plain:
        out.print(f"{title}. {levels[anchor].title} has 0 points.")
        for rating, step in zip(ratings, [None, *steps], strict=True):
            out.print(told(rating, step, levels), soft_wrap=True)
    else:
        out.print(table(title, ratings, steps, levels))
        out.print(f"{levels[anchor].title} has 0 points, ± is a 95% interval; games are those against the row above.")
    for sentence in verdict(steps, levels):
        out.print(sentence, markup=False)


def table(title: str, ratings: Sequence["Rating"], steps: Sequence[Step], levels: Mapping[str, bots.Level]) -> Table:
    """Draw the ladder in the order in which the bots were named."""
    drawn = Table(title=title, title_style="bold")
    drawn.add_column("bot", style="name", no_wrap=True)
    drawn.add_column("called", style="quiet", no_wrap=True)
    drawn.add_column("rating", justify="right", style="number", no_wrap=True)
    drawn.add_column("games", justify="right")
    drawn.add_column("won", justify="right", style="number")
    drawn.add_column("95% interval", justify="right", no_wrap=True)
    for rating, step in zip(ratings, [None, *steps], strict=True):
        spread = f" ± {rating.high - rating.points:.0f}" if rating.high > rating.points else ""
        row = [levels[rating.bot].title, rating.bot, f"{rating.points:.0f}{spread}"]
        if step is not None:
            row += [f"{step.games}", percent(step.rate), interval(step)]
        drawn.add_row(*row)
    return drawn


def told(rating: "Rating", step: Step | None, levels: Mapping[str, bots.Level]) -> str:
    """Tell how strong a bot is, in a sentence."""
    said = f"{levels[rating.bot].title} ({rating.bot}): {rating.points:.0f} points"
    if rating.low < rating.high:
        said += f", 95% interval {rating.low:.0f} to {rating.high:.0f}"
    if step is not None:
        said += (
            f"; won {percent(step.rate)} of {step.games} games against {levels[step.lower].title}, "
            f"95% interval {interval(step)}"
        )
    return f"{said}."


def interval(step: Step) -> str:
    """Write the interval of a step: "57.8% to 67.3%"."""
    low, high = step.chance
    return f"{percent(low)} to {percent(high)}"


def verdict(steps: Sequence[Step], levels: Mapping[str, bots.Level]) -> list[str]:
    """Say which steps are not as they should be, and which of them might be for all that the games say."""
    wanted = f"{100 * STEP.low:.0f} to {100 * STEP.high:.0f}%"
    said = []
    for step in steps:
        if not step.games:
            said.append(f"No game tells {levels[step.lower].title} and {levels[step.upper].title} apart.")
        elif not step.fits:
            which = "too small" if step.rate < STEP.low else "too large"
            doubt = "" if step.sure else ", but its interval reaches into that"
            said.append(
                f"The step from {levels[step.lower].title} to {levels[step.upper].title} is {which}: "
                f"{percent(step.rate)} is not {wanted}{doubt}."
            )
    doubtful = [levels[step.upper].title for step in steps if step.fits and not step.sure]
    if not said:
        said.append(f"Every step is within {wanted}.")
    if doubtful:
        said.append(f"More games would tell whether these are truly within {wanted}: {', '.join(doubtful)}.")
    return said


# ---- calibration -----------------------------------------------------------------------------------------------------


def look(out: Console, ladder: Ladder, request: Request) -> None:
    """Look for the whims and iterations of the levels, and print what was found and what is not certain."""
    if request.bots or request.everybody:
        raise BadSetup("A calibration is of all levels, each against the one below it: leave --bots and --all out.")
    if ladder.game.players != 2:  # noqa: PLR2004 - as it says
        raise BadSetup("A calibration is for two players.")
    found = []
    for each in calibrate(
        ladder,
        bots.levels_of(ladder.game),
        request.games,
        jobs=request.jobs,
        tell=lambda step: out.print(f"  {tried(step)}", markup=False, soft_wrap=True),
        keep=lambda: keep(ladder, request.file),
    ):
        found.append(each)
        out.print(judged(each), markup=False, soft_wrap=True)
    counted = [level for level in bots.levels_of(ladder.game) if level.iterations or level.whims]
    if len(found) < len(counted) or not all(each.step.fits for each in found):
        out.print("So not every level has a number that is as it should be.")
    whims = [each.number for each in reversed(found) if each.level.whims]
    numbers = {"whims": whims, "iterations": [each.number for each in found if each.level.iterations]}
    out.print(f"For data/levels.json of the game's package: {json.dumps(numbers)}", markup=False)


def tried(step: Step) -> str:
    """Say what came of a try."""
    return f"{step.upper} against {step.lower}: {percent(step.rate)} of {step.games} games, {interval(step)}"


def judged(found: Found) -> str:
    """Say what was found for a level, and how sure that is."""
    said = f"{found.level.title}: {found.number:,} {'whims in a hundred picks' if found.level.whims else 'iterations'}"
    if found.step.fits:
        return f"{said}{'' if found.step.sure else ', but more games would tell whether that is truly so'}."
    if found.step.rate < STEP.low:
        return f"{said} came nearest, and that is too small a step: levels beyond it are not looked at."
    return f"{said} came nearest, and that is too large a step."
