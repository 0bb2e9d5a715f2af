"""Grids: rectangular boards, their places, neighbors and paths, and tokens that face somewhere.

Places are numbered row by row from the top left, 0 to ``width * height - 1``, so that a place can be an argument of an
option, or the number of a shared zone. Sides are numbered clockwise from the top of the board: 0 north, 1 east,
2 south, 3 west.
"""

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = ("north", "east", "south", "west")
NOWHERE: Final = -1


def opposite(side: int) -> int:
    """Return the side across."""
    return (side + 2) % 4


def edge(side: int, facing: int) -> int:
    """Return which edge of a token lies on that side of the board; ``facing`` is where the token's own top points.

    >>> edge(NORTH, facing=SOUTH) == SOUTH  # turned round, it shows its bottom edge to the north
    True
    """
    return (side - facing) % 4


class Path:
    """A way over the board: the places from the first after the start to the end, and the sides at both ends.

    ``leaves`` is the side on which it leaves its start, ``enters`` the side on which it comes into its end.
    """

    __slots__ = ("enters", "leaves", "places")

    def __init__(self, places: tuple[int, ...], leaves: int, enters: int) -> None:
        """Describe a way of at least one step."""
        self.places: tuple[int, ...] = places
        self.leaves: int = leaves
        self.enters: int = enters

    def __eq__(self, other: object) -> bool:
        """Compare by content."""
        return isinstance(other, Path) and (self.places, self.leaves) == (other.places, other.leaves)

    def __hash__(self) -> int:
        """Hash by content."""
        return hash((self.places, self.leaves))

    def __repr__(self) -> str:
        """Show what would make it again."""
        return f"Path({self.places!r}, {self.leaves}, {self.enters})"


class Grid:
    """A board of ``width`` by ``height`` places; it holds nothing, and is the same in all matches.

    >>> grid = Grid(5, 3)
    >>> grid.place(2, 1), grid.neighbors(7), grid.distance(0, 14)
    (7, (2, 8, 12, 6), 6)
    """

    def __init__(self, width: int, height: int) -> None:
        """Number the places and work out what lies next to what."""
        self.width: int = width
        self.height: int = height
        self.size: int = width * height
        self._steps: tuple[tuple[int, ...], ...] = tuple(
            [tuple([self._beside(place, side) for side in range(4)]) for place in range(self.size)]
        )
        self._neighbors: tuple[tuple[int, ...], ...] = tuple(
            [tuple([place for place in steps if place >= 0]) for steps in self._steps]
        )
        places = range(self.size)
        self._distances: tuple[tuple[int, ...], ...] = tuple(
            [tuple([self._steps_between(a, b) for b in places]) for a in places]
        )
        self._paths: dict[tuple[int, int], tuple[Path, ...]] = {}
        """The paths that have been asked for; there is nothing else to them than their ends."""

    def _beside(self, place: int, side: int) -> int:
        row, column = divmod(place, self.width)
        row += (-1, 0, 1, 0)[side]
        column += (0, 1, 0, -1)[side]
        return row * self.width + column if 0 <= row < self.height and 0 <= column < self.width else NOWHERE

    def _steps_between(self, a: int, b: int) -> int:
        return abs(self.column(a) - self.column(b)) + abs(self.row(a) - self.row(b))

    def place(self, column: int, row: int) -> int:
        """Return the number of a place, counted from the left and the top, from 0."""
        return row * self.width + column

    def column(self, place: int) -> int:
        """Return how far a place is from the left."""
        return place % self.width

    def row(self, place: int) -> int:
        """Return how far a place is from the top."""
        return place // self.width

    def step(self, place: int, side: int) -> int:
        """Return the place on that side, or `NOWHERE` beyond the edge of the board."""
        return self._steps[place][side]

    def neighbors(self, place: int) -> tuple[int, ...]:
        """Return the places that share an edge, clockwise from the north."""
        return self._neighbors[place]

    def distance(self, a: int, b: int) -> int:
        """Return the number of straight steps between two places."""
        return self._distances[a][b]

    def within(self, place: int, distance: int) -> list[int]:
        """Return the other places within that distance, in their order."""
        return [other for other, far in enumerate(self._distances[place]) if 0 < far <= distance]

    def reach(self, start: int, steps: int, free: frozenset[int]) -> list[int]:
        """Return where up to that many steps over free places lead, in the order of the places, without the start."""
        seen = {start}
        edge_of_seen = [start]
        for _ in range(steps):
            edge_of_seen = [n for place in edge_of_seen for n in self._neighbors[place] if n in free and n not in seen]
            seen.update(edge_of_seen)
        return sorted(seen - {start})

    def connected(self, places: frozenset[int]) -> bool:
        """Whether one can walk from each of the places to each other without leaving them."""
        if not places:
            return True
        start = min(places)
        return len(self.reach(start, len(places), places)) == len(places) - 1

    def line(self, a: int, b: int) -> Path | None:
        """Return the straight path from a place to another, if they lie in one row or column."""
        if a == b or (self.column(a) != self.column(b) and self.row(a) != self.row(b)):
            return None
        side = EAST if self.row(a) == self.row(b) else SOUTH
        if b < a:
            side = opposite(side)
        places: list[int] = []
        place = a
        while place != b:
            place = self._steps[place][side]
            places.append(place)
        return Path(tuple(places), side, opposite(side))

    def paths(self, a: int, b: int) -> tuple[Path, ...]:
        """Return the shortest paths with at most one bend: the straight one, or first along the row, then the column.

        An L has two forms between the same places; they leave and enter by different edges.
        """
        found = self._paths.get((a, b))
        if found is None:
            found = self._paths[a, b] = self._traced(a, b)
        return found

    def _traced(self, a: int, b: int) -> tuple[Path, ...]:
        straight = self.line(a, b)
        if straight is not None:
            return (straight,)
        paths: list[Path] = []
        if a != b:
            for corner in (self.place(self.column(b), self.row(a)), self.place(self.column(a), self.row(b))):
                first, second = self.line(a, corner), self.line(corner, b)
                assert first is not None
                assert second is not None
                paths.append(Path(first.places + second.places, first.leaves, second.enters))
        return tuple(paths)

    def picture(self, cells: list[str]) -> str:
        """Return the board as text, a line a row, from a text for each place.

        >>> print(Grid(3, 2).picture(["A", ".", ".", ".", "B2", "."]))
        A  .  .
        .  B2 .
        """
        width = max([len(cell) for cell in cells])
        rows = [cells[i : i + self.width] for i in range(0, self.size, self.width)]
        return "\n".join([" ".join([cell.ljust(width) for cell in row]).rstrip() for row in rows])
