"""The cards with Aether Level 3."""

from cardwright.games.kyza.zones import EFFECTS
from tests.games.kyza.cards.people import GIANT, KNIGHT, PIPES, SQUIRE, WAIT
from tests.games.kyza.table import shipped, side


def test_stone_juggler_hits_every_enemy() -> None:
    t = shipped(me=side(set=["Stone Juggler", WAIT], characters=[SQUIRE]), opponent=side(characters=[SQUIRE, KNIGHT]))
    t.pick("activate Stone Juggler")
    assert (t.stats(SQUIRE), t.stats(SQUIRE, 2), t.stats(KNIGHT)) == ((2, 3), (2, 1), (4, 3))
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_bridge_burner_destroys_a_set_card_and_blinds() -> None:
    t = shipped(me=side(set=["Bridge Burner", WAIT]), opponent=side(effects=[PIPES]))
    assert "activate Bridge Burner" not in t.offered
    t = shipped(
        me=side(set=["Bridge Burner", WAIT], characters=[SQUIRE]), opponent=side(set=[GIANT], characters=[KNIGHT])
    )
    t.pick("activate Bridge Burner")
    t.resolve_all()
    assert t.enemy_discard == [GIANT]
    assert t.life == (20, 19)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.attack(SQUIRE).pick("pass", "pass")
    assert t.life == (20, 17)
    t.ends_clean()


def test_cloud_reader_finds_any_card_or_none() -> None:
    for name, stats in (("Cloud Reader", (3, 4)), ("Blind Cloud Reader", (9, 5))):
        t = shipped(me=side(set=[name, WAIT], characters=[name], deck=[SQUIRE, KNIGHT]))
        assert t.stats(name) == stats
        t.pick(f"activate {name}", f"choose {KNIGHT}")
        assert t.hand == [KNIGHT]
        assert t.life == (20, 16), "3, and 1 more since there are fewer cards left in my deck"
        t.ends_clean()
    t = shipped(me=side(set=["Cloud Reader", WAIT], deck=[SQUIRE] * 12))
    t.pick("activate Cloud Reader", "done")
    assert t.hand == [SQUIRE], "drawn, for nothing was found"
    assert t.life == (20, 17)
    t.ends_clean()


def test_salt_merchant_draws_for_life() -> None:
    t = shipped(me=side(set=["Salt Merchant", WAIT]))
    t.pick("activate Salt Merchant")
    assert t.life == (18, 19)
    assert t.hand == ["Great Whale", "Storm King", "World Wheel"]
    t.ends_clean()
    assert "activate Salt Merchant" not in shipped(me=side(set=["Salt Merchant", WAIT], life=1)).offered


def test_twin_sister_brings_back_who_is_small_enough() -> None:
    t = shipped(me=side(set=["Twin Sister", WAIT], discard=[KNIGHT, GIANT]), opponent=side(discard=[SQUIRE]))
    t.pick("activate Twin Sister")
    assert t.mine == [KNIGHT]
    assert t.discard == [GIANT, "Twin Sister"]
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_tax_collector_lets_them_choose_what_to_give() -> None:
    t = shipped(me=side(set=["Tax Collector", WAIT], hand=[GIANT]), opponent=side(hand=[SQUIRE, KNIGHT]))
    t.pick("activate Tax Collector")
    assert t.asked == "Opponent"
    t.pick(f"choose {SQUIRE}")
    assert t.enemy_discard == [SQUIRE]
    assert t.life == (20, 18)
    assert t.hand == ["Great Whale", GIANT, "World Wheel"]
    t.ends_clean()


def test_rope_dancer_keeps_two_from_blocking() -> None:
    t = shipped(
        me=side(set=["Rope Dancer", WAIT], characters=[SQUIRE]), opponent=side(characters=[KNIGHT, GIANT, SQUIRE])
    )
    t.pick("activate Rope Dancer", f"aim at {KNIGHT}", f"aim at {GIANT}")
    assert t.hand == ["Great Whale", "Storm King", "World Wheel"]
    t.attack(SQUIRE).pick("pass")
    assert t.m.decision.prompt == f"Whom does {SQUIRE} block?"
    t.pick("do not block", "pass")
    assert t.life == (20, 18)
    t.ends_clean()


def test_wolf_whistler_hurts_on_either_turn() -> None:
    t = shipped(me=side(set=[WAIT]), opponent=side(set=["Wolf Whistler", WAIT]))
    t.pick("pass", "activate Wolf Whistler", "pass")
    assert t.life == (17, 20)
    assert t.enemy_hand == ["Great Whale"]
    t.ends_clean()
    t = shipped(me=side(set=["Wolf Whistler", WAIT], deck=[SQUIRE]))
    t.pick("activate Wolf Whistler")
    assert t.life == (20, 16), "1 more instead of a card for who has drawn more"
    assert t.hand == []
    t.ends_clean()


def test_clock_mender_winds_a_clock_on_or_back_or_draws() -> None:
    for mode, counters, hand in (
        ("put 2 time counters on target continuous effect", 3, ["Great Whale"]),
        ("remove 2 time counters from target continuous effect", 0, ["Great Whale"]),
        ("draw a card", 1, ["Great Whale", "World Wheel"]),
    ):
        t = shipped(me=side(set=["Clock Mender", WAIT], effects=[PIPES]))
        t.m.change(t.find(PIPES)).counters = 1
        t.pick("activate Clock Mender", mode)
        assert t.state(PIPES).counters == counters
        assert t.hand == hand
        assert t.life == (20, 18)
        t.ends_clean()
    t = shipped(me=side(set=["Clock Mender", PIPES]), opponent=side(set=[WAIT]))
    assert "activate Clock Mender" not in t.offered


def test_anchor_keeps_small_enemies_from_blocking_and_drags() -> None:
    t = shipped(
        me=side(effects=["Anchor"], characters=[SQUIRE], set=[WAIT]),
        opponent=side(characters=[KNIGHT, GIANT], set=[WAIT]),
    )
    t.attack(SQUIRE).pick("pass", "pass")
    assert t.m.decision.prompt == f"Whom does {GIANT} block?"
    t.pick("do not block", "pass", "pass")
    assert t.life == (20, 18)
    t.end_turn()
    assert t.life == (20, 16)
    t.end_turn()
    assert t.life == (20, 16), "at the end of my turns alone"
    t.ends_clean()


def test_war_drum_strengthens_my_characters_and_hurts_at_the_end() -> None:
    t = shipped(
        me=side(effects=["War Drum"], characters=[SQUIRE], set=[WAIT]), opponent=side(characters=[KNIGHT], set=[WAIT])
    )
    assert (t.stats(SQUIRE), t.stats(KNIGHT)) == ((4, 3), (4, 5))
    t.end_turn()
    assert t.life == (20, 18)
    t.ends_clean()


def test_bodyguard_stands_by_my_characters_for_three_turns() -> None:
    t = shipped(me=side(set=["Bodyguard", WAIT], characters=[SQUIRE]), opponent=side(characters=[KNIGHT], set=[WAIT]))
    t.pick("activate Bodyguard", "pass")
    assert (t.stats(SQUIRE), t.stats(KNIGHT)) == ((3, 4), (4, 5))
    assert t.names(0, EFFECTS) == ["Bodyguard"]
    t.end_turn()
    assert t.state("Bodyguard").counters == 1
    t.ends_clean()
