"""How a match came about, in lines."""

from cardwright.kernel.pieces.tally import Count
from cardwright.reading.tallies import tallied


def test_rows_stand_in_order_and_those_of_nobody_are_left_out() -> None:
    count = Count(2, ("Keys forged", "Fights begun", "Cards played"))
    count.add("Cards played", 1)
    count.add("Keys forged", 0, 2)
    count.add("Cards played", 1, 3)
    count.add("Cards played", -1)  # nobody
    assert tallied(count.tallies(), ["Ann", "Ben"]) == ["Keys forged: Ann 2, Ben 0.", "Cards played: Ann 0, Ben 4."]
