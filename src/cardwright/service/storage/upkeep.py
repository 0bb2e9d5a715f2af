"""Upkeep: what whoever runs a service does to its database, also while it serves."""

from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from cardwright.kernel.basics import names
from cardwright.service.storage import copies
from cardwright.service.storage import engine as engines
from cardwright.service.storage.schema import ANALYSES, EVENTS, GUESTS, METADATA, SEATS, TABLES, TOKENS

AT_ONCE: Final = 200
"""Tables that are let go of in one transaction, so that nobody who plays waits for it."""


class Cleaned(NamedTuple):
    """What was let go of."""

    tables: int
    guests: int


class Known(NamedTuple):
    """A guest: when they came first and were here last (milliseconds since 1970), and at how many tables they sit."""

    id: str
    name: str
    made: int
    used: int
    tables: int


async def clean(engine: AsyncEngine, tables_since: int, guests_since: int) -> Cleaned:
    """Let go of tables at which nothing has happened since a time, and of guests who have not come and sit nowhere."""
    tables = 0
    old = sa.select(TABLES.c.name).where(TABLES.c.updated < tables_since).limit(AT_ONCE)
    while True:
        async with engine.begin() as connection:
            found = list((await connection.execute(old)).scalars())
            for stored in (ANALYSES, EVENTS, SEATS, TABLES):
                await connection.execute(sa.delete(stored).where(stored.c.name.in_(found)))
        tables += len(found)
        if len(found) < AT_ONCE:
            break
    seated = sa.select(SEATS.c.guest)
    lasting = sa.select(TOKENS.c.guest).where(TOKENS.c.used >= guests_since)
    async with engine.begin() as connection:
        gone = sa.and_(GUESTS.c.made < guests_since, GUESTS.c.id.not_in(seated), GUESTS.c.id.not_in(lasting))
        ids = sa.select(GUESTS.c.id).where(gone)
        await connection.execute(sa.delete(TOKENS).where(TOKENS.c.guest.in_(ids)))
        guests = (await connection.execute(sa.delete(GUESTS).where(gone))).rowcount
    return Cleaned(tables, guests)


async def guests(engine: AsyncEngine, limit: int) -> list[Known]:
    """Return the guests who were here last."""
    sits = sa.select(sa.func.count()).where(SEATS.c.guest == GUESTS.c.id).scalar_subquery()
    used = sa.func.coalesce(sa.func.max(TOKENS.c.used), GUESTS.c.made)
    query = (
        sa.select(GUESTS.c.id, GUESTS.c.name, GUESTS.c.made, used, sits)
        .outerjoin(TOKENS, TOKENS.c.guest == GUESTS.c.id)
        .group_by(GUESTS.c.id, GUESTS.c.name, GUESTS.c.made)
        .order_by(used.desc())
        .limit(limit)
    )
    async with engine.connect() as connection:
        return [Known(*row) for row in await connection.execute(query)]


async def faults(engine: AsyncEngine) -> list[str]:
    """Return what is wrong with a database, in sentences: with the file, its version, its rows and what is missing."""
    async with engine.connect() as connection:
        return await connection.run_sync(_faults)


def _faults(connection: sa.Connection) -> list[str]:
    what = engines.called(connection.engine.url)
    try:
        found = _damage(connection, what) or _unfit(connection, what)
        return found or [*_older(connection, what), *_gaps(connection)]
    except DBAPIError as error:
        if engines.kind_of(error.orig) not in engines.DAMAGED:
            raise
        return [engines.damaged(what, error.orig, engines.GO_BACK)]


def _damage(connection: sa.Connection, what: str) -> list[str]:
    """Say what SQLite finds wrong with the file."""
    if connection.dialect.name != engines.SQLITE:
        return []
    wrong = copies.wrong(connection.execute(sa.text(copies.CHECK)).scalars())
    first = [engines.damaged(what, each, engines.GO_BACK) for each in wrong[:1]]
    return [*first, *[f"Damaged too: {each}." for each in wrong[1:]]]


def _unfit(connection: sa.Connection, what: str) -> list[str]:
    """Say that a database is not ours, none yet, or not all of one."""
    if refused := engines.foreign(connection):
        return [refused]
    if not engines.version(connection):
        return [f"{what} is empty: the service makes its tables when it starts."]
    needed = set(METADATA.tables) if engines.is_newest(connection) else {TABLES.name, EVENTS.name}
    lost = sorted(needed.difference(sa.inspect(connection).get_table_names()))
    return [engines.damaged(what, f"its table {names.quote(name)} is missing", engines.GO_BACK) for name in lost]


def _older(connection: sa.Connection, what: str) -> list[str]:
    if engines.is_newest(connection):
        return []
    return [f"{what} is of an older version of the program: the service brings it up to date when it starts."]


def _gaps(connection: sa.Connection) -> list[str]:
    """Say which tables have no log, or not all of it."""
    lone = sa.select(TABLES.c.name).where(TABLES.c.name.not_in(sa.select(EVENTS.c.name)))
    cut = sa.select(EVENTS.c.name).group_by(EVENTS.c.name).having(sa.func.max(EVENTS.c.number) != sa.func.count() - 1)
    return [
        *[f"The table {name} has no log." for name in connection.execute(lone).scalars()],
        *[f"In the log of the table {name} events are missing." for name in connection.execute(cut).scalars()],
    ]
