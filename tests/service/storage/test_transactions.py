"""Transactions: whole or not at all, and what one does is nothing to the next."""

import asyncio
import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from cardwright.service.storage import engine as engines
from cardwright.service.storage.schema import KEYS
from cardwright.service.storage.transactions import Writing
from tests.service.evening import plays
from tests.service.storage.writing import writing


def keep(connection: sa.Connection, name: str) -> str:
    connection.execute(sa.insert(KEYS).values(name=name, value=name.upper()))
    return name


def kept(connection: sa.Connection) -> list[str]:
    """What is kept here, but for the key that every database has."""
    query = sa.select(KEYS.c.value).where(KEYS.c.name != "limits").order_by(KEYS.c.name)
    return list(connection.execute(query).scalars())


@plays
async def test_what_is_done_is_kept_and_what_comes_of_it_returned(address: str) -> None:
    async with writing(address) as to:
        assert await to.run(lambda connection: keep(connection, "a")) == "a"
        assert await to.run(kept) == ["A"]
    async with writing(address) as again:
        assert await again.run(kept) == ["A"]


@plays
async def test_what_fails_leaves_nothing_and_disturbs_nobody(address: str) -> None:
    def stumble(connection: sa.Connection) -> None:
        keep(connection, "b")
        raise ZeroDivisionError

    async with writing(address) as to:
        await to.run(lambda connection: keep(connection, "a"))
        with pytest.raises(ZeroDivisionError):
            await to.run(stumble)
        with pytest.raises(SQLAlchemyError):
            await to.run(lambda connection: [keep(connection, name) for name in "ca"])
        assert await to.run(kept) == ["A"]
        await to.run(lambda connection: keep(connection, "b"))
        assert await to.run(kept) == ["A", "B"]


async def all_that_fails(to: Writing, number: int) -> list[str]:
    """What becomes of so many transactions that are asked for at once."""
    work = [to.run(partial(keep, name=str(name))) for name in range(number)]
    return [str(each) for each in await asyncio.gather(*work, return_exceptions=True) if isinstance(each, Exception)]


@plays
async def test_nobody_waits_for_a_locked_database_longer_than_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "BUSY", 1_000)
    file = tmp_path / "tables.db"
    async with writing(f"sqlite:///{file}") as to:
        await to.run(kept)
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            began = time.monotonic()
            failed = await all_that_fails(to, 10)
            assert len(failed) == 10
            assert all("database is locked" in each for each in failed)
            assert time.monotonic() - began < 5
            assert len(await all_that_fails(to, 1)) == 1
            other.execute("ROLLBACK")
        assert await all_that_fails(to, 3) == []
        assert await to.run(kept) == ["0", "1", "2"]
