"""The store: what the hub knows of the database."""

import secrets
from collections.abc import Sequence
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from cardwright.service.limits import Rates, Slots
from cardwright.service.storage import engine as engines
from cardwright.service.storage.blinding import blinding
from cardwright.service.storage.engine import POSTGRESQL, OnlyOne
from cardwright.service.storage.guests import Guests
from cardwright.service.storage.notices import Notices, Told
from cardwright.service.storage.rates import SharedRates
from cardwright.service.storage.reading import Reader
from cardwright.service.storage.schema import ANALYSES, KEYS, SERVICES
from cardwright.service.storage.slots import SharedSlots
from cardwright.service.storage.transactions import doing, writing_to
from cardwright.service.storage.writer import Change, Writer, notify

ORIGIN_BYTES: Final = 6
OLD: Final = 30 * 24 * 3600 * 1000
"""Milliseconds after which it does not matter any more that a process served."""
LAST: Final = sa.select(sa.func.max(SERVICES.c.alive)).where(SERVICES.c.id != sa.bindparam("own"))

SECRET: Final = sa.select(KEYS.c.value).where(KEYS.c.name == "limits")


class Store:
    """A database that is open: ``guests``, ``reader``, and `append`; and what is counted by ``rates`` and ``slots``."""

    def __init__(
        self, engine: AsyncEngine, origin: str, lock: OnlyOne | None, notices: Notices | None, secret: str
    ) -> None:
        """Use an engine; made by `open`."""
        self._engine = engine
        # What is written does not wait behind what is read: when all come back at once, that is much.
        self._writing = writing_to(engine.url)
        self._lock = lock
        self._notices = notices
        self.shared = notices is not None
        """Whether other processes may serve the same database."""
        self.origin = origin
        """What this process is called among those that serve one database."""
        self.guests = Guests(engine, self._writing, alone=notices is None)
        self.reader = Reader(engine)
        blind = blinding(secret)
        self.rates = SharedRates(engine, blind) if self.shared else Rates()
        self.slots = SharedSlots(engine, origin, blind) if self.shared else Slots()
        self._writer = Writer(self._writing, origin, notify=notices is not None)

    @staticmethod
    async def open(address: str, told: Told) -> "Store":
        """Open the database at an address, and bring its tables up to date; `NoStore` says why that is not possible.

        ``told`` is called with what other processes tell: who they are, and the names of tables that they have changed,
        or what they `announce`; with nothing if it is not known what was told.
        """
        url = engines.parse(address)
        shared = url.drivername.startswith(POSTGRESQL)
        lock = None if shared else OnlyOne(Path(url.database or ""))
        engine = engines.connect(url)
        origin = secrets.token_hex(ORIGIN_BYTES)
        try:
            with engines.using(url):
                if lock is not None:
                    engines.keep_private(Path(url.database or ""))
                await engines.migrate(engine)
                async with engine.connect() as connection:
                    secret = (await connection.execute(SECRET)).scalar_one()
            notices = await Notices.open(url, origin, told) if shared else None
        except BaseException:
            await engine.dispose()
            if lock is not None:
                lock.release()
            raise
        return Store(engine, origin, lock, notices, secret)

    def complaining(self) -> AbstractContextManager[None]:
        """Say in a sentence (`NoStore`) what is wrong with the database."""
        return engines.using(self._engine.url)

    async def append(self, *changes: Change) -> None:
        """Store changes, all or none; raises `Conflict`, or what the database raises."""
        await self._writer.append(changes)

    async def keep_analysis(self, table: str, data: str) -> None:
        """Store what a search thinks of the game at a table, in place of what is there; of two at once one stays."""
        with suppress(IntegrityError):
            await self._writing.run(
                doing(
                    sa.delete(ANALYSES).where(ANALYSES.c.name == table),
                    sa.insert(ANALYSES).values(name=table, data=data),
                )
            )

    async def announce(self, words: Sequence[str]) -> None:
        """Tell the other processes something that is not stored."""
        if self.shared and words:
            await self._writing.run(lambda connection: notify(connection, self.origin, words))

    async def clock(self) -> int:
        """Return the time in milliseconds since 1970 by the clock that all processes share, 0 where there is none."""
        if not self.shared:
            return 0
        async with self._engine.connect() as connection:
            seconds = sa.func.extract("epoch", sa.func.clock_timestamp())
            return int((await connection.execute(sa.select(seconds * 1000))).scalar_one())

    async def last_alive(self) -> int:
        """Return when last another process served, 0 for never."""
        async with self._engine.connect() as connection:
            return (await connection.execute(LAST, {"own": self.origin})).scalar_one_or_none() or 0

    async def pulse(self, now: int) -> None:
        """Note that this process serves."""
        await self._writing.run(
            doing(
                sa.delete(SERVICES).where(SERVICES.c.id == self.origin),
                sa.insert(SERVICES).values(id=self.origin, alive=now),
                sa.delete(SERVICES).where(SERVICES.c.alive < now - OLD),
            )
        )

    async def tidy(self) -> None:
        """Let go of what was counted and is over."""
        await self.rates.tidy()
        await self.slots.tidy()

    async def close(self) -> None:
        """Write what waits, and close the database."""
        await self.rates.close()
        await self.slots.close()
        await self._writer.close()
        await self._writing.close()
        if self._notices is not None:
            await self._notices.close()
        await self._engine.dispose()
        if self._lock is not None:
            self._lock.release()
