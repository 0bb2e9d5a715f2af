"""Rates that hold over all processes on one PostgreSQL.

A bucket is one number in the database: when it is full again. Who takes a token moves that on by what the token costs,
in one statement; a bucket that is full needs no row. Each process keeps a copy of the buckets that it has to do with.
What is frequent is decided by the copy, so that nobody waits for the database, and told to the database just after
that, together with all else that was done meanwhile; its answer puts the copies right. So what several processes let
through at the same moment is a debt that is waited for, and over time the rate is kept. What is rare and costly
(`Rate.exact`) is asked for before.
"""

import asyncio
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from math import inf
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from cardwright.service.limits import TOLERANCE, Rate, Rates
from cardwright.service.storage.blinding import Blind
from cardwright.service.waiting import comes, farewell

SETTLING: Final = 0.25
"""Seconds in which what was done is gathered before the database is told: not while what was asked for is stored."""
CHARGE: Final = sa.text("""
    INSERT INTO rates AS bucket (key, full_at)
    SELECT key, extract(epoch FROM now()) + cost
    FROM unnest(CAST(:keys AS text[]), CAST(:costs AS float8[])) AS charged (key, cost) ORDER BY key
    ON CONFLICT (key) DO UPDATE
    SET full_at = greatest(bucket.full_at, extract(epoch FROM now())) + excluded.full_at - extract(epoch FROM now())
    WHERE greatest(bucket.full_at, extract(epoch FROM now())) + excluded.full_at - 2 * extract(epoch FROM now())
        <= CAST(:room AS float8)
    RETURNING key, full_at - extract(epoch FROM now())
""")
"""Takes tokens out of buckets that have room for what they cost (seconds), and returns in how many seconds each of
these is full. In the order of their keys, so that no two processes wait for each other."""
AHEAD: Final = sa.text("SELECT full_at - extract(epoch FROM now()) FROM rates WHERE key = :key")
TIDY: Final = sa.text("""
    DELETE FROM rates WHERE key IN (
        SELECT key FROM rates WHERE full_at < extract(epoch FROM now()) FOR UPDATE SKIP LOCKED
    )
""")


class SharedRates(Rates):
    """What is done how often, by way of all processes."""

    def __init__(self, engine: AsyncEngine, blind: Blind) -> None:
        """Count in that database, in which keys are unreadable."""
        super().__init__()
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._blind = blind
        self._spent: Counter[tuple[Rate, str]] = Counter()
        """What was done, and the database does not know of yet."""
        self._settling: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()

    async def allow(self, rate: Rate, key: str) -> bool:
        """Count what somebody does; while the database does not answer, by what this process knows."""
        if not await super().allow(rate, key):
            return False
        if rate.exact:
            with suppress(SQLAlchemyError, OSError):
                return await self._ask(rate, key)
            return True
        self._spent[rate, key] += 1
        if self._settling is None or self._settling.done():
            self._settling = asyncio.create_task(self._settle())
        return True

    async def tidy(self) -> None:
        """Let go of the buckets that are full."""
        async with self._engine.connect() as connection:
            await connection.execute(TIDY)

    async def close(self) -> None:
        """Count no more, once the database knows what was done, or takes too long to hear it."""
        self._closing.set()
        if self._settling is not None:
            await farewell(self._settling)

    async def _ask(self, rate: Rate, key: str) -> bool:
        own, row = self.limiter(rate), self._blind(rate.name, key)
        ahead = (await self._charge({row: own.cost}, own.room + TOLERANCE)).get(row)
        if ahead is None:
            # Until there is a token, the copy refuses by itself.
            async with self._engine.connect() as connection:
                full = (await connection.execute(AHEAD, {"key": row})).scalar_one_or_none()
            own.learn(key, full or 0.0)
            return False
        own.learn(key, ahead)
        return True

    async def _settle(self) -> None:
        while self._spent:
            await comes(self._closing, SETTLING)
            spent, self._spent = self._spent, Counter()
            rows = {self._blind(rate.name, key): (rate, key) for rate, key in spent}
            costs = {row: spent[of] * self.limiter(of[0]).cost for row, of in rows.items()}
            with suppress(SQLAlchemyError, OSError):
                for row, ahead in (await self._charge(costs)).items():
                    rate, key = rows[row]
                    own = self.limiter(rate)
                    own.learn(key, ahead + self._spent[rate, key] * own.cost)

    async def _charge(self, costs: Mapping[str, float], room: float = inf) -> dict[str, float]:
        values = {"keys": list(costs), "costs": list(costs.values()), "room": room}
        async with self._engine.connect() as connection:
            return {key: float(ahead) for key, ahead in await connection.execute(CHARGE, values)}
