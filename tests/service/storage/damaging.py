"""Databases that something has happened to."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from cardwright.service.storage import Store

PAGE = 4096


def made(file: Path) -> Path:
    """A database of the service, without any tables of people."""

    async def make() -> None:
        store = await Store.open(f"sqlite:///{file}", lambda *_: None)
        await store.close()

    asyncio.run(make())
    return file


def ruined(file: Path, first: int = 4, last: int = 19) -> Path:
    """The same file with noise in place of some pages."""
    content = bytearray(file.read_bytes())
    content[(first - 1) * PAGE : last * PAGE] = os.urandom((last - first + 1) * PAGE)
    file.write_bytes(content)
    return file


def page_of(file: Path, part: str) -> int:
    """The page on which a table or an index begins."""
    with closing(sqlite3.connect(file)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (part,)).fetchone()
    assert isinstance(page, int)
    return page


def foreign(file: Path) -> Path:
    """A database of some other program, which happens to call a table as we do."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE events (id INTEGER)")
    return file
