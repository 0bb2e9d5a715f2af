"""All numbers of an answer are named at once, and become the one row of picks that names them."""

import pytest

from cardwright.kernel.asking.amounts import in_part, quantities_asked, refusal, row_of
from cardwright.kernel.basics.quantities import Quantities
from tests.games.krysis.table import Table, side, table

STRONG = ("Heavy Lifter", "Scrapper", "Bouncer")
"""They carry two red and two blue."""


def asked(t: Table) -> Quantities:
    """The numbers that the match asks for."""
    found = quantities_asked(t.m)
    assert found is not None
    return found


def raid(loot: str) -> Table:
    """A raid on a deserted camp with that loot and a relic card, to be brought home."""
    t = table(side(team=STRONG), side(camp=loot, relics=["Sidecar"]), side())
    return t.act("raid Bea", "bring home")


def test_what_is_named_together_is_picked_kind_by_kind() -> None:
    t = raid("2R 5W")
    assert [kind.name for kind in asked(t).kinds] == ["red crystals", "blue crystals", "white crystals", "relic cards"]
    row = row_of(t.m, asked(t), (1, 0, 4, 1))
    assert row == [1, 4, 1], "nobody is asked for blue ones, of which there are none"
    for index in row:
        t.pick(t.offered[index])
    assert (t.home(0), t.camp(1)) == ("1R 4W", "1R 1W")
    assert t.relics_home(0) == ["Sidecar"]
    assert t.deserted(0)
    t.ends_clean()


@pytest.mark.parametrize(
    ("amounts", "why"),
    [
        ((1, 0, 4, 1), ""),
        ((3, 0, 0, 0), "You can name at most 2 of the red crystals."),
        ((0, 0, 0, 2), "You can name at most 1 of the relic cards."),
        ((1, 0, 6, 1), "So many of each are too many together."),
        ((0, 0, 0, 0), "That is too little: name at least 1 in all."),
        ((1, 0, 4), "Name 4 numbers, one for each kind."),
    ],
)
def test_what_is_no_answer_is_told_by_a_sentence(amounts: tuple[int, ...], why: str) -> None:
    t = raid("2R 9W")
    assert refusal(asked(t), amounts) == why
    assert (row_of(t.m, asked(t), amounts) is None) == bool(why)


def test_red_and_blue_ones_for_overtime_leave_what_the_bank_can_add() -> None:
    t = table(side(team=STRONG), side(team=STRONG)).bank_has("2R 3B 1W")
    assert t.prompt == (
        "How many red and blue crystals do you take? They count 3 and 2; what is left of 6 you take in white ones."
    )
    allowed = [(red, blue) for red in range(3) for blue in range(4) if not refusal(asked(t), (red, blue))]
    assert allowed == [(0, 3), (1, 1), (2, 0)]
    assert refusal(asked(t), (0, 1)) == (
        "That is too little: name at least 5 in all, where red crystals count 3 and blue crystals count 2."
    )


def test_a_single_number_and_what_is_named_in_part_are_not_named_together() -> None:
    assert quantities_asked(table(side(team=STRONG, camp="3W"), side()).act("load home").m) is None
    t = raid("2R 5W")
    assert not in_part(t.m)
    t.pick("red 1")
    assert quantities_asked(t.m) is None
    assert in_part(t.m)


def test_each_of_those_who_bid_in_secret_names_all_colors() -> None:
    t = table(side(home="2R 1W"), side(home="1B 2W"), begin=True)
    other = t.m.copy()
    other.turn_to(1)
    there = quantities_asked(other)
    assert there is not None
    assert there.there == (0, 1, 2)
    row = row_of(other, there, (0, 1, 2))
    assert row is not None
    for index in row:
        t.m.choose(index, player=1)
    assert [option.text for option in t.m.frames[-1].op.picked(t.m, t.m.frames[-1], 1) or ()][1:] == [
        "bid blue 1",
        "bid white 2",
    ]
    assert asked(t).there == (2, 0, 1)


@pytest.mark.parametrize(("home", "amounts", "row"), [("2W", (0, 0, 2), [0, 2]), ("", (0, 0, 0), [0])])
def test_in_secret_even_the_only_number_is_named_with_those_that_can_only_be_0(
    home: str, amounts: tuple[int, int, int], row: list[int]
) -> None:
    t = table(side(home=home), side(home="1B 2W"), begin=True)
    assert asked(t).there == amounts
    assert row_of(t.m, asked(t), amounts) == row
    for index in row:
        t.m.choose(index, player=0)
    assert [option.text for option in t.m.frames[-1].op.picked(t.m, t.m.frames[-1], 0) or ()] == [
        "bid red 0",
        "bid blue 0",
        f"bid white {amounts[2]}",
    ]
