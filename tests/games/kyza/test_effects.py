"""Continuous effects and their time, putting into play, destruction, control, life."""

import pytest

from cardwright.games.kyza.words.happenings import IsDestroyed
from cardwright.games.kyza.words.nouns import EffectCards
from cardwright.games.kyza.words.vocabulary import (
    add_time,
    choose,
    continuous_effect,
    destroy,
    draw,
    each,
    effect,
    enemy_character,
    enemy_set_card,
    friendly_character,
    gain_life,
    get,
    it,
    look_at_set,
    more_character_spaces,
    pay_life,
    put_as_character,
    search,
    set_as_effect,
    take_control,
    take_out,
    target,
    to_hand,
    whenever,
    you,
)
from cardwright.games.kyza.zones import EFFECTS, HAND, OUT, SET
from cardwright.kernel.basics.rng import Rng
from cardwright.language.targets import AnyOf
from tests.games.kyza.table import made, side, table

DRUM = made("Two Turn Drum", get(friendly_character, damage=1), level=2, continuous=True)
HASTE = made("Haste", effect(put_as_character(choose(you.hand))))
RAISE = made("Raise", effect(put_as_character(target(you.discard))))
RESET = made("Reset", effect(set_as_effect(target(you.discard))))
GRAB = made("Grab", effect(take_control(target(enemy_character))))
BORROW = made("Borrow", effect(take_control(target(enemy_character), this_turn=True)))
QUICK_BORROW = made("Quick Borrow", effect(take_control(target(enemy_character), this_turn=True)), flash=True)
COUNT = made("Count", whenever(IsDestroyed(), gain_life(1)), level=6, continuous=True)
BARGAIN = made("Bargain Deal", effect(draw(1), cost=pay_life(3)))


# ---- time ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "kyza:continuous.stays",
    "kyza:continuous.counter",
    "kyza:continuous.expires",
    "kyza:continuous.duration",
    "kyza:ruling.counters-own-turn",
)
def test_a_continuous_effect_stays_for_as_many_of_its_players_turns_as_its_level() -> None:
    t = table(me=side(set=[DRUM, "Great Whale"], characters=["Anchor"]), opponent=side(set=["Coin Diver"]))
    t.activate("Two Turn Drum")
    assert t.names(0, EFFECTS) == ["Two Turn Drum"]
    assert t.stats("Anchor") == (3, 4)
    t.end_turn()
    assert t.state("Two Turn Drum").counters == 1
    assert t.stats("Anchor") == (3, 4)
    t.end_turn()
    assert t.state("Two Turn Drum").counters == 1  # the opponent's turn does not count
    t.end_turn()
    assert t.names(0, EFFECTS) == []
    assert t.discard == ["Two Turn Drum"]
    assert t.stats("Anchor") == (2, 4)
    t.ends_clean()


def test_one_that_was_activated_on_the_opponents_turn_counts_from_the_next_own_one() -> None:
    t = table(me=side(set=["Coin Diver"]), opponent=side(set=["Bodyguard", "Great Whale"], characters=["Anchor"]))
    t.pick("pass", "activate Bodyguard", "pass")
    assert t.stats("Anchor") == (2, 6)
    t.end_turn()
    assert t.state("Bodyguard").counters == 0
    t.end_turn()
    assert t.state("Bodyguard").counters == 1
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.counters-vanish")
def test_counters_are_gone_with_the_card_and_copies_add_up() -> None:
    back = made("Back", effect(to_hand(target(EffectCards()))))
    t = table(me=side(set=[back, "Great Whale"], effects=[DRUM, DRUM], characters=["Anchor"]))
    t.m.change(t.find(DRUM)).counters = 1
    assert t.stats("Anchor") == (4, 4)
    t.pick("activate Back", "aim at Two Turn Drum")
    assert t.hand == ["Two Turn Drum"]
    assert t.stats("Anchor") == (3, 4)
    t.end_turn()
    assert sorted(t.names(0, EFFECTS)) == ["Two Turn Drum"]
    t.ends_clean()


def test_counters_can_be_added_and_removed() -> None:
    rush = made("Rush", effect(add_time(1, target(EffectCards(which=1)))))
    t = table(me=side(set=[rush, "Great Whale"], effects=[DRUM]))
    t.pick("activate Rush")
    assert t.state(DRUM).counters == 1
    assert t.names(0, EFFECTS) == [DRUM]
    t.end_turn()
    assert t.names(0, EFFECTS) == []
    t.ends_clean()


# ---- putting into play ---------------------------------------------------------------------------------------------


@pytest.mark.rule("kyza:put.face-up", "kyza:ruling.put-for-nothing")
def test_what_is_put_into_play_comes_as_a_character_for_nothing() -> None:
    t = table(me=side(set=[HASTE, "Coin Diver"], hand=["Great Whale"]))
    t.pick("activate Haste")
    assert t.mine == ["Great Whale"]
    assert t.hand == []
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.put-for-nothing")
def test_it_costs_characters_if_the_match_is_set_up_so() -> None:
    t = table(me=side(set=[HASTE, "Coin Diver"], hand=["Siege Tower"], characters=["Anchor", "War Drum"]),
        tribute_by_effect=1)  # fmt: skip
    t.pick("activate Haste", "give up Anchor")
    assert t.mine == ["War Drum", "Siege Tower"]
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.put-for-nothing")
def test_what_cannot_be_paid_for_goes_to_the_hand_if_the_match_is_set_up_so() -> None:
    t = table(me=side(set=[RAISE, "Coin Diver"], discard=["Siege Tower"]), tribute_by_effect=1)
    t.pick("activate Raise")
    assert t.mine == []
    assert t.hand == ["Siege Tower"]
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.put-for-nothing", "kyza:al.six")
def test_of_two_that_are_put_together_each_costs_its_characters_if_the_match_is_set_up_so() -> None:
    raise_both = made("Raise Both", effect(put_as_character(target(you.discard, 2))))
    t = table(
        me=side(set=[raise_both, "Coin Diver"], discard=["Great Whale", "World Wheel"], characters=["Anchor"] * 2),
        tribute_by_effect=1,
    )
    t.pick("activate Raise Both")
    assert len(t.mine) == 1
    assert len(t.hand) == 1, "one character is too little for the other one"
    assert sorted([*t.mine, *t.hand]) == ["Great Whale", "World Wheel"]
    assert t.discard.count("Anchor") == 2
    t.ends_clean()


@pytest.mark.rule("kyza:put.no-room", "kyza:ruling.space-lost")
def test_what_is_given_up_for_it_makes_no_room_where_spaces_are_lacking_already() -> None:
    t = table(
        me=side(set=[RAISE, "Coin Diver"], discard=["Siege Tower"], characters=["Anchor"] * 4), tribute_by_effect=1
    )
    t.pick("activate Raise")
    assert t.mine == ["Anchor"] * 4
    assert t.hand == ["Siege Tower"]
    t.ends_clean()


@pytest.mark.rule("kyza:set.room")
def test_who_gives_up_what_gave_the_room_has_none_for_the_new_one() -> None:
    wide = made("Wide Hall", more_character_spaces(1), static=True)
    t = table(me=side(hand=["Siege Tower"], characters=[wide, *["Anchor"] * 3]), phase="set")
    t.pick("play Siege Tower", "give up Wide Hall")
    assert t.mine == ["Anchor"] * 3
    assert t.hand == ["Siege Tower"]
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.space-lost")
def test_characters_whose_space_is_taken_away_stay_and_nothing_new_comes() -> None:
    hall = made("Hall", more_character_spaces(1), level=1, continuous=True)
    t = table(
        me=side(hand=["War Drum", "Siege Tower", "Great Whale"], characters=["Anchor"] * 4, effects=[hall]),
        opponent=side(deck=["Coin Diver"] * 3),
        phase="set",
    )
    t.end_turn()
    assert t.names(0, EFFECTS) == []
    assert t.mine == ["Anchor"] * 4
    t.end_turn()
    t.to_combat().pick("done")
    assert [text for text in t.offered if text.startswith("play")] == ["play Great Whale", "play Great Whale #2"]
    t.pick("play Great Whale", "give up Anchor", "give up Anchor #2")
    assert t.mine == ["Anchor", "Anchor", "Great Whale"]
    t.ends_clean()


@pytest.mark.rule("kyza:put.no-room", "kyza:ruling.overflow")
def test_without_room_it_goes_to_the_hand_instead() -> None:
    full = ["Anchor"] * 3
    t = table(me=side(set=[RAISE, "Coin Diver"], discard=["Fire Eater"], characters=full))
    t.pick("activate Raise")
    assert t.mine == full
    assert t.hand == ["Fire Eater"]
    t.ends_clean()


@pytest.mark.rule("kyza:put.no-room", "kyza:ruling.overflow")
def test_without_room_what_comes_from_hand_stays_there() -> None:
    t = table(me=side(set=[HASTE, "Coin Diver"], hand=["Fire Eater", "War Drum"], characters=["Anchor"] * 3))
    t.pick("activate Haste")
    assert t.offered == ["activate Coin Diver", "pass"], "it is not even asked which"
    assert t.hand == ["Fire Eater", "War Drum"]
    t.ends_clean()


@pytest.mark.rule("kyza:put.no-room", "kyza:ruling.overflow")
def test_without_room_nobody_is_asked_what_to_set_from_hand() -> None:
    lay = made("Lay", effect(set_as_effect(choose(you.hand))))
    t = table(me=side(set=[lay, "Coin Diver", "Coin Diver"], hand=["Fire Eater", "War Drum"]))
    t.pick("activate Lay")
    assert t.offered == ["activate Coin Diver", "activate Coin Diver #2", "pass"]
    assert t.hand == ["Fire Eater", "War Drum"]
    t.ends_clean()


@pytest.mark.rule("kyza:put.effect-face-down")
def test_what_is_put_as_an_effect_is_set_face_down() -> None:
    t = table(me=side(set=[RESET], discard=["Coin Diver"]))
    t.pick("activate Reset")
    assert t.names(0, SET) == ["Coin Diver"]
    assert t.m.view(1)["players"][0]["areas"]["set"]["count"] == 1
    assert "activate Coin Diver" not in t.offered  # only on a later turn
    t.ends_clean()


@pytest.mark.rule("kyza:put.no-room")
def test_without_room_what_is_put_as_an_effect_goes_to_the_hand() -> None:
    t = table(me=side(set=[RESET, "Coin Diver"], effects=[DRUM], discard=["Fire Eater"]))
    t.pick("activate Reset")
    # Reset itself lies in its space until it has resolved.
    assert t.hand == ["Fire Eater"]
    t.ends_clean()


@pytest.mark.rule("kyza:put.no-room", "kyza:static.no-effect")
def test_a_static_card_that_is_put_as_an_effect_goes_to_the_hand() -> None:
    t = table(me=side(set=[RESET, "Coin Diver"], discard=["Patient Hunter"]))
    t.pick("activate Reset")
    assert t.hand == ["Patient Hunter"]
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.own-face-down")
def test_who_sees_what_lies_face_down() -> None:
    peek = made("Peek", effect(look_at_set(target(enemy_set_card))))
    t = table(me=side(set=[peek, "Coin Diver"]), opponent=side(set=["Wolf Whistler"]))
    assert t.m.view(1)["players"][1]["areas"]["set"]["cards"][0]["name"] == "Wolf Whistler"
    assert t.m.view(0)["players"][1]["areas"]["set"]["cards"] == []
    t.pick("activate Peek", "pass")
    assert t.m.view(0)["players"][1]["areas"]["set"]["cards"][0]["name"] == "Wolf Whistler"
    assert t.m.view(2)["players"][1]["areas"]["set"]["cards"] == []
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.own-face-down")
def test_a_search_ends_in_a_shuffle() -> None:
    find = made("Find", effect(search(then=to_hand(it))))
    t = table(me=side(set=[find, "Coin Diver"], deck=["Anchor", "Fire Eater", "War Drum"]))
    draws = t.m.draws
    t.pick("activate Find")
    assert t.offered == ["choose War Drum", "choose Fire Eater", "choose Anchor"]
    t.pick("choose Fire Eater")
    assert t.hand == ["Fire Eater"]
    assert t.m.draws == draws + 1
    assert t.m.view(1)["players"][0]["areas"]["hand"] == {"count": 1, "cards": []}
    assert t.m.log(1)[-2:] == ["A card goes to Me's hand.", "Me shuffles their deck."]
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.out-of-game")
def test_what_is_out_of_the_game_lies_open() -> None:
    gone = made("Gone", effect(take_out(target(enemy_character))))
    t = table(me=side(set=[gone, "Coin Diver"]), opponent=side(characters=["Anchor"]))
    t.pick("activate Gone")
    assert t.names(1, OUT) == ["Anchor"]
    assert t.m.view(0)["players"][1]["areas"]["out"]["cards"][0]["name"] == "Anchor"
    assert t.enemy_discard == []
    t.ends_clean()


# ---- destruction ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("kyza:destroyed")
def test_a_set_card_is_destroyed() -> None:
    wreck = made("Wreck", effect(destroy(target(EffectCards(which=2)))))
    t = table(me=side(set=[wreck, "Coin Diver"]), opponent=side(set=["Wolf Whistler"]))
    t.pick("activate Wreck", "aim at set card 1")
    t.pick("pass")
    assert t.enemy_discard == ["Wolf Whistler"]
    t.ends_clean()


@pytest.mark.rule("kyza:destroyed", "kyza:ruling.destroyed")
def test_a_character_that_is_given_up_is_destroyed() -> None:
    t = table(me=side(hand=["Siege Tower"], characters=["Anchor"], effects=[COUNT]), phase="set")
    t.pick("play Siege Tower")
    assert t.life == (21, 20)
    t.ends_clean("Anchor")


@pytest.mark.rule("kyza:ruling.destroyed")
@pytest.mark.parametrize(("option", "destroyed"), [(0, False), (1, True)])
def test_a_spent_effect_is_discarded_and_destroyed_only_by_option(option: int, *, destroyed: bool) -> None:
    t = table(me=side(set=["Fire Eater", "Coin Diver"]), spent_is_destroyed=option)
    t.pick("activate Fire Eater")
    assert t.discard == ["Fire Eater"]
    assert ("Fire Eater is discarded." in t.m.log(0)) == destroyed
    assert t.life == (20, 17)
    t.ends_clean()


def test_a_card_of_two_sets_is_destroyed_once() -> None:
    wreck = made("Wreck", effect(destroy(each(AnyOf((enemy_character, enemy_character))))))
    t = table(me=side(set=[wreck, "Coin Diver"]), opponent=side(characters=["Anchor"]))
    t.pick("activate Wreck")
    assert t.enemy_discard == ["Anchor"]
    t.ends_clean()


# ---- control -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("kyza:ruling.control-room")
def test_a_character_changes_sides_if_there_is_room() -> None:
    t = table(me=side(set=[GRAB, "Coin Diver"]), opponent=side(characters=["Fire Eater"]))
    t.pick("activate Grab")
    assert t.mine == ["Fire Eater"]
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.control-room")
@pytest.mark.parametrize("to_hand_instead", [0, 1])
def test_without_room_a_character_stays_or_goes_to_the_hand(to_hand_instead: int) -> None:
    full = side(set=[GRAB, "Coin Diver"], characters=["Anchor"] * 3)
    t = table(me=full, opponent=side(characters=["Fire Eater"]), taken_to_hand=to_hand_instead)
    t.pick("activate Grab")
    assert len(t.mine) == 3
    assert (t.theirs, t.enemy_hand) == (([], ["Fire Eater"]) if to_hand_instead else (["Fire Eater"], []))
    t.ends_clean()


def test_what_was_borrowed_goes_back_at_the_end_of_the_turn() -> None:
    t = table(me=side(set=[BORROW, "Great Whale"]), opponent=side(characters=["Fire Eater"], set=["Coin Diver"]))
    t.pick("activate Borrow", "pass").attack("Fire Eater").passes()
    assert t.life == (20, 15)
    assert t.theirs == ["Fire Eater"]
    assert t.mine == []
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.borrowed")
def test_who_borrows_back_keeps_the_own_character_at_the_end_of_the_turn() -> None:
    t = table(me=side(set=[BORROW, "Coin Diver"]), opponent=side(characters=["Fire Eater"], set=[QUICK_BORROW]))
    t.activate("Borrow").pick("pass", "activate Quick Borrow").resolve_all()
    assert t.theirs == ["Fire Eater"]
    t.end_turn()
    assert (t.mine, t.theirs) == ([], ["Fire Eater"])
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.borrowed")
def test_who_exchanges_for_good_what_was_borrowed_keeps_it() -> None:
    t = table(
        me=side(set=[BORROW, "Moth Queen", "Moth Queen"], characters=["Anchor"]),
        opponent=side(characters=["Fire Eater", "War Drum"]),
    )
    t.activate("Borrow", "Fire Eater")
    t.activate("Moth Queen", "Fire Eater").activate("Moth Queen", "Anchor")
    assert (sorted(t.mine), t.theirs) == (["Fire Eater", "War Drum"], ["Anchor"])
    t.end_turn()
    assert (sorted(t.mine), t.theirs) == (["Fire Eater", "War Drum"], ["Anchor"])
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.swap")
def test_an_exchange_needs_no_more_room() -> None:
    t = table(
        me=side(set=["Moth Queen", "Coin Diver"], characters=["Anchor"] * 3),
        opponent=side(characters=["Fire Eater"]),
    )
    t.pick("activate Moth Queen", "aim at Anchor #2")
    assert sorted(t.mine) == ["Anchor", "Anchor", "Fire Eater"]
    assert t.theirs == ["Anchor"]
    t.ends_clean()


@pytest.mark.rule("kyza:static", "kyza:static.no-effect", "kyza:ruling.static-option")
def test_a_static_effect_works_for_who_controls_it_and_is_not_set() -> None:
    t = table(
        me=side(set=[GRAB, "Coin Diver"], hand=["Snow Oracle"], characters=["Anchor"]),
        opponent=side(characters=["Patient Hunter", "War Drum"]),
    )
    assert t.stats("Patient Hunter") == (4, 4)
    t.pick("activate Grab", "aim at Patient Hunter")
    assert t.stats("Patient Hunter") == (4, 4)  # War Drum is its enemy now
    t.to_combat().pick("done")
    assert "set Snow Oracle" not in t.offered
    assert "play Snow Oracle" in t.offered
    t.ends_clean()


@pytest.mark.rule("kyza:static")
def test_a_static_effect_is_triggered_while_it_is_on_the_field() -> None:
    t = table(me=side(characters=["Snow Oracle"], hand=["Anchor"]), opponent=side(set=["Coin Diver"]))
    t.end_turn()
    assert t.life == (21, 20)
    t.ends_clean()


# ---- life ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("kyza:ruling.pay-life")
def test_life_is_not_paid_by_who_has_too_little() -> None:
    t = table(me=side(set=[BARGAIN, "Coin Diver"], life=2))
    assert "activate Bargain Deal" not in t.offered
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.pay-life")
def test_life_is_paid_by_who_has_it() -> None:
    t = table(me=side(set=[BARGAIN, "Coin Diver"], life=4))
    t.pick("activate Bargain Deal")
    assert t.life == (1, 20)
    assert "You pay 3 life." in t.m.log(0)
    t.ends_clean("Great Whale")


@pytest.mark.rule("kyza:ruling.pay-life")
def test_to_pay_all_life_loses() -> None:
    t = table(me=side(set=[BARGAIN, "Coin Diver"], life=3))
    t.pick("activate Bargain Deal")
    assert t.m.outcome is not None
    assert t.m.outcome.winners == (1,)
    assert t.life == (0, 20)
    t.ends_clean()


def test_sampled_worlds_deal_set_cards_anew() -> None:
    t = table(me=side(set=["Coin Diver"]), opponent=side(set=["Wolf Whistler"], hand=["Anchor"], deck=["Fire Eater"]))
    seen = {t.m.sample(0, Rng(seed)).prints[t.find("Wolf Whistler")].name for seed in range(40)}
    assert seen == {"Wolf Whistler", "Anchor", "Fire Eater"}


def test_all_enemies_at_once() -> None:
    sweep = made("Sweep", effect(to_hand(each(enemy_character))))
    t = table(me=side(set=[sweep, "Coin Diver"]), opponent=side(characters=["Anchor", "War Drum"]))
    t.pick("activate Sweep")
    assert t.names(1, HAND) == ["Anchor", "War Drum"]
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.time-up")
def test_one_that_is_brought_to_its_last_counter_on_the_others_turn_is_discarded_with_that_turn() -> None:
    hurry = made("Hurry", effect(add_time(2, target(continuous_effect))))
    t = table(
        me=side(set=[hurry, "Great Whale"], deck=["Coin Diver"] * 3),
        opponent=side(set=["Coin Diver"], effects=["War Drum"], characters=["Anchor"]),
    )
    t.m.change(t.find("War Drum")).counters = 1
    t.activate("Hurry")
    assert t.state("War Drum").counters == 3
    assert t.stats("Anchor") == (3, 4), "it works for the rest of the turn"
    t.end_turn()
    assert t.names(1, EFFECTS) == []
    assert t.stats("Anchor") == (2, 4)
    t.ends_clean("Anchor")


@pytest.mark.rule("kyza:ruling.no-room-back")
def test_what_cannot_go_back_for_want_of_room_goes_to_its_owners_hand() -> None:
    t = table(
        me=side(set=[BORROW, "Lock Picker"], deck=["Coin Diver"] * 3),
        opponent=side(effects=["Harbor Master"], characters=["Fire Eater", *["Anchor"] * 3], deck=["Coin Diver"] * 3),
    )
    t.activate("Borrow", "Fire Eater").activate("Lock Picker")
    assert (t.mine, t.theirs) == (["Fire Eater"], ["Anchor"] * 3)
    t.end_turn()
    assert (t.mine, t.theirs) == ([], ["Anchor"] * 3)
    assert "Fire Eater" in t.enemy_hand
    t.ends_clean("Harbor Master")
