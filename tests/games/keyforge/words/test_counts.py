"""Numbers of players, and what is taken from a pool."""

from cardwright.games.keyforge.words.vocabulary import (
    capture,
    count,
    creature,
    forge_key,
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


def test_only_the_last_turn_of_an_opponent_can_be_asked_about() -> None:
    assert opponent.cards_played(last_turn=True).faults() == ()
    assert you.cards_played(last_turn=True).faults() == ("only what an opponent played on their last turn is known",)


def test_prices_say_what_makes_them_more_and_less() -> None:
    assert forge_key().text() == "forge a key at current cost"
    assert forge_key(2).text() == "forge a key at current cost, 2 æmber more"
    assert forge_key(9, less=count(you.hand)).text() == (
        "forge a key at current cost, 9 æmber more, less 1 æmber for each card in your hand"
    )
