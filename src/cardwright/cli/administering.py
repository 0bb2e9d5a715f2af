"""`cardwright admin`: what whoever runs a service does to its database."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from sqlalchemy.ext.asyncio import AsyncEngine

from cardwright.cli import files
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSetup
from cardwright.service.storage import copies, upkeep
from cardwright.service.storage import engine as engines
from cardwright.service.troubles import NoStore

T = TypeVar("T")
DAY = 24 * 3600 * 1000
"""Milliseconds of a day."""
LONGEST = 36_500
"""Days after which it is asked whether something is to go: a hundred years."""
SHOWN = 50
"""Guests that are listed."""


def address_of(database: str | None) -> str:
    """Return the address of the database that is meant: the one of `cardwright serve` where none is named."""
    return database or f"sqlite:///{files.data_folder() / 'tables.db'}"


def file_of(database: str | None) -> Path:
    """Return the file of an SQLite database; `NoStore` for another one."""
    url = engines.parse(address_of(database))
    if not url.drivername.startswith(engines.SQLITE):
        raise NoStore("Use pg_dump and pg_restore for a database of PostgreSQL, as for any other one there.")
    return Path(url.database or "")


def on(database: str | None, work: Callable[[AsyncEngine], Awaitable[T]], *, reading: bool = False) -> T:
    """Do something to a database that is up to date, or with ``reading`` look at one as it is; `NoStore` says why not.

    The latter changes nothing in it.
    """
    url = engines.parse(address_of(database))
    if url.drivername.startswith(engines.SQLITE) and not (file := Path(url.database or "")).is_file():
        raise NoStore(f"There is no database at {engines.shown(file)}.")

    async def run() -> T:
        engine = engines.connect(url, 1, reading=reading)
        try:
            with engines.using(url):
                if not reading:
                    await engines.migrate(engine)
                return await work(engine)
        finally:
            await engine.dispose()

    return asyncio.run(run())


def clean(out: Console, database: str | None, tables: int, guests: int) -> int:
    """Let go of what is older than so many days; `BadSetup` for numbers that nobody can mean."""
    for what, days in (("Tables", tables), ("Guests", guests)):
        if not 1 <= days <= LONGEST:
            raise BadSetup(f"{what} go after 1 to {LONGEST} days, not after {days}.")
    now = time.time_ns() // 1_000_000
    gone = on(database, lambda engine: upkeep.clean(engine, now - tables * DAY, now - guests * DAY))
    out.print(f"Tables let go of: {gone.tables}. Guests let go of: {gone.guests}.", markup=False)
    return 0


def backup(out: Console, database: str | None, target: Path) -> int:
    """Write a copy."""
    copies.back_up(file_of(database), target)
    out.print(f"A whole copy is in {target}.", markup=False, soft_wrap=True)
    return 0


def restore(out: Console, database: str | None, copy: Path) -> int:
    """Go back to a copy."""
    kept = copies.restore(copy, file_of(database))
    before = "there was no database before" if kept is None else f"the database from before is in {kept}"
    out.print(f"The copy is in place; {before}.", markup=False, soft_wrap=True)
    return 0


def doctor(out: Console, database: str | None) -> int:
    """Say what is wrong."""
    found = on(database, upkeep.faults, reading=True)
    for sentence in found or ["Nothing is wrong with the database."]:
        out.print(sentence, markup=False, soft_wrap=True)
    return 1 if found else 0


def users(out: Console, database: str | None) -> int:
    """List the guests who were here last."""
    known = on(database, lambda engine: upkeep.guests(engine, SHOWN))
    if not known:
        out.print("Nobody has been here yet.", markup=False)
    for one in known:
        came, last = (f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d}" for at in (one.made, one.used))
        sits = "1 table" if one.tables == 1 else f"{one.tables} tables"
        line = f"{one.id}  {names.clean(one.name)}: first here {came}, last {last}, at {sits}"
        out.print(line, markup=False, soft_wrap=True)
    return 0
