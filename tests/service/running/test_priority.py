"""Who can wait is woken after those who are asked."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from cardwright.service.protocol import State
from cardwright.service.running import priority
from cardwright.service.running.hub import Guest, Watcher
from cardwright.service.running.priority import Later
from tests.service.evening import opened, plays, two


def queue(*sleepers: asyncio.Event) -> Later:
    later = Later()
    for sleeper in sleepers:
        later.wake(sleeper)
    return later


async def turns(count: int) -> None:
    """Let the event loop do all that is ready, so many times."""
    for _ in range(count):
        await asyncio.sleep(0)


def has_options(state: State) -> bool:
    """Tell whether somebody is asked something."""
    decision = state.view["decision"] if state.view else None
    return bool(decision and decision.get("options"))


@plays
async def test_those_who_can_wait_come_one_by_one_after_all_that_is_ready() -> None:
    sleepers = [asyncio.Event() for _ in range(3)]
    later = queue(*sleepers)
    later.wake(sleepers[0])  # It keeps its place.
    woken: list[list[bool]] = []
    for _ in range(3):
        await turns(1)
        woken.append([sleeper.is_set() for sleeper in sleepers])
    assert woken == [[True, False, False], [True, True, False], [True, True, True]]


@plays
async def test_who_is_forgotten_is_not_woken() -> None:
    first, second, stranger = asyncio.Event(), asyncio.Event(), asyncio.Event()
    later = queue(first, second)
    later.forget(first)
    later.forget(stranger)
    await turns(3)
    assert [first.is_set(), second.is_set(), stranger.is_set()] == [False, True, False]
    later.wake(first)
    await turns(1)
    assert first.is_set()


@plays
async def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    sleepers = [asyncio.Event() for _ in range(20)]
    queue(*sleepers)
    await turns(1)
    assert sum(sleeper.is_set() for sleeper in sleepers) == 1
    monkeypatch.setattr(priority, "LONGEST", -1.0)
    await turns(1)
    assert all(sleeper.is_set() for sleeper in sleepers)


@plays
async def test_who_is_asked_does_not_wait_for_those_who_are_not(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(address) as hub, AsyncExitStack() as stack:
        ann, ben, table = await two(hub)

        async def watches(guest: Guest) -> Watcher:
            return await stack.enter_async_context(hub.watch(table, guest))

        people = [ann, ben]
        watchers = [await watches(guest) for guest in (ann.guest, ben.guest, Guest("", ""))]
        states = [await anext(watcher) for watcher in watchers]
        monkeypatch.setattr(Later, "wake", lambda *_: None)
        asked = next(i for i, state in enumerate(states) if has_options(state))
        while has_options(states[asked]):
            before = states[asked].seq
            await people[asked].answers(table, states[asked])
            now = watchers[asked].room.table.asked
            assert [watcher.news.is_set() for watcher in watchers] == [0 in now, 1 in now, False]
            if asked not in now:
                break
            states[asked] = await anext(watchers[asked])
            assert states[asked].seq > before
