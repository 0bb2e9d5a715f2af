"""Notices: what the processes that serve one PostgreSQL tell each other.

A commit tells which tables it changed; nothing is lost by a notice that does not arrive, for what it is about lies in
the database. After a lost connection everything is looked at once.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.engine import URL

from cardwright.service.storage.writer import CHANNEL

if TYPE_CHECKING:
    import asyncpg

Told = Callable[[str, Sequence[str]], None]
"""What is called with what other processes tell: the process, and the words."""
PAUSE: Final = 1.0
"""Seconds between two tries to connect again."""
PULSE: Final = 15.0
"""Seconds after which a silent connection is tried."""


class Notices:
    """Listens to the other processes."""

    def __init__(self, url: URL, origin: str, told: Told) -> None:
        """Listen as the process of that name; made by `open`."""
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._origin = origin
        self._told = told
        self._task: asyncio.Task[None] | None = None

    @staticmethod
    async def open(url: URL, origin: str, told: Told) -> "Notices":
        """Return notices that are listened to."""
        notices = Notices(url, origin, told)
        connection = await notices._connect()
        notices._task = asyncio.create_task(notices._run(connection))
        return notices

    async def close(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _connect(self) -> "asyncpg.Connection[Any]":
        import asyncpg  # noqa: PLC0415 - only where PostgreSQL is used

        connection = await asyncpg.connect(self._address)
        await connection.add_listener(CHANNEL, self._heard)
        return connection

    async def _run(self, connection: "asyncpg.Connection[Any]") -> None:
        while True:
            try:
                while True:
                    await asyncio.sleep(PULSE)
                    await connection.execute("SELECT 1", timeout=PULSE)
            except asyncio.CancelledError:
                await connection.close(timeout=PULSE)
                raise
            except Exception:  # noqa: BLE001 - however the connection was lost, another one is wanted
                connection.terminate()
            connection = await self._again()
            self._told("", ())

    async def _again(self) -> "asyncpg.Connection[Any]":
        while True:
            await asyncio.sleep(PAUSE)
            with suppress(Exception):
                return await self._connect()

    def _heard(self, connection: object, pid: int, channel: str, payload: object) -> None:
        origin, *words = str(payload).split()
        if origin != self._origin:
            self._told(origin, words)
