"""What happened in a match, told to one viewer: in the words of `log`, and as scenes that can be shown.

`log` and `scenes` tell all of it; a `Follower` tells what is new since last time, with the names of cards as links.
"""

from bisect import bisect_right

from cardwright.kernel.basics.names import listing
from cardwright.kernel.basics.rows import alike
from cardwright.kernel.core.events import Entry, Event, Sampled
from cardwright.kernel.core.log import Line, Teller
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar.forms import capital
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.shapes import Scene
from cardwright.kernel.seeing.scenes import scenes_of


def log(m: State, viewer: int) -> list[str]:
    """Return what happened so far, oldest first, as the viewer may know it; nothing where the match keeps no journal.

    Raises ValueError for a viewer that there is not.
    """
    _, lines = Follower(viewer).update(m)
    return ["".join([text for text, _ in line]) for line in lines]


def scenes(m: State, viewer: int) -> list[Scene]:
    """Return what happened so far, oldest first, as the viewer saw it; nothing where the match keeps no journal.

    Raises ValueError for a viewer that there is not.
    """
    follower = Follower(viewer)
    follower.update(m)
    return follower.scenes(m, 0)


class Follower:
    """Follows the log of a match for one viewer, and tells only what is new or has changed.

    It does as much work as there are new events, follows copies of the match and matches loaded from a save as well,
    and after an undo takes lines back.
    """

    __slots__ = ("_before", "_entries", "_places", "_runs", "kept", "lines", "viewer")

    def __init__(self, viewer: int) -> None:
        """Begin with nothing told."""
        self.viewer: int = viewer
        self.lines: list[Line] = []
        """The whole log as it was last told."""
        self.kept: int = 0
        """How many entries of the journal were as they had been when it was last told."""
        self._entries: list[Entry] = []
        self._places: dict[int, int] = {}
        """Where each of the entries is, by its identity: they are kept, so that it stays theirs."""
        self._runs: list[int] = []
        """The places of the entries with which runs of like events begin."""
        self._before: list[int] = []
        """How many lines were told before each run."""

    def update(self, m: State) -> tuple[int, tuple[Line, ...]]:
        """Return from which line on the log has changed, and the lines from there to the end.

        Raises ValueError for a viewer that there is not.
        """
        players = m.game.players
        if not 0 <= self.viewer <= players:
            raise ValueError(
                f"There is no viewer {self.viewer}: players are 0 to {players - 1}, who only watches is {players}."
            )
        start = self.kept = self._take(m.journal)
        while self._runs and self._runs[-1] >= start:
            self._runs.pop()
            self._before.pop()
        # The last run that stays may grow, or have become shorter: it is told anew.
        begin = self._runs.pop() if self._runs else 0
        before = self._before.pop() if self._before else 0
        old = self.lines[before:]
        del self.lines[before:]
        self._tell(m, begin)
        if m.outcome is not None:
            self.lines.append(((_ending(m, self.viewer), ""),))
        new = self.lines[before:]
        same = alike(old, new)
        return before + same, tuple(new[same:])

    @property
    def entries(self) -> int:
        """How many entries the journal has."""
        return len(self._entries)

    def scenes(self, m: State, begin: int) -> list[Scene]:
        """Return what the viewer saw happen in the entries from that one on; `update` tells up to which they go."""
        return [scene for _, scene in self.scenes_by_entry(m, begin)]

    def scenes_by_entry(self, m: State, begin: int) -> list[tuple[int, Scene]]:
        """Return the same, each scene with the place of its entry in the journal, which viewers are not to know."""
        told: list[tuple[int, Scene]] = []
        ends = [*self._before[1:], len(self.lines)]
        for place, entry, knows, prints in self._seen(m, begin):
            run = bisect_right(self._runs, place) - 1
            line = self._before[run] if run >= 0 and self._before[run] < ends[run] else -1
            told += [(place, scene) for scene in scenes_of(m, entry, knows, prints, line)]
        return told

    def _take(self, journal: Entry | None) -> int:
        """Take over the entries of a journal, and return up to which place nothing has changed."""
        fresh: list[Entry] = []
        entry = journal
        while entry is not None and id(entry) not in self._places:
            fresh.append(entry)
            entry = entry.before
        keep = 0 if entry is None else self._places[id(entry)] + 1
        changed = [*fresh, *self._entries[keep:]]
        if keep and [one for one in changed if isinstance(one.event, Sampled)]:
            # A sample changes how all that was before it is told.
            while entry is not None:
                fresh.append(entry)
                entry = entry.before
            keep = 0
        for gone in self._entries[keep:]:
            del self._places[id(gone)]
        del self._entries[keep:]
        fresh.reverse()
        for one in fresh:
            self._places[id(one)] = len(self._entries)
            self._entries.append(one)
        return keep

    def _tell(self, m: State, begin: int) -> None:
        """Tell all entries from that place on, of which the first begins a run."""
        prints = m.prints
        run: list[tuple[Event, bool]] = []
        for place, event, known, printed in self._told(m, begin):
            if run and event.continues(run[-1][0]):
                run.append((event, known))
            else:
                self._say(Teller(self.viewer, m.names, prints, run))
                run = [(event, known)]
                self._runs.append(place)
                self._before.append(len(self.lines))
            prints = printed
        self._say(Teller(self.viewer, m.names, prints, run))

    def _say(self, teller: Teller) -> None:
        line = teller.line() if teller.run else ()
        if line:
            self.lines.append(line)

    def _told(self, m: State, begin: int) -> "list[tuple[int, Event, bool, tuple[CardPrint, ...]]]":
        """Return the events from a place on, with whether the viewer knew their cards, and what these were then."""
        seen = self._seen(m, begin)
        return [(place, entry.event, entry.known & knows == knows, prints) for place, entry, knows, prints in seen]

    def _seen(self, m: State, begin: int) -> "list[tuple[int, Entry, int, tuple[CardPrint, ...]]]":
        """Return the entries from a place on, with the mask of those who must have known a card, and what it was."""
        told: list[tuple[int, Entry, int, tuple[CardPrint, ...]]] = []
        knows = 1 << self.viewer
        prints = m.prints
        for place in range(len(self._entries) - 1, begin - 1, -1):
            entry = self._entries[place]
            event = entry.event
            if isinstance(event, Sampled):
                # What was before a sample is told as far as its player knew: the rest of the world was made up since.
                knows |= 1 << event.player
                prints = event.prints
            else:
                told.append((place, entry, knows, prints))
        told.reverse()
        return told


def _ending(m: State, viewer: int) -> str:
    assert m.outcome is not None
    winners = m.outcome.winners
    if not winners:
        reason = m.outcome.reason
        return f"{capital(reason)}." if m.game.table.makes else f"Nobody wins: {reason}."
    if winners == (viewer,):
        return f"You win: {m.outcome.reason}."
    names = listing(["you" if winner == viewer else m.names[winner] for winner in winners])
    return capital(f"{names} {'win' if len(winners) > 1 else 'wins'}: {m.outcome.reason}.")
