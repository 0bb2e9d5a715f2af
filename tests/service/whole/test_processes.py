"""Several processes serve the same tables."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cardwright.games.krysis.game import GAME as KRYSIS
from cardwright.service.protocol import (
    Ack,
    Rematch,
    Resign,
    Say,
    Sit,
    Take,
)
from cardwright.service.running.hub import Guest, Hub
from cardwright.service.tables import fairness
from cardwright.service.troubles import NoStore, Refusal
from tests.service.evening import QUICK, Person, opened, plays, two
from tests.views import asked


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
