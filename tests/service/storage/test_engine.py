"""Databases: what addresses mean, and how the tables come to be up to date."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from cardwright.service.storage import Store
from cardwright.service.storage import engine as engines
from cardwright.service.storage.engine import OnlyOne
from cardwright.service.storage.schema import METADATA
from cardwright.service.troubles import NoStore
from tests.service.storage.damaging import foreign, made

DEEP = "/home/of/somebody/whose/name/is/long/and/who/has/put/it/in/a/deep/folder"


def in_database(address: str, look: Callable[[sa.Connection], Any], *, migrate: bool = True) -> Any:
    """Bring a database up to date, and look into it."""

    async def run() -> Any:
        engine = engines.connect(engines.parse(address))
        try:
            if migrate:
                await engines.migrate(engine)
            async with engine.begin() as connection:
                return await connection.run_sync(look)
        finally:
            await engine.dispose()

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("tables.db", "no address of a database"),
        ("mysql://somewhere/tables", "'mysql' are not known"),
        ("sqlite://", "names its file"),
        ("sqlite:///:memory:", "names its file"),
        ("", "no address of a database"),
    ],
)
def test_what_is_no_address_is_refused_in_a_sentence(text: str, words: str) -> None:
    with pytest.raises(NoStore, match=words) as caught:
        engines.parse(text)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(
    ("text", "driver"),
    [
        ("sqlite:///tables.db", "sqlite+aiosqlite"),
        ("postgresql://ann@somewhere/tables", "postgresql+asyncpg"),
        ("postgres://ann@somewhere/tables", "postgresql+asyncpg"),
    ],
)
def test_an_address_need_not_name_the_driver(text: str, driver: str) -> None:
    assert engines.parse(text).drivername == driver


def test_no_sentence_tells_a_password() -> None:
    with pytest.raises(NoStore) as caught:
        engines.parse("mysql://ann:secret@somewhere/tables")
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    ("typed", "called"),
    [
        ("sqlite:///tables.db", "'tables.db'"),
        (f"sqlite:///{DEEP}/tables.db", f"'{DEEP}/tables.db'"),
        ("postgresql://ann:secret@somewhere:1/tables", "postgresql://ann:***@somewhere:1/tables"),
        ("postgres://somewhere/tables?user=ann&password=secret", "postgresql://somewhere/tables?user=ann"),
    ],
)
def test_a_database_is_called_as_people_know_it(typed: str, called: str) -> None:
    assert engines.called(engines.parse(typed)) == f"The database {called}"


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    file = foreign(tmp_path / "other.db")
    with pytest.raises(NoStore, match="the table 'events' in it was made by another program"):
        in_database(f"sqlite:///{file}", lambda _: None)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("events",)]


def test_on_postgresql_others_may_have_tables_beside_ours(postgresql: Callable[[], str]) -> None:
    def make(table: str) -> Callable[[sa.Connection], Any]:
        return lambda connection: connection.execute(sa.text(f"CREATE TABLE {table} (id INTEGER)"))

    address = postgresql()
    in_database(address, make("another"), migrate=False)
    in_database(address, lambda _: None)
    address = postgresql()
    in_database(address, make("events"), migrate=False)
    with pytest.raises(NoStore, match="the table 'events' in it was made by another program"):
        in_database(address, lambda _: None)


def test_a_database_that_cannot_be_used_says_why(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for address in (f"sqlite:///{tmp_path / 'file' / 'tables.db'}", "postgresql://ann:secret@localhost:1/tables"):
        with pytest.raises(NoStore, match="cannot be used") as caught:
            asyncio.run(Store.open(address, lambda *_: None))
        assert "secret" not in str(caught.value)


def test_a_file_that_is_no_database_says_so(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("just some text, as long as it takes " * 100)
    with pytest.raises(NoStore, match="not a database"):
        in_database(f"sqlite:///{file}", lambda _: None)


def test_the_migrations_lead_to_what_the_program_expects(address: str) -> None:
    def differences(connection: sa.Connection) -> list[Any]:
        context = MigrationContext.configure(connection)
        return [difference for difference in compare_metadata(context, METADATA) if difference[0] != "remove_table"]

    assert in_database(address, differences) == []
    assert in_database(address, differences) == []


def test_what_cannot_be_brought_up_to_date_stays_as_it_was(tmp_path: Path) -> None:
    file = made(tmp_path / "tables.db")

    def layout() -> list[tuple[str]]:
        with closing(sqlite3.connect(file)) as connection:
            return connection.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall()

    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("ALTER TABLE tokens DROP COLUMN used")
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    before = layout()
    with pytest.raises(NoStore, match="table analyses already exists"):
        in_database(f"sqlite:///{file}", lambda _: None)
    assert layout() == before


def test_a_database_of_a_newer_program_is_left_alone(address: str) -> None:
    in_database(address, lambda connection: connection.execute(sa.text("UPDATE alembic_version SET version_num = '9'")))
    with pytest.raises(NoStore, match="newer version"):
        in_database(address, lambda _: None)


def test_sqlite_writes_through_to_the_disk(tmp_path: Path) -> None:
    def settings(connection: sa.Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(sa.text(f"PRAGMA {name}")).scalar() for name in names]

    assert in_database(f"sqlite:///{tmp_path / 'tables.db'}", settings) == ["wal", 2, 1]


def test_several_processes_may_bring_one_database_up_to_date_at_once(postgresql: Callable[[], str]) -> None:
    url = engines.parse(postgresql())

    async def run() -> None:
        several = [engines.connect(url) for _ in range(4)]
        await asyncio.gather(*[engines.migrate(engine) for engine in several])
        for engine in several:
            await engine.dispose()

    asyncio.run(run())


def test_a_lock_is_held_by_one_and_let_go_of(tmp_path: Path) -> None:
    file = tmp_path / "new" / "tables.db"
    lock = OnlyOne(file)
    with pytest.raises(NoStore, match="use PostgreSQL"):
        OnlyOne(file)
    lock.release()
    OnlyOne(file).release()
