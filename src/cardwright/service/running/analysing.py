"""Analysing: a search looks back at finished games, one after another, in a process behind all that people wait for."""

import asyncio
import os
import time
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from cardwright import bots
from cardwright.games.own import game_of
from cardwright.kernel.basics.outcome import Outcome
from cardwright.kernel.core import registry
from cardwright.kernel.core.description import Description
from cardwright.research.analysis import analyse
from cardwright.service.limits import Claim, Full, Release, Slots
from cardwright.service.protocol import OwnFile
from cardwright.service.running import signals
from cardwright.service.tables.own import owned
from cardwright.service.tables.table import Table
from cardwright.service.troubles import Refusal

BUDGET: Final = 900.0
"""Seconds that the analysis of a game may take."""
MOST: Final = 20
"""Games that may wait for theirs, at all processes together."""
OF_GUEST: Final = "analysis of a guest"
OF_ALL: Final = "analysis"
TOO_MANY: Final = {
    OF_GUEST: "Another game of yours is being analysed: wait until that is done.",
    OF_ALL: "So many games wait for their analysis that no more can: ask again later.",
}
"""What is said to whoever asks for one too many."""
BEHIND: Final = 19
"""How far the process stands behind the service: it has what bots leave."""


@dataclass(slots=True)
class Work:
    """A game that waits for its analysis or gets it, and how many of its picks have been looked at.

    ``release`` gives back the place that it has among those that may wait.
    """

    release: Release
    done: int = 0
    picks: int = 0
    failed: bool = False


class Analyst:
    """Looks back at one game at a time; who has asked for one waits for it before they ask for the next."""

    def __init__(self, level: str | None) -> None:
        """Think as that level does, or as the usual one (`bots.thinker`); `BadSetup` for one that does not search."""
        bots.thinker(level)
        self._level = level
        self._works: dict[str, Work] = {}
        self._turn = asyncio.Lock()
        self._process: BaseProcess | None = None
        self._closed = False

    def level(self, game: Description) -> bots.Level:
        """Return the level that looks back at such a game: the usual one where its own does not search there."""
        own = None if self._level is None else bots.level(self._level, game)
        return own if own is not None and own.iterations else bots.thinker(None, game)

    def work(self, table: str) -> Work | None:
        """Return what becomes of the analysis that was asked for at a table."""
        return self._works.get(table)

    def ahead(self, table: str) -> int:
        """Return how many games have their turn before that of a table."""
        going = [name for name, work in self._works.items() if not work.failed]
        return going.index(table) if table in going else 0

    def is_idle(self) -> bool:
        """Tell whether no game gets its analysis or waits for it."""
        return all(work.failed for work in self._works.values())

    async def ask(self, table: str, guest: str, slots: Slots) -> Work | None:
        """Let a game wait for its turn, None if it does already.

        ``guest`` is who asks; empty if nobody did, as there was time. `Refusal` if the guest has another one waiting,
        or far too many wait.
        """
        own = [Claim(OF_GUEST, guest, 1)] if guest else []
        try:
            release = await slots.take(*own, Claim(OF_ALL, "", MOST))
        except Full as full:
            raise Refusal("too_fast", TOO_MANY[full.claim.kind]) from full
        before = self._works.pop(table, None)
        if before is not None and not before.failed:  # Another of its players was faster.
            self._works[table] = before
            release()
            return None
        work = self._works[table] = Work(release)
        return work

    async def analyse(self, table: Table, work: Work) -> str:
        """Return the analysis of a finished game as JSON, empty if there is none in time or the service ends."""
        assert table.match is not None
        assert table.result is not None
        ending = Outcome(table.result.winners, table.result.reason)
        record = await asyncio.to_thread(table.match.record.to_json)
        async with self._turn:
            if self._closed:
                return ""
            context = get_context("spawn")
            pipe, other = context.Pipe()
            game = table.game.name
            iterations = self.level(table.game).iterations
            asked = (other, game, registry.module_of(game), table.files, record, ending, iterations, BEHIND)
            self._process = context.Process(target=look_back, args=asked, daemon=True, name="analysing")
            self._process.start()
            other.close()
            try:
                return await asyncio.to_thread(follow, pipe, work)
            finally:
                self._process.kill()
                self._process.join()
                pipe.close()

    def end(self, table: str, *, failed: bool) -> None:
        """Take note that the work on a table is done, or has failed and can be asked for again."""
        work = self._works[table]
        work.release()
        if failed:
            work.failed = True
        else:
            del self._works[table]

    def close(self) -> None:
        """End what is under way, and begin nothing any more."""
        self._closed = True
        if self._process is not None:
            self._process.kill()


def follow(pipe: Connection, work: Work) -> str:
    """Return what the process says at last, empty if it does not in time; blocks until then."""
    until = time.monotonic() + BUDGET
    with suppress(EOFError, OSError):
        while pipe.poll(max(0.0, until - time.monotonic())):
            told: tuple[int, int] | str = pipe.recv()
            if isinstance(told, str):
                return told
            work.done, work.picks = told
    return ""


# ---- in the process ------------------------------------------------------------------------------------------------


def look_back(
    pipe: Connection,
    name: str,
    module: str,
    own: tuple[OwnFile, ...],
    record: str,
    ending: Outcome,
    iterations: int,
    behind: int,
) -> None:
    """Analyse a record, and tell how far it is; ends when nobody listens any more."""
    signals.leave_to_service()
    if hasattr(os, "nice"):
        os.nice(behind)
    registry.register(name, module)
    game = game_of(name, owned(own))
    with suppress(OSError):
        analysis = analyse(
            record, iterations, game=game, ending=ending, progress=lambda step, steps: pipe.send((step, steps))
        )
        pipe.send(analysis.to_json())
