"""What processes tell each other by way of PostgreSQL."""

import asyncio
from collections.abc import Callable, Sequence

import pytest
import sqlalchemy as sa

from cardwright.service.storage import Store, notices
from cardwright.service.storage.engine import connect, parse
from tests.service.evening import plays


class Heard:
    """What a process was told."""

    def __init__(self) -> None:
        self.words: list[tuple[str, list[str]]] = []
        self.news = asyncio.Event()

    def __call__(self, origin: str, words: Sequence[str]) -> None:
        self.words.append((origin, list(words)))
        self.news.set()

    async def next(self) -> tuple[str, list[str]]:
        await self.news.wait()
        self.news.clear()
        return self.words[-1]


@plays
async def test_others_are_told_and_oneself_is_not(postgresql: Callable[[], str]) -> None:
    address = postgresql()
    here, there = Heard(), Heard()
    one, other = await Store.open(address, here), await Store.open(address, there)
    await one.announce(["a", "b"])
    assert await there.next() == (one.origin, ["a", "b"])
    await other.announce(["c"])
    assert await here.next() == (other.origin, ["c"])
    assert here.words == [(other.origin, ["c"])]
    await one.close()
    await other.close()


@plays
async def test_a_lost_connection_is_made_again(postgresql: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "PULSE", 0.1)
    monkeypatch.setattr(notices, "PAUSE", 0.1)
    address = postgresql()
    heard = Heard()
    store = await Store.open(address, heard)
    engine = connect(parse(address))
    async with engine.connect() as connection:
        query = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
        await connection.execute(sa.text(query))
    assert await heard.next() == ("", [])
    other = await Store.open(address, lambda *_: None)
    await other.announce(["again"])
    assert await heard.next() == (other.origin, ["again"])
    await other.close()
    await store.close()
    await engine.dispose()
