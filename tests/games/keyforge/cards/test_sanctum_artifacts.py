"""The artifacts and upgrades of Sanctum."""

import pytest

from cardwright.games.keyforge.zones import ARCHIVES, ARTIFACTS
from tests.games.keyforge.table import made, side, table

GOOD_DEED = made("Good Deed", like="Virtuous Works")
SQUIRE = made("Squire", like="Staunch Knight", power=1, traits=("knight",))


def test_epic_quest_archives_all_friendly_knights_when_played() -> None:
    t = table(
        "sanctum",
        me=side(hand=["Epic Quest"], line=["Raiding Knight", "Troll", "Hebe the Huge"]),
        opponent=side(line=["Staunch Knight"]),
    )
    t.play("Epic Quest")
    assert t.line == ["Troll"]
    assert sorted(t.names(0, ARCHIVES)) == ["Hebe the Huge", "Raiding Knight"]
    assert t.names(0, ARTIFACTS) == ["Epic Quest"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.forge-by-ability")
def test_epic_quest_forges_a_key_for_nothing_after_seven_sanctum_cards() -> None:
    hand = [*[GOOD_DEED] * 6, "Glorious Few", "Anger"]
    t = table("sanctum", me=side(hand=hand, line=["Troll"], artifacts=["Epic Quest"]), opponent=side())
    for card in hand[:-1]:
        t.play(card)
    t.omni("Epic Quest")
    assert t.keys == (1, 0)
    assert t.discard_pile[-1] == "Epic Quest"
    assert t.aember == (0, 0)
    t.ends_clean()


def test_epic_quest_used_too_early_does_nothing_but_exhausts() -> None:
    hand = [*[GOOD_DEED] * 6, "Punch@sanctum"]
    t = table("sanctum", me=side(hand=hand, artifacts=["Epic Quest"], aember=6), opponent=side())
    for card in hand[:-1]:
        t.play(card)
    t.omni("Epic Quest")
    assert t.names(0, ARTIFACTS) == ["Epic Quest"]
    assert not t.state("Epic Quest").ready
    assert (t.keys, t.aember) == ((0, 0), (6, 0))
    t.ends_clean()


def test_epic_quest_counts_cards_by_the_house_that_is_printed() -> None:
    hand = [*[GOOD_DEED] * 6, "Punch@sanctum"]
    t = table("sanctum", me=side(hand=hand, line=["Troll"], artifacts=["Epic Quest"]), opponent=side())
    for card in hand:
        t.play(card.partition("@")[0])
    assert t.damage("Troll") == 3
    t.omni("Epic Quest")
    assert t.keys == (1, 0)
    assert t.discard_pile[-1] == "Epic Quest"
    assert t.aember == (1, 0)
    t.ends_clean()


def test_gorm_of_omm_is_sacrificed_and_destroys_an_artifact() -> None:
    t = table(
        "brobnar",
        me=side(artifacts=["Gorm of Omm", "Safe Place"]),
        opponent=side(artifacts=["Mighty Javelin"], line=["Troll"]),
    )
    t.omni("Gorm of Omm")
    assert t.offered == ["choose Safe Place", "choose Mighty Javelin"]
    t.choose("Mighty Javelin")
    assert t.names(0, ARTIFACTS) == ["Safe Place"]
    assert t.discard_pile == ["Gorm of Omm"]
    assert t.enemy_discard == ["Mighty Javelin"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.choose-if-possible")
def test_gorm_of_omm_has_to_destroy_your_own_artifact_if_there_is_no_other() -> None:
    t = table("brobnar", me=side(artifacts=["Gorm of Omm", "Safe Place"]), opponent=side())
    t.omni("Gorm of Omm")
    assert t.discard_pile == ["Gorm of Omm", "Safe Place"]
    t.ends_clean()


def test_potion_of_invulnerability_keeps_damage_from_friendly_creatures_this_turn() -> None:
    t = table(
        "brobnar",
        me=side(artifacts=["Potion of Invulnerability"], line=["Bumpsy"], hand=["Headhunter"]),
        opponent=side(line=["Troll"], hand=["Punch"]),
    )
    t.omni("Potion of Invulnerability").play("Headhunter", "left flank")
    t.fight("Bumpsy")
    assert (t.damage("Bumpsy"), t.damage("Troll")) == (0, 5)
    assert t.discard_pile == ["Potion of Invulnerability"]
    t.end_turn("house brobnar", "play Punch", "choose Headhunter")
    assert t.damage("Headhunter") == 3, "only that turn"
    assert t.aember == (0, 1)
    t.ends_clean()


def test_round_table_strengthens_friendly_knights_and_gives_them_taunt() -> None:
    t = table(
        "brobnar",
        me=side(line=["Headhunter"]),
        opponent=side(line=["Troll", SQUIRE, "Bumpsy", "Dodger"], artifacts=["Round Table"]),
    )
    assert (t.power(SQUIRE), t.power("Troll"), t.power("Headhunter")) == (2, 8, 5)
    t.pick("fight with Headhunter")
    assert t.offered == ["attack Squire", "attack Dodger"], "its neighbors are protected"
    t.pick("attack Squire")
    assert t.enemy_line == ["Troll", "Bumpsy", "Dodger"]
    assert t.damage("Headhunter") == 2
    assert t.aember == (1, 0)
    t.ends_clean()


def test_round_table_leaves_enemy_knights_alone() -> None:
    t = table("sanctum", me=side(line=[SQUIRE], artifacts=["Round Table"]), opponent=side(line=["Raiding Knight"]))
    assert (t.power(SQUIRE), t.power("Raiding Knight")) == (2, 4)


def test_sigil_of_brotherhood_lets_friendly_sanctum_creatures_be_used_this_turn() -> None:
    t = table(
        "brobnar",
        me=side(artifacts=["Sigil of Brotherhood"], line=["Raiding Knight", "Sequis", "Shooler"]),
        opponent=side(line=["Silvertooth"]),
    )
    assert t.offered == ["omni Sigil of Brotherhood", "end turn"]
    t.omni("Sigil of Brotherhood")
    assert "reap Shooler" not in t.offered
    t.reap("Raiding Knight").fight("Sequis")
    assert t.enemy_line == []
    assert t.damage("Sequis") == 0
    assert t.discard_pile == ["Sigil of Brotherhood"]
    assert t.aember == (1, 0)
    t.end_turn("house dis", "end turn", "house brobnar")
    assert t.offered == ["end turn"]
    t.ends_clean()


def test_whispering_reliquary_returns_an_artifact_to_its_owner() -> None:
    t = table(
        "sanctum",
        me=side(artifacts=["Whispering Reliquary", "Safe Place"]),
        opponent=side(artifacts=["Mighty Javelin"], line=["Troll"]),
    )
    t.use("Whispering Reliquary")
    assert t.offered == ["choose Whispering Reliquary", "choose Safe Place", "choose Mighty Javelin"]
    t.choose("Mighty Javelin")
    assert t.enemy_hand == ["Mighty Javelin"]
    assert t.names(0, ARTIFACTS) == ["Whispering Reliquary", "Safe Place"]
    t.ends_clean()


def test_whispering_reliquary_may_return_itself() -> None:
    t = table("sanctum", me=side(artifacts=["Whispering Reliquary"]))
    t.use("Whispering Reliquary")
    assert t.hand == ["Whispering Reliquary"]
    t.ends_clean()


def test_shoulder_armor_helps_on_a_flank_only() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Punch"], line=["Headhunter"]),
        opponent=side(line=["Troll+Shoulder Armor", "Dodger", "Bumpsy+Shoulder Armor", "Krump"]),
    )
    assert (t.power("Troll"), t.power("Bumpsy"), t.power("Dodger")) == (8 + 2, 5, 5)
    t.play("Punch", "choose Troll")
    assert t.damage("Troll") == 1
    assert t.m.armor(t.find("Bumpsy")) == 0
    assert t.aember == (1, 0)
    t.ends_clean()


def test_shoulder_armor_may_leave_its_bearer_to_die_when_the_flank_is_lost() -> None:
    t = table("brobnar", me=side(hand=["Headhunter"], line=["Bumpsy+Shoulder Armor", "Troll"]))
    t.lay("Bumpsy", damage=6)
    t.play("Headhunter", "left flank")
    assert t.line == ["Headhunter", "Troll"]
    assert sorted(t.discard_pile) == ["Bumpsy", "Shoulder Armor"]
    t.ends_clean()
