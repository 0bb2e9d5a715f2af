"""Ownership, control, friend and enemy."""

import pytest

from cardwright.games.keyforge.words.vocabulary import (
    count,
    deal,
    each,
    enemy_creature,
    friendly_creature,
    gain,
    play,
    take_control,
)
from tests.games.keyforge.table import Table, made, side, table


def taken(*, houses: tuple[str, str, str] = ("dis", "logos", "mars"), upgrade: str = "") -> Table:
    """I have taken control of the enemy Krump, right of my Harland Mindlock."""
    t = table(
        "logos",
        me=side(hand=["Harland Mindlock"], houses=houses),
        opponent=side(line=[f"Krump+{upgrade}" if upgrade else "Krump", "Mother"]),
    )
    return t.play("Harland Mindlock", "choose Krump", "right flank")


@pytest.mark.rule("keyforge:control.owner", "keyforge:control.take")
def test_a_card_keeps_its_owner_whoever_controls_it() -> None:
    t = taken()
    krump = t.find("Krump")
    assert t.line == ["Harland Mindlock", "Krump"]
    assert (t.m.owners[krump], t.m.controller(krump)) == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:friendly", "keyforge:enemy")
def test_friend_and_enemy_are_those_who_are_controlled_now() -> None:
    rain = made("Fair Rain", play(deal(2, each(enemy_creature)), gain(count(friendly_creature))), like="Labwork")
    t = table(
        "logos",
        me=side(hand=["Harland Mindlock", rain], houses=("dis", "logos", "mars")),
        opponent=side(line=["Krump", "Mother"]),
    )
    t.play("Harland Mindlock", "choose Krump", "right flank").play(rain)
    assert (t.damage("Mother"), t.damage("Krump")) == (2, 0)
    assert t.aember == (2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:control.enters", "keyforge:ruling.played-control")
def test_a_card_enters_under_the_control_of_whoever_plays_it() -> None:
    thief = made("Play Thief", play(take_control(enemy_creature)), like="Punch")
    t = table(me=side(hand=["Bumpsy", thief]), opponent=side(line=["Troll"]))
    t.play("Bumpsy")
    assert t.m.controller(t.find("Bumpsy")) == 0
    t.play(thief, "left flank")
    assert t.line == ["Troll", "Bumpsy"]
    t.ends_clean()


def two_taken(*left: str) -> Table:
    """Two Harland Mindlocks of mine hold Troll and Kelifi Dragon, until a Poison Wave kills both."""
    t = table(
        "logos",
        me=side(hand=["Harland Mindlock", "Harland Mindlock", "Poison Wave@logos"]),
        opponent=side(line=["Troll", *left, "Kelifi Dragon"]),
    )
    t.play("Harland Mindlock", "choose Troll", "left flank")
    choice = ["choose Kelifi Dragon"] if left else []
    t.play("Harland Mindlock", "right flank", *choice, "right flank")
    return t.play("Poison Wave")


@pytest.mark.rule("keyforge:active-player.orders", "keyforge:control.flank")
def test_the_active_player_says_which_of_several_creatures_changes_sides_first() -> None:
    for first, second in (("Troll", "Kelifi Dragon"), ("Kelifi Dragon", "Troll")):
        t = two_taken("Zorg")
        assert t.m.prompt() == "Which creature changes sides next?"
        assert t.offered == ["choose Troll", "choose Kelifi Dragon"]
        t.choose(first)
        assert t.m.prompt() == f"To which flank does {first} go?"
        t.pick("left flank")
        assert t.m.prompt() == f"To which flank does {second} go?"
        t.pick("left flank")
        assert t.enemy_line == [second, first, "Zorg"]
        assert t.aember == (1, 0), "Poison Wave's bonus"
        t.ends_clean("Zorg")


@pytest.mark.rule("keyforge:active-player.orders", "keyforge:control.flank")
def test_nobody_is_asked_which_of_two_creatures_goes_first_into_an_empty_line() -> None:
    """Either order can be had by the flank of the other."""
    t = two_taken()
    assert t.m.prompt() == "To which flank does Kelifi Dragon go?"
    t.pick("left flank")
    assert t.enemy_line == ["Kelifi Dragon", "Troll"]
    assert t.aember == (1, 0), "Poison Wave's bonus"
    t.ends_clean("Kelifi Dragon")


@pytest.mark.rule("keyforge:ruling.all-houses", "keyforge:ruling.experimental-therapy")
def test_a_controlled_card_that_belongs_to_all_houses_opens_none() -> None:
    t = taken(upgrade="Experimental Therapy").end_turn("house dis", "end turn")
    assert t.offered == ["house dis", "house logos", "house mars"]
    t.pick("house mars")
    assert t.offered[0] == "reap Krump"
    t.ends_clean()
    t = taken().end_turn("house dis", "end turn")
    assert t.offered == ["house dis", "house logos", "house mars", "house brobnar"]
    t.pick("house brobnar").ends_clean()


@pytest.mark.rule("keyforge:ruling.experimental-therapy")
def test_experimental_therapy_counts_for_every_purpose() -> None:
    purge = made("House Purge", play(deal(1, each(friendly_creature.of("dis")))), like="Punch")
    t = table(
        "logos", me=side(hand=["Experimental Therapy"], line=["Krump", "Mother"], houses=("brobnar", "logos", "mars"))
    )
    t.play("Experimental Therapy", "choose Krump")
    assert t.state("Krump").stunned
    assert not t.state("Krump").ready
    t.end_turn("house dis", "end turn", "house mars")
    assert t.offered == ["unstun Krump", "end turn"]
    t.ends_clean()
    t = table(me=side(hand=[purge], line=["Krump+Experimental Therapy", "Mother"])).play(purge)
    assert (t.damage("Krump"), t.damage("Mother")) == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.experimental-therapy", "keyforge:house.none")
def test_without_an_active_house_it_belongs_to_none_that_is_active() -> None:
    t = table(
        "dis",
        me=side(line=["Pitlord", "Krump+Experimental Therapy"]),
        opponent=side(hand=["Restringuntus"]),
    )
    t.end_turn("house dis", "play Restringuntus", "house dis", "end turn")
    assert t.m.house == -1
    assert t.offered == ["end turn"]
    t.ends_clean()
