"""The database: connecting to SQLite or PostgreSQL, and bringing its tables up to date."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from cardwright.kernel.basics import names
from cardwright.service.storage.schema import METADATA
from cardwright.service.troubles import NoStore

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
DRIVERS: Final = {SQLITE: "sqlite+aiosqlite", POSTGRESQL: "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
STEPS: Final = resources.files("cardwright.service.storage") / "migrations"
"""The migrations, one a file, by their numbers."""
MIGRATING: Final = 0x63617264
"""The number of PostgreSQL's lock that one process holds while it brings the tables up to date."""
READING: Final = 5
"""Connections of a process for all but its writing: each is a thread in SQLite, and a process in PostgreSQL."""
PATIENCE: Final = 120.0
"""Seconds to wait for one of them: many want one at once after a start, when all come back."""
BUSY: Final = 2_000
"""Milliseconds that a connection to SQLite waits for another one, before whoever asks is told to try again."""
PRIMARY: Final = 0xFF
"""The bits of an error code of SQLite that say what kind it is of; others say more."""
DAMAGED: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
"""The kinds of errors of SQLite that say that a file is no database, or not a whole one."""
GO_BACK: Final = "restore a copy with `cardwright admin restore`"
"""What to do about a damaged database."""


def parse(text: str) -> URL:
    """Return the address of a database as the engine wants it; `NoStore` for what is none."""
    told = names.quote(text.partition("@")[2] or text)
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise NoStore(f"{told} is no address of a database: write sqlite:///FILE or postgresql://HOST/NAME.") from error
    driver = DRIVERS.get(url.drivername)
    if driver is None:
        raise NoStore(f"Databases of the kind {names.quote(url.drivername)} are not known: use sqlite or postgresql.")
    if driver.startswith(SQLITE) and url.database in {None, "", ":memory:"}:
        raise NoStore("The address of an SQLite database names its file: sqlite:///FILE.")
    if driver.startswith(POSTGRESQL) and find_spec("asyncpg") is None:
        raise NoStore("For PostgreSQL the package asyncpg is missing: install cardwright[postgres].")
    return url.set(drivername=driver)


def shown(file: Path) -> str:
    """Return a path as messages show it: in one line, and whole, for its end tells one file from another."""
    return f"'{names.clean(str(file))}'"


def called(url: URL) -> str:
    """Return what people call the database at an address: by its file, or as they type it, without a password."""
    if url.drivername.startswith(SQLITE):
        return f"The database {shown(Path(url.database or ''))}"
    typed = url.set(drivername=url.get_backend_name()).difference_update_query(["password"])
    return f"The database {typed.render_as_string(hide_password=True)}"


def kind_of(error: object) -> int:
    """Return of which kind an error of SQLite is, by its code; 0 for any other error."""
    return getattr(error, "sqlite_errorcode", 0) & PRIMARY


def damaged(what: str, told: object, remedy: str = "") -> str:
    """Say that a file is damaged, by what was told of it, and what to do."""
    return f"{what} is damaged ({told}){remedy and f': {remedy}'}."


@contextmanager
def complaining(what: str, remedy: str = "") -> Iterator[None]:
    """Say in a sentence (`NoStore`) what is wrong with something that is called so, and what to do if it is damaged."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        origin = getattr(error, "orig", None) or error
        reason = str(getattr(origin, "strerror", None) or origin).partition("\n")[0]
        if kind_of(origin) in DAMAGED:
            raise NoStore(damaged(what, reason, remedy)) from error
        raise NoStore(f"{what} cannot be used: {reason}.") from error


def using(url: URL) -> AbstractContextManager[None]:
    """Say in a sentence what is wrong with the database at an address, as `complaining`."""
    return complaining(called(url), GO_BACK)


def connect(url: URL, size: int = READING, name: str = "cardwright", *, reading: bool = False) -> AsyncEngine:
    """Return the engine for an address, with so many connections at most; it connects when it is first used.

    PostgreSQL shows ``name`` to who administers it, as that of the application. With ``reading`` nothing can be
    changed.
    """
    pool: dict[str, Any] = {"pool_size": size, "max_overflow": 0, "pool_timeout": PATIENCE}
    if url.drivername.startswith(POSTGRESQL):
        settings = {"application_name": name, **({"default_transaction_read_only": "on"} if reading else {})}
        return create_async_engine(url, pool_pre_ping=True, connect_args={"server_settings": settings}, **pool)
    engine = create_async_engine(url, connect_args={"timeout": BUSY / 1000}, **pool)
    sa.event.listen(engine.sync_engine, "connect", prepare_reading if reading else prepare)
    return engine


def prepare(connection: Any, _: object) -> None:  # noqa: ANN401 - whatever the driver has
    """Let a new connection to SQLite keep what is written whatever happens, and wait for others."""
    _set(connection, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}")


def prepare_reading(connection: Any, _: object) -> None:  # noqa: ANN401 - as above
    """Let a new connection to SQLite change nothing, and wait for others.

    SQLite would leave files beside the database if it were opened for reading alone.
    """
    _set(connection, "query_only=ON", f"busy_timeout={BUSY}")


def _set(connection: Any, *pragmas: str) -> None:  # noqa: ANN401 - as above
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables of the database up to date; `NoStore` says why that is not possible."""
    with using(engine.url):
        async with engine.begin() as connection:
            if engine.url.drivername.startswith(POSTGRESQL):
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
            await connection.run_sync(_upgrade)


def _upgrade(connection: sa.Connection) -> None:
    if refused := foreign(connection):
        raise NoStore(refused)
    if is_newest(connection):
        return
    if connection.dialect.name == SQLITE:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # For what makes tables the driver begins none.
    # Only now: it takes a third of a second to load, and usually there is nothing to do.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    with resources.as_file(STEPS) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def foreign(connection: sa.Connection) -> str:
    """Say why the tables of a database are none of ours, empty if they are or can still be made."""
    found, what = version(connection), called(connection.engine.url)
    if found in known_versions():
        return ""
    if found:
        return f"{what} was written by a newer version of the program: use that one."
    others = set(sa.inspect(connection).get_table_names())
    if connection.dialect.name == POSTGRESQL:
        others &= METADATA.tables.keys()
    if not others:
        return ""
    return f"{what} is none of Cardwright: the table {names.quote(min(others))} in it was made by another program."


def known_versions() -> list[str]:
    """Return the migrations that there are, the last one last."""
    return sorted(file.name[1:5] for file in (STEPS / "versions").iterdir() if file.name.startswith("v"))


def is_newest(connection: sa.Connection) -> bool:
    """Tell whether a database has been through all migrations."""
    return version(connection) == known_versions()[-1]


def version(connection: sa.Connection) -> str:
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
        """Take the lock, whether or not the file is there; `NoStore` if another process has it."""
        beside = file.with_name(f"{file.name}-lock")
        with complaining(f"The database {shown(file)}"):
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            keep_private(beside)
            self._lock = sqlite3.connect(beside, timeout=0.5, isolation_level=None)
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._lock.close()
            raise NoStore(
                f"Another process serves {shown(file)} already: "
                "end it first, or use PostgreSQL, which several processes can serve together."
            ) from error

    def release(self) -> None:
        """Let others have the file."""
        with closing(self._lock):
            self._lock.execute("ROLLBACK")
