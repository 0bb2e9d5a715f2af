"""Cards of house Dis with mechanisms of their own."""

import pytest

from cardwright.games.keyforge.words.vocabulary import any_of, artifact, creature, deal, destroy, each, play
from cardwright.games.keyforge.zones import PURGED, UPGRADES
from cardwright.kernel.core.frames import Activation
from cardwright.language.targets import Named
from tests.games.keyforge.table import made, side, table


@pytest.mark.rule("keyforge:ruling.losing-armor")
def test_red_hot_armor_deals_what_armor_is_left_and_takes_all_of_it() -> None:
    t = table(
        "dis",
        me=side(hand=["Red-Hot Armor", "Punch"], line=["Francus"]),
        opponent=side(line=["Champion Tabris", "Francus", "Dodger"]),
    )
    tabris = t.m.change(t.find("Champion Tabris"))
    tabris.armor_spent, tabris.armor_turn = 1, t.m.turn
    t.play("Red-Hot Armor")
    assert t.damage("Champion Tabris") == 1, "one of its two has absorbed damage already"
    assert t.damage("Francus", 2) == 1
    assert (t.damage("Francus"), t.damage("Dodger")) == (0, 0)
    deal(3, creature).start(t.m, Activation(0, -1))
    t.m.run()
    t.choose("Champion Tabris")
    assert t.damage("Champion Tabris") == 4
    assert t.aember == (1, 0)
    t.end_turn("house shadows")
    assert t.m.armor_left(t.find("Champion Tabris")) == 2
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.losing-armor")
def test_armor_gained_after_red_hot_armor_absorbs() -> None:
    t = table("dis", me=side(hand=["Red-Hot Armor", "Protect the Weak@dis"]), opponent=side(line=["Champion Tabris"]))
    t.play("Red-Hot Armor").play("Protect the Weak", *t.offered[:0])
    assert t.damage("Champion Tabris") == 2
    assert t.m.armor_left(t.find("Champion Tabris")) == 1
    assert t.aember[0] >= 1
    t.ends_clean()


def test_annihilation_ritual_purges_the_creatures_of_both_and_not_their_upgrades() -> None:
    t = table(
        "dis",
        me=side(hand=["Gateway to Dis"], line=["Troll+Blood of Titans"], artifacts=["Annihilation Ritual"]),
        opponent=side(line=["Krump", "Magda the Rat"], aember=3),
    )
    t.lay("Troll", aember=2).play("Gateway to Dis")
    assert t.names(0, PURGED) == ["Troll"]
    assert sorted(t.names(1, PURGED)) == ["Krump", "Magda the Rat"]
    assert t.discard_pile == ["Blood of Titans", "Gateway to Dis"]
    assert t.enemy_discard == []
    assert t.aember == (2, 3 + 2 - 2), "what lay on Troll, and what Magda steals back, once"
    assert t.chains == (3, 0)
    t.ends_clean()


def test_annihilation_ritual_leaves_other_cards_and_other_ways_alone() -> None:
    t = table(
        "dis",
        me=side(hand=["Fear"], artifacts=["Annihilation Ritual", "Key to Dis"], line=["Pitlord"]),
        opponent=side(line=["Krump"], artifacts=["Cannon"]),
    )
    t.play("Fear").omni("Key to Dis")
    assert t.enemy_hand == ["Krump"]
    assert t.discard_pile == ["Fear", "Key to Dis"]
    assert t.names(0, PURGED) == ["Pitlord"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.leaving-together")
def test_annihilation_ritual_still_purges_what_leaves_together_with_it() -> None:
    flood = made("Flood", play(destroy(each(any_of(creature, artifact)))), like="Fear")
    t = table(
        "dis", me=side(hand=[flood], artifacts=["Annihilation Ritual"], line=["Troll"]), opponent=side(line=["Krump"])
    )
    t.play("Flood")
    assert (t.names(0, PURGED), t.names(1, PURGED)) == (["Troll"], ["Krump"])
    assert t.discard_pile == ["Annihilation Ritual", "Flood"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.declared-number")
def test_dance_of_doom_destroys_the_creatures_of_the_power_that_is_chosen() -> None:
    t = table(
        "dis",
        me=side(hand=["Dance of Doom"], line=["Urchin", "Troll+Blood of Titans"]),
        opponent=side(line=["Umbra", "Krump"]),
    )
    t.m.change(t.find("Urchin")).counters = 1
    t.play("Dance of Doom")
    assert t.offered == [str(n) for n in range(8 + 5 + 2)]
    t.pick("2")
    assert t.line == ["Troll"]
    assert t.discard_pile == ["Urchin", "Dance of Doom"]
    assert t.enemy_discard == ["Umbra"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.declared-number")
def test_dance_of_doom_may_name_a_number_that_no_creature_has() -> None:
    t = table("dis", me=side(hand=["Dance of Doom"], line=["Urchin"]), opponent=side(line=["Troll"]))
    t.play("Dance of Doom", "0")
    assert (t.line, t.enemy_line) == (["Urchin"], ["Troll"])
    assert t.discard_pile == ["Dance of Doom"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.as-yours")
def test_poltergeist_uses_an_artifact_of_either_player_and_destroys_it() -> None:
    t = table("dis", me=side(hand=["Poltergeist"], deck=["Mother"]), opponent=side(artifacts=["Library of Babble"]))
    t.play("Poltergeist")
    assert t.hand == ["Mother"]
    assert t.enemy_discard == ["Library of Babble"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.as-yours")
def test_poltergeist_destroys_an_artifact_that_cannot_be_used() -> None:
    t = table("dis", me=side(hand=["Poltergeist"], artifacts=["Library of Babble!"], deck=["Mother"]))
    t.play("Poltergeist")
    assert t.hand == []
    assert t.discard_pile == ["Library of Babble", "Poltergeist"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.newest-control")
def test_collar_of_subordination_takes_the_creature_to_the_flank_that_its_player_chooses() -> None:
    t = table(
        "dis",
        me=side(hand=["Collar of Subordination"], line=["Pitlord"]),
        opponent=side(line=["Troll+Blood of Titans", "Krump"]),
    )
    t.lay("Troll", damage=2).play("Collar of Subordination", "choose Troll", "left flank")
    assert (t.line, t.enemy_line) == (["Troll", "Pitlord"], ["Krump"])
    assert (t.damage("Troll"), t.power("Troll")) == (2, 13)
    t.end_turn("house brobnar")
    assert "reap Troll" not in t.offered
    t.ends_clean("Collar of Subordination")


@pytest.mark.rule("keyforge:ruling.newest-control")
def test_a_newer_collar_wins_and_when_it_goes_the_older_holds_again() -> None:
    t = table(
        "dis",
        me=side(hand=["Collar of Subordination"]),
        opponent=side(line=["Troll", "Krump"], hand=["Collar of Subordination"], houses=("dis", "brobnar", "mars")),
    )
    t.play("Collar of Subordination", "choose Troll")
    assert t.line == ["Troll"]
    t.end_turn("house dis").play("Collar of Subordination", "choose Troll", "right flank")
    assert (t.line, t.enemy_line) == ([], ["Krump", "Troll"])
    newer = t.m.zone(1, UPGRADES)[0]
    act = Activation(1, -1)
    act.name_cards("collar", (newer,))
    destroy(Named("collar")).start(t.m, act)
    t.m.run()
    assert (t.line, t.enemy_line) == (["Troll"], ["Krump"])
    assert t.enemy_discard == ["Collar of Subordination"]
    t.ends_clean("Collar of Subordination")


def test_a_collar_on_a_creature_of_your_own_changes_nothing() -> None:
    t = table("dis", me=side(hand=["Collar of Subordination"], line=["Pitlord"]))
    t.play("Collar of Subordination")
    assert t.line == ["Pitlord"]
    t.ends_clean("Collar of Subordination")


@pytest.mark.rule("keyforge:ruling.losing-armor", "keyforge:ruling.armor-loss")
def test_what_red_hot_armor_took_is_not_taken_from_other_armor_later() -> None:
    t = table(
        "dis",
        me=side(hand=["Red-Hot Armor", "Dance of Doom", "Gongoozle"]),
        opponent=side(line=["Bulwark", "Headhunter+Shoulder Armor", "Troll"]),
    )
    t.play("Red-Hot Armor")
    assert (t.damage("Bulwark"), t.damage("Headhunter")) == (2, 2), "what each of them had"
    t.play("Dance of Doom").pick("4")
    assert t.enemy_line == ["Headhunter", "Troll"]
    assert (t.power("Headhunter"), t.m.armor_left(t.find("Headhunter"))) == (7, 2), "it is on a flank now"
    t.play("Gongoozle", "choose Headhunter")
    assert t.damage("Headhunter") == 2 + 1
    assert t.aember == (2, 0), "the bonuses"
    t.ends_clean()
