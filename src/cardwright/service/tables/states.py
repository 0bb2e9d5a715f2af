"""Telling people about a table: a `State` has what its viewer may know, and nothing else.

What it tells of the match is `Match.view` and the log as the viewer may know it; all else is public at the table, or
the guest's own.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.shapes import Scene, View
from cardwright.kernel.pieces.tally import Tally
from cardwright.kernel.seeing.follower import Follower
from cardwright.service.protocol import (
    LogPart,
    LogTail,
    SceneTail,
    SeatState,
    Shuffle,
    State,
    UndoState,
)
from cardwright.service.tables import fairness, lessons, own, series, undoing
from cardwright.service.tables.clocks import Clocks
from cardwright.service.tables.seats import Seat
from cardwright.service.tables.table import Table

LATELY: Final = 120
"""So many scenes are told to whoever comes to a table: about the last two turns."""
NOTHING_ELSE: Final = "There is nothing else for you to do: the game goes on by itself."
"""What is told instead of a question that settings are about to answer."""


@dataclass(slots=True)
class Told:
    """What a connection has been told: as who, so many lines of the log, entries of the journal, lines of the chat."""

    viewer: int = -1
    lines: int = 0
    entries: int = 0
    chat: int = 0
    scenes: list[int] = field(default_factory=list)
    """The entry of which each scene was told. People hear of the number of scenes: that of entries grows with what
    is hidden from them too."""


class Teller:
    """Tells all who watch a table about it; does what is the same for several of them once."""

    def __init__(self) -> None:
        """Begin with nothing told."""
        self._watched: View | None = None
        """What those see who only watch, since many may; at a seat a view is told once, and is too large to be kept."""
        self._tallied: tuple[Tally, ...] | None = None
        self._changes = -1
        self._followers: dict[int, Follower] = {}
        self._updated: dict[int, int] = {}
        self._all: list[Told] = []

    def join(self, told: Told) -> None:
        """Begin to tell a connection, which has been told so much."""
        self._all.append(told)

    def leave(self, told: Told) -> None:
        """Tell it no more."""
        self._all = [other for other in self._all if other is not told]

    def state(
        self, table: Table, guest: str, told: Told, now: int, here: Collection[str] = (), watching: int = 0
    ) -> State:
        """Return what a guest may know now; log and chat begin where the connection was told last.

        ``here`` are the guests who are connected, ``watching`` counts those who have no seat.
        """
        viewer = table.viewer_of(guest)
        clocks = table.clocks.now(now)
        shuffling = table.status == "shuffling"
        seats = tuple(_seat(table, i, seat, guest, here, clocks) for i, seat in enumerate(table.seats))
        chat = table.chat[told.chat :]
        told.chat = len(table.chat)
        log, scenes = self._happened(table, guest, viewer, told)
        return State(
            table=table.name,
            seq=table.known_to(guest),
            now=now,
            game=table.game.name,
            status=table.status,
            host=guest == table.host,
            public=table.public,
            options=table.options,
            own=own.told(table.files),
            clock=table.clocks.rule,
            seats=seats,
            viewer=viewer,
            decision=table.decision(viewer),
            view=self._view(table, viewer),
            log=log,
            scenes=scenes,
            chat=chat,
            watching=watching,
            shuffle=Shuffle(
                commitment=fairness.commitment(table.name, table.secret),
                asked=table.unrevealed() if shuffling else (),
                revealed=table.match is not None,
                head=table.links[-1] if table.links else "",
            ),
            undo=_undo(table, guest),
            hints=table.casual and table.status == "playing" and bool(table.seats_of(guest)),
            passing=_passing(table, viewer),
            result=table.result,
            tally=self._tally(table),
            series=series.told(table, guest, now),
            next=table.next,
            coach=lessons.coach(table, viewer),
        )

    def _tally(self, table: Table) -> tuple[Tally, ...]:
        if table.match is None or table.status != "over":
            return ()
        if self._tallied is None:
            self._tallied = table.match.game.tally(table.match)
        return self._tallied

    def _view(self, table: Table, viewer: int) -> View | None:
        if table.match is None:
            return None
        if table.changes != self._changes:
            self._watched = None
            self._tallied = None
            self._changes = table.changes
        watches = viewer >= len(table.seats)
        view = self._watched if watches else None
        if view is None:
            view = table.match.view(viewer)
            if table.status == "over":  # Also where its players ended it, in the middle of a question.
                view["decision"] = None
            if watches:
                self._watched = view
        if viewer == table.hesitating:
            return {**view, "decision": {"player": viewer, "players": [viewer], "prompt": NOTHING_ELSE}}
        return view

    def _happened(self, table: Table, guest: str, viewer: int, told: Told) -> tuple[LogTail, SceneTail]:
        if table.match is None:
            return LogTail(0, ()), SceneTail(0, 0, ())
        follower = self._followers.get(viewer)
        if follower is None:
            follower = self._followers[viewer] = Follower(viewer)
        if self._updated.get(viewer) != table.changes:
            start, _ = follower.update(table.match)
            self._updated[viewer] = table.changes
            for other in self._all:
                if other.viewer == viewer:
                    other.lines = min(other.lines, start)
                    other.entries = min(other.entries, follower.kept)
        if told.viewer != viewer:
            told.lines = self._known(table, guest, told, len(follower.lines))
            told.scenes.clear()
            told.viewer = viewer
            happened = _lately(follower, table.match)
        else:
            while told.scenes and told.scenes[-1] >= told.entries:
                told.scenes.pop()
            happened = follower.scenes_by_entry(table.match, told.entries)
        start, first = told.lines, len(told.scenes)
        told.lines, told.entries = len(follower.lines), follower.entries
        told.scenes += [entry for entry, _ in happened]
        tail = SceneTail(first, len(told.scenes), tuple(scene for _, scene in happened))
        return LogTail(start, lines(follower.lines[start:])), tail

    def _known(self, table: Table, guest: str, told: Told, total: int) -> int:
        """Return how many lines a connection knows that is told as this viewer for the first time.

        What it says it was told before counts but for the last line, which may have grown, unless some were taken back
        or it may have looked through other eyes.
        """
        if told.viewer >= 0 or table.undone or len(table.seats_of(guest)) > 1:
            return 0
        return max(0, min(told.lines, total) - 1)


def _lately(follower: Follower, match: Match) -> list[tuple[int, Scene]]:
    """Return the last `LATELY` scenes, and go back no further in the journal than need be: crowds come to tables."""
    back = LATELY
    while True:
        begin = max(0, follower.entries - back)
        happened = follower.scenes_by_entry(match, begin)
        if begin == 0 or len(happened) >= LATELY:
            return happened[-LATELY:]
        back *= 2


def lines(told: Sequence[tuple[tuple[str, str], ...]]) -> tuple[tuple[LogPart, ...], ...]:
    """Return lines of the log as messages have them."""
    return tuple(tuple(LogPart(text, card) for text, card in line) for line in told)


def _seat(table: Table, number: int, seat: Seat, guest: str, here: Collection[str], clocks: Clocks) -> SeatState:
    timed = table.clocks.ticking and bool(seat.guest) and not seat.out
    return SeatState(
        kind="person" if seat.guest else "bot" if seat.bot else "open",
        name=seat.name,
        bot=seat.player,
        deck=seat.deck.name if seat.deck is not None and _shows(table, seat, guest) else "",
        chosen=seat.deck is not None,
        mine=bool(guest) and seat.guest == guest,
        here=bool(seat.guest) and seat.guest in here,
        resigned=bool(seat.out),
        rematch=seat.offer is not None,
        thinking=bool(seat.player) and number in table.asked,
        left=max(0, clocks.left[number] + clocks.overtime) if timed else None,
        overtime=clocks.overtime if timed else 0,
        running=number in table.clocks.running,
    )


def _shows(table: Table, seat: Seat, guest: str) -> bool:
    """Tell whether a guest may know the deck of a seat: nobody chooses theirs knowing what the others play."""
    return table.status != "waiting" or (bool(guest) and guest == (seat.guest or table.host))


def _undo(table: Table, guest: str) -> UndoState:
    free, askable = undoing.possible(table, guest)
    asking = table.asking
    if asking is None:
        return UndoState(free=free, askable=askable)
    takes = table.choices(asking.to)
    return UndoState(free=free, askable=askable, asking=asking.seat, waiting=asking.waiting, takes=takes)


def _passing(table: Table, viewer: int) -> dict[str, Any] | None:
    passing = table.passing.get(viewer)
    if passing is None:
        return None
    return {
        "stops": passing.stops,
        "idle": passing.idle,
        "until": passing.until,
        "answers": passing.answers,
    }
