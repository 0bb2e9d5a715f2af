"""Cards of Logos that reach neighbors, repeat, or look at two decks."""

import pytest

from tests.games.keyforge.table import side, table


def test_bouncing_deathquark_repeats_as_often_as_you_like_and_both_sides_have_a_creature() -> None:
    t = table(
        "logos",
        me=side(hand=["Bouncing Deathquark"], line=["Troll", "Urchin"]),
        opponent=side(line=["Mother", "Krump", "Bumpsy"]),
    )
    t.play("Bouncing Deathquark", "choose Mother", "choose Urchin")
    assert t.offered == ["yes", "no"]
    t.pick("yes", "choose Krump")
    assert (t.line, t.enemy_line) == ([], ["Bumpsy"])
    t.ends_clean()


def test_bouncing_deathquark_may_stop_and_destroys_what_there_is() -> None:
    mine = side(hand=["Bouncing Deathquark"], line=["Troll", "Urchin"])
    t = table("logos", me=mine, opponent=side(line=["Mother", "Krump"]))
    t.play("Bouncing Deathquark", "choose Mother", "choose Urchin", "no")
    assert (t.line, t.enemy_line) == (["Troll"], ["Krump"])
    t.ends_clean()
    t = table("logos", me=mine).play("Bouncing Deathquark", "choose Urchin")
    assert t.line == ["Troll"], "with creatures on one side, once"
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.last-known")
def test_positron_bolt_runs_from_a_flank_to_the_next_two() -> None:
    t = table("logos", me=side(hand=["Positron Bolt"]), opponent=side(line=["Urchin", "Troll", "Krump", "Bumpsy"]))
    t.play("Positron Bolt", "choose Urchin")
    assert t.enemy_line == ["Troll", "Krump", "Bumpsy"], "the first has died, and the chain goes on"
    assert [t.damage(name) for name in t.enemy_line] == [2, 1, 0]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_positron_bolt_hits_a_lone_creature_alone() -> None:
    t = table("logos", me=side(hand=["Positron Bolt"]), opponent=side(line=["Troll"])).play("Positron Bolt")
    assert t.damage("Troll") == 3
    assert t.aember == (1, 0)
    t.ends_clean()
    t = table("logos", me=side(hand=["Positron Bolt"]), opponent=side(line=["Troll", "Krump"]))
    t.play("Positron Bolt", "choose Krump")
    assert (t.damage("Troll"), t.damage("Krump")) == (2, 3)
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.counted-flank")
def test_positron_bolt_may_begin_with_a_tunneled_creature() -> None:
    t = table(
        "logos",
        me=side(hand=["Positron Bolt"], artifacts=["Spectral Tunneler"]),
        opponent=side(line=["Troll", "Mother", "Krump", "Bumpsy"]),
    )
    t.use("Spectral Tunneler", "choose Krump").play("Positron Bolt")
    assert t.offered == ["choose Troll", "choose Krump", "choose Bumpsy"]
    t.pick("choose Krump", "choose Mother")
    assert [t.damage(name) for name in t.enemy_line] == [1, 2, 3, 0]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_crazy_killing_machine_destroys_a_card_of_each_discarded_house() -> None:
    t = table(
        "logos",
        me=side(artifacts=["Crazy Killing Machine"], line=["Troll"], deck=["Anger"]),
        opponent=side(line=["Krump", "Urchin"], deck=["Dodger"]),
    )
    t.use("Crazy Killing Machine")
    assert t.offered == ["choose Anger", "choose Dodger"], "in the order that you like"
    t.choose("Anger")
    assert t.offered == ["choose Troll", "choose Krump"]
    t.choose("Krump")
    assert t.enemy_line == [], "and of Shadows there is one"
    assert t.line == ["Troll"]
    t.ends_clean("Anger", "Dodger")


def test_crazy_killing_machine_destroys_itself_if_fewer_than_two_were_destroyed() -> None:
    t = table(
        "logos",
        me=side(artifacts=["Crazy Killing Machine"], line=["Troll"], deck=["Anger"]),
        opponent=side(line=["Mother"], deck=[]),
    )
    t.use("Crazy Killing Machine")
    assert t.line == []
    assert t.discard_pile == ["Anger", "Troll", "Crazy Killing Machine"]
    t.ends_clean()


def test_crazy_killing_machine_may_name_itself() -> None:
    t = table(
        "logos",
        me=side(artifacts=["Crazy Killing Machine"], deck=["Mother"]),
        opponent=side(line=["Urchin"], deck=["Umbra"]),
    )
    t.use("Crazy Killing Machine", "choose Umbra")
    assert t.discard_pile == ["Mother", "Crazy Killing Machine"]
    assert t.enemy_line == []
    t.ends_clean("Umbra")


@pytest.mark.rule("keyforge:ruling.counted-flank")
def test_a_tunneled_creature_is_on_a_flank_for_every_question() -> None:
    t = table(
        "logos",
        me=side(
            hand=["Hand of Dis@logos"],
            artifacts=["Spectral Tunneler"],
            line=["Troll", "Titan Mechanic", "Staunch Knight", "Krump"],
            deck=["Anger"],
        ),
    )
    assert t.m.key_cost(0) == 6
    t.use("Spectral Tunneler", "choose Titan Mechanic")
    assert t.m.key_cost(0) == 5
    t.play("Hand of Dis")
    assert t.line == ["Troll", "Titan Mechanic", "Krump"], "only the knight was not on a flank"
    t.reap("Titan Mechanic")
    assert t.hand == ["Anger"]
    assert t.aember == (1, 0)
    t.end_turn("house dis")
    assert t.m.key_cost(0) == 6
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.counted-flank")
def test_a_tunneled_staunch_knight_is_stronger_and_keeps_its_neighbors() -> None:
    t = table("logos", me=side(artifacts=["Spectral Tunneler"], line=["Troll", "Staunch Knight", "Krump"]))
    t.use("Spectral Tunneler", "choose Staunch Knight")
    assert t.power("Staunch Knight") == 6
    assert len(t.m.neighbors(t.find("Staunch Knight"))) == 2
    t.ends_clean()
