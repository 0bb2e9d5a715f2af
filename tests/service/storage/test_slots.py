"""What is open by way of several processes on one PostgreSQL."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Sequence
from math import inf
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from cardwright.service.limits import Claim, Full
from cardwright.service.storage import Store, slots
from cardwright.service.storage.slots import SharedSlots
from tests.service.evening import plays, stores, until

HERE = Claim("address", "192.0.2.77", 3)
OTHER_PROCESS = """
import asyncio, sys, time
from cardwright.service.limits import Claim
from cardwright.service.storage import Store

async def run():
    store = await Store.open(sys.argv[1], lambda *_: None)
    await store.pulse(time.time_ns() // 1_000_000)
    for _ in range(3):
        await store.slots.take(Claim("address", "192.0.2.77", 3))
    print("taken", flush=True)
    while True:
        await asyncio.sleep(0.1)
        await store.pulse(time.time_ns() // 1_000_000)

asyncio.run(run())
"""


async def rows(store: Store) -> Sequence[Any]:
    async with store._engine.connect() as connection:
        return (await connection.execute(sa.text("SELECT service, key, count FROM slots"))).all()


async def full(store: Store, claim: Claim = HERE) -> bool:
    """Whether no more can be taken."""
    try:
        (await store.slots.take(claim))()
    except Full:
        return True
    return False


async def written(store: Store) -> bool:
    return bool(await rows(store))


async def emptied(store: Store) -> bool:
    return not await written(store)


async def room(store: Store) -> bool:
    return not await full(store)


@plays
async def test_as_many_may_be_open_at_all_together(postgresql: Callable[[], str]) -> None:
    async with stores(postgresql()) as (one, other):
        first = await one.slots.take(HERE)
        for store in (one, other):
            await store.slots.take(HERE)
        assert await full(one)
        assert await full(other)
        assert not await full(other, Claim("address", "192.0.2.78", 3))
        assert not await full(other, Claim("guest", "192.0.2.77", 3))
        release = await other.slots.take(HERE._replace(most=inf))
        await until(lambda: full(one, HERE._replace(most=4)))
        release()
        first()
        await until(lambda: room(other))


@plays
async def test_of_many_at_once_there_are_never_too_many(postgresql: Callable[[], str]) -> None:
    async with stores(postgresql()) as both:
        taking = [store.slots.take(HERE._replace(most=10)) for _ in range(20) for store in both]
        done = await asyncio.gather(*taking, return_exceptions=True)
        assert {type(each) for each in done if not callable(each)} == {Full}
        assert sum(map(callable, done)) == 10


@plays
async def test_who_comes_when_there_is_room_at_one_process_is_not_in_the_way_of_the_others(
    postgresql: Callable[[], str],
) -> None:
    async with stores(postgresql()) as (one, other):
        await one.slots.take(HERE)
        done = await asyncio.gather(*[other.slots.take(HERE) for _ in range(3)], return_exceptions=True)
        assert [callable(each) for each in done] == [True, True, False]


@plays
async def test_a_process_that_stops_has_nothing_open(postgresql: Callable[[], str]) -> None:
    address = postgresql()
    async with stores(address) as (one, _):
        async with stores(address) as (third, _):
            for _ in range(3):
                await third.slots.take(HERE)
            assert await full(one)
        assert not await full(one)


@plays
async def test_of_a_process_that_was_killed_nothing_counts_after_a_while(
    postgresql: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgresql()
    async with stores(address) as (one, _):
        other = subprocess.Popen([sys.executable, "-c", OTHER_PROCESS, address], stdout=subprocess.PIPE)  # noqa: S603, ASYNC220 - ours
        try:
            assert other.stdout is not None
            assert await asyncio.to_thread(other.stdout.readline) == b"taken\n"
            assert await full(one)
        finally:
            other.kill()
            await asyncio.to_thread(other.communicate)
        assert await full(one)
        monkeypatch.setattr(slots, "LEASE", 1000)
        await until(lambda: room(one))
        await one.tidy()
        await until(lambda: emptied(one))  # what is given back is written later


@plays
async def test_what_the_database_has_lost_is_told_again(postgresql: Callable[[], str]) -> None:
    async with stores(postgresql()) as (one, other):
        for _ in range(3):
            await one.slots.take(HERE)
        async with one._engine.begin() as connection:
            await connection.execute(sa.text("DELETE FROM slots"))
        assert not await full(other)
        await one.tidy()
        await until(lambda: full(other))


@plays
async def test_nobody_reads_in_the_database_who_it_was(postgresql: Callable[[], str]) -> None:
    async with stores(postgresql()) as (one, _):
        await one.slots.take(HERE, Claim("guest", "ann", 1))
        await until(lambda: written(one))
        found = str(await rows(one))
        assert one.origin in found
        assert "192.0.2.77" not in found
        assert "ann" not in found


@plays
async def test_while_the_database_does_not_answer_a_process_counts_by_itself(
    postgresql: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stores(postgresql()) as (one, other):
        for _ in range(2):
            await one.slots.take(HERE)
        assert isinstance(other.slots, SharedSlots)
        with monkeypatch.context() as broken:

            async def gone(*_: object) -> None:
                raise SQLAlchemyError

            broken.setattr(other.slots, "_others", gone)
            broken.setattr(other.slots, "_write", gone)
            for _ in range(3):
                await other.slots.take(HERE)
            assert await full(other)
        # What could not be told is told once it can be.
        await other.tidy()
        await until(lambda: full(one))


@plays
async def test_a_process_that_hangs_keeps_the_others_waiting_for_a_moment_only(
    postgresql: Callable[[], str],
) -> None:
    async with stores(postgresql()) as (one, other):
        async with one._engine.begin() as connection:
            await connection.execute(slots.LOCK)
            await other.slots.take(HERE)
        await other.tidy()
        await until(lambda: full(one, HERE._replace(most=1)))


@plays
async def test_who_does_not_wait_for_the_answer_has_taken_nothing(postgresql: Callable[[], str]) -> None:
    async with stores(postgresql()) as (one, _):
        taking = asyncio.create_task(one.slots.take(HERE))
        await asyncio.sleep(0)
        taking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await taking
        for _ in range(3):
            await one.slots.take(HERE)
        taking = asyncio.create_task(one.slots.take(HERE._replace(most=4)))
        while one.slots.count(*HERE.slot) < 4:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0)
        taking.cancel()  # As it is answered.
        with pytest.raises(asyncio.CancelledError):
            await taking
        assert one.slots.count(*HERE.slot) == 3
