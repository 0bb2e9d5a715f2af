"""How what asks the database ends where somebody closes."""

import asyncio
from itertools import count

import pytest

from cardwright.service.storage import farewell
from tests.service.evening import plays


@plays
async def test_what_is_about_to_end_is_waited_for() -> None:
    done = []

    async def ask() -> None:
        await asyncio.sleep(0.01)
        done.append("answered")

    await farewell.farewell(asyncio.create_task(ask()))
    assert done == ["answered"]


@plays
async def test_what_does_not_end_is_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(farewell, "FAREWELL", 0.05)

    async def go_on() -> None:
        for _ in count():
            await asyncio.sleep(0.001)

    task = asyncio.create_task(go_on())
    await farewell.farewell(task)
    assert task.cancelled()
