"""Rows of things."""

import pytest

from cardwright.kernel.basics.rows import alike


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [("", "", 0), ("abc", "abc", 3), ("abc", "ab", 2), ("ab", "abc", 2), ("abc", "abd", 2), ("xbc", "abc", 0)],
)
def test_rows_are_alike_up_to_the_first_difference_or_the_end_of_the_shorter(one: str, other: str, same: int) -> None:
    assert alike(list(one), list(other)) == same
