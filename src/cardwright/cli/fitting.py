"""`cardwright fit`: a head is learned from self-play, and tried in paired games."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

import cardwright as cw
from cardwright import bots
from cardwright.cli import files
from cardwright.cli.simulating import MOST_ERRORS_SHOWN, percent
from cardwright.cli.terminal import progress
from cardwright.kernel.basics.errors import BadSetup
from cardwright.research.plans import Plan

if TYPE_CHECKING:
    from cardwright.research.fitting.heads import Fitted, Trial
    from cardwright.research.fitting.learning import Bin


@dataclass(frozen=True)
class Request:
    """What the command was given besides the plan of its self-play."""

    games: int
    units: int
    penalty: float
    trial: int
    level: str | None
    jobs: int
    file: Path | None


def run(out: Console, plan: Plan, request: Request, *, plain: bool) -> int:
    """Play, learn, try, and say whether the head may ship; the exit code is 1 if a match went wrong."""
    try:
        from cardwright.research.fitting import heads  # noqa: PLC0415 - SciPy is an extra
    except ImportError as error:
        raise BadSetup("Fitting needs SciPy: install it with pip install 'cardwright[fit]'.") from error
    game = cw.load(plan.game).seated(len(plan.bots))
    heads.require_learnable(game, request.games, request.jobs, request.units, request.penalty)
    iterations = bots.thinker(request.level, game).iterations
    if request.trial < 0:
        raise BadSetup(f"A trial has no fewer than 0 games, which is none at all, not {request.trial}.")
    file = request.file
    there = None if file is None else files.read_kept(file, "file of heads")
    kept = {} if there is None else heads.read_heads(there, str(file))
    with progress(disable=plain) as bar:
        task = bar.add_task("Playing", total=request.games)
        fitted = heads.fit_head(
            plan,
            request.games,
            units=request.units,
            penalty=request.penalty,
            jobs=request.jobs,
            progress=lambda played: bar.advance(task, played),
        )
    tell(out, game, plan, request, fitted, plain=plain)
    trial = None
    if request.trial:
        with progress(disable=plain) as bar:
            task = bar.add_task("Trying", total=request.trial)
            trial = heads.try_head(
                plan,
                fitted.head,
                iterations,
                request.trial,
                jobs=request.jobs,
                progress=lambda played: bar.advance(task, played),
            )
    out.print(verdict(trial), markup=False, soft_wrap=True)
    errors = [*fitted.errors, *(trial.errors if trial else ())]
    for sentence in errors[:MOST_ERRORS_SHOWN]:
        out.print(f"  {sentence}", markup=False, soft_wrap=True)
    if file is not None:
        kept[str(game.players)] = {
            **fitted.head,
            "made": heads.made(plan, request.games, fitted, trial),
        }
        files.write_text(file, heads.write_heads(kept))
        out.print(f"Kept in {file}.", markup=False, soft_wrap=True)
    return 1 if errors else 0


def tell(out: Console, game: cw.Game, plan: Plan, request: Request, fitted: "Fitted", *, plain: bool) -> None:
    """Print what was learned, and how well chances are told by it."""
    title = (
        f"{game.title} for {game.players}: {fitted.positions:,} positions of {request.games:,} games, seed {plan.seed}"
    )
    rows = [(f"{fitted.head['weights'][each.name]:+.4g}", each.name, each.text) for each in game.features]
    show(out, title, ("weight", "feature", "what it counts"), rows, plain=plain)
    if request.units:
        out.print(f"Besides that counts what {request.units} hidden units make of them all.", markup=False)
    today = "as the game tells them" if game.head is None else "by the head that ships"
    scale = f"{fitted.judged_by:g}" if fitted.judged_by else "no number: who stands better does not win more often"
    out.print("How far chances are from what came, in games that nothing was learned from (Brier score, 0 is best):")
    out.print(f"  {fitted.told_today.brier:.4f} {today}", markup=False)
    out.print(f"  {fitted.told_rescaled.brier:.4f} by the heuristic, with judged_by {scale}", markup=False)
    out.print(f"  {fitted.told.brier:.4f} by the head that was fitted", markup=False)
    bins = zip_longest(fitted.told_today.bins, fitted.told.bins)
    headings = ("today told", "won", "of", "head told", "won", "of")
    show(out, "How often they won", headings, [(*cells(old), *cells(new)) for old, new in bins], plain=plain)


def show(out: Console, title: str, headings: Sequence[str], rows: Sequence[Sequence[str]], *, plain: bool) -> None:
    """Print a table, or its rows as lines."""
    if plain:
        out.print(f"{title}.", markup=False)
        for row in rows:
            told = [f"{heading} {cell}" for heading, cell in zip(headings, row, strict=True) if cell]
            out.print(f"  {', '.join(told)}", markup=False, soft_wrap=True)
        return
    drawn = Table(title=title, title_style="bold")
    for heading in headings:
        drawn.add_column(heading, justify="left" if heading.startswith(("feature", "what")) else "right")
    for row in rows:
        drawn.add_row(*row)
    out.print(drawn)


def cells(found: "Bin | None") -> tuple[str, str, str]:
    """Write a row of a table of reliability."""
    return ("", "", "") if found is None else (percent(found.told), percent(found.won), f"{found.players:,}")


def verdict(trial: "Trial | None") -> str:
    """Say what came of the trial, and whether the head may ship."""
    if trial is None:
        return "It was not tried, so it does not ship."
    low, high = trial.chance
    rate = percent(trial.score / trial.games if trial.games else 0.0)
    said = (
        f"“{trial.level}” with the head won {rate} of {trial.games} paired games against itself without, "
        f"95% interval {percent(low)} to {percent(high)}"
    )
    if trial.ships:
        return f"{said}: it may ship, as data/heads.json of the game's package."
    return f"{said}: it does not ship, for that is not surely more than an equal share."
