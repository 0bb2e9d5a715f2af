"""The actions of Sanctum."""

import pytest

from cardwright.games.keyforge.facts import by_name
from cardwright.games.keyforge.zones import ARTIFACTS, DISCARD, PURGED, UPGRADES
from tests.games.keyforge.table import side, table


@pytest.mark.parametrize(
    ("pick", "line", "aember"),
    [("destroy all Dis creatures", ["Troll"], 0), ("gain 1 æmber", ["Shooler", "Troll"], 1)],
)
def test_begone_destroys_all_dis_creatures_or_gains_one(pick: str, line: list[str], aember: int) -> None:
    t = table(
        "sanctum",
        me=side(hand=["Begone!"], line=["Shooler", "Troll"]),
        opponent=side(line=["Succubus", "Dodger+Experimental Therapy", "Zorg"]),
    )
    t.play("Begone!", pick)
    assert t.line == line
    assert t.enemy_line == (["Succubus", "Dodger", "Zorg"] if aember else ["Zorg"])
    t.names(1, UPGRADES)
    t.names(1, DISCARD)
    t.names(0, DISCARD)
    assert t.aember == (aember, 0)
    t.ends_clean()


def test_blinding_light_stuns_all_creatures_of_the_chosen_house() -> None:
    t = table(
        "sanctum",
        me=side(hand=["Blinding Light"], line=["Troll", "Dodger"]),
        opponent=side(line=["Bumpsy", "Shooler"]),
    )
    t.play("Blinding Light", "house brobnar")
    assert [t.state(name).stunned for name in ("Troll", "Dodger", "Bumpsy", "Shooler")] == [True, False, True, False]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.parametrize(("mine", "theirs", "gained"), [(1, 3, 2), (0, 1, 1), (2, 2, 0), (3, 1, 0)])
def test_glorious_few_pays_for_each_creature_that_the_opponent_has_more(mine: int, theirs: int, gained: int) -> None:
    t = table("sanctum", me=side(hand=["Glorious Few"], line=["Troll"] * mine), opponent=side(line=["Dodger"] * theirs))
    t.play("Glorious Few")
    assert t.aember == (gained, 0)
    t.ends_clean()


def test_inspiration_readies_and_uses_a_friendly_creature() -> None:
    t = table("sanctum", me=side(hand=["Inspiration"], line=["Dodger!", "Troll!"]), opponent=side(line=["Silvertooth"]))
    t.play("Inspiration", "choose Dodger", "reap Dodger")
    assert not t.state("Dodger").ready
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:stun")
def test_inspiration_on_a_stunned_creature_takes_its_stun_away() -> None:
    t = table("sanctum", me=side(hand=["Inspiration"], line=["Troll!"]), opponent=side(line=["Silvertooth"]))
    t.lay("Troll", stunned=True)
    t.play("Inspiration")
    assert not t.state("Troll").stunned
    assert not t.state("Troll").ready
    assert t.aember == (0, 0)
    t.ends_clean()


def test_oath_of_poverty_pays_two_for_each_of_your_artifacts() -> None:
    t = table(
        "sanctum",
        me=side(hand=["Oath of Poverty"], line=["Troll"], artifacts=["Gauntlet of Command", "Safe Place"]),
        opponent=side(artifacts=["Mighty Javelin"]),
    )
    t.play("Oath of Poverty")
    assert t.names(0, ARTIFACTS) == []
    assert sorted(t.discard_pile) == ["Gauntlet of Command", "Oath of Poverty", "Safe Place"]
    assert t.aember == (1 + 4, 0)
    t.ends_clean()


def test_oath_of_poverty_pays_nothing_to_the_poor() -> None:
    t = table("sanctum", me=side(hand=["Oath of Poverty"]), opponent=side(artifacts=["Mighty Javelin"]))
    t.play("Oath of Poverty")
    assert t.aember == (1, 0)
    t.ends_clean()


def test_radiant_truth_stuns_the_enemies_between_the_flanks() -> None:
    t = table(
        "sanctum",
        me=side(hand=["Radiant Truth"], line=["Troll", "Dodger", "Zorg"]),
        opponent=side(line=["Bumpsy", "Shooler", "Succubus", "Krump"]),
    )
    t.play("Radiant Truth")
    assert [t.state(name).stunned for name in t.enemy_line] == [False, True, True, False]
    assert not t.state("Dodger").stunned
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.lone-flanks")
def test_radiant_truth_leaves_a_lone_creature_alone() -> None:
    t = table("sanctum", me=side(hand=["Radiant Truth"]), opponent=side(line=["Bumpsy"]))
    t.play("Radiant Truth")
    assert not t.state("Bumpsy").stunned
    assert t.aember == (1, 0)
    t.ends_clean()


def test_take_hostages_lets_each_fighter_capture_one_this_turn() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Take Hostages@brobnar"], line=["Bumpsy", "Krump", "Looter Goblin"]),
        opponent=side(line=["Silvertooth", "Dodger", "Troll"], hand=["Anger"], aember=4),
    )
    t.fight("Bumpsy", "Silvertooth").play("Take Hostages")
    assert t.state("Bumpsy").aember == 0, "it fought before"
    t.fight("Krump", "Dodger")
    assert t.aember == (1, 4 - 1 - 1), "one more lost to Krump"
    assert t.state("Krump").aember == 1
    t.fight("Looter Goblin")
    assert t.line == ["Bumpsy", "Krump"]
    assert t.aember == (1, 2), "who died captures nothing"
    t.end_turn("house brobnar", "play Anger", "attack Krump")
    assert t.state("Troll").aember == 0
    assert t.line == ["Bumpsy"]
    assert t.aember == (1, 2 + 1 + 1), "Krump's came back"
    t.ends_clean()


def test_the_harder_they_come_purges_a_creature_with_power_five_or_more() -> None:
    t = table(
        "sanctum",
        me=side(hand=["The Harder They Come"], line=["Bumpsy", "Sequis"]),
        opponent=side(line=["Sequis+Blood of Titans", "Succubus", "Silvertooth"]),
    )
    t.play("The Harder They Come")
    assert t.offered == ["choose Bumpsy", "choose Sequis"]
    t.choose("Sequis")
    assert t.names(1, PURGED) == ["Sequis"]
    assert t.enemy_discard == ["Blood of Titans"]
    assert t.aember == (0, 0)
    t.ends_clean()


def test_the_spirits_way_destroys_all_with_power_three_or_more() -> None:
    t = table(
        "sanctum",
        me=side(hand=["The Spirit's Way"], line=["Succubus", "Silvertooth"], artifacts=["Banner of Battle"]),
        opponent=side(line=["Troll", "Silvertooth", "Dust Pixie"]),
    )
    t.play("The Spirit's Way")
    assert t.line == [], "the banner makes Silvertooth a 3"
    assert t.enemy_line == ["Silvertooth", "Dust Pixie"]
    assert t.enemy_discard == ["Troll"]
    assert sorted(t.discard_pile) == ["Silvertooth", "Succubus", by_name("The Spirit's Way").name]
    t.ends_clean()


def test_virtuous_works_is_worth_three() -> None:
    t = table("sanctum", me=side(hand=["Virtuous Works"]))
    t.play("Virtuous Works")
    assert t.aember == (3, 0)
    t.ends_clean()
