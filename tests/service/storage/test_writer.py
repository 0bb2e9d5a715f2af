"""Writing: in groups, all or nothing, each once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from cardwright.service.storage.reading import Reader
from cardwright.service.storage.transactions import Writing
from cardwright.service.storage.writer import LONGEST, Conflict, Writer, notify
from tests.service.evening import plays
from tests.service.storage.writing import change, database


@asynccontextmanager
async def written(address: str) -> AsyncIterator[tuple[Writing, Writer, Reader]]:
    async with database(address) as (engine, writing):
        writer = Writer(writing, "here", notify=False)
        try:
            await writer.append([change("table", 0, "a", made="new")])
            yield writing, writer, Reader(engine)
        finally:
            await writer.close()


async def log(reader: Reader, table: str = "table", after: int = 0) -> str:
    return "".join(row.data for row in await reader.events(table, after))


@plays
async def test_what_is_appended_is_read(address: str) -> None:
    async with written(address) as (_, writer, reader):
        await writer.append([change("table", 1, "b", "c", guest="ann", key="k")])
        assert await log(reader) == "abc"
        assert await log(reader, after=2) == "c"
        assert [(row.guest, row.key) for row in await reader.events("table")] == [(None, None)] * 2 + [("ann", "k")]
        assert await log(reader, "another") == ""


@plays
async def test_what_waits_is_committed_together(address: str) -> None:
    async with written(address) as (writing, writer, reader):
        commits = 0

        @sa.event.listens_for(writing.engine, "commit")
        def count(_: object) -> None:
            nonlocal commits
            commits += 1

        await asyncio.gather(*[writer.append([change("table", i, "x")]) for i in range(1, 101)])
        assert commits <= 3
        assert len(await log(reader)) == 101


@plays
async def test_who_is_in_the_way_is_refused_and_nobody_else(address: str) -> None:
    async with written(address) as (_, writer, reader):
        await writer.append([change("table", 1, "b", guest="ann", key="once")])
        results = await asyncio.gather(
            writer.append([change("table", 1, "c")]),
            writer.append([change("table", 2, "d", guest="ann", key="once")]),
            writer.append([change("table", 2, "e", guest="ben", key="once")]),
            writer.append([change("other", 0, "f", made="new")]),
            writer.append([change("third", 0, "g", made="third")]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [Conflict, Conflict, type(None), Conflict, type(None)]
        assert await log(reader) == "abe"
        assert await log(reader, "third") == "g"


@plays
async def test_changes_that_belong_together_are_stored_together_or_not(address: str) -> None:
    async with written(address) as (_, writer, reader):
        with pytest.raises(Conflict):
            await writer.append([change("next", 0, "n", made="next"), change("table", 0, "again")])
        assert await log(reader, "next") == ""
        await writer.append([change("next", 0, "n", made="next"), change("table", 1, "b")])
        assert await log(reader, "next") == "n"


@plays
async def test_a_database_that_fails_is_told_to_those_who_wait(address: str) -> None:
    async with written(address) as (_, writer, reader):
        # The writer takes texts alone, so the type is wrong on purpose: what is no text makes either database fail.
        with pytest.raises(SQLAlchemyError):
            await writer.append([change("table", 1, msgspec.Raw(b"{"))])  # type: ignore[arg-type]
        await writer.append([change("table", 1, "b")])
        assert await log(reader) == "ab"


@plays
async def test_closing_writes_what_waits(address: str) -> None:
    async with database(address) as (engine, writing):
        writer = Writer(writing, "here", notify=False)
        waiting = asyncio.gather(*[writer.append([change(f"t{i}", 0, "a", made=f"{i}")]) for i in range(10)])
        await asyncio.sleep(0)
        await writer.close()
        await waiting
        assert await log(Reader(engine), "t9") == "a"


def test_notices_are_as_short_as_they_have_to_be() -> None:
    told: list[str] = []

    class Connection:
        def execute(self, query: sa.Select[tuple[object]]) -> None:
            told.append(str(list(query.compile().params.values())[1]))

    words = [f"table{i}" for i in range(3000)] * 2
    notify(Connection(), "here", words)  # type: ignore[arg-type]
    assert all(text.startswith("here ") and len(text) < LONGEST + 10 for text in told)
    assert [word for text in told for word in text.split()[1:]] == words[:3000]
    told.clear()
    notify(Connection(), "here", [])  # type: ignore[arg-type]
    assert told == []
