"""The people who come: each has an id and a name, and proves it with a token that only they have."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Collection
from contextlib import suppress
from hashlib import sha256
from typing import Final

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from cardwright.service.storage.schema import GUESTS, TOKENS
from cardwright.service.storage.transactions import Writing, doing

TOKEN_BYTES: Final = 32
DAY: Final = 24 * 3600 * 1000
"""Milliseconds after which it is noted again that a token is used."""
REMEMBERED: Final = 10_000
"""Guests that are kept in memory."""


class Guest(Struct, frozen=True):
    """Somebody who has come: the id under which seats are theirs, and what they are called."""

    id: str
    name: str


def milliseconds() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def hashed(token: str) -> str:
    """Return what is stored of a token."""
    return sha256(token.encode()).hexdigest()


class Guests:
    """Finds, makes and renames guests."""

    def __init__(self, engine: AsyncEngine, writing: Writing, *, alone: bool) -> None:
        """Keep them in that database; ``alone`` says that no other process does, so that memory is as good."""
        self._engine = engine
        self._writing = writing
        self._alone = alone
        self._known: OrderedDict[str, str] = OrderedDict()
        """Ids by the hashes of tokens."""
        self._names: dict[str, str] = {}

    async def find(self, token: str) -> Guest | None:
        """Return whose token that is."""
        digest = hashed(token)
        found = self._known.get(digest)
        if found is not None:
            self._known.move_to_end(digest)
            return Guest(found, self._names[found])
        query = sa.select(GUESTS.c.id, GUESTS.c.name, TOKENS.c.used).join(TOKENS).where(TOKENS.c.hash == digest)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        now = milliseconds()
        if row is not None and now - row.used > DAY:
            with suppress(OperationalError):  # It is for upkeep alone.
                await self._writing.run(doing(sa.update(TOKENS).where(TOKENS.c.hash == digest).values(used=now)))
        return None if row is None else self._remember(digest, Guest(row.id, row.name))

    async def make(self) -> tuple[Guest, str]:
        """Return a new guest and the token."""
        guest = Guest(secrets.token_hex(8), f"Guest {1000 + secrets.randbelow(9000)}")
        token = secrets.token_urlsafe(TOKEN_BYTES)
        made = milliseconds()
        await self._writing.run(
            doing(
                sa.insert(GUESTS).values(id=guest.id, name=guest.name, made=made),
                sa.insert(TOKENS).values(hash=hashed(token), guest=guest.id, used=made),
            )
        )
        return self._remember(hashed(token), guest), token

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Let a guest be called otherwise."""
        await self._writing.run(doing(sa.update(GUESTS).where(GUESTS.c.id == guest.id).values(name=name)))
        if guest.id in self._names:
            self._names[guest.id] = name
        return Guest(guest.id, name)

    async def forget(self, token: str) -> None:
        """Let a token prove nothing any more."""
        await self._writing.run(doing(sa.delete(TOKENS).where(TOKENS.c.hash == hashed(token))))
        self._known.pop(hashed(token), None)

    async def gone(self, guests: Collection[str]) -> set[str]:
        """Return which of these guests have no token any more."""
        query = sa.select(TOKENS.c.guest).where(TOKENS.c.guest.in_(guests))
        async with self._engine.connect() as connection:
            return set(guests) - set((await connection.execute(query)).scalars())

    def _remember(self, digest: str, guest: Guest) -> Guest:
        if not self._alone:
            return guest
        self._known[digest] = guest.id
        self._names[guest.id] = guest.name
        while len(self._known) > REMEMBERED:
            _, gone = self._known.popitem(last=False)
            if gone not in self._known.values():
                self._names.pop(gone, None)
        return guest
