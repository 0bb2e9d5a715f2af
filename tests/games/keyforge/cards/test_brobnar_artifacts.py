"""The artifacts and upgrades of Brobnar."""

import pytest

from cardwright.games.keyforge.words.vocabulary import enemy_creature, play, take_control
from tests.games.keyforge.table import made, side, table


def test_banner_of_battle_makes_friendly_creatures_stronger_only() -> None:
    t = table("brobnar", me=side(hand=["Banner of Battle"], line=["Troll"]), opponent=side(line=["Zorg"]))
    assert t.power("Troll") == 8
    t.play("Banner of Battle")
    assert t.power("Troll") == 9
    assert t.power("Zorg") == 7
    t.ends_clean()


@pytest.mark.rule("keyforge:damage.destroys")
def test_who_lived_by_the_banner_of_battle_dies_without_it() -> None:
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
    assert t.aember == (1, 1)
    t.ends_clean()


def test_cannon_deals_two_to_any_creature() -> None:
    t = table(
        "brobnar",
        me=side(line=["Troll"], artifacts=["Cannon"]),
        opponent=side(line=["Bumpsy", "Silvertooth"], artifacts=["Cannon"]),
    )
    t.use("Cannon")
    assert t.offered == ["choose Troll", "choose Bumpsy", "choose Silvertooth"]
    t.choose("Silvertooth")
    assert t.enemy_line == ["Bumpsy"]
    assert t.damage("Bumpsy") == 0
    assert t.damage("Troll") == 0
    assert not t.state("Cannon").ready
    t.ends_clean()


def test_iron_obelisk_makes_keys_dearer_for_each_damaged_friendly_brobnar_creature() -> None:
    t = table(
        "dis",
        me=side(line=["Troll", "Bumpsy", "Smaaash", "Shooler"], artifacts=["Iron Obelisk"]),
        opponent=side(line=["Headhunter"]),
    )
    for name in ("Troll", "Bumpsy", "Shooler", "Headhunter"):
        t.lay(name, damage=1)
    assert t.m.key_cost(1) == 6 + 2, "neither the undamaged one, nor one of Dis, nor an enemy counts"
    assert t.m.key_cost(0) == 6
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.for-each")
def test_iron_obelisk_counts_anew_whenever_the_cost_is_asked() -> None:
    t = table(
        "brobnar",
        me=side(line=["Troll"], artifacts=["Iron Obelisk"]),
        opponent=side(hand=["Punch"], aember=6),
    )
    t.lay("Troll", damage=3)
    assert t.m.key_cost(1) == 7
    t.reap("Troll")
    assert t.damage("Troll") == 0
    assert t.m.key_cost(1) == 6
    t.end_turn()
    assert t.keys == (0, 1)
    assert t.aember == (1, 0)
    t.pick("house brobnar")
    t.ends_clean()


def test_iron_obelisk_can_keep_a_key_from_being_forged() -> None:
    t = table("brobnar", me=side(line=["Troll"], artifacts=["Iron Obelisk"]), opponent=side(aember=6))
    t.lay("Troll", damage=1)
    t.end_turn("house brobnar")
    assert t.keys == (0, 0)
    assert t.aember == (0, 6)
    t.ends_clean()


def test_gauntlet_of_command_readies_and_fights_with_any_friendly_creature() -> None:
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
def test_mighty_javelin_is_sacrificed_for_four_damage_in_any_house() -> None:
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
def test_mighty_javelin_waits_until_it_is_ready() -> None:
    t = table("brobnar", me=side(hand=["Mighty Javelin"]), opponent=side(line=["Troll"]))
    t.play("Mighty Javelin")
    assert t.aember == (1, 0)
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.pool-floor")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_screechbomb_is_sacrificed_and_costs_the_opponent_two(before: int, after: int) -> None:
    t = table("dis", me=side(artifacts=["Screechbomb"], aember=5), opponent=side(aember=before))
    t.omni("Screechbomb")
    assert t.aember == (5, after)
    assert t.discard_pile == ["Screechbomb"]
    t.ends_clean()


def test_the_warchest_pays_for_enemies_destroyed_in_fights_this_turn() -> None:
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


def test_the_warchest_forgets_with_the_turn() -> None:
    t = table(
        "brobnar", me=side(line=["Troll"], artifacts=["The Warchest"]), opponent=side(line=["Silvertooth", "Zorg"])
    )
    t.fight("Troll", "Silvertooth")
    t.end_turn("house brobnar", "end turn", "house brobnar")
    t.use("The Warchest")
    assert t.aember == (0, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.fight-broken-off")
def test_the_warchest_does_not_count_who_died_before_the_fight() -> None:
    t = table(
        "brobnar", me=side(line=["Firespitter"], artifacts=["The Warchest"]), opponent=side(line=["Dust Pixie", "Zorg"])
    )
    t.fight("Firespitter", "Dust Pixie")
    t.use("The Warchest")
    assert t.enemy_line == ["Zorg"]
    assert t.aember == (0, 0)
    t.ends_clean("Zorg")


def test_blood_of_titans_makes_its_creature_stronger() -> None:
    t = table("brobnar", me=side(hand=["Blood of Titans"], line=["Troll"]), opponent=side(line=["Silvertooth"]))
    t.play("Blood of Titans", "choose Troll")
    assert t.power("Troll") == 13
    assert t.power("Silvertooth") == 2
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.upgrade-enemy", "keyforge:upgrade.falls-off", "keyforge:control.owner-zone")
def test_blood_of_titans_may_go_to_an_enemy_and_comes_back_to_its_owners_discard_pile() -> None:
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
    assert t.aember == (2, 0)
    t.ends_clean()


def test_phoenix_heart_returns_its_creature_and_burns_everybody() -> None:
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
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:control.owner-zone", "keyforge:ruling.gained-abilities")
def test_phoenix_heart_on_an_enemy_returns_it_to_its_owners_hand() -> None:
    t = table(
        "brobnar", me=side(hand=["Phoenix Heart", "Punch"], line=["Troll"]), opponent=side(line=["Silvertooth", "Zorg"])
    )
    t.play("Phoenix Heart", "choose Silvertooth")
    t.play("Punch", "choose Silvertooth")
    assert t.enemy_hand == ["Silvertooth"]
    assert t.discard_pile == ["Phoenix Heart", "Punch"]
    assert (t.damage("Troll"), t.damage("Zorg")) == (3, 3)
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.destroyed-order", "keyforge:destroyed.ability")
def test_creatures_that_die_with_the_phoenix_are_burned_no_more() -> None:
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
    assert (t.aember, t.chains) == ((1, 0), (3, 0))
    t.ends_clean("Phoenix Heart")


def test_yo_mama_mastery_heals_its_creature_and_makes_it_taunt() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Yo Mama Mastery"], line=["Bumpsy", "Troll", "Smaaash"]),
        opponent=side(line=["Silvertooth"]),
    )
    t.lay("Troll", damage=7).lay("Bumpsy", damage=1)
    t.play("Yo Mama Mastery", "choose Troll")
    assert t.damage("Troll") == 0
    assert t.damage("Bumpsy") == 1
    assert t.aember == (1, 0)
    t.end_turn("house shadows")
    t.pick("fight with Silvertooth")
    assert t.line == ["Bumpsy", "Troll", "Smaaash"]
    assert t.damage("Troll") == 2, "its neighbors cannot be attacked"
    t.ends_clean("Silvertooth")


def test_autocannon_hits_each_creature_that_enters_play() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Troll"], line=["Krump"], artifacts=["Autocannon"]),
        opponent=side(hand=["Dextre"], houses=("logos", "dis", "mars")),
    )
    t.play("Troll", "left flank")
    assert t.damage("Troll") == 1
    t.end_turn("house logos", "play Dextre")
    assert t.damage("Dextre") == 1, "the opponent's too"
    assert t.aember == (0, 0)
    t.ends_clean()


def test_autocannon_hits_what_is_put_into_play_and_not_what_changes_sides() -> None:
    lure = made("Lure", play(take_control(enemy_creature)), like="Fear")
    t = table(
        "dis",
        me=side(line=["Overlord Greking"], artifacts=["Autocannon"], hand=[lure]),
        opponent=side(line=["Silvertooth", "Zorg"]),
    )
    t.fight("Overlord Greking", "Silvertooth", "left flank")
    assert t.damage("Silvertooth") == 1
    t.play(lure, "left flank")
    assert t.line == ["Zorg", "Silvertooth", "Overlord Greking"]
    assert t.damage("Zorg") == 0
    assert t.damage("Overlord Greking") == 2, "Silvertooth's"
    t.ends_clean()


def test_two_autocannons_hit_twice_and_armor_stops_one_hit() -> None:
    t = table("brobnar", me=side(hand=[made("Clad", armor=1)], artifacts=["Autocannon", "Autocannon"]))
    t.play("Clad", "Autocannon: deal 1 damage to it")
    assert t.damage("Clad") == 1
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.play-timing")
def test_a_creature_that_autocannon_kills_was_played_and_does_what_it_says() -> None:
    t = table("shadows", me=side(hand=["Urchin"], artifacts=["Autocannon"]), opponent=side(aember=2))
    t.play("Urchin")
    assert t.line == []
    assert t.aember == (1, 1)
    t.ends_clean()


def test_pile_of_skulls_captures_for_each_enemy_that_dies_on_your_turn() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Coward's End"], line=["Troll", "Krump"], artifacts=["Pile of Skulls"]),
        opponent=side(line=["Zorg", "Dextre"], aember=5),
    )
    t.lay("Troll", damage=1).lay("Krump", damage=1)
    t.play("Coward's End", "choose Krump", "choose Troll")
    assert (t.state("Krump").aember, t.state("Troll").aember) == (1, 1), "named after both have gone"
    assert t.enemy_line == []
    assert (t.aember, t.chains) == ((0, 3), (3, 0))
    t.ends_clean()


def test_pile_of_skulls_needs_a_captor() -> None:
    t = table(
        "brobnar", me=side(hand=["Coward's End"], artifacts=["Pile of Skulls"]), opponent=side(line=["Zorg"], aember=5)
    )
    t.play("Coward's End")
    assert t.enemy_line == []
    assert (t.aember, t.chains) == ((0, 5), (3, 0))
    t.ends_clean()


def test_pile_of_skulls_sees_no_friend_and_nothing_on_the_opponents_turn() -> None:
    t = table(
        "brobnar",
        me=side(line=["Krump"], aember=3),
        opponent=side(line=["Troll", "Bumpsy"], artifacts=["Pile of Skulls"]),
    )
    t.lay("Troll", damage=7).fight("Krump", "Troll")
    assert (t.line, t.enemy_line) == ([], ["Bumpsy"])
    assert t.aember == (3, 0)
    t.ends_clean()
