"""The cards with Aether Level 3."""

import pytest

from cardwright.games.kyza.zones import EFFECTS
from tests.games.kyza.cards.people import FEWER, GIANT, KNIGHT, MORE, PIPES, SQUIRE, WAIT
from tests.games.kyza.table import shipped, side


def test_stone_juggler_hits_every_enemy_hurts_and_draws() -> None:
    t = shipped(me=side(set=["Stone Juggler", WAIT], characters=[SQUIRE]), opponent=side(characters=[SQUIRE, KNIGHT]))
    t.pick("activate Stone Juggler")
    assert (t.stats(SQUIRE), t.stats(SQUIRE, 2), t.stats(KNIGHT)) == ((2, 3), (2, 1), (4, 3))
    assert t.life == (20, 17)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_stone_juggler_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Stone Juggler", WAIT], deck=FEWER), opponent=side(characters=[KNIGHT]))
    t.pick("activate Stone Juggler")
    assert t.stats(KNIGHT) == (4, 3)
    assert t.life == (20, 17)
    assert t.hand == []
    t.ends_clean()


def test_bridge_burner_destroys_a_set_card_blinds_hurts_and_draws() -> None:
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


def test_bridge_burner_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Bridge Burner", WAIT], deck=FEWER), opponent=side(set=[GIANT]))
    t.pick("activate Bridge Burner").resolve_all()
    assert t.enemy_discard == [GIANT]
    assert t.life == (20, 19)
    assert t.hand == []
    t.ends_clean()


def test_bridge_burner_burns_no_continuous_effect() -> None:
    t = shipped(me=side(set=["Bridge Burner", WAIT]), opponent=side(effects=[PIPES]))
    assert t.offered == [f"activate {WAIT}", "pass"]
    t.ends_clean()


@pytest.mark.parametrize(("name", "stats"), [("Cloud Reader", (3, 2)), ("Blind Cloud Reader", (5, 6))])
def test_cloud_reader_finds_any_card_and_hurts(name: str, stats: tuple[int, int]) -> None:
    t = shipped(me=side(set=[name, WAIT], characters=[name], deck=[SQUIRE, KNIGHT]))
    assert t.stats(name) == stats
    t.pick(f"activate {name}", f"choose {KNIGHT}")
    assert t.hand == [KNIGHT], "no two more cards: my deck is smaller"
    assert t.life == (20, 17)
    t.ends_clean()


def test_cloud_reader_draws_where_what_it_has_found_is_no_lead() -> None:
    t = shipped(me=side(set=["Cloud Reader", WAIT], deck=[*FEWER, GIANT, SQUIRE]))
    t.pick("activate Cloud Reader", f"choose {GIANT}")
    assert t.hand == [GIANT, SQUIRE, SQUIRE]
    assert t.life == (20, 17)
    t.ends_clean()


def test_cloud_reader_takes_a_card_while_there_is_one() -> None:
    t = shipped(me=side(set=["Cloud Reader", WAIT], deck=[SQUIRE, "War Drum"]))
    t.pick("activate Cloud Reader")
    assert sorted(t.offered) == [f"choose {SQUIRE}", "choose War Drum"]
    t.pick("choose War Drum")
    assert (t.hand, t.life) == (["War Drum"], (20, 17))
    t.ends_clean()
    t = shipped(me=side(set=["Cloud Reader", WAIT], deck=[]), opponent=side(deck=[SQUIRE]))
    t.pick("activate Cloud Reader")
    assert (t.hand, t.life) == ([], (20, 17)), "nothing was there, and the rest happened"
    t.ends_clean()


def test_salt_merchant_draws_for_life_and_hurts() -> None:
    t = shipped(me=side(set=["Salt Merchant", WAIT]))
    t.pick("activate Salt Merchant")
    assert t.life == (18, 18)
    assert t.hand == ["Great Whale", "World Wheel"], "no two more: I have drawn more by now"
    t.ends_clean()


def test_salt_merchant_draws_four_where_the_first_two_are_no_lead() -> None:
    t = shipped(me=side(set=["Salt Merchant", WAIT], deck=[SQUIRE] * 14))
    t.pick("activate Salt Merchant")
    assert t.life == (18, 18)
    assert t.hand == [SQUIRE] * 4
    t.ends_clean()


def test_salt_merchant_sells_nothing_to_who_cannot_pay() -> None:
    t = shipped(me=side(set=["Salt Merchant", WAIT], life=1))
    assert t.offered == [f"activate {WAIT}", "pass"]
    t.ends_clean()


def test_twin_sister_hurts_draws_and_brings_back_who_is_small_enough() -> None:
    t = shipped(me=side(set=["Twin Sister", WAIT], discard=[KNIGHT, GIANT]), opponent=side(discard=[SQUIRE]))
    t.pick("activate Twin Sister")
    assert t.mine == [KNIGHT]
    assert t.discard == [GIANT, "Twin Sister"]
    assert t.life == (20, 18)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_twin_sister_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Twin Sister", WAIT], discard=[KNIGHT], deck=FEWER))
    t.pick("activate Twin Sister")
    assert t.mine == [KNIGHT]
    assert t.life == (20, 18)
    assert t.hand == []
    t.ends_clean()


def test_tax_collector_hurts_draws_and_lets_them_choose_what_to_give() -> None:
    t = shipped(me=side(set=["Tax Collector", WAIT], hand=[GIANT]), opponent=side(hand=[SQUIRE, KNIGHT]))
    t.pick("activate Tax Collector")
    assert t.asked == "Opponent"
    t.pick(f"choose {SQUIRE}")
    assert t.enemy_discard == [SQUIRE]
    assert t.life == (20, 17)
    assert t.hand == ["Great Whale", GIANT, "World Wheel"]
    t.ends_clean()


def test_tax_collector_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Tax Collector", WAIT], deck=FEWER), opponent=side(hand=[KNIGHT]))
    t.pick("activate Tax Collector")
    assert t.enemy_discard == [KNIGHT]
    assert t.life == (20, 17)
    assert t.hand == []
    t.ends_clean()


def test_rope_dancer_draws_hurts_and_keeps_two_from_blocking() -> None:
    t = shipped(
        me=side(set=["Rope Dancer", WAIT], characters=[SQUIRE]), opponent=side(characters=[KNIGHT, GIANT, SQUIRE])
    )
    t.pick("activate Rope Dancer", f"aim at {KNIGHT}", f"aim at {GIANT}")
    assert t.hand == ["Great Whale"], "no two more: I have drawn more by now"
    assert t.life == (20, 17)
    t.attack(SQUIRE).pick("pass")
    assert t.m.decision.prompt == f"Whom does {SQUIRE} block?"
    t.pick("do not block", "pass")
    assert t.life == (20, 15)
    t.ends_clean()


def test_rope_dancer_draws_three_where_the_first_is_no_lead() -> None:
    t = shipped(me=side(set=["Rope Dancer", WAIT], deck=MORE), opponent=side(characters=[KNIGHT]))
    t.pick("activate Rope Dancer", f"aim at {KNIGHT}")
    assert t.hand == [SQUIRE] * 3
    assert t.life == (20, 17)
    t.ends_clean()


def test_wolf_whistler_hurts_and_draws_on_either_turn() -> None:
    t = shipped(me=side(set=[WAIT]), opponent=side(set=["Wolf Whistler", WAIT]))
    t.pick("pass", "activate Wolf Whistler", "pass")
    assert t.life == (16, 20)
    assert t.enemy_hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_wolf_whistler_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Wolf Whistler", WAIT], deck=FEWER))
    t.pick("activate Wolf Whistler")
    assert t.life == (20, 16)
    assert t.hand == []
    t.ends_clean()


def test_clock_mender_winds_a_clock_on() -> None:
    t = shipped(me=side(set=["Clock Mender", WAIT], effects=[PIPES]))
    t.m.change(t.find(PIPES)).counters = 1
    t.pick("activate Clock Mender", "put 2 time counters on a continuous effect")
    assert t.state(PIPES).counters == 3
    assert t.hand == ["Great Whale"], "no two more: I have drawn more by now"
    assert t.life == (20, 17)
    t.ends_clean()


def test_clock_mender_winds_a_clock_back() -> None:
    t = shipped(me=side(set=["Clock Mender", WAIT], effects=[PIPES]))
    t.m.change(t.find(PIPES)).counters = 1
    t.pick("activate Clock Mender", "remove 2 time counters from a continuous effect")
    assert t.state(PIPES).counters == 0
    assert t.hand == ["Great Whale"]
    assert t.life == (20, 17)
    t.ends_clean()


def test_clock_mender_draws_one_more_and_leaves_the_clocks_alone() -> None:
    t = shipped(me=side(set=["Clock Mender", WAIT], effects=[PIPES]))
    t.m.change(t.find(PIPES)).counters = 1
    t.pick("activate Clock Mender", "draw a card")
    assert t.state(PIPES).counters == 1
    assert t.hand == ["Great Whale", "World Wheel"]
    assert t.life == (20, 17)
    t.ends_clean()


def test_clock_mender_draws_three_where_the_first_is_no_lead() -> None:
    t = shipped(me=side(set=["Clock Mender", WAIT], effects=[PIPES], deck=MORE))
    t.pick("activate Clock Mender", "put 2 time counters on a continuous effect")
    assert t.state(PIPES).counters == 2
    assert t.hand == [SQUIRE] * 3
    assert t.life == (20, 17)
    t.ends_clean()


def test_clock_mender_draws_where_there_are_no_clocks() -> None:
    t = shipped(me=side(set=["Clock Mender", WAIT]))
    t.pick("activate Clock Mender", "draw a card")
    assert t.hand == ["Great Whale", "World Wheel"]
    assert t.life == (20, 17)
    t.ends_clean()


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
    assert t.life == (20, 13)
    t.end_turn()
    assert t.life == (20, 13), "at the end of my turns alone"
    t.ends_clean()


def test_anchor_does_not_drag_for_who_has_drawn_more() -> None:
    t = shipped(me=side(effects=["Anchor"], set=[WAIT], deck=FEWER), opponent=side(set=[WAIT]))
    t.end_turn()
    assert t.life == (20, 20)
    assert t.state("Anchor").counters == 1
    t.ends_clean()


def test_war_drum_strengthens_my_characters_and_hurts_at_the_end() -> None:
    t = shipped(
        me=side(effects=["War Drum"], characters=[SQUIRE], set=[WAIT]), opponent=side(characters=[KNIGHT], set=[WAIT])
    )
    assert (t.stats(SQUIRE), t.stats(KNIGHT)) == ((4, 3), (4, 5))
    t.end_turn()
    assert t.life == (20, 16)
    t.ends_clean()


def test_war_drum_only_strengthens_for_who_has_drawn_more() -> None:
    t = shipped(me=side(effects=["War Drum"], characters=[KNIGHT], set=[WAIT], deck=FEWER), opponent=side(set=[WAIT]))
    assert t.stats(KNIGHT) == (6, 5)
    t.end_turn()
    assert t.life == (20, 20)
    t.ends_clean()


def test_bodyguard_stands_by_my_characters() -> None:
    t = shipped(me=side(set=["Bodyguard", WAIT], characters=[SQUIRE]), opponent=side(characters=[KNIGHT], set=[WAIT]))
    t.pick("activate Bodyguard", "pass")
    assert (t.stats(SQUIRE), t.stats(KNIGHT)) == ((4, 4), (4, 5))
    assert t.names(0, EFFECTS) == ["Bodyguard"]
    t.ends_clean()


def test_bodyguard_stays_for_three_turns() -> None:
    t = shipped(me=side(effects=["Bodyguard"], characters=[SQUIRE], set=[WAIT]), opponent=side(set=[WAIT]))
    t.end_turn().end_turn().end_turn().end_turn()
    assert t.state("Bodyguard").counters == 2
    assert t.stats(SQUIRE) == (4, 4)
    t.end_turn()
    assert t.discard == ["Bodyguard"]
    assert t.stats(SQUIRE) == (2, 3)
    t.ends_clean()
