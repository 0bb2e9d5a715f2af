"""Numbers of players, and what is taken from a pool."""

from cardwright.games.keyforge.words.vocabulary import (
    capture,
    count,
    creature,
    half,
    lose,
    opponent,
    steal,
    you,
)


def test_what_is_taken_from_a_pool_is_said_as_a_part_of_it() -> None:
    assert steal(opponent.aember - 6).text() == "steal all but 6 of your opponent's æmber"
    assert capture(opponent.aember).text() == "capture all of your opponent's æmber"
    assert lose(you.aember, you).text() == "lose all of your æmber"
    assert lose(half(opponent.aember), opponent).text() == "your opponent loses half of their æmber, rounded down"
    assert steal(you.aember).text() == "steal 1 æmber for each æmber that you have", "it is not what is taken"
    assert capture(opponent.aember - count(creature)).text() == (
        "capture 1 æmber for each æmber that your opponent has beyond the number of creatures"
    )
