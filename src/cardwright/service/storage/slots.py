"""What is open by way of all processes on one PostgreSQL.

Each process writes down how many it has of what. Before it takes more it reads how many the others have, and they wait
until it has written that down; what is given back is written later. Those of a process that has not said for a while
that it serves (`schema.SERVICES`) do not count.
"""

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from math import inf
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from cardwright.service.limits import Claim, Full, Release, Slot, Slots
from cardwright.service.storage.blinding import Blind
from cardwright.service.waiting import farewell

LOG: Final = logging.getLogger(__name__)

LEASE: Final = 15_000
"""Milliseconds that a process counts as one that serves, since it said so."""
TAKING: Final = 0x736C6F74
"""The number of PostgreSQL's lock that one process holds while it takes more."""
LOCK: Final = sa.text(f"""
    SELECT set_config('lock_timeout', '2s', true), set_config('idle_in_transaction_session_timeout', '4s', true),
        pg_advisory_xact_lock({TAKING})
""")
"""Takes it. Who waits for a process that hangs goes on alone after two seconds, and it loses the lock after four."""
WRITE: Final = sa.text("""
    INSERT INTO slots (service, key, count)
    SELECT :own, key, count FROM unnest(CAST(:keys AS text[]), CAST(:counts AS int[])) AS held (key, count)
    ON CONFLICT (service, key) DO UPDATE SET count = excluded.count
""")
REMOVE: Final = sa.text("DELETE FROM slots WHERE service = :own AND key = ANY(CAST(:keys AS text[]))")
OTHERS: Final = sa.text("""
    SELECT key, sum(count) FROM slots JOIN services ON services.id = slots.service
    WHERE key = ANY(CAST(:keys AS text[])) AND service <> :own AND alive > extract(epoch FROM now()) * 1000 - :lease
    GROUP BY key
""")
OWN: Final = sa.text("SELECT count(*) FROM slots WHERE service = :own")
TIDY: Final = sa.text("""
    DELETE FROM slots WHERE (service, key) IN (
        SELECT service, key FROM slots WHERE service <> :own AND service NOT IN (
            SELECT id FROM services WHERE alive > extract(epoch FROM now()) * 1000 - :lease
        ) FOR UPDATE SKIP LOCKED
    )
""")
FORGET: Final = sa.text("DELETE FROM slots WHERE service = :own")


Asking = tuple[Sequence[Claim], asyncio.Future[Release]]
"""What somebody claims, and how they are answered."""


class SharedSlots(Slots):
    """What is open, by way of all processes."""

    def __init__(self, engine: AsyncEngine, origin: str, blind: Blind) -> None:
        """Count in that database, as the process of that name; keys are unreadable there."""
        super().__init__()
        self._engine = engine
        self._origin = origin
        self._blind = blind
        self._unwritten: set[Slot] = set()
        """Of what there are more or fewer than the database knows."""
        self._asking: list[Asking] = []
        self._some = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def take(self, *claims: Claim) -> Release:
        """Take all that is claimed; while the database does not answer, only what is open here counts."""
        if all(claim.most == inf for claim in claims):
            return self._take(claims, {})
        self._check(claims, {})
        answer: asyncio.Future[Release] = asyncio.get_running_loop().create_future()
        self._asking.append((claims, answer))
        self._some.set()
        try:
            return await answer
        except asyncio.CancelledError:
            if answer.done() and not answer.cancelled() and answer.exception() is None:
                answer.result()()
            raise

    async def tidy(self) -> None:
        """Let go of what processes had that are no more, and see to it that what this one has is known."""
        own = {"own": self._origin}
        async with self._engine.begin() as connection:
            await connection.execute(TIDY, {**own, "lease": LEASE})
            known = (await connection.execute(OWN, own)).scalar_one()
        # After a crash the database has nothing of it, or others took this process for one that is no more.
        if known != len(self._counts) or self._unwritten:
            self._changed(self._counts)

    async def close(self) -> None:
        """Count no more: nothing is open by way of this process."""
        self._closing = True
        self._some.set()
        await farewell(self._task)
        with suppress(SQLAlchemyError, OSError):
            async with self._engine.begin() as connection:
                await connection.execute(FORGET, {"own": self._origin})

    def _changed(self, slots: Iterable[Slot]) -> None:
        self._unwritten.update(slots)
        self._some.set()

    async def _run(self) -> None:
        """Go to the database whenever there is something to write or to ask: for all at once who wait meanwhile."""
        while not self._closing:
            await self._some.wait()
            self._some.clear()
            if not self._asking and not self._unwritten:
                continue
            asking, self._asking = self._asking, []
            writing: set[Slot] = set()
            try:
                async with self._engine.begin() as connection:
                    if asking:
                        asked = {claim.slot for claims, _ in asking for claim in claims}
                        self._answer(asking, await self._others(connection, asked))
                    writing, self._unwritten = self._unwritten, set()
                    await self._write(connection, writing)
            except Exception as error:
                self._unwritten |= writing
                if not isinstance(error, SQLAlchemyError | OSError):
                    LOG.exception("What is open could not be told to the other processes.")
            finally:
                self._answer(asking, {})

    def _answer(self, asking: list[Asking], others: Mapping[Slot, int]) -> None:
        """Give those who still wait what they have asked for, as far as there is room."""
        for claims, answer in asking:
            if answer.done():
                continue
            try:
                answer.set_result(self._take(claims, others))
            except Full as full:
                answer.set_exception(full)

    async def _others(self, connection: AsyncConnection, slots: set[Slot]) -> dict[Slot, int]:
        """Return how many the others have, who take no more until the transaction ends."""
        await connection.execute(LOCK)
        rows = {self._blind(*slot): slot for slot in slots}
        found = await connection.execute(OTHERS, {"own": self._origin, "keys": list(rows), "lease": LEASE})
        return {rows[key]: int(count) for key, count in found}

    async def _write(self, connection: AsyncConnection, slots: set[Slot]) -> None:
        """Write down how many there are of something here."""
        held = {self._blind(*slot): count for slot in slots if (count := self._counts[slot])}
        gone = [self._blind(*slot) for slot in slots if not self._counts[slot]]
        own = {"own": self._origin}
        if held:
            await connection.execute(WRITE, {**own, "keys": list(held), "counts": list(held.values())})
        if gone:
            await connection.execute(REMOVE, {**own, "keys": gone})
