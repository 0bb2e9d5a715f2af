"""Waiting: for an event, but not for ever, and for what asks the database, where somebody closes."""

import asyncio
from contextlib import suppress
from typing import Any, Final

FAREWELL: Final = 2.0
"""Seconds that a question which is under way has to end: cut short, it would leave its connection open."""


async def comes(event: asyncio.Event, seconds: float) -> bool:
    """Wait for an event, so many seconds at most, and tell whether it has come."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    return event.is_set()


async def farewell(task: asyncio.Task[Any]) -> None:
    """Wait for a task that was told to end, and cut it short only if that takes too long."""
    await asyncio.wait([task], timeout=FAREWELL)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
