"""The creatures of Mars, and its upgrades."""

import pytest

from cardwright.games.keyforge.zones import ARCHIVES, DECK, PURGED
from tests.games.keyforge.table import side, table


def test_grabber_jammer_makes_the_opponents_keys_dearer_and_captures() -> None:
    t = table("mars", me=side(line=["Grabber Jammer"], aember=3), opponent=side(aember=7))
    assert (t.m.key_cost(0), t.m.key_cost(1)) == (6, 7)
    t.reap("Grabber Jammer")
    assert t.state("Grabber Jammer").aember == 1
    assert t.aember == (4, 6)
    t.end_turn()
    assert t.keys == (0, 0), "6 æmber are not enough"
    t.pick("house dis")
    t.ends_clean()


def test_grabber_jammer_captures_after_a_fight_too() -> None:
    t = table("mars", me=side(line=["Grabber Jammer"]), opponent=side(line=["Silvertooth"], aember=2))
    t.fight("Grabber Jammer")
    assert t.state("Grabber Jammer").aember == 1
    assert t.enemy_line == []
    assert t.aember == (0, 1)
    t.ends_clean()


def test_john_smyth_readies_a_mars_creature_that_is_no_agent() -> None:
    t = table(
        "mars",
        me=side(line=["“John Smyth”", "“John Smyth”!", "Yxilo Bolter!", "Troll!"]),
        opponent=side(line=["Blypyp!", "Dodger!"]),
    )
    t.reap("“John Smyth”")
    assert t.offered == ["choose Yxilo Bolter", "choose Blypyp"]
    t.choose("Yxilo Bolter")
    assert t.state("Yxilo Bolter").ready
    assert not t.state("“John Smyth”").ready
    assert t.aember == (1, 0)
    t.ends_clean()


def test_phylyx_costs_the_opponent_one_for_each_other_friendly_mars_creature() -> None:
    t = table(
        "mars",
        me=side(line=["Phylyx the Disintegrator", "Blypyp", "Grabber Jammer", "Troll"]),
        opponent=side(line=["Tunk"], aember=5),
    )
    t.use("Phylyx the Disintegrator")
    assert t.aember == (0, 3)
    t.ends_clean()


def test_phylyx_alone_costs_nothing() -> None:
    t = table("mars", me=side(line=["Phylyx the Disintegrator"]), opponent=side(aember=5))
    t.use("Phylyx the Disintegrator")
    assert t.aember == (0, 5)
    t.ends_clean()


def test_ulyq_uses_a_friendly_creature_of_another_house() -> None:
    t = table(
        "mars",
        me=side(line=["Ulyq Megamouth", "Blypyp", "Dew Faerie", "Troll+Experimental Therapy"]),
        opponent=side(line=["Silvertooth"]),
    )
    t.reap("Ulyq Megamouth")
    assert t.line == ["Ulyq Megamouth", "Blypyp", "Dew Faerie", "Troll"]
    assert "choose Troll" not in t.offered, "a creature of all houses is a Mars creature"
    t.pick("reap Dew Faerie")
    assert not t.state("Dew Faerie").ready
    assert t.aember == (3, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:control.owner-zone")
@pytest.mark.parametrize(("wanted", "archived"), [("Troll", True), ("Safe Place", True), (None, False)])
def test_vezyma_may_archive_a_friendly_creature_or_artifact(wanted: str | None, *, archived: bool) -> None:
    t = table(
        "mars",
        me=side(line=["Vezyma Thinkdrone", "Troll"], artifacts=["Safe Place"]),
        opponent=side(line=["Silvertooth"], artifacts=["Mighty Javelin"]),
    )
    t.reap("Vezyma Thinkdrone", *(["no"] if wanted is None else ["yes"]))
    if wanted:
        assert t.offered == ["choose Vezyma Thinkdrone", "choose Troll", "choose Safe Place"]
        t.choose(wanted)
        assert t.names(0, ARCHIVES) == [wanted]
    assert t.sizes(ARCHIVES) == (int(archived), 0)
    assert t.aember == (1, 0)
    t.ends_clean()


def test_yxilo_bolter_purges_what_it_destroys() -> None:
    t = table("mars", me=side(line=["Yxilo Bolter"]), opponent=side(line=["Silvertooth", "Troll"]))
    t.reap("Yxilo Bolter", "choose Silvertooth")
    assert t.names(1, PURGED) == ["Silvertooth"]
    assert t.enemy_discard == []
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.hidden-zone")
def test_yxilo_bolter_purges_nobody_who_survives_or_has_gone_elsewhere() -> None:
    t = table("mars", me=side(line=["Yxilo Bolter", "Yxilo Bolter"]), opponent=side(line=["Bad Penny", "Troll"]))
    t.reap("Yxilo Bolter", "choose Troll")
    assert t.damage("Troll") == 2
    t.reap("Yxilo Bolter", "choose Bad Penny")
    assert t.enemy_hand == ["Bad Penny"]
    assert t.sizes(PURGED) == (0, 0)
    assert t.aember == (2, 0)
    t.ends_clean()


def test_zyzzix_archives_a_creature_from_hand_and_grows() -> None:
    t = table("mars", me=side(line=["Zyzzix the Many"], hand=["Troll", "Anger", "Dodger"]), opponent=side())
    t.reap("Zyzzix the Many", "yes")
    assert t.offered == ["choose Troll", "choose Dodger"]
    t.choose("Dodger")
    assert t.power("Zyzzix the Many") == 3 + 3
    assert t.names(0, ARCHIVES) == ["Dodger"]
    assert t.hand == ["Anger", "Troll"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.parametrize(("hand", "picks"), [(["Anger"], []), (["Troll"], ["no"])])
def test_zyzzix_need_not_and_cannot_without_a_creature(hand: list[str], picks: list[str]) -> None:
    t = table("mars", me=side(line=["Zyzzix the Many"], hand=hand), opponent=side())
    t.reap("Zyzzix the Many", *picks)
    assert t.power("Zyzzix the Many") == 3
    assert t.hand == hand
    assert t.aember == (1, 0)
    t.ends_clean()


def test_red_planet_ray_gun_deals_as_much_as_there_are_mars_creatures() -> None:
    t = table(
        "mars",
        me=side(line=["Tunk+Red Planet Ray Gun", "Yxilo Bolter"]),
        opponent=side(line=["Troll", "Grabber Jammer"]),
    )
    t.reap("Tunk", "choose Troll")
    assert t.damage("Troll") == 3, "all Mars creatures in play, its bearer too"
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:armor.absorbs")
def test_red_planet_ray_gun_hits_once_and_has_to_hit() -> None:
    t = table("brobnar", me=side(line=["Bumpsy+Red Planet Ray Gun"]), opponent=side(line=["Grabber Jammer", "Tunk"]))
    t.reap("Bumpsy", "choose Grabber Jammer")
    assert t.damage("Grabber Jammer") == 2 - 1
    assert t.aember == (1, 0)
    t.ends_clean()
    t = table("brobnar", me=side(line=["Bumpsy+Red Planet Ray Gun"]), opponent=side())
    t.reap("Bumpsy")
    assert t.damage("Bumpsy") == 0, "there is no Mars creature"
    assert t.aember == (1, 0)
    t.ends_clean()


def test_plague_master_deals_humans_damage_that_ignores_armor() -> None:
    t = table(
        "mars",
        me=side(line=["Qyxxlyx Plague Master", "Dextre"]),
        opponent=side(line=["Sequis", "Champion Tabris", "Francus", "Troll"]),
    )
    t.reap("Qyxxlyx Plague Master")
    assert [t.damage(name) for name in t.enemy_line] == [3, 3, 0, 0]
    assert t.line == ["Qyxxlyx Plague Master"]
    assert t.m.armor_left(t.find("Sequis")) == 2, "armor is not used up either"
    assert t.names(0, DECK)[-1] == "Dextre"
    assert t.aember == (1, 0)
    t.ends_clean()


def test_plague_master_hurts_nobody_who_cannot_be_dealt_damage() -> None:
    t = table(
        "sanctum",
        me=side(hand=["Shield of Justice"], line=["Qyxxlyx Plague Master@sanctum", "Sequis"]),
        opponent=side(line=["Raiding Knight"]),
    )
    t.play("Shield of Justice").reap("Qyxxlyx Plague Master")
    assert (t.damage("Sequis"), t.damage("Raiding Knight")) == (0, 3)
    assert t.aember == (2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.for-each")
def test_yxili_marauder_is_stronger_for_each_aember_on_it() -> None:
    t = table(
        "mars",
        me=side(hand=["Yxili Marauder"], line=["Blypyp", "Tunk!", "Troll", "Grabber Jammer"]),
        opponent=side(line=["Blypyp"], aember=5),
    )
    t.play("Yxili Marauder", "left flank")
    assert t.state("Yxili Marauder").aember == 2, "for two ready friendly Martians, not for itself"
    assert t.power("Yxili Marauder") == 2 + 2
    assert t.aember == (0, 3)
    t.lay("Yxili Marauder", aember=0)
    assert t.power("Yxili Marauder") == 2
    t.ends_clean()
