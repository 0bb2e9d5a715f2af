"""Looking after a database, also while it is served."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cardwright.service.storage import Store, upkeep
from cardwright.service.storage import engine as engines
from cardwright.service.storage.guests import DAY
from cardwright.service.troubles import NoStore
from tests.service.evening import Person, opened, plays

FUTURE = 1 << 50


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
async def test_a_copy_is_whole_and_can_be_gone_back_to(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    async with opened(f"sqlite:///{file}") as hub:
        ann = await Person.come(hub, "Ann")
        kept = await ann.opens("krysis", "me", "open")
        await asyncio.to_thread(upkeep.back_up, file, copy)
        later = await ann.opens("krysis", "me", "open")
        with pytest.raises(NoStore, match="Another process serves"):
            upkeep.restore(copy, file)
        with pytest.raises(NoStore, match="already exists"):
            upkeep.back_up(file, copy)
    assert copy.stat().st_mode & 0o077 == 0
    upkeep.restore(copy, file)
    assert (tmp_path / "tables.db-before-1").is_file()
    async with opened(f"sqlite:///{file}") as hub:
        assert [info.table for info in (await hub.tables(ann.guest)).mine] == [kept]
    upkeep.restore(tmp_path / "tables.db-before-1", file)
    async with opened(f"sqlite:///{file}") as hub:
        assert later in [info.table for info in (await hub.tables(ann.guest)).mine]


def test_what_is_no_copy_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    file.write_text("no database at all")
    with pytest.raises(NoStore, match="is no copy of a database"):
        upkeep.restore(file, tmp_path / "tables.db")
    assert not (tmp_path / "tables.db").exists()
    with pytest.raises(NoStore, match="There is no database"):
        upkeep.back_up(tmp_path / "tables.db", tmp_path / "other.db")


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
