"""Assault, hazardous, elusive, skirmish, poison, taunt."""

import pytest

from cardwright.games.keyforge import questions
from cardwright.games.keyforge.words.vocabulary import (
    before_fight,
    gain,
    gains,
    host,
)
from tests.games.keyforge.table import made, side, table

ASSAULT = made("Charging Bear", power=5, keywords={"assault": 2})
HAZARD = made("Thorny Grub", power=2, keywords={"hazardous": 5})
POISON = made("Tiny Asp", power=1, keywords={"poison": 0})
SPURS = made("Spurs", gains(host, questions.ASSAULT, value=2), like="Blood of Titans")
THORNS = made("Thorns", gains(host, questions.HAZARDOUS), like="Blood of Titans")

# ---------------------------------------------------------------- assault


@pytest.mark.rule("keyforge:assault")
def test_assault_deals_its_damage_before_the_fight() -> None:
    t = table(me=side(line=[ASSAULT]), opponent=side(line=["Troll"])).fight(ASSAULT)
    assert t.damage("Troll") == 7
    assert t.line == []
    t.ends_clean()
    t = table(me=side(line=["Troll"]), opponent=side(line=[ASSAULT])).fight("Troll")
    assert t.damage("Troll") == 5, "attacked, assault does nothing"
    t.ends_clean("Charging Bear")


@pytest.mark.rule("keyforge:assault.ends-fight")
def test_if_assault_destroys_the_target_the_rest_of_the_fight_is_left_out() -> None:
    t = table(me=side(line=[ASSAULT]), opponent=side(line=["Dust Imp"])).fight(ASSAULT)
    assert t.enemy_line == []
    assert t.damage(ASSAULT) == 0
    assert t.aember == (0, 2)
    t.ends_clean()


@pytest.mark.rule("keyforge:assault.adds")
def test_assault_values_add_up() -> None:
    t = table(me=side(line=[f"{ASSAULT}+{SPURS}"]), opponent=side(line=["Charette"])).fight(ASSAULT)
    assert t.enemy_line == []
    assert t.damage(ASSAULT) == 0
    t.ends_clean()


# ---------------------------------------------------------------- hazardous


@pytest.mark.rule("keyforge:hazardous")
def test_hazardous_damages_the_attacker_before_the_fight() -> None:
    t = table(me=side(line=["Troll"]), opponent=side(line=[HAZARD])).fight("Troll")
    assert t.damage("Troll") == 7, "5, and 2 by its power"
    assert t.enemy_line == []
    t.ends_clean()
    t = table(me=side(line=[HAZARD]), opponent=side(line=["Troll"])).fight(HAZARD)
    assert t.damage("Troll") == 2, "attacking, hazardous does nothing"
    t.ends_clean()


@pytest.mark.rule("keyforge:hazardous.ends-fight")
def test_if_hazardous_destroys_the_attacker_the_rest_of_the_fight_is_left_out() -> None:
    t = table(me=side(line=["Bumpsy"]), opponent=side(line=[HAZARD])).fight("Bumpsy")
    assert t.line == []
    assert t.damage(HAZARD) == 0
    t.ends_clean()


@pytest.mark.rule("keyforge:hazardous.adds")
def test_hazardous_values_add_up() -> None:
    t = table(me=side(line=["Krump"]), opponent=side(line=[f"{HAZARD}+{THORNS}"])).fight("Krump")
    assert t.line == []
    assert t.damage(HAZARD) == 0
    t.ends_clean()


@pytest.mark.rule("keyforge:before.order", "keyforge:before")
def test_the_active_player_orders_what_comes_before_the_fight() -> None:
    frail = made("Frail Charger", before_fight(gain(3)), power=5, keywords={"assault": 2})
    assault, hazardous, ability = (
        f"{frail}: deal 2 damage to the attacked creature (assault)",
        f"{HAZARD}: deal 5 damage to the attacker (hazardous)",
        f"{frail}: gain 3 æmber",
    )
    t = table(me=side(line=[frail]), opponent=side(line=[HAZARD])).fight(frail)
    assert t.offered == [assault, hazardous, ability]
    t.pick(assault, ability)
    assert t.enemy_line == []
    assert t.damage(frail) == 0, "assault came first, and left nothing to be hazardous"
    assert t.aember == (3, 0)
    t.ends_clean()
    t = table(me=side(line=[frail]), opponent=side(line=[HAZARD])).fight(frail).pick(hazardous, ability)
    assert t.line == []
    assert t.damage(HAZARD) == 0
    assert t.aember == (3, 0)
    t.ends_clean()


# ---------------------------------------------------------------- elusive


@pytest.mark.rule("keyforge:elusive")
def test_in_the_first_attack_of_a_turn_on_an_elusive_creature_nobody_deals_damage() -> None:
    t = table(me=side(line=["Troll", "Krump"]), opponent=side(line=["Noddy the Thief"]))
    t.fight("Troll")
    assert t.damage("Troll") == t.damage("Noddy the Thief") == 0
    t.fight("Krump")
    assert t.enemy_line == []
    assert t.damage("Krump") == 2
    t.ends_clean()


@pytest.mark.rule("keyforge:elusive.power-only", "keyforge:elusive")
def test_elusive_does_not_stop_the_damage_of_keywords_and_abilities() -> None:
    t = table(me=side(line=[ASSAULT]), opponent=side(line=["Magda the Rat"], aember=2)).fight(ASSAULT)
    assert t.damage("Magda the Rat") == 2
    assert t.damage(ASSAULT) == 0
    t.ends_clean()
    t = table(me=side(line=["Firespitter"]), opponent=side(line=["Magda the Rat"])).fight("Firespitter")
    assert t.damage("Magda the Rat") == 1
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.elusive-first")
def test_elusive_gained_after_an_attack_comes_too_late_for_the_turn() -> None:
    ring = made("Plain Ring", gains(host, questions.ELUSIVE), like="Blood of Titans")
    t = table(me=side(hand=[ring], line=["Krump", "Bumpsy"]), opponent=side(line=["Troll"]))
    t.fight("Bumpsy").play(ring, "choose Troll").fight("Krump")
    assert t.enemy_line == []
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.elusive-first")
def test_elusive_works_anew_in_each_turn() -> None:
    t = table(me=side(line=["Troll"]), opponent=side(line=["Noddy the Thief"])).fight("Troll")
    t.end_turn("house dis", "end turn", "house brobnar").fight("Troll")
    assert t.enemy_line == ["Noddy the Thief"]
    t.ends_clean()


# ---------------------------------------------------------------- skirmish


@pytest.mark.rule("keyforge:skirmish")
def test_an_attacker_with_skirmish_takes_no_damage_from_the_power_of_its_target() -> None:
    t = table("untamed", me=side(line=["Snufflegator"]), opponent=side(line=["Troll"])).fight("Snufflegator")
    assert t.damage("Troll") == 4
    assert t.damage("Snufflegator") == 0
    t.ends_clean()
    t = table(me=side(line=["Bumpsy"]), opponent=side(line=["Snufflegator"])).fight("Bumpsy")
    assert t.damage("Bumpsy") == 4, "attacked, skirmish does nothing"
    t.ends_clean("Snufflegator")


@pytest.mark.rule("keyforge:skirmish.power-only")
def test_skirmish_does_not_stop_hazardous() -> None:
    t = table("untamed", me=side(line=["Snufflegator"]), opponent=side(line=[f"Troll+{THORNS}"])).fight("Snufflegator")
    assert t.damage("Snufflegator") == 1
    assert t.damage("Troll") == 4
    t.ends_clean()


# ---------------------------------------------------------------- poison


@pytest.mark.rule("keyforge:poison")
@pytest.mark.parametrize("attacks", [True, False])
def test_any_damage_of_a_poisonous_creatures_power_destroys(*, attacks: bool) -> None:
    mine, theirs = (POISON, "Troll") if attacks else ("Troll", POISON)
    t = table(me=side(line=[mine]), opponent=side(line=[theirs])).fight(mine)
    assert t.line == t.enemy_line == []
    t.ends_clean()


@pytest.mark.rule("keyforge:poison.needs-damage")
def test_poison_does_nothing_if_armor_absorbs_all() -> None:
    t = table(me=side(line=[POISON]), opponent=side(line=["Staunch Knight"])).fight(POISON)
    assert t.enemy_line == ["Staunch Knight"]
    assert t.damage("Staunch Knight") == 0
    t.ends_clean()


@pytest.mark.rule("keyforge:poison.needs-damage")
def test_nor_if_the_damage_is_prevented() -> None:
    t = table("sanctum", me=side(hand=["Shield of Justice"], line=["Staunch Knight"]), opponent=side(line=[POISON]))
    t.play("Shield of Justice").fight("Staunch Knight")
    assert t.line == ["Staunch Knight"]
    assert t.enemy_line == []
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:poison.power-only")
def test_poison_is_only_in_the_damage_of_the_power() -> None:
    snake = made("Charging Asp", power=1, keywords={"poison": 0, "assault": 1})
    t = table(me=side(line=[snake]), opponent=side(line=["Noddy the Thief"])).fight(snake)
    assert t.damage("Noddy the Thief") == 1, "elusive stopped the power, and assault carries no poison"
    t.ends_clean()


# ---------------------------------------------------------------- taunt


@pytest.mark.rule("keyforge:taunt")
def test_the_neighbors_of_a_creature_with_taunt_cannot_be_attacked() -> None:
    t = table(me=side(line=["Krump"]), opponent=side(line=["Troll", "Champion Anaphiel", "Bumpsy", "Mother"]))
    t.pick("fight with Krump")
    assert t.offered == ["attack Champion Anaphiel", "attack Mother"]
    t.pick("attack Mother").ends_clean()


@pytest.mark.rule("keyforge:taunt")
def test_unless_they_have_taunt_themselves() -> None:
    t = table(me=side(line=["Krump"]), opponent=side(line=["Pitlord", "Champion Anaphiel", "Bumpsy"]))
    t.pick("fight with Krump")
    assert t.offered == ["attack Pitlord", "attack Champion Anaphiel"]
    t.pick("attack Pitlord").ends_clean()


@pytest.mark.rule("keyforge:taunt.shown")
def test_the_table_shows_who_has_taunt() -> None:
    t = table(opponent=side(line=["Champion Anaphiel", "Bumpsy+Protect the Weak", "Troll"]))
    shown = t.m.view(0)["players"][1]["areas"]["battleline"]["cards"]
    assert [card["marks"].get("keywords") == {"taunt": 1} for card in shown] == [True, True, False]


@pytest.mark.rule("keyforge:taunt", "keyforge:fight-with")
def test_taunt_holds_for_fights_by_abilities_too() -> None:
    t = table(me=side(hand=["Anger"], line=["Krump"]), opponent=side(line=["Champion Anaphiel", "Bumpsy"]))
    t.play("Anger")
    assert t.damage("Champion Anaphiel") == 5
    assert t.aember == (1, 0)
    t.ends_clean("Krump")
