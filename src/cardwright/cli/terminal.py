"""The terminal: where everything is printed and asked."""

import codecs
import io
import sys
import unicodedata
from typing import Final

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


NEAREST: Final = {
    "æ": "ae",
    "Æ": "Ae",
    **dict(zip("●○▒╌•·…", "*o#-*.~", strict=True)),
    **dict(zip("▲▶▼◀↑→↓←◂▸", "^>v<^>v<<>", strict=True)),
    **dict(zip("“”‘’–—", "\"\"''--", strict=True)),  # noqa: RUF001 - what is meant
}
"""What is written for characters that the terminal does not know."""


def nearest(error: UnicodeError) -> tuple[str, int]:
    """Write what comes nearest to characters that an encoding lacks; a letter without its accent, "?" for others."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join([NEAREST.get(letter) or plain_letter(letter) for letter in letters]), error.end


def plain_letter(letter: str) -> str:
    """Return a letter without its accent, "?" for what is none."""
    plain = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode("ascii")
    return plain or "?"


def open_streams() -> None:
    """Let everything be written, whatever the encoding of the terminal or of the file."""
    codecs.register_error(nearest.__name__, nearest)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=nearest.__name__)


class Terminal(Console):
    """A console on which a reader who has seen enough is no fault of the program."""

    def on_broken_pipe(self) -> None:
        """Write nothing more, and leave it to the program to end."""
        self.quiet = True
        raise BrokenPipeError


def console(*, plain: bool = False, errors: bool = False) -> Console:
    """Make a console on standard output (or error); plain ones have no colors and do not know how wide they are."""
    stream = sys.stderr if errors else sys.stdout
    if plain:
        return Terminal(
            file=stream,
            color_system=None,
            force_terminal=False,
            width=10_000,
            highlight=False,
            theme=THEME,
            markup=False,
        )
    made = Terminal(file=stream, highlight=False, theme=THEME)
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
