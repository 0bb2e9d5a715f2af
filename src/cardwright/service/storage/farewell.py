"""Farewell: what asks the database ends by itself where somebody closes."""

import asyncio
from contextlib import suppress
from typing import Any, Final

FAREWELL: Final = 2.0
"""Seconds that a question which is under way has to end: cut short, it would leave its connection open."""


async def farewell(task: asyncio.Task[Any]) -> None:
    """Wait for a task that was told to end, and cut it short only if that takes too long."""
    await asyncio.wait([task], timeout=FAREWELL)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
