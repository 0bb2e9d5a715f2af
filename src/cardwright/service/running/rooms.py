"""A table in memory: commands one after another, what is done by itself, and those who watch.

What happens is made on a draft, stored, and only then seen (`table`). If another process was faster, the draft is
thrown away, and the command is obeyed again on what the table is like now.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from cardwright.service import measures
from cardwright.service.facts import Hint
from cardwright.service.limits import Claim
from cardwright.service.protocol import AnyCommand, AskOutcome, AskWhy, Foreseen, State, Why
from cardwright.service.running.priority import Later
from cardwright.service.running.thinking import Thinker
from cardwright.service.storage import Change, Conflict, Guest, Row, Store
from cardwright.service.tables import commands, events, playing, seating, summary
from cardwright.service.tables.states import Teller, Told
from cardwright.service.tables.table import Table
from cardwright.service.troubles import NoTable, Refusal
from cardwright.service.waiting import comes

LOG: Final = logging.getLogger(__name__)

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""What the names of tables are made of: nothing that is easily taken for something else."""
LENGTH: Final = 12
SECRET_BYTES: Final = 32
OTHERS_FIRST: Final = 2.0
"""Seconds that a process leaves to the one that wrote last to go on with a table."""
MOST_WATCHERS: Final = 500
"""Who may watch a table, by way of all processes; players always may."""
CROWDED: Final = "So many people watch this table that nobody else can just now."
TRIES: Final = 30
"""How often something is tried that other processes are in the way of."""
BREATH: Final = 200
"""Events of a log after which others have their turn."""
AGAIN: Final = 2.0
"""Seconds after which what was due and failed is tried again."""


@dataclass(slots=True)
class Floor:
    """What all tables of a process share."""

    store: Store
    thinker: Thinker
    clock: Callable[[], int]
    """Tells the time, in milliseconds since 1970."""
    pace: float
    """Seconds that a bot takes for a pick at least, so that people can follow."""
    gather: float
    """Seconds in which comings and goings at a table are told together."""
    visit: Callable[[str], None]
    """Called with a table that was made besides, at which something may be due."""
    announce: "Callable[[Room], None]"
    """Called when others watch a table than before."""
    later: Later = field(default_factory=Later)
    """Wakes those who can wait for what they are told."""
    silences: list[tuple[int, int]] = field(default_factory=list)
    """Since when there was no service, or no time that counts, and for how many milliseconds."""
    tasks: "set[asyncio.Task[Any]]" = field(default_factory=set)
    """What is under way, and is to be finished before the process ends."""

    def go(self, work: "Coroutine[Any, Any, Any]") -> "asyncio.Task[Any]":
        """Begin something that goes on even if nobody waits for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


class Watcher:
    """A connection that is told about a table: always the latest, and nothing that has been overtaken since."""

    def __init__(self, room: "Room", guest: Guest, told: Told) -> None:
        """Watch a room."""
        self.room = room
        self.guest = guest
        self.told = told
        self.seq = -1
        """Of how many events the guest knew when they were told last."""
        self.news = asyncio.Event()

    def __aiter__(self) -> "Watcher":
        """Go through the states as they come."""
        return self

    async def __anext__(self) -> State:
        """Wait for news, and return what there is to tell."""
        await self.news.wait()
        self.news.clear()
        self.room.floor.later.forget(self.news)
        return self.room.state(self)


class Room:
    """A table in memory."""

    def __init__(self, floor: Floor, table: Table, *, ours: bool) -> None:
        """Keep a table; ``ours`` says that this process goes on with it at once."""
        self.floor = floor
        self.table = table
        self.ours = ours
        self.done: dict[tuple[str, str], int] = {}
        """How many events there were after each command that is done."""
        self.watchers: list[Watcher] = []
        self.elsewhere: dict[str, tuple[float, tuple[str, ...]]] = {}
        """Who watches by way of other processes, and until when that holds."""
        self.teller = Teller()
        self.stale = False
        """Whether the log may have more than is known here."""
        self.touched = 0.0
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._acting: asyncio.Task[None] | None = None
        self._moved = asyncio.Event()
        self._gathering: asyncio.TimerHandle | None = None
        self._gathered = 0.0
        """When last comings and goings were told."""
        self._present: tuple[float, set[str], int] | None = None
        self.touch()

    @staticmethod
    async def load(floor: Floor, name: str) -> "Room":
        """Return the table of that name; raises `NoTable`."""
        rows = await floor.store.reader.events(name)
        if not rows:
            raise NoTable("There is no such table: the link may be mistyped.")
        room = Room(floor, Table(name), ours=False)
        try:
            # The first says what is played: files of somebody's own take up to a second to read.
            await asyncio.to_thread(room._take, room.table, rows[:1])
            for begin in range(1, len(rows), BREATH):
                room._take(room.table, rows[begin : begin + BREATH])
                await asyncio.sleep(0)
        except (TypeError, ValueError) as error:
            raise NoTable(f"The table {name} cannot be read: what is stored of it is damaged.") from error
        if room.table.stranded:
            # How it ended was noted where it could be played.
            with suppress(ValueError):
                room.table.result = summary.decode(await floor.store.reader.summary(name)).result or room.table.result
        return room

    # ---- commands ----------------------------------------------------------------------------------------------

    def ask(self, guest: Guest, command: AskWhy | AskOutcome) -> Why | Foreseen:
        """Answer a question, which changes nothing; `Refusal` if it cannot be answered."""
        self.touch()
        if isinstance(command, AskOutcome):
            return playing.outcome(self.table, guest.id, command)
        return Why(key=command.key, card=command.card, sentence=playing.why(self.table, guest.id, command))

    async def hint(self, guest: Guest, seat: int, decision: int) -> Hint:
        """Return what a search would do for a guest's seat; `Refusal` if none is given there, or none came in time."""
        self.touch()
        table = self.table
        playing.hinted(table, guest.id, seat, decision)
        found = await self.floor.thinker.hint(table, seat)
        if found is None:
            raise Refusal("failed", "No hint came in time: ask again.")
        options = playing.shown(table, seat, found.codes)
        return Hint(decision=decision, options=options, chance=found.chance, sentence=found.sentence)

    async def command(self, guest: Guest, command: AnyCommand) -> int:
        """Obey a command, and return how many events there are then.

        Raises `Refusal`; what the database raises says that it is not known whether the command is done.
        """
        self.touch()

        def obey(draft: Table, now: int) -> list[Table]:
            playing.on_time(draft, now)
            commands.obey(draft, guest.id, guest.name, command, now)
            return followed(draft, now)

        return await self.change(obey, guest.id, command.key)

    async def change(self, work: Callable[[Table, int], Sequence[Table]], guest: str = "", key: str = "") -> int:
        """Let something happen, and return how many events there are when it has.

        ``work`` does it on a draft at a time, maybe more than once, and returns the drafts of tables that it made
        besides. With ``guest`` and ``key`` it happens only once.
        """
        async with self._lock:
            for tries in range(1, TRIES + 1):
                if self.stale:
                    await self._catch_up()
                if guest and (guest, key) in self.done:
                    return self.done[guest, key]
                draft = self.table.draft()
                now = max(self.floor.clock(), draft.at)
                self._skip_silences(draft, now)
                made = work(draft, now)
                if not draft.news:
                    return draft.seq
                change = change_of(draft, self.table, guest, key)
                others = [change_of(other, None, other.host, f"after:{draft.name}") for other in made]
                try:
                    await self.floor.store.append(*others, change)
                except Conflict:
                    self.stale = True
                    if tries == TRIES:
                        raise
                    continue
                except BaseException:
                    self.stale = True  # It is not known whether this is stored.
                    raise
                self._stored(draft)
                if guest:
                    self.done[guest, key] = draft.seq
                self.changed()
                for other in made:
                    self.floor.visit(other.name)
                return draft.seq
        raise AssertionError

    def _stored(self, draft: Table) -> None:
        """Let a draft that is stored be the table."""
        for event in draft.news:
            if isinstance(event, events.Picked):
                measures.picks(event.by).inc()
        draft.news = []
        self.table = draft
        self.ours = True

    # ---- other processes ---------------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Take over what other processes have written."""
        self.stale = True
        async with self._lock:
            if self.stale:
                with suppress(SQLAlchemyError, OSError):  # It stays stale, and so is looked at before it is used.
                    await self._catch_up()

    async def _catch_up(self) -> None:
        self.stale = False  # What is told from now on is news again.
        try:
            rows = await self.floor.store.reader.events(self.table.name, self.table.seq)
        except BaseException:
            self.stale = True
            raise
        if rows:
            table = self.table.draft()
            self._take(table, rows)
            self.table = table
            self.ours = False
            self.changed()

    def _take(self, table: Table, rows: Sequence[Row]) -> None:
        table.replay(events.decode(row.data) for row in rows)
        for row in rows:
            if row.guest is not None and row.key is not None:
                self.done[row.guest, row.key] = row.number + 1

    # ---- what is done by itself --------------------------------------------------------------------------------

    def changed(self) -> None:
        """Tell all who watch and may know of it, and see to what is due."""
        self._moved.set()
        for watcher in self.watchers:
            if self.table.known_to(watcher.guest.id) != watcher.seq:
                self._wake(watcher)
        self.plan()

    def plan(self) -> None:
        """See to what is due next: a bot's pick at once, everything else when its time has come."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if playing.bot_to_move(self.table) >= 0:
            if self._acting is None:
                self._acting = self.floor.go(self._bots())
            return
        due = playing.due(self.table)
        if due is not None:
            wait = max(0, due - self.floor.clock()) / 1000 + (0 if self.ours else OTHERS_FIRST)
            self._timer = asyncio.get_running_loop().call_later(wait, self._on_time)

    def _on_time(self) -> None:
        self.floor.go(self._look())

    async def _look(self) -> None:
        def look(draft: Table, now: int) -> list[Table]:
            playing.on_time(draft, now)
            return followed(draft, now)

        try:
            seq = self.table.seq
            await self.change(look)
            if seq == self.table.seq:
                self.plan()
        except Exception:
            LOG.exception("What was due at the table %s failed.", self.table.name)
            self._timer = asyncio.get_running_loop().call_later(AGAIN, self._on_time)

    async def _bots(self) -> None:
        """Let bots pick as long as it is their turn."""
        try:
            while True:
                seat = playing.bot_to_move(self.table)
                if seat < 0:
                    break
                try:
                    await self._bot(seat)
                except Exception:
                    LOG.exception("A bot could not play at the table %s.", self.table.name)
                    await asyncio.sleep(AGAIN)
        finally:
            self._acting = None
        self.plan()

    async def _bot(self, seat: int) -> None:
        table = self.table
        decision = table.decision(seat)
        self._moved.clear()
        if not self.ours and await comes(self._moved, OTHERS_FIRST):
            return
        with measures.THINKING.time():
            option = await self.floor.thinker.pick(table, seat, watched=bool(self.watchers))
        early = table.shown / 1000 + self.floor.pace - self.floor.clock() / 1000
        if early > 0:
            await asyncio.sleep(early)

        def pick(draft: Table, now: int) -> list[Table]:
            playing.on_time(draft, now)
            if seat in draft.asked and draft.decision(seat) == decision:
                playing.bot_picks(draft, seat, option, now)
            return []

        await self.change(pick)

    @property
    def was_silent(self) -> bool:
        """Whether time is counted at the table that there was no service in."""
        table = self.table
        return counting(table) and any(table.at <= since for since, _ in self.floor.silences)

    def _skip_silences(self, draft: Table, now: int) -> None:
        """Let what was counted before there was no service not count that time."""
        for since, milliseconds in self.floor.silences:
            if counting(draft) and draft.at <= since:
                draft.happen(events.Paused(at=now, milliseconds=milliseconds))

    @staticmethod
    def nothing(_: Table, __: int) -> list[Table]:
        """Do nothing but what is due anyhow."""
        return []

    # ---- who watches -------------------------------------------------------------------------------------------

    def claim(self, guest: Guest) -> Claim:
        """Return the place among those who watch that somebody takes who wants to; `CROWDED` if there is none."""
        return Claim("watching", self.table.name, inf if self.table.seats_of(guest.id) else MOST_WATCHERS)

    def join(self, guest: Guest, told: Told) -> Watcher:
        """Let somebody watch."""
        self.touch()
        watcher = Watcher(self, guest, told)
        self.watchers.append(watcher)
        self.teller.join(told)
        self._wake(watcher)
        self._came_or_went()
        self.floor.announce(self)
        return watcher

    def look(self, guest: Guest) -> State:
        """Return how the table is now for somebody who does not stay."""
        self.touch()
        return self.state(Watcher(self, guest, Told()))

    def leave(self, watcher: Watcher) -> None:
        """Let somebody watch no more."""
        self.touch()
        self.watchers.remove(watcher)
        self.floor.later.forget(watcher.news)
        self.teller.leave(watcher.told)
        self._came_or_went()
        self.floor.announce(self)

    def _came_or_went(self) -> None:
        """Let all know who is here, but not for each who comes or goes."""
        self._present = None
        if self._gathering is None:
            loop = asyncio.get_running_loop()
            at = max(self._gathered + self.floor.gather, loop.time())
            self._gathering = loop.call_at(at, self._tell_who_is_here)

    def _tell_who_is_here(self) -> None:
        self._gathering = None
        self._gathered = asyncio.get_running_loop().time()
        for watcher in self.watchers:
            self.floor.later.wake(watcher.news)

    def _wake(self, watcher: Watcher) -> None:
        """Tell somebody at once if they are asked something, else when those who are have been told."""
        if self.table.viewer_of(watcher.guest.id) in self.table.asked:
            watcher.news.set()
        else:
            self.floor.later.wake(watcher.news)

    def state(self, watcher: Watcher) -> State:
        """Return what somebody who watches is told now."""
        watcher.seq = self.table.known_to(watcher.guest.id)
        here, nameless = self._all_here()
        seated = {seat.guest for seat in self.table.seats}
        watching = len(here) - len(here & seated) + nameless
        return self.teller.state(self.table, watcher.guest.id, watcher.told, self.floor.clock(), here, watching)

    def _all_here(self) -> tuple[set[str], int]:
        """Return the guests who watch by way of any process, and how many more nobody knows."""
        now = asyncio.get_running_loop().time()
        if self._present is None or self._present[0] <= now:
            others = [guest for until, guests in self.elsewhere.values() if until > now for guest in guests]
            everybody = [*self.here(), *others]
            # Nobody knows whether two without a name are the same.
            nameless = everybody.count("") + everybody.count("-")
            ends = [until for until, _ in self.elsewhere.values() if until > now]
            self._present = (min(ends, default=inf), set(everybody) - {"", "-"}, nameless)
        return self._present[1:]

    def here(self) -> list[str]:
        """Return the guests who watch by way of this process."""
        ids = [watcher.guest.id for watcher in self.watchers]
        return [*dict.fromkeys(filter(None, ids)), *[one for one in ids if not one]]

    def hear(self, origin: str, guests: tuple[str, ...], lasts: float) -> None:
        """Take note of who watches by way of another process, for so many seconds."""
        before = self.elsewhere.pop(origin, (0.0, ()))[1]
        if guests:
            self.elsewhere[origin] = (asyncio.get_running_loop().time() + lasts, guests)
        self._present = None
        if guests != before:
            self._came_or_went()

    def touch(self) -> None:
        """Note that somebody was interested."""
        self.touched = asyncio.get_running_loop().time()

    @property
    def busy(self) -> bool:
        """Whether this table has to stay in memory."""
        return bool(self.watchers) or self._acting is not None or self._lock.locked()

    async def close(self) -> None:
        """Do nothing by itself any more."""
        if self._gathering is not None:
            self._gathering.cancel()
        if self._timer is not None:
            self._timer.cancel()
        if self._acting is not None:
            self._acting.cancel()
            with suppress(asyncio.CancelledError):
                await self._acting


# ---- making --------------------------------------------------------------------------------------------------------


def new_name() -> str:
    """Return the name of a new table, which nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def new_secret() -> bytes:
    """Return what the service puts into a shuffle."""
    return secrets.token_bytes(SECRET_BYTES)


def counting(table: Table) -> bool:
    """Tell whether the time that passes is that of players."""
    return bool(table.clocks.running) or table.goes_on_at is not None


def followed(table: Table, now: int) -> list[Table]:
    """Return the draft of the rematch, or of the next game of the series, once all who play want one."""
    if not playing.all_want_rematch(table):
        return []
    after = seating.follow(table, new_name(), new_secret(), now)
    table.happen(events.Followed(at=now, table=after.name))
    return [after]


def change_of(draft: Table, before: Table | None, guest: str = "", key: str = "") -> Change:
    """Return what is to be stored of a draft; a table that is new is made once for ``guest`` and ``key``."""
    guests = tuple(seat.guest for seat in draft.seats if seat.guest)
    old = () if before is None else tuple(seat.guest for seat in before.seats if seat.guest)
    return Change(
        table=draft.name,
        first=draft.seq - len(draft.news),
        events=tuple(events.encode(event) for event in draft.news),
        guest="" if before is None else guest,
        key="" if before is None else key,
        lobby=draft.public and draft.status == "waiting" and any(seat.open for seat in draft.seats),
        updated=draft.shown,
        due=summary.due(draft),
        summary=summary.encode(summary.summary_of(draft)),
        made=(guest, key) if before is None else None,
        seated=None if before is not None and guests == old else guests,
    )
