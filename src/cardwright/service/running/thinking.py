"""Thinking: bots pick, and give people hints, in processes of their own, so that nobody waits for their thoughts.

A worker is told how a match began and what was picked since, and keeps the match for the next question. What the bot
sees of it is what `bots.pick_for` shows: no more than its player may know.
"""

import asyncio
import json
import logging
import os
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from cardwright import bots
from cardwright.bots.search.bot import Found, added_up, most_tried
from cardwright.games.own import game_of
from cardwright.kernel.basics.errors import UnknownBot
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core import registry
from cardwright.kernel.core.description import Description
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.setup import setup_from_data, setup_to_data
from cardwright.research import Hint, hint
from cardwright.service.protocol import OwnFile
from cardwright.service.running import signals
from cardwright.service.tables import lessons
from cardwright.service.tables.moves import Move, make
from cardwright.service.tables.own import owned
from cardwright.service.tables.table import Table

LOG: Final = logging.getLogger(__name__)

KEPT: Final = 200
"""Matches that a worker keeps."""
REMEMBERED: Final = 8
"""Bots of a worker that remember what they thought about last: those that were asked last. It may be megabytes each."""
STARTING: Final = 60.0
"""Seconds that a worker may take to begin, and to learn a match."""
LEAST: Final = 100
"""Iterations that are worth a worker of their own: a search of fewer is not shared."""
STRAGGLERS: Final = 0.5
"""Seconds for which a worker that has done its part of a thought waits for the others."""
SALT_BYTES: Final = 16
READY: Final = -1
BEHIND: Final = 5
"""How far workers stand behind the service where processors are scarce: what people do comes first."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: the match, as how it began and what was picked since, and the seat to pick for.

    ``module`` holds the game, which a worker need not know yet, and ``own`` are the files of somebody's own with which
    it is played; ``setup`` is JSON; ``salt`` is what the bot's own chance comes from. With no ``bot`` it is what a
    search would do there, to tell a person (`hint`). A search of several ``parts`` tells what it found, with as many
    iterations as are a part of its own.
    """

    bot: str
    game: str
    module: str
    own: tuple[OwnFile, ...]
    setup: str
    key: bytes
    moves: tuple[Move, ...]
    seat: int
    salt: bytes
    parts: int = 1


Answer = int | Hint | Found


def question_of(table: Table, seat: int) -> Question:
    """Return what the bot of a seat is asked now, or where a person sits there, what a hint is asked for."""
    setup = json.dumps(setup_to_data(table.setup()))
    salt = secrets.token_bytes(SALT_BYTES)
    bot, game = table.seats[seat].player, table.game.name
    module = registry.module_of(game)
    return Question(bot, game, module, table.files, setup, table.key(), tuple(table.moves), seat, salt)


class Thinker:
    """Some workers, and who waits for them."""

    def __init__(self, workers: int = 0, budget: float = 5.0) -> None:
        """Think with so many workers (0: as many as suit the machine), ``budget`` seconds for each pick at most."""
        self._count = workers or max(1, min(4, (os.cpu_count() or 1) - 1))
        self._budget = budget
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        # Where nobody watches, bots leave a worker to those who are waited for, or the next turn with the only one.
        self._unwatched = asyncio.Semaphore(max(1, self._count - 1))
        self._workers: list[Worker] = []
        self._failed = False
        self._threads = ThreadPoolExecutor(self._count, thread_name_prefix="thinking")

    def start(self) -> None:
        """Begin to start the workers; otherwise that is done when first one is needed."""
        while len(self._workers) < self._count:
            worker = Worker()
            self._workers.append(worker)
            self._free.put_nowait(worker)

    async def pick(self, table: Table, seat: int, *, watched: bool = True) -> int:
        """Return the index of the option that the bot of a seat picks; any at all if it takes too long or fails.

        ``watched`` says that somebody waits for it.
        """
        assert table.match is not None
        options = len(table.match.decision_of(seat))
        if options == 1:
            return 0
        if (reply := lessons.reply(table, seat)) >= 0:
            return reply
        try:
            self.start()
        except (OSError, RuntimeError):
            # The machine gives no more processes. That is no reason to keep people waiting.
            if not self._failed:
                LOG.exception("No process can be started for bots to think in: they pick anything.")
            self._failed = True
            return secrets.randbelow(options)
        question = question_of(table, seat)
        if watched:
            picked = picked_by(await self._ask_several(question, parts_of(question.bot, table.game)))
        else:
            async with self._unwatched:
                picked = picked_by([await self._ask(question)])
        return picked if 0 <= picked < options else secrets.randbelow(options)

    async def hint(self, table: Table, seat: int) -> Hint | None:
        """Return what a search would do for the person in a seat; None if it takes too long or fails."""
        try:
            self.start()
        except (OSError, RuntimeError):
            return None
        async with self._unwatched:
            found = await self._ask(question_of(table, seat))
        return found if isinstance(found, Hint) else None

    async def _ask(self, question: Question) -> Answer | None:
        return await asyncio.shield(self._asked(await self._free.get(), question))

    async def _ask_several(self, question: Question, most: int) -> list[Answer | None]:
        """Ask a worker, and with it those that have nothing to do, but for one that is left to others.

        Once one has answered the others have little time left: one of them may still have to learn the match.
        """
        workers = [await self._free.get()]
        while len(workers) < most and self._free.qsize() > 1:
            workers.append(self._free.get_nowait())
        part = replace(question, parts=len(workers))
        asked = [self._asked(worker, replace(part, salt=secrets.token_bytes(SALT_BYTES))) for worker in workers]
        await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        done, _ = await asyncio.wait(asked, timeout=STRAGGLERS)
        if all(each.result() is None for each in done):
            done, _ = await asyncio.wait(asked)
        return [each.result() for each in done]

    def _asked(self, worker: "Worker", question: Question) -> "asyncio.Future[Answer | None]":
        """Ask a worker at once. Whoever waits may leave; it is free only when it has answered."""
        asking = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, question, self._budget)
        asking.add_done_callback(lambda _: self._free.put_nowait(worker))
        return asking

    async def close(self) -> None:
        """End the workers."""
        for worker in self._workers:
            worker.kill()
        await asyncio.to_thread(self._threads.shutdown, wait=True)
        for worker in self._workers:
            worker.end()


def parts_of(bot: str, game: Description) -> int:
    """Return among how many workers the thoughts of a bot may be shared."""
    try:
        return max(bots.level(bot, game).iterations // LEAST, 1)
    except UnknownBot:  # What is stored may be damaged: a worker will not know it either.
        return 1


def picked_by(answers: Sequence[Answer | None]) -> int:
    """Return what was picked by one worker, or by several together, as far as they answered; -1 if none did."""
    found: list[Found] = []
    for answer in answers:
        if isinstance(answer, int):
            return answer
        if isinstance(answer, tuple):
            found.append(answer)
    return most_tried(*added_up(found)) if found else -1


class Worker:
    """A process that thinks about one question at a time."""

    def __init__(self, task: "Callable[[Connection], None] | None" = None) -> None:
        """Start the process; ``task`` is what it runs instead of `think`."""
        self._task = task or think
        self._closed = False
        self._start()

    def _start(self) -> None:
        context = get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process: BaseProcess = context.Process(target=self._task, args=(other,), daemon=True, name="thinking")
        self._process.start()
        other.close()
        self._ready = False

    def ask(self, question: Question, budget: float) -> Answer | None:
        """Return the answer, None if there is none within so many seconds or at all; blocks until then.

        Only thought counts. To learn the match first takes long on a busy machine, and a worker that was replaced for
        that would have to learn all of it anew.
        """
        try:
            self._ready = self._ready or self._hears_ready()
            if self._ready:
                self._pipe.send(question)
                if self._hears_ready() and self._pipe.poll(budget):
                    answered: Answer = self._pipe.recv()
                    return answered
        except (OSError, EOFError, ValueError):
            pass
        self._renew()
        return None

    def _hears_ready(self) -> bool:
        return self._pipe.poll(STARTING) and self._pipe.recv() == READY

    def _renew(self) -> None:
        if not self._closed:
            self.end()
            self._start()

    def kill(self) -> None:
        """End the process, whatever it does; who asks gets nothing."""
        self._closed = True
        self._process.kill()

    def end(self) -> None:
        """End the process and let go of all that it had."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self._pipe.close()


# ---- in the worker -------------------------------------------------------------------------------------------------


def think(pipe: Connection) -> None:
    """Answer questions until nobody asks any more: also when the process that asked has been killed."""
    signals.leave_to_service()
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    matches = Matches()
    pipe.send(READY)
    with suppress(EOFError, OSError):
        while True:
            question = pipe.recv()
            match = matches.learn(question)
            pipe.send(READY)
            pipe.send(answer(question, match.copy(), matches))


def answer(question: Question, match: Match, matches: "Matches") -> Answer:
    """Return what the bot picks, what its part of a search found, or what a person is told.

    ``match`` is a copy that may be turned to a seat.
    """
    if match.chooser != question.seat:
        match.turn_to(question.seat)
    if not question.bot:
        return hint(match, Rng(question.salt))
    bot = matches.bot(question, match.game)
    if question.parts > 1 and isinstance(bot, bots.Search):
        thought = bot.consider(match.decision, question.parts)
        return thought.visits, thought.values
    return bots.pick_for(bot, match)


class Matches:
    """The matches that a worker has been asked about last, and the bots that play in them."""

    def __init__(self) -> None:
        """Begin with none."""
        self._known: OrderedDict[tuple[bytes, str], tuple[tuple[Move, ...], Match]] = OrderedDict()
        self._bots: OrderedDict[tuple[bytes, str, int, str], bots.Bot] = OrderedDict()

    def bot(self, question: Question, game: Description) -> bots.Bot:
        """Return the bot of a seat, which knows how long it has thought in this turn."""
        which = question.key, question.setup, question.seat, question.bot
        bot = self._bots.pop(which, None) or bots.make(question.bot, Rng(question.salt), bots.PURSE, game)
        self._bots[which] = bot
        for older in list(self._bots.values())[-REMEMBERED - 1 : -REMEMBERED]:
            if isinstance(older, bots.Search):
                older.forget()
        while len(self._bots) > KEPT:
            self._bots.popitem(last=False)
        return bot

    def learn(self, question: Question) -> Match:
        """Return the match that a question is about, as it is now."""
        registry.register(question.game, question.module)
        which = question.key, question.setup
        moves, match = self._known.pop(which, ((), None))
        if match is None or moves != question.moves[: len(moves)]:
            setup = setup_from_data(json.loads(question.setup))
            match = game_of(question.game, owned(question.own)).open(setup, question.key, log=False)
            moves = ()
        for move in question.moves[len(moves) :]:
            make(match, move)
        self._known[which] = (question.moves, match)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return match
