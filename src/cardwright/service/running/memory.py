"""Memory: what is not used any more is looked for at a time of our own.

Python's collector of cycles goes through all objects again and again, and nothing else happens meanwhile: with some
hundred games in memory that takes tenths of a second, for which people would wait. Nearly all that a table leaves
behind is freed without it; so it looks at what is new as usual, and at everything only now and then.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

NEW: Final = (20_000, 5, 1_000_000)
"""How many new objects there are when those are looked at, how often that is when those before them are looked at too,
and how often that is when all are: never by itself."""
EVERY: Final = 600.0
"""Seconds between two times that everything is looked at."""


@asynccontextmanager
async def tidied() -> AsyncIterator[None]:
    """Collect so as long as this goes on; what is there at the beginning is for good."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*NEW)
    tidying = asyncio.create_task(_now_and_then())
    try:
        yield
    finally:
        tidying.cancel()
        with suppress(asyncio.CancelledError):
            await tidying
        gc.set_threshold(*before)
        gc.unfreeze()


async def _now_and_then() -> None:
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
