"""Setups: what the options of a game take as a number."""

import numpy as np
import pytest

import cardwright as cw
from cardwright.kernel.pieces.setup import SetupOption, checked_options

KNOWN = (SetupOption("lives", 3, 1, 9, "how many lives"), SetupOption("blitz", 0, 0, 1, "whether clocks run"))


@pytest.mark.parametrize("five", [5, np.int64(5), np.uint8(5), np.array(5)], ids=repr)
def test_a_whole_number_of_any_library_is_a_number(five: object) -> None:
    values = checked_options(KNOWN, {"lives": five})
    assert values == {"lives": 5, "blitz": 0}
    assert type(values["lives"]) is int


def test_yes_and_no_answer_only_what_is_asked_so() -> None:
    assert checked_options(KNOWN, {"blitz": True}) == {"lives": 3, "blitz": 1}
    assert checked_options(KNOWN, {"blitz": False}) == {"lives": 3, "blitz": 0}
    with pytest.raises(cw.BadSetup, match=r"^The option lives must be a whole number from 1 to 9, not True\.$"):
        checked_options(KNOWN, {"lives": True})


@pytest.mark.parametrize("given", [0, 10, "3", 2.0, None, np.float64(3), np.array([3])], ids=repr)
def test_what_is_no_such_number_is_refused_by_its_name(given: object) -> None:
    with pytest.raises(cw.BadSetup) as caught:
        checked_options(KNOWN, {"lives": given})
    assert str(caught.value) == f"The option lives must be a whole number from 1 to 9, not {given!r}."
