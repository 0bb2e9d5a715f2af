"""The creatures of Sanctum."""

import pytest

from tests.games.keyforge.table import made, side, table

PEASANT = made("Peasant", like="Silvertooth", power=2)


@pytest.mark.rule("keyforge:neighbor", "keyforge:armor.absorbs")
def test_bulwark_armors_its_neighbors_and_nobody_else() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Punch"] * 3),
        opponent=side(line=[PEASANT, "Bulwark", "Troll", "Bumpsy"]),
    )
    t.play("Punch", f"choose {PEASANT}").play("Punch", "choose Troll").play("Punch", "choose Bumpsy")
    assert (t.damage(PEASANT), t.damage("Troll"), t.damage("Bumpsy")) == (1, 1, 3)
    assert t.m.armor(t.find("Bulwark")) == 2
    assert t.aember == (3, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.armor-loss")
def test_the_armor_of_bulwark_goes_with_it() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Punch", "Punch"], line=["Krump"]),
        opponent=side(line=["Raiding Knight", "Bulwark"], aember=1),
    )
    t.play("Punch", "choose Raiding Knight")
    assert t.m.armor_left(t.find("Raiding Knight")) == 1
    t.fight("Krump", "Bulwark")
    assert t.m.armor_left(t.find("Raiding Knight")) == 1, "what was lost had been used"
    assert t.aember == (1, 0), "1 lost to Krump"
    assert t.damage("Krump") == 4
    assert t.enemy_line == ["Raiding Knight"]
    t.ends_clean()


def test_tabris_captures_after_a_fight() -> None:
    t = table("sanctum", me=side(line=["Champion Tabris"]), opponent=side(line=["Silvertooth"], aember=2))
    t.fight("Champion Tabris")
    assert t.state("Champion Tabris").aember == 1
    assert t.enemy_line == []
    assert t.aember == (0, 1)
    t.ends_clean()


def test_tabris_captures_nothing_by_reaping() -> None:
    t = table("sanctum", me=side(line=["Champion Tabris"]), opponent=side(aember=2))
    t.reap("Champion Tabris")
    assert t.aember == (1, 2)
    t.ends_clean()


def test_remiel_uses_a_friendly_creature_of_another_house() -> None:
    t = table(
        "sanctum",
        me=side(line=["Commander Remiel", "Sequis", "Dew Faerie", "Troll"]),
        opponent=side(line=["Silvertooth"]),
    )
    t.reap("Commander Remiel")
    assert not [option for option in t.offered if "Sequis" in option]
    t.choose("Dew Faerie").pick("reap Dew Faerie")
    assert t.aember == (3, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.destroyed-stays")
def test_duma_heals_all_other_friendly_creatures_and_draws_two() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Anger"], line=["Duma the Martyr", "Troll", "Bumpsy"]),
        opponent=side(line=["Krump", "Zorg"]),
    )
    t.lay("Troll", damage=5).lay("Bumpsy", damage=4).lay("Zorg", damage=3)
    t.play("Anger", "choose Duma the Martyr", "attack Krump")
    assert t.line == ["Troll", "Bumpsy"]
    assert (t.damage("Troll"), t.damage("Bumpsy"), t.damage("Zorg"), t.damage("Krump")) == (0, 0, 3, 3)
    assert len(t.hand) == 2
    assert t.aember == (0, 0), "1 lost to Krump"
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.destroyed-stays")
def test_duma_comes_too_late_for_those_who_die_with_him() -> None:
    t = table("dis", me=side(hand=["Gateway to Dis"], line=["Duma the Martyr", "Bad Penny", "Troll"]))
    t.lay("Troll", damage=5)
    t.play("Gateway to Dis", "Bad Penny")
    assert t.line == []
    assert len(t.hand) == 3
    assert t.chains == (3, 0)
    assert sorted(t.discard_pile) == ["Duma the Martyr", "Gateway to Dis", "Troll"]
    t.ends_clean()


def test_francus_captures_for_each_enemy_that_he_kills_in_a_fight() -> None:
    t = table(
        "sanctum",
        me=side(line=["Francus", "Sequis"]),
        opponent=side(line=["Dodger", "Silvertooth", "Troll"], aember=5),
    )
    t.fight("Francus", "Dodger")
    assert t.state("Francus").aember == 1
    t.fight("Sequis", "Silvertooth")
    assert t.enemy_line == ["Troll"]
    assert t.state("Francus").aember == 1, "Sequis killed that one"
    assert t.damage("Francus") == 4
    assert t.aember == (0, 4)
    t.ends_clean()


def test_francus_captures_when_he_is_attacked_but_not_when_he_dies() -> None:
    t = table("brobnar", me=side(line=["Bumpsy", "Troll"], aember=3), opponent=side(line=["Francus"]))
    t.fight("Bumpsy")
    assert t.line == ["Troll"]
    assert t.state("Francus").aember == 1
    t.fight("Troll")
    assert t.enemy_line == []
    assert t.damage("Troll") == 6
    assert t.aember == (3, 0), "what he had captured came back"
    t.ends_clean()


def test_grey_monk_armors_all_friendly_creatures_himself_too() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Firespitter", "Punch", "Punch"], line=["Troll"]),
        opponent=side(line=["Grey Monk", "Zorg"]),
    )
    t.play("Punch", "choose Grey Monk").play("Punch", "choose Zorg")
    assert (t.damage("Grey Monk"), t.damage("Zorg")) == (2, 2)
    assert t.m.armor(t.find("Troll")) == 0
    assert t.aember == (2, 0)
    t.ends_clean()


def test_grey_monk_heals_two_damage_by_reaping() -> None:
    t = table("sanctum", me=side(line=["Grey Monk", "Troll"]), opponent=side(line=["Zorg"]))
    t.lay("Troll", damage=3)
    t.reap("Grey Monk", "choose Troll")
    assert t.damage("Troll") == 1
    assert t.aember == (1, 0)
    t.ends_clean()


def test_hayyel_pays_for_each_artifact_that_you_play() -> None:
    t = table(
        "sanctum",
        me=side(line=["Hayyel the Merchant"], hand=["Gorm of Omm", "Whispering Reliquary", "Glorious Few"]),
        opponent=side(hand=["Mighty Javelin"]),
    )
    t.play("Gorm of Omm").play("Whispering Reliquary").play("Glorious Few")
    assert t.aember == (2, 0)
    t.end_turn("house brobnar", "play Mighty Javelin")
    assert t.aember == (2, 1)
    t.ends_clean()


def test_famine_destroys_the_least_powerful_creature() -> None:
    t = table(
        "sanctum",
        me=side(hand=["Horseman of Famine"], line=["Troll"]),
        opponent=side(line=["Silvertooth", "Bumpsy"], aember=1),
    )
    t.play("Horseman of Famine", "left flank")
    assert t.enemy_line == ["Bumpsy"]
    assert t.enemy_discard == ["Silvertooth"]
    assert t.aember == (0, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.choose-if-possible")
def test_famine_chooses_among_the_weakest_and_spares_not_even_itself() -> None:
    t = table(
        "sanctum",
        me=side(line=["Horseman of Famine", "Silvertooth"]),
        opponent=side(line=["Umbra", "Bumpsy"]),
    )
    t.reap("Horseman of Famine")
    assert t.offered == ["choose Silvertooth", "choose Umbra"]
    t.choose("Umbra")
    assert t.enemy_line == ["Bumpsy"]
    assert t.aember == (1, 0)
    t.ends_clean()
    t = table("sanctum", me=side(line=["Horseman of Famine"]), opponent=side(line=["Troll"]))
    t.fight("Horseman of Famine")
    assert t.line == [], "it died in the fight"
    assert t.damage("Troll") == 5
    t.ends_clean()
    t = table("sanctum", me=side(hand=["Horseman of Famine"]), opponent=side())
    t.play("Horseman of Famine")
    assert t.line == []
    t.ends_clean()


def test_pestilence_deals_one_to_all_but_horsemen() -> None:
    t = table(
        "sanctum",
        me=side(hand=["Horseman of Pestilence"], line=["Horseman of Famine", "Troll"]),
        opponent=side(line=["Dust Pixie", "Zorg", "Raiding Knight"]),
    )
    t.play("Horseman of Pestilence", "left flank")
    assert [t.damage(name) for name in t.line] == [0, 0, 1]
    assert t.enemy_line == ["Zorg", "Raiding Knight"]
    assert (t.damage("Zorg"), t.damage("Raiding Knight")) == (1, 0)
    assert t.aember == (0, 0)
    t.ends_clean("Raiding Knight")


@pytest.mark.rule("keyforge:repeat.whole")
def test_numquid_destroys_enemies_as_long_as_there_are_more() -> None:
    t = table(
        "sanctum",
        me=side(hand=["Numquid the Fair"], line=["Troll"]),
        opponent=side(line=["Zorg", "Bumpsy", "Succubus", "Dodger"]),
    )
    t.play("Numquid the Fair", "left flank", "choose Bumpsy", "choose Dodger")
    assert t.enemy_line == ["Zorg", "Succubus"], "two against two"
    assert sorted(t.enemy_discard) == ["Bumpsy", "Dodger"]
    t.ends_clean()


def test_numquid_destroys_one_where_the_opponent_has_no_more() -> None:
    t = table("sanctum", me=side(hand=["Numquid the Fair"], line=["Troll"]), opponent=side(line=["Zorg", "Bumpsy"]))
    t.play("Numquid the Fair", "left flank", "choose Zorg")
    assert t.enemy_line == ["Bumpsy"]
    t.ends_clean()


def test_protectrix_heals_a_creature_and_protects_it_this_turn() -> None:
    t = table(
        "sanctum",
        me=side(line=["Protectrix", "Bumpsy"], hand=["Punch@sanctum", "Punch@sanctum"]),
        opponent=side(line=["Troll"], hand=["Punch"]),
    )
    t.lay("Bumpsy", damage=4)
    t.reap("Protectrix", "yes", "choose Bumpsy")
    assert t.damage("Bumpsy") == 0
    t.play("Punch", "choose Bumpsy").play("Punch", "choose Protectrix")
    assert (t.damage("Bumpsy"), t.damage("Protectrix")) == (0, 3)
    t.end_turn("house brobnar", "play Punch", "choose Bumpsy")
    assert t.damage("Bumpsy") == 3
    assert t.aember == (3, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.heal-zero")
def test_protectrix_does_not_protect_who_was_not_hurt() -> None:
    t = table("sanctum", me=side(line=["Protectrix", "Bumpsy"], hand=["Punch@sanctum"]), opponent=side(line=["Troll"]))
    t.lay("Troll", damage=1)
    t.reap("Protectrix", "yes", "choose Bumpsy").play("Punch", "choose Bumpsy")
    assert t.damage("Bumpsy") == 3
    assert t.aember == (2, 0)
    t.ends_clean()


def test_sanctum_guardian_swaps_places_with_another_friendly_creature() -> None:
    t = table(
        "sanctum",
        me=side(line=["Sanctum Guardian", "Troll", "Bumpsy"]),
        opponent=side(line=["Silvertooth"]),
    )
    t.reap("Sanctum Guardian")
    assert t.offered == ["choose Troll", "choose Bumpsy"]
    t.choose("Bumpsy")
    assert t.line == ["Bumpsy", "Troll", "Sanctum Guardian"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_sanctum_guardian_alone_stays() -> None:
    t = table("sanctum", me=side(line=["Sanctum Guardian"]), opponent=side(line=["Silvertooth"]))
    t.fight("Sanctum Guardian")
    assert t.line == ["Sanctum Guardian"]
    assert t.damage("Sanctum Guardian") == 1
    assert t.enemy_line == []
    t.ends_clean()


def test_sequis_captures_by_reaping_only() -> None:
    t = table("sanctum", me=side(line=["Sequis", "Sequis"]), opponent=side(line=["Silvertooth"], aember=3))
    t.reap("Sequis")
    assert t.state("Sequis").aember == 1
    t.fight("Sequis")
    assert t.state("Sequis", 2).aember == 0
    assert t.enemy_line == []
    assert t.aember == (1, 2)
    t.ends_clean()


@pytest.mark.parametrize(("before", "captured"), [(12, 7), (7, 2), (6, 0)])
def test_gatekeeper_captures_all_but_five_of_seven_or_more(before: int, captured: int) -> None:
    t = table("sanctum", me=side(hand=["Gatekeeper"], aember=1), opponent=side(aember=before))
    t.play("Gatekeeper")
    assert t.state("Gatekeeper").aember == captured
    assert t.aember == (1, before - captured)
    t.ends_clean()
