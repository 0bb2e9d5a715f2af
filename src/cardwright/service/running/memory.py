"""Memory: what is not used any more is looked for at a time of our own.

Python's collector of cycles goes through all objects again and again, and nothing else happens meanwhile: with some
hundred games in memory that takes tenths of a second, for which people would wait. Nearly all that a table leaves
behind is freed without it; so it looks at what is new often, which is little as long as nothing that was told is kept,
and at everything only now and then.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Final

NEVER: Final = 1_000_000_000
NEW: Final = (5_000, NEVER, NEVER)
"""How many new objects there are when those are looked at, which takes some milliseconds; and how often that is when
older ones are looked at too: never by itself."""
EVERY: Final = 600.0
"""Seconds between two times that what came since is looked at."""
ALL: Final = 6
"""At every so many of these times everything is looked at, which takes half a second with 200 games."""


@asynccontextmanager
async def tidied() -> AsyncIterator[None]:
    """Collect so as long as this goes on."""
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
    for time in count(1):
        await asyncio.sleep(EVERY)
        if time % ALL == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
