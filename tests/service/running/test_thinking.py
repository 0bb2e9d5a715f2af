"""Bots that think in processes of their own."""

import asyncio
import itertools
import os
import subprocess
import sys
import threading
import time
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from cardwright.bots import PURSE, Budget, Search
from cardwright.service.protocol import Place
from cardwright.service.running import thinking
from cardwright.service.running.thinking import (
    READY,
    Matches,
    Question,
    Thinker,
    Worker,
    answer,
    parts_of,
    picked_by,
    question_of,
)
from cardwright.service.tables import playing
from tests.service.evening import plays
from tests.service.own import cards, embers
from tests.service.play import ARGUS, Play
from tests.service.served import added


def table(game: str = "keyforge") -> Play:
    """A table at which it is a bot's turn, in the middle of the game."""
    play = Play(game, Place("me", deck=ARGUS) if game == "keyforge" else "me", "bot greedy")
    for _ in range(5):
        play.bots()
        play.random_pick()
    while 1 not in play.table.asked:
        play.random_pick()
    return play


def hangs(pipe: Connection) -> None:
    """A worker that thinks for ever."""
    pipe.send(READY)
    pipe.recv()
    pipe.send(READY)
    time.sleep(1000)


def learns(pipe: Connection) -> None:
    """A worker that takes its time until it knows the game, and none to think."""
    pipe.send(READY)
    pipe.recv()
    time.sleep(1)
    pipe.send(READY)
    pipe.send(0)


def fails(pipe: Connection) -> None:
    """A worker that ends when it is asked."""
    pipe.send(READY)
    pipe.recv()


def breaks(pipe: Connection) -> None:
    """A worker that does not even begin."""
    pipe.close()


@plays
async def test_bots_pick_anything_where_no_process_can_be_started(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refused() -> Worker:
        raise OSError("Resource temporarily unavailable")

    monkeypatch.setattr(thinking, "Worker", refused)
    thinker = Thinker(workers=1)
    play = table()
    options = len(play.match.decision_of(1))
    try:
        for _ in range(3):
            assert 0 <= await thinker.pick(play.table, 1) < options
    finally:
        await thinker.close()
    assert len(caplog.records) == 1


@plays
async def test_a_bot_picks_what_is_possible() -> None:
    thinker = Thinker(workers=1)
    try:
        for game in ("keyforge", "krysis"):
            play = table(game)
            while (seat := playing.bot_to_move(play.table)) >= 0:
                option = await thinker.pick(play.table, seat)
                draft = play.table.draft()
                playing.bot_picks(draft, seat, option, play.now)
                play.take(draft)
    finally:
        await thinker.close()


@plays
async def test_a_bot_plays_with_cards_of_somebodys_own_and_gives_hints_with_them() -> None:
    thinker = Thinker(workers=1, budget=60)
    play = Play("kyza", Place("me", deck=embers()), Place("bot", bot="greedy", deck=embers()), own=(cards(),))
    thinker.start()
    try:
        while (seat := playing.bot_to_move(play.table)) >= 0:
            # Where a worker fails, the thinker picks anything: so it is asked directly.
            option = await thinker._ask(question_of(play.table, seat))
            assert isinstance(option, int)
            draft = play.table.draft()
            playing.bot_picks(draft, seat, option, play.now)
            play.take(draft)
        assert await thinker.hint(play.table, 0) is not None
    finally:
        await thinker.close()


@plays
async def test_those_who_are_waited_for_need_not_wait_for_all_others() -> None:
    thinker = Thinker(workers=1)
    play = table()
    done: list[str] = []

    async def picks(name: str, *, watched: bool) -> None:
        await thinker.pick(play.table, 1, watched=watched)
        done.append(name)

    try:
        others = [asyncio.create_task(picks("other", watched=False)) for _ in range(20)]
        await asyncio.sleep(0.01)
        await picks("mine", watched=True)
        assert len(done) <= 3
        await asyncio.gather(*others)
    finally:
        await thinker.close()


@plays
async def test_workers_know_a_game_that_is_registered_later() -> None:
    thinker = Thinker(workers=1, budget=60)
    thinker.start()
    with added("beasts", "tests.toys.beasts.game"):
        question = question_of(Play("beasts", Place("bot", bot="random", deck="Forest"), "bot random").table, 0)
    worker = thinker._workers[0]
    try:
        assert worker.ask(question, 60) in range(4)
    finally:
        await thinker.close()


@pytest.mark.parametrize("task", [hangs, fails])
def test_a_worker_that_does_not_answer_is_replaced(task: object) -> None:
    worker = Worker(task)  # type: ignore[arg-type]
    question = question_of(table().table, 1)
    try:
        assert worker.ask(question, 0.2) is None
        worker._task = thinking.think
        assert worker.ask(question, 0.2) is None  # It was replaced before, by another of its kind.
        assert worker.ask(question, 30) in range(len(table().match.codes))
    finally:
        worker.kill()
        worker.end()


def test_a_worker_that_has_to_learn_a_game_first_is_not_replaced_for_it() -> None:
    worker = Worker(learns)
    process = worker._process
    try:
        assert worker.ask(question_of(table().table, 1), 0.2) == 0
        assert worker._process is process
    finally:
        worker.kill()
        worker.end()


def test_a_worker_that_does_not_begin_is_replaced() -> None:
    worker = Worker(breaks)
    try:
        assert worker.ask(question_of(table().table, 1), 0.2) is None
    finally:
        worker.kill()
        worker.end()


@plays
async def test_where_no_bot_answers_any_option_is_picked() -> None:
    thinker = Thinker(workers=1, budget=0.1)
    thinker.start()
    thinker._workers[0]._task = hangs
    thinker._workers[0]._renew()
    play = table()
    try:
        assert await thinker.pick(play.table, 1) in range(len(play.match.decision_of(1)))
    finally:
        await thinker.close()


@plays
async def test_closing_does_not_wait_for_thoughts() -> None:
    thinker = Thinker(workers=1, budget=1000)
    thinker.start()
    thinker._workers[0]._task = hangs
    thinker._workers[0]._renew()
    thought = asyncio.create_task(thinker.pick(table().table, 1))
    await asyncio.sleep(0.2)
    begin = time.monotonic()
    await thinker.close()
    assert time.monotonic() - begin < 20
    await thought


def test_a_worker_goes_on_from_what_it_knows() -> None:
    play = table()
    matches = Matches()
    first = matches.learn(question_of(play.table, 1))
    assert first.fingerprint == play.match.fingerprint
    play.bots()
    play.random_pick()
    assert matches.learn(question_of(play.table, 1)) is first
    assert first.fingerprint == play.match.fingerprint
    play.undo("Ann")
    again = matches.learn(question_of(play.table, 1))
    assert again is not first
    assert again.fingerprint == play.match.fingerprint


def test_a_thought_changes_nothing() -> None:
    play = table()
    matches = Matches()
    question = question_of(play.table, 1)
    for _ in range(3):
        answer(question, matches.learn(question).copy(), matches)
    assert matches.learn(question).fingerprint == play.match.fingerprint


def test_in_secret_decisions_a_bot_answers_its_own_question() -> None:
    play = Play("krysis", "me", "bot greedy")
    while len(play.table.asked) < 2:
        play.bots() if 0 not in play.table.asked else play.random_pick()
    assert play.match.chooser == 0
    options = len(play.match.decision_of(1))
    question, matches = question_of(play.table, 1), Matches()
    assert answer(question, matches.learn(question).copy(), matches) in range(options)


def test_a_bot_goes_on_with_the_purse_of_its_turn() -> None:
    play = Play("krysis", "me", "bot level 8", "bot level 8")
    while not {1, 2} <= {*play.table.asked}:
        play.random_pick()
    matches = Matches()
    first, other = question_of(play.table, 1), question_of(play.table, 2)
    bot = matches.bot(first, play.table.game)
    assert isinstance(bot, Search)
    assert bot.budget.seconds == PURSE
    assert matches.bot(other, play.table.game) is not bot
    assert matches.bot(question_of(play.table, 1), play.table.game) is bot


def test_only_so_many_matches_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "KEPT", 2)
    matches = Matches()
    for _ in range(4):
        play = table()
        matches.learn(question_of(play.table, 1))
    assert len(matches._known) <= 2


def test_only_the_bots_that_were_asked_last_remember_what_they_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "REMEMBERED", 2)
    play = Play("krysis", *["bot level 8"] * 4)
    matches = Matches()
    asked = []
    for seat in range(4):
        bot = matches.bot(question_of(play.table, seat), play.table.game)
        assert isinstance(bot, Search)
        bot.think(play.match.decision_of(seat), Budget(1))
        asked.append(bot)
    assert [bot._before is None for bot in asked] == [True, True, False, False]
    assert matches.bot(question_of(play.table, 2), play.table.game) is asked[2]
    assert asked[3]._before is not None


@plays
async def test_workers_with_nothing_to_do_share_a_search_but_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []
    ask = Worker.ask

    def noted(worker: Worker, question: Question, budget: float) -> object:
        asked.append(question)
        return ask(worker, question, budget)

    monkeypatch.setattr(Worker, "ask", noted)
    monkeypatch.setattr(thinking, "LEAST", 6)  # In Krysis level 8 has 20 iterations.
    thinker = Thinker(workers=4, budget=60)
    play = Play("krysis", "me", "bot level 8", "bot level 2", "bot greedy")
    while {*play.table.asked} != {0, 1, 2, 3}:
        play.random_pick()
    try:
        for seat, parts in ((1, 3), (2, 1), (3, 1)):
            asked.clear()
            assert await thinker.pick(play.table, seat) in range(len(play.match.decision_of(seat)))
            assert [question.parts for question in asked] == [parts] * parts
            assert len({question.salt for question in asked}) == parts
        asked.clear()
        await asyncio.gather(*[thinker.pick(play.table, 1) for _ in range(4)])
        assert len(asked) > 4, "who comes first takes more, and leaves one"
        asked.clear()
        await thinker.pick(play.table, 1, watched=False)
        assert [question.parts for question in asked] == [1]
    finally:
        await thinker.close()


@plays
async def test_nobody_waits_for_a_part_that_hangs_nor_minds_one_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play("krysis", "me", "bot level 8")
    while 1 not in play.table.asked:
        play.random_pick()
    last = len(play.match.decision_of(1)) - 1
    found = (*[0] * last, 9), (*[0.0] * last, 0.5)
    goes_on = threading.Event()
    started = itertools.count()

    def answered(_worker: Worker, question: Question, _budget: float) -> object:
        number = next(started) % question.parts
        if number == 0:
            goes_on.wait(60)
        return found if number == question.parts - 1 else None

    monkeypatch.setattr(Worker, "ask", answered)
    monkeypatch.setattr(thinking, "LEAST", 6)
    thinker = Thinker(workers=4)
    try:
        assert await thinker.pick(play.table, 1) == last
        assert thinker._free.qsize() == 3
        goes_on.set()
        await asyncio.sleep(0.1)
        assert thinker._free.qsize() == 4
        assert await thinker.pick(play.table, 1) == last
    finally:
        goes_on.set()
        await thinker.close()


def test_what_parts_of_a_search_found_is_added_up() -> None:
    play = Play("krysis", "me", "bot level 8")
    while 1 not in play.table.asked:
        play.random_pick()
    matches, question = Matches(), replace(question_of(play.table, 1), parts=2)
    found = answer(question, matches.learn(question).copy(), matches)
    assert isinstance(found, tuple)
    visits, values = found
    assert len(visits) == len(values) == len(play.match.decision_of(1))
    assert 0 < sum(visits) <= max(10, len(visits)), "half of 20 iterations"
    first, other = ((5, 1, 0), (0.5, 0.9, 0.0)), ((1, 2, 4), (0.2, 0.6, 0.7))
    assert picked_by([first, None, other]) == 0
    assert picked_by([None, other]) == 2
    assert picked_by([1]) == 1
    assert picked_by([None, None]) == -1


def test_a_bot_that_nobody_knows_is_not_shared() -> None:
    game = Play("kyza", "me", "bot greedy").table.game
    assert [parts_of(bot, game) for bot in ("level 8", "greedy", "deep blue", "")] == [10, 1, 1, 1]


SERVICE = """
import time
from tests.service.running.test_thinking import Worker, question_of, table

if __name__ == "__main__":
    worker = Worker()
    worker.ask(question_of(table().table, 1), 60)
    print(worker._process.pid, flush=True)
    time.sleep(1000)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="There processes are not killed by signals.")
def test_workers_end_when_the_service_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "service.py"
    script.write_text(SERVICE)
    root = Path(__file__).parents[3]
    with subprocess.Popen(  # noqa: S603 - this very test
        [sys.executable, script], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(root)}
    ) as process:
        assert process.stdout is not None
        worker = int(process.stdout.readline())
        process.kill()
    deadline = time.monotonic() + 20
    while alive(worker):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and that nobody asks about does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not (status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z")
