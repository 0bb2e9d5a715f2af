"""`cardwright dataset`: games between bots, decision by decision, in a folder of Parquet files."""

from pathlib import Path

from rich.console import Console

from cardwright.cli.simulating import MOST_ERRORS_SHOWN
from cardwright.cli.terminal import progress
from cardwright.kernel.basics.errors import BadSetup
from cardwright.research.analysis import counted
from cardwright.research.places import Jobs
from cardwright.research.plans import Plan


def run(out: Console, plan: Plan, n: int, folder: Path, *, jobs: Jobs, plain: bool) -> int:
    """Play, and say what is in the folder; the exit code is 1 if a match went wrong."""
    try:
        from cardwright.research.datasets import self_play  # noqa: PLC0415 - Arrow is an extra
    except ImportError as error:
        raise BadSetup("Data sets need Arrow: install it with pip install 'cardwright[data]'.") from error
    with progress(disable=plain) as bar:
        task = bar.add_task("Playing", total=n)
        made = self_play(plan, n, folder, jobs=jobs, progress=lambda played: bar.advance(task, played))
    size = sum(file.stat().st_size for file in made.files)
    out.print(
        f"{folder} has {made.rows:,} decisions of {counted(made.games - len(made.errors), 'game')} in "
        f"{counted(len(made.files), 'file')}, {size / made.rows if made.rows else 0:.0f} bytes a decision.",
        markup=False,
        soft_wrap=True,
    )
    for sentence in made.errors[:MOST_ERRORS_SHOWN]:
        out.print(sentence, markup=False, soft_wrap=True)
    return 1 if made.errors else 0
