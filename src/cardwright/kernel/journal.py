"""What was picked and what happened: linked lists that copies of a match share."""

from typing import TYPE_CHECKING

from cardwright.kernel.events import Event

if TYPE_CHECKING:
    from cardwright.kernel.cards import CardPrint
    from cardwright.kernel.match import Match


class Pick:
    """One pick of a match: the index of the option taken, and the pick before it."""

    __slots__ = ("before", "index")

    def __init__(self, index: int, before: "Pick | None") -> None:
        """Add a pick to those before it."""
        self.index: int = index
        self.before: Pick | None = before


class Entry:
    """One event of a match, who knew all its cards once it had happened (a bit mask of viewers), and the one before."""

    __slots__ = ("before", "event", "known")

    def __init__(self, event: Event, known: int, before: "Entry | None") -> None:
        """Add an event to those before it."""
        self.event: Event = event
        self.known: int = known
        self.before: Entry | None = before


class Sampled(Event):
    """No event of the game: from here on the match is a world sampled for a player, whose cards were these before."""

    __slots__ = ("player", "prints")

    def __init__(self, player: int, prints: "tuple[CardPrint, ...]") -> None:
        """Describe it."""
        self.player: int = player
        self.prints: tuple[CardPrint, ...] = prints

    def apply(self, m: "Match") -> None:
        """Change nothing."""


def picks_of(last: Pick | None) -> list[int]:
    """Return the indexes of a chain of picks, oldest first."""
    picks: list[int] = []
    while last is not None:
        picks.append(last.index)
        last = last.before
    picks.reverse()
    return picks
