"""Rates that hold over several processes on one PostgreSQL."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from cardwright.service.limits import Rate
from cardwright.service.storage import Store, rates
from tests.service.evening import plays, stores, until

NEVER = 1e-6
"""Tokens a second of which none comes while a test runs."""
TABLES = Rate("tables", 10, NEVER, exact=True)
COMMANDS = Rate("commands", 40, NEVER)


async def rows(store: Store) -> Sequence[Any]:
    async with store._engine.connect() as connection:
        return (await connection.execute(sa.text("SELECT key, full_at FROM rates"))).all()


async def written(store: Store) -> bool:
    return bool(await rows(store))


@plays
async def test_what_is_exact_is_the_same_limit_for_all(postgresql: Callable[[], str]) -> None:
    async with stores(postgresql()) as both:
        asked = [store.rates.allow(TABLES, "ann") for store in both for _ in range(10)]
        assert sum(await asyncio.gather(*asked)) == TABLES.burst
        for store in both:
            assert not await store.rates.allow(TABLES, "ann")
            assert await store.rates.allow(TABLES, "ben")


@plays
async def test_what_is_frequent_is_told_and_then_counts_for_the_others(postgresql: Callable[[], str]) -> None:
    async with stores(postgresql()) as (one, other):
        assert all([await one.rates.allow(COMMANDS, "ann") for _ in range(40)])
        await until(lambda: written(one))
        # The first is let through by what the other knows until then, which is put right by the answer.
        let = 0
        while await other.rates.allow(COMMANDS, "ann"):
            let += 1
            await asyncio.sleep(0.05)
        assert 1 <= let < COMMANDS.burst


@plays
async def test_a_debt_is_waited_for(postgresql: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "SETTLING", 0.01)
    quick = Rate("quick", 10, 20)
    async with stores(postgresql()) as both:
        loop = asyncio.get_running_loop()
        begin, let = loop.time(), 0
        while let < 60:
            let += sum([await store.rates.allow(quick, "ann") for store in both])
            await asyncio.sleep(0.005)
        # Both bursts at once, at most; the rest at the rate of one (2 seconds), and not of two (1 second).
        assert loop.time() - begin > 1.4


@plays
async def test_a_token_comes_back_for_all(postgresql: Callable[[], str]) -> None:
    rare = Rate("rare", 1, 1, exact=True)
    async with stores(postgresql()) as (one, other):
        assert await one.rates.allow(rare, "ann")
        assert not await other.rates.allow(rare, "ann")
        await until(lambda: other.rates.allow(rare, "ann"))
        assert not await one.rates.allow(rare, "ann")


@plays
async def test_who_is_refused_does_not_make_the_database_work(
    postgresql: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stores(postgresql()) as (one, other):
        for _ in range(10):
            assert await one.rates.allow(TABLES, "ann")
        assert not await other.rates.allow(TABLES, "ann")

        async def never(*_: object) -> dict[str, float]:
            raise AssertionError

        monkeypatch.setattr(other.rates, "_charge", never)
        assert not await other.rates.allow(TABLES, "ann")


@plays
async def test_nobody_reads_in_the_database_who_it_was_and_full_buckets_go(postgresql: Callable[[], str]) -> None:
    async with stores(postgresql()) as (one, _):
        await one.rates.allow(TABLES, "192.0.2.77")
        await one.rates.allow(Rate("looks", 1, 1000, exact=True), "192.0.2.77")
        found = await rows(one)
        assert len(found) == 2
        assert "192.0.2.77" not in str(found)
        while len(await rows(one)) > 1:
            await asyncio.sleep(0.01)
            await one.tidy()
        await one.tidy()
        assert len(await rows(one)) == 1


@plays
async def test_while_the_database_does_not_answer_a_process_counts_by_itself(
    postgresql: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stores(postgresql()) as (one, _):

        async def gone(*_: object) -> dict[str, float]:
            raise SQLAlchemyError

        monkeypatch.setattr(one.rates, "_charge", gone)
        for rate in (TABLES, COMMANDS):
            let = [await one.rates.allow(rate, "ann") for _ in range(50)]
            assert sum(let) == rate.burst
