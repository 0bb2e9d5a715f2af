"""The store: a database that is open."""

import asyncio
import time

import pytest

from cardwright.service.storage import Store
from cardwright.service.storage import engine as engines
from tests.service.evening import plays
from tests.service.storage.writing import change


@plays
async def test_a_process_knows_when_another_one_last_served(address: str) -> None:
    store = await Store.open(address, lambda *_: None)
    assert await store.last_alive() == 0
    for now in (1_000, 2_000):
        await store.pulse(now)
        assert await store.last_alive() == 0
    await store.close()
    store = await Store.open(address, lambda *_: None)
    await store.pulse(9_000)
    assert await store.last_alive() == 2_000
    await store.close()


@plays
async def test_only_databases_that_can_be_are_shared(address: str) -> None:
    store = await Store.open(address, lambda *_: None)
    assert store.shared == address.startswith("postgresql")
    await store.announce(["words"])
    await store.close()


@plays
async def test_who_waits_for_a_busy_service_is_kept_waiting_by_nothing_else_that_is_stored(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "BUSY", 50)
    store = await Store.open(address, lambda *_: None)
    storing = asyncio.gather(
        store.append(change("one", 0, "a", made="new")),
        store.pulse(1_000),
        store.guests.make(),
        store.keep_analysis("one", "{}"),
        store.append(change("another", 0, "a", made="newer")),
        store.append(change("one", 1, "b")),
    )
    while not storing.done():
        time.sleep(0.1)  # noqa: ASYNC251 - what a service does that has much to do
        await asyncio.sleep(0)
    await storing
    assert [row.data for row in await store.reader.events("one")] == ["a", "b"]
    await store.close()
