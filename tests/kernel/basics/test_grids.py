"""The geometry of boards, drawn."""

from hypothesis import given
from hypothesis import strategies as st

from cardwright.kernel.basics.grids import EAST, NORTH, NOWHERE, SOUTH, WEST, Grid, Path, edge, opposite

GRID = Grid(5, 3)
PLACES = st.integers(0, GRID.size - 1)


def drawn(places: list[int] | tuple[int, ...], start: int) -> str:
    """A board with a start and some places marked."""
    return GRID.picture(["o" if place == start else "x" if place in places else "." for place in range(GRID.size)])


def board(text: str) -> str:
    """A drawn board without its margins."""
    return "\n".join(line.strip() for line in text.strip().splitlines())


def test_neighbors_share_an_edge() -> None:
    assert drawn(GRID.neighbors(7), 7) == board("""
        . . x . .
        . x o x .
        . . x . .""")
    assert drawn(GRID.neighbors(0), 0) == board("""
        o x . . .
        x . . . .
        . . . . .""")
    assert GRID.step(4, EAST) == NOWHERE
    assert GRID.step(4, SOUTH) == 9


def test_what_is_in_range_lies_in_a_diamond() -> None:
    assert drawn(GRID.within(6, 2), 6) == board("""
        x x x . .
        x o x x .
        x x x . .""")


def test_walking_goes_round_what_is_in_the_way() -> None:
    free = frozenset(range(GRID.size)) - {1, 7}
    assert drawn(GRID.reach(0, 3, free), 0) == board("""
        o . . . .
        x x . . .
        x x . . .""")
    assert GRID.reach(0, 0, free) == []


def test_connected_places() -> None:
    assert GRID.connected(frozenset({0, 1, 6}))
    assert not GRID.connected(frozenset({0, 6}))
    assert GRID.connected(frozenset())


def test_a_straight_path_leaves_and_enters_by_opposite_sides() -> None:
    assert GRID.paths(5, 8) == (Path((6, 7, 8), EAST, WEST),)
    assert GRID.paths(12, 2) == (Path((7, 2), NORTH, SOUTH),)
    assert GRID.paths(3, 3) == ()
    assert GRID.line(0, 6) is None


def test_an_l_path_goes_along_the_row_first_or_along_the_column() -> None:
    row_first, column_first = GRID.paths(11, 3)
    assert drawn(row_first.places, 11) == board("""
        . . . x .
        . . . x .
        . o x x .""")
    assert (row_first.leaves, row_first.enters) == (EAST, SOUTH)
    assert drawn(column_first.places, 11) == board("""
        . x x x .
        . x . . .
        . o . . .""")
    assert (column_first.leaves, column_first.enters) == (NORTH, WEST)


@given(PLACES, PLACES)
def test_paths_are_as_long_as_the_distance_and_can_be_walked(a: int, b: int) -> None:
    for path in GRID.paths(a, b):
        assert len(path.places) == GRID.distance(a, b)
        assert path.places[-1] == b
        here = a
        for place in path.places:
            assert place in GRID.neighbors(here)
            here = place
        assert GRID.step(a, path.leaves) == path.places[0]
        before = path.places[-2] if len(path.places) > 1 else a
        assert GRID.step(b, path.enters) == before


@given(PLACES, PLACES)
def test_the_way_back_uses_the_same_sides(a: int, b: int) -> None:
    there = {(path.leaves, path.enters) for path in GRID.paths(a, b)}
    back = {(path.enters, path.leaves) for path in GRID.paths(b, a)}
    assert there == back


def test_a_token_turned_round_shows_its_other_edges() -> None:
    assert [edge(side, NORTH) for side in range(4)] == [NORTH, EAST, SOUTH, WEST]
    assert [edge(side, SOUTH) for side in range(4)] == [SOUTH, WEST, NORTH, EAST]
    assert [opposite(side) for side in range(4)] == [SOUTH, WEST, NORTH, EAST]
