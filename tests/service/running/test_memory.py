import asyncio
import gc
import weakref

import pytest

from cardwright.service.running import memory


class Knot:
    """Something that refers to itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.itself = self


def test_everything_is_looked_at_now_and_then_and_as_before_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "EVERY", 0.01)
    before = gc.get_threshold()

    async def run() -> None:
        async with memory.tidied():
            assert gc.get_threshold() == memory.NEW
            assert gc.isenabled()
            for early in (False, True):
                freed = asyncio.Event()
                knot = Knot()
                weakref.finalize(knot, freed.set)
                if early:
                    await asyncio.sleep(0.1)  # It is looked at while it is in use, and so not again for a while.
                del knot
                await asyncio.wait_for(freed.wait(), 60)

    asyncio.run(run())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
