"""The terminal: where everything is printed and asked."""

import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.theme import Theme

WIDEST = 120
"""Columns beyond which a table only falls apart."""

THEME = Theme(
    {
        "you": "bold cyan",
        "them": "bold magenta",
        "name": "bold",
        "quiet": "dim",
        "number": "bold yellow",
        "good": "green",
        "bad": "red",
        "ready": "bold green",
        "prompt": "bold",
        "key": "bold yellow",
        "rule": "dim",
    }
)


def console(*, plain: bool = False, errors: bool = False) -> Console:
    """Make a console on standard output (or error); plain ones have no colors and do not know how wide they are."""
    stream = sys.stderr if errors else sys.stdout
    if plain:
        return Console(
            file=stream,
            color_system=None,
            force_terminal=False,
            width=10_000,
            highlight=False,
            theme=THEME,
            markup=False,
        )
    made = Console(file=stream, highlight=False, theme=THEME)
    made.width = min(made.width, WIDEST)
    return made


def progress(*, disable: bool) -> Progress:
    """Make a bar on standard error that tells how many of a task's steps are done; it is gone once all are.

    Where that is no terminal nothing is shown, as Rich would leave an empty line there.
    """
    errors = console(errors=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=disable or not errors.is_terminal,
    )
