"""The actions, artifacts and upgrades of Brobnar; its creatures are in test_brobnar_creatures.py."""

import pytest

from tests.games.keyforge.table import side, table


def test_punch_deals_three_to_any_creature():
    t = table("brobnar", me=side(hand=["Punch"], line=["Troll"]), opponent=side(line=["Bumpsy", "Silvertooth"]))
    t.play("Punch", "choose Bumpsy")
    assert t.damage("Bumpsy") == 3
    assert t.damage("Troll") == 0
    assert t.damage("Silvertooth") == 0
    assert t.aember == (1, 0)
    assert t.discard_pile == ["Punch"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.choose-if-possible")
def test_punch_hits_a_friendly_creature_where_there_is_no_other():
    t = table("brobnar", me=side(hand=["Punch"], line=["Silvertooth"]))
    t.play("Punch")
    assert t.line == []
    assert t.discard_pile == ["Silvertooth", "Punch"]
    t.ends_clean()


def test_anger_readies_and_fights_with_an_exhausted_creature_of_any_house():
    t = table(
        "brobnar", me=side(hand=["Anger"], line=["Ganymede Archivist!"]), opponent=side(line=["Silvertooth", "Troll"])
    )
    t.play("Anger", "attack Silvertooth")
    assert t.enemy_line == ["Troll"]
    assert t.damage("Ganymede Archivist") == 2
    assert not t.state("Ganymede Archivist").ready
    t.ends_clean()


@pytest.mark.rule("keyforge:ability.as-much-as-possible", "keyforge:fight.needs-target")
def test_anger_only_readies_where_there_is_nobody_to_attack():
    t = table("brobnar", me=side(hand=["Anger"], line=["Troll!", "Bumpsy!"]))
    t.play("Anger", "choose Troll")
    assert t.state("Troll").ready
    assert not t.state("Bumpsy").ready
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.forced-stun", "keyforge:stun.use")
def test_anger_takes_the_stun_off_a_stunned_creature_instead_of_a_fight():
    t = table(
        "brobnar", me=side(hand=["Tremor", "Anger"], line=["Troll!"]), opponent=side(line=["Silvertooth"], aember=1)
    )
    t.play("Tremor", "choose Troll")
    t.play("Anger")
    assert not t.state("Troll").stunned
    assert not t.state("Troll").ready
    assert t.enemy_line == ["Silvertooth"]
    assert t.aember == (1, 1)
    t.ends_clean()


def test_brothers_in_battle_lets_creatures_of_the_chosen_house_fight_and_no_more():
    t = table(
        "brobnar",
        me=side(hand=["Brothers in Battle"], line=["Ganymede Archivist", "Silvertooth", "Troll"]),
        opponent=side(line=["Bumpsy"]),
    )
    t.play("Brothers in Battle", "house logos")
    assert t.aember == (1, 0)
    assert t.offered == ["fight with Ganymede Archivist", "reap Troll", "fight with Troll", "end turn"]
    t.fight("Ganymede Archivist")
    assert t.line == ["Silvertooth", "Troll"]
    assert t.damage("Bumpsy") == 3
    t.ends_clean()


def test_brothers_in_battle_is_over_with_the_turn():
    t = table(
        "brobnar",
        me=side(hand=["Brothers in Battle", "Anger"], line=["Ganymede Archivist!"]),
        opponent=side(line=["Bumpsy"], houses=("brobnar", "logos", "mars")),
    )
    t.play("Brothers in Battle", "house logos")
    assert "fight with Ganymede Archivist" not in t.offered
    t.end_turn("house brobnar", "end turn", "house brobnar")
    assert "fight with Ganymede Archivist" not in t.offered
    assert t.state("Ganymede Archivist").ready
    t.ends_clean()


def test_brothers_in_battle_offers_all_seven_houses():
    t = table("brobnar", me=side(hand=["Brothers in Battle"], line=["Troll"]), opponent=side(line=["Bumpsy"]))
    t.play("Brothers in Battle")
    houses = ["brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed"]
    assert t.offered == [f"house {house}" for house in houses]
    t.pick("house mars")
    t.ends_clean()


def test_cowards_end_destroys_the_undamaged_of_both_sides_and_costs_three_chains():
    t = table(
        "brobnar",
        me=side(hand=["Punch", "Coward's End"], line=["Troll", "Bumpsy"], chains=1),
        opponent=side(line=["Ganymede Archivist", "Smaaash"], artifacts=["Cannon"]),
    )
    t.play("Punch", "choose Troll")
    t.play("Coward's End")
    assert t.line == ["Troll"]
    assert t.enemy_line == []
    assert t.m.chains == [4, 0]
    assert t.find("Cannon") in t.m.cards
    t.ends_clean()


def test_cowards_end_costs_chains_also_where_it_destroys_nothing():
    t = table("brobnar", me=side(hand=["Coward's End"]))
    t.play("Coward's End")
    assert t.m.chains == [3, 0]
    t.ends_clean()


def test_follow_the_leader_lets_every_friendly_creature_fight_but_not_reap():
    t = table(
        "brobnar",
        me=side(hand=["Follow the Leader"], line=["Ganymede Archivist", "Silvertooth", "Pit Demon!"]),
        opponent=side(line=["Bumpsy"]),
    )
    assert "fight with Ganymede Archivist" not in t.offered
    t.play("Follow the Leader")
    assert t.offered == ["fight with Ganymede Archivist", "fight with Silvertooth", "end turn"]
    t.fight("Silvertooth")
    assert t.damage("Bumpsy") == 2
    t.ends_clean()


def test_follow_the_leader_does_not_let_anybody_fight_without_enemies():
    t = table("brobnar", me=side(hand=["Follow the Leader"], line=["Ganymede Archivist"]))
    t.play("Follow the Leader")
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:stun.use")
def test_follow_the_leader_lets_a_stunned_creature_shed_its_stun():
    t = table(
        "brobnar",
        me=side(hand=["Tremor", "Follow the Leader"], line=["Ganymede Archivist"]),
        opponent=side(line=["Bumpsy"]),
    )
    t.play("Tremor", "choose Ganymede Archivist")
    assert "unstun Ganymede Archivist" not in t.offered
    t.play("Follow the Leader")
    t.pick("unstun Ganymede Archivist")
    assert not t.state("Ganymede Archivist").stunned
    assert t.damage("Bumpsy") == 0
    t.ends_clean()


def test_loot_the_bodies_pays_for_each_enemy_creature_destroyed_this_turn():
    t = table(
        "brobnar",
        me=side(hand=["Loot the Bodies", "Coward's End"], line=["Troll"]),
        opponent=side(line=["Bumpsy", "Ganymede Archivist"]),
    )
    t.play("Loot the Bodies")
    assert t.aember == (0, 0)
    t.play("Coward's End")
    assert t.line == []
    assert t.enemy_line == []
    assert t.aember == (2, 0)
    t.ends_clean()


def test_loot_the_bodies_pays_nothing_before_it_and_nothing_after_the_turn():
    t = table(
        "brobnar",
        me=side(hand=["Punch", "Loot the Bodies"], line=["Troll"]),
        opponent=side(hand=["Coward's End"], line=["Silvertooth", "Bumpsy"]),
    )
    t.play("Punch", "choose Silvertooth")
    t.play("Loot the Bodies")
    assert t.aember == (1, 0)
    t.end_turn("house brobnar", "play Coward's End")
    assert t.enemy_line == []
    assert t.aember == (1, 0)
    t.ends_clean()


def test_two_copies_of_loot_the_bodies_pay_twice():
    t = table(
        "brobnar",
        me=side(hand=["Loot the Bodies", "Loot the Bodies", "Punch"]),
        opponent=side(line=["Silvertooth"], aember=2),
    )
    t.play("Loot the Bodies").play("Loot the Bodies").play("Punch")
    assert t.aember == (3, 2)
    t.ends_clean()


def test_relentless_assault_fights_with_three_different_creatures_one_after_the_other():
    t = table(
        "brobnar",
        me=side(hand=["Relentless Assault"], line=["Bumpsy!", "Headhunter", "Ganymede Archivist!", "Smaaash"]),
        opponent=side(line=["Troll", "Zorg"]),
    )
    t.play("Relentless Assault", "choose Bumpsy", "attack Troll")
    assert t.damage("Troll") == 5
    assert t.line == ["Headhunter", "Ganymede Archivist", "Smaaash"]
    assert t.offered == ["choose Headhunter", "choose Ganymede Archivist", "choose Smaaash", "done"]
    t.pick("choose Ganymede Archivist", "attack Troll")
    assert t.enemy_line == ["Zorg"]
    t.pick("choose Headhunter")
    assert t.line == ["Smaaash"]
    assert t.damage("Zorg") == 5
    assert t.state("Smaaash").ready
    t.ends_clean()


def test_relentless_assault_may_stop_early_and_never_takes_a_creature_twice():
    t = table(
        "brobnar",
        me=side(hand=["Relentless Assault"], line=["Troll!", "Bumpsy!"]),
        opponent=side(line=["Silvertooth", "Ganymede Archivist", "Zorg"]),
    )
    t.play("Relentless Assault", "choose Troll", "attack Silvertooth")
    assert t.offered == ["choose Bumpsy", "done"]
    t.pick("done")
    assert t.enemy_line == ["Ganymede Archivist", "Zorg"]
    assert not t.state("Bumpsy").ready
    t.ends_clean()


def test_tremor_stuns_a_creature_and_its_neighbors():
    t = table(
        "brobnar",
        me=side(hand=["Tremor"], line=["Troll"]),
        opponent=side(line=["Bumpsy", "Ganymede Archivist", "Smaaash", "Zorg"]),
    )
    t.play("Tremor", "choose Ganymede Archivist")
    assert [t.state(name).stunned for name in ("Bumpsy", "Ganymede Archivist", "Smaaash", "Zorg")] == [
        True,
        True,
        True,
        False,
    ]
    assert not t.state("Troll").stunned
    t.ends_clean()


def test_tremor_on_a_flank_stuns_one_neighbor():
    t = table("brobnar", me=side(hand=["Tremor"], line=["Troll", "Bumpsy", "Ganymede Archivist"]))
    t.play("Tremor", "choose Troll")
    assert [t.state(name).stunned for name in ("Troll", "Bumpsy", "Ganymede Archivist")] == [True, True, False]
    t.ends_clean()


def test_warsong_pays_for_each_friendly_fight():
    t = table(
        "brobnar",
        me=side(hand=["Warsong"], line=["Bumpsy", "Troll", "Smaaash"]),
        opponent=side(line=["Zorg"], aember=1),
    )
    t.play("Warsong")
    t.fight("Bumpsy")
    assert t.line == ["Troll", "Smaaash"]
    assert t.aember == (1, 1)
    t.reap("Smaaash")
    assert t.aember == (2, 1)
    t.fight("Troll")
    assert t.aember == (3, 1)
    t.ends_clean()


def test_warsong_is_over_with_the_turn():
    t = table("brobnar", me=side(hand=["Warsong"], line=["Troll"]), opponent=side(line=["Bumpsy", "Zorg"]))
    t.play("Warsong")
    t.end_turn("house brobnar")
    t.fight("Bumpsy")
    t.end_turn("house brobnar")
    t.fight("Troll")
    assert t.aember == (0, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.fight-broken-off")
def test_warsong_sees_a_fighter_that_dies_of_hazardous():
    t = table("brobnar", me=side(hand=["Warsong"], line=["Bumpsy"]), opponent=side(line=["Briar Grubbling"]))
    t.play("Warsong")
    t.fight("Bumpsy")
    assert t.line == []
    assert t.damage("Briar Grubbling") == 0
    assert t.aember == (1, 0)
    t.ends_clean()


def test_warsong_does_not_pay_for_the_removal_of_a_stun():
    t = table("brobnar", me=side(hand=["Tremor", "Warsong"], line=["Troll"]), opponent=side(line=["Zorg"]))
    t.play("Tremor", "choose Troll")
    t.play("Warsong")
    t.pick("unstun Troll")
    assert t.aember == (0, 0)
    t.ends_clean()


def test_banner_of_battle_makes_friendly_creatures_stronger_only():
    t = table("brobnar", me=side(hand=["Banner of Battle"], line=["Troll"]), opponent=side(line=["Zorg"]))
    assert t.power("Troll") == 8
    t.play("Banner of Battle")
    assert t.power("Troll") == 9
    assert t.power("Zorg") == 7
    t.ends_clean()


@pytest.mark.rule("keyforge:damage.destroys")
def test_who_lived_by_the_banner_of_battle_dies_without_it():
    t = table(
        "brobnar",
        me=side(hand=["Punch"], line=["Ganymede Archivist"], artifacts=["Banner of Battle"]),
        opponent=side(hand=["Grasping Vines"], line=["Zorg"], houses=("untamed", "dis", "mars")),
    )
    t.play("Punch", "choose Ganymede Archivist")
    assert t.damage("Ganymede Archivist") == 3
    t.end_turn("house untamed", "play Grasping Vines", "choose Banner of Battle")
    assert t.line == []
    assert "Banner of Battle" in t.hand
    assert t.enemy_line == ["Zorg"]
    t.ends_clean()


def test_gauntlet_of_command_readies_and_fights_with_any_friendly_creature():
    t = table(
        "brobnar",
        me=side(line=["Ganymede Archivist!", "Troll"], artifacts=["Gauntlet of Command"]),
        opponent=side(line=["Silvertooth"]),
    )
    t.use("Gauntlet of Command", "choose Ganymede Archivist")
    assert t.enemy_line == []
    assert not t.state("Gauntlet of Command").ready
    assert not t.state("Ganymede Archivist").ready
    assert t.state("Troll").ready
    t.ends_clean()


@pytest.mark.rule("keyforge:omni", "keyforge:sacrifice")
def test_mighty_javelin_is_sacrificed_for_four_damage_in_any_house():
    t = table(
        "logos",
        me=side(line=["Ganymede Archivist"], artifacts=["Mighty Javelin"]),
        opponent=side(line=["Troll", "Zorg"]),
    )
    t.omni("Mighty Javelin", "choose Troll")
    assert t.damage("Troll") == 4
    assert t.damage("Zorg") == 0
    assert t.discard_pile == ["Mighty Javelin"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.omni-ready", "keyforge:use.needs-ready")
def test_mighty_javelin_waits_until_it_is_ready():
    t = table("brobnar", me=side(hand=["Mighty Javelin"]), opponent=side(line=["Troll"]))
    t.play("Mighty Javelin")
    assert t.aember == (1, 0)
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.pool-floor")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_screechbomb_is_sacrificed_and_costs_the_opponent_two(before: int, after: int):
    t = table("dis", me=side(artifacts=["Screechbomb"], aember=5), opponent=side(aember=before))
    t.omni("Screechbomb")
    assert t.aember == (5, after)
    assert t.discard_pile == ["Screechbomb"]
    t.ends_clean()


def test_the_warchest_pays_for_enemies_destroyed_in_fights_this_turn():
    t = table(
        "brobnar",
        me=side(hand=["Punch"], line=["Troll", "Bumpsy", "Headhunter"], artifacts=["The Warchest"]),
        opponent=side(line=["Silvertooth", "Ganymede Archivist", "Umbra", "Zorg"]),
    )
    t.play("Punch", "choose Umbra")  # destroyed, but in no fight
    t.fight("Troll", "Ganymede Archivist")
    t.fight("Headhunter", "Zorg")  # a friendly creature destroyed in a fight
    t.fight("Bumpsy", "Silvertooth")
    t.use("The Warchest")
    assert t.line == ["Troll", "Bumpsy"]
    assert t.enemy_line == ["Zorg"]
    assert t.aember == (1 + 2, 0)
    t.ends_clean()


def test_the_warchest_forgets_with_the_turn():
    t = table(
        "brobnar", me=side(line=["Troll"], artifacts=["The Warchest"]), opponent=side(line=["Silvertooth", "Zorg"])
    )
    t.fight("Troll", "Silvertooth")
    t.end_turn("house brobnar", "end turn", "house brobnar")
    t.use("The Warchest")
    assert t.aember == (0, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.fight-broken-off")
def test_the_warchest_does_not_count_who_died_before_the_fight():
    t = table(
        "brobnar", me=side(line=["Firespitter"], artifacts=["The Warchest"]), opponent=side(line=["Dust Pixie", "Zorg"])
    )
    t.fight("Firespitter", "Dust Pixie")
    t.use("The Warchest")
    assert t.enemy_line == ["Zorg"]
    assert t.aember == (0, 0)
    t.ends_clean()


def test_blood_of_titans_makes_its_creature_stronger():
    t = table("brobnar", me=side(hand=["Blood of Titans"], line=["Troll"]), opponent=side(line=["Silvertooth"]))
    t.play("Blood of Titans", "choose Troll")
    assert t.power("Troll") == 13
    assert t.power("Silvertooth") == 2
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.upgrade-enemy", "keyforge:upgrade.falls-off", "keyforge:control.owner-zone")
def test_blood_of_titans_may_go_to_an_enemy_and_comes_back_to_its_owners_discard_pile():
    t = table(
        "brobnar",
        me=side(hand=["Blood of Titans", "Punch"], line=["Zorg"]),
        opponent=side(line=["Silvertooth", "Troll"]),
    )
    t.play("Blood of Titans", "choose Silvertooth")
    assert t.power("Silvertooth") == 7
    t.play("Punch", "choose Silvertooth")
    assert t.damage("Silvertooth") == 3
    t.end_turn("house dis", "end turn", "house brobnar")
    assert t.power("Silvertooth") == 7
    t.ends_clean()


def test_phoenix_heart_returns_its_creature_and_burns_everybody():
    t = table(
        "brobnar",
        me=side(hand=["Punch"], line=["Ganymede Archivist+Phoenix Heart", "Troll"]),
        opponent=side(line=["Silvertooth", "Zorg"], artifacts=["Cannon"]),
    )
    t.play("Punch", "choose Ganymede Archivist")
    assert t.hand == ["Ganymede Archivist"]
    assert t.line == ["Troll"]
    assert t.enemy_line == ["Zorg"]
    assert t.damage("Troll") == 3
    assert t.damage("Zorg") == 3
    assert t.discard_pile == ["Phoenix Heart", "Punch"]
    t.ends_clean()


@pytest.mark.rule("keyforge:control.owner-zone", "keyforge:ruling.gained-abilities")
def test_phoenix_heart_on_an_enemy_returns_it_to_its_owners_hand():
    t = table(
        "brobnar", me=side(hand=["Phoenix Heart", "Punch"], line=["Troll"]), opponent=side(line=["Silvertooth", "Zorg"])
    )
    t.play("Phoenix Heart", "choose Silvertooth")
    t.play("Punch", "choose Silvertooth")
    assert t.enemy_hand == ["Silvertooth"]
    assert t.discard_pile == ["Phoenix Heart", "Punch"]
    assert (t.damage("Troll"), t.damage("Zorg")) == (3, 3)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.destroyed-order", "keyforge:destroyed.ability")
def test_creatures_that_die_with_the_phoenix_are_burned_no_more():
    t = table(
        "brobnar",
        me=side(hand=["Coward's End", "Punch"], line=["Ganymede Archivist+Phoenix Heart", "Troll"]),
        opponent=side(line=["Zorg", "Bumpsy"]),
    )
    t.play("Punch", "choose Bumpsy")
    t.play("Coward's End")
    assert t.hand == ["Ganymede Archivist"]
    assert t.line == []
    assert t.enemy_line == []
    assert sorted(t.enemy_discard) == ["Bumpsy", "Zorg"]  # Bumpsy had survived with 3 damage
    t.ends_clean()
