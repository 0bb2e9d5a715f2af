"""The hub: all tables of a service, for whoever brings people to them (the web, tests, programs).

Tables are loaded when somebody asks for them or when something is due at them, and dropped again when nobody does.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from cardwright.kernel.basics import names
from cardwright.kernel.matches.game import Game
from cardwright.service import measures
from cardwright.service.facts import Analysed, GameAnalysis, Hint, Steps, TableInfo, Tables
from cardwright.service.limits import Claim, Full, Rate, Release
from cardwright.service.protocol import (
    Ack,
    Answer,
    AnyCommand,
    AskOutcome,
    AskWhy,
    NewTable,
    OwnFile,
    Ping,
    Refused,
    State,
    TableMade,
)
from cardwright.service.running.analysing import Analyst, Work
from cardwright.service.running.rooms import CROWDED, Floor, Room, Watcher, change_of, new_name, new_secret
from cardwright.service.running.sessions import Sessions
from cardwright.service.running.thinking import Thinker
from cardwright.service.running.timing import Time, milliseconds, ticks
from cardwright.service.storage import Conflict, Guest, Store
from cardwright.service.storage.reading import Listed
from cardwright.service.tables import lessons, replaying, seating, summary
from cardwright.service.tables.states import Told
from cardwright.service.tables.table import Table
from cardwright.service.troubles import NoTable, Refusal
from cardwright.service.waiting import comes, farewell

__all__ = ["Guest", "Hub", "Settings", "Watcher"]

LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a hub works; times are in seconds."""

    pace: float = 0.4
    """What a bot takes for a pick at least, so that people can follow."""
    budget: float = 5.0
    """What a bot may think about a pick."""
    workers: int = 0
    """Processes in which bots think; 0 for as many as suit the machine."""
    idle: float = 300.0
    """After how long a table at which nobody is leaves the memory."""
    analysis: str | None = None
    """The level that looks back at finished games; None for the usual one (`bots.thinker`)."""
    sweep: float = 2.0
    """How often to look for tables at which something is due."""
    overdue: float = 10.0
    """After how long a process takes over what is due at a table of another one."""
    gather: float = 1.0
    """In how much time comings and goings at a table are told together."""
    clock: Callable[[], int] | None = None
    """Tells the time in milliseconds since 1970; None stands for the machine's clock, or that of a shared database."""
    ticks: Callable[[], int] = ticks
    """Counts milliseconds."""


class Hub:
    """All tables of a service."""

    def __init__(self, address: str, settings: Settings | None = None) -> None:
        """Serve the database at an address: ``sqlite:///FILE`` or ``postgresql://HOST/NAME``."""
        self.sessions = Sessions()
        """The live connections of guests by way of this process."""
        self._address = address
        self._settings = settings or Settings()
        self._analyst = Analyst(self._settings.analysis)
        self._floor: Floor
        self._store: Store
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._announcing: dict[str, Room] = {}
        """Tables that others watch than before, which is not announced yet."""
        self._sweeper: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()
        self._unplayable: set[str] = set()
        """Tables at which something would be due, but that cannot be played on here."""
        self._time: Time

    # ---- opening and closing -----------------------------------------------------------------------------------

    async def open(self) -> None:
        """Connect to the database, and go on with what was under way; `NoStore` says why that is not possible."""
        self._store = await Store.open(self._address, self._told)
        try:
            with self._store.complaining():
                await self._go_on()
        except BaseException:
            await self._store.close()
            raise

    async def _go_on(self) -> None:
        """Go on from where the database says that all stands."""
        settings = self._settings
        thinker = Thinker(settings.workers, settings.budget)
        begin = settings.clock() if settings.clock else await self._store.clock() or milliseconds()
        last = await self._store.last_alive()
        # Nothing happens before what has happened, even if the clock was set back meanwhile.
        self._time = Time(max(begin, last, await self._store.reader.latest()), settings.ticks)
        self._floor = Floor(
            self._store, thinker, self._time.now, settings.pace, settings.gather, self._visit, self._announce
        )
        now = self._time.now()
        await self._store.pulse(now)
        alone = not self._store.shared or now - last > settings.overdue * 1000
        if last and alone and now - last > PULSE * 2000:
            self._floor.silences.append((last, now - last))
        self._sweeper = asyncio.create_task(self._sweep(alone=alone))

    async def close(self) -> None:
        """Finish what is under way, and close the database."""
        self._closing.set()
        if self._sweeper is not None:
            await farewell(self._sweeper)
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.close()
        await self._floor.thinker.close()
        self._analyst.close()
        while self._floor.tasks:
            await asyncio.gather(*self._floor.tasks, return_exceptions=True)
        if not self._store.shared:
            with suppress(SQLAlchemyError, OSError):
                await self._store.pulse(self._time.now())  # Where the next one goes on, whatever its clock says.
        await self._store.close()
        self._rooms.clear()

    def warm(self) -> None:
        """Start the processes in which bots think before anybody waits for them."""
        self._floor.thinker.start()

    async def ready(self) -> str:
        """Return why people cannot play by way of this service now, in a sentence; empty if they can."""
        measures.TABLES.set(len(self._rooms))
        try:
            async with asyncio.timeout(READY):
                await self._store.pulse(self._time.now())
        except (SQLAlchemyError, OSError, TimeoutError):
            return NOT_STORED
        return ""

    # ---- guests ------------------------------------------------------------------------------------------------

    async def guest(self, token: str) -> Guest | None:
        """Return whose token that is, None if it is nobody's."""
        return await self._store.guests.find(token)

    async def new_guest(self) -> tuple[Guest, str]:
        """Return a new guest, and the token with which they prove who they are."""
        return await self._store.guests.make()

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Let a guest be called otherwise; `Refusal` for a name that cannot be shown."""
        cleaned = names.clean(name)[: seating.LONGEST_NAME].strip()
        if not cleaned:
            raise Refusal("illegal", "A name needs at least one letter that can be shown.")
        return await self._store.guests.rename(guest, cleaned)

    async def forget(self, token: str) -> None:
        """Let a token prove nothing any more, and end the connections of its guest, those of other processes too."""
        guest = await self._store.guests.find(token)
        if guest is None:
            return
        await self._store.guests.forget(token)
        self.sessions.end(guest.id)
        await self._store.announce([f"{LEFT}{guest.id}"])

    # ---- limits ------------------------------------------------------------------------------------------------

    async def allow(self, rate: Rate, key: str) -> bool:
        """Count what somebody does, for whom ``key`` stands; false if they do it too often, at whichever process."""
        return await self._store.rates.allow(rate, key)

    async def take(self, *claims: Claim) -> Release:
        """Count what is open until it is released; `Full` if there is too much of it, at all processes together."""
        return await self._store.slots.take(*claims)

    # ---- tables ------------------------------------------------------------------------------------------------

    async def create(self, guest: Guest, new: NewTable) -> TableMade | Refused:
        """Set a table up; the same key again gives the same table again."""
        found = await self._store.reader.made(guest.id, new.key)
        if found is not None:
            return TableMade(found)
        try:
            set_up = lessons.set_up if new.lesson else seating.set_up
            # In a thread: somebody's own cards take up to a second to read.
            draft = await asyncio.to_thread(
                set_up, new_name(), guest.id, guest.name, new, new_secret(), self._time.now()
            )
        except Refusal as refusal:
            return Refused(key=new.key, code=refusal.code, sentence=str(refusal))
        change = change_of(draft, None, guest.id, new.key)
        try:
            await self._finish(self._store.append(change))
        except Conflict:
            found = await self._store.reader.made(guest.id, new.key)
            return TableMade(found or draft.name)
        except (SQLAlchemyError, OSError):
            LOG.exception("A table could not be stored.")
            return Refused(key=new.key, code="failed", sentence=NOT_STORED)
        if draft.name not in self._loading and draft.name not in self._rooms:  # Who saw it in the lobby was faster.
            draft.news = []
            room = self._rooms[draft.name] = Room(self._floor, draft, ours=True)
            room.plan()
        return TableMade(draft.name)

    async def command(self, table: str, guest: Guest, command: AnyCommand) -> Answer:
        """Obey a command of a guest at a table; an `Ack` says that it is stored."""
        with measures.commands(type(command).__name__).time():
            answer = await self._answer(table, guest, command)
        if isinstance(answer, Refused):
            measures.REFUSALS.labels(answer.code).inc()
        return answer

    async def _answer(self, table: str, guest: Guest, command: AnyCommand) -> Answer:
        try:
            return await self._obey(table, guest, command)
        except NoTable as error:
            refusal = Refusal("gone", str(error))
        except Refusal as error:
            refusal = error
        except (SQLAlchemyError, OSError):
            LOG.exception("A command at the table %s could not be stored.", table)
            refusal = Refusal("failed", NOT_STORED)
        except Exception:
            LOG.exception("A command at the table %s failed.", table)
            refusal = Refusal("failed", FAILED)
        return Refused(key=command.key, code=refusal.code, sentence=str(refusal))

    async def _obey(self, table: str, guest: Guest, command: AnyCommand) -> Answer:
        room = await self._room(table)
        if isinstance(command, Ping):
            return Ack(key=command.key, seq=room.table.known_to(guest.id))
        if not guest.id:
            raise Refusal("not_allowed", "Who only looks on cannot do that: become a guest first.")
        if isinstance(command, AskWhy | AskOutcome):
            return room.ask(guest, command)
        seq = await self._finish(room.command(guest, command))
        return Ack(key=command.key, seq=room.table.known_to(guest.id, seq))

    async def look(self, table: str, guest: Guest) -> State:
        """Return how a table is now for a guest, who does not stay; raises `NoTable`."""
        return (await self._room(table)).look(guest)

    async def game(self, table: str) -> Game:
        """Return the game that a table plays, with the files of somebody's own if there are any; raises `NoTable`."""
        return (await self._room(table)).table.game

    async def file(self, table: str, kind: str) -> OwnFile | None:
        """Return the file of that kind with which a table plays, None if there is none; raises `NoTable`."""
        files = (await self._room(table)).table.files
        return next((file for file in files if file.kind == kind), None)

    async def hint(self, table: str, guest: Guest, seat: int, decision: int) -> Hint:
        """Return what a search would do for a guest's seat; raises `NoTable` or `Refusal`."""
        return await (await self._room(table)).hint(guest, seat, decision)

    @asynccontextmanager
    async def watch(
        self, table: str, guest: Guest, log: int = 0, chat: int = 0, *, packed: bool = False
    ) -> AsyncIterator[Watcher]:
        """Watch a table: ``async for state in watcher`` gives the latest, first at once, then after each change.

        ``log`` and ``chat`` are how many lines the guest was told before the connection was lost; ``packed`` as in
        `Told`. Raises `NoTable`, or `Refusal` where far too many watch already.
        """
        try:
            release = await self.take((await self._room(table)).claim(guest))
        except Full as full:
            raise Refusal("too_fast", CROWDED) from full
        try:
            room = await self._room(table)
            watcher = room.join(guest, Told(lines=log, chat=chat, packed=packed))
            try:
                yield watcher
            finally:
                room.leave(watcher)
        finally:
            release()

    async def tables(self, guest: Guest) -> Tables:
        """Return the tables where a guest sits, and those where anybody may sit down."""
        mine = await self._store.reader.of_guest(guest.id)
        lobby = await self._store.reader.lobby(self._time.now() - FRESH)
        return Tables(*[tuple(filter(None, [info_of(one, guest) for one in listed])) for listed in (mine, lobby)])

    async def steps(self, table: str, viewer: int | str, start: int, count: int) -> Steps:
        """Return moments of a finished game as a viewer saw them; raises `NoTable` or `Refusal`.

        The viewer after the spectators, or "open", sees everything.
        """
        found, games = await self._opened(table)
        if isinstance(viewer, str):
            if viewer != "open":
                raise Refusal("illegal", f"There is no viewer {names.quote(viewer)}: use a number, or open.")
            viewer = len(found.seats) + 1
        told = await replaying.steps(found, viewer, start, count)
        return msgspec.structs.replace(told, games=games if len(games) > 1 else ())

    async def analysis(self, table: str, guest: Guest) -> Analysed:
        """Return how far the analysis of a finished game is; raises `NoTable` or `Refusal`."""
        found, _ = await self._opened(table)
        told = Analysed(status="none", level=self._analyst.level(found.game).title, mine=found.seats_of(guest.id))
        analysis = analysis_of(await self._store.reader.analysis(table))
        if analysis is not None:
            return msgspec.structs.replace(told, status="done", analysis=analysis)
        replaying.finished(found)
        work, ahead = self._analyst.work(table), self._analyst.ahead(table)
        if work is None:
            return told
        status = "failed" if work.failed else "waiting" if ahead else "thinking"
        return msgspec.structs.replace(told, status=status, ahead=ahead, done=work.done, picks=work.picks)

    async def analyse(self, table: str, guest: Guest, *, idle: bool = False) -> Analysed:
        """Have a finished game analysed that the guest played, unless it is already; raises as `analysis`.

        If ``idle``, only where that lets no other game wait, and so that it counts as nobody's.
        """
        told = await self.analysis(table, guest)
        if told.status not in {"none", "failed"} or (idle and not self._analyst.is_idle()):
            return told
        found, _ = await self._opened(table)
        if not told.mine:
            raise Refusal("not_allowed", "Only who played a game has it analysed.")
        if found.game.table.makes:
            raise Refusal("illegal", f"{found.game.title} is won by nobody, so there are no chances to tell.")
        work = await self._analyst.ask(table, "" if idle else guest.id, self._store.slots)
        if work is not None:
            self._floor.go(self._analyse(found, work))
        return await self.analysis(table, guest)

    async def _analyse(self, table: Table, work: Work) -> None:
        data = ""
        try:
            data = await self._analyst.analyse(table, work)
            if data:
                await self._store.keep_analysis(table.name, data)
        except Exception:
            LOG.exception("The game at the table %s could not be analysed.", table.name)
            data = ""
        finally:
            self._analyst.end(table.name, failed=not data)

    async def record(self, table: str) -> bytes:
        """Return all about a finished game, for `fairness.verify`; raises `NoTable` or `Refusal`."""
        return await asyncio.to_thread(replaying.document, (await self._opened(table))[0])

    async def _opened(self, name: str) -> tuple[Table, tuple[str, ...]]:
        """Return a table at which nothing is hidden any more for games of its series to come, and the tables of these.

        A finished game shows the decks, and with them what its players would not know in the next one.
        """
        found = last = (await self._room(name)).table
        games = [*found.games, name]
        while last.next and not last.series_over and found.series.best_of > 1:
            last = (await self._room(last.next)).table
            games.append(last.name)
        if found.status == "over" and found.series.best_of > 1 and not (last.series_over or last.stranded):
            raise Refusal("late", "The series goes on: its games can be looked at and checked when it is over.")
        return found, tuple(games)

    # ---- rooms -------------------------------------------------------------------------------------------------

    async def _room(self, name: str) -> Room:
        room = self._rooms.get(name)
        if room is not None:
            room.touch()
            return room
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Room:
        try:
            room = await Room.load(self._floor, name)
            if room.was_silent:
                await room.change(Room.nothing)
            self._rooms[name] = room
            room.plan()
            return room
        finally:
            del self._loading[name]

    async def _finish(self, work: Any) -> Any:  # noqa: ANN401 - whatever the work returns
        """Do something to its end, even if whoever waits for it leaves."""
        return await asyncio.shield(self._floor.go(work))

    def _visit(self, name: str) -> None:
        self._floor.go(self._room(name))

    # ---- other processes ---------------------------------------------------------------------------------------

    def _told(self, origin: str, words: Sequence[str]) -> None:
        """Take note of which tables other processes have changed, who watches by way of them, and who has left."""
        if not words:
            self._floor.go(self._end_sessions())
        for word in words or list(self._rooms):
            if word.startswith(LEFT):
                self.sessions.end(word.removeprefix(LEFT))
                continue
            name, watched, guests = word.partition("@")
            room = self._rooms.get(name)
            if room is None:
                continue
            if watched:
                room.hear(origin, tuple(guests.split(",")) if guests else (), PULSE * 3)
            else:
                self._floor.go(room.refresh())

    async def _end_sessions(self) -> None:
        """End the sessions of which it was not heard that they have ended."""
        with suppress(SQLAlchemyError, OSError):
            for guest in await self._store.guests.gone(self.sessions.guests()):
                self.sessions.end(guest)

    def _announce(self, room: Room) -> None:
        if self._store.shared:
            if not self._announcing:
                self._floor.go(self._tell_soon())
            self._announcing[room.table.name] = room

    async def _tell_soon(self) -> None:
        """Wait for what else is to be announced: many come at once where another process has ended."""
        await asyncio.sleep(SOON)
        rooms = list(self._announcing.values())
        self._announcing.clear()
        await self._tell_others(rooms)

    async def _tell_others(self, rooms: Sequence[Room]) -> None:
        """Tell other processes who watches by way of this one."""
        with suppress(SQLAlchemyError, OSError):
            # One without a name is a dash, which is the id of nobody.
            words = [f"{room.table.name}@{','.join(guest or '-' for guest in room.here()[:MANY])}" for room in rooms]
            await self._store.announce(words)

    # ---- now and then ------------------------------------------------------------------------------------------

    async def _sweep(self, *, alone: bool) -> None:
        """Look now and then for tables at which something is due, and for those at which nobody is."""
        grace = 0.0 if alone else self._settings.overdue
        pulse = 0.0
        while not self._closing.is_set():
            try:
                await self._follow_clock()
                await self._take_over(self._time.now() - int(grace * 1000))
                now = asyncio.get_running_loop().time()
                if now >= pulse:
                    pulse = now + PULSE
                    if self._store.shared or await self._store.reader.waits():
                        await self._store.pulse(self._time.now())
                    await self._store.tidy()
                    await self._tell_others([room for room in self._rooms.values() if room.watchers])
            except (SQLAlchemyError, OSError):
                pass
            except Exception:
                LOG.exception("Looking after the tables failed; it is tried again.")
            self._drop()
            await comes(self._closing, self._settings.sweep)
            grace = self._settings.overdue if self._store.shared else 0.0

    async def _take_over(self, by: int) -> None:
        for name in await self._store.reader.due(by, LARGEST):
            if name in self._rooms or name in self._unplayable:
                continue
            try:
                room = await self._room(name)
                if room.table.stranded and room.table.result is not None:
                    self._unplayable.add(name)
                    LOG.warning("The table %s is %s.", name, room.table.result.reason)
            except NoTable as error:
                self._unplayable.add(name)
                LOG.warning("%s", error)
            if await comes(self._closing, BREATH):
                return

    async def _follow_clock(self) -> None:
        """Follow the clock where it is ahead: no clock of a player runs while the machine sleeps."""
        if self._store.shared:  # All processes have to have the same time, whatever their machines do.
            return
        leap = self._time.follow((self._settings.clock or milliseconds)())
        if leap is not None:
            LOG.warning("The clock has leapt ahead by %d seconds, which counts for nobody.", leap[1] // 1000)
            self._floor.silences.append(leap)
            for room in list(self._rooms.values()):
                if room.was_silent:
                    await room.change(Room.nothing)

    def _drop(self) -> None:
        now = asyncio.get_running_loop().time()
        for name, room in list(self._rooms.items()):
            if not room.busy and now - room.touched > self._settings.idle:
                del self._rooms[name]
                self._floor.go(room.close())


def info_of(listed: Listed, guest: Guest) -> TableInfo | None:
    """Return what a list tells a guest of a table, None if what is stored of it cannot be read."""
    try:
        return msgspec.convert(
            summary.decode(listed.summary).info(listed.table, listed.updated, guest.id), TableInfo, from_attributes=True
        )
    except (msgspec.DecodeError, TypeError, ValueError):
        LOG.exception("What is stored of the table %s for lists cannot be read.", names.quote(str(listed.table)))
        return None


def analysis_of(stored: str) -> GameAnalysis | None:
    """Return the analysis that is stored; None if there is none, or none that can be read, so that it is made anew."""
    try:
        return msgspec.json.decode(stored, type=GameAnalysis) if stored else None
    except msgspec.DecodeError:
        LOG.exception("What is stored as an analysis cannot be read.")
        return None


NOT_STORED: Final = "The database does not answer, so that could not be stored: try it again."
FAILED: Final = "Something went wrong in the program, and nothing has changed: try it again, or something else."
FRESH: Final = 24 * 3600 * 1000
"""Milliseconds that a table at which nothing happens stays in the lobby."""
LARGEST: Final = 5_000
"""Tables that are looked for at once."""
READY: Final = 2.5
"""Seconds that the database has to show that it takes what is written."""
PULSE: Final = 5.0
"""Seconds after which a process says again that it serves, and who watches by way of it."""
SOON: Final = 0.05
"""Seconds in which announcements to other processes are gathered."""
LEFT: Final = "~"
"""What stands before a guest whose session has ended, where processes tell each other."""
MANY: Final = 200
"""As many of those who watch a table are told to other processes."""
BREATH: Final = 0.01
"""Seconds between two tables that are taken over, for people who do something meanwhile."""
