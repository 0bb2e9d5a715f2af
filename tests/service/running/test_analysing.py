"""A search that looks back at finished games, in a process of its own."""

import asyncio
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection

import pytest

import cardwright as cw
from cardwright import bots
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.basics.outcome import Outcome
from cardwright.research import analyse
from cardwright.service.limits import Slots
from cardwright.service.protocol import Place
from cardwright.service.running import analysing
from cardwright.service.running.analysing import MOST, Analyst, Work, follow
from cardwright.service.tables.table import Table
from tests.service.evening import plays, stores
from tests.service.own import cards, embers
from tests.service.play import Play, refused
from tests.toys.beasts.game import GAME as BEASTS


def nothing() -> None:
    """Give nothing back."""


def over() -> Table:
    """A table at which Ann has given up after her first choice."""
    play = Play("krysis", "me Ann", "bot random")
    play.pick("Ann")
    play.resign("Ann")
    return play.table


def test_only_a_level_that_searches_looks_back() -> None:
    with pytest.raises(BadSetup, match="'greedy' does not search"):
        Analyst("greedy")


def test_each_game_is_looked_back_at_by_a_level_that_searches_in_it() -> None:
    kyza = cw.load("kyza")
    assert Analyst(None).level(BEASTS) == bots.level("level 5", BEASTS)
    assert Analyst("level 7").level(BEASTS) == bots.level("level 7", BEASTS)
    assert not bots.level("level 7", kyza).iterations
    assert Analyst("level 7").level(kyza) == bots.thinker(None, kyza)
    assert Analyst("search 50").level(kyza).iterations == 50


@plays
async def test_each_guest_waits_for_one_game_and_not_too_many_wait() -> None:
    analyst, slots = Analyst(None), Slots()
    first = await analyst.ask("first", "guest 0", slots)
    assert first is not None
    with refused("too_fast", "Another game of yours"):
        await analyst.ask("second", "guest 0", slots)
    for guest in range(1, MOST):
        await analyst.ask(f"table {guest}", f"guest {guest}", slots)
    assert (analyst.ahead("first"), analyst.ahead("table 5")) == (0, 5)
    with refused("too_fast", "So many games wait"):
        await analyst.ask("last", "guest last", slots)
    analyst.end("first", failed=True)
    assert first.failed
    assert analyst.ahead("table 5") == 4
    again = await analyst.ask("first", "guest 0", slots)
    assert again is not None
    assert not again.failed
    analyst.end("first", failed=False)
    assert analyst.work("first") is None


@plays
async def test_what_nobody_has_asked_for_takes_nobodys_place() -> None:
    analyst, slots = Analyst(None), Slots()
    assert analyst.is_idle()
    assert await analyst.ask("first", "", slots) is not None
    assert not analyst.is_idle()
    assert await analyst.ask("second", "ann", slots) is not None
    assert analyst.ahead("second") == 1
    analyst.end("first", failed=True)
    analyst.end("second", failed=False)
    assert analyst.is_idle()


@plays
async def test_a_game_that_waits_already_takes_no_second_place() -> None:
    analyst, slots = Analyst(None), Slots()
    work = await analyst.ask("first", "ann", slots)
    assert await analyst.ask("first", "ben", slots) is None
    assert analyst.work("first") is work
    assert await analyst.ask("second", "ben", slots) is not None


@plays
async def test_a_guest_waits_for_one_game_at_all_processes_together(postgresql: Callable[[], str]) -> None:
    async with stores(postgresql()) as (one, other):
        analyst = Analyst(None)
        await analyst.ask("first", "ann", one.slots)
        elsewhere = Analyst(None)
        with refused("too_fast", "Another game of yours"):
            await elsewhere.ask("second", "ann", other.slots)
        assert await elsewhere.ask("third", "ben", other.slots) is not None


@plays
async def test_it_says_what_a_search_says_and_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "BEHIND", 0)  # other tests leave nothing
    table, work = over(), Work(nothing)
    analyst = Analyst(None)
    found = await analyst.analyse(table, work)
    assert table.match is not None
    record = table.match.record
    analysis = analyse(record, bots.thinker(None, table.game).iterations, ending=Outcome((1,), "Ann resigned"))
    assert found == analysis.to_json()
    assert analysis.summary[0].endswith(": Ann resigned.")
    assert 0.0 < analysis.curves[0][-1].chance < 1.0  # giving up is no pick that could have been better
    assert work.done == work.picks == len(record.picks)


@plays
async def test_when_the_service_ends_nothing_is_begun_and_what_is_under_way_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loop, begun = asyncio.get_running_loop(), asyncio.Event()

    def noted(pipe: Connection, work: Work) -> str:
        loop.call_soon_threadsafe(begun.set)
        return follow(pipe, work)

    monkeypatch.setattr(analysing, "look_back", hangs)
    monkeypatch.setattr(analysing, "follow", noted)
    analyst = Analyst(None)
    works = [asyncio.create_task(analyst.analyse(over(), Work(nothing))) for _ in range(2)]
    await begun.wait()
    analyst.close()
    assert await asyncio.gather(*works) == ["", ""]


def hangs(pipe: Connection, *_: object) -> None:
    """Think for ever."""
    pipe.recv()


def test_what_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "BUDGET", 0.0)
    pipe, other = get_context("spawn").Pipe()
    assert not follow(pipe, Work(nothing))
    other.close()


@plays
async def test_a_game_with_cards_of_somebodys_own_is_looked_back_at_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "BEHIND", 0)  # other tests leave nothing
    play = Play("kyza", Place("me", name="Ann", deck=embers()), "bot random", own=(cards(),))
    play.bots()
    play.pick("Ann")
    play.resign("Ann")
    found = await Analyst(None).analyse(play.table, Work(nothing))
    assert '"reason": "Ann resigned"' in found
