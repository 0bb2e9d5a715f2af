"""Payments, against all assignments of sources to parts counted out by brute force."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.kernel.asking.payments import Kinds, Source, grouped, in_order, most_of_any, payable, payers, spent

KINDS = Kinds(("w", "u", "b", ""))
W, U, B, STONE = 1, 2, 4, 8

COSTS = st.lists(st.sampled_from([W, U, B, W | U, U | B, KINDS.every]), max_size=4).map(in_order)
SOURCES = st.lists(
    st.tuples(st.sampled_from([W, U, B, W | U, W | B, STONE, KINDS.every]), st.integers(1, 2)), max_size=4
).map(lambda found: [Source(100 + i, kinds, units) for i, (kinds, units) in enumerate(found)])


def reached(cost: tuple[int, ...], sources: list[Source], picks: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """Every payment that picks lead to; a dead end is a payment that is too short."""
    codes = payers(cost, sources, picks)
    return [picks] if not codes else [end for code in codes for end in reached(cost, sources, (*picks, code))]


def legal(cost: tuple[int, ...], sources: list[Source]) -> set[tuple[int, ...]]:
    """Every payment, with parts that ask for the same paid in the order of the sources."""
    units = [source for source in sources for _ in range(source.units)]
    payments: set[tuple[int, ...]] = set()
    for row in permutations(units, len(cost)):
        if all(source.kinds & part for source, part in zip(row, cost, strict=True)):
            pairs = sorted((part.bit_count(), part, source.code) for source, part in zip(row, cost, strict=True))
            payments.add(tuple(code for _, _, code in pairs))
    return payments


@given(COSTS, SOURCES)
def test_every_legal_payment_is_reached_once_and_there_is_no_dead_end(
    cost: tuple[int, ...], sources: list[Source]
) -> None:
    right = legal(cost, sources)
    assert payable(cost, sources) == bool(right)
    if right:
        found = reached(cost, sources)
        assert len(found) == len(set(found))
        assert set(found) == right


@given(COSTS, SOURCES)
def test_the_greatest_x_is_the_greatest_that_can_be_paid(cost: tuple[int, ...], sources: list[Source]) -> None:
    x = most_of_any(cost, sources, KINDS.every)
    if x < 0:
        assert not payable(cost, sources)
    else:
        assert payable((*cost, *[KINDS.every] * x), sources)
        assert not payable((*cost, *[KINDS.every] * (x + 1)), sources)


def test_a_card_of_two_colors_is_kept_for_what_only_it_can_pay() -> None:
    cost = KINDS.cost("{1}{w}{w/u}")
    meadow, delta, rock = Source(1, W), Source(2, W | U), Source(3, STONE)
    assert payers(cost, [meadow, delta, rock], ()) == [1, 2]  # {w}
    assert payers(cost, [meadow, delta, rock], (1,)) == [2]  # {w/u}: the rock cannot
    assert payers(cost, [meadow, delta, rock], (1, 2)) == [3]  # {1}
    assert payers(cost, [meadow, delta, rock], (1, 2, 3)) == []


@given(COSTS, SOURCES)
def test_sources_that_give_the_same_are_one_option_and_every_way_to_pay_is_still_there(
    cost: tuple[int, ...], sources: list[Source]
) -> None:
    def given_kinds(payments: set[tuple[int, ...]]) -> set[tuple[tuple[int, int], ...]]:
        """What the parts are paid with, whichever source gives it; parts that ask for the same in any order."""
        kinds = {source.code: source.kinds for source in sources}
        return {tuple(sorted((part, kinds[code]) for part, code in zip(cost, row, strict=True))) for row in payments}

    right = legal(cost, sources)
    if right:
        rows = reached(cost, grouped(sources))
        paid = [tuple(spent(sources, row)) for row in rows]
        assert len(given_kinds(set(paid))) == len(rows), "no way to pay is offered twice"
        assert given_kinds(set(paid)) == given_kinds(right)
        units = {source.code: source.units for source in sources}
        assert all(row.count(code) <= units[code] for row in paid for code in row)


def test_eight_equal_wells_pay_in_one_way() -> None:
    wells = [Source(i, W) for i in range(8)]
    cost = KINDS.cost("{2}{w}{w/u}")
    assert len(reached(cost, wells)) == 840
    assert reached(cost, grouped(wells)) == [(0, 0, 0, 0)]
    assert spent(wells, (0, 0, 0, 0)) == [0, 1, 2, 3]


def test_sources_apart_are_told_apart() -> None:
    well, creature = Source(1, W), Source(2, W, apart=1)
    assert payers((W,), grouped([well, creature]), ()) == [1, 2]
    assert spent([well, creature], (2,)) == [2]


def test_what_costs_nothing_is_paid_at_once() -> None:
    assert payable((), [])
    assert payers((), [], ()) == []
    assert KINDS.text(()) == "{0}"
    assert KINDS.cost("{0}") == ()


@pytest.mark.parametrize("text", ["{1}", "{w}", "{2}{w}{u}", "{w/u}{u/b}", "{1}{b}{w/b}"])
def test_costs_are_written_and_read(text: str) -> None:
    assert KINDS.cost(KINDS.text(KINDS.cost(text))) == KINDS.cost(text)


@pytest.mark.parametrize(("text", "says"), [("{x}", "'x' is no kind of unit"), ("{}", "'' is no"), ("w", "written")])
def test_a_cost_that_cannot_be_read_is_refused(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        KINDS.cost(text)
