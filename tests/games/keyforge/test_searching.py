"""Searching areas, swapping creatures and areas."""

import pytest

from cardwright.games.keyforge.words.vocabulary import (
    called,
    creature,
    friendly_creature,
    gain,
    it,
    play,
    reap,
    return_to_hand,
    reveal,
    search,
    swap_this_with,
)
from cardwright.games.keyforge.zones import DECK
from tests.games.keyforge.table import Table, made, side, table

DECK_CARDS = ["Anger", "Troll", "Bumpsy", "Troll", "Krump"]


def searching(*, discard_pile: bool = False, n: int = 1) -> Table:
    """I search my deck (and discard pile) for Trolls to take into hand, and have just begun."""
    name = made(
        f"Finder of {n} {'also in the pile' if discard_pile else 'in the deck'}",
        play(search(called("Troll"), return_to_hand(it), n=n, discard_pile=discard_pile)),
        like="Punch",
    )
    return table(me=side(hand=[name], deck=DECK_CARDS, discard=["Valdr", "Troll", "Punch"])).play(name)


@pytest.mark.rule("keyforge:search.private")
def test_only_the_searching_player_sees_the_cards() -> None:
    t = searching()
    assert t.offered == ["choose Troll", "choose Troll #2", "done"]
    deck = t.m.zone(0, DECK)
    assert [t.m.known[card] & 1 for card in deck] == [1] * 5
    assert [t.m.known[card] & 2 for card in deck] == [0] * 5
    t.pick("choose Troll")
    assert t.hand == ["Troll"]
    assert not [line for line in t.m.log(1) if "Troll" in line]
    t.ends_clean()


@pytest.mark.rule("keyforge:search.may-fail", "keyforge:search.shuffle")
def test_the_player_may_find_nothing_and_shuffles_all_the_same() -> None:
    t = searching().pick("done")
    assert t.hand == []
    assert len(t.m.zone(0, DECK)) == 5
    assert [t.m.known[card] for card in t.m.zone(0, DECK)] == [0] * 5, "after the shuffle nobody knows the order"
    t.ends_clean()


@pytest.mark.rule("keyforge:search.shuffle")
def test_a_searched_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(6):
        name = made("Shuffler", play(search(called("Mother"), gain(1))), like="Punch")
        t = table(me=side(hand=[name], deck=DECK_CARDS), seed=seed).play(name)
        orders.add(tuple(t.names(0, DECK)))
        t.ends_clean()
    assert len(orders) > 1


@pytest.mark.rule("keyforge:search.may-fail", "keyforge:discard-pile.order")
def test_several_may_be_found_in_deck_and_pile_which_keeps_its_order() -> None:
    t = searching(discard_pile=True, n=0)
    assert len(t.offered) == 4
    t.pick("choose Troll #3", "choose Troll", "done")
    assert t.hand == ["Troll", "Troll"]
    assert t.discard_pile[:2] == ["Punch", "Valdr"]
    assert len(t.m.zone(0, DECK)) == 4
    t.ends_clean()


@pytest.mark.rule("keyforge:search.private")
def test_what_the_search_says_to_reveal_is_shown() -> None:
    name = made("Open Finder", play(search(called("Krump"), reveal(it), return_to_hand(it))), like="Punch")
    t = table(me=side(hand=[name], deck=DECK_CARDS)).play(name, "choose Krump")
    assert t.hand == ["Krump"]
    assert t.m.known[t.find("Krump")] == t.m.everyone
    t.ends_clean()


# ---------------------------------------------------------------- swapping


@pytest.mark.rule("keyforge:swap", "keyforge:neighbor", "keyforge:flank")
def test_swapped_creatures_exchange_their_places() -> None:
    guard = made("Guard", reap(swap_this_with(friendly_creature.other)))
    t = table(me=side(line=["Krump", guard, "Bumpsy", "Mother"])).reap(guard, "choose Mother")
    assert t.line == ["Krump", "Mother", "Bumpsy", guard]
    assert t.m.on_flank(t.find(guard))
    assert t.m.neighbors(t.find("Mother")) == [t.find("Krump"), t.find("Bumpsy")]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:swap.same-controller")
def test_creatures_of_different_controllers_are_not_swapped() -> None:
    guard = made("Wild Guard", reap(swap_this_with(creature.other)))
    t = table(me=side(line=["Krump", guard]), opponent=side(line=["Troll", "Mother"])).reap(guard, "choose Mother")
    assert t.line == ["Krump", guard]
    assert t.enemy_line == ["Troll", "Mother"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:swap.areas")
def test_swapped_areas_exchange_their_cards() -> None:
    t = table("logos", me=side(hand=["Reverse Time"], deck=["Anger", "Troll"], discard=["Krump"])).play("Reverse Time")
    assert t.names(0, DECK) == ["Krump"]
    assert t.discard_pile == ["Troll", "Anger", "Reverse Time"]
    assert t.aember == (1, 0)
    t.ends_clean()
