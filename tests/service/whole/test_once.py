"""What is sent happens once, and for all: commands twice, at once, in a row, and over a store that fails."""

import asyncio
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from cardwright.kernel.basics.rng import Rng
from cardwright.service.protocol import (
    Ack,
    AnswerUndo,
    AnyCommand,
    NewTable,
    Place,
    Refused,
    Say,
    Sit,
    Take,
    Undo,
    Withdraw,
)
from cardwright.service.tables import events
from cardwright.service.tables.table import Table
from tests.service.evening import Person, opened, plays, two
from tests.service.play import DECKS, content


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
