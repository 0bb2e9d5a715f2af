"""The cards with Aether Level 1."""

import pytest

from tests.games.kyza.cards.people import FEWER, GIANT, KNIGHT, MORE, PIPES, SQUIRE, WAIT
from tests.games.kyza.table import shipped, side


def test_spark_thrower_deals_3_to_an_enemy_hurts_and_draws() -> None:
    t = shipped(me=side(set=["Spark Thrower", WAIT], characters=[SQUIRE]), opponent=side(characters=[KNIGHT, GIANT]))
    t.pick("activate Spark Thrower")
    assert t.offered == [f"aim at {KNIGHT}", f"aim at {GIANT}"], "mine is no target"
    t.pick(f"aim at {KNIGHT}")
    assert t.stats(KNIGHT) == (4, 2)
    assert t.hand == ["Great Whale", "World Wheel"]
    assert t.life == (20, 17)
    t.ends_clean()


def test_spark_thrower_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Spark Thrower", WAIT], deck=FEWER), opponent=side(characters=[KNIGHT]))
    t.pick("activate Spark Thrower")
    assert t.stats(KNIGHT) == (4, 2)
    assert t.life == (20, 17)
    assert t.hand == []
    t.ends_clean()


def test_spark_thrower_needs_an_enemy() -> None:
    t = shipped(me=side(set=["Spark Thrower", WAIT], characters=[KNIGHT]))
    assert t.offered == [f"activate {WAIT}", "pass"]
    t.ends_clean()


def test_pocket_thief_takes_two_random_cards_hurts_and_draws() -> None:
    t = shipped(me=side(set=["Pocket Thief", WAIT]), opponent=side(hand=[SQUIRE, KNIGHT, GIANT]))
    t.pick("activate Pocket Thief")
    assert (len(t.enemy_hand), len(t.enemy_discard)) == (1, 2)
    assert t.life == (20, 17)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_pocket_thief_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Pocket Thief", WAIT], deck=FEWER), opponent=side(hand=[SQUIRE]))
    t.pick("activate Pocket Thief")
    assert t.enemy_discard == [SQUIRE]
    assert t.life == (20, 17)
    assert t.hand == []
    t.ends_clean()


@pytest.mark.parametrize(("name", "stats"), [("Letter Carrier", (3, 2)), ("Old Letter Carrier", (2, 3))])
def test_letter_carrier_draws_two_and_no_more_for_who_is_then_ahead(name: str, stats: tuple[int, int]) -> None:
    t = shipped(me=side(set=[name, WAIT], characters=[name]))
    assert t.stats(name) == stats
    t.pick(f"activate {name}")
    assert t.hand == ["Great Whale", "World Wheel"]
    assert t.life == (20, 20)
    t.ends_clean()


def test_letter_carrier_draws_four_where_the_first_two_are_no_lead() -> None:
    t = shipped(me=side(set=["Letter Carrier", WAIT], deck=[SQUIRE] * 14))
    t.pick("activate Letter Carrier")
    assert t.hand == [SQUIRE] * 4
    assert t.life == (20, 20)
    t.ends_clean()


def test_coin_diver_gains_life_hurts_and_draws() -> None:
    t = shipped(me=side(set=["Coin Diver", WAIT]))
    t.pick("activate Coin Diver")
    assert t.life == (24, 17)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_coin_diver_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Coin Diver", WAIT], deck=FEWER))
    t.pick("activate Coin Diver")
    assert t.life == (24, 17)
    assert t.hand == []
    t.ends_clean()


def test_rat_catcher_destroys_what_is_small_enough_hurts_and_draws() -> None:
    t = shipped(me=side(set=["Rat Catcher", WAIT], characters=[SQUIRE]), opponent=side(characters=[PIPES, KNIGHT]))
    t.pick("activate Rat Catcher")
    assert t.offered == [f"aim at {SQUIRE}", f"aim at {PIPES}"]
    t.pick(f"aim at {PIPES}")
    assert t.theirs == [KNIGHT]
    assert t.life == (20, 18)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_rat_catcher_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Rat Catcher", WAIT], deck=FEWER), opponent=side(characters=[SQUIRE]))
    t.pick("activate Rat Catcher")
    assert t.theirs == []
    assert t.life == (20, 18)
    assert t.hand == []
    t.ends_clean()


def test_fuse_lighter_deals_3_hurts_and_draws_on_the_other_turn_too() -> None:
    t = shipped(me=side(set=[WAIT]), opponent=side(set=["Fuse Lighter", WAIT], characters=[KNIGHT]))
    t.pick("pass", "activate Fuse Lighter", "pass")
    assert t.stats(KNIGHT) == (4, 2)
    assert t.life == (18, 20)
    assert t.enemy_hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_fuse_lighter_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=[WAIT], characters=[KNIGHT]), opponent=side(set=["Fuse Lighter", WAIT], deck=FEWER))
    t.pick("pass", "activate Fuse Lighter", "pass")
    assert t.stats(KNIGHT) == (4, 2)
    assert t.life == (18, 20)
    assert t.enemy_hand == []
    t.ends_clean()


def test_quick_tailor_strengthens_one_of_mine_for_the_turn_draws_and_hurts() -> None:
    t = shipped(
        me=side(set=["Quick Tailor", WAIT], characters=[SQUIRE, KNIGHT]), opponent=side(characters=[GIANT], set=[WAIT])
    )
    t.pick("activate Quick Tailor")
    assert t.offered == [f"aim at {SQUIRE}", f"aim at {KNIGHT}"]
    t.pick(f"aim at {SQUIRE}", "pass")
    assert t.stats(SQUIRE) == (5, 5)
    assert t.stats(KNIGHT) == (4, 5)
    assert t.hand == ["Great Whale"], "one and not three: I have drawn more by now"
    assert t.life == (20, 17)
    t.end_turn()
    assert t.stats(SQUIRE) == (2, 3)
    t.ends_clean()


def test_quick_tailor_draws_three_where_the_first_is_no_lead() -> None:
    t = shipped(me=side(set=["Quick Tailor", WAIT], characters=[KNIGHT], deck=MORE))
    t.pick("activate Quick Tailor")
    assert t.stats(KNIGHT) == (7, 7)
    assert t.hand == [SQUIRE] * 3
    assert t.life == (20, 17)
    t.ends_clean()


def test_town_crier_negates_what_waits() -> None:
    t = shipped(me=side(set=["Coin Diver", WAIT]), opponent=side(set=["Town Crier", WAIT]))
    assert "activate Town Crier" not in t.offered
    t.pick("activate Coin Diver")
    assert t.offered == ["activate Town Crier", "pass"]
    t.pick("activate Town Crier", "pass")
    assert t.life == (20, 20)
    assert t.hand == []
    assert t.discard == ["Coin Diver"]
    assert t.enemy_discard == ["Town Crier"]
    assert t.enemy_hand == ["Great Whale"]
    assert "Coin Diver is negated." in t.m.log(0)
    t.ends_clean()


def test_town_crier_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Coin Diver", WAIT]), opponent=side(set=["Town Crier", WAIT], deck=FEWER))
    t.pick("activate Coin Diver", "activate Town Crier", "pass")
    assert t.life == (20, 20)
    assert t.enemy_hand == []
    t.ends_clean()


def test_town_crier_keeps_a_continuous_effect_from_staying() -> None:
    t = shipped(me=side(set=[PIPES, WAIT], characters=[SQUIRE]), opponent=side(set=["Town Crier", WAIT]))
    t.pick(f"activate {PIPES}", "activate Town Crier", "pass")
    assert t.discard == [PIPES]
    assert t.stats(SQUIRE) == (2, 3)
    assert t.enemy_hand == ["Great Whale"]
    t.ends_clean()


def test_bell_ringer_keeps_one_from_blocking_hurts_and_draws() -> None:
    t = shipped(me=side(set=["Bell Ringer", WAIT], characters=[SQUIRE]), opponent=side(characters=[KNIGHT]))
    t.pick("activate Bell Ringer")
    assert t.hand == ["Great Whale", "World Wheel"]
    assert t.life == (20, 17)
    t.attack(SQUIRE).resolve_all()
    t.pick("pass", "pass")
    assert t.life == (20, 15), "nobody could block"
    t.ends_clean()


def test_bell_ringer_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Bell Ringer", WAIT], deck=FEWER), opponent=side(characters=[KNIGHT]))
    t.pick("activate Bell Ringer")
    assert t.life == (20, 17)
    assert t.hand == []
    t.ends_clean()


def test_weathervane_blows_for_one_turn() -> None:
    t = shipped(me=side(effects=["Weathervane"], characters=[SQUIRE], set=[WAIT]), opponent=side(characters=[KNIGHT]))
    assert t.stats(SQUIRE) == (5, 3)
    assert t.stats(KNIGHT) == (4, 5)
    t.attack(SQUIRE).resolve_all()
    assert t.life == (20, 12)
    t.pick("pass", "do not block", "pass")
    assert t.life == (20, 7)
    t.end_turn()
    assert t.stats(SQUIRE) == (2, 3)
    assert t.discard == ["Weathervane"]
    t.ends_clean()


def test_weathervane_only_strengthens_for_who_has_drawn_more() -> None:
    t = shipped(me=side(effects=["Weathervane"], characters=[KNIGHT], set=[WAIT], deck=FEWER))
    t.attack(KNIGHT)
    assert t.stack == ["Weathervane"]
    t.resolve_all()
    assert t.life == (20, 20)
    t.pick("pass", "pass")
    assert t.life == (20, 13)
    t.ends_clean()
