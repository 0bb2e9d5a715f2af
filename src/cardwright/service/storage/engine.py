"""The database: connecting to SQLite or PostgreSQL, and bringing its tables up to date."""

import os
import sqlite3
from contextlib import closing
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from cardwright.kernel.basics import names
from cardwright.service.troubles import NoStore

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
DRIVERS: Final = {SQLITE: "sqlite+aiosqlite", POSTGRESQL: "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATING: Final = 0x63617264
"""The number of PostgreSQL's lock that one process holds while it brings the tables up to date."""
READING: Final = 5
"""Connections of a process for all but its writing: each is a thread in SQLite, and a process in PostgreSQL."""
PATIENCE: Final = 120.0
"""Seconds to wait for one of them: many want one at once after a start, when all come back."""
BUSY: Final = 2_000
"""Milliseconds that a connection to SQLite waits for another one, before whoever asks is told to try again."""


def parse(text: str) -> URL:
    """Return the address of a database as the engine wants it; `NoStore` for what is none."""
    shown = names.quote(text.partition("@")[2] or text)
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise NoStore(
            f"{shown} is no address of a database: write sqlite:///FILE or postgresql://HOST/NAME."
        ) from error
    driver = DRIVERS.get(url.drivername)
    if driver is None:
        raise NoStore(f"Databases of the kind {names.quote(url.drivername)} are not known: use sqlite or postgresql.")
    if driver.startswith(SQLITE) and url.database in {None, "", ":memory:"}:
        raise NoStore("The address of an SQLite database names its file: sqlite:///FILE.")
    if driver.startswith(POSTGRESQL) and find_spec("asyncpg") is None:
        raise NoStore("For PostgreSQL the package asyncpg is missing: install cardwright[postgres].")
    return url.set(drivername=driver)


def connect(url: URL, size: int = READING, called: str = "cardwright") -> AsyncEngine:
    """Return the engine for an address, with so many connections at most; it connects when it is first used.

    PostgreSQL shows ``called`` to who administers it, as the name of the application.
    """
    pool: dict[str, Any] = {"pool_size": size, "max_overflow": 0, "pool_timeout": PATIENCE}
    if url.drivername.startswith(POSTGRESQL):
        settings = {"server_settings": {"application_name": called}}
        return create_async_engine(url, pool_pre_ping=True, connect_args=settings, **pool)
    engine = create_async_engine(url, connect_args={"timeout": BUSY / 1000}, **pool)
    sa.event.listen(engine.sync_engine, "connect", prepare)
    return engine


def prepare(connection: Any, _: object) -> None:  # noqa: ANN401 - whatever the driver has
    """Let a new connection to SQLite keep what is written whatever happens, and wait for others."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables of the database up to date; `NoStore` says why that is not possible."""
    shown = engine.url.render_as_string(hide_password=True)
    try:
        async with engine.begin() as connection:
            if engine.url.drivername.startswith(POSTGRESQL):
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
            await connection.run_sync(_upgrade)
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise NoStore(f"The database {shown} cannot be used: {reason}") from error


def _upgrade(connection: sa.Connection) -> None:
    steps = resources.files("cardwright.service.storage") / "migrations"
    known = sorted(file.name[1:5] for file in (steps / "versions").iterdir() if file.name.startswith("v"))
    version = _version(connection)
    if version == known[-1]:
        return
    if version and version not in known:
        raise NoStore(
            f"The database {connection.engine.url.render_as_string(hide_password=True)} was written by a newer version "
            "of the program: use that one."
        )
    # Only now: it takes a third of a second to load, and usually there is nothing to do.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    with resources.as_file(steps) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _version(connection: sa.Connection) -> str:
    """Return the last migration that the database has been through, empty for none."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() or "")


def keep_private(file: Path) -> None:
    """Make a file that nobody else on this machine can read, or make it so; those that SQLite adds are like it.

    The secrets from which all shuffles follow are in there.
    """
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    file.chmod(0o600)


class OnlyOne:
    """Keeps a file of SQLite for one process, as long as that process lives.

    It is a lock in a second database beside it, which the system lets go of however the process ends.
    """

    def __init__(self, file: Path) -> None:
        """Take the lock; `NoStore` if another process has it."""
        beside = file.with_name(f"{file.name}-lock")
        try:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            for each in (file, beside):
                keep_private(each)
            self._lock = sqlite3.connect(beside, timeout=0.5, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise NoStore(f"The database {names.quote(str(file))} cannot be used: {error}.") from error
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._lock.close()
            raise NoStore(
                f"Another process serves {names.quote(str(file))} already: "
                "end it first, or use PostgreSQL, which several processes can serve together."
            ) from error

    def release(self) -> None:
        """Let others have the file."""
        with closing(self._lock):
            self._lock.execute("ROLLBACK")
