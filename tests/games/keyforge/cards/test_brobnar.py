"""The actions of Brobnar."""

import pytest

from cardwright.games.keyforge.zones import ARTIFACTS, DECK
from tests.games.keyforge.table import Side, side, table


@pytest.mark.parametrize(("before", "after"), [(8, 4), (7, 3), (6, 6), (4, 4)])
def test_burn_the_stockpile_costs_a_rich_opponent_four(before: int, after: int) -> None:
    t = table("brobnar", me=side(hand=["Burn the Stockpile"], aember=9), opponent=side(aember=before))
    t.play("Burn the Stockpile")
    assert t.aember == (9, after)
    t.ends_clean()


@pytest.mark.rule("keyforge:splash", "keyforge:ruling.simultaneous")
def test_lava_ball_hits_a_creature_and_splashes_its_neighbors() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Lava Ball"], line=["Bumpsy"]),
        opponent=side(line=["Shooler", "Headhunter", "Raiding Knight", "Smaaash"]),
    )
    t.play("Lava Ball", "choose Headhunter")
    assert [t.damage(name) for name in ("Shooler", "Headhunter", "Raiding Knight", "Smaaash")] == [2, 4, 0, 0]
    assert t.damage("Bumpsy") == 0
    t.ends_clean()


def test_lava_ball_on_a_lone_creature_splashes_nobody() -> None:
    t = table("brobnar", me=side(hand=["Lava Ball"], line=["Bumpsy"]), opponent=side(line=["Troll"]))
    t.play("Lava Ball", "choose Troll")
    assert t.damage("Troll") == 4
    assert t.damage("Bumpsy") == 0
    t.ends_clean()


def test_punch_deals_three_to_any_creature() -> None:
    t = table("brobnar", me=side(hand=["Punch"], line=["Troll"]), opponent=side(line=["Bumpsy", "Silvertooth"]))
    t.play("Punch", "choose Bumpsy")
    assert t.damage("Bumpsy") == 3
    assert t.damage("Troll") == 0
    assert t.damage("Silvertooth") == 0
    assert t.aember == (1, 0)
    assert t.discard_pile == ["Punch"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.choose-if-possible")
def test_punch_hits_a_friendly_creature_where_there_is_no_other() -> None:
    t = table("brobnar", me=side(hand=["Punch"], line=["Silvertooth"]))
    t.play("Punch")
    assert t.line == []
    assert t.discard_pile == ["Silvertooth", "Punch"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_anger_readies_and_fights_with_an_exhausted_creature_of_any_house() -> None:
    t = table(
        "brobnar", me=side(hand=["Anger"], line=["Ganymede Archivist!"]), opponent=side(line=["Silvertooth", "Troll"])
    )
    t.play("Anger", "attack Silvertooth")
    assert t.enemy_line == ["Troll"]
    assert t.damage("Ganymede Archivist") == 2
    assert not t.state("Ganymede Archivist").ready
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ability.as-much-as-possible", "keyforge:fight.needs-target")
def test_anger_only_readies_where_there_is_nobody_to_attack() -> None:
    t = table("brobnar", me=side(hand=["Anger"], line=["Troll!", "Bumpsy!"]))
    t.play("Anger", "choose Troll")
    assert t.state("Troll").ready
    assert not t.state("Bumpsy").ready
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.forced-stun", "keyforge:stun.use")
def test_anger_takes_the_stun_off_a_stunned_creature_instead_of_a_fight() -> None:
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


def test_brothers_in_battle_lets_creatures_of_the_chosen_house_fight_and_no_more() -> None:
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


def test_brothers_in_battle_is_over_with_the_turn() -> None:
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
    assert t.aember == (1, 0)
    t.ends_clean()


def test_brothers_in_battle_offers_all_seven_houses() -> None:
    t = table("brobnar", me=side(hand=["Brothers in Battle"], line=["Troll"]), opponent=side(line=["Bumpsy"]))
    t.play("Brothers in Battle")
    houses = ["brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed"]
    assert t.offered == [f"house {house}" for house in houses]
    t.pick("house mars")
    assert t.aember == (1, 0)
    t.ends_clean()


def test_cowards_end_destroys_the_undamaged_of_both_sides_and_costs_three_chains() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Punch", "Coward's End"], line=["Troll", "Bumpsy"], chains=1),
        opponent=side(line=["Ganymede Archivist", "Smaaash"], artifacts=["Cannon"]),
    )
    t.play("Punch", "choose Troll")
    t.play("Coward's End")
    assert t.line == ["Troll"]
    assert t.enemy_line == []
    assert t.chains == (4, 0)
    assert t.find("Cannon") in t.m.cards
    assert t.aember == (1, 0)
    t.ends_clean()


def test_cowards_end_costs_chains_also_where_it_destroys_nothing() -> None:
    t = table("brobnar", me=side(hand=["Coward's End"]))
    t.play("Coward's End")
    assert t.chains == (3, 0)
    t.ends_clean()


def test_follow_the_leader_lets_every_friendly_creature_fight_but_not_reap() -> None:
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


def test_follow_the_leader_does_not_let_anybody_fight_without_enemies() -> None:
    t = table("brobnar", me=side(hand=["Follow the Leader"], line=["Ganymede Archivist"]))
    t.play("Follow the Leader")
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:stun.use")
def test_follow_the_leader_lets_a_stunned_creature_shed_its_stun() -> None:
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


def test_loot_the_bodies_pays_for_each_enemy_creature_destroyed_this_turn() -> None:
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
    assert t.chains == (3, 0)
    t.ends_clean()


def test_loot_the_bodies_pays_nothing_before_it_and_nothing_after_the_turn() -> None:
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
    assert t.chains == (0, 3)
    t.ends_clean("Troll")


def test_two_copies_of_loot_the_bodies_pay_twice() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Loot the Bodies", "Loot the Bodies", "Punch"]),
        opponent=side(line=["Silvertooth"], aember=2),
    )
    t.play("Loot the Bodies").play("Loot the Bodies").play("Punch")
    assert t.aember == (3, 2)
    t.ends_clean("Silvertooth")


def test_relentless_assault_fights_with_three_different_creatures_one_after_the_other() -> None:
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


def test_relentless_assault_may_stop_early_and_never_takes_a_creature_twice() -> None:
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


@pytest.mark.parametrize(("enemies", "gained"), [(1, 2), (2, 0), (3, 0)])
def test_smith_pays_for_the_longer_line(enemies: int, gained: int) -> None:
    t = table(
        "brobnar",
        me=side(hand=["Smith"], line=["Troll", "Bumpsy"], artifacts=["Cannon"]),
        opponent=side(line=["Silvertooth"] * enemies),
    )
    t.play("Smith")
    assert t.aember == (1 + gained, 0)
    t.ends_clean()


def test_tremor_stuns_a_creature_and_its_neighbors() -> None:
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


def test_tremor_on_a_flank_stuns_one_neighbor() -> None:
    t = table("brobnar", me=side(hand=["Tremor"], line=["Troll", "Bumpsy", "Ganymede Archivist"]))
    t.play("Tremor", "choose Troll")
    assert [t.state(name).stunned for name in ("Troll", "Bumpsy", "Ganymede Archivist")] == [True, True, False]
    t.ends_clean()


def test_warsong_pays_for_each_friendly_fight() -> None:
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
    t.ends_clean("Zorg")


def test_warsong_is_over_with_the_turn() -> None:
    t = table("brobnar", me=side(hand=["Warsong"], line=["Troll"]), opponent=side(line=["Bumpsy", "Zorg"]))
    t.play("Warsong")
    t.end_turn("house brobnar")
    t.fight("Bumpsy")
    t.end_turn("house brobnar")
    t.fight("Troll")
    assert t.aember == (0, 0)
    t.ends_clean("Zorg")


@pytest.mark.rule("keyforge:ruling.fight-broken-off")
def test_warsong_sees_a_fighter_that_dies_of_hazardous() -> None:
    t = table("brobnar", me=side(hand=["Warsong"], line=["Bumpsy"]), opponent=side(line=["Briar Grubbling"]))
    t.play("Warsong")
    t.fight("Bumpsy")
    assert t.line == []
    assert t.damage("Briar Grubbling") == 0
    assert t.aember == (1, 0)
    t.ends_clean()


def test_warsong_does_not_pay_for_the_removal_of_a_stun() -> None:
    t = table("brobnar", me=side(hand=["Tremor", "Warsong"], line=["Troll"]), opponent=side(line=["Zorg"]))
    t.play("Tremor", "choose Troll")
    t.play("Warsong")
    t.pick("unstun Troll")
    assert t.aember == (0, 0)
    t.ends_clean()


def test_blood_money_lies_on_an_enemy_until_that_dies() -> None:
    t = table("brobnar", me=side(hand=["Blood Money"], line=["Krump"]), opponent=side(line=["Silvertooth"], aember=3))
    t.play("Blood Money")
    assert t.state("Silvertooth").aember == 2
    assert t.aember == (0, 3), "it comes from the supply"
    assert t.m.log(1)[-1] == "2 æmber is put on Silvertooth."
    t.fight("Krump")
    assert t.aember == (2, 2), "Krump takes another one"
    assert t.damage("Krump") == 2
    t.ends_clean()


def test_blood_money_needs_an_enemy_creature() -> None:
    t = table("brobnar", me=side(hand=["Blood Money"], line=["Troll"]))
    t.play("Blood Money")
    assert t.state("Troll").aember == 0
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.deck-order")
def test_barehanded_puts_all_artifacts_on_their_owners_decks_in_any_order() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Barehanded"], artifacts=["Banner of Battle", "Cannon", "Screechbomb"], line=["Troll"]),
        opponent=side(artifacts=["Mighty Javelin"]),
    )
    t.play("Barehanded")
    assert t.offered == ["choose Banner of Battle", "choose Cannon", "choose Screechbomb"]
    t.choose("Cannon").choose("Screechbomb")
    assert t.names(0, DECK)[-3:] == ["Cannon", "Screechbomb", "Banner of Battle"], "the last lies on top"
    assert t.names(1, DECK)[-1] == "Mighty Javelin"
    assert t.sizes(ARTIFACTS) == (0, 0)
    assert t.aember == (1, 0)
    t.ends_clean("Troll")


@pytest.mark.rule("keyforge:ruling.deck-order")
def test_barehanded_asks_for_no_order_of_cards_that_are_alike() -> None:
    t = table(
        "brobnar", me=side(hand=["Barehanded"], artifacts=["Cannon", "Cannon"]), opponent=side(artifacts=["Cannon"])
    )
    t.play("Barehanded")
    assert t.names(0, DECK)[-2:] == ["Cannon", "Cannon"]
    assert t.names(1, DECK)[-1] == "Cannon"
    assert t.aember == (1, 0)
    t.ends_clean()


def test_barehanded_loses_the_aember_kept_on_an_artifact() -> None:
    t = table("brobnar", me=side(hand=["Barehanded"]), opponent=side(artifacts=["Safe Place"]))
    t.lay("Safe Place", aember=3)
    t.play("Barehanded")
    assert t.names(1, DECK)[-1] == "Safe Place"
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.cards-in-play")
@pytest.mark.parametrize(
    ("theirs", "stolen"),
    [
        (side(line=["Dextre+Rocket Boots"], artifacts=["Library of Babble"], aember=5), 2),
        (side(line=["Dextre", "Troll+Rocket Boots"], artifacts=["Cannon"], aember=5), 0),
        (side(line=["Dextre", "Troll+Experimental Therapy"], aember=5), 2),
    ],
    ids=["creature, upgrade and artifact", "only two", "a creature of all houses with its upgrade"],
)
def test_smartypants_is_robbed_for_three_logos_cards_in_play(theirs: Side, stolen: int) -> None:
    t = table("brobnar", me=side(hand=["Take that, Smartypants"], line=["Mother", "Dextre"]), opponent=theirs)
    t.play("Take that, Smartypants")
    assert t.aember == (1 + stolen, 5 - stolen)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.cards-in-play")
def test_your_own_upgrade_on_an_enemy_is_no_card_of_theirs() -> None:
    t = table(
        "logos",
        me=side(hand=["Rocket Boots", "Take that, Smartypants@logos"]),
        opponent=side(line=["Dextre"], artifacts=["Library of Babble"], aember=5),
    )
    t.play("Rocket Boots").play("Take that, Smartypants")
    assert t.aember == (1, 5), "two of theirs, and boots of mine"
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.for-each")
def test_unguarded_camp_lets_as_many_creatures_capture_as_you_have_more() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Unguarded Camp"], line=["Troll", "Bumpsy", "Krump"]),
        opponent=side(line=["Zorg"], aember=5),
    )
    t.play("Unguarded Camp", "choose Troll")
    assert t.offered == ["choose Bumpsy", "choose Krump"], "nobody captures twice"
    t.choose("Krump")
    assert [t.state(name).aember for name in ("Troll", "Bumpsy", "Krump")] == [1, 0, 1]
    assert t.aember == (1, 3)
    t.ends_clean()


@pytest.mark.parametrize("enemies", [["Zorg"], ["Zorg", "Dodger"]])
def test_unguarded_camp_does_nothing_without_more_creatures(enemies: list[str]) -> None:
    t = table("brobnar", me=side(hand=["Unguarded Camp"], line=["Troll"]), opponent=side(line=enemies, aember=5))
    t.play("Unguarded Camp")
    assert t.state("Troll").aember == 0
    assert t.aember == (1, 5)
    t.ends_clean()
