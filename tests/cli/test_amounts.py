"""All numbers of an answer are typed in one line."""

import pytest

from cardwright.cli.amounts import Numbers
from cardwright.kernel.asking.amounts import quantities_asked
from cardwright.kernel.basics.errors import IllegalOption
from tests.cli.conftest import Command
from tests.games.krysis.table import side, table

KRYSIS = ("play", "krysis", "--seed", "4", "--plain")
"""The player has a red crystal at home, two blue and three white ones."""


def test_a_bid_is_typed_in_one_line(cardwright: Command) -> None:
    ran = cardwright(*KRYSIS, typed="1 0 2\nq\n")
    assert "They count 3, 2 and 1. Who bids most chooses a space in the mine first; all that is bid is lost." in ran.out
    assert "red crystals (0 to 1), blue crystals (0 to 2) and white crystals (0 to 3)" in ran.out
    assert "You bid 1 red and 2 white crystals." in ran.out


def test_what_is_no_row_of_these_numbers_is_a_sentence(cardwright: Command) -> None:
    ran = cardwright(*KRYSIS, typed="1\n2,0,0\n1 much 0\n\n? Scrapper\n-1 0 0\nq\n")
    told = ran.out.split("> ")
    assert told[1].startswith("Type 3 numbers in one line")
    assert told[2].startswith("You can name at most 1 of the red crystals.")
    assert told[3].startswith("'1 much 0' is no row of numbers.")
    assert told[4].startswith("Type the numbers that are asked for")
    assert "Scrapper" in told[5]
    assert told[6].startswith("'-1 0 0' is no row of numbers.")


def test_where_there_are_crystals_of_one_color_alone_one_number_is_typed() -> None:
    t = table(side(home="2W"), side(home="1B 2W"), begin=True)
    asked = quantities_asked(t.m)
    assert asked is not None
    numbers = Numbers(t.m, asked)
    assert numbers.how() == "Type a number: white crystals (0 to 2)."
    assert [t.m.codes[index] for index in numbers.take("2")[:1]] == t.m.codes, "no red ones"


def test_who_has_to_name_something_is_told_how_much_is_enough() -> None:
    t = table(side(team=["Siege Hand", "Pack Hand", "Runner"], camp="1B 4W"), side()).act("load home")
    asked = quantities_asked(t.m)
    assert asked is not None
    numbers = Numbers(t.m, asked)
    assert numbers.how() == (
        "Type 2 numbers in one line: blue crystals (0 to 1) and white crystals (0 to 4), at least 1 in all."
    )
    with pytest.raises(IllegalOption, match="That is too little: name at least 1 in all"):
        numbers.take("0 0")
    assert numbers.take("0 1")
