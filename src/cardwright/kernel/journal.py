"""What was picked and what happened: linked lists that copies of a match share."""

from cardwright.kernel.events import Event


class Pick:
    """One pick of a match: the index of the option taken, and the pick before it."""

    __slots__ = ("before", "index")

    def __init__(self, index: int, before: "Pick | None") -> None:
        """Add a pick to those before it."""
        self.index: int = index
        self.before: Pick | None = before


class Entry:
    """One event of a match, who knew its card when it happened (a bit mask of viewers), and the entry before it."""

    __slots__ = ("before", "event", "known")

    def __init__(self, event: Event, known: int, before: "Entry | None") -> None:
        """Add an event to those before it."""
        self.event: Event = event
        self.known: int = known
        self.before: Entry | None = before


def picks_of(last: Pick | None) -> list[int]:
    """Return the indexes of a chain of picks, oldest first."""
    picks: list[int] = []
    while last is not None:
        picks.append(last.index)
        last = last.before
    picks.reverse()
    return picks
