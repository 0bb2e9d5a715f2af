"""Creatures that die with other cards about: who is paid for them, who saves them, and where they go."""

import pytest

from cardwright.games.keyforge.events import ControlTaken, Swapped
from cardwright.games.keyforge.zones import PURGED
from tests.games.keyforge.table import made, side, table

# ---- who is paid for a death, and who was saved ----


def test_tolas_and_soul_snatcher_pay_the_opponent_of_who_had_it_and_who_owns_it() -> None:
    t = table(
        "dis",
        me=side(hand=["Hand of Dis"], line=["Tolas", "Troll"], artifacts=["Soul Snatcher"]),
        opponent=side(line=["Krump", "Mother"]),
    )
    t.m.do(ControlTaken(t.find("Troll"), 1, 0))
    t.m.do(Swapped(t.find("Troll"), t.find("Krump")))
    t.m.run()
    t.play("Hand of Dis")
    assert t.discard_pile == ["Troll", "Hand of Dis"]
    assert t.aember == (2, 0), "1 as its owner, 1 as the opponent of who controlled it"
    assert t.enemy_line == ["Krump", "Mother"]
    assert t.line == ["Tolas"]
    t.ends_clean()


def test_hecatomb_destroys_a_creature_that_belongs_to_every_house() -> None:
    t = table("dis", me=side(hand=["Hecatomb"]), opponent=side(line=["Troll+Experimental Therapy", "Krump"], aember=1))
    t.play("Hecatomb")
    assert t.enemy_line == ["Krump"]
    assert t.aember == (1, 2)
    t.ends_clean("Experimental Therapy")


@pytest.mark.rule("keyforge:ruling.first-departure")
def test_bouncing_deathquark_asks_anew_when_phoenix_heart_has_cleared_a_side() -> None:
    t = table(
        "logos",
        me=side(hand=["Bouncing Deathquark"], line=["Troll", "Krump"]),
        opponent=side(line=["Mother+Phoenix Heart", "Dust Pixie"]),
    )
    t.play("Bouncing Deathquark", "choose Mother", "choose Krump")
    assert t.enemy_line == []
    assert t.enemy_hand == ["Mother"]
    assert t.line == ["Troll"]
    assert t.damage("Troll") == 3
    t.ends_clean("Phoenix Heart")


@pytest.mark.rule("keyforge:ruling.saved", "keyforge:poison")
def test_armageddon_cloak_saves_from_poison_too() -> None:
    asp = made("Asp", power=6, keywords={"poison": 1, "skirmish": 1})
    t = table(me=side(line=[asp]), opponent=side(line=["Troll+Armageddon Cloak"])).fight(asp)
    assert t.enemy_line == ["Troll"]
    assert (t.damage("Troll"), t.damage(asp)) == (0, 2)
    t.ends_clean("Armageddon Cloak", "Troll")


@pytest.mark.rule("keyforge:ruling.saved")
def test_overlord_greking_gets_nobody_whom_armageddon_cloak_saved() -> None:
    t = table("dis", me=side(line=["Overlord Greking"]), opponent=side(line=["Silvertooth+Armageddon Cloak"]))
    t.fight("Overlord Greking")
    assert t.enemy_line == ["Silvertooth"]
    assert t.line == ["Overlord Greking"]
    assert t.damage("Overlord Greking") == 4
    t.ends_clean("Armageddon Cloak", "Silvertooth")


# ---- Annihilation Ritual ----


def test_bad_penny_never_enters_the_pile_from_which_annihilation_ritual_would_keep_her() -> None:
    t = table("brobnar", me=side(line=["Troll"], artifacts=["Annihilation Ritual"]), opponent=side(line=["Bad Penny"]))
    t.fight("Troll")
    assert t.enemy_hand == ["Bad Penny"]
    assert t.damage("Troll") == 1
    t.ends_clean()


def test_overlord_greking_does_not_find_a_creature_that_was_purged() -> None:
    t = table(
        "dis", me=side(line=["Overlord Greking"], artifacts=["Annihilation Ritual"]), opponent=side(line=["Shooler"])
    )
    t.fight("Overlord Greking")
    assert t.line == ["Overlord Greking"]
    assert t.names(1, PURGED) == ["Shooler"]
    assert t.damage("Overlord Greking") == 5
    t.ends_clean()


def test_stealer_of_souls_gains_for_a_creature_that_annihilation_ritual_has_purged() -> None:
    t = table(
        "dis", me=side(line=["Stealer of Souls"], artifacts=["Annihilation Ritual"]), opponent=side(line=["Urchin!"])
    )
    t.m.change(t.find("Urchin")).attacked_turn = t.m.turn
    t.fight("Stealer of Souls")
    assert t.names(1, PURGED) == ["Urchin"]
    assert t.aember == (1, 0)
    assert t.damage("Stealer of Souls") == 1
    t.ends_clean()


def test_krump_and_loot_the_bodies_see_creatures_that_annihilation_ritual_purges() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Loot the Bodies"], line=["Krump"], artifacts=["Annihilation Ritual"]),
        opponent=side(line=["Shooler"], aember=2),
    )
    t.play("Loot the Bodies").fight("Krump")
    t.pick(t.offered[0])
    assert t.names(1, PURGED) == ["Shooler"]
    assert t.aember == (1, 1)
    assert t.damage("Krump") == 5
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.saved")
def test_armageddon_cloak_goes_to_the_pile_where_annihilation_ritual_purges_creatures() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Punch"], artifacts=["Annihilation Ritual"]),
        opponent=side(line=["Urchin+Armageddon Cloak", "Troll"]),
    )
    t.play("Punch", "choose Urchin")
    assert t.enemy_line == ["Urchin", "Troll"]
    assert t.enemy_discard == ["Armageddon Cloak"]
    assert t.names(1, PURGED) == []
    assert t.damage("Urchin") == 0
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.leaving-together")
def test_strange_gizmo_destroys_annihilation_ritual_with_the_creatures_that_are_purged() -> None:
    t = table(
        "shadows",
        me=side(line=["Troll"], artifacts=["Annihilation Ritual", "Strange Gizmo"], hand=["Key of Darkness"], aember=8),
        opponent=side(line=["Krump+Blood of Titans"], artifacts=["Library of Babble"]),
    )
    t.play("Key of Darkness")
    assert t.keys == (1, 0)
    assert (t.names(0, PURGED), t.names(1, PURGED)) == (["Troll"], ["Krump"])
    assert sorted(t.discard_pile) == ["Annihilation Ritual", "Key of Darkness", "Strange Gizmo"]
    assert sorted(t.enemy_discard) == ["Blood of Titans", "Library of Babble"]
    assert t.aember == (0, 0)
    t.ends_clean()


def test_soul_snatcher_pays_for_creatures_that_annihilation_ritual_has_purged() -> None:
    t = table(
        "dis",
        me=side(hand=["Gateway to Dis"], line=["Troll", "Krump"], artifacts=["Soul Snatcher"]),
        opponent=side(line=["Mother", "Bumpsy", "Urchin"], artifacts=["Annihilation Ritual"]),
    )
    t.play("Gateway to Dis")
    assert t.discard_pile == ["Gateway to Dis"]
    assert t.enemy_discard == []
    assert t.sizes(PURGED) == (2, 3)
    assert t.aember == (2, 3)
    assert t.chains == (3, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.simultaneous.deaths")
def test_soul_snatcher_pays_nobody_for_those_with_whom_strange_gizmo_destroys_it() -> None:
    t = table(
        "shadows",
        me=side(line=["Troll"], artifacts=["Soul Snatcher", "Strange Gizmo"], hand=["Key of Darkness"], aember=8),
        opponent=side(line=["Krump", "Mother"]),
    )
    t.play("Key of Darkness")
    assert (t.line, t.enemy_line) == ([], [])
    assert sorted(t.discard_pile) == ["Key of Darkness", "Soul Snatcher", "Strange Gizmo", "Troll"]
    assert t.enemy_discard == ["Krump", "Mother"]
    assert (t.keys, t.aember) == ((1, 0), (0, 0))
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.saved", "keyforge:poison")
def test_macis_asp_is_hurt_by_the_cloak_that_saves_from_its_poison() -> None:
    t = table("shadows", me=side(line=["Macis Asp"]), opponent=side(line=["Troll+Armageddon Cloak", "Krump"]))
    t.fight("Macis Asp", "Troll")
    assert t.damage("Macis Asp") == 2, "by hazardous, and by nothing else: it skirmishes"
    assert t.enemy_line == ["Troll", "Krump"]
    assert t.damage("Troll") == 0
    assert t.enemy_discard == ["Armageddon Cloak"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.saved")
def test_mooncurser_dies_of_the_cloak_before_it_can_poison() -> None:
    t = table("shadows", me=side(line=["Mooncurser"]), opponent=side(line=["Troll+Armageddon Cloak"], aember=2))
    t.fight("Mooncurser")
    assert t.discard_pile == ["Mooncurser"]
    assert t.damage("Troll") == 0
    assert t.aember == (0, 2)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.play-timing")
@pytest.mark.parametrize("first", ["Autocannon", "Full Moon"])
def test_an_urchin_that_autocannon_kills_was_played_under_a_full_moon(first: str) -> None:
    t = table(
        "shadows",
        me=side(hand=["Full Moon@shadows", "Urchin"], line=["Bad Penny"], artifacts=["Autocannon"]),
        opponent=side(aember=2),
    )
    t.play("Full Moon").play("Urchin", "left flank")
    t.pick(next(text for text in t.offered if text.startswith(first)))
    assert sorted(t.discard_pile) == ["Full Moon", "Urchin"]
    assert t.line == ["Bad Penny"]
    assert t.aember == (1 + 1, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.played-and-gone")
def test_old_bruno_whom_autocannons_kill_captures_nothing() -> None:
    t = table(
        "shadows",
        me=side(hand=["Old Bruno"], artifacts=["Autocannon"] * 3),
        opponent=side(aember=4),
    )
    t.play("Old Bruno", *["Autocannon: deal 1 damage to it"] * 2)
    assert t.discard_pile == ["Old Bruno"]
    assert t.aember == (0, 4), "there is nobody on whom it could lie"
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.saved")
@pytest.mark.parametrize("owner", ["Me", "Opponent"])
def test_of_two_cloaks_of_different_owners_the_active_player_says_which_one_saves(owner: str) -> None:
    t = table(
        "sanctum",
        me=side(hand=["Armageddon Cloak", "Punch@sanctum"]),
        opponent=side(line=["Urchin+Armageddon Cloak", "Troll"]),
    )
    t.play("Armageddon Cloak", "choose Urchin").play("Punch", "choose Urchin")
    assert [text.split(":")[0] for text in t.offered] == [
        "Urchin by Opponent's Armageddon Cloak",
        "Urchin by Me's Armageddon Cloak",
    ]
    t.pick(next(text for text in t.offered if owner in text))
    assert t.enemy_line == ["Urchin", "Troll"]
    assert t.damage("Urchin") == 0
    mine = owner == "Me"
    assert t.discard_pile == (["Armageddon Cloak", "Punch"] if mine else ["Punch"])
    assert t.enemy_discard == ([] if mine else ["Armageddon Cloak"])
    assert t.aember == (2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.replaced")
def test_two_annihilation_rituals_purge_a_creature_once_and_nobody_is_asked_by_which() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Punch"], artifacts=["Annihilation Ritual", "Annihilation Ritual"]),
        opponent=side(line=["Urchin", "Troll"], artifacts=["Annihilation Ritual"]),
    )
    t.play("Punch", "choose Urchin")
    assert t.names(1, PURGED) == ["Urchin"]
    assert t.enemy_line == ["Troll"]
    assert t.aember == (1, 0)
    t.ends_clean()
