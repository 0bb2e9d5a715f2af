"""`cardwright analyse`: what a search thinks of a game, pick by pick."""

from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from cardwright import bots
from cardwright.cli import records
from cardwright.cli.terminal import progress
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSetup
from cardwright.research.analysis import SLIGHT, Analysis, Moment, Point, analyse, percent, told

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60
"""Columns of a curve."""


def run(out: Console, wanted: str, level: str | None, player: str, seed: str, *, as_json: bool, plain: bool) -> int:
    """Analyse the record in a file or behind a link, and report."""
    played = records.read(wanted)
    end = records.replayed(wanted, played)
    iterations = bots.thinker(level, end.game).iterations
    players = [seat_of(end.names, player)] if player else []
    with progress(disable=plain or as_json) as bar:
        task = bar.add_task("Thinking")
        analysis = analyse(
            played.record,
            iterations,
            game=played.game,
            players=players,
            seed=seed,
            ending=played.ended,
            progress=lambda step, steps: bar.update(task, completed=step, total=steps),
        )
    if as_json:
        out.print(analysis.to_json(), end="", markup=False, emoji=False, soft_wrap=True)
    else:
        report(out, analysis, wanted, plain=plain)
    return 0


def seat_of(called: tuple[str, ...], player: str) -> int:
    """Return the player of a name, in any spelling, or of a number from 1 up; `BadSetup` lists who played."""
    found = names.find(player, [*called, *[str(number) for number in range(1, len(called) + 1)]])
    if found is None:
        listed = [f"{number} {name}" for number, name in enumerate(called, 1)]
        raise BadSetup(f"There is no player {names.quote(player)}: there are {names.listing(listed)}.")
    return called.index(found) if found in called else int(found) - 1


def report(out: Console, analysis: Analysis, wanted: str, *, plain: bool) -> None:
    """Print the summary, the curves, where the game turned, and the picks for which there were better ones."""
    for sentence in analysis.summary:
        out.print(sentence, markup=False, soft_wrap=True)
    for swing in analysis.turning_points:
        if swing is not analysis.sharpest:
            out.print(f"It also turned {told(swing, analysis.names, analysis.turn)}.", markup=False, soft_wrap=True)
    for player, curve in enumerate(analysis.curves):
        if analysis.of(player):
            name = analysis.names[player]
            chances = [percent(point.chance) for point in curve]
            listed = f"{name}: {', '.join(chances)}."
            out.print(listed if plain else f"{drawn(curve)} {chances[0]} to {chances[-1]}, {name}", markup=False)
    better = [moment for moment in analysis.moments if moment.cost >= SLIGHT]
    if better and plain:
        for moment in better:
            out.print(written(moment, analysis))
    elif better:
        out.print(tabled(better, analysis))
    out.print(
        f"In `cardwright replay {wanted}` the number of a pick leads to the moment after it.",
        markup=False,
        soft_wrap=True,
        style="quiet",
    )


def drawn(curve: tuple[Point, ...]) -> str:
    """Draw a curve as a row of bars, from the first pick to the last."""
    last = max(curve[-1].step, 1)
    bars = ""
    for column in range(WIDTH):
        step = round(column * last / (WIDTH - 1))
        point = [point for point in curve if point.step <= step] or [curve[0]]
        bars += BARS[min(int(point[-1].chance * len(BARS)), len(BARS) - 1)]
    return bars


def written(moment: Moment, analysis: Analysis) -> str:
    """Tell of a pick for which there was a better one."""
    return (
        f"Pick {moment.step + 1}, {analysis.turn} {moment.turn}: {analysis.names[moment.player]} picked "
        f"{names.quote(moment.taken)} "
        f"({percent(moment.worth)}); {names.quote(moment.best)} was better ({percent(moment.chance)})."
    )


def tabled(better: list[Moment], analysis: Analysis) -> Table:
    """List the picks for which there were better ones."""
    table = Table(title=f"Better picks, by {analysis.iterations:,} iterations each", title_style="bold")
    table.add_column("pick", justify="right", style="quiet")
    table.add_column(analysis.turn, justify="right", style="quiet")
    table.add_column("who", style="name")
    table.add_column("picked", overflow="fold")
    table.add_column("chance", justify="right")
    table.add_column("better", overflow="fold")
    table.add_column("chance", justify="right", style="number")
    for moment in better:
        table.add_row(
            str(moment.step + 1),
            str(moment.turn),
            escape(analysis.names[moment.player]),
            escape(moment.taken),
            percent(moment.worth),
            escape(moment.best),
            percent(moment.chance),
        )
    return table
