"""Looking after a database, also while it is served."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from cardwright.service.storage import Store, upkeep
from cardwright.service.storage import engine as engines
from cardwright.service.storage.guests import DAY
from tests.service.evening import Person, opened, plays
from tests.service.storage.damaging import foreign, made, ruined

FUTURE = 1 << 50


def faults_of(file: Path) -> list[str]:
    """What is wrong with a file, which must be the same afterwards."""

    async def look() -> list[str]:
        engine = engines.connect(engines.parse(f"sqlite:///{file}"), 1, reading=True)
        try:
            return await upkeep.faults(engine)
        finally:
            await engine.dispose()

    before = file.read_bytes()
    found = asyncio.run(look())
    assert file.read_bytes() == before
    assert not [beside for beside in file.parent.iterdir() if beside.name.endswith(("-wal", "-shm", "-journal"))]
    return found


@plays
async def test_old_tables_and_guests_who_sit_nowhere_are_let_go_of_while_others_play(address: str) -> None:
    async with opened(address) as hub:
        ann, ben = await Person.come(hub, "Ann"), await Person.come(hub, "Ben")
        old = await ann.opens("krysis", "me", "open")
        for data in ("first", "second"):
            await hub._store.keep_analysis(old, data)
        assert await hub._store.reader.analysis(old) == "second"
        between = hub._time.now() + 1
        await asyncio.sleep(0.01)
        new = await ann.opens("krysis", "me", "open")
        engine = engines.connect(engines.parse(address), 1)
        assert await upkeep.clean(engine, between, 0) == (1, 0)
        assert [(one.name, one.tables) for one in await upkeep.guests(engine, 10) if one.tables] == [("Ann", 1)]
        assert await upkeep.clean(engine, between, FUTURE) == (0, 1)
        assert await upkeep.faults(engine) == []
        await engine.dispose()
        assert (await ann.state(new)).status == "waiting"
        assert old not in [info.table for info in (await hub.tables(ann.guest)).mine]
    async with opened(address) as hub:
        assert await hub.guest(ann.token) == ann.guest
        assert await hub.guest(ben.token) is None


@plays
async def test_a_token_that_is_used_lasts(address: str) -> None:
    async with opened(address) as hub:
        ann = await Person.come(hub, "Ann")
    engine = engines.connect(engines.parse(address), 1)
    (before,) = await upkeep.guests(engine, 10)
    async with engine.begin() as connection:
        await connection.exec_driver_sql(f"UPDATE tokens SET used = used - {2 * DAY}")  # noqa: S608 - our own words
    async with opened(address) as hub:
        assert await hub.guest(ann.token) == ann.guest
    (after,) = await upkeep.guests(engine, 10)
    await engine.dispose()
    assert after.used >= before.used


@plays
async def test_gaps_in_logs_are_found(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with opened(f"sqlite:///{file}") as hub:
        ann = await Person.come(hub, "Ann")
        table = await ann.opens("krysis", "me", "open")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM events WHERE number = 0")
    engine = engines.connect(engines.parse(f"sqlite:///{file}"), 1)
    assert await upkeep.faults(engine) == [f"In the log of the table {table} events are missing."]
    await engine.dispose()


@plays
async def test_a_database_from_before_is_brought_up_to_date(address: str) -> None:
    store = await Store.open(address, lambda *_: None)
    guest, token = await store.guests.make()
    await store.close()
    engine = engines.connect(engines.parse(address), 1)
    async with engine.begin() as connection:
        for name in ("analyses", "rates", "slots", "keys"):
            await connection.exec_driver_sql(f"DROP TABLE {name}")
        await connection.exec_driver_sql("ALTER TABLE tokens DROP COLUMN used")
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    await engine.dispose()
    store = await Store.open(address, lambda *_: None)
    assert await store.guests.find(token) == guest
    await store.close()


def test_who_looks_at_a_database_changes_nothing_in_it(tmp_path: Path) -> None:
    file = made(tmp_path / "tables.db")
    shown = f"The database '{file}'"
    assert faults_of(file) == []
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0002'")
    (told,) = faults_of(file)
    assert told == f"{shown} is of an older version of the program: the service brings it up to date when it starts."
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert faults_of(file) == [f"{shown} was written by a newer version of the program: use that one."]
    empty = tmp_path / "empty.db"
    empty.touch()
    assert faults_of(empty) == [f"The database '{empty}' is empty: the service makes its tables when it starts."]
    other = foreign(tmp_path / "other.db")
    assert faults_of(other) == [
        f"The database '{other}' is none of Cardwright: the table 'events' in it was made by another program."
    ]


def test_a_damaged_database_is_told_of(tmp_path: Path) -> None:
    file = ruined(made(tmp_path / "tables.db"))
    told = faults_of(file)[0]
    assert told.startswith(f"The database '{file}' is damaged (")
    assert told.endswith("): restore a copy with `cardwright admin restore`.")
    made(other := tmp_path / "other.db")
    with closing(sqlite3.connect(other)) as connection, connection:
        connection.execute("DROP TABLE events")
    (told,) = faults_of(other)
    assert told.startswith(f"The database '{other}' is damaged (its table 'events' is missing): ")
    file.write_bytes(b"no database at all" * 1000)
    assert "is damaged (file is not a database)" in faults_of(file)[0]


@plays
async def test_who_looks_at_a_database_cannot_change_it(address: str) -> None:
    store = await Store.open(address, lambda *_: None)
    await store.guests.make()
    await store.close()
    engine = engines.connect(engines.parse(address), 1, reading=True)
    assert await upkeep.faults(engine) == []
    with pytest.raises(DBAPIError, match=r"read-?only"):
        await upkeep.clean(engine, FUTURE, FUTURE)
    await engine.dispose()
