"""Several things are marked in any order, and become the one row of picks that takes them."""

import pytest

from cardwright.kernel.asking.marking import Marking, marking_of
from cardwright.kernel.basics.errors import IllegalOption
from tests.games.krysis import table as krysis
from tests.games.kyza.table import Table, side, table


def marks(t: Table | krysis.Table) -> Marking:
    """What the match asks for."""
    marking = marking_of(t.m)
    assert marking is not None
    return marking


def mark(t: Table | krysis.Table, *texts: str) -> list[int] | None:
    """Mark these, in this order; the picks that come of it."""
    marking = marks(t)
    codes = {option.text: option.code for option in marking.options}
    for text in texts:
        marking.toggle(codes[text])
    return marking.row()


def tributes() -> Table:
    t = table(
        me=side(hand=["Great Whale"], characters=["War Drum", "Anchor", "Beehive"], set=["Grave Gardener"]), phase="set"
    )
    return t.pick("play Great Whale")


@pytest.mark.parametrize("given_up", [("War Drum", "Anchor"), ("Beehive", "War Drum"), ("Beehive", "Anchor")])
def test_any_two_characters_are_given_up_in_any_order(given_up: tuple[str, str]) -> None:
    t = tributes()
    row = mark(t, *[f"give up {name}" for name in given_up])
    assert row is not None
    for index in row:
        t.pick(t.offered[index])
    assert sorted(t.discard) == sorted(given_up)
    t.ends_clean()


def test_too_few_are_no_answer_and_too_many_are_refused() -> None:
    t = tributes()
    assert mark(t) is None
    assert mark(t, "give up Beehive") is None
    with pytest.raises(IllegalOption, match="2 are marked already"):
        mark(t, "give up Beehive", "give up Anchor", "give up War Drum")
    assert mark(t, "give up Beehive", "give up Anchor", "give up Beehive") is None, "marked and unmarked"
    with pytest.raises(IllegalOption, match="none of the things"):
        marks(t).toggle(-1)


def test_up_to_two_targets_are_marked_the_second_one_first() -> None:
    t = table(
        me=side(characters=["Fire Eater"], set=["Rope Dancer", "Grave Gardener"]),
        opponent=side(characters=["Anchor", "War Drum"]),
    ).pick("activate Rope Dancer")
    assert mark(t) == [2], "none at all, which is done at once"
    assert mark(t, "aim at War Drum") == [1]
    assert mark(t, "aim at War Drum", "aim at Anchor") == [0, 0]


def test_equal_relics_stand_for_each_other() -> None:
    t = krysis.table(
        krysis.side(team=["Mule Driver"], camp="1W", relics=["Nail Gun", "Nail Gun", "Sidecar"]), krysis.side()
    )
    t.act("load home", "no transport", "no weapon", "white 0")
    first = [option.text for option in marks(t).options if "Nail Gun" in option.text]
    assert len(first) == 2
    assert mark(t, first[1]) == mark(t, first[0])


def test_one_thing_is_not_marked_nor_what_is_picked_in_part() -> None:
    t = table(me=side(hand=["Siege Tower"], characters=["War Drum", "Anchor", "Beehive"]), phase="set")
    assert marking_of(t.pick("play Siege Tower").m) is None
    assert marking_of(table(me=side(characters=["War Drum"]), phase="set").m) is None
    t = tributes()
    t.m.skip_forced = False
    assert marking_of(t.pick("give up War Drum").m) is None
