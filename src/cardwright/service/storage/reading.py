"""Reading: logs, lists, and which tables have to be looked at."""

from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from cardwright.service.storage.schema import ANALYSES, EVENTS, SEATS, TABLES

LISTED: Final = 100
"""Tables that a list has at most: those where something happened last."""


class Row(NamedTuple):
    """An event as it is stored, with the guest and the key of the command that it was the end of."""

    number: int
    data: str
    guest: str | None
    key: str | None


class Listed(NamedTuple):
    """A table in a list."""

    table: str
    updated: int
    summary: str


class Reader:
    """Reads what was written."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Read from that database."""
        self._engine = engine

    async def events(self, table: str, after: int = 0) -> list[Row]:
        """Return the log of a table from that number of events on; empty for one that there is not."""
        query = (
            sa.select(EVENTS.c.number, EVENTS.c.data, EVENTS.c.guest, EVENTS.c.key)
            .where(EVENTS.c.name == table, EVENTS.c.number >= after)
            .order_by(EVENTS.c.number)
        )
        async with self._engine.connect() as connection:
            return [Row(*row) for row in await connection.execute(query)]

    async def made(self, host: str, key: str) -> str | None:
        """Return the table that a guest has made with that key."""
        query = sa.select(TABLES.c.name).where(TABLES.c.host == host, TABLES.c.key == key)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def of_guest(self, guest: str) -> list[Listed]:
        """Return the tables where a guest sits."""
        return await self._list(TABLES.c.name.in_(sa.select(SEATS.c.name).where(SEATS.c.guest == guest)))

    async def lobby(self, since: int) -> list[Listed]:
        """Return the tables where anybody may sit down, and where something has happened since then."""
        return await self._list(sa.and_(TABLES.c.lobby, TABLES.c.updated >= since))

    async def due(self, by: int, limit: int) -> list[str]:
        """Return tables that have to be looked at by then, the most urgent first."""
        query = sa.select(TABLES.c.name).where(TABLES.c.due <= by).order_by(TABLES.c.due).limit(limit)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def waits(self) -> bool:
        """Tell whether anything will be due at any table."""
        query = sa.select(TABLES.c.name).where(TABLES.c.due.is_not(None)).limit(1)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def summary(self, table: str) -> str:
        """Return what is stored of a table for lists."""
        query = sa.select(TABLES.c.summary).where(TABLES.c.name == table)
        async with self._engine.connect() as connection:
            return str((await connection.execute(query)).scalar_one_or_none() or "")

    async def analysis(self, table: str) -> str:
        """Return what a search thinks of the game at a table, empty if nobody has asked for it yet."""
        query = sa.select(ANALYSES.c.data).where(ANALYSES.c.name == table)
        async with self._engine.connect() as connection:
            return str((await connection.execute(query)).scalar_one_or_none() or "")

    async def latest(self) -> int:
        """Return when last something happened at any table, 0 for never."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(sa.select(sa.func.max(TABLES.c.updated)))).scalar_one_or_none()
        return found if isinstance(found, int) else 0

    async def _list(self, where: sa.ColumnElement[bool]) -> list[Listed]:
        query = (
            sa.select(TABLES.c.name, TABLES.c.updated, TABLES.c.summary)
            .where(where)
            .order_by(TABLES.c.updated.desc())
            .limit(LISTED)
        )
        async with self._engine.connect() as connection:
            return [Listed(*row) for row in await connection.execute(query)]
