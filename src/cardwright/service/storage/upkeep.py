"""Upkeep: what whoever runs a service does to its database, also while it serves."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from cardwright.kernel.basics import names
from cardwright.service.storage import engine as engines
from cardwright.service.storage.engine import OnlyOne, keep_private
from cardwright.service.storage.schema import ANALYSES, EVENTS, GUESTS, SEATS, TABLES, TOKENS
from cardwright.service.troubles import NoStore

AT_ONCE: Final = 200
"""Tables that are let go of in one transaction, so that nobody who plays waits for it."""
MAGIC: Final = b"SQLite format 3\x00"


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
    """Return what is wrong with a database, in sentences: with the file, with its rows, and with what they refer to."""
    found: list[str] = []
    async with engine.connect() as connection:
        if engine.url.drivername.startswith(engines.SQLITE):
            told = (await connection.execute(sa.text("PRAGMA integrity_check"))).scalars()
            found += [f"The file is damaged: {each}." for each in told if each != "ok"]
        lone = sa.select(TABLES.c.name).where(TABLES.c.name.not_in(sa.select(EVENTS.c.name)))
        found += [f"The table {name} has no log." for name in (await connection.execute(lone)).scalars()]
        gaps = (
            sa.select(EVENTS.c.name).group_by(EVENTS.c.name).having(sa.func.max(EVENTS.c.number) != sa.func.count() - 1)
        )
        found += [
            f"In the log of the table {name} events are missing." for name in (await connection.execute(gaps)).scalars()
        ]
    return found


@contextmanager
def complaining(file: Path) -> Iterator[None]:
    """Say in a sentence what is wrong with a file."""
    try:
        yield
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise NoStore(f"{names.quote(str(file))} cannot be used: {error}.") from error


def back_up(database: Path, target: Path) -> None:
    """Write a whole copy of an SQLite database, as it is at one moment; `NoStore` says why that cannot be."""
    if target.exists():
        raise NoStore(f"{names.quote(str(target))} already exists, and is left as it is: name another file.")
    if not database.is_file():
        raise NoStore(f"There is no database at {names.quote(str(database))}.")
    with complaining(target):
        keep_private(target)
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)


def restore(backup: Path, database: Path) -> None:
    """Put a copy in the place of an SQLite database that nobody serves; the one before is kept beside it.

    `NoStore` says why that cannot be, and then nothing has changed.
    """
    with complaining(backup):
        with backup.open("rb") as file:
            if file.read(len(MAGIC)) != MAGIC:
                raise NoStore(f"{names.quote(str(backup))} is no copy of a database.")
        with closing(sqlite3.connect(backup)) as source:
            told = source.execute("PRAGMA integrity_check").fetchone()[0]
            source.execute("SELECT name, number, data FROM events LIMIT 1")
    if told != "ok":
        raise NoStore(f"{names.quote(str(backup))} is damaged: {told}.")
    lock = OnlyOne(database)
    try:
        with complaining(database):
            new = database.with_name(f"{database.name}-new")
            new.unlink(missing_ok=True)
            back_up(backup, new)
            back_up(database, unused_beside(database))
            for ending in ("-wal", "-shm"):
                database.with_name(f"{database.name}{ending}").unlink(missing_ok=True)
            new.replace(database)
    finally:
        lock.release()


def unused_beside(database: Path) -> Path:
    """Return where the database that is replaced is kept."""
    number = 1
    while (kept := database.with_name(f"{database.name}-before-{number}")).exists():
        number += 1
    return kept
