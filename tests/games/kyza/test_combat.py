"""Attackers, blockers, damage and health."""

import pytest

from cardwright.games.kyza.questions import ATTACK, BLOCK
from cardwright.games.kyza.words.vocabulary import (
    blocks_with_at_most,
    cannot,
    character,
    choose,
    deal,
    destroy,
    effect,
    enemy_character,
    friendly_character,
    get,
    gets_this_turn,
    no_combat_damage,
    opponent,
    put_as_character,
    take_control,
    target,
    you,
)
from cardwright.games.kyza.zones import HAND
from tests.games.kyza.table import made, side, table

GIANT = made("Giant", damage=6, health=6)


@pytest.mark.rule("kyza:attack.any-number", "kyza:attack.unblocked", "kyza:damage", "kyza:ruling.attack-together")
def test_any_number_attack_together_and_the_unblocked_hit_life() -> None:
    t = table(me=side(characters=["War Drum", "Marsh Witch", "Fire Eater"]))
    assert t.offered == ["attack with War Drum", "attack with Marsh Witch", "attack with Fire Eater", "done"]
    t.pick("attack with War Drum", "attack with Fire Eater")
    assert t.life == (20, 20 - 3 - 5)
    assert t.m.turn > 3
    t.ends_clean()


def test_nobody_has_to_attack() -> None:
    t = table(me=side(characters=["War Drum"]), opponent=side(characters=["War Drum"]))
    t.pick("done")
    assert t.life == (20, 20)
    assert t.m.active == 1
    t.ends_clean()


@pytest.mark.rule(
    "kyza:block.any", "kyza:block.defender-decides", "kyza:ruling.one-block-each", "kyza:ruling.blockers-strike-back"
)
def test_the_defender_decides_and_both_deal_damage_at_the_same_time() -> None:
    t = table(me=side(characters=["Fire Eater", "Hook Fisher"]), opponent=side(characters=["Marsh Witch", "Anchor"]))
    t.attack("Fire Eater", "Hook Fisher")
    assert t.asked == "Opponent"
    assert t.m.decision.prompt == "Whom does Marsh Witch block?"
    assert t.offered == ["block Fire Eater", "block Hook Fisher", "do not block"]
    t.pick("block Fire Eater", "do not block")
    assert t.mine == ["Hook Fisher"]  # 4 damage to 3 health
    assert t.theirs == ["Anchor"]  # 5 damage to 4 health
    assert t.life == (20, 18)
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.blocker-order", "kyza:combat.damage")
def test_the_attacker_orders_several_blockers_and_nothing_spills_over() -> None:
    t = table(me=side(characters=["Giant"]), opponent=side(characters=["War Drum", "Marsh Witch", "Fire Eater"]))
    t.attack("Giant")
    t.pick("block Giant", "block Giant", "block Giant")
    assert t.asked == "Me"
    assert t.m.decision.prompt == "Which blocker does Giant strike first?"
    t.pick("strike Fire Eater")
    assert t.offered == ["strike War Drum", "strike Marsh Witch"]
    t.pick("strike War Drum")
    assert t.theirs == ["Marsh Witch"]
    assert t.life == (20, 20)
    assert t.mine == []
    t.ends_clean()


def test_the_order_is_not_asked_where_all_or_nobody_is_killed() -> None:
    t = table(me=side(characters=["Great Whale"]), opponent=side(characters=["War Drum", "Marsh Witch"]))
    t.attack("Great Whale").pick("block Great Whale", "block Great Whale")
    assert t.theirs == []
    assert t.life == (20, 20)
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.blocker-order")
def test_no_order_is_asked_of_an_attacker_that_deals_no_damage() -> None:
    calm = made("Calm", effect(no_combat_damage(enemy_character)), flash=True)
    t = table(me=side(characters=[GIANT]), opponent=side(set=[calm], characters=["War Drum", "Great Whale"]))
    t.attack(GIANT).pick("pass", f"block {GIANT}", f"block {GIANT}")
    t.pick("activate Calm")
    assert t.asked == "Opponent", "it is their turn already"
    assert (t.mine, t.theirs) == ([], ["War Drum", "Great Whale"])
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.blocker-order")
def test_what_is_left_of_the_health_is_enough_to_strike_the_next() -> None:
    t = table(
        me=side(set=["Fuse Lighter"], characters=["Marsh Witch"]),
        opponent=side(characters=["Night Nurse", "Hook Fisher"]),
    )
    t.pick("activate Fuse Lighter", "aim at Night Nurse")
    t.attack("Marsh Witch").pick("block Marsh Witch", "block Marsh Witch")
    assert t.theirs == []  # 1 and 2 of 4
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.blocker-gone")
def test_a_blocked_attacker_whose_blocker_left_deals_nothing() -> None:
    t = table(
        me=side(characters=["Fire Eater"], set=["Ghost Piper"]),
        opponent=side(characters=["War Drum"]),
    )
    t.attack("Fire Eater").pick("pass", "block Fire Eater")
    t.pick("activate Ghost Piper", "aim at War Drum")
    assert "War Drum" in t.enemy_hand
    assert t.life == (20, 20)
    assert t.mine == ["Fire Eater"]
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.blocker-gone")
def test_an_attacker_that_left_deals_and_takes_nothing() -> None:
    t = table(
        me=side(characters=["Fire Eater", "Marsh Witch"]),
        opponent=side(characters=["War Drum"], set=["Ghost Piper"]),
    )
    t.attack("Fire Eater", "Marsh Witch")
    t.pick("pass", "block Fire Eater", "activate Ghost Piper", "aim at Fire Eater").passes()
    assert t.life == (20, 16)
    assert t.mine == ["Marsh Witch"]
    assert t.theirs == ["War Drum"]
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.what-can-be-answered")
def test_attacks_and_blocks_can_be_answered_and_stay_all_the_same() -> None:
    t = table(
        me=side(characters=["War Drum", "Fire Eater"], set=["Wolf Whistler"]),
        opponent=side(characters=["Hook Fisher"], set=["Snare Setter"]),
    )
    t.attack("War Drum", "Fire Eater")
    t.pick("pass")
    assert t.asked == "Opponent", "who may answer the attack"
    t.pick("activate Snare Setter", "aim at War Drum").resolve_all()
    assert t.mine == ["Fire Eater"], "which goes on with who is left"
    while "block Fire Eater" not in t.offered:
        t.pick("pass")
    t.pick("block Fire Eater")
    assert t.asked == "Me", "who may answer the block"
    t.pick("activate Wolf Whistler").resolve_all()
    t.passes()
    assert t.life == (20, 17), "a blocked attacker deals nothing to the player"
    assert t.enemy_discard == ["Snare Setter", "Hook Fisher"]
    t.ends_clean()


@pytest.mark.rule("kyza:combat.flash", "kyza:combat.attacker-first", "kyza:ruling.combat-windows")
def test_flash_after_attacks_and_after_blocks_the_attacker_first() -> None:
    t = table(
        me=side(characters=["War Drum"], set=["Quick Tailor"]),
        opponent=side(characters=["Marsh Witch"], set=["Night Nurse", "Quick Tailor"]),
    )
    t.attack("War Drum")
    assert (t.asked, t.m.phase) == ("Me", 2)
    t.pick("pass")
    assert t.asked == "Opponent"
    t.pick("activate Night Nurse", "pass", "pass", "pass")
    assert t.m.decision.prompt == "Whom does Marsh Witch block?"
    t.pick("block War Drum")
    assert (t.asked, t.m.phase) == ("Me", 3)
    t.pick("activate Quick Tailor", "pass")
    assert t.stats("War Drum") == (6, 6)
    t.pick("pass")
    assert t.theirs == []
    assert t.mine == ["War Drum"]
    assert t.life == (20, 24)
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.combat-windows", "kyza:ruling.priority")
def test_who_is_attacked_by_nobody_has_one_chance_before_cards_are_set() -> None:
    t = table(
        me=side(characters=["War Drum"], hand=["Anchor"], set=["Quick Tailor"]),
        opponent=side(characters=["Marsh Witch"], set=["Night Nurse"]),
    )
    t.attack()
    assert (t.asked, t.m.phase) == ("Opponent", 2)
    assert t.m.decision.prompt == "Me has no attackers: do you activate a flash effect?"
    t.pick("activate Night Nurse")
    assert t.asked == "Me", "who may answer"
    t.resolve_all().pick("pass")
    assert (t.asked, t.m.phase) == ("Me", 4)
    assert t.life == (20, 24)
    t.ends_clean()


@pytest.mark.rule("kyza:health", "kyza:health.damage", "kyza:health.zero", "kyza:ruling.health-together")
def test_characters_without_health_are_discarded_together() -> None:
    storm = made("Storm", effect(deal(3, target(character, 2))))
    t = table(me=side(set=[storm], characters=["War Drum"]), opponent=side(characters=["Hook Fisher", "Fire Eater"]))
    t.pick("activate Storm", "aim at War Drum", "aim at Hook Fisher")
    assert t.mine == []
    assert t.theirs == ["Fire Eater"]
    assert "War Drum and Hook Fisher are destroyed." in t.m.log(0)
    t.ends_clean()


@pytest.mark.rule("kyza:health.zero")
def test_a_character_whose_health_is_lowered_to_nothing_is_discarded() -> None:
    weak = made("Weak", get(character, health=-3), continuous=True)
    t = table(me=side(set=[weak]), opponent=side(characters=["War Drum", "Marsh Witch"]))
    t.pick("activate Weak")
    assert t.theirs == ["Marsh Witch"]
    t.ends_clean("Marsh Witch")


@pytest.mark.rule("kyza:damage.lasts", "kyza:ruling.damage-heals")
def test_damage_stays_until_the_end_of_the_turn_and_ends_with_bonuses() -> None:
    t = table(
        me=side(set=["Fuse Lighter", "Quick Tailor"], characters=["Marsh Witch"]),
        opponent=side(set=["Coin Diver"], characters=["Iron Cook"]),
    )
    t.pick("activate Quick Tailor", "pass", "activate Fuse Lighter", "aim at Marsh Witch", "pass")
    assert t.stats("Marsh Witch") == (7, 4)
    t.end_turn()
    assert t.stats("Marsh Witch") == (4, 4)  # bonus and damage went together: it lives
    assert t.mine == ["Marsh Witch"]
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.no-weariness", "kyza:ruling.no-tapping")
@pytest.mark.midway("somebody is asked, and the answer is not what is tested")
def test_what_an_effect_put_into_play_attacks_at_once_and_blocks_next_turn() -> None:
    haste = made("Haste", effect(put_as_character(choose(you.hand))))
    t = table(me=side(set=[haste], hand=["Fire Eater"]), opponent=side(characters=["War Drum"]))
    t.pick("activate Haste").attack("Fire Eater").pick("do not block")
    assert t.life == (20, 15)
    t.attack("War Drum")
    assert t.m.decision.prompt == "Whom does Fire Eater block?"


def test_what_cannot_attack_or_block_is_not_asked() -> None:
    stay = made("Stay", cannot(enemy_character, ATTACK), cannot(enemy_character, BLOCK), continuous=True)
    t = table(me=side(characters=["War Drum"], effects=[stay]), opponent=side(characters=["Anchor"], hand=["Anchor"]))
    t.attack("War Drum")
    assert t.life == (20, 17)
    assert (t.asked, t.m.turn) == ("Opponent", 4)
    assert "attack with Anchor" not in t.offered
    t.ends_clean()


def test_blockers_can_be_limited_to_one() -> None:
    few = made("Few", blocks_with_at_most(1, opponent), continuous=True)
    t = table(
        me=side(characters=["War Drum"], effects=[few]), opponent=side(characters=["Anchor", "Marsh Witch", "Anchor"])
    )
    t.attack("War Drum").pick("do not block", "block War Drum")
    assert t.mine == []
    t.ends_clean()


def test_blockers_can_be_limited_to_none() -> None:
    none = made("None At All", blocks_with_at_most(0, opponent), continuous=True)
    t = table(me=side(characters=["War Drum"], effects=[none]), opponent=side(characters=["Anchor"]))
    t.attack("War Drum")
    assert t.life == (20, 17)
    t.ends_clean()


@pytest.mark.rule("kyza:control.side", "kyza:control.owner")
def test_who_has_control_attacks_and_the_owner_gets_the_card_back() -> None:
    grab = made("Grab", effect(take_control(target(enemy_character))))
    t = table(me=side(set=[grab]), opponent=side(characters=["Fire Eater", "Marsh Witch"]))
    t.pick("activate Grab", "aim at Fire Eater").attack("Fire Eater").pick("block Fire Eater")
    assert sorted(t.enemy_discard) == ["Fire Eater", "Marsh Witch"]
    assert t.discard == ["Grab"]
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.effect-damage")
def test_damage_by_effects_in_combat_is_no_combat_damage() -> None:
    t = table(
        me=side(set=["Palace Guard", "Fuse Lighter"], characters=["War Drum"]),
        opponent=side(characters=["Hook Fisher"]),
    )
    t.attack("War Drum")
    t.pick("activate Palace Guard", "activate Fuse Lighter", "aim at Hook Fisher")
    t.passes()
    assert t.theirs == []
    assert t.life == (20, 20)
    assert t.mine == ["War Drum"]
    t.ends_clean()


def test_destroying_an_attacker_ends_its_attack() -> None:
    shot = made("Shot", effect(destroy(target(character))), flash=True)
    t = table(me=side(characters=["War Drum"]), opponent=side(set=[shot]))
    t.attack("War Drum").pick("activate Shot")
    assert t.life == (20, 20)
    assert t.mine == []
    assert t.names(0, HAND) == []
    t.ends_clean()


def test_bonuses_count_when_damage_is_dealt() -> None:
    rage = made("Rage", effect(gets_this_turn(target(friendly_character), 2)), flash=True)
    t = table(me=side(characters=["War Drum"], set=[rage]), opponent=side())
    t.attack("War Drum").pick("activate Rage").passes()
    assert t.life == (20, 15)
    t.ends_clean()
