"""The store: a database that is open."""

from cardwright.service.storage import Store
from tests.service.evening import plays


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
