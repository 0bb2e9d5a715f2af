"""The hub: tables that people come to, on each kind of database."""

import asyncio
import json
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from cardwright.service.protocol import (
    Ack,
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
    Why,
)
from cardwright.service.running.hub import Guest, Hub
from cardwright.service.storage.engine import OnlyOne
from cardwright.service.storage.reading import Reader
from cardwright.service.tables import fairness
from cardwright.service.troubles import NoStore, NoTable, Refusal
from tests.service.evening import QUICK, Person, opened, plays, two
from tests.service.play import ARGUS, ONYX, committed
from tests.service.storage.damaging import made, page_of, ruined

ANN = Place("me", deck=ARGUS)
NONCE = "ab" * 32


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


# ---- opening and closing ----


@pytest.mark.parametrize("part", ["keys", "services", "tables_lobby"])
def test_a_damaged_database_is_not_served(part: str, tmp_path: Path) -> None:
    file = made(tmp_path / "tables.db")
    page = page_of(file, part)
    ruined(file, page, page)

    async def serve() -> None:
        with pytest.raises(NoStore) as caught:
            await Hub(f"sqlite:///{file}").open()
        assert str(caught.value) == (
            f"The database '{file}' is damaged (database disk image is malformed): "
            "restore a copy with `cardwright admin restore`."
        )

    asyncio.run(serve())
    OnlyOne(file).release()


@plays
async def test_what_is_looked_up_while_it_closes_is_answered_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answered = asyncio.Event(), asyncio.Event()

    async def slow(_: Reader, __: int, ___: int) -> list[str]:
        asked.set()
        await asyncio.sleep(0.05)
        answered.set()
        return []

    monkeypatch.setattr(Reader, "due", slow)
    async with opened(f"sqlite:///{tmp_path / 'tables.db'}"):
        await asked.wait()
    assert answered.is_set()


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


@plays
async def test_a_whole_series_over_restarts_and_what_it_hides_until_its_end(address: str) -> None:
    async with opened(address) as hub:
        ann, ben = await Person.come(hub, "Ann"), await Person.come(hub, "Ben")
        table = await ann.opens("kryptik", Place("me", deck="harbor"), "open", best_of=3)
        await ben.does(table, Sit, seat=1, deck="compost")
        await ann.does(table, Resign, seat=0)
        with pytest.raises(Refusal, match="The series goes on"):
            await hub.record(table)
        state = await ann.state(table)
        assert state.series is not None
        (offered,) = state.series.exchanges
        came = next(card for card in offered.cards if card.side)
        out = next(card for card in offered.cards if card.main and card.key != came.key)
        main = {card.key: card.main for card in offered.cards}
        main |= {came.key: came.main + 1, out.key: out.main - 1}
        await ann.does(table, Rematch, seat=0, main=main)
    async with opened(address) as hub:
        ann, ben = ann.at(hub), ben.at(hub)
        await ben.does(table, Rematch, seat=1)
        second = (await ann.state(table)).next
        state = await ben.state(second)
        assert state.series is not None
        assert (state.series.number, state.series.score, state.series.games) == (2, (0, 1), (table,))
        with pytest.raises(Refusal, match="The series goes on"):
            await hub.steps(table, "open", 0, 1)
        await ann.does(second, Resign, seat=0)
        state = await ben.state(second)
        assert state.series is not None
        assert (state.series.over, state.series.leaders) == (True, (1,))
        records = [json.loads(await hub.record(each))["record"]["setup"] for each in (table, second)]
        assert [setup["series"]["won"] for setup in records] == [[], [1]]
        assert [setup["decks"][0]["cards"].count(f"{came.key}@main") - came.main for setup in records] == [0, 1]
        assert (await hub.steps(table, "open", 0, 1)).games == (table, second)


# ---- time ----


@plays
async def test_the_next_game_of_a_series_does_not_wait_for_ever(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardwright.service.tables.clocks.BETWEEN", 200)
    async with opened(address) as hub:
        ann = await Person.come(hub, "Ann")
        table = await ann.opens("krysis", "me", "me", clock=Clock("live", base=600), best_of=3)
        await ann.does(table, Resign, seat=0)
        async with hub.watch(table, ann.guest) as watcher:
            async for state in watcher:
                if state.next:
                    break
        found = (await ann.state(state.next)).series
        assert found is not None
        assert (found.number, found.score) == (2, (0, 1))


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
