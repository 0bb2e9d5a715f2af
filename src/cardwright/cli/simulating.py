"""`cardwright simulate`: many matches between bots, with a bar while they run and a table when they are done."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

import cardwright as cw
from cardwright.cli import files
from cardwright.cli.terminal import progress
from cardwright.kernel.basics.errors import BadSetup
from cardwright.research.analysis import counted
from cardwright.research.places import Jobs
from cardwright.research.plans import Plan
from cardwright.research.simulation import Simulation, simulate_plan

MOST_ERRORS_SHOWN = 5
MOST_COUNTS_SHOWN = 12
"""As many counts as a report has in one line; more are shown when they are asked for."""


def run(
    out: Console,
    plan: Plan,
    n: int,
    decks: list[str],
    *,
    jobs: Jobs,
    target: Path | None,
    everything: bool,
    plain: bool,
) -> int:
    """Simulate, report, keep it in the file that was asked for; the exit code is 1 if a match went wrong."""
    there = None if target is None else files.read_kept(target, "simulation")
    before = None if there is None else Simulation.read(there, plan, str(target))

    def keep(simulation: Simulation) -> None:
        if target is not None:
            files.write_text(target, simulation.to_json())

    with progress(disable=plain) as bar:
        task = bar.add_task("Playing", total=n)
        simulation = simulate_plan(
            plan, n, jobs=jobs, progress=lambda played: bar.advance(task, played), before=before, keep=keep
        )
    if plain:
        report_plain(out, simulation, decks)
    else:
        report(out, simulation, decks)
    if everything:
        report_counts(out, simulation)
    if target is not None:
        out.print(f"Wrote {target}.", markup=False, soft_wrap=True)
    return 1 if simulation.errors else 0


def contestants(bots: Sequence[str] | None, game: cw.Game, decks: int, players: int | None) -> list[str]:
    """Give a bot for each player: greedy, the one that was named, or those; `BadSetup` if they are not as many.

    As many play as ``players`` says, or else as there are decks, or as the game is for.
    """
    named = ["greedy"] if bots is None else list(bots)
    if len(named) == 1:
        return named * (players or decks or game.players)
    if players is not None and len(named) != players:
        raise BadSetup(f"There are {len(named)} bots for {players} players: name one for all, or a bot for each.")
    return named


def report_counts(out: Console, simulation: Simulation) -> None:
    """Print the mean of everything that the game counts, a line each."""
    means = simulation.means()
    out.print("On average in a game:" if means else "This game counts nothing.", style="name")
    for name, mean in means.items():
        out.print(f"  {name}: {mean:.3f}", markup=False, highlight=False)


def percent(chance: float) -> str:
    """Write a chance as people read it: "95.5%"."""
    return f"{100 * chance:.1f}%"


def played(simulation: Simulation) -> str:
    """Say how much was played: "100 games", "100 series, the best of 3"."""
    if simulation.plan.best_of == 1:
        return counted(len(simulation.games), "game")
    return f"{simulation.games[-1].number + 1} series, the best of {simulation.plan.best_of}"


def report(out: Console, simulation: Simulation, decks: list[str]) -> None:
    """Print the result as a table."""
    table = Table(title=f"{played(simulation)}, seed {escape(simulation.plan.seed)}", title_style="bold")
    table.add_column("#", justify="right", style="quiet")
    table.add_column("bot", style="name")
    if decks:
        table.add_column("deck", overflow="fold")
    table.add_column("wins", justify="right")
    table.add_column("rate", justify="right", style="number")
    table.add_column("95% interval", justify="right", no_wrap=True)
    for i, bot in enumerate(simulation.plan.bots):
        low, high = simulation.chance(i)
        rate = simulation.wins(i) / max(len(simulation.decided), 1)
        deck = [escape(decks[i])] if decks else []
        table.add_row(
            str(i + 1), bot, *deck, str(simulation.wins(i)), percent(rate), f"{percent(low)} to {percent(high)}"
        )
    out.print(table)
    for sentence in facts(simulation):
        out.print(sentence, markup=False)


def report_plain(out: Console, simulation: Simulation, decks: list[str]) -> None:
    """Print the result as sentences."""
    out.print(f"{played(simulation)} with seed {simulation.plan.seed}.")
    for i, bot in enumerate(simulation.plan.bots):
        low, high = simulation.chance(i)
        rate = simulation.wins(i) / max(len(simulation.decided), 1)
        deck = f" with {decks[i]}" if decks else ""
        out.print(
            f"{i + 1}, {bot}{deck}: {counted(simulation.wins(i), 'win')}, {percent(rate)}, "
            f"95% interval {percent(low)} to {percent(high)}."
        )
    for sentence in facts(simulation):
        out.print(sentence)


def facts(simulation: Simulation) -> list[str]:
    """Say in sentences what else there is to know: lengths, speed, who began, what went wrong."""
    said = []
    ended = len(simulation.ended)
    if ended:
        turns, picks = simulation.length("turns"), simulation.length("decisions")
        turn = cw.load(simulation.plan.game).table.turn
        said.append(
            f"A game took {turns['mean']:.1f} {turn}s ({turns['least']:.0f} to {turns['most']:.0f}) "
            f"and {picks['mean']:.0f} decisions ({picks['least']:.0f} to {picks['most']:.0f})."
        )
        said.append(f"Whoever began won {percent(simulation.first_wins / ended)}; draws: {simulation.draws}.")
    if simulation.decided and simulation.plan.best_of > 1:
        said.append(f"A series took {ended / len(simulation.decided):.2f} games.")
    speed = simulation.decisions / max(simulation.seconds, 1e-9)
    said.append(
        f"{simulation.seconds:.1f} seconds: {speed:,.0f} decisions and "
        f"{len(simulation.games) / max(simulation.seconds, 1e-9):,.1f} games per second."
    )
    means = simulation.means()
    if 0 < len(means) <= MOST_COUNTS_SHOWN:
        said.append("On average in a game: " + ", ".join(f"{name} {mean:.3g}" for name, mean in means.items()) + ".")
    errors = simulation.errors
    if errors:
        said.append(f"{counted(len(errors), 'game')} went wrong:")
        said += [
            f"  game {game.number + 1}, seed {game.seed}, after {game.decisions} decisions: {game.error}"
            for game in errors[:MOST_ERRORS_SHOWN]
        ]
    return said
