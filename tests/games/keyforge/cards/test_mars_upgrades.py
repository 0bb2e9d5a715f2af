"""Cards of Mars that turn a side on itself, and upgrades that give abilities."""

import pytest

from cardwright.games.keyforge.words.vocabulary import before_fight, foe, stun
from cardwright.games.keyforge.zones import DECK
from tests.games.keyforge.table import made, side, table


@pytest.mark.rule("keyforge:capture.on-itself")
def test_hypnotic_command_lets_enemies_capture_from_their_own_side() -> None:
    t = table(
        "mars",
        me=side(hand=["Hypnotic Command"], line=["Mindwarper", "Mindwarper", "Troll"], aember=4),
        opponent=side(line=["Krump", "Mother"], aember=3),
    )
    t.play("Hypnotic Command", "choose Krump", "choose Krump")
    assert t.aember == (4, 1)
    assert t.state("Krump").aember == 2
    t.ends_clean()


def test_mindwarper_lets_an_enemy_capture_what_there_is() -> None:
    t = table("mars", me=side(line=["Mindwarper"]), opponent=side(line=["Krump", "Mother"], aember=1))
    t.use("Mindwarper", "choose Mother")
    assert t.aember == (0, 0)
    assert t.state("Mother").aember == 1
    t.ends_clean()
    t = table("mars", me=side(line=["Mindwarper"]), opponent=side(line=["Krump", "Mother"])).use("Mindwarper")
    assert t.aember == (0, 0)
    t.ends_clean()


def test_mating_season_pays_each_player_for_what_went_into_their_deck() -> None:
    t = table(
        "logos",
        me=side(hand=["Harland Mindlock", "Mating Season@logos"], line=["Mindwarper"], deck=[]),
        opponent=side(line=["Mindwarper", "Troll", "Mindwarper"], deck=[]),
    )
    t.play("Harland Mindlock", "right flank", "choose Mindwarper", "right flank")
    t.play("Mating Season")
    assert t.aember == (2, 2), "its bonus, and by owner: 1 and 2"
    assert t.sizes(DECK) == (1, 2)
    assert t.enemy_line == ["Troll"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.added-house")
def test_brain_stem_antenna_readies_its_creature_for_the_turn() -> None:
    t = table("mars", me=side(hand=["Mindwarper", "Zorg"], line=["Troll!+Brain Stem Antenna"]))
    assert "reap Troll" not in t.offered
    t.play("Mindwarper", "right flank")
    assert t.state("Troll").ready
    t.reap("Troll")
    assert t.aember == (1, 0)
    t.end_turn("house dis").end_turn("house mars")
    assert "reap Troll" not in t.offered, "it is of Mars no more"
    t.ends_clean("Mindwarper")


def test_brain_stem_antenna_waits_for_no_other_card_than_a_creature_of_mars() -> None:
    t = table(
        "mars", me=side(hand=["Troll@mars", "Hypnotic Command", "Dust Pixie@mars"], line=["Krump!+Brain Stem Antenna"])
    )
    t.play("Hypnotic Command")
    assert not t.state("Krump").ready
    t.play("Troll", "right flank")
    assert t.state("Krump").ready, "a maverick is of the house that is printed on it"
    t.ends_clean("Troll")


@pytest.mark.rule("keyforge:ruling.gained-abilities")
def test_jammer_pack_makes_keys_dearer_for_the_opponent_of_its_creature() -> None:
    t = table("mars", me=side(line=["Troll+Jammer Pack"]), opponent=side(line=["Krump"]))
    assert (t.m.key_cost(0), t.m.key_cost(1)) == (6, 8)
    t.ends_clean()
    t = table("mars", me=side(hand=["Jammer Pack"]), opponent=side(line=["Krump"])).play("Jammer Pack")
    assert (t.m.key_cost(0), t.m.key_cost(1)) == (8, 6)
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.gained-abilities")
def test_jammer_pack_changes_sides_with_its_creature() -> None:
    t = table("logos", me=side(hand=["Harland Mindlock"]), opponent=side(line=["Krump+Jammer Pack"]))
    assert (t.m.key_cost(0), t.m.key_cost(1)) == (8, 6)
    t.play("Harland Mindlock", "left flank")
    assert (t.m.key_cost(0), t.m.key_cost(1)) == (6, 8)
    assert t.line == ["Krump", "Harland Mindlock"]
    t.ends_clean()


def test_zorg_enters_stunned_and_stuns_whom_it_fights_with_its_neighbors() -> None:
    t = table(
        "mars",
        me=side(hand=["Zorg"], line=["Zorg", "Troll"]),
        opponent=side(line=["Krump", "Mother", "Dodger", "Bumpsy"]),
    )
    t.play("Zorg", "right flank")
    assert t.state("Zorg", 2).stunned
    t.fight("Zorg", "Mother")
    assert [t.state(name).stunned for name in ("Krump", "Dodger", "Bumpsy", "Troll")] == [True, True, False, False]
    assert t.damage("Zorg") == 5, "who was just stunned deals its damage"
    assert t.enemy_line == ["Krump", "Dodger", "Bumpsy"]
    t.ends_clean()


def test_zorg_stuns_nobody_when_it_is_attacked() -> None:
    t = table(me=side(line=["Krump", "Troll"]), opponent=side(line=["Zorg"])).fight("Krump")
    assert t.damage("Zorg") == 6
    assert t.line == ["Troll"]
    assert not t.state("Troll").stunned
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.foe-gone")
def test_zorg_stuns_the_neighbors_of_a_foe_that_has_gone() -> None:
    sharp = made("Sharp Zorg", before_fight(stun(foe, and_neighbors=True)), keywords={"assault": 2})
    t = table(me=side(line=[sharp]), opponent=side(line=["Krump", "Silvertooth", "Bumpsy"]))
    t.fight(sharp, "Silvertooth")
    t.pick(next(text for text in t.offered if "assault" in text))
    assert t.enemy_line == ["Krump", "Bumpsy"]
    assert [t.state(name).stunned for name in t.enemy_line] == [True, True]
    assert t.damage(sharp) == 0
    t.ends_clean()
