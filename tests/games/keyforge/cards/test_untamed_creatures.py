"""The creatures of Untamed."""

import pytest

from tests.games.keyforge.table import side, table


@pytest.mark.rule("keyforge:assault")
def test_ancient_bear_deals_two_before_it_attacks() -> None:
    t = table("untamed", me=side(line=["Ancient Bear"]), opponent=side(line=["Umbra", "Troll"]))
    t.fight("Ancient Bear", "Umbra")
    assert t.enemy_line == ["Troll"]
    assert t.damage("Ancient Bear") == 0
    t.ends_clean()


@pytest.mark.rule("keyforge:hazardous")
def test_briar_grubbling_deals_five_to_who_attacks_it() -> None:
    t = table("brobnar", me=side(line=["Bumpsy", "Troll"]), opponent=side(line=["Briar Grubbling"]))
    t.fight("Bumpsy")
    assert t.line == ["Troll"]
    assert t.damage("Briar Grubbling") == 0
    t.fight("Troll")
    assert t.enemy_line == []
    assert t.damage("Troll") == 5 + 2
    t.ends_clean()


def test_dew_faerie_gains_one_more_by_reaping() -> None:
    t = table("untamed", me=side(line=["Dew Faerie"]), opponent=side(aember=1))
    t.reap("Dew Faerie")
    assert t.aember == (2, 1)
    t.ends_clean()


def test_fuzzy_gruen_gives_the_opponent_one() -> None:
    t = table("untamed", me=side(hand=["Fuzzy Gruen"]), opponent=side(aember=1))
    t.play("Fuzzy Gruen")
    assert t.aember == (2, 2)
    t.ends_clean()


@pytest.mark.rule("keyforge:skirmish")
def test_halacor_gives_skirmish_to_friends_on_a_flank() -> None:
    t = table("brobnar", me=side(line=["Bumpsy", "Krump", "Halacor"]), opponent=side(line=["Troll", "Zorg"]))
    t.fight("Bumpsy", "Troll")
    assert t.damage("Bumpsy") == 0
    t.fight("Krump", "Zorg")
    assert t.line == ["Bumpsy", "Halacor"]
    assert (t.damage("Troll"), t.damage("Zorg")) == (5, 6)
    t.ends_clean()


def test_inka_stuns_a_creature_when_played_and_by_reaping() -> None:
    t = table(
        "untamed", me=side(hand=["Inka the Spider"], line=["Inka the Spider"]), opponent=side(line=["Troll", "Zorg"])
    )
    t.reap("Inka the Spider", "choose Troll")
    t.play("Inka the Spider", "left flank", "choose Zorg")
    assert [t.state(name).stunned for name in ("Troll", "Zorg")] == [True, True]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.choose-if-possible")
def test_inka_alone_stuns_herself() -> None:
    t = table("untamed", me=side(hand=["Inka the Spider"]), opponent=side())
    t.play("Inka the Spider")
    assert t.state("Inka the Spider").stunned
    t.ends_clean()


def test_kindrith_deals_two_by_reaping_only() -> None:
    t = table("untamed", me=side(line=["Kindrith Longshot"] * 2), opponent=side(line=["Troll", "Zorg"]))
    t.reap("Kindrith Longshot", "choose Troll")
    t.fight("Kindrith Longshot", "Zorg")
    assert (t.damage("Troll"), t.damage("Zorg")) == (2, 3)
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.parametrize(("name", "damage"), [("Lupo the Scarred", 2), ("Mighty Tiger", 4)])
def test_lupo_and_the_tiger_bite_an_enemy_as_they_come(name: str, damage: int) -> None:
    t = table("untamed", me=side(hand=[name], line=["Dodger"]), opponent=side(line=["Troll", "Zorg"]))
    t.play(name, "left flank")
    assert t.offered == ["choose Troll", "choose Zorg"]
    t.choose("Troll")
    assert t.damage("Troll") == damage
    assert t.aember[1] == 0
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.choose-if-possible")
@pytest.mark.parametrize("name", ["Lupo the Scarred", "Mighty Tiger"])
def test_lupo_and_the_tiger_spare_your_own(name: str) -> None:
    t = table("untamed", me=side(hand=[name], line=["Dodger"]), opponent=side())
    t.play(name, "left flank")
    assert t.damage("Dodger") == 0
    assert t.aember[1] == 0
    t.ends_clean()


@pytest.mark.rule("keyforge:skirmish")
def test_lupo_is_not_bitten_back() -> None:
    t = table("untamed", me=side(line=["Lupo the Scarred"]), opponent=side(line=["Troll"]))
    t.fight("Lupo the Scarred")
    assert (t.damage("Lupo the Scarred"), t.damage("Troll")) == (0, 6)
    t.ends_clean()


def test_murmook_makes_the_opponents_keys_dearer() -> None:
    t = table("untamed", me=side(line=["Murmook", "Murmook"], aember=6), opponent=side(aember=7))
    assert (t.m.key_cost(0), t.m.key_cost(1)) == (6, 8)
    t.end_turn("house dis", "end turn")
    assert t.keys == (1, 0)
    assert t.aember == (0, 7)
    t.pick("house brobnar")
    t.ends_clean()
