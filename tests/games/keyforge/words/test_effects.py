"""Who gains, loses, steals, draws and discards, and how much: what no card that ships does yet."""

from cardwright.games.keyforge.words.vocabulary import (
    archive_top,
    capture,
    creature,
    discard_at_random,
    discard_top,
    each_player,
    forge_key,
    gain,
    gain_chains,
    half,
    if_,
    lose,
    opponent,
    play,
    return_aember,
    return_to_hand,
    shuffle_into_deck,
    steal,
    the_doer,
    them,
    up_to,
    you,
)
from cardwright.games.keyforge.zones import ARCHIVES
from cardwright.language.words import Effect
from tests.games.keyforge.table import Side, Table, made, side, table


def played(*what: Effect, opponent: Side) -> Table:
    """Play a card with these effects from a hand of three, with 5 æmber."""
    card = made("Deed", play(*what), like="Punch")
    return table(me=side(hand=[card, "Anger", "Troll"], deck=["Bumpsy", "Krump"], aember=5), opponent=opponent).play(
        card
    )


def test_each_player_does_it() -> None:
    t = played(lose(2, each_player), gain_chains(2, each_player), opponent=side(aember=1))
    assert t.aember == (3, 0)
    assert t.chains == (2, 2)
    t.ends_clean()


def test_half_of_what_each_has_is_rounded_as_it_says() -> None:
    t = played(lose(half(the_doer.aember, rounded_up=True), each_player), opponent=side(aember=3))
    assert t.aember == (2, 1)
    t.ends_clean()


def test_what_is_taken_out_of_a_pool_is_said_as_a_part_of_it() -> None:
    assert lose(you.aember).text() == "lose all of your æmber"
    assert lose(opponent.aember - 5, opponent).text() == "your opponent loses all but 5 of their æmber"
    assert lose(half(opponent.aember), opponent).text() == "your opponent loses half of their æmber, rounded down"
    assert steal(opponent.aember).text() == "steal all of your opponent's æmber"
    assert steal(you.aember - 2, opponent).text() == "your opponent steals all but 2 of your æmber"
    assert capture(opponent.aember - 5).text() == "capture all but 5 of your opponent's æmber"
    assert lose(you.aember, opponent).text() == "your opponent loses 1 æmber for each æmber that you have"
    assert steal(you.aember).text() == "steal 1 æmber for each æmber that you have"


def test_several_random_cards_are_discarded_as_far_as_there_are_any() -> None:
    t = played(discard_at_random(2, each_player), opponent=side(hand=["Punch"]))
    assert (t.hand, t.enemy_hand) == ([], [])
    t.ends_clean()


def test_what_goes_from_the_top_of_a_deck_is_that_players_own() -> None:
    t = played(archive_top(who=opponent), discard_top(2), opponent=side(deck=["Punch", "Fear"]))
    assert t.names(1, ARCHIVES) == ["Punch"]
    assert t.names(0, ARCHIVES) == []
    assert t.discard_pile == ["Bumpsy", "Krump", "Deed"]
    t.ends_clean()


def test_each_player_who_can_pay_forges_a_key() -> None:
    t = played(forge_key(-1, each_player), opponent=side(aember=4))
    assert t.keys == (1, 0)
    assert t.aember == (0, 4)
    t.ends_clean()


def test_a_key_may_have_been_forged_on_ones_own_last_turn() -> None:
    card = made("Deed", play(if_(you.forged, gain(1))), like="Punch")
    t = table(me=side(hand=[card] * 2, aember=6))
    t.end_turn("house brobnar", "end turn", "house brobnar").play(card)
    assert (t.keys, t.aember) == ((1, 0), (0, 0)), "it was forged on this turn"
    t.end_turn("house brobnar", "end turn", "house brobnar").play(card)
    assert t.aember == (1, 0)
    assert t.keys == (1, 0)
    t.ends_clean()


def test_what_is_returned_or_read_of_several_speaks_of_each() -> None:
    friends = up_to(2, creature)
    assert return_aember(friends).text() == "return all æmber from each of up to 2 creatures to your pool"
    assert return_to_hand(them).text() == "return them to their owners' hands"
    assert shuffle_into_deck(you.hand).text() == "shuffle a card from your hand into your deck"
