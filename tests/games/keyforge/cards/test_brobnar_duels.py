"""Cards of Brobnar that look at what both players have left."""

import pytest

from tests.games.keyforge.table import made, side, table


def test_champions_challenge_spares_the_most_powerful_of_both_and_lets_yours_fight() -> None:
    t = table(
        me=side(hand=["Champion's Challenge"], line=["Bumpsy", "Krump!"]),
        opponent=side(line=["Troll", "Urchin", "Mother"]),
    )
    t.play("Champion's Challenge")
    assert t.enemy_line == ["Troll"], "the fight took all but one of them"
    assert t.damage("Troll") == 6
    assert t.line == []
    t.ends_clean()


def test_champions_challenge_asks_who_is_spared_of_those_with_equal_power() -> None:
    t = table(
        me=side(hand=["Champion's Challenge"], line=["Troll!"]), opponent=side(line=["Bumpsy", "Headhunter", "Urchin"])
    )
    t.play("Champion's Challenge")
    assert t.offered == ["choose Bumpsy", "choose Headhunter"]
    t.choose("Headhunter")
    assert t.enemy_line == []
    assert t.damage("Troll") == 5
    t.ends_clean()


def test_champions_challenge_only_readies_where_there_is_nobody_to_fight() -> None:
    t = table(me=side(hand=["Champion's Challenge"], line=["Troll!", "Urchin"])).play("Champion's Challenge")
    assert t.line == ["Troll"]
    assert t.state("Troll").ready
    t.ends_clean()


def test_champions_challenge_asks_who_fights_if_another_was_saved() -> None:
    t = table(
        me=side(hand=["Champion's Challenge"], line=["Troll", "Krump+Armageddon Cloak"]), opponent=side(line=["Mother"])
    )
    t.play("Champion's Challenge")
    assert t.offered == ["choose Troll", "choose Krump"]
    t.choose("Krump")
    assert t.enemy_line == []
    assert t.damage("Krump") == 5
    t.ends_clean("Armageddon Cloak")


@pytest.mark.rule("keyforge:ruling.state-trigger")
def test_tireless_crocag_falls_with_the_last_enemy_before_its_fight_abilities() -> None:
    t = table("dis", me=side(line=["Tireless Crocag+Rocket Boots"]), opponent=side(line=["Silvertooth"]))
    assert t.offered == ["fight with Tireless Crocag", "end turn"], "of no active house, and it cannot reap"
    t.fight("Tireless Crocag")
    assert (t.line, t.enemy_line) == ([], [])
    t.ends_clean("Rocket Boots")


@pytest.mark.rule("keyforge:ruling.state-trigger")
def test_tireless_crocag_is_destroyed_at_once_where_there_is_no_enemy() -> None:
    t = table(me=side(hand=["Tireless Crocag"])).play("Tireless Crocag")
    assert t.discard_pile == ["Tireless Crocag"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.state-trigger")
def test_hysteria_returns_tireless_crocag_with_the_last_enemy() -> None:
    t = table("dis", me=side(hand=["Hysteria"], line=["Tireless Crocag"]), opponent=side(line=["Urchin"]))
    t.play("Hysteria")
    assert t.hand == ["Tireless Crocag"]
    assert t.enemy_hand == ["Urchin"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.state-trigger")
def test_a_tireless_crocag_that_was_saved_is_destroyed_again() -> None:
    t = table(me=side(line=["Tireless Crocag+Armageddon Cloak"]), opponent=side(line=["Silvertooth"]))
    t.fight("Tireless Crocag")
    assert t.discard_pile == ["Armageddon Cloak", "Tireless Crocag"]
    t.ends_clean("Silvertooth")


@pytest.mark.rule("keyforge:ruling.state-trigger", "keyforge:ruling.saved")
def test_armageddon_cloak_saves_no_creature_without_power() -> None:
    weak = made("Weak Ogre", power=2)
    t = table(me=side(hand=["King of the Crag"]), opponent=side(line=[f"{weak}+Armageddon Cloak"]))
    t.play("King of the Crag")
    assert t.enemy_discard == ["Armageddon Cloak", weak]
    t.ends_clean()
