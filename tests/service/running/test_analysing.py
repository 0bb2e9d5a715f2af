"""A search that looks back at finished games, in a process of its own."""

import asyncio
from multiprocessing import get_context
from multiprocessing.connection import Connection

import pytest

from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.basics.outcome import Outcome
from cardwright.research import analyse
from cardwright.service.protocol import Place
from cardwright.service.running import analysing
from cardwright.service.running.analysing import MOST, Analyst, Work, follow
from cardwright.service.tables.table import Table
from tests.service.evening import plays
from tests.service.own import cards, embers
from tests.service.play import Play, refused


def over() -> Table:
    """A table at which Ann has given up after her first choice."""
    play = Play("krysis", "me Ann", "bot random")
    play.pick("Ann")
    play.resign("Ann")
    return play.table


def test_only_a_level_that_searches_looks_back() -> None:
    with pytest.raises(BadSetup, match="'greedy' does not search"):
        Analyst("greedy")


def test_each_guest_waits_for_one_game_and_not_too_many_wait() -> None:
    analyst = Analyst("level 4")
    first = analyst.ask("first", "guest 0")
    with refused("too_fast", "Another game of yours"):
        analyst.ask("second", "guest 0")
    for guest in range(1, MOST):
        analyst.ask(f"table {guest}", f"guest {guest}")
    assert (analyst.ahead("first"), analyst.ahead("table 5")) == (0, 5)
    with refused("too_fast", "So many games wait"):
        analyst.ask("last", "guest last")
    analyst.end("first", failed=True)
    assert first.failed
    assert analyst.ahead("table 5") == 4
    assert not analyst.ask("first", "guest 0").failed
    analyst.end("first", failed=False)
    assert analyst.work("first") is None


@plays
async def test_it_says_what_a_search_says_and_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "BEHIND", 0)  # other tests leave nothing
    table, work = over(), Work("Ann")
    analyst = Analyst("level 4")
    found = await analyst.analyse(table, work)
    assert table.match is not None
    record = table.match.record
    analysis = analyse(record, analyst.iterations, ending=Outcome((1,), "Ann resigned"))
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
    analyst = Analyst("level 4")
    works = [asyncio.create_task(analyst.analyse(over(), Work(name))) for name in ("Ann", "Ben")]
    await begun.wait()
    analyst.close()
    assert await asyncio.gather(*works) == ["", ""]


def hangs(pipe: Connection, *_: object) -> None:
    """Think for ever."""
    pipe.recv()


def test_what_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "BUDGET", 0.0)
    pipe, other = get_context("spawn").Pipe()
    assert not follow(pipe, Work("Ann"))
    other.close()


@plays
async def test_a_game_with_cards_of_somebodys_own_is_looked_back_at_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "BEHIND", 0)  # other tests leave nothing
    play = Play("kyza", Place("me", name="Ann", deck=embers()), "bot random", own=(cards(),))
    play.bots()
    play.pick("Ann")
    play.resign("Ann")
    found = await Analyst("level 4").analyse(play.table, Work("Ann"))
    assert '"reason": "Ann resigned"' in found
