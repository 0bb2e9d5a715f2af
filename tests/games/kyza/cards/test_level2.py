"""The cards with Aether Level 2."""

from cardwright.games.kyza.zones import DECK
from tests.games.kyza.cards.people import FEWER, GIANT, KNIGHT, MORE, PIPES, SQUIRE, WAIT
from tests.games.kyza.table import shipped, side


def test_hook_fisher_returns_an_enemy_to_its_owners_hand_and_draws() -> None:
    t = shipped(me=side(set=["Hook Fisher", WAIT], characters=[SQUIRE]), opponent=side(characters=[GIANT]))
    t.pick("activate Hook Fisher")
    assert (t.mine, t.theirs) == ([SQUIRE], [])
    assert t.enemy_hand == [GIANT]
    assert t.hand == ["Great Whale", "World Wheel"]
    assert t.life == (20, 20)
    t.ends_clean()


def test_hook_fisher_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Hook Fisher", WAIT], deck=FEWER), opponent=side(characters=[GIANT]))
    t.pick("activate Hook Fisher")
    assert t.enemy_hand == [GIANT]
    assert t.life == (20, 20)
    assert t.hand == []
    t.ends_clean()


def test_hook_fisher_needs_an_enemy() -> None:
    t = shipped(me=side(set=["Hook Fisher", WAIT], characters=[SQUIRE]))
    assert t.offered == [f"activate {WAIT}", "pass"]
    t.ends_clean()


def test_grave_gardener_returns_a_card_hurts_and_draws() -> None:
    t = shipped(me=side(set=["Grave Gardener", WAIT], discard=[SQUIRE, KNIGHT]), opponent=side(discard=[GIANT]))
    t.pick("activate Grave Gardener")
    assert t.offered == [f"aim at {KNIGHT}", f"aim at {SQUIRE}"]
    t.pick(f"aim at {SQUIRE}")
    assert t.hand == ["Great Whale", SQUIRE, "World Wheel"]
    assert t.discard == [KNIGHT, "Grave Gardener"]
    assert t.life == (20, 18)
    t.ends_clean()


def test_grave_gardener_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Grave Gardener", WAIT], discard=[KNIGHT], deck=FEWER))
    t.pick("activate Grave Gardener")
    assert t.hand == [KNIGHT]
    assert t.life == (20, 18)
    t.ends_clean()


def test_lantern_scout_sees_the_hand_takes_a_card_of_it_hurts_and_draws() -> None:
    t = shipped(me=side(set=["Lantern Scout", WAIT]), opponent=side(hand=[SQUIRE, KNIGHT], characters=[GIANT]))
    t.pick("activate Lantern Scout")
    assert t.offered == [f"choose {SQUIRE}", f"choose {KNIGHT}"]
    t.pick(f"choose {SQUIRE}")
    assert t.enemy_discard == [SQUIRE]
    seen = t.m.view(0)["players"][1]["areas"]["hand"]["cards"]
    assert [card["name"] for card in seen] == [KNIGHT]
    assert t.life == (20, 19)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_lantern_scout_keeps_all_enemies_from_blocking_this_turn() -> None:
    t = shipped(me=side(set=["Lantern Scout", WAIT], characters=[SQUIRE]), opponent=side(characters=[GIANT]))
    t.pick("activate Lantern Scout").attack(SQUIRE).pick("pass", "pass")
    assert t.life == (20, 17)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_lantern_scout_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Lantern Scout", WAIT], deck=FEWER))
    t.pick("activate Lantern Scout")
    assert t.life == (20, 19)
    assert t.hand == []
    t.ends_clean()


def test_cart_pusher_draws_hurts_and_may_put_a_small_character_into_play() -> None:
    t = shipped(me=side(set=["Cart Pusher", WAIT], hand=[KNIGHT, GIANT]))
    t.pick("activate Cart Pusher", "yes")
    assert t.mine == [KNIGHT]
    assert t.hand == ["Great Whale", GIANT]
    assert t.life == (20, 19)
    t.ends_clean()


def test_cart_pusher_puts_nobody_into_play_against_ones_will() -> None:
    t = shipped(me=side(set=["Cart Pusher", WAIT], hand=[KNIGHT]))
    t.pick("activate Cart Pusher", "no")
    assert t.mine == []
    assert t.hand == ["Great Whale", KNIGHT]
    assert t.life == (20, 19)
    t.ends_clean()


def test_cart_pusher_puts_nobody_where_there_is_no_room() -> None:
    t = shipped(me=side(set=["Cart Pusher", WAIT], hand=[KNIGHT], characters=[SQUIRE] * 3))
    t.pick("activate Cart Pusher")
    assert t.offered == [f"activate {WAIT}", "pass"], "nobody is asked for what would only stay in hand"
    assert t.mine == [SQUIRE] * 3
    assert t.hand == ["Great Whale", KNIGHT]
    assert t.life == (20, 19)
    t.ends_clean()


def test_cart_pusher_draws_three_where_the_first_is_no_lead() -> None:
    t = shipped(me=side(set=["Cart Pusher", WAIT], hand=[GIANT], deck=MORE))
    t.pick("activate Cart Pusher", "yes")
    assert t.mine == [SQUIRE], "the first card drawn; the others come too late"
    assert t.hand == [GIANT, SQUIRE, SQUIRE]
    assert t.life == (20, 19)
    t.ends_clean()


def test_oath_breaker_borrows_a_character_hurts_and_draws() -> None:
    t = shipped(me=side(set=["Oath Breaker", WAIT]), opponent=side(characters=[KNIGHT, GIANT], set=[WAIT]))
    t.pick("activate Oath Breaker", "pass")
    assert t.mine == [KNIGHT]
    assert t.hand == ["Great Whale", "World Wheel"]
    assert t.life == (20, 17)
    t.end_turn()
    assert sorted(t.theirs) == [GIANT, KNIGHT]
    t.ends_clean()


def test_oath_breaker_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Oath Breaker", WAIT], deck=FEWER), opponent=side(characters=[KNIGHT]))
    t.pick("activate Oath Breaker")
    assert t.mine == [KNIGHT]
    assert t.life == (20, 17)
    assert t.hand == []
    t.ends_clean()


def test_mill_keeper_discards_from_the_deck_which_is_no_draw() -> None:
    t = shipped(me=side(set=["Mill Keeper", WAIT]), opponent=side(deck=[SQUIRE, KNIGHT]))
    t.pick("activate Mill Keeper")
    assert t.enemy_discard == [SQUIRE, KNIGHT]
    assert t.names(1, DECK) == []
    assert not t.m.over
    assert t.life == (20, 17)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_mill_keeper_draws_where_it_has_made_both_decks_even() -> None:
    t = shipped(me=side(set=["Mill Keeper", WAIT], deck=[SQUIRE] * 10))
    t.pick("activate Mill Keeper")
    assert t.enemy_discard == ["Great Whale", "World Wheel"]
    assert t.hand == [SQUIRE] * 2
    assert t.life == (20, 17)
    t.ends_clean()


def test_mill_keeper_draws_nothing_where_the_other_deck_is_still_bigger() -> None:
    t = shipped(me=side(set=["Mill Keeper", WAIT], deck=[SQUIRE] * 9))
    t.pick("activate Mill Keeper")
    assert t.enemy_discard == ["Great Whale", "World Wheel"]
    assert t.hand == []
    assert t.life == (20, 17)
    t.ends_clean()


def test_lock_picker_destroys_an_enemy_effect_card_of_either_kind() -> None:
    t = shipped(me=side(set=["Lock Picker", WAIT], effects=[PIPES]), opponent=side(set=[SQUIRE], effects=[PIPES]))
    t.pick("activate Lock Picker")
    assert t.offered == [f"aim at {PIPES}", "aim at set card 1"]
    t.pick(f"aim at {PIPES}", "pass")
    assert t.enemy_discard == [PIPES]
    assert t.hand == ["Great Whale", "World Wheel"]
    assert t.life == (20, 19)
    t.ends_clean()


def test_lock_picker_blinds_and_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(
        me=side(set=["Lock Picker", WAIT], characters=[KNIGHT], deck=FEWER),
        opponent=side(effects=[PIPES], characters=[GIANT]),
    )
    t.pick("activate Lock Picker")
    assert t.enemy_discard == [PIPES]
    assert t.stats(GIANT) == (7, 8)
    assert t.life == (20, 19)
    assert t.hand == []
    t.attack(KNIGHT).pick("pass", "pass")
    assert t.life == (20, 15)
    t.ends_clean()


def test_snare_setter_hits_who_fights_alone() -> None:
    t = shipped(me=side(set=[WAIT], characters=[KNIGHT, GIANT]), opponent=side(set=["Snare Setter", WAIT]))
    t.pick("pass")
    assert "activate Snare Setter" not in t.offered
    t.pick("pass", f"attack with {KNIGHT}", "done", "pass", "activate Snare Setter", "pass")
    assert t.stats(KNIGHT) == (4, 1)
    assert t.stats(GIANT) == (7, 8)
    assert t.life == (19, 20)
    assert t.enemy_hand == ["Great Whale", "World Wheel"]
    t.pick("pass", "pass", "pass", "pass")
    assert t.life == (19, 16)
    t.ends_clean()


def test_snare_setter_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=[WAIT], characters=[KNIGHT]), opponent=side(set=["Snare Setter", WAIT], deck=FEWER))
    t.attack(KNIGHT).pick("pass", "activate Snare Setter", "pass")
    assert t.stats(KNIGHT) == (4, 1)
    assert t.life == (19, 20)
    assert t.enemy_hand == []
    t.ends_clean()


def test_mirror_dancer_strengthens_for_the_turn_draws_and_hurts() -> None:
    t = shipped(me=side(set=["Mirror Dancer", WAIT], characters=[SQUIRE]), opponent=side(set=[WAIT]))
    t.pick("activate Mirror Dancer", "pass")
    assert t.stats(SQUIRE) == (4, 5)
    assert t.hand == ["Great Whale"], "one and not three: I have drawn more by now"
    assert t.life == (20, 18)
    t.end_turn()
    assert t.stats(SQUIRE) == (2, 3)
    t.ends_clean()


def test_mirror_dancer_draws_three_where_the_first_is_no_lead() -> None:
    t = shipped(me=side(set=["Mirror Dancer", WAIT], characters=[KNIGHT], deck=MORE))
    t.pick("activate Mirror Dancer")
    assert t.stats(KNIGHT) == (6, 7)
    assert t.hand == [SQUIRE] * 3
    assert t.life == (20, 18)
    t.ends_clean()


def test_night_nurse_works_on_the_other_turn_too() -> None:
    t = shipped(me=side(set=[WAIT]), opponent=side(set=["Night Nurse", WAIT]))
    t.pick("pass", "activate Night Nurse", "pass")
    assert t.life == (18, 22)
    assert t.enemy_hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_night_nurse_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=[WAIT]), opponent=side(set=["Night Nurse", WAIT], deck=FEWER))
    t.pick("pass", "activate Night Nurse", "pass")
    assert t.life == (18, 22)
    assert t.enemy_hand == []
    t.ends_clean()


def test_beehive_stings_for_who_attacks_alone() -> None:
    t = shipped(
        me=side(effects=["Beehive"], set=[WAIT], characters=[SQUIRE, KNIGHT]),
        opponent=side(characters=[GIANT], set=[WAIT]),
    )
    t.attack(KNIGHT).resolve_all()
    assert t.life == (20, 14)
    t.ends_clean()


def test_beehive_stings_for_each_attacker() -> None:
    t = shipped(me=side(effects=["Beehive"], set=[WAIT], characters=[SQUIRE, KNIGHT]), opponent=side(set=[WAIT]))
    t.attack(SQUIRE, KNIGHT)
    t.resolve_all()
    assert t.life == (20, 8)
    t.ends_clean()


def test_beehive_does_not_sting_for_who_has_drawn_more() -> None:
    t = shipped(me=side(effects=["Beehive"], set=[WAIT], characters=[KNIGHT], deck=FEWER), opponent=side(set=[WAIT]))
    t.attack(KNIGHT)
    assert t.stack == ["Beehive"]
    t.resolve_all()
    assert t.life == (20, 20)
    t.ends_clean()


def test_toll_gate_asks_for_an_enemy_that_enters() -> None:
    t = shipped(me=side(hand=[SQUIRE], set=[WAIT]), opponent=side(effects=["Toll Gate"], set=[WAIT]), phase="set")
    t.pick(f"play {SQUIRE}").resolve_all()
    assert t.life == (13, 20)
    assert t.mine == [SQUIRE]
    t.ends_clean()


def test_fire_eater_when_young_is_another_character_with_the_same_effect() -> None:
    t = shipped(me=side(set=["Young Fire Eater", WAIT], characters=["Young Fire Eater"]))
    assert t.stats("Young Fire Eater") == (3, 2)
    t.pick("activate Young Fire Eater")
    assert t.life == (20, 16)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()
