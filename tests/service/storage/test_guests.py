"""Guests and their tokens."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from cardwright.service.storage import guests as module
from cardwright.service.storage.guests import Guests, hashed
from cardwright.service.storage.schema import GUESTS, TOKENS
from tests.service.evening import plays
from tests.service.storage.writing import database


@asynccontextmanager
async def processes(address: str, number: int = 1) -> AsyncIterator[tuple[AsyncEngine, list[Guests]]]:
    """What reads the database at an address, and the guests as each of some processes knows them."""
    async with database(address) as (engine, to):
        yield engine, [Guests(engine, to, alone=number == 1) for _ in range(number)]


@plays
async def test_a_token_is_stored_nowhere(address: str) -> None:
    async with processes(address) as (engine, [guests]):
        guest, token = await guests.make()
        async with engine.connect() as connection:
            rows = [str(row) for table in (GUESTS, TOKENS) for row in await connection.execute(sa.select(table))]
    assert len(token) >= 43
    assert not [row for row in rows if token in row]
    assert [row for row in rows if hashed(token) in row and guest.id in row]


@plays
async def test_what_one_process_forgets_another_one_does_not_know(address: str) -> None:
    async with processes(address, 2) as (_, [one, other]):
        guest, token = await one.make()
        assert await other.find(token) == guest
        renamed = await one.rename(guest, "Ann")
        assert await other.find(token) == renamed
        await one.forget(token)
        assert await other.find(token) is None


@plays
async def test_only_so_many_are_remembered(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REMEMBERED", 3)
    async with processes(address) as (_, [guests]):
        made = [await guests.make() for _ in range(6)]
        assert len(guests._known) == len(guests._names) == 3
        for guest, token in made:
            assert await guests.find(token) == guest
