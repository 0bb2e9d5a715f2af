"""Waiting for an event, and for what asks the database, where somebody closes."""

import asyncio
from itertools import count

import pytest

from cardwright.service import waiting
from tests.service.evening import plays


@plays
async def test_who_waits_for_an_event_is_told_whether_it_came() -> None:
    event = asyncio.Event()
    assert not await waiting.comes(event, 0)
    asyncio.get_running_loop().call_soon(event.set)
    assert await waiting.comes(event, 60)
    assert await waiting.comes(event, 0)


@plays
async def test_what_is_about_to_end_is_waited_for() -> None:
    done = []

    async def ask() -> None:
        await asyncio.sleep(0.01)
        done.append("answered")

    await waiting.farewell(asyncio.create_task(ask()))
    assert done == ["answered"]


@plays
async def test_what_does_not_end_is_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "FAREWELL", 0.05)

    async def go_on() -> None:
        for _ in count():
            await asyncio.sleep(0.001)

    task = asyncio.create_task(go_on())
    await waiting.farewell(task)
    assert task.cancelled()
