"""Fights: who attacks whom, what they deal, and what follows."""

import pytest

from cardwright.games.keyforge.words.happenings import CreatureDestroyed
from cardwright.games.keyforge.words.vocabulary import (
    before_fight,
    deal,
    destroy,
    enemy_creature,
    fallen,
    fight,
    gain,
    play,
    put_into_play,
    ready_and_fight,
    return_to_hand,
    this,
    whenever,
)
from cardwright.language.players import YOU
from tests.games.keyforge.table import made, side, table


@pytest.mark.rule("keyforge:fight", "keyforge:fight.damage", "keyforge:damage")
def test_a_creature_exhausts_and_attacks_one_enemy_that_its_player_chooses() -> None:
    t = table(me=side(line=["Bumpsy", "Troll"]), opponent=side(line=["Valdr", "Krump"]))
    t.pick("fight with Troll")
    assert t.offered == ["attack Valdr", "attack Krump"]
    t.pick("attack Krump")
    assert t.damage("Troll") == 6
    assert t.enemy_line == ["Valdr"]
    assert not t.state("Troll").ready
    assert t.damage("Bumpsy") == t.damage("Valdr") == 0
    t.ends_clean()


@pytest.mark.rule("keyforge:fight.simultaneous", "keyforge:ruling.simultaneous")
def test_both_deal_their_damage_at_the_same_time() -> None:
    t = table(me=side(line=["Bumpsy"]), opponent=side(line=["Shooler"])).fight("Bumpsy")
    assert t.line == t.enemy_line == []
    assert t.discard_pile == ["Bumpsy"]
    assert t.enemy_discard == ["Shooler"]
    t.ends_clean()


@pytest.mark.rule("keyforge:fight.abilities", "keyforge:fight.attacker-only")
def test_the_fight_abilities_of_a_surviving_attacker_resolve_and_no_others() -> None:
    t = table(me=side(line=["Headhunter"]), opponent=side(line=["Dodger"], aember=3))
    t.fight("Headhunter")
    assert t.aember == (0, 3), "both died"
    t.ends_clean("Dodger")
    t = table(me=side(line=["Headhunter"]), opponent=side(line=["Umbra"])).fight("Headhunter")
    assert t.aember == (1, 0)
    t.ends_clean("Umbra")
    t = table(me=side(line=["Bumpsy"], aember=3), opponent=side(line=["Headhunter+Blood of Titans"])).fight("Bumpsy")
    assert t.aember == (3, 0), "the attacked Headhunter survived and gets nothing"
    t.ends_clean("Headhunter")


@pytest.mark.rule("keyforge:fight.abilities")
def test_all_of_them_resolve_in_the_order_that_the_player_likes() -> None:
    eager = made("Eager Fighter", fight(gain(1)), fight(deal(1, enemy_creature)))
    t = table(me=side(line=[eager]), opponent=side(line=["Umbra", "Troll"])).fight(eager, "Umbra")
    assert len(t.offered) == 2
    t.pick(t.offered[1])
    assert t.damage("Troll") == 1
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:fight.needs-target")
def test_without_an_enemy_creature_nobody_can_fight() -> None:
    t = table(me=side(line=["Troll"]), opponent=side(artifacts=["Banner of Battle"]))
    assert t.offered == ["reap Troll", "end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:fight.both", "keyforge:fight.attacker")
def test_the_creature_used_to_fight_is_the_attacker_only_in_its_own_fight() -> None:
    t = table(me=side(line=["Valdr"]), opponent=side(line=["Troll", "Krump", "Mother"]))
    t.fight("Valdr", "Troll")
    assert t.enemy_line == ["Krump", "Mother"], "the attacker deals 2 more to one on a flank"
    t.ends_clean()
    t = table(me=side(line=["Troll"]), opponent=side(line=["Valdr"])).fight("Troll")
    assert t.damage("Troll") == 6, "attacked, Valdr does not attack"
    t.ends_clean("Valdr")


@pytest.mark.rule("keyforge:fight.both", "keyforge:fight.constant-survive")
def test_an_ability_about_the_end_of_a_fight_needs_its_creature_to_survive() -> None:
    t = table(me=side(line=["Troll"], aember=2), opponent=side(line=["Krump"])).lay("Troll", damage=7).fight("Troll")
    assert t.aember == (2, 0), "Krump died in the same fight"
    t.ends_clean("Krump")
    t = table(me=side(line=["Bumpsy"], aember=2), opponent=side(line=["Krump"])).fight("Bumpsy")
    assert t.aember == (1, 0), "attacked and alive, Krump made its opponent lose 1"
    t.ends_clean("Krump")


@pytest.mark.rule("keyforge:fight-with", "keyforge:use.by-ability")
def test_an_ability_to_fight_with_a_creature_permits_one_ordinary_fight() -> None:
    t = table(
        me=side(hand=["Anger"], line=["Firespitter!"]),
        opponent=side(line=["Troll", "Umbra"]),
    )
    t.play("Anger", "attack Troll")
    assert t.damage("Troll") == 6, "its before-fight damage too"
    assert t.enemy_discard == []
    assert not [option for option in t.offered if option.startswith("fight")]
    assert t.aember == (1, 0)
    t.ends_clean("Firespitter", "Umbra")


@pytest.mark.rule("keyforge:fight-with")
def test_it_needs_an_enemy_to_attack() -> None:
    t = table(me=side(hand=["Anger"], line=["Troll!", "Krump"])).play("Anger", "choose Troll")
    assert t.state("Troll").ready, "readied, and nobody there to fight"
    assert t.aember == (1, 0)
    t.ends_clean()


# ---------------------------------------------------------------- before the fight


@pytest.mark.rule("keyforge:before", "keyforge:use.exhausts")
def test_before_fight_abilities_come_after_exhausting_and_before_the_damage() -> None:
    herald = made("Fight Herald", before_fight(gain(1), destroy(enemy_creature)))
    t = table(me=side(line=[herald]), opponent=side(line=["Troll", "Krump"]))
    t.fight(herald, "Troll")
    assert not t.state(herald).ready
    assert t.aember == (1, 0)
    assert t.damage("Troll") == t.damage(herald) == 0
    t.choose("Krump")
    assert t.enemy_discard == ["Krump", "Troll"]
    assert t.line == []
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.fight-broken-off")
def test_a_fight_whose_target_is_gone_before_it_is_broken_off() -> None:
    t = table(me=side(hand=["Warsong"], line=["Firespitter"]), opponent=side(line=["Bad Penny", "Troll"]))
    t.play("Warsong").fight("Firespitter", "Bad Penny")
    assert t.damage("Firespitter") == 0
    assert t.enemy_hand == ["Bad Penny"]
    assert t.m.fallen == (0, 0), "no death in a fight"
    assert t.aember == (1, 0), "but Firespitter has fought"
    t.ends_clean("Troll")


@pytest.mark.rule("keyforge:ruling.fight-broken-off")
def test_so_is_one_whose_attacker_is_gone() -> None:
    coward = made("Coward", before_fight(return_to_hand(this)), fight(gain(5)))
    t = table(me=side(line=[coward]), opponent=side(line=["Troll"])).fight(coward)
    assert t.hand == [coward]
    assert t.damage("Troll") == 0
    assert t.aember == (0, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:fight.abilities", "keyforge:ruling.attacker-turned")
@pytest.mark.parametrize(("attacker", "pools"), [("Headhunter", (1, 1)), ("Dodger", (0, 1))])
def test_an_attacker_that_survives_but_goes_home_has_its_fight_abilities(attacker: str, pools: tuple[int, int]) -> None:
    t = table(
        "logos",
        me=side(hand=["Harland Mindlock", "Anger@logos"]),
        opponent=side(line=[attacker, "Bad Penny+Phoenix Heart"]),
    )
    t.play("Harland Mindlock", f"choose {attacker}", "right flank").play("Anger", f"choose {attacker}")
    t.pick(next(text for text in t.offered if "3 damage" in text))
    assert (t.line, t.enemy_line) == ([], [attacker]), "3 damage killed who held it"
    assert t.aember == pools, "1 for Anger; the fight ability is its owner's again"
    t.ends_clean("Harland Mindlock", "Phoenix Heart")


@pytest.mark.rule("keyforge:fight.abilities", "keyforge:ruling.attacker-turned")
def test_an_attacker_that_left_and_came_back_is_another_creature() -> None:
    brave = made("Brave", fight(gain(5)), power=1)
    reviver = made("Reviver", whenever(CreatureDestroyed(YOU), put_into_play(fallen)))
    t = table(me=side(line=[brave, reviver]), opponent=side(line=["Troll"])).fight(brave, None, "left flank")
    assert t.line == [brave, reviver]
    assert t.aember == (0, 0)
    assert t.damage("Troll") == 1
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.destroyed-in-fight")
def test_the_warchest_does_not_count_who_took_the_damage_of_a_fighter() -> None:
    t = table(me=side(line=["Troll"], artifacts=["The Warchest"]), opponent=side(line=["Bumpsy", "Shadow Self"])).lay(
        "Shadow Self", damage=3
    )
    t.fight("Troll", "Bumpsy").use("The Warchest")
    assert t.enemy_line == ["Bumpsy"]
    assert t.damage("Troll") == 5
    assert t.aember == (0, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.cannot-wins")
def test_what_is_forbidden_is_forbidden_though_another_effect_allows_it() -> None:
    t = table("logos", me=side(hand=["Foggify"]), opponent=side(hand=["Follow the Leader"], line=["Mother", "Krump"]))
    t.play("Foggify").end_turn("house brobnar").play("Follow the Leader")
    assert t.offered == ["reap Krump", "end turn"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_a_creature_fights_by_its_own_play_ability() -> None:
    charger = made("Charger", play(ready_and_fight(this)))
    t = table(me=side(hand=[charger]), opponent=side(line=["Umbra"])).play(charger)
    assert t.enemy_discard == ["Umbra"]
    assert t.damage(charger) == 2
    t.ends_clean()
