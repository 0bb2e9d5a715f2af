"""Writing transactions, each an ordinary function of a connection that is for nothing else.

All that is stored in SQLite goes this way. A second connection to SQLite that wrote would keep the first one waiting as
long as its transaction lasts, which is as many turns of the event loop as it has statements: on a busy service longer
than the first one waits.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError

from cardwright.service.storage.engine import BUSY, POSTGRESQL, SQLITE, connect, kind_of, prepare

WRITER: Final = "cardwright-writer"
"""What a process calls the connection by which it writes."""
T = TypeVar("T")


class Writing(Protocol):
    """A connection that writes."""

    engine: sa.Engine

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some work in a transaction, which is committed when this returns; raises what the database raises."""

    async def close(self) -> None:
        """Let go of the connection."""


def writing_to(url: URL) -> Writing:
    """Return what writes to the database at an address; it connects when it is first used."""
    return OverNetwork(url) if url.drivername.startswith(POSTGRESQL) else InThread(url)


def doing(*statements: sa.Executable) -> Callable[[sa.Connection], None]:
    """Return the work of executing some statements, one after the other."""

    def work(connection: sa.Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    return work


class OverNetwork:
    """Writes to PostgreSQL."""

    def __init__(self, url: URL) -> None:
        """Write to the database at an address."""
        self._engine = connect(url, 1, WRITER)
        self.engine: sa.Engine = self._engine.sync_engine

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some work, as `Writing.run`."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Let go of the connection."""
        await self._engine.dispose()


class InThread:
    """Writes to SQLite: each transaction is one trip to a thread.

    The engine that `connect` returns makes several for each statement, which together take longer than the disk.
    """

    def __init__(self, url: URL) -> None:
        """Write to the database at an address."""
        self._thread = ThreadPoolExecutor(1, WRITER)
        self._connection: sa.Connection | None = None
        """That of the thread, once it has one: to take it from a pool for each transaction would take its time."""
        self.engine: sa.Engine = sa.create_engine(url.set(drivername=SQLITE), connect_args={"timeout": BUSY / 1000})
        sa.event.listen(self.engine, "connect", prepare)
        self._gave_up = 0.0
        """When last the database was locked by another process, and was waited for in vain."""

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some work, as `Writing.run`."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._transact, work, time.monotonic())

    async def close(self) -> None:
        """Let go of the connection."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _transact(self, work: Callable[[sa.Connection], T], asked: float) -> T:
        if asked < self._gave_up:
            # Who stood behind one that found it locked has waited, too: nobody waits twice.
            raise OperationalError("BEGIN", None, sqlite3.OperationalError("database is locked"))
        try:
            if self._connection is None:
                self._connection = self.engine.connect()
            with self._connection.begin():
                return work(self._connection)
        except BaseException as error:
            self._disconnect()  # Whatever it was, the next transaction has nothing of it.
            if isinstance(error, OperationalError) and is_locked(error):
                self._gave_up = time.monotonic()
            raise

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self.engine.dispose()


def is_locked(error: OperationalError) -> bool:
    """Tell whether SQLite did not do something since another process has locked the database."""
    return kind_of(error.orig) == sqlite3.SQLITE_BUSY
