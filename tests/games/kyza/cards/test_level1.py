"""The cards with Aether Level 1."""

import pytest

from tests.games.kyza.table import side, table

WAIT = "Coin Diver"
"""A card that keeps its player asked."""


def test_spark_thrower_deals_4_to_an_enemy() -> None:
    t = table(
        me=side(set=["Spark Thrower", WAIT], characters=["Anchor"]), opponent=side(characters=["Iron Cook", "Anchor"])
    )
    t.pick("activate Spark Thrower")
    assert t.offered == ["aim at Iron Cook", "aim at Anchor"]  # mine is no target
    t.pick("aim at Iron Cook")
    assert t.stats("Iron Cook") == (3, 1)
    t.ends_clean()


def test_pocket_thief_takes_two_random_cards_or_what_there_is() -> None:
    t = table(me=side(set=["Pocket Thief", WAIT]), opponent=side(hand=["Anchor", "War Drum", "Fire Eater"]))
    t.pick("activate Pocket Thief")
    assert (len(t.enemy_hand), len(t.enemy_discard)) == (1, 2)
    t.ends_clean()
    t = table(me=side(set=["Pocket Thief", WAIT]), opponent=side(hand=["Anchor"]))
    t.pick("activate Pocket Thief")
    assert t.enemy_discard == ["Anchor"]
    t.ends_clean()


def test_letter_carrier_draws_two() -> None:
    t = table(me=side(set=["Letter Carrier", WAIT]))
    t.pick("activate Letter Carrier")
    assert t.hand == ["Great Whale", "World Wheel"]
    assert t.enemy_hand == []
    t.ends_clean()


def test_old_letter_carrier_is_another_character_with_the_same_effect() -> None:
    t = table(me=side(set=["Old Letter Carrier", WAIT], characters=["Old Letter Carrier"]))
    assert t.stats("Old Letter Carrier") == (2, 2)
    t.pick("activate Old Letter Carrier")
    assert len(t.hand) == 2
    t.ends_clean()


def test_coin_diver_gains_life() -> None:
    t = table(me=side(set=["Coin Diver", WAIT]))
    t.pick("activate Coin Diver")
    assert t.life == (26, 20)
    t.ends_clean()


def test_rat_catcher_destroys_what_is_small_enough() -> None:
    t = table(
        me=side(set=["Rat Catcher", WAIT], characters=["Anchor"]), opponent=side(characters=["War Drum", "Iron Cook"])
    )
    t.pick("activate Rat Catcher")
    assert t.offered == ["aim at Anchor", "aim at War Drum"]
    t.pick("aim at War Drum")
    assert t.theirs == ["Iron Cook"]
    t.ends_clean()


def test_fuse_lighter_deals_3_on_either_turn() -> None:
    t = table(me=side(set=[WAIT]), opponent=side(set=["Fuse Lighter", WAIT], characters=["Iron Cook"]))
    t.pick("activate Coin Diver", "activate Fuse Lighter", "pass")
    assert t.stats("Iron Cook") == (3, 2)
    t.pick("pass")
    assert t.life == (26, 20)
    t.ends_clean()


def test_quick_tailor_strengthens_one_of_mine_for_the_turn() -> None:
    t = table(
        me=side(set=["Quick Tailor", WAIT], characters=["Anchor", "War Drum"]), opponent=side(characters=["Anchor"])
    )
    t.pick("activate Quick Tailor")
    assert t.offered == ["aim at Anchor", "aim at War Drum"]
    t.pick("aim at Anchor")
    assert t.stats("Anchor") == (5, 7)
    assert t.stats("War Drum") == (3, 3)
    t.end_turn()
    assert t.stats("Anchor") == (2, 4)
    t.ends_clean()


def test_town_crier_negates_what_waits() -> None:
    t = table(me=side(set=["Fire Eater", WAIT]), opponent=side(set=["Town Crier", WAIT]))
    assert "activate Town Crier" not in t.offered
    t.pick("activate Fire Eater")
    assert t.offered == ["activate Town Crier", "pass"]
    t.pick("activate Town Crier", "pass")
    assert t.life == (20, 20)
    assert t.discard == ["Fire Eater"]
    assert t.enemy_discard == ["Town Crier"]
    assert "Fire Eater is negated." in t.m.log(0)
    t.ends_clean()


def test_town_crier_can_be_negated_itself() -> None:
    t = table(me=side(set=["Fire Eater", "Town Crier"]), opponent=side(set=["Town Crier", WAIT]))
    t.pick("activate Fire Eater", "activate Town Crier", "activate Town Crier", "pass", "pass", "pass")
    assert t.life == (20, 17)
    t.ends_clean()


def test_town_crier_keeps_a_continuous_effect_from_staying() -> None:
    t = table(me=side(set=["War Drum", WAIT], characters=["Anchor"]), opponent=side(set=["Town Crier", WAIT]))
    t.pick("activate War Drum", "activate Town Crier", "pass")
    assert t.discard == ["War Drum"]
    assert t.stats("Anchor") == (2, 4)
    t.ends_clean()


def test_bell_ringer_keeps_up_to_two_from_attacking_and_draws() -> None:
    t = table(
        me=side(set=[WAIT], characters=["Anchor", "War Drum", "Fire Eater"]), opponent=side(set=["Bell Ringer", WAIT])
    )
    t.pick("pass", "activate Bell Ringer", "aim at Anchor", "aim at Fire Eater", "pass", "pass", "pass")
    assert t.offered == ["attack with War Drum", "done"]
    assert t.enemy_hand == ["Great Whale"]
    t.pick("done").end_turn().end_turn().to_combat()
    assert "attack with Anchor" in t.offered
    t.ends_clean()


def test_weathervane_blows_for_one_turn() -> None:
    t = table(
        me=side(set=["Weathervane", WAIT], characters=["Anchor"]), opponent=side(characters=["Anchor"], set=[WAIT])
    )
    t.pick("activate Weathervane", "pass")
    assert t.stats("Anchor") == (4, 4)
    assert t.stats("Anchor", 2) == (2, 4)
    t.end_turn()
    assert t.stats("Anchor") == (2, 4)
    assert t.discard == ["Weathervane"]
    t.ends_clean()


def test_spark_thrower_and_others_need_an_enemy_to_aim_at() -> None:
    names = ["Spark Thrower", "Rat Catcher", "Quick Tailor"]
    t = table(me=side(set=names))
    assert t.offered == ["pass"]
    t = table(me=side(set=names, characters=["Fire Eater"]))
    assert t.offered == ["activate Quick Tailor", "pass"]


def test_pocket_thief_leaves_my_hand_alone_and_does_nothing_to_an_empty_one() -> None:
    t = table(me=side(set=["Pocket Thief", WAIT], hand=["Anchor"]))
    t.pick("activate Pocket Thief")
    assert t.hand == ["Anchor"]
    assert t.discard == ["Pocket Thief"]
    assert t.enemy_discard == []
    t.ends_clean()


def test_fuse_lighter_hits_one_character_and_no_player() -> None:
    t = table(me=side(set=["Fuse Lighter", WAIT], characters=["War Drum", "Iron Cook"]))
    t.pick("activate Fuse Lighter", "aim at War Drum")
    assert t.mine == ["Iron Cook"]
    assert t.stats("Iron Cook") == (3, 5)
    assert t.life == (20, 20)
    t.ends_clean()


def test_town_crier_needs_an_effect_of_the_opponent() -> None:
    t = table(me=side(set=["Fire Eater", "Town Crier"]), opponent=side(set=[WAIT]))
    t.pick("activate Fire Eater")
    assert t.asked == "Opponent"
    t.pick("pass")
    assert t.life == (20, 17)  # my own one is nothing that I could negate
    assert t.offered == ["pass"]
    t.ends_clean()


@pytest.mark.midway("somebody is asked, and the answer is not what is tested")
def test_bell_ringer_may_be_aimed_at_nobody_and_leaves_blocking_alone() -> None:
    t = table(me=side(set=["Bell Ringer", WAIT], characters=["War Drum"]), opponent=side(characters=["Anchor"]))
    t.pick("activate Bell Ringer", "done")
    assert t.hand == ["Great Whale"]
    t = table(me=side(set=["Bell Ringer", WAIT], characters=["War Drum"]), opponent=side(characters=["Anchor"]))
    t.pick("activate Bell Ringer", "aim at Anchor").attack("War Drum").passes()
    assert t.m.decision.prompt == "Whom does Anchor block?"
