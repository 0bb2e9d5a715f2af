"""The cards with Aether Level 2."""

from cardwright.games.kyza.zones import DECK
from tests.games.kyza.table import side, table

WAIT = "Coin Diver"


def test_hook_fisher_returns_an_enemy_to_its_owners_hand() -> None:
    t = table(me=side(set=["Hook Fisher", WAIT], characters=["Anchor"]), opponent=side(characters=["Siege Tower"]))
    t.pick("activate Hook Fisher")
    assert t.theirs == []
    assert t.enemy_hand == ["Siege Tower"]
    assert t.mine == ["Anchor"]
    t.ends_clean()


def test_grave_gardener_returns_a_card_and_gains_a_life() -> None:
    t = table(
        me=side(set=["Grave Gardener", WAIT], discard=["Fire Eater", "Anchor"]), opponent=side(discard=["War Drum"])
    )
    t.pick("activate Grave Gardener")
    assert t.offered == ["aim at Anchor", "aim at Fire Eater"]
    t.pick("aim at Fire Eater")
    assert t.hand == ["Fire Eater"]
    assert t.discard == ["Anchor", "Grave Gardener"]
    assert t.life == (21, 20)
    t.ends_clean()


def test_lantern_scout_sees_the_hand_and_takes_a_card_of_it() -> None:
    t = table(me=side(set=["Lantern Scout", WAIT]), opponent=side(hand=["Fire Eater", "Anchor"]))
    t.pick("activate Lantern Scout")
    assert t.offered == ["choose Fire Eater", "choose Anchor"]
    t.pick("choose Fire Eater")
    assert t.enemy_discard == ["Fire Eater"]
    seen = t.m.view(0)["players"][1]["areas"]["hand"]["cards"]
    assert [card["name"] for card in seen] == ["Anchor"]
    t.ends_clean()


def test_cart_pusher_draws_and_may_put_a_small_character_into_play() -> None:
    t = table(me=side(set=["Cart Pusher", WAIT], hand=["Fire Eater", "Siege Tower"]))
    t.pick("activate Cart Pusher", "yes")
    assert t.mine == ["Fire Eater"]
    assert t.hand == ["Great Whale", "Siege Tower"]
    t.ends_clean()
    t = table(me=side(set=["Cart Pusher", WAIT], hand=["Fire Eater"]))
    t.pick("activate Cart Pusher", "no")
    assert t.hand == ["Fire Eater", "Great Whale"]
    t.ends_clean()
    t = table(me=side(set=["Cart Pusher", WAIT], hand=["Siege Tower"]))
    t.pick("activate Cart Pusher")
    assert t.hand == ["Great Whale", "Siege Tower"]
    t.ends_clean()


def test_oath_breaker_borrows_a_character_and_draws() -> None:
    t = table(me=side(set=["Oath Breaker", WAIT]), opponent=side(characters=["Fire Eater", "Siege Tower"], set=[WAIT]))
    t.pick("activate Oath Breaker", "pass")
    assert t.mine == ["Fire Eater"]
    assert t.hand == ["Great Whale"]
    t.attack("Fire Eater").pick("pass", "pass", "do not block", "pass", "pass")
    assert t.life == (20, 15)
    t.passes()
    assert sorted(t.theirs) == ["Fire Eater", "Siege Tower"]
    t.ends_clean()


def test_mill_keeper_discards_from_the_deck_which_is_no_draw() -> None:
    t = table(me=side(set=["Mill Keeper", WAIT]), opponent=side(deck=["Anchor", "War Drum", "Fire Eater"]))
    t.pick("activate Mill Keeper")
    assert t.enemy_discard == ["Anchor", "War Drum", "Fire Eater"]
    assert t.names(1, DECK) == []
    assert not t.m.over
    t.ends_clean()


def test_lock_picker_destroys_an_enemy_effect_card_of_either_kind() -> None:
    t = table(me=side(set=["Lock Picker", WAIT]), opponent=side(set=["Night Nurse"], effects=["War Drum"]))
    t.pick("activate Lock Picker")
    assert t.offered == ["aim at War Drum", "aim at set card 1"]
    t.pick("aim at War Drum", "pass")
    assert t.enemy_discard == ["War Drum"]
    assert t.hand == ["Great Whale"]
    t.ends_clean()


def test_snare_setter_hits_attackers_alone() -> None:
    t = table(
        me=side(set=[WAIT], characters=["Fire Eater", "Anchor"]),
        opponent=side(set=["Snare Setter", WAIT], characters=["Hook Fisher"]),
    )
    t.pick("pass")
    assert "activate Snare Setter" not in t.offered
    t.pick("pass").pick("attack with Fire Eater", "done", "pass", "activate Snare Setter", "pass")
    assert t.mine == ["Anchor"]
    assert t.life == (20, 20)
    t.ends_clean()


def test_mirror_dancer_strengthens_and_draws() -> None:
    t = table(me=side(set=["Mirror Dancer", WAIT], characters=["Anchor"]))
    t.pick("activate Mirror Dancer")
    assert t.stats("Anchor") == (4, 6)
    assert t.hand == ["Great Whale"]
    t.ends_clean()


def test_night_nurse_gains_life_on_the_other_turn_too() -> None:
    t = table(me=side(set=[WAIT]), opponent=side(set=["Night Nurse", WAIT]))
    t.pick("pass", "activate Night Nurse", "pass")
    assert t.life == (20, 24)
    t.ends_clean()


def test_beehive_draws_for_each_character_that_gets_through() -> None:
    t = table(
        me=side(effects=["Beehive"], set=[WAIT], characters=["Anchor", "War Drum", "Fire Eater"]),
        opponent=side(characters=["Hook Fisher"]),
    )
    t.attack("Anchor", "War Drum", "Fire Eater").pick("pass", "block Anchor", "pass", "pass", "pass")
    assert t.hand == ["Great Whale", "World Wheel"]
    assert t.life == (20, 12)
    t.ends_clean("Hook Fisher")


def test_toll_gate_weakens_enemies() -> None:
    t = table(
        me=side(effects=["Toll Gate"], characters=["Anchor"], set=[WAIT]),
        opponent=side(characters=["War Drum", "Night Nurse"]),
    )
    assert t.stats("War Drum") == (2, 3)
    assert t.stats("Night Nurse") == (0, 4)
    assert t.stats("Anchor") == (2, 4)


def test_young_fire_eater_deals_damage_to_the_opponent() -> None:
    t = table(me=side(set=["Young Fire Eater", WAIT], characters=["Young Fire Eater"]))
    assert t.stats("Young Fire Eater") == (3, 2)
    t.pick("activate Young Fire Eater")
    assert t.life == (20, 17)
    t.ends_clean()


def test_hook_fisher_and_oath_breaker_need_an_enemy() -> None:
    t = table(me=side(set=["Hook Fisher", "Oath Breaker"], characters=["Anchor"]))
    assert t.offered == ["pass"]
    t = table(me=side(set=["Hook Fisher", "Oath Breaker"]), opponent=side(characters=["Siege Tower"]))
    assert t.offered == ["activate Hook Fisher", "pass"]


def test_oath_breaker_takes_nobody_where_there_is_no_room_and_still_draws() -> None:
    t = table(me=side(set=["Oath Breaker", WAIT], characters=["Anchor"] * 3), opponent=side(characters=["Fire Eater"]))
    t.pick("activate Oath Breaker")
    assert t.theirs == ["Fire Eater"]
    assert t.hand == ["Great Whale"]
    t.ends_clean()


def test_grave_gardener_needs_a_card_in_the_discard_pile_of_its_player() -> None:
    t = table(me=side(set=["Grave Gardener", WAIT]), opponent=side(discard=["War Drum"]))
    assert "activate Grave Gardener" not in t.offered


def test_lantern_scout_finds_nothing_in_an_empty_hand() -> None:
    t = table(me=side(set=["Lantern Scout", WAIT], hand=["Anchor"]))
    t.pick("activate Lantern Scout")
    assert (t.hand, t.discard, t.enemy_discard) == (["Anchor"], ["Lantern Scout"], [])
    t.ends_clean()


def test_cart_pusher_without_room_keeps_the_card_in_hand() -> None:
    t = table(me=side(set=["Cart Pusher", WAIT], hand=["Fire Eater"], characters=["Anchor"] * 3))
    t.pick("activate Cart Pusher", "yes")
    assert t.mine == ["Anchor"] * 3
    assert t.hand == ["Fire Eater", "Great Whale"]
    t.ends_clean()


def test_mill_keeper_takes_no_more_than_its_number_and_none_of_mine() -> None:
    t = table(me=side(set=["Mill Keeper", WAIT]))
    t.pick("activate Mill Keeper")
    assert t.enemy_discard == ["Great Whale", "World Wheel", "Storm King", "Last Lighthouse"]
    assert len(t.names(0, DECK)) == 12
    t.ends_clean()


def test_lock_picker_needs_an_enemy_effect_card() -> None:
    t = table(me=side(set=["Lock Picker", WAIT], effects=["War Drum"]), opponent=side(characters=["Anchor"]))
    assert "activate Lock Picker" not in t.offered


def test_mirror_dancer_strengthens_for_the_turn_alone() -> None:
    t = table(me=side(set=["Mirror Dancer", WAIT], characters=["Anchor", "War Drum"]))
    t.pick("activate Mirror Dancer", "aim at War Drum")
    assert t.stats("Anchor") == (2, 4)
    t.end_turn()
    assert t.stats("War Drum") == (3, 3)
    t.ends_clean()
    t = table(me=side(set=["Mirror Dancer", WAIT]), opponent=side(characters=["Anchor"]))
    assert "activate Mirror Dancer" not in t.offered
    t.ends_clean()


def test_beehive_draws_for_no_enemy_and_no_effect() -> None:
    t = table(
        me=side(set=[WAIT, "Fire Eater"], effects=["Beehive"]), opponent=side(characters=["War Drum"], set=[WAIT])
    )
    t.pick("activate Fire Eater", "pass")
    t.end_turn()
    t.attack("War Drum").pick("pass", "pass", "pass", "pass")
    assert t.life == (17, 17)
    assert t.hand == []
    t.ends_clean()
