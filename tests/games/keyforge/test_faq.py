"""The eight answers at the end of the rulebook, played as they are told."""

import pytest

from cardwright.games.keyforge.state import NO_HOUSE
from cardwright.games.keyforge.zones import ARCHIVES
from tests.games.keyforge.table import side, table


@pytest.mark.rule("keyforge:faq.1", "keyforge:ruling.bait-and-switch")
def test_1_bait_and_switch_against_14_steals_until_both_have_7() -> None:
    t = table("shadows", me=side(hand=["Bait and Switch"]), opponent=side(aember=14)).play("Bait and Switch")
    assert t.aember == (7, 7)
    t.ends_clean()


@pytest.mark.rule("keyforge:faq.2")
def test_2_phase_shift_on_the_first_turn_allows_no_further_card() -> None:
    t = table("logos", turn=1, me=side(hand=["Phase Shift", "Troll", "Labwork"])).play("Phase Shift")
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:faq.3")
def test_3_wild_wormhole_on_the_first_turn_plays_from_the_deck() -> None:
    t = table("logos", turn=1, me=side(hand=["Wild Wormhole", "Troll"], deck=["Urchin"]), opponent=side(aember=1))
    t.play("Wild Wormhole")
    assert t.line == ["Urchin"]
    assert t.aember == (2, 0)
    assert t.hand == ["Troll"]
    t.ends_clean()


@pytest.mark.rule("keyforge:faq.4")
def test_4_two_chains_and_seven_cards_shed_none() -> None:
    t = table(me=side(hand=["Troll"] * 7, chains=2)).end_turn("house dis")
    assert (len(t.hand), t.chains[0]) == (7, 2)
    t.ends_clean()


@pytest.mark.rule("keyforge:faq.5")
def test_5_two_chains_and_five_cards_draw_none_and_shed_one() -> None:
    t = table(me=side(hand=["Troll"] * 5, chains=2)).end_turn("house dis")
    assert (len(t.hand), t.chains[0]) == (5, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:faq.6", "keyforge:ruling.biomatrix-backup", "keyforge:active-player.decides")
@pytest.mark.parametrize(("answer", "archived"), [("yes", ["Krump"]), ("no", [])])
def test_6_the_active_player_decides_whether_biomatrix_backup_archives(answer: str, archived: list[str]) -> None:
    t = table(me=side(line=["Troll"]), opponent=side(line=["Krump+Biomatrix Backup"])).fight("Troll")
    assert t.m.decision.player == 0
    t.pick(answer)
    assert t.names(1, ARCHIVES) == archived
    assert ("Krump" in t.enemy_discard) is not bool(archived)
    assert t.enemy_line == []
    t.ends_clean()


@pytest.mark.rule("keyforge:faq.7", "keyforge:ruling.no-legal-house")
def test_7_pitlord_against_restringuntus_leaves_no_house() -> None:
    t = table("dis", me=side(line=["Pitlord"]), opponent=side(hand=["Restringuntus"]))
    t.end_turn("house dis", "play Restringuntus", "house dis", "end turn")
    assert t.m.active == 0
    assert t.m.house == NO_HOUSE
    t.ends_clean()


@pytest.mark.rule("keyforge:faq.8", "keyforge:ruling.library-access", "keyforge:ruling.play-timing")
def test_8_library_access_and_wild_wormhole_bonus_draw_and_play_in_turn() -> None:
    t = table(
        "logos",
        me=side(hand=["Library Access", "Wild Wormhole"], deck=["Anger", "Labwork", "Troll", "Bumpsy"]),
    )
    t.play("Library Access").play("Wild Wormhole")
    assert t.aember == (2, 0), "a bonus of each card"
    assert t.m.decision.texts() == ["choose Anger", "choose Troll"], "both draws came before Labwork asks"
    assert t.m.log(0) == [
        "You play Library Access.",
        "You play Wild Wormhole.",
        "You gain 1 æmber.",
        "You draw Anger.",
        "Labwork is revealed.",
        "You play Labwork.",
        "You gain 1 æmber.",
        "You draw Troll.",
    ]
    t.choose("Troll")
    assert t.names(0, ARCHIVES) == ["Troll"]
    assert t.hand == ["Anger"]
    assert t.discard_pile == ["Library Access", "Labwork", "Wild Wormhole"]
    t.ends_clean()
