"""The cards with Aether Level 5."""

import pytest

from tests.games.kyza.table import side, table

WAIT = "Coin Diver"


def test_siege_tower_destroys_an_enemy() -> None:
    for name in ("Siege Tower", "Grand Siege Tower"):
        t = table(me=side(set=[name, WAIT], characters=["Anchor"]), opponent=side(characters=["Great Whale"]))
        t.pick(f"activate {name}")
        assert t.theirs == []
        assert t.mine == ["Anchor"]
        t.ends_clean()


def test_moth_queen_exchanges_one_of_each_side() -> None:
    t = table(
        me=side(set=["Moth Queen", WAIT], characters=["Anchor"]), opponent=side(characters=["Fire Eater", "War Drum"])
    )
    t.pick("activate Moth Queen", "aim at Fire Eater")
    assert t.mine == ["Fire Eater"]
    assert t.theirs == ["War Drum", "Anchor"]
    t.ends_clean()
    t = table(me=side(set=["Moth Queen", WAIT]), opponent=side(characters=["Fire Eater"]))
    assert "activate Moth Queen" not in t.offered


@pytest.mark.midway("somebody is asked, and the answer is not what is tested")
def test_moth_queen_does_nothing_when_one_of_both_has_left() -> None:
    t = table(
        me=side(set=["Moth Queen", WAIT], characters=["Anchor"]),
        opponent=side(characters=["Fire Eater"], set=["Ghost Piper", WAIT]),
    )
    t.pick("activate Moth Queen", "activate Ghost Piper", "aim at Anchor", "pass", "pass")
    assert t.theirs == ["Fire Eater"]
    assert t.hand == ["Anchor"]


def test_treasure_ship_draws_three_and_discards_two() -> None:
    t = table(me=side(set=["Treasure Ship", WAIT], hand=["Anchor"]))
    t.pick("activate Treasure Ship", "choose Anchor", "choose Great Whale")
    assert t.hand == ["Storm King", "World Wheel"]
    assert t.discard == ["Anchor", "Great Whale", "Treasure Ship"]
    t.ends_clean()


def test_puppet_maker_keeps_what_it_takes() -> None:
    theirs = side(characters=["Fire Eater", "Siege Tower"], set=[WAIT])
    t = table(me=side(set=["Puppet Maker", WAIT]), opponent=theirs)
    t.pick("activate Puppet Maker", "pass").end_turn()
    assert t.mine == ["Fire Eater"]
    assert t.m.owners[t.find("Fire Eater")] == 1
    t.ends_clean()


def test_palace_guard_ends_combat_damage_for_the_turn() -> None:
    t = table(
        me=side(characters=["Fire Eater", "War Drum"], set=[WAIT]),
        opponent=side(set=["Palace Guard", WAIT], characters=["Anchor"]),
    )
    t.attack("Fire Eater", "War Drum").pick("pass", "activate Palace Guard", "pass", "pass", "pass")
    t.pick("block Fire Eater", "pass", "pass")
    assert t.life == (20, 20)
    assert t.mine == ["Fire Eater", "War Drum"]
    assert t.theirs == ["Anchor"]
    t.ends_clean()


def test_night_ferry_takes_an_enemy_at_any_time() -> None:
    t = table(me=side(characters=["Fire Eater", "Siege Tower"], set=[WAIT]), opponent=side(set=["Night Ferry", WAIT]))
    t.attack("Fire Eater", "Siege Tower").pick("pass", "activate Night Ferry", "pass")
    assert t.mine == ["Siege Tower"]
    t.ends_clean()


def test_great_organ_plays_for_each_of_mine_that_falls() -> None:
    t = table(
        me=side(effects=["Great Organ"], set=["Great Whale", WAIT], characters=["Anchor", "War Drum"]),
        opponent=side(characters=["Anchor"]),
    )
    t.pick("activate Great Whale").resolve_all()
    assert t.life == (20, 16)
    t.ends_clean("Anchor", "War Drum")


def test_snow_oracle_gains_at_the_end_of_the_turn() -> None:
    t = table(me=side(characters=["Snow Oracle"], set=[WAIT]), opponent=side(set=[WAIT]))
    t.end_turn()
    assert t.life == (21, 20)
    t.end_turn()
    assert t.life == (21, 20)
    t.ends_clean()


def test_siege_tower_needs_an_enemy_character() -> None:
    for name in ("Siege Tower", "Grand Siege Tower"):
        t = table(me=side(set=[name, WAIT], characters=["Anchor"]), opponent=side(effects=["War Drum"], set=[WAIT]))
        assert f"activate {name}" not in t.offered


def test_treasure_ship_discards_what_there_is() -> None:
    t = table(me=side(set=["Treasure Ship", WAIT], deck=["Anchor", "War Drum", "Fire Eater"]))
    t.pick("activate Treasure Ship", "choose Anchor", "choose War Drum")
    assert t.hand == ["Fire Eater"]
    assert t.enemy_discard == []
    t.ends_clean()


def test_puppet_maker_and_night_ferry_reach_no_higher_than_level_4() -> None:
    t = table(me=side(set=["Puppet Maker", "Night Ferry"]), opponent=side(characters=["Siege Tower"]))
    assert t.offered == ["pass"]
    t = table(
        me=side(set=["Puppet Maker", "Night Ferry"], characters=["Anchor"]),
        opponent=side(characters=["Siege Tower", "Fire Eater"]),
    )
    t.pick("activate Night Ferry")
    assert t.theirs == ["Siege Tower"]
    assert t.mine == ["Anchor"]
    t.ends_clean()


def test_puppet_maker_takes_nobody_where_there_is_no_room() -> None:
    t = table(me=side(set=["Puppet Maker", WAIT], characters=["Anchor"] * 3), opponent=side(characters=["Fire Eater"]))
    t.pick("activate Puppet Maker")
    assert t.theirs == ["Fire Eater"]
    assert t.mine == ["Anchor"] * 3
    t.ends_clean()


def test_palace_guard_stops_combat_damage_of_this_turn_alone() -> None:
    t = table(
        me=side(characters=["Fire Eater"], set=["Palace Guard", WAIT]),
        opponent=side(characters=["War Drum"], set=[WAIT]),
    )
    t.pick("activate Palace Guard", "pass").end_turn()
    assert t.life == (20, 20)
    t.attack("War Drum").pick("pass", "pass", "do not block", "pass", "pass")
    assert t.life == (17, 20)
    t.ends_clean()


def test_great_organ_is_silent_for_enemies_and_for_what_only_returns_to_the_hand() -> None:
    t = table(
        me=side(effects=["Great Organ"], set=["Ghost Piper", "Siege Tower"], characters=["Anchor"]),
        opponent=side(characters=["War Drum"]),
    )
    t.pick("activate Siege Tower", "activate Ghost Piper")
    assert (t.mine, t.theirs) == ([], [])
    assert t.life == (20, 20)
    t.ends_clean()
