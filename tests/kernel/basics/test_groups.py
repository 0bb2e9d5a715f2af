"""Choosing from groups, against all choices counted out by brute force."""

from itertools import combinations, product

from hypothesis import given
from hypothesis import strategies as st

from cardwright.kernel.basics.groups import ALONE, Group, offered, possible

DONE = 99
"""A code that no group has."""

CODES = st.lists(st.integers(0, 5), max_size=4, unique=True).map(sorted)
COUNTS = st.tuples(st.integers(0, 3), st.integers(1, 3)).map(sorted)
GROUPS = st.lists(
    st.builds(
        lambda codes, counts, apart: Group(codes, counts[0], counts[1], apart),
        CODES,
        COUNTS,
        st.sampled_from([0, 0, 0, 1, ALONE]),
    ),
    min_size=1,
    max_size=3,
)

Choice = tuple[tuple[int, ...], ...]


def legal(groups: list[Group]) -> set[Choice]:
    """Every right choice, as what each group takes."""
    ways = [
        [codes for n in range(group.least, group.most + 1) for codes in combinations(group.codes, n)]
        for group in groups
    ]
    return {choice for choice in product(*ways) if all_apart(groups, choice)}


def all_apart(groups: list[Group], choice: Choice) -> bool:
    """Whether no two groups of a class have taken the same."""
    pairs = combinations(range(len(groups)), 2)
    return not any(groups[i].apart == groups[j].apart != ALONE and set(choice[i]) & set(choice[j]) for i, j in pairs)


def reached(groups: list[Group], picks: tuple[int, ...] = ()) -> list[Choice]:
    """Every choice that picks lead to; a dead end is a choice that lacks something."""
    codes, taken = offered(groups, picks, DONE)
    if not codes:
        return [tuple(tuple(codes) for codes in taken)]
    return [end for code in codes for end in reached(groups, (*picks, code))]


@given(GROUPS)
def test_every_right_choice_is_reached_once_and_there_is_no_dead_end(groups: list[Group]) -> None:
    right = legal(groups)
    assert possible(groups) == bool(right)
    if right:
        found = reached(groups)
        assert len(found) == len(set(found))
        assert set(found) == right


def test_a_thing_is_not_taken_that_alone_is_left_for_a_later_group() -> None:
    """Destroy a creature, return another that is yours to your hand: of these, 1 is yours and 2 is not."""
    groups = [Group([1, 2], 1, 1), Group([1], 1, 1)]
    assert offered(groups, (), DONE) == ([2], [[]])
    assert offered(groups, (2,), DONE) == ([1], [[2], []])
    assert offered(groups, (2, 1), DONE) == ([], [[2], [1]])
    assert not possible([Group([1], 1, 1), Group([1], 1, 1)])


def test_three_groups_can_be_too_many_though_any_two_are_not() -> None:
    groups = [Group([1, 2], 1, 1), Group([1, 2], 1, 1), Group([1, 2, 3], 1, 1)]
    assert offered(groups, (1, 2), DONE) == ([3], [[1], [2], []])
    assert not possible([Group([1, 2], 1, 1), Group([1, 2], 1, 1), Group([1, 2], 1, 1), Group([3], 1, 1)])


def test_a_group_that_may_take_nothing_beside_what_others_need_is_not_asked() -> None:
    groups = [Group([1], 0, 2), Group([1], 1, 1)]
    assert offered(groups, (), DONE) == ([1], [[], []])
    assert reached(groups) == [((), (1,))]


def test_done_comes_last_and_only_once_enough_is_taken() -> None:
    groups = [Group([1, 2, 3], 1, 2)]
    assert offered(groups, (), DONE)[0] == [1, 2, 3]
    assert offered(groups, (2,), DONE)[0] == [3, DONE]
    assert offered(groups, (3,), DONE)[0] == []
    assert offered(groups, (2, DONE), DONE) == ([], [[2]])


def test_groups_that_stand_alone_take_what_others_have_taken() -> None:
    groups = [Group([1], 1, 1, ALONE), Group([1], 1, 1, ALONE), Group([1], 1, 1, 7)]
    assert possible(groups)
    assert offered(groups, (1, 1, 1), DONE) == ([], [[1], [1], [1]])
