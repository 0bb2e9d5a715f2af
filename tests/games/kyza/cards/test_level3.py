"""The cards with Aether Level 3."""

import pytest

from cardwright.games.kyza.events import Destroyed
from cardwright.games.kyza.state import BY_EFFECT
from cardwright.games.kyza.zones import EFFECTS
from tests.games.kyza.table import side, table

WAIT = "Coin Diver"


def test_stone_juggler_hits_every_enemy() -> None:
    t = table(
        me=side(set=["Stone Juggler", WAIT], characters=["Hook Fisher"]),
        opponent=side(characters=["Hook Fisher", "War Drum", "Anchor"]),
    )
    t.pick("activate Stone Juggler")
    assert t.theirs == ["War Drum", "Anchor"]
    assert t.stats("War Drum") == (3, 1)
    assert t.mine == ["Hook Fisher"]
    t.ends_clean("Anchor")


def test_bridge_burner_needs_a_set_card() -> None:
    t = table(me=side(set=["Bridge Burner", WAIT]), opponent=side(effects=["War Drum"]))
    assert "activate Bridge Burner" not in t.offered
    t = table(me=side(set=["Bridge Burner", WAIT]), opponent=side(set=["Siege Tower"], effects=["War Drum"]))
    t.pick("activate Bridge Burner", "pass")
    assert t.enemy_discard == ["Siege Tower"]
    assert t.life == (20, 18)
    t.ends_clean()


def test_cloud_reader_finds_any_card_or_none() -> None:
    t = table(me=side(set=["Cloud Reader", WAIT], deck=["Anchor", "Storm King"]))
    t.pick("activate Cloud Reader", "choose Storm King")
    assert t.hand == ["Storm King"]
    t.ends_clean()
    t = table(
        me=side(set=["Blind Cloud Reader", WAIT], characters=["Blind Cloud Reader"], deck=["Anchor", "Storm King"])
    )
    assert t.stats("Blind Cloud Reader") == (4, 4)
    t.pick("activate Blind Cloud Reader", "done")
    assert t.hand == []
    t.ends_clean()


def test_salt_merchant_costs_two_life() -> None:
    t = table(me=side(set=["Salt Merchant", WAIT]))
    t.pick("activate Salt Merchant")
    assert t.life == (18, 20)
    assert len(t.hand) == 2
    t.ends_clean()
    t = table(me=side(set=["Salt Merchant", WAIT], life=1))
    assert "activate Salt Merchant" not in t.offered
    t.ends_clean()


def test_the_cost_of_salt_merchant_is_paid_though_it_is_negated() -> None:
    t = table(me=side(set=["Salt Merchant", WAIT]), opponent=side(set=["Town Crier", WAIT]))
    t.pick("activate Salt Merchant", "activate Town Crier", "pass")
    assert t.life == (18, 20)
    assert t.hand == []
    t.ends_clean()


def test_twin_sister_brings_back_a_small_character() -> None:
    t = table(me=side(set=["Twin Sister", WAIT], discard=["Fire Eater", "War Drum"]), opponent=side(discard=["Anchor"]))
    t.pick("activate Twin Sister")
    assert t.mine == ["War Drum"]
    assert t.discard == ["Fire Eater", "Twin Sister"]
    t.ends_clean()


def test_tax_collector_lets_the_opponent_choose() -> None:
    t = table(me=side(set=["Tax Collector", WAIT]), opponent=side(hand=["Anchor", "Fire Eater"]))
    t.pick("activate Tax Collector")
    assert t.asked == "Opponent"
    t.pick("choose Anchor")
    assert t.enemy_hand == ["Fire Eater"]
    assert t.hand == ["Great Whale"]
    t.ends_clean()


def test_rope_dancer_clears_the_way_before_blocks() -> None:
    t = table(
        me=side(set=["Rope Dancer", WAIT], characters=["War Drum"]), opponent=side(characters=["Anchor", "Marsh Witch"])
    )
    t.attack("War Drum").pick("activate Rope Dancer", "aim at Anchor", "aim at Marsh Witch", "pass", "pass")
    assert t.life == (20, 17)
    t.ends_clean()


def test_wolf_whistler_deals_3_to_the_opponent() -> None:
    t = table(me=side(set=[WAIT]), opponent=side(set=["Wolf Whistler", WAIT]))
    t.pick("pass", "activate Wolf Whistler", "pass")
    assert t.life == (17, 20)
    t.ends_clean()


def test_clock_mender_winds_a_clock_on_or_back() -> None:
    t = table(me=side(set=["Clock Mender", WAIT], effects=["War Drum"]), opponent=side(effects=["Toll Gate"]))
    t.m.change(t.find("War Drum")).counters = 1
    t.pick("activate Clock Mender", "aim at War Drum", "remove 2 time counters from target continuous effect")
    assert t.state("War Drum").counters == 0
    assert t.hand == ["Great Whale"]
    t.ends_clean()
    t = table(me=side(set=["Clock Mender", WAIT]), opponent=side(effects=["Toll Gate"], set=[WAIT]))
    t.pick("activate Clock Mender", "pass", "put 2 time counters on target continuous effect")
    assert t.state("Toll Gate").counters == 2
    t.end_turn()
    assert t.names(1, EFFECTS) == []  # its time is up at the end of the turn, whoever's that is
    t.ends_clean()


def test_anchor_holds_small_enemies() -> None:
    t = table(
        me=side(characters=["Hook Fisher", "War Drum"], set=[WAIT]),
        opponent=side(effects=["Anchor"], characters=["Hook Fisher"]),
    )
    t.to_combat()
    assert t.offered == ["attack with War Drum", "done"]
    t.ends_clean()


def test_war_drum_adds_damage() -> None:
    t = table(me=side(effects=["War Drum"], characters=["Anchor"], set=[WAIT]), opponent=side(characters=["Anchor"]))
    assert t.stats("Anchor") == (3, 4)
    assert t.stats("Anchor", 2) == (2, 4)


def test_bodyguard_saves_in_response_and_stays() -> None:
    t = table(me=side(set=["Spark Thrower", WAIT]), opponent=side(set=["Bodyguard", WAIT], characters=["War Drum"]))
    t.pick("activate Spark Thrower", "activate Bodyguard", "pass", "pass", "pass")
    assert t.stats("War Drum") == (3, 1)
    assert t.names(1, EFFECTS) == ["Bodyguard"]
    t.ends_clean()


def test_salt_merchant_may_cost_all_life_which_loses() -> None:
    t = table(me=side(set=["Salt Merchant", WAIT], life=2))
    t.pick("activate Salt Merchant")
    assert t.m.outcome is not None
    assert t.m.outcome.winners == (1,)
    assert t.hand == []
    assert t.life == (0, 20)
    t.ends_clean()


def test_twin_sister_without_room_puts_the_card_into_the_hand() -> None:
    t = table(me=side(set=["Twin Sister", WAIT], discard=["War Drum"], characters=["Anchor"] * 3))
    t.pick("activate Twin Sister")
    assert t.hand == ["War Drum"]
    assert t.mine == ["Anchor"] * 3
    t.ends_clean()
    t = table(me=side(set=["Twin Sister", WAIT], discard=["Fire Eater"]), opponent=side(discard=["War Drum"]))
    assert "activate Twin Sister" not in t.offered
    t.ends_clean()


def test_tax_collector_draws_though_there_is_nothing_to_collect() -> None:
    t = table(me=side(set=["Tax Collector", WAIT], hand=["Anchor"]))
    t.pick("activate Tax Collector")
    assert t.hand == ["Anchor", "Great Whale"]
    assert t.enemy_discard == []
    t.ends_clean()


def test_rope_dancer_leaves_others_and_attacks_alone() -> None:
    t = table(
        me=side(set=["Rope Dancer", WAIT], characters=["War Drum"]), opponent=side(characters=["Anchor", "Marsh Witch"])
    )
    t.pick("activate Rope Dancer", "aim at Anchor", "done").attack("War Drum").passes()
    assert t.m.decision.prompt == "Whom does Marsh Witch block?"
    t.pick("do not block").passes()
    assert t.life == (20, 17)
    t.ends_clean()


def test_clock_mender_needs_a_continuous_effect_that_works() -> None:
    t = table(me=side(set=["Clock Mender", "War Drum"]), opponent=side(set=[WAIT]))
    assert "activate Clock Mender" not in t.offered
    t = table(me=side(set=["Clock Mender", WAIT], effects=["War Drum"]))
    t.pick("activate Clock Mender", "remove 2 time counters from target continuous effect")
    assert t.state("War Drum").counters == 0  # there are never fewer than none
    t.ends_clean("Great Whale")


@pytest.mark.midway("somebody is asked, and the answer is not what is tested")
def test_anchor_holds_no_friends_and_no_blockers() -> None:
    t = table(
        me=side(effects=["Anchor"], characters=["Hook Fisher"], set=[WAIT]), opponent=side(characters=["Hook Fisher"])
    )
    t.to_combat()
    assert t.offered == ["attack with Hook Fisher", "done"]
    t.pick("attack with Hook Fisher").passes()
    assert t.m.decision.prompt == "Whom does Hook Fisher block?"


def test_bodyguard_protects_no_enemies_and_its_end_can_kill() -> None:
    t = table(
        me=side(set=["Fuse Lighter", WAIT], effects=["Bodyguard"], characters=["War Drum"]),
        opponent=side(characters=["War Drum"], set=["Bridge Burner", "Lock Picker"]),
    )
    assert (t.stats("War Drum"), t.stats("War Drum", 2)) == ((3, 5), (3, 3))
    t.pick("activate Fuse Lighter", "aim at War Drum")
    t.pick("pass")
    assert t.stats("War Drum") == (3, 2)
    t.m.do(Destroyed((t.find("Bodyguard"),), (0,), BY_EFFECT))
    t.m.run()
    assert t.mine == []
    t.ends_clean()
