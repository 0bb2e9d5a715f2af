"""The next day: everything is there again after a restart, a crash, or damage."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardwright.games import own
from cardwright.service import protocol
from cardwright.service.protocol import (
    Clock,
    Place,
    Say,
    Sit,
    State,
)
from cardwright.service.running.hub import Guest
from cardwright.service.running.timing import milliseconds
from cardwright.service.tables import fairness
from cardwright.service.troubles import NoTable
from tests.service.evening import QUICK, Person, opened, plays, two
from tests.service.own import cards, embers


@plays
async def test_everything_is_there_again_after_a_restart(address: str) -> None:
    async with opened(address) as hub:
        ann, ben, table = await two(hub)
        await ann.does(table, Say, text="hello")
        for _ in range(10):
            for person in (ann, ben):
                await person.answers(table, await person.state(table))
        before = await ann.state(table)
    async with opened(address) as hub:
        after = await ann.at(hub).state(table)
        assert replace_now(after) == replace_now(before)
        await asyncio.gather(ann.at(hub).plays(table), ben.at(hub).plays(table))


def replace_now(state: State) -> dict[str, Any]:
    return {name: getattr(state, name) for name in state.__struct_fields__ if name != "now"}


@plays
async def test_a_game_with_cards_of_somebodys_own_goes_on_after_a_restart(address: str) -> None:
    async with opened(address) as hub:
        ann = await Person.come(hub, "Ann")
        deck = embers()
        places = (Place("me", deck=deck), Place("bot", bot="greedy", deck=deck))
        table = await ann.opens("kyza", *places, own=(cards(),))
        before = await ann.plays(table, lambda state: state.decision >= 10)
    own._kept.cache_clear()  # as in another process
    async with opened(address) as hub:
        after = await ann.at(hub).state(table)
        assert (after.own, after.seats[0].deck) == (before.own, "Embers")
        assert (await ann.at(hub).plays(table)).status == "over"
        assert "Ember" in (await hub.game(table)).cards
        assert fairness.verify((await hub.record(table)).decode())


@plays
async def test_bots_go_on_after_a_restart(address: str) -> None:
    async with opened(address, replace(QUICK, pace=0.2)) as hub:
        ann = await Person.come(hub, "Ann")
        table = await ann.opens("krysis", "bot random", "bot random")
        seq = (await ann.state(table)).seq
    async with opened(address) as hub:
        while len(await hub._store.reader.events(table)) < seq + 4:  # noqa: ASYNC110 - nobody asks for the table
            await asyncio.sleep(0.05)


@plays
async def test_clocks_go_on_after_a_restart_without_the_time_between(address: str) -> None:
    now = milliseconds()
    day = replace(QUICK, clock=lambda: now, ticks=lambda: now)
    async with opened(address, day) as hub:
        ann, ben = await Person.come(hub, "Ann"), await Person.come(hub, "Ben")
        table = await ann.opens("krysis", "me", "open", clock=Clock("live", base=60))
        await ben.does(table, Sit, seat=1)
        await asyncio.sleep(0.2)
        left = [seat.left for seat in (await ann.state(table)).seats]
    now += 3_600_000
    async with opened(address, day) as hub:
        assert [seat.left for seat in (await ann.at(hub).state(table)).seats] == left
        now += 30_000
        state = await ann.at(hub).state(table)
        running = [seat.left for seat in state.seats if seat.running]
        assert running == [30_000] * len(running)
        assert running


@pytest.mark.parametrize("leap", [3_600_000, -3_600_000])
@plays
async def test_a_clock_that_is_set_costs_nobody_the_game(leap: int, tmp_path: Path) -> None:
    wall = milliseconds()
    counted = 0
    address = f"sqlite:///{tmp_path}/tables.db"
    settings = replace(QUICK, clock=lambda: wall, ticks=lambda: counted)
    async with opened(address, settings) as hub:
        ann, ben = await Person.come(hub, "Ann"), await Person.come(hub, "Ben")
        table = await ann.opens("krysis", "me", "open", clock=Clock("live", base=60))
        await ben.does(table, Sit, seat=1)
        wall += leap
        await asyncio.sleep(0.2)
        assert [seat.left for seat in (await ann.state(table)).seats] == [60_000, 60_000]
        counted += 10_000
        wall += 10_000
        state = await ann.state(table)
        assert {seat.left for seat in state.seats if seat.running} == {50_000}
        await ann.answers(table, state)
    # Nor does time stand still after a restart.
    async with opened(address, settings) as hub:
        before = [seat.left for seat in (await ann.at(hub).state(table)).seats if seat.running]
        counted += 5_000
        wall += 5_000
        after = [seat.left for seat in (await ann.at(hub).state(table)).seats if seat.running]
        assert [left - 5_000 for left in before if left] == after


DAMAGE = [
    *[("tables", column) for column in ("host", "key", "lobby", "updated", "due", "summary")],
    *[("events", column) for column in ("number", "data", "guest", "key")],
    ("guests", "name"),
]


@pytest.mark.parametrize(("stored", "column"), DAMAGE)
@pytest.mark.parametrize("value", ["{broken", b"\xff\x00", -1])
@plays
async def test_a_damaged_row_harms_its_own_table_alone(stored: str, column: str, value: object, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/tables.db"
    async with opened(address) as hub:
        ann, ben = await Person.come(hub, "Ann"), await Person.come(hub, "Ben")
        bad = await ann.opens("krysis", "me", "open", public=True)
        good = await ben.opens("krysis", "me", "open", public=True)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
        which = ("id", ann.guest.id) if stored == "guests" else ("name", bad)
        last = " AND number = (SELECT max(number) FROM events WHERE name = ?1)" if stored == "events" else ""
        statement = f"UPDATE {stored} SET {column} = ?2 WHERE {which[0]} = ?1{last}"  # noqa: S608 - our own words
        connection.execute(statement, (which[1], value))
    async with opened(address) as hub:
        ann, ben = ann.at(hub), ben.at(hub)
        assert good in [info.table for info in (await hub.tables(ben.guest)).mine]
        assert good in [info.table for info in (await hub.tables(ann.guest)).lobby]
        protocol.encode(await hub.tables(ann.guest))
        with suppress(NoTable):
            await ann.state(bad)
        await ann.sends(bad, Say(key="bad", text="hello"))
        await hub.guest(ann.token)
        await ben.does(good, Say, text="hello")
        assert hub._sweeper is not None
        assert not hub._sweeper.done()


@plays
async def test_tables_at_which_nobody_is_leave_the_memory(address: str) -> None:
    async with opened(address, replace(QUICK, idle=0.1)) as hub:
        ann, _, table = await two(hub)
        state = await ann.state(table)
        while hub._rooms:  # noqa: ASYNC110 - nobody is told when they are gone
            await asyncio.sleep(0.02)
        assert replace_now(await ann.state(table)) == replace_now(state)
        async with hub.watch(table, ann.guest):
            await asyncio.sleep(0.3)
            assert list(hub._rooms) == [table]


SERVICE = """
import asyncio, sys
from cardwright.service.protocol import Say, Sit
from tests.service.evening import Person, opened

async def talk():
    async with opened(sys.argv[1]) as hub:
        ann = await Person.come(hub, "Ann")
        tables = [await ann.opens("krysis", "me", "bot random", "open") for _ in range(3)]
        print(ann.guest.id, *tables, flush=True)
        async def say(table):
            for number in range(100_000):
                ack = await ann.does(table, Say, text=str(number))
                print(table, number, ack.seq, flush=True)
        await asyncio.gather(*[say(table) for table in tables])

asyncio.run(talk())
"""


def test_nothing_is_lost_that_was_acknowledged_before_a_crash(address: str) -> None:
    root = Path(__file__).parents[3]
    with subprocess.Popen(  # noqa: S603 - this very test
        [sys.executable, "-c", SERVICE, address], stdout=subprocess.PIPE, text=True, cwd=root
    ) as process:
        assert process.stdout is not None
        guest, *tables = process.stdout.readline().split()
        told = [process.stdout.readline().split() for _ in range(100)]
        process.send_signal(signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
        told += [line.split() for line in process.stdout if line.count(" ") == 2 and line.endswith("\n")]

    async def look() -> None:
        async with opened(address) as hub:
            for table in tables:
                state = await Person(hub, Guest(guest, "Ann")).state(table)
                said = [line.text for line in state.chat]
                assert said == [str(number) for number in range(len(said))]
                acknowledged = [(int(number), int(seq)) for name, number, seq in told if name == table]
                assert acknowledged
                for number, seq in acknowledged:
                    assert said[number] == str(number)
                    assert seq <= state.seq

    asyncio.run(look())
