"""Who is told first when there is more to do than time: those who are asked something, and everybody else after them.

The event loop does all that is ready in turn. What can wait is therefore begun one by one, each only after all that is
ready by then: it takes what commands, and those who have to decide, leave of the processor. Where a crowd comes to a
table, picks at others do not wait until all of it has been told.
"""

import asyncio
from typing import Final

LONGEST: Final = 0.5
"""Seconds after which nobody waits for others any more."""


class Later:
    """Wakes those who can wait, in the order in which they came."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._waiting: dict[asyncio.Event, float] = {}
        """Those who wait, and since when."""
        self._scheduled = False

    def __contains__(self, sleeper: asyncio.Event) -> bool:
        """Tell whether an event waits to be set."""
        return sleeper in self._waiting

    def wake(self, sleeper: asyncio.Event) -> None:
        """Set an event when it is its turn; one that waits already keeps its place."""
        self._waiting.setdefault(sleeper, asyncio.get_running_loop().time())
        self._schedule()

    def forget(self, sleeper: asyncio.Event) -> None:
        """Let an event wait no more, which was set otherwise or is of no use any longer."""
        self._waiting.pop(sleeper, None)

    def _schedule(self) -> None:
        if self._waiting and not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        """Wake the first one, and all who have waited too long."""
        self._scheduled = False
        now = asyncio.get_running_loop().time()
        self._wake_first()
        while self._waiting and now - next(iter(self._waiting.values())) > LONGEST:
            self._wake_first()
        self._schedule()

    def _wake_first(self) -> None:
        sleeper = next(iter(self._waiting), None)
        if sleeper is not None:
            del self._waiting[sleeper]
            sleeper.set()
