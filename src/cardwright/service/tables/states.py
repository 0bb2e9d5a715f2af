"""Telling people about a table: a `State` has what its viewer may know, and nothing else.

What it tells of the match is `Match.view` and the log as the viewer may know it; all else is public at the table, or
the guest's own.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import Raw

from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.shapes import Scene, View
from cardwright.kernel.pieces.tally import Tally
from cardwright.kernel.seeing.follower import Follower
from cardwright.kernel.seeing.views import Alike
from cardwright.service import protocol
from cardwright.service.protocol import (
    LogPart,
    LogTail,
    SceneTail,
    SeatState,
    Shuffle,
    State,
    UndoState,
)
from cardwright.service.tables import lessons, own, series, undoing
from cardwright.service.tables.clocks import Clocks
from cardwright.service.tables.seats import Seat
from cardwright.service.tables.table import Table

LATELY: Final = 120
"""So many scenes are told to whoever comes to a table: about the last two turns."""
NOTHING_ELSE: Final = "There is nothing else for you to do: the game goes on by itself."
"""What is told instead of a question that settings are about to answer."""


@dataclass(slots=True)
class Told:
    """What a connection has been told: as who, so many lines of the log, entries of the journal, lines of the chat.

    What is told to one that is ``packed`` is only written out: parts of it may be JSON already (`msgspec.Raw`).
    """

    viewer: int = -1
    lines: int = 0
    entries: int = 0
    chat: int = 0
    packed: bool = False
    scenes: list[int] = field(default_factory=list)
    """The entry of which each scene was told. People hear of the number of scenes: that of entries grows with what
    is hidden from them too."""


Heard = tuple[LogTail, SceneTail, list[int]]
"""What somebody is told of what happened, and the entries of the scenes."""


def packed(part: object) -> Any:  # noqa: ANN401 - it stands for the part, whatever that is
    """Return a part of a message as JSON: to be told to several, and nothing that the collector has to go through."""
    return Raw(protocol.encode(part))


class Teller:
    """Tells all who watch a table about it; does what is the same for several of them once."""

    def __init__(self) -> None:
        """Begin with nothing told."""
        self._alike = Alike(packed)
        """What all see alike of the match as it is."""
        self._watched: View | None = None
        """What those see who only watch, packed, since many may."""
        self._heard: tuple[Heard, tuple[bool, int, int, int]] | None = None
        """What one of them heard last, packed, and after what: crowds come and are told together."""
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
        self._look(table)
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
            view=self._view(table, viewer, told),
            log=log,
            scenes=scenes,
            chat=chat,
            watching=watching,
            shuffle=Shuffle(
                commitment=table.commitment,
                asked=table.unrevealed() if shuffling else (),
                revealed=table.match is not None,
                head=table.links[-1] if table.links else "",
            ),
            undo=_undo(table, guest),
            hints=table.casual and table.status == "playing" and bool(table.seats_of(guest)),
            unfit=_unfit(table, guest),
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

    def _look(self, table: Table) -> None:
        """Let go of what was made for all when the match was another one."""
        if table.changes != self._changes:
            self._alike = Alike(packed)
            self._watched = None
            self._heard = None
            self._tallied = None
            self._changes = table.changes

    def _view(self, table: Table, viewer: int, told: Told) -> View | None:
        if table.match is None:
            return None
        watches = told.packed and viewer >= len(table.seats)
        if watches and self._watched is not None:
            return self._watched
        view = table.match.view(viewer, self._alike if told.packed else None)
        if table.status == "over":  # Also where its players ended it, in the middle of a question.
            view["decision"] = None
        if viewer == table.hesitating:
            view["decision"] = {"player": viewer, "players": [viewer], "prompt": NOTHING_ELSE}
        if watches:
            view = self._watched = packed(view)
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
        comes = told.viewer != viewer
        if comes:
            told.lines = self._known(table, guest, told, len(follower.lines))
            told.scenes.clear()
            told.viewer = viewer
        else:
            while told.scenes and told.scenes[-1] >= told.entries:
                told.scenes.pop()
        if told.packed and viewer >= len(table.seats):
            after = (comes, told.lines, told.entries, len(told.scenes))
            if self._heard is None or self._heard[1] != after:
                log, scenes, entries = _since(follower, table.match, told, comes=comes)
                self._heard = (packed(log), packed(scenes), entries), after
            log, scenes, entries = self._heard[0]
        else:
            log, scenes, entries = _since(follower, table.match, told, comes=comes)
        told.lines, told.entries = len(follower.lines), follower.entries
        told.scenes += entries
        return log, scenes

    def _known(self, table: Table, guest: str, told: Told, total: int) -> int:
        """Return how many lines a connection knows that is told as this viewer for the first time.

        What it says it was told before counts but for the last line, which may have grown, unless some were taken back
        or it may have looked through other eyes.
        """
        if told.viewer >= 0 or table.undone or len(table.seats_of(guest)) > 1:
            return 0
        return max(0, min(told.lines, total) - 1)


def _since(follower: Follower, match: Match, told: Told, *, comes: bool) -> Heard:
    """Return what happened since a connection was told last, and the entries of the scenes; the latest if it comes."""
    happened = _lately(follower, match) if comes else follower.scenes_by_entry(match, told.entries)
    first = len(told.scenes)
    tail = SceneTail(first, first + len(happened), tuple([scene for _, scene in happened]))
    return LogTail(told.lines, lines(follower.lines[told.lines :])), tail, [entry for entry, _ in happened]


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


def _unfit(table: Table, guest: str) -> tuple[str, ...]:
    """Return the decks that ship and are not meant to meet what others have chosen, as long as decks are chosen.

    That tells of what kind those are, as of which format, and no more.
    """
    game = table.game
    if table.status != "waiting" or not game.decks:
        return ()
    met = game.decks_to_meet([seat.deck for seat in table.seats if seat.deck is not None and seat.guest != guest])
    return tuple(name for name, deck in game.decks.items() if deck not in met)


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
