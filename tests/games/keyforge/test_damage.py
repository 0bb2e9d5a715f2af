"""Damage, armor, healing, power counters, and splash."""

import pytest

from cardwright.games.keyforge.words.vocabulary import (
    add_power,
    cannot_be_dealt_damage,
    creature,
    deal,
    each,
    friendly_creature,
    gain,
    gets,
    heal,
    heal_fully,
    host,
    play,
    this_card,
    this_way,
)
from tests.games.keyforge.table import Table, made, side, table


def hit(amount: int) -> str:
    """An action that deals so much damage to a creature."""
    return made(f"Hit for {amount}", play(deal(amount, creature)), like="Punch")


@pytest.mark.rule("keyforge:damage", "keyforge:damage.destroys", "keyforge:damage.power-stays")
def test_damage_stays_and_adds_up_until_it_reaches_the_power() -> None:
    t = table(me=side(hand=[hit(4), hit(4)]), opponent=side(line=["Troll", "Mother"]))
    t.play(hit(4), "choose Troll")
    assert t.damage("Troll") == 4
    assert t.power("Troll") == 8
    t.end_turn("house dis", "end turn", "house brobnar")
    assert t.damage("Troll") == 4
    t.play(hit(4), "choose Troll")
    assert t.enemy_line == ["Mother"]
    assert t.enemy_discard == ["Troll"]
    t.ends_clean()


def test_no_more_is_healed_at_once_than_can_be_offered() -> None:
    balm = made("Balm", play(heal(999, creature, up_to=True)), like="Punch")
    giants = made("Giants", gets(friendly_creature, power=200), like="Pocket Universe")
    t = table(me=side(hand=[balm], line=["Troll"], artifacts=[giants])).lay("Troll", damage=150)
    t.play(balm)
    assert t.offered == [f"amount {n}" for n in range(72)]
    t.pick("amount 71")
    assert t.damage("Troll") == 79
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.simultaneous")
def test_one_effect_damages_several_creatures_at_the_same_time() -> None:
    t = table("shadows", me=side(hand=["Poison Wave"]), opponent=side(line=["Shadow Self", "Urchin", "Troll"]))
    t.play("Poison Wave")
    assert t.enemy_line == ["Shadow Self", "Urchin", "Troll"], "Urchin's damage went to Shadow Self"
    assert t.damage("Shadow Self") == 4
    assert t.aember == (1, 0)
    t.ends_clean("Troll")


@pytest.mark.rule("keyforge:ruling.zero-power")
def test_a_creature_without_power_is_destroyed_at_once() -> None:
    t = table(me=side(hand=["King of the Crag"]), opponent=side(line=["Looter Goblin", "Wardrummer", "Mother"]))
    t.play("King of the Crag")
    assert t.enemy_line == ["Wardrummer", "Mother"]
    t.ends_clean("Wardrummer")


@pytest.mark.rule("keyforge:damage.destroys")
def test_losing_power_can_be_fatal() -> None:
    t = table("untamed", me=side(hand=["Grasping Vines"], artifacts=["Banner of Battle"], line=["Dust Imp"]))
    t.lay("Dust Imp", damage=2).play("Grasping Vines", "choose Banner of Battle")
    assert t.line == []
    assert t.aember == (3, 0)
    t.ends_clean()


# ---------------------------------------------------------------- armor


@pytest.mark.rule("keyforge:armor.absorbs", "keyforge:armor.each-turn")
def test_armor_prevents_so_much_damage_each_turn() -> None:
    t = table(me=side(hand=[hit(1), hit(3), hit(2)]), opponent=side(line=["Staunch Knight"]))
    t.play(hit(1))
    assert t.damage("Staunch Knight") == 0
    t.play(hit(3))
    assert t.damage("Staunch Knight") == 2, "one point of armor was left"
    t.end_turn("house dis", "end turn", "house brobnar").play(hit(2))
    assert t.damage("Staunch Knight") == 2
    t.ends_clean()


@pytest.mark.rule("keyforge:armor.additive", "keyforge:armor.none")
@pytest.mark.parametrize(("name", "damage"), [("Raiding Knight", 0), ("Bumpsy", 2)])
def test_gained_armor_adds_to_the_printed_or_to_none(name: str, damage: int) -> None:
    t = table(me=side(hand=[hit(3)]), opponent=side(line=[f"{name}+Protect the Weak"])).play(hit(3))
    assert t.damage(name) == damage
    t.ends_clean()


@pytest.mark.rule("keyforge:armor.none")
def test_a_creature_without_armor_takes_all_damage() -> None:
    t = table(me=side(hand=[hit(3)]), opponent=side(line=["Bumpsy"])).play(hit(3))
    assert t.m.armor(t.find("Bumpsy")) == 0
    assert t.damage("Bumpsy") == 3
    t.ends_clean()


@pytest.mark.rule("keyforge:armor.gained-late")
def test_armor_gained_late_does_not_undo_damage() -> None:
    plate = made("Plate", gets(host, armor=2), like="Blood of Titans")
    t = table(me=side(hand=[hit(3), plate, hit(1)], line=["Raiding Knight"]))
    t.play(hit(3))
    assert t.damage("Raiding Knight") == 1
    t.play(plate)
    assert t.damage("Raiding Knight") == 1
    t.play(hit(1))
    assert t.damage("Raiding Knight") == 1, "but absorbs what comes later"
    t.ends_clean()


@pytest.mark.rule("keyforge:armor.lost", "keyforge:ruling.armor-loss")
def test_lost_armor_brings_no_damage_back_and_is_used_armor_first() -> None:
    armorer = made("Armorer", gets(friendly_creature, armor=1), power=1)
    t = table(me=side(hand=[hit(1), hit(5), hit(2)], line=["Champion Anaphiel", armorer]))
    t.play(hit(1), "choose Champion Anaphiel").play(hit(5), f"choose {armorer}")
    assert t.line == ["Champion Anaphiel"]
    assert t.damage("Champion Anaphiel") == 0
    t.play(hit(2))
    assert t.damage("Champion Anaphiel") == 1, "the lost point was the used one, so one is left"
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.tendrils-of-pain")
def test_tendrils_of_pain_hits_armor_twice() -> None:
    t = table("dis", me=side(hand=["Tendrils of Pain"]), opponent=side(line=["Raiding Knight", "Mother"], aember=6))
    t.end_turn("house dis", "end turn", "house dis").play("Tendrils of Pain")
    assert t.keys == (0, 1)
    assert (t.damage("Raiding Knight"), t.damage("Mother")) == (2, 4), "1 and 3, of which armor absorbed 1 and 1"
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.tendrils-of-pain")
def test_tendrils_of_pain_hits_once_if_no_key_was_forged() -> None:
    t = table("dis", me=side(hand=["Tendrils of Pain"], line=["Succubus"]), opponent=side(line=["Mother"]))
    t.play("Tendrils of Pain")
    assert (t.damage("Succubus"), t.damage("Mother")) == (1, 1)
    assert t.aember == (1, 0)
    t.ends_clean()


# ---------------------------------------------------------------- healing and counters


@pytest.mark.rule("keyforge:heal")
@pytest.mark.parametrize(("damage", "left"), [(5, 2), (2, 0)])
def test_healing_takes_damage_off_as_far_as_there_is_any(damage: int, left: int) -> None:
    t = table("sanctum", me=side(artifacts=["Hallowed Blaster"], line=["Troll"])).lay("Troll", damage=damage)
    t.use("Hallowed Blaster")
    assert t.damage("Troll") == left
    t.ends_clean()


@pytest.mark.rule("keyforge:heal.fully")
def test_fully_healing_takes_all_damage_off() -> None:
    balm = made("Balm", play(heal_fully(creature)), like="Punch")
    t = table(me=side(hand=[balm], line=["Troll", "Krump"])).lay("Troll", damage=7).lay("Krump", damage=1)
    t.play(balm, "choose Troll")
    assert (t.damage("Troll"), t.damage("Krump")) == (0, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.heal-zero")
def test_a_creature_from_which_nothing_was_taken_was_not_healed() -> None:
    balm = made("Paid Balm", play(heal(2, each(creature)), gain(this_way("creature", "healed"))), like="Punch")
    t = table(me=side(hand=[balm], line=["Troll", "Krump"])).lay("Troll", damage=1).play(balm)
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:power-counter")
def test_each_counter_gives_one_power() -> None:
    drill = made("Drill", play(add_power(creature, 2)), like="Punch")
    t = table(me=side(hand=[drill, drill, "Punch"], line=["Dust Imp"])).play(drill).play(drill)
    assert t.power("Dust Imp") == 6
    t.play("Punch")
    assert t.damage("Dust Imp") == 3
    assert t.aember == (1, 0)
    t.ends_clean()


# ---------------------------------------------------------------- splash


def splashed(*enemies: str) -> Table:
    """A hit for 4 with 2 splash on the middle of these enemies."""
    ball = made("Lava", play(deal(4, creature, splash=2)), like="Punch")
    return table(me=side(hand=[ball], line=["Krump"]), opponent=side(line=list(enemies))).play(ball)


@pytest.mark.rule("keyforge:splash")
def test_splash_hits_each_neighbor_of_the_creature_that_was_hit() -> None:
    t = splashed("Troll", "Bumpsy", "Valdr", "Mother").choose("Bumpsy")
    assert [t.damage(name) for name in ("Troll", "Bumpsy", "Valdr", "Mother", "Krump")] == [2, 4, 2, 0, 0]
    t.ends_clean()


@pytest.mark.rule("keyforge:splash", "keyforge:ruling.simultaneous")
def test_splash_hits_them_also_if_the_creature_dies_of_the_hit() -> None:
    t = splashed("Dust Imp", "Shaffles", "Valdr").choose("Shaffles")
    assert t.enemy_line == ["Valdr"]
    assert t.damage("Valdr") == 2
    assert t.aember == (0, 2)
    t.ends_clean()


# ---------------------------------------------------------------- taken by another


@pytest.mark.rule("keyforge:ruling.armor-first")
def test_the_armor_of_a_creature_comes_before_who_takes_its_damage() -> None:
    guarded = made("Guarded", power=6, armor=2)
    t = table(me=side(hand=["Punch", "Punch"]), opponent=side(line=[guarded, "Shadow Self"]))
    t.play("Punch", f"choose {guarded}")
    assert t.m.armor_left(t.find(guarded)) == 0
    assert (t.damage(guarded), t.damage("Shadow Self")) == (0, 1)
    t.play("Punch", f"choose {guarded}")
    assert (t.damage(guarded), t.damage("Shadow Self")) == (0, 4)
    assert t.aember == (2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.armor-first", "keyforge:poison.needs-damage")
def test_where_armor_leaves_nothing_nobody_is_dealt_damage() -> None:
    guarded, asp = made("Guarded", power=6, armor=2), made("Asp", power=2, keywords={"poison": 1, "skirmish": 1})
    t = table(me=side(line=[asp]), opponent=side(line=[guarded, "Shadow Self"])).fight(asp, guarded)
    assert t.m.armor_left(t.find(guarded)) == 0
    assert (t.damage(guarded), t.damage("Shadow Self")) == (0, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.armor-first")
def test_what_cannot_be_dealt_to_a_creature_is_not_dealt_to_another() -> None:
    safe = made("Safe", cannot_be_dealt_damage(this_card))
    t = table(me=side(hand=["Punch"]), opponent=side(line=[safe, "Shadow Self"])).play("Punch", f"choose {safe}")
    assert (t.damage(safe), t.damage("Shadow Self")) == (0, 0)
    assert t.aember == (1, 0)
    t.ends_clean()


# ---------------------------------------------------------------- questions that make no difference


def test_nobody_is_asked_whom_to_heal_where_nobody_is_damaged() -> None:
    balm = made("Balm", play(heal(2, creature), heal_fully(creature), gain(1)), like="Punch")
    t = table(me=side(hand=[balm], line=["Troll", "Krump"])).play(balm)
    assert t.aember == (1, 0)
    t.ends_clean()
    t = table(me=side(hand=[balm], line=["Troll", "Krump"])).lay("Krump", damage=1).play(balm)
    assert t.offered == ["choose Troll", "choose Krump"]
    t.choose("Krump")
    assert t.damage("Krump") == 0
    assert t.aember == (1, 0)
    t.ends_clean()


def test_nobody_is_asked_who_captures_from_an_empty_pool() -> None:
    t = table("sanctum", me=side(hand=["Terms of Redress"], line=["Troll", "Krump"])).play("Terms of Redress")
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.armor-loss", "keyforge:armor.additive")
def test_armor_that_is_gained_after_spent_armor_is_lost_is_new() -> None:
    t = table(
        me=side(hand=["Punch", "Punch", "Punch", "Protect the Weak@brobnar", "Punch"], line=["Krump", "Bulwark"]),
        opponent=side(line=["Troll"]),
    )
    t.play("Punch", "choose Krump")
    assert t.damage("Krump") == 1, "Bulwark's 2 absorbed the rest"
    t.play("Punch", "choose Bulwark").play("Punch", "choose Bulwark").play("Protect the Weak", "choose Krump")
    assert t.line == ["Krump"]
    assert t.m.armor_left(t.find("Krump")) == 1
    t.play("Punch", "choose Krump")
    assert t.damage("Krump") == 3
    assert t.aember == (5, 0), "of as many cards"
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.armor-loss")
def test_lost_armor_that_comes_back_adds_to_what_was_left() -> None:
    t = table(
        "shadows",
        me=side(
            hand=["Pawn Sacrifice", "Grey Monk@shadows"],
            line=["Grey Monk", "Grey Monk", "Troll"],
            artifacts=["Seeker Needle"],
        ),
        opponent=side(line=["Mother", "Titan Mechanic"]),
    )
    troll = t.find("Troll")
    t.use("Seeker Needle", "choose Troll")
    assert (t.m.armor(troll), t.m.armor_left(troll)) == (2, 1)
    t.play("Pawn Sacrifice", "choose Grey Monk", "choose Mother", "choose Titan Mechanic")
    assert (t.m.armor(troll), t.m.armor_left(troll)) == (1, 1)
    t.play("Grey Monk", "left flank")
    assert (t.m.armor(troll), t.m.armor_left(troll)) == (2, 2)
    assert t.aember == (1, 0)
    t.ends_clean("Grey Monk", "Mother", "Titan Mechanic", "Seeker Needle")
