"""Picks: what was picked in a match so far, a linked list that its copies share."""


class Pick:
    """One pick of a match: the index of the option taken, or who conceded (`conceding`), and the pick before it."""

    __slots__ = ("before", "index")

    def __init__(self, index: int, before: "Pick | None") -> None:
        """Add a pick to those before it."""
        self.index: int = index
        self.before: Pick | None = before


def conceding(player: int) -> int:
    """Return what stands among the picks where a player conceded: a number below 0; and back from it the player."""
    return ~player


def picks_of(last: Pick | None) -> list[int]:
    """Return the indexes of a chain of picks, oldest first."""
    picks: list[int] = []
    while last is not None:
        picks.append(last.index)
        last = last.before
    picks.reverse()
    return picks
