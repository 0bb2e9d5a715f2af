"""Numbers of players, and what is taken from a pool."""

from cardwright.games.keyforge.words.vocabulary import (
    capture,
    count,
    creature,
    exactly,
    forge_key,
    friendly_creature,
    half,
    keys_cost,
    lose,
    opponent,
    steal,
    that_much,
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
    assert forge_key(9, less=count(you.hand)).faults() == ()
    assert forge_key(9, less=count(you.hand) + 1).faults() == ("it costs less by several numbers in a row: say one",)
    assert keys_cost(2 * that_much, opponent).text() == "your opponent's keys cost twice that much æmber more"


def test_several_captors_are_counted_before_them() -> None:
    one = capture(1, exactly(count(creature), friendly_creature))
    assert one.text() == "for each creature, a different friendly creature captures 1 æmber"
    two = capture(1, exactly(2 * count(creature), friendly_creature))
    assert two.text() == "each of 2 friendly creatures for each creature captures 1 æmber"
