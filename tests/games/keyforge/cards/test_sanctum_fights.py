"""Cards of Sanctum about fights, neighbors and lives that are saved."""

import pytest

from cardwright.games.keyforge.words.vocabulary import (
    any_creature,
    before_fight,
    deal,
    each,
    foe,
    it,
    neighbor_of,
    plays,
    whenever,
)
from tests.games.keyforge.table import made, side, table


def test_charge_gives_its_ability_to_each_creature_that_you_play() -> None:
    t = table(
        "sanctum",
        me=side(hand=["Charge!", "Dust Pixie@sanctum", "Staunch Knight"], line=["Troll"]),
        opponent=side(line=["Krump", "Mother"]),
    )
    t.play("Charge!").play("Dust Pixie", "left flank", "choose Krump")
    assert t.damage("Krump") == 2
    t.play("Staunch Knight", "left flank", "choose Mother")
    assert t.damage("Mother") == 2
    assert t.aember == (3, 0)
    t.end_turn("house dis", "end turn", "house sanctum")
    assert t.damage("Krump") == 2
    t.ends_clean()


def test_two_charges_are_two_abilities_and_nothing_for_what_is_put_into_play() -> None:
    t = table(
        "sanctum",
        me=side(hand=["Charge!", "Charge!", "Staunch Knight"], line=["Overlord Greking@sanctum"]),
        opponent=side(line=["Silvertooth", "Krump"]),
    )
    t.play("Charge!").play("Charge!").fight("Overlord Greking", "Silvertooth", "right flank")
    assert t.line == ["Overlord Greking", "Silvertooth"]
    assert t.damage("Krump") == 0
    t.play("Staunch Knight", "right flank")
    assert t.damage("Krump") == 4
    assert t.aember == (2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.played-and-gone")
def test_a_creature_that_dies_as_it_is_played_has_its_play_abilities_and_gained_ones() -> None:
    cannon = made("Test Cannon", whenever(plays(any_creature), deal(1, it)), like="Banner of Battle")
    t = table(
        "sanctum",
        me=side(hand=["Charge!", "Urchin@sanctum"], artifacts=[cannon]),
        opponent=side(line=["Krump"], aember=2),
    )
    t.play("Charge!").play("Urchin", "Urchin: steal 1 æmber")
    assert t.discard_pile == ["Charge!", "Urchin"]
    assert t.aember == (2, 1)
    assert t.damage("Krump") == 2
    t.ends_clean()


def test_charge_gives_nothing_to_what_the_opponent_plays() -> None:
    t = table("sanctum", me=side(hand=["Charge!"], line=["Krump"]), opponent=side(hand=["Troll"]))
    t.play("Charge!").end_turn("house brobnar", "play Troll")
    assert t.damage("Krump") == 0
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.parametrize(("before", "after"), [((9, 4), (5, 4)), ((7, 12), (5, 5)), ((5, 6), (5, 5)), ((5, 5), (5, 5))])
def test_doorstep_to_heaven_takes_all_but_five(before: tuple[int, int], after: tuple[int, int]) -> None:
    mine, theirs = before
    hand = ["Doorstep to Heaven"]
    t = table("sanctum", me=side(hand=hand, aember=mine - 1), opponent=side(aember=theirs)).play(hand[0])
    assert t.aember == after, "its bonus comes first"
    t.ends_clean()


def test_mighty_lance_hits_a_creature_and_a_neighbor_of_it_at_once() -> None:
    t = table("sanctum", me=side(hand=["Mighty Lance"]), opponent=side(line=["Troll", "Krump", "Urchin", "Mother"]))
    t.play("Mighty Lance", "choose Krump")
    assert t.offered == ["choose Troll", "choose Urchin"]
    t.choose("Urchin")
    assert t.enemy_line == ["Troll", "Krump", "Mother"]
    assert [t.damage(name) for name in t.enemy_line] == [0, 3, 0]
    t.ends_clean()


def test_mighty_lance_hits_a_lone_creature_alone_and_shadow_self_twice() -> None:
    t = table("sanctum", me=side(hand=["Mighty Lance"]), opponent=side(line=["Troll"])).play("Mighty Lance")
    assert t.damage("Troll") == 3
    t.ends_clean()
    t = table("sanctum", me=side(hand=["Mighty Lance"]), opponent=side(line=["Troll", "Shadow Self"]))
    t.play("Mighty Lance", "choose Troll")
    assert (t.damage("Troll"), t.damage("Shadow Self")) == (0, 6)
    t.ends_clean()


def test_one_stood_against_many_fights_three_different_enemies() -> None:
    t = table(
        "sanctum",
        me=side(hand=["One Stood Against Many"], line=["Troll!", "Krump"]),
        opponent=side(line=["Silvertooth", "Dust Pixie", "Bad Penny", "Snufflegator"]),
    )
    t.play("One Stood Against Many", "choose Troll", "attack Snufflegator")
    assert t.offered == ["attack Silvertooth", "attack Dust Pixie", "attack Bad Penny"]
    t.pick("attack Bad Penny", "attack Silvertooth")
    assert t.enemy_line == ["Dust Pixie"]
    assert not t.state("Troll").ready
    assert t.damage("Troll") == 7
    assert t.aember == (1, 0)
    t.ends_clean()


def test_one_stood_against_many_fights_nobody_twice_and_taunt_binds_each_fight() -> None:
    hero = made("Hero", power=5, keywords={"skirmish": 1})
    wall = made("Wall", power=20, keywords={"taunt": 1})
    t = table(
        "sanctum",
        me=side(hand=["One Stood Against Many"], line=[hero]),
        opponent=side(line=["Silvertooth", wall, "Dust Pixie"]),
    )
    t.play("One Stood Against Many")
    assert t.damage(wall) == 5, "one fight"
    assert t.state(hero).ready, "it is readied once more, with nobody left to attack"
    assert t.enemy_line == ["Silvertooth", wall, "Dust Pixie"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_a_stunned_creature_sheds_its_stun_in_place_of_the_first_of_its_fights() -> None:
    t = table(
        "sanctum",
        me=side(hand=["One Stood Against Many"], line=["Troll"]),
        opponent=side(line=["Silvertooth", "Dust Pixie", "Snufflegator"]),
    ).lay("Troll", stunned=True)
    t.play("One Stood Against Many", "attack Silvertooth", "attack Dust Pixie")
    assert t.enemy_line == ["Snufflegator"]
    assert t.damage("Troll") == 3
    assert not t.state("Troll").stunned
    assert t.aember == (1, 0)
    t.ends_clean()


def test_one_stood_against_many_ends_with_the_creature() -> None:
    t = table(
        "sanctum",
        me=side(hand=["One Stood Against Many"], line=["Troll"]),
        opponent=side(line=["Valdr+Blood of Titans", "Silvertooth", "Dust Pixie"]),
    )
    t.play("One Stood Against Many", "attack Silvertooth", "attack Dust Pixie")
    assert t.damage("Valdr") == 8
    assert t.line == []
    assert t.enemy_line == ["Valdr"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_lord_golgotha_hits_both_neighbors_of_whom_he_fights() -> None:
    t = table(
        "sanctum",
        me=side(line=["Lord Golgotha", "Troll"]),
        opponent=side(line=["Krump", "Mother", "Urchin", "Bumpsy"]),
    )
    t.fight("Lord Golgotha", "Mother")
    assert t.enemy_line == ["Krump", "Bumpsy"], "he fights on though a neighbor has died"
    assert [t.damage(name) for name in ("Krump", "Bumpsy", "Troll")] == [3, 0, 0]
    assert t.damage("Lord Golgotha") == 3, "armor 2"
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.foe-gone")
def test_lord_golgotha_reaches_the_neighbors_of_a_foe_that_has_gone() -> None:
    sharp = made("Sharp Lord", before_fight(deal(3, each(neighbor_of(foe)))), keywords={"assault": 2})
    t = table(me=side(line=[sharp]), opponent=side(line=["Krump", "Silvertooth", "Bumpsy"]))
    t.fight(sharp, "Silvertooth")
    t.pick(next(text for text in t.offered if "assault" in text))
    assert t.enemy_line == ["Krump", "Bumpsy"]
    assert [t.damage(name) for name in ("Krump", "Bumpsy", sharp)] == [3, 3, 0], "the fight is broken off"
    t.ends_clean()


def test_armageddon_cloak_saves_its_creature_once() -> None:
    t = table(
        me=side(hand=["Punch", "Punch", "Loot the Bodies"]), opponent=side(line=["Mother+Armageddon Cloak", "Troll"])
    ).lay("Mother", damage=4)
    t.play("Loot the Bodies").play("Punch", "choose Mother")
    assert t.enemy_line == ["Mother", "Troll"]
    assert t.damage("Mother") == 0
    assert t.enemy_discard == ["Armageddon Cloak"]
    assert t.aember == (1, 0), "it was not destroyed"
    t.ends_clean()


def test_armageddon_cloak_is_hazardous() -> None:
    t = table(me=side(line=["Troll"]), opponent=side(line=["Mother+Armageddon Cloak"])).fight("Troll")
    assert t.damage("Troll") == 2 + 5
    assert t.enemy_line == ["Mother"]
    t.ends_clean("Armageddon Cloak", "Mother")


@pytest.mark.rule("keyforge:ruling.saved")
@pytest.mark.parametrize(("first", "pools"), [("gain", (1, 2)), ("instead", (1, 0))])
def test_the_order_of_armageddon_cloak_and_another_ability_is_chosen(first: str, pools: tuple[int, int]) -> None:
    t = table(me=side(hand=["Punch"]), opponent=side(line=["Dust Imp+Armageddon Cloak"])).play("Punch")
    t.pick(next(text for text in t.offered if first in text.casefold()))
    assert t.enemy_line == ["Dust Imp"]
    assert t.aember == pools
    t.ends_clean("Armageddon Cloak", "Dust Imp")


@pytest.mark.rule("keyforge:ruling.saved")
def test_a_creature_that_armageddon_cloak_saved_was_not_sacrificed() -> None:
    t = table(
        "shadows",
        me=side(hand=["Pawn Sacrifice"], line=["Urchin+Armageddon Cloak"]),
        opponent=side(line=["Troll", "Krump"]),
    ).play("Pawn Sacrifice")
    assert t.line == ["Urchin"]
    assert [t.damage(name) for name in t.enemy_line] == [0, 0]
    assert t.aember == (1, 0)
    t.ends_clean("Armageddon Cloak", "Urchin")


@pytest.mark.rule("keyforge:ruling.saved")
def test_krump_gets_nothing_for_a_creature_that_armageddon_cloak_saved() -> None:
    t = table(me=side(line=["Krump"]), opponent=side(line=["Mother+Armageddon Cloak"], aember=3)).fight("Krump")
    assert t.enemy_line == ["Mother"]
    assert t.line == [], "2 of hazardous and 5"
    assert t.aember == (0, 3)
    t.ends_clean("Armageddon Cloak", "Mother")


@pytest.mark.rule("keyforge:ruling.saved")
def test_of_two_armageddon_cloaks_one_is_used() -> None:
    t = table(me=side(hand=["Punch"]), opponent=side(line=["Urchin+Armageddon Cloak+Armageddon Cloak"])).play("Punch")
    assert t.enemy_discard == ["Armageddon Cloak"]
    assert t.enemy_line == ["Urchin"]
    assert t.aember == (1, 0)
    t.ends_clean("Urchin")


def test_mantle_of_the_zealot_lets_its_controller_use_it_whatever_its_house() -> None:
    t = table("dis", me=side(line=["Troll+Mantle of the Zealot", "Krump"])).reap("Troll")
    assert t.aember == (1, 0)
    t.ends_clean()
    theirs = side(line=["Troll+Mantle of the Zealot"])
    t = table("logos", me=side(hand=["Harland Mindlock"]), opponent=theirs).play("Harland Mindlock", "right flank")
    t.end_turn("house dis").end_turn("house logos").reap("Troll")
    assert t.line == ["Harland Mindlock", "Troll"]
    assert t.aember == (1, 0)
    t.ends_clean()
