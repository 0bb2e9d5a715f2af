"""Writing: what happens at the same time is committed together, since a commit costs as much for many as for one."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from cardwright.service import measures
from cardwright.service.storage import batches
from cardwright.service.storage.schema import EVENTS, SEATS, TABLES
from cardwright.service.storage.transactions import Writing

LARGEST: Final = 200
"""Changes that are committed together at most."""


class Conflict(Exception):
    """Something of this change is there already: another process wrote first, or the command has been done before."""


class Change(Struct, frozen=True, kw_only=True):
    """Events for the end of a table's log, from number ``first`` on, and what its row is like then.

    ``guest`` and ``key`` are those of the command, empty for what happened by itself. ``made`` has the host and the key
    of a table that is new. ``seated`` are the guests who sit there, None if they are those from before.
    """

    table: str
    first: int
    events: tuple[str, ...]
    guest: str = ""
    key: str = ""
    lobby: bool
    updated: int
    due: int | None
    summary: str
    made: tuple[str, str] | None = None
    seated: tuple[str, ...] | None = None

    def rows(self) -> list[dict[str, Any]]:
        """Return the rows of its events."""
        rows: list[dict[str, Any]] = [
            {"name": self.table, "number": self.first + i, "data": data, "guest": None, "key": None}
            for i, data in enumerate(self.events)
        ]
        if self.guest:
            rows[-1].update(guest=self.guest, key=self.key)
        return rows

    def row(self) -> dict[str, Any]:
        """Return the row of its table, without what never changes."""
        return {
            "name": self.table,
            "lobby": self.lobby,
            "updated": self.updated,
            "due": self.due,
            "summary": self.summary,
        }


MAKE: Final = batches.insertion(TABLES)
INSERT: Final = batches.insertion(EVENTS)
UPDATE: Final = batches.change(TABLES, "name", ("lobby", "updated", "due", "summary"))
SIT: Final = batches.insertion(SEATS)


class Writer:
    """Commits changes in groups: all that wait while a commit is under way are the next one."""

    def __init__(self, writing: Writing, origin: str, *, notify: bool) -> None:
        """Begin to write; with ``notify`` other processes are told, by PostgreSQL."""
        self._writing = writing
        self._origin = origin
        self._notify = notify
        self._waiting: list[tuple[Sequence[Change], asyncio.Future[None]]] = []
        self._some = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def append(self, changes: Sequence[Change]) -> None:
        """Store changes, all or none; returns when they are on the disk.

        Raises `Conflict`, or what the database raises.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((changes, done))
        self._some.set()
        await done

    async def close(self) -> None:
        """Write what waits, and end."""
        self._closing = True
        self._some.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._some.wait()
            self._some.clear()
            while self._waiting:
                group = self._waiting[:LARGEST]
                del self._waiting[:LARGEST]
                await self._commit(group)

    async def _commit(self, group: "list[tuple[Sequence[Change], asyncio.Future[None]]]") -> None:
        try:
            with measures.COMMITS.time():
                changes = [change for changes, _ in group for change in changes]
                await self._writing.run(lambda connection: self._store(connection, changes))
        except IntegrityError as error:
            if len(group) == 1:
                _fail(group, Conflict(str(error.orig)))
            for one in group if len(group) > 1 else ():
                # One of them is in the way of the others: each for itself.
                await self._commit([one])
        except Exception as error:  # noqa: BLE001 - whoever waits is told
            _fail(group, error)
        else:
            for _, done in group:
                if not done.done():
                    done.set_result(None)

    def _store(self, connection: sa.Connection, changes: list[Change]) -> None:
        made = [change for change in changes if change.made is not None]
        kept = [change for change in changes if change.made is None]
        if made:
            MAKE.run(connection, [_new_row(change) for change in made])
        INSERT.run(connection, [row for change in changes for row in change.rows()])
        if kept:
            UPDATE.run(connection, [change.row() for change in kept])
        _seat(connection, [change for change in changes if change.seated is not None])
        if self._notify:
            notify(connection, self._origin, [change.table for change in changes])


def _new_row(change: Change) -> dict[str, Any]:
    assert change.made is not None
    host, key = change.made
    return {**change.row(), "host": host, "key": key}


def _seat(connection: sa.Connection, changes: list[Change]) -> None:
    if not changes:
        return
    again = [change.table for change in changes if change.made is None]
    if again:
        connection.execute(sa.delete(SEATS).where(SEATS.c.name.in_(again)))
    rows = [
        {"name": change.table, "guest": guest} for change in changes for guest in dict.fromkeys(change.seated or ())
    ]
    if rows:
        SIT.run(connection, rows)


def _fail(group: "list[tuple[Sequence[Change], asyncio.Future[None]]]", error: Exception) -> None:
    for _, done in group:
        if not done.done():
            done.set_exception(error)


CHANNEL: Final = "cardwright"
LONGEST: Final = 7_500
"""Bytes of a notice: PostgreSQL takes 8,000."""


def notify(connection: sa.Connection, origin: str, words: Sequence[str]) -> None:
    """Tell all processes that listen some words, once the transaction is committed; a word has no spaces."""
    payload = origin
    for word in [*dict.fromkeys(words), ""]:
        if payload != origin and (not word or len(payload) + len(word) >= LONGEST):
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))
            payload = origin
        payload += f" {word}"
