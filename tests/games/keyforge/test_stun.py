"""Stunned creatures."""

import pytest

from tests.games.keyforge.table import side, table


@pytest.mark.rule("keyforge:stun", "keyforge:stun.once")
def test_a_creature_is_stunned_once_at_a_time() -> None:
    t = table(me=side(hand=["Tremor", "Smaaash"]), opponent=side(line=["Troll"]))
    t.play("Tremor")
    assert t.state("Troll").stunned
    t.play("Smaaash", "choose Troll")
    t.end_turn("house brobnar")
    assert t.offered == ["unstun Troll", "end turn"]
    t.pick("unstun Troll").end_turn("house dis", "end turn", "house brobnar")
    assert t.offered[:2] == ["reap Troll", "fight with Troll"], "one use took all of the stun away"
    t.ends_clean()


@pytest.mark.rule("keyforge:stun.use", "keyforge:ruling.stun-any-use")
def test_the_next_use_only_exhausts_it_and_removes_the_stun() -> None:
    t = table(me=side(line=["Troll"]), opponent=side(line=["Krump"])).lay("Troll", damage=3, stunned=True)
    assert t.offered == ["unstun Troll", "end turn"]
    t.pick("unstun Troll")
    assert not t.state("Troll").stunned
    assert not t.state("Troll").ready
    assert (t.damage("Troll"), t.aember) == (3, (0, 0)), "no reap, and no reap ability"
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.stun-any-use")
def test_an_omni_use_takes_it_away_too_and_needs_neither_house_nor_target() -> None:
    t = table("brobnar", me=side(line=["Deipno Spymaster", "Umbra"])).lay("Deipno Spymaster", stunned=True)
    t.lay("Umbra", stunned=True)
    assert t.offered == ["unstun Deipno Spymaster", "end turn"], "Umbra has no omni ability to be used for"
    t.pick("unstun Deipno Spymaster")
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.forbidden-use", "keyforge:ruling.cannot-wins")
def test_a_use_that_is_forbidden_takes_no_stun_away() -> None:
    theirs = side(line=["Dodger!", "Krump"], hand=["Anger", "Follow the Leader"])
    t = table("logos", me=side(hand=["Foggify"], line=["Mother"]), opponent=theirs)
    t.lay("Dodger", stunned=True).lay("Krump", stunned=True)
    t.play("Foggify").end_turn("house brobnar").play("Anger", "choose Dodger")
    assert t.state("Dodger").stunned
    assert t.state("Dodger").ready
    t.play("Follow the Leader")
    assert t.offered == ["unstun Krump", "end turn"], "Krump is of the active house and could reap; Dodger could not"
    t.pick("unstun Krump")
    assert t.aember == (1, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.forbidden-use", "keyforge:ruling.stun-any-use")
def test_to_lack_an_enemy_is_no_ban() -> None:
    t = table(me=side(hand=["Follow the Leader"], line=["Dodger"])).lay("Dodger", stunned=True)
    t.play("Follow the Leader").pick("unstun Dodger")
    assert not t.state("Dodger").stunned
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.forced-stun", "keyforge:stun.use")
def test_a_forced_fight_only_removes_the_stun() -> None:
    t = table(me=side(hand=["Anger"], line=["Troll!"]), opponent=side(line=["Krump"])).lay("Troll", stunned=True)
    t.play("Anger")
    assert not t.state("Troll").stunned
    assert not t.state("Troll").ready
    assert t.damage("Krump") == 0
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:stun.constant")
def test_abilities_that_need_no_use_go_on_working() -> None:
    t = table(me=side(line=["Shaffles", "Titan Mechanic"], aember=5), opponent=side(aember=3))
    t.lay("Shaffles", stunned=True).lay("Titan Mechanic", stunned=True)
    t.end_turn("house dis")
    assert t.aember == (5, 2)
    t.end_turn()
    assert t.keys == (1, 0), "for the lower cost of Titan Mechanic"
    t.pick("house dis").ends_clean()


@pytest.mark.rule("keyforge:stun.deals-damage")
def test_a_stunned_creature_that_is_attacked_deals_its_damage() -> None:
    t = table(me=side(line=["Troll"]), opponent=side(line=["Krump"])).lay("Krump", stunned=True).fight("Troll")
    assert t.damage("Troll") == 6
    t.ends_clean()
