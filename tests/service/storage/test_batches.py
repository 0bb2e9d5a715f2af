"""Statements for many rows at once."""

from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from cardwright.service.storage import batches
from cardwright.service.storage.schema import EVENTS, TABLES
from cardwright.service.storage.transactions import Writing
from tests.service.evening import plays
from tests.service.storage.writing import writing

FILL = batches.insertion(TABLES)
ADD = batches.insertion(EVENTS)
CHANGE = batches.change(TABLES, "name", ("lobby", "due"))
LARGE = 2**53 + 1
"""A number that a float cannot hold."""


def table(name: str, **values: Any) -> dict[str, Any]:
    row = {"name": name, "host": "ann", "key": name, "lobby": False, "updated": LARGE, "due": None, "summary": "{}"}
    return {**row, **values}


def event(number: int, **values: Any) -> dict[str, Any]:
    return {"name": "a", "number": number, "data": "", "guest": None, "key": None, **values}


async def stored(writing: Writing, table: sa.Table) -> list[dict[str, Any]]:
    found = await writing.run(lambda c: c.execute(sa.select(table).order_by(*table.primary_key)).all())
    return [dict(row._mapping) for row in found]


@plays
async def test_rows_are_stored_as_they_are(address: str) -> None:
    tables = [table("a", lobby=True, due=LARGE), table("b"), table("c", summary='{"name":"O\'Hara \\"\\n✦"}')]
    texts = ["12", "true", "null", '{"a":[1]}', "ünï✦🂡", "'); DROP TABLE events; --", "%s :rows ? $1", ""]
    events = [event(i, data=text, guest="ann", key=f"k{i}") for i, text in enumerate(texts)] + [event(99)]
    async with writing(address) as to:
        await to.run(lambda c: FILL.run(c, tables))
        await to.run(lambda c: ADD.run(c, events))
        assert await stored(to, TABLES) == tables
        assert await stored(to, EVENTS) == events


@plays
async def test_what_changes_is_named_and_nothing_else(address: str) -> None:
    async with writing(address) as to:
        await to.run(lambda c: FILL.run(c, [table("a"), table("b", due=1), table("c", due=2)]))
        changes = [{"name": "c", "lobby": True, "due": None}, {"name": "a", "lobby": False, "due": 7}]
        await to.run(lambda c: CHANGE.run(c, changes))
        assert await stored(to, TABLES) == [table("a", due=7), table("b", due=1), table("c", lobby=True)]


@plays
async def test_if_one_row_cannot_be_stored_none_is(address: str) -> None:
    async with writing(address) as to:
        await to.run(lambda c: FILL.run(c, [table("a")]))
        with pytest.raises(IntegrityError):
            await to.run(lambda c: ADD.run(c, [event(0), event(1), event(1)]))
        with pytest.raises(IntegrityError):
            await to.run(lambda c: ADD.run(c, [event(0), event(1, name="nowhere")]))
        assert await stored(to, EVENTS) == []


@plays
async def test_sqlite_is_asked_once_for_all_rows(address: str) -> None:
    steps: list[tuple[str, bool]] = []
    async with writing(address) as to:
        sa.event.listen(
            to.engine, "before_cursor_execute", lambda *told: steps.append((told[2].split(maxsplit=1)[0], told[5]))
        )
        await to.run(lambda c: FILL.run(c, [table(name) for name in "abc"]))
        await to.run(lambda c: CHANGE.run(c, [{"name": name, "lobby": True, "due": 1} for name in "abc"]))
        several = not address.startswith("sqlite")
        assert steps == [("INSERT", several), ("UPDATE", several)]
        assert [row["due"] for row in await stored(to, TABLES)] == [1, 1, 1]
