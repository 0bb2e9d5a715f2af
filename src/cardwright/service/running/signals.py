"""What a terminal tells all processes that began in it: the service ends by it, and ends the others itself."""

import signal
from contextlib import suppress
from typing import Final

CLOSED: Final[signal.Signals | None] = getattr(signal, "SIGHUP", None)
"""Comes when the terminal is closed; None where there is no such signal."""


def leave_to_service() -> None:
    """Let a process of bots live on when somebody presses Ctrl+C or closes the terminal: it is still needed then."""
    for each in (signal.SIGINT, CLOSED):
        if each is not None:
            with suppress(ValueError):  # Tests run the work of such a process in a thread.
                signal.signal(each, signal.SIG_IGN)
