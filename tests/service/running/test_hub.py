"""The hub: tables that people come to, on each kind of database."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack, closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from cardwright.games.krysis.game import GAME as KRYSIS
from cardwright.kernel.basics.rng import Rng
from cardwright.service import protocol
from cardwright.service.protocol import (
    Ack,
    AnswerUndo,
    AnyCommand,
    AskWhy,
    ChooseDeck,
    Clock,
    NewTable,
    Ping,
    Place,
    Refused,
    Rematch,
    Resign,
    Reveal,
    Say,
    Sit,
    State,
    Take,
    Undo,
    Why,
    Withdraw,
)
from cardwright.service.running.hub import Guest, Hub
from cardwright.service.running.timing import milliseconds
from cardwright.service.tables import events, fairness
from cardwright.service.tables.table import Table
from cardwright.service.troubles import NoStore, NoTable, Refusal
from tests.service.evening import QUICK, Person, opened, plays
from tests.service.play import ARGUS, DECKS, ONYX, committed, content
from tests.views import asked

ANN = Place("me", deck=ARGUS)
NONCE = "ab" * 32


async def two(hub: Hub) -> tuple[Person, Person, str]:
    """Ann and Ben at a table of Krysis."""
    ann, ben = await Person.come(hub, "Ann"), await Person.come(hub, "Ben")
    table = await ann.opens("krysis", "me", "open")
    await ben.does(table, Sit, seat=1)
    return ann, ben, table


# ---- guests ----


@plays
async def test_guests_prove_who_they_are(address: str) -> None:
    async with opened(address) as hub:
        ann = await Person.come(hub, "Ann")
        assert await hub.guest(ann.token) == ann.guest
        assert await hub.guest("another") is None
        assert (await hub.rename(ann.guest, "  Anna \n Karenina ")).name == "Anna Karenina"
        with pytest.raises(Refusal):
            await hub.rename(ann.guest, "\x00")
        renamed = await hub.guest(ann.token)
        assert renamed is not None
        assert renamed.name == "Anna Karenina"
    async with opened(address) as hub:
        assert await hub.guest(ann.token) == renamed
        await hub.forget(ann.token)
        assert await hub.guest(ann.token) is None


# ---- playing ----


@plays
async def test_a_game_against_a_bot_from_the_first_to_the_last_pick(address: str) -> None:
    async with opened(address) as hub:
        ann = await Person.come(hub, "Ann")
        table = await ann.opens("keyforge", ANN, "bot greedy")
        state = await ann.plays(table)
        assert state.result is not None
        proof = fairness.verify((await hub.record(table)).decode())
        assert len(proof) == 4
        assert (await hub.steps(table, "open", 0, 5)).total > 50
        with pytest.raises(Refusal):
            await hub.steps(table, "mine", 0, 5)
        (listed,) = (await hub.tables(ann.guest)).mine
        assert (listed.status, listed.result) == ("over", state.result)


@plays
async def test_people_play_each_other(address: str) -> None:
    async with opened(address) as hub:
        ann, ben, table = await two(hub)
        states = await asyncio.gather(ann.plays(table), ben.plays(table))
        assert [state.result for state in states] == [states[0].result] * 2


@plays
async def test_bots_alone_play_to_the_end(address: str) -> None:
    async with opened(address) as hub:
        ann = await Person.come(hub, "Ann")
        table = await ann.opens("krysis", "bot greedy", "bot random", "bot greedy")
        state = await ann.plays(table)
        assert state.viewer == 3
        assert state.result is not None


@plays
async def test_what_cannot_be_is_refused(address: str) -> None:
    async with opened(address) as hub:
        ann, ben, table = await two(hub)
        refused = await hub.create(ann.guest, NewTable(key="x", game="chess", places=(Place("me"),)))
        assert isinstance(refused, Refused)
        assert (refused.key, refused.code) == ("x", "illegal")
        late = await ben.sends(table, Sit(key="y", seat=0))
        assert isinstance(late, Refused)
        assert (late.key, late.code) == ("y", "late")
        gone = await ben.sends("nosuchtable", Ping(key="z"))
        assert isinstance(gone, Refused)
        assert gone.code == "gone"
        nobody = await hub.command(table, Guest("", ""), Say(key="n", text="hello"))
        assert isinstance(nobody, Refused)
        assert nobody.code == "not_allowed"
        with pytest.raises(NoTable):
            async with hub.watch("nosuchtable", ann.guest):
                pass
        for looked in (hub.steps(table, 0, 0, 5), hub.record(table)):
            with pytest.raises(Refusal, match="not over"):
                await looked
        assert (await hub.tables(Guest("", ""))).mine == ()


@plays
async def test_a_question_is_answered_and_changes_nothing(address: str) -> None:
    async with opened(address) as hub:
        ann = await Person.come(hub, "Ann")
        table = await ann.opens("keyforge", ANN, Place("me", deck=ONYX))
        state = await ann.state(table)
        assert state.view is not None
        hand = state.view["players"][state.viewer]["areas"]["hand"]["cards"]
        why = await ann.sends(table, AskWhy(key="why", seat=state.viewer, card=hand[0]["handle"]))
        assert isinstance(why, Why)
        assert (why.key, why.card) == ("why", hand[0]["handle"])
        assert (await ann.state(table)).seq == state.seq
        ping = await ann.sends(table, Ping(key="ping"))
        assert ping == Ack(key="ping", seq=state.seq)


@plays
async def test_a_program_that_fails_says_so_and_changes_nothing(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(address) as hub:
        ann, _, table = await two(hub)
        before = await ann.state(table)
        monkeypatch.setattr("cardwright.service.tables.playing.say", lambda *_: 1 / 0)
        failed = await ann.sends(table, Say(key="a", text="hello"))
        assert isinstance(failed, Refused)
        assert failed.code == "failed"
        monkeypatch.undo()
        assert (await ann.state(table)).seq == before.seq
        await ann.does(table, Say, text="hello")


# ---- once, and for all ----


@plays
async def test_the_same_command_twice_happens_once(address: str) -> None:
    async with opened(address) as hub:
        ann, ben, table = await two(hub)
        say = Say(key="once", text="hello")
        answers = await asyncio.gather(*[ann.sends(table, say) for _ in range(5)])
        assert answers == [answers[0]] * 5
        assert isinstance(answers[0], Ack)
        await ben.does(table, Say, text="good luck")
        assert await ann.sends(table, say) == answers[0]
        await ben.sends(table, say)
        texts = [line.text for line in (await ann.state(table)).chat]
        assert texts == ["hello", "good luck", "hello"]
    async with opened(address) as hub:
        assert await ann.at(hub).sends(table, say) == answers[0]
        assert len((await ann.at(hub).state(table)).chat) == 3


@plays
async def test_a_table_is_set_up_once(address: str) -> None:
    async with opened(address) as hub:
        ann, ben = await Person.come(hub, "Ann"), await Person.come(hub, "Ben")
        new = NewTable(key="mine", game="krysis", places=(Place("me"), Place("open")))
        made = await asyncio.gather(*[hub.create(ann.guest, new) for _ in range(4)])
        assert made == [made[0]] * 4
        assert await hub.create(ben.guest, new) != made[0]
        assert len((await hub.tables(ann.guest)).mine) == 1


@plays
async def test_of_several_who_want_a_seat_one_gets_it(address: str) -> None:
    async with opened(address) as hub:
        ann = await Person.come(hub, "Ann")
        table = await ann.opens("krysis", "me", "open", "open")
        people = [await Person.come(hub, f"P{i}") for i in range(6)]
        answers = await asyncio.gather(*[p.sends(table, Sit(key="sit", seat=1)) for p in people])
        assert sum(isinstance(answer, Ack) for answer in answers) == 1


@plays
async def test_what_is_acknowledged_is_in_the_state(address: str) -> None:
    async with opened(address) as hub:
        ann, _, table = await two(hub)
        for number in range(20):
            ack = await ann.does(table, Say, text=f"line {number}")
            state = await ann.state(table)
            assert state.seq >= ack.seq
            assert len(state.chat) == number + 1


@plays
async def test_a_command_is_done_even_if_whoever_gave_it_leaves(address: str) -> None:
    async with opened(address) as hub:
        ann, _, table = await two(hub)
        task = asyncio.create_task(ann.sends(table, Say(key="a", text="bye")))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await ann.does(table, Say, text="back")
        assert [line.text for line in (await ann.state(table)).chat] == ["bye", "back"]


@plays
async def test_what_may_or_may_not_be_stored_can_be_sent_again(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(address) as hub:
        ann, _, table = await two(hub)
        append = hub._store.append
        for stored in (True, False):

            async def lost(*changes: Any, stored: bool = stored) -> None:
                if stored:
                    await append(*changes)
                raise OperationalError("commit", {}, Exception("the line went dead"))

            say = Say(key=f"stored-{stored}", text="hello")
            monkeypatch.setattr(hub._store, "append", lost)
            failed = await ann.sends(table, say)
            assert isinstance(failed, Refused)
            assert failed.code == "failed"
            monkeypatch.setattr(hub._store, "append", append)
            assert isinstance(await ann.sends(table, say), Ack)
        assert [line.text for line in (await ann.state(table)).chat] == ["hello", "hello"]


# ---- watching ----


@plays
async def test_who_is_slow_is_told_the_latest_alone(address: str) -> None:
    async with opened(address) as hub:
        ann, ben, table = await two(hub)
        async with hub.watch(table, ben.guest) as watcher:
            first = await anext(watcher)
            for number in range(10):
                await ann.does(table, Say, text=f"line {number}")
            state = await anext(watcher)
            assert state.seq == first.seq + 10
            assert len(state.chat) == 10
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.05):
                    await anext(watcher)


@plays
async def test_who_is_there_is_told(address: str) -> None:
    async with opened(address) as hub:
        ann, ben, table = await two(hub)
        async with hub.watch(table, ann.guest) as watcher:
            assert [seat.here for seat in (await anext(watcher)).seats] == [True, False]
            async with hub.watch(table, ben.guest), hub.watch(table, Guest("", "")), hub.watch(table, Guest("", "")):
                state = await anext(watcher)
                assert [seat.here for seat in state.seats] == [True, True]
                assert state.watching == 2
            state = await anext(watcher)
            assert [seat.here for seat in state.seats] == [True, False]
            assert state.watching == 0


@plays
async def test_a_crowd_that_comes_and_goes_is_told_now_and_then(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/tables.db", replace(QUICK, gather=0.3)) as hub:
        ann = await Person.come(hub, "Ann")
        table = await ann.opens("krysis", "me", "open")
        async with hub.watch(table, ann.guest) as watcher, AsyncExitStack() as crowd:
            heard: list[State] = []

            async def listen() -> None:
                async for state in watcher:
                    heard.append(state)  # noqa: PERF401 - it is looked at meanwhile

            listening = asyncio.create_task(listen())
            for _ in range(100):
                await crowd.enter_async_context(hub.watch(table, Guest("", "")))
                await asyncio.sleep(0)
            await ann.does(table, Say, text="hello")
            async with asyncio.timeout(10):
                while heard[-1].watching < 100:  # noqa: ASYNC110 - it is listened to already
                    await asyncio.sleep(0.05)
            listening.cancel()
        assert len(heard) <= 6
        assert heard[-1].chat or heard[-2].chat or heard[-3].chat


@plays
async def test_so_many_may_watch_and_players_always(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardwright.service.running.rooms.MOST_WATCHERS", 2)
    async with opened(f"sqlite:///{tmp_path}/tables.db") as hub:
        ann, ben, table = await two(hub)
        eve = await Person.come(hub, "Eve")
        async with hub.watch(table, Guest("", "")), hub.watch(table, Guest("", "")):
            with pytest.raises(Refusal, match="So many people watch"):
                await eve.plays(table)
            async with hub.watch(table, ann.guest), hub.watch(table, ben.guest):
                assert (await hub.look(table, eve.guest)).watching == 2


@plays
async def test_who_comes_back_is_told_what_is_new(address: str) -> None:
    async with opened(address) as hub:
        ann, _, table = await two(hub)
        await ann.does(table, Say, text="one")
        known = await ann.state(table)
        await ann.does(table, Say, text="two")
        async with hub.watch(table, ann.guest, log=len(known.log.lines), chat=1) as watcher:
            state = await anext(watcher)
        assert [line.text for line in state.chat] == ["two"]
        assert state.log.start == len(known.log.lines) - 1


# ---- lists ----


@plays
async def test_open_tables_are_in_the_lobby_as_long_as_seats_are_open(address: str) -> None:
    async with opened(address) as hub:
        ann, ben = await Person.come(hub, "Ann"), await Person.come(hub, "Ben")
        hidden = await ann.opens("krysis", "me", "open")
        table = await ann.opens("krysis", "me", "open", public=True)
        lists = await hub.tables(ben.guest)
        assert [one.table for one in lists.lobby] == [table]
        assert lists.lobby[0].names == ("Ann", "")
        assert lists.mine == ()
        await ben.does(table, Sit, seat=1)
        await ben.does(hidden, Sit, seat=1)
        lists = await hub.tables(ben.guest)
        assert lists.lobby == ()
        assert [one.table for one in lists.mine] == [hidden, table]
        assert all(one.status == "playing" for one in lists.mine)
        turns = [(await hub.tables(person.guest)).mine[0].your_turn for person in (ann, ben)]
        assert any(turns)


# ---- the whole way ----


@plays
async def test_a_fair_shuffle_and_a_rematch(address: str) -> None:
    async with opened(address) as hub:
        ann, ben = await Person.come(hub, "Ann"), await Person.come(hub, "Ben")
        table = await ann.opens("keyforge", ANN, "open", commit=committed(NONCE))
        await ben.does(table, Sit, seat=1)
        await ben.does(table, ChooseDeck, seat=1, deck=ONYX)
        assert (await ann.state(table)).shuffle.asked == (0,)
        await ann.does(table, Reveal, seat=0, nonce=NONCE)
        assert (await ann.state(table)).status == "playing"
        await ben.does(table, Resign, seat=1)
        await ben.does(table, Rematch, seat=1, commit=committed(NONCE))
        assert (await ann.state(table)).next == ""
        await ann.does(table, Rematch, seat=0)
        after = (await ann.state(table)).next
        assert after
        assert (await ben.state(after)).shuffle.asked == (1,)
        await ben.does(after, Reveal, seat=1, nonce=NONCE)
        assert (await ben.state(after)).status == "playing"
        late = await ben.sends(table, Rematch(key="again", seat=1))
        assert isinstance(late, Refused)
        assert len((await hub.tables(ann.guest)).mine) == 2


@plays
async def test_a_rematch_with_a_bot_goes_on_by_itself(address: str) -> None:
    async with opened(address) as hub:
        ann = await Person.come(hub, "Ann")
        table = await ann.opens("krysis", "me", "bot random")
        await ann.does(table, Resign, seat=0)
        await ann.does(table, Rematch, seat=0)
        after = (await ann.state(table)).next
        state = await ann.plays(after)
        assert state.status == "over"


# ---- time ----


@plays
async def test_the_shuffle_does_not_wait_for_ever(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardwright.service.tables.playing.REVEALING", 200)
    async with opened(address) as hub:
        ann = await Person.come(hub, "Ann")
        table = await ann.opens("krysis", "me", "bot", commit=committed(NONCE))
        assert (await ann.state(table)).status == "shuffling"
        await ann.plays(table, lambda state: state.status == "playing")


@plays
async def test_time_runs_out_by_itself(address: str) -> None:
    async with opened(address) as hub:
        ann, ben = await Person.come(hub, "Ann"), await Person.come(hub, "Ben")
        table = await ann.opens("krysis", "me", "open", clock=Clock("live", base=1))
        await ben.does(table, Sit, seat=1)
        async with hub.watch(table, ann.guest) as watcher:
            async for state in watcher:
                if state.status == "over":
                    break
        assert state.result is not None
        assert state.result.reason.endswith("ran out of time")


# ---- the next day ----


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


# ---- several processes ----


def test_one_process_serves_a_file(tmp_path: Path) -> None:
    async def both() -> None:
        address = f"sqlite:///{tmp_path / 'tables.db'}"
        async with opened(address):
            with pytest.raises(NoStore, match="Another process serves"):
                await Hub(address, QUICK).open()
        async with opened(address):
            pass

    asyncio.run(both())


@plays
async def test_a_table_is_the_same_by_way_of_both(postgresql: Callable[[], str]) -> None:
    address = postgresql()
    async with opened(address) as one, opened(address) as other:
        ann, ben, table = await two(one)
        ben = ben.at(other)
        async with other.watch(table, ben.guest) as watcher:
            state = await anext(watcher)
            ack = await ann.does(table, Say, text="hello")
            while state.seq < ack.seq:
                state = await anext(watcher)
            assert [line.text for line in state.chat] == ["hello"]
        await asyncio.gather(ann.plays(table), ben.plays(table))
        assert (await ann.state(table)).result == (await ben.state(table)).result


@plays
async def test_by_way_of_both_a_command_happens_once_and_one_of_two_wins(postgresql: Callable[[], str]) -> None:
    address = postgresql()
    async with opened(address) as one, opened(address) as other:
        ann, ben, table = await two(one)
        say = Say(key="once", text="hello")
        answers = await asyncio.gather(*[ann.at(hub).sends(table, say) for hub in (one, other) * 4])
        assert answers == [answers[0]] * 8
        eve, joe = await Person.come(one, "Eve"), await Person.come(other, "Joe")
        for number in range(5):
            open_table = await ann.opens("krysis", "me", "open")
            both = await asyncio.gather(*[p.sends(open_table, Sit(key=f"s{number}", seat=1)) for p in (eve, joe)])
            assert sum(isinstance(answer, Ack) for answer in both) == 1
        while True:
            state = await ann.state(table)
            if state.status == "over":
                break
            for person in (ann, ben):
                state = await person.state(table)
                if state.view and state.status == "playing" and "options" in asked(state.view):
                    pick = Take(key=person.key(), seat=state.viewer, decision=state.decision, option=0)
                    both = await asyncio.gather(*[person.at(hub).sends(table, pick) for hub in (one, other)])
                    assert all(isinstance(answer, Ack) for answer in both), both
        assert (await ann.at(other).state(table)).result == state.result


@plays
async def test_who_is_at_the_other_process_is_told(postgresql: Callable[[], str]) -> None:
    address = postgresql()
    async with opened(address) as one, opened(address) as other:
        ann, ben, table = await two(one)
        async with one.watch(table, ann.guest) as watcher, other.watch(table, Guest("", "")):
            async with other.watch(table, ben.guest):
                async for state in watcher:
                    if [seat.here for seat in state.seats] == [True, True] and state.watching == 1:
                        break
            async for state in watcher:
                if [seat.here for seat in state.seats] == [True, False]:
                    break


@plays
async def test_a_process_takes_over_what_another_one_has_left(postgresql: Callable[[], str]) -> None:
    address = postgresql()
    async with opened(address, replace(QUICK, pace=0.02)) as one:
        ann = await Person.come(one, "Ann")
        async with opened(address) as other:
            table = await ann.at(other).opens("krysis", "bot random", "bot random")
        state = await ann.plays(table)
        assert state.status == "over"


@plays
async def test_bots_play_once_where_two_processes_have_the_table(postgresql: Callable[[], str]) -> None:
    address = postgresql()
    async with opened(address) as one, opened(address) as other:
        ann = await Person.come(one, "Ann")
        table = await ann.opens("krysis", "me", "bot greedy", "bot random")
        here, there = await asyncio.gather(ann.plays(table), ann.at(other).plays(table))
        assert here.result == there.result
        assert fairness.verify((await other.record(table)).decode())


@plays
async def test_a_table_of_other_rules_is_not_decided_and_its_people_can_talk_and_play_again(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(address, replace(QUICK, pace=1000)) as hub:
        ann = await Person.come(hub, "Ann")
        table = await ann.opens("krysis", "bot random", "bot random")
        seated = await ann.opens("krysis", "me", "me")
        waiting = await ann.opens("krysis", "me", "open")
        finished = await ann.opens("krysis", "me", "bot random")
        await ann.does(finished, Resign, seat=0)
        won = (await ann.state(finished)).result
    monkeypatch.setattr(KRYSIS, "version", "another")
    async with opened(address) as hub:
        ann = ann.at(hub)
        result = (await ann.state(seated)).result
        assert result is not None
        assert result.winners == ()
        assert result.reason.endswith("and here it is another")
        assert (await ann.state(finished)).result == won
        await ann.does(seated, Say, text="hello")
        with pytest.raises(Refusal, match="cannot be shown"):
            await hub.record(seated)
        for seat in (0, 1):
            await ann.does(seated, Rematch, seat=seat)
        assert (await ann.state((await ann.state(seated)).next)).status == "playing"
        await ann.does(waiting, Sit, seat=1)
        assert (await ann.state(waiting)).status == "playing"
        async with asyncio.timeout(30):
            while f"{table} is not decided" not in caplog.text:  # noqa: ASYNC110 - a log tells nobody when it grows
                await asyncio.sleep(QUICK.sweep)
        await asyncio.sleep(QUICK.sweep * 5)
        assert caplog.text.count(f"{table} is not decided") == 1
    async with opened(address) as hub:
        assert (await ann.at(hub).state(waiting)).status == "playing"


# ---- random evenings ----


@pytest.mark.parametrize("seed", range(4))
@plays
async def test_every_command_sent_twice_happens_once(address: str, seed: int) -> None:
    rng = Rng(seed)
    async with opened(address) as hub:
        people = [await Person.come(hub, name) for name in ("Ann", "Ben", "Eve")]
        game = ("krysis", "keyforge", "kyza")[seed % 3]
        size = 3 if game == "krysis" else 2
        table = await people[0].opens(game, *["open"] * size)
        for seat, person in enumerate(people[:size]):
            await person.does(table, Sit, seat=seat, deck=DECKS[game][seat])

        async def twice(person: Person, command: AnyCommand) -> None:
            answers = await asyncio.gather(*[person.sends(table, command) for _ in range(2)])
            done = [answer for answer in answers if isinstance(answer, Ack)]
            assert done in ([], [answers[0]] * 2), answers

        for _ in range(40):
            at_once = []
            for person in people:
                state = await person.state(table)
                seat = min(state.viewer, size - 1)
                kinds: list[AnyCommand] = [
                    Say(key=person.key(), text="hello"),
                    Undo(key=person.key(), seat=seat),
                    AnswerUndo(key=person.key(), seat=seat, agree=rng.below(2) == 0),
                    Withdraw(key=person.key(), seat=seat),
                ]
                pick = Take(key=person.key(), seat=seat, decision=state.decision, option=rng.below(3))
                at_once.append(twice(person, kinds[rng.below(4)] if rng.below(3) == 0 else pick))
            await asyncio.gather(*at_once)
        live = hub._rooms[table].table
        rows = await hub._store.reader.events(table)
        keys = [(row.guest, row.key) for row in rows if row.key is not None]
        assert len(keys) == len(set(keys))
        again = Table(table)
        again.replay(events.decode(row.data) for row in rows)
        assert content(again) == content(live)
