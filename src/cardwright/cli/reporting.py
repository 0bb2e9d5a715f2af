"""`cardwright report`: many games between bots, and a page about them."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

import cardwright as cw
from cardwright import bots
from cardwright.cli import files
from cardwright.cli.simulating import MOST_ERRORS_SHOWN
from cardwright.cli.terminal import progress
from cardwright.kernel.basics.errors import BadSetup
from cardwright.research.analysis import counted, require_winners
from cardwright.research.ladder import Ladder
from cardwright.research.places import Jobs
from cardwright.research.plans import Plan
from cardwright.research.report.blunders import NONE, look_back
from cardwright.research.simulation import simulate_plan

if TYPE_CHECKING:
    from cardwright.research.report.standings import Standings


@dataclass(frozen=True)
class Wanted:
    """What the command was given besides the plan; ``decks`` are as they were named, ``ladder`` is a file.

    Without a ``level`` it is who looks back if nobody says who (`bots.thinker`).
    """

    n: int
    decks: Sequence[str]
    blunders: int
    look_back: int
    level: str | None
    jobs: Jobs
    target: Path
    ladder: Path | None = None


def run(out: Console, plan: Plan, wanted: Wanted, *, plain: bool) -> int:
    """Play, look back, and write the page; the exit code is 1 if a match went wrong."""
    try:
        from cardwright.research.report.page import report  # noqa: PLC0415 - Matplotlib is an extra
    except ImportError as error:
        raise BadSetup("A report needs Matplotlib: install it with pip install 'cardwright[report]'.") from error
    game = cw.load(plan.game)
    require_winners(game)
    iterations = bots.thinker(wanted.level, game).iterations
    if wanted.blunders < 0 or wanted.look_back < 1:
        raise BadSetup("The worst picks are looked for in at least one game, and at least 0 of them are shown.")
    ranked = None if wanted.ladder is None else standings_in(wanted.ladder, plan)
    folder = wanted.target.with_name(f"{wanted.target.stem}-records")
    for path in (wanted.target, folder):
        files.require_unused(path, "give another name with --out")
    with progress(disable=plain) as bar:
        task = bar.add_task("Playing", total=wanted.n)
        simulation = simulate_plan(
            plan, wanted.n, jobs=wanted.jobs, gather=True, progress=lambda played: bar.advance(task, played)
        )
        found = NONE
        if wanted.blunders:
            task = bar.add_task("Looking back", total=min(wanted.look_back, len(simulation.ended)))
            found = look_back(
                simulation,
                wanted.blunders,
                games=wanted.look_back,
                iterations=iterations,
                jobs=wanted.jobs,
                progress=lambda looked: bar.advance(task, looked),
            )
    made = report(
        simulation,
        found,
        command=command(plan, wanted),
        folder=folder.name,
        replay=replay(plan),
        standings=ranked,
    )
    files.write_text(wanted.target, made.html)
    for name, record in made.records.items():
        files.write_text(wanted.target.parent / name, record)
    beside = f", and beside it {counted(len(made.records), 'record')} in {folder}" if made.records else ""
    out.print(f"Wrote {wanted.target}{beside}.", markup=False, soft_wrap=True)
    for wrong in simulation.errors[:MOST_ERRORS_SHOWN]:
        said = f"Game {wrong.number + 1}, seed {wrong.seed}, went wrong: {wrong.error}"
        out.print(said, markup=False, soft_wrap=True)
    return 1 if simulation.errors else 0


def standings_in(file: Path, plan: Plan) -> "Standings":
    """Return the standings of the ladder that a file keeps, which must be of the plan's game and number of players."""
    try:
        from cardwright.research.report.standings import standings  # noqa: PLC0415 - choix is an extra
    except ImportError as error:
        raise BadSetup("Ratings need choix: install it with pip install 'cardwright[ratings]'.") from error
    game = cw.load(plan.game).seated(len(plan.bots))
    return standings(Ladder.read(files.read_text(file, "ladder"), str(file), game))


def command(plan: Plan, wanted: Wanted) -> str:
    """Return the command that makes the page again; the number of processes and the name of the page are free."""
    alike = len({*plan.bots}) == 1
    words = ["cardwright", "report", plan.game, *wanted.decks, "--games", str(wanted.n), "--bots"]
    words += plan.bots[:1] if alike else plan.bots
    if alike and not wanted.decks and len(plan.bots) != cw.load(plan.game).players:
        words += ["--players", str(len(plan.bots))]
    if plan.options:
        words += ["--set", *[f"{name}={value}" for name, value in plan.options.items()]]
    words += ["--seed", plan.seed, "--blunders", str(wanted.blunders)]
    if wanted.blunders:
        words += ["--look-back", str(wanted.look_back)]
        words += [] if wanted.level is None else ["--level", wanted.level]
    if wanted.ladder is not None:
        words += ["--ladder", str(wanted.ladder)]
    return shlex.join([*words, *[word for file in plan.own for word in (f"--{file.kind}", file.called)]])


def replay(plan: Plan) -> tuple[str, ...]:
    """Return what `cardwright replay` has to be told of files of one's own."""
    own = [word for file in plan.own for word in (f"--{file.kind}", file.called)]
    return ("--game", plan.game, *own) if own else ()
