"""Copies of an SQLite database: written also while somebody serves it, and put in its place while nobody does."""

import sqlite3
from collections.abc import Iterable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final

from cardwright.service.storage.engine import (
    DAMAGED,
    GO_BACK,
    OnlyOne,
    complaining,
    damaged,
    keep_private,
    kind_of,
    shown,
)
from cardwright.service.troubles import NoStore

MAGIC: Final = b"SQLite format 3\x00"
CHECK: Final = "PRAGMA integrity_check"
PARTS: Final = ("", "-wal", "-shm", "-journal")
"""How the files are called in which a database lies, after its name."""


def back_up(database: Path, target: Path) -> None:
    """Write a whole copy of a database, as it is at one moment; `NoStore` says why that cannot be."""
    if target.exists():
        raise NoStore(f"{shown(target)} already exists, and is left as it is: name another file.")
    if not database.is_file():
        raise NoStore(f"There is no database at {shown(database)}.")
    copy(database, target, f"The database {shown(database)}", GO_BACK)


def restore(backup: Path, database: Path) -> Path | None:
    """Put a copy in the place of a database that nobody serves, and return where the one before is kept, if any was.

    `NoStore` says why that cannot be, and then nothing has changed.
    """
    what = shown(backup)
    with complaining(what), backup.open("rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            raise NoStore(f"{what} is no copy of a database.")
    if database.exists() and not database.is_file():
        raise NoStore(f"{shown(database)} is no file: a database of SQLite is one.")
    lock = OnlyOne(database)
    new = beside(database, "-new")
    try:
        new.unlink(missing_ok=True)
        copy(backup, new, what)
        with complaining(what), closing(sqlite3.connect(new)) as copied:
            copied.execute("SELECT name, number, data FROM events LIMIT 1")
        return replace(database, new)
    finally:
        new.unlink(missing_ok=True)
        lock.release()


def copy(source: Path, target: Path, what: str, remedy: str = "") -> None:
    """Write a whole copy of the database in a file that is called so; `NoStore`, and no copy, if it cannot be."""
    with complaining(what, remedy), closing(sqlite3.connect(source)) as original, ExitStack() as undoing:
        original.execute("PRAGMA schema_version")  # Otherwise what is wrong with it would be told of the copy.
        with complaining(shown(target)):
            keep_private(target)
            undoing.callback(target.unlink)
            with closing(sqlite3.connect(target)) as copied:
                original.backup(copied)
                found = damage(copied)
        if found:
            raise NoStore(damaged(what, found, remedy))
        undoing.pop_all()


def damage(connection: sqlite3.Connection) -> str:
    """Return the first thing that is wrong with a database, empty if it is whole."""
    try:
        return next(iter(wrong(told for (told,) in connection.execute(CHECK))), "")
    except sqlite3.DatabaseError as error:
        if kind_of(error) not in DAMAGED:
            raise
        return str(error)


def wrong(told: Iterable[str]) -> list[str]:
    """Return what is wrong with a database, by what SQLite tells when it has checked it."""
    lines = [line for each in told for line in each.splitlines()]
    return [line for line in lines if line != "ok" and not line.startswith("***")]


def replace(database: Path, new: Path) -> Path | None:
    """Put a file in the place of a database, all parts of which are kept: return where, None if there was none."""
    kept = unused_beside(database)
    with complaining(f"The database {shown(database)}"), ExitStack() as undoing:
        for part in PARTS:
            before, after = beside(database, part), beside(kept, part)
            if before.exists():
                before.rename(after)
                undoing.callback(after.rename, before)
        new.replace(database)
        undoing.pop_all()
    return kept if kept.exists() else None


def unused_beside(database: Path) -> Path:
    """Return where the database that is replaced is kept."""
    number = 1
    while (kept := beside(database, f"-before-{number}")).exists():
        number += 1
    return kept


def beside(file: Path, ending: str) -> Path:
    """Return the file that is called like another one, with something after it."""
    return file.with_name(f"{file.name}{ending}")
