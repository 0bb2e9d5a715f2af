"""Time: it passes as the machine counts it, and does not jump when somebody sets the clock."""

import time
from collections.abc import Callable
from typing import Final

LEAP: Final = 2_000
"""Milliseconds by which the clock may be ahead of us before we follow it: it was set, or the machine has slept."""


def milliseconds() -> int:
    """Return the time in milliseconds since 1970, as the machine's clock tells it."""
    return time.time_ns() // 1_000_000


def ticks() -> int:
    """Return a count of milliseconds that only grows, whatever is done to the clock."""
    return time.monotonic_ns() // 1_000_000


class Time:
    """The time of a service, in milliseconds since 1970: begun by a clock, and counted from there."""

    def __init__(self, begin: int, counted: Callable[[], int]) -> None:
        """Begin at a time, and go on by that count."""
        self._counted = counted
        self._offset = begin - counted()

    def now(self) -> int:
        """Return the time."""
        return self._offset + self._counted()

    def follow(self, clock: int) -> tuple[int, int] | None:
        """Go on from where a clock is if that is far ahead; return since when, and by how many milliseconds."""
        now = self.now()
        if clock - now < LEAP:
            return None
        self._offset += clock - now
        return now, clock - now
