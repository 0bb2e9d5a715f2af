"""Cards of house Shadows with mechanisms of their own."""

import pytest

from cardwright.games.keyforge.events import LeftPlay, Moved, PutBeneath
from cardwright.games.keyforge.words.vocabulary import forge_key
from cardwright.games.keyforge.zones import ARTIFACTS, BENEATH, DISCARD, HAND, PURGED
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.frames import Activation
from tests.games.keyforge.table import side, table


def test_the_sting_gets_what_the_opponent_spends_on_keys_from_pool_and_cards() -> None:
    t = table(
        "shadows",
        me=side(artifacts=["The Sting"]),
        opponent=side(artifacts=["Pocket Universe"], aember=4, houses=("logos", "dis", "mars")),
    )
    t.lay("Pocket Universe", aember=2).end_turn().pick("house dis")
    assert t.keys == (0, 1)
    assert t.aember == (6, 0)
    assert t.state("Pocket Universe").aember == 0
    t.ends_clean()


def test_the_sting_lets_its_player_forge_no_key_until_it_is_sacrificed() -> None:
    t = table("shadows", me=side(artifacts=["The Sting"], houses=("shadows", "dis", "logos"), aember=13))
    t.end_turn("house brobnar").end_turn("house shadows")
    assert t.keys == (0, 0)
    t.use("The Sting").end_turn("house brobnar").end_turn("house dis")
    assert t.keys == (1, 0)
    assert t.aember == (7, 0)
    assert t.discard_pile == ["The Sting"]
    t.ends_clean()


def test_the_sting_gets_nothing_of_what_its_own_player_spends() -> None:
    t = table("shadows", me=side(artifacts=["The Sting"], hand=["Fear"], aember=8), opponent=side(aember=0))
    forge_key().start(t.m, Activation(0, -1))
    t.m.run()
    assert t.keys == (1, 0)
    assert t.aember == (2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.next-card")
def test_speed_sigil_readies_the_first_creature_that_anybody_plays_each_turn() -> None:
    t = table(
        "shadows",
        me=side(artifacts=["Speed Sigil"], hand=["Seeker Needle", "Urchin", "Bad Penny"]),
        opponent=side(hand=["Troll", "Krump"]),
    )
    t.play("Seeker Needle").play("Urchin").play("Bad Penny", "left flank")
    assert t.state("Urchin").ready
    assert not t.state("Bad Penny").ready
    assert not t.state("Seeker Needle").ready
    assert t.aember == (0, 0)
    t.end_turn("house brobnar").play("Troll").play("Krump", "left flank")
    assert t.state("Troll").ready
    assert not t.state("Krump").ready
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.next-card")
def test_speed_sigil_counts_creatures_that_were_played_before_it_came() -> None:
    t = table("shadows", me=side(hand=["Speed Sigil", "Urchin", "Bad Penny"]))
    t.play("Urchin").play("Speed Sigil").play("Bad Penny", "left flank")
    assert not t.state("Bad Penny").ready
    assert t.aember == (1, 0)
    t.ends_clean("Urchin")


def test_speed_sigil_leaves_alone_what_is_put_into_play() -> None:
    t = table("dis", me=side(artifacts=["Speed Sigil"], line=["Overlord Greking"]), opponent=side(line=["Shooler"]))
    t.fight("Overlord Greking", None, "right flank")
    assert t.line == ["Overlord Greking", "Shooler"]
    assert not t.state("Shooler").ready
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.as-yours")
def test_nexus_purges_with_the_enemys_spangler_box_which_stays_with_the_enemy() -> None:
    t = table("shadows", me=side(line=["Nexus"]), opponent=side(artifacts=["Spangler Box"], line=["Troll", "Krump"]))
    t.reap("Nexus", "choose Troll")
    assert t.enemy_line == ["Krump"]
    assert t.names(1, ARTIFACTS) == ["Spangler Box"]
    assert t.names(1, PURGED) == ["Troll"]
    assert not t.state("Spangler Box").ready
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.considered-house")
def test_sneklifter_takes_an_artifact_of_none_of_your_houses_as_a_shadows_card() -> None:
    t = table(
        "shadows",
        me=side(hand=["Sneklifter"], houses=("brobnar", "shadows", "logos")),
        opponent=side(artifacts=["Lash of Broken Dreams", "Library of Babble"]),
    )
    t.play("Sneklifter", "choose Lash of Broken Dreams")
    assert t.names(0, ARTIFACTS) == ["Lash of Broken Dreams"]
    assert "use Lash of Broken Dreams" in t.offered, "the active house is Shadows"
    t.end_turn("house brobnar", "end turn")
    assert t.offered == ["house brobnar", "house shadows", "house logos"], "it opens no Dis"
    t.pick("house logos")
    assert "use Lash of Broken Dreams" not in t.offered
    t.ends_clean("Sneklifter")


@pytest.mark.rule("keyforge:ruling.considered-house")
def test_what_sneklifter_takes_stays_of_its_house_where_that_is_one_of_yours() -> None:
    t = table(
        "shadows",
        me=side(hand=["Sneklifter"], houses=("brobnar", "shadows", "logos"), deck=["Mother"] * 9),
        opponent=side(artifacts=["Library of Babble"]),
    )
    t.play("Sneklifter")
    assert t.names(0, ARTIFACTS) == ["Library of Babble"]
    assert "use Library of Babble" not in t.offered
    t.end_turn("house brobnar").end_turn("house logos")
    assert "use Library of Babble" in t.offered
    t.ends_clean("Sneklifter")


def test_masterplan_keeps_a_card_of_another_house_to_play_it_later() -> None:
    t = table("shadows", me=side(hand=["Masterplan", "Troll", "Anger"]))
    t.play("Masterplan")
    assert t.offered == ["choose Troll", "choose Anger"]
    t.choose("Troll")
    assert t.hand == ["Anger"]
    assert [t.m.prints[card].name for card in t.m.zones[BENEATH]] == ["Troll"]
    t.end_turn("house dis").end_turn("house logos").omni("Masterplan")
    assert t.line == ["Troll"]
    assert not t.state("Troll").ready
    assert t.discard_pile == ["Masterplan"]
    assert t.aember == (1, 0), "the bonus of Masterplan"
    assert t.m.zones[BENEATH] == ()
    t.ends_clean()


def test_masterplan_plays_an_action_to_its_end_before_it_is_sacrificed() -> None:
    t = table("shadows", me=side(hand=["Masterplan", "Punch"]), opponent=side(line=["Troll"]))
    t.play("Masterplan").end_turn("house dis").end_turn("house logos").omni("Masterplan")
    assert t.damage("Troll") == 3
    assert t.discard_pile == ["Punch", "Masterplan"]
    assert t.aember == (2, 0)
    t.ends_clean()


def test_masterplan_puts_nothing_beneath_it_from_an_empty_hand_and_is_sacrificed_alone() -> None:
    t = table("shadows", me=side(hand=["Masterplan"], deck=[]))
    t.play("Masterplan")
    assert t.m.zones[BENEATH] == ()
    t.end_turn("house dis").end_turn("house logos").omni("Masterplan")
    assert t.discard_pile == ["Masterplan"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.beneath")
def test_only_its_player_knows_what_lies_beneath_masterplan() -> None:
    t = table("shadows", me=side(hand=["Masterplan", "Troll", "Anger"]))
    t.play("Masterplan", "choose Troll")
    mine, theirs = (t.m.view(viewer)["players"][0]["areas"]["artifacts"]["cards"][0] for viewer in (0, 1))
    assert [(card["name"], card["marks"]["facedown"]) for card in mine["attached"]] == [("Troll", True)]
    assert "attached" not in theirs
    assert mine["marks"]["beneath"] == theirs["marks"]["beneath"] == 1
    assert "You put Troll facedown beneath Masterplan." in t.m.log(0)
    assert "Me puts a card facedown beneath Masterplan." in t.m.log(1)
    assert "Troll" not in str(t.m.view(1)) + str(t.m.log(1))
    beneath = t.m.zones[BENEATH][0]
    rng = Rng(1)
    names = {t.m.sample(1, rng).prints[beneath].name for _ in range(30)}
    assert {"Troll", "Anger"} < names, "or any other of the deck"
    assert {t.m.sample(0, rng).prints[beneath].name for _ in range(10)} == {"Troll"}
    t.end_turn("house dis").end_turn("house logos").omni("Masterplan")
    assert "Me plays Troll." in t.m.log(1)
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.beneath")
def test_who_takes_masterplan_plays_what_they_could_not_look_at() -> None:
    t = table(
        "shadows",
        me=side(hand=["Masterplan", "Troll"]),
        opponent=side(hand=["Sneklifter"], houses=("shadows", "dis", "mars")),
    )
    t.play("Masterplan").end_turn("house shadows").play("Sneklifter")
    theirs = t.m.view(1)["players"][1]["areas"]["artifacts"]["cards"][0]
    assert (theirs["name"], theirs["marks"]["beneath"]) == ("Masterplan", 1)
    assert "attached" not in theirs
    mine = t.m.view(0)["players"][1]["areas"]["artifacts"]["cards"][0]
    assert [card["name"] for card in mine["attached"]] == ["Troll"], "who put it there knows it on"
    t.end_turn("house brobnar").end_turn("house mars").omni("Masterplan", "right flank")
    assert t.enemy_line == ["Sneklifter", "Troll"]
    assert t.discard_pile == ["Masterplan"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.beneath", "keyforge:ruling.unplayable")
def test_an_upgrade_without_a_creature_is_turned_over_and_discarded_with_masterplan() -> None:
    t = table("shadows", me=side(hand=["Masterplan", "Duskrunner"]))
    t.play("Masterplan").end_turn("house dis").end_turn("house logos").omni("Masterplan")
    assert sorted(t.discard_pile) == ["Duskrunner", "Masterplan"]
    assert "Duskrunner is revealed." in t.m.log(1)
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.beneath")
def test_a_card_that_comes_to_lie_beneath_another_masterplan_stays_there_when_the_first_one_leaves() -> None:
    t = table("shadows", me=side(hand=["Troll"], artifacts=["Masterplan", "Masterplan"]))
    troll, first, second = t.find("Troll"), t.find("Masterplan"), t.find("Masterplan", 2)
    t.m.do(PutBeneath(troll, first, 0))
    t.m.do(Moved(troll, HAND))
    t.m.do(PutBeneath(troll, second, 0))
    assert (t.m.beneath(first), t.m.beneath(second)) == ([], [troll])
    t.m.do(LeftPlay(first, DISCARD))
    assert t.m.zones[BENEATH] == (troll,)
    assert t.discard_pile == ["Masterplan"]
    t.ends_clean()
