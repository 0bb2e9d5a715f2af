"""The artifacts and upgrades of Logos at play: what they do, when they do not, and who is left alone."""

import pytest

from cardwright.games.keyforge.events import Entered
from cardwright.games.keyforge.zones import ARCHIVES, ARTIFACTS, DECK, PURGED
from tests.games.keyforge.table import Table, side, table


def archives(t: Table, player: int = 0) -> list[str]:
    return t.names(player, ARCHIVES)


def deck(t: Table, player: int = 0) -> list[str]:
    """The deck, top first."""
    return t.names(player, DECK)[::-1]


# ---- artifacts -----------------------------------------------------------------------------------------------------


def test_anomaly_exploiter_destroys_a_damaged_creature() -> None:
    t = table(
        "logos",
        me=side(line=["Troll"], artifacts=["Anomaly Exploiter"]),
        opponent=side(line=["Bumpsy", "Krump", "Smaaash"]),
    )
    t.lay("Troll", damage=1).lay("Krump", damage=2)
    t.use("Anomaly Exploiter")
    assert t.offered == ["choose Troll", "choose Krump"]
    t.choose("Krump")
    assert t.enemy_line == ["Bumpsy", "Smaaash"]
    assert t.line == ["Troll"]
    t.ends_clean()


def test_anomaly_exploiter_has_to_destroy_your_own_if_no_other_is_damaged() -> None:
    t = table("logos", me=side(line=["Troll"], artifacts=["Anomaly Exploiter"]), opponent=side(line=["Bumpsy"]))
    t.lay("Troll", damage=1)
    t.use("Anomaly Exploiter")
    assert t.line == []
    assert t.enemy_line == ["Bumpsy"]
    t.ends_clean()


def test_mobius_scroll_archives_itself_and_up_to_two_cards() -> None:
    t = table("logos", me=side(hand=["Troll", "Punch", "Anger"], artifacts=["Mobius Scroll"]))
    t.use("Mobius Scroll", "choose Troll", "choose Anger")
    assert sorted(archives(t)) == ["Anger", "Mobius Scroll", "Troll"]
    assert t.hand == ["Punch"]
    assert t.names(0, ARTIFACTS) == []
    t.ends_clean()


def test_mobius_scroll_may_go_alone() -> None:
    t = table("logos", me=side(hand=["Troll"], artifacts=["Mobius Scroll"]))
    t.use("Mobius Scroll", "done")
    assert archives(t) == ["Mobius Scroll"]
    assert t.hand == ["Troll"]
    t.ends_clean()


def test_library_of_babble_draws_a_card() -> None:
    t = table("logos", me=side(artifacts=["Library of Babble"], deck=["Troll", "Anger"]), opponent=side(deck=["Punch"]))
    t.use("Library of Babble")
    assert t.hand == ["Troll"]
    assert t.enemy_hand == []
    assert "use Library of Babble" not in t.offered
    t.ends_clean()


def test_the_howling_pit_lets_both_players_refill_to_one_more() -> None:
    t = table("logos", me=side(artifacts=["The Howling Pit"]))
    t.end_turn("house logos")
    assert len(t.hand) == 7
    t.end_turn("house logos")
    assert len(t.enemy_hand) == 7
    t.ends_clean()


def test_spangler_box_purges_a_creature_and_changes_sides() -> None:
    t = table("logos", me=side(artifacts=["Spangler Box"]), opponent=side(line=["Troll", "Bumpsy"]))
    t.use("Spangler Box", "choose Troll")
    assert t.enemy_line == ["Bumpsy"]
    assert t.names(1, PURGED) == ["Troll"]
    assert t.names(0, ARTIFACTS) == []
    assert t.names(1, ARTIFACTS) == ["Spangler Box"]
    assert not t.state("Spangler Box").ready
    t.ends_clean()


def test_spangler_box_stays_where_it_is_without_a_creature_to_purge() -> None:
    t = table("logos", me=side(artifacts=["Spangler Box"]))
    t.use("Spangler Box")
    assert t.names(0, ARTIFACTS) == ["Spangler Box"]
    t.ends_clean()


@pytest.mark.rule("keyforge:play.put-into-play")
@pytest.mark.rule("keyforge:control.owner")
def test_spangler_box_gives_back_all_it_purged_when_it_leaves_play() -> None:
    t = table(
        "logos",
        me=side(artifacts=["Spangler Box"], line=["Mother", "Batdrone"], hand=["Neutron Shark"], deck=["Labwork"] * 9),
        opponent=side(line=["Bumpsy", "Troll"], aember=3),
    )
    t.use("Spangler Box", "choose Troll")
    t.end_turn("house brobnar").end_turn("house brobnar")
    t.end_turn("house logos").use("Spangler Box", "choose Mother")
    assert t.line == ["Batdrone"]
    assert t.names(0, ARTIFACTS) == ["Spangler Box"]
    t.end_turn("house brobnar").end_turn("house brobnar")
    t.end_turn("house logos").use("Spangler Box", "choose Bumpsy")
    t.end_turn("house brobnar").end_turn("house logos")
    assert t.enemy_line == []
    t.play("Neutron Shark", "right flank", "choose Batdrone")
    assert t.line == ["Neutron Shark"]
    assert sorted(t.offered) == ["choose Bumpsy", "choose Mother", "choose Troll"]
    t.pick("choose Bumpsy", "choose Mother", "left flank", "right flank")
    assert t.line == ["Mother", "Neutron Shark"]
    assert t.enemy_line == ["Bumpsy", "Troll"]
    assert not t.state("Troll").ready
    assert t.aember == (0, 3), "they were not played: Bumpsy takes nothing"
    assert t.discard_pile == ["Spangler Box", "Batdrone", "Labwork"]
    assert t.names(0, PURGED) == t.names(1, PURGED) == []
    assert [event.card for event in t.happened(Entered)][-3:] == [
        t.find(name) for name in ("Bumpsy", "Mother", "Troll")
    ]
    t.ends_clean()


def test_spangler_box_brings_back_only_what_it_purged_itself() -> None:
    t = table(
        "logos",
        me=side(artifacts=["Spangler Box"], purged=["Mother"]),
        opponent=side(line=["Troll"], hand=["Neutron Shark"], purged=["Krump"], deck=["Labwork"] * 9),
    )
    t.use("Spangler Box").end_turn("house logos").play("Neutron Shark", "choose Spangler Box", "left flank")
    assert t.enemy_line == ["Troll", "Neutron Shark"]
    assert t.discard_pile == ["Spangler Box"]
    assert t.names(0, PURGED) == ["Mother"]
    assert t.names(1, PURGED) == ["Krump"]
    t.ends_clean("Labwork")


# ---- upgrades ------------------------------------------------------------------------------------------------------


def test_rocket_boots_ready_the_creature_after_its_first_use_of_the_turn() -> None:
    t = table("logos", me=side(line=["Batdrone+Rocket Boots", "Mother"]))
    t.reap("Batdrone")
    assert t.state("Batdrone").ready
    t.reap("Batdrone")
    assert not t.state("Batdrone").ready
    t.reap("Mother")
    assert not t.state("Mother").ready
    assert t.aember == (3, 0)
    t.ends_clean()


def test_rocket_boots_work_again_the_next_turn_and_after_a_fight() -> None:
    t = table("logos", me=side(line=["Batdrone+Rocket Boots"]), opponent=side(line=["Troll"], aember=3))
    t.reap("Batdrone").reap("Batdrone")
    t.end_turn("house brobnar").end_turn("house logos")
    t.fight("Batdrone", None, "Batdrone: if")
    assert t.state("Batdrone").ready
    assert t.aember == (3, 2)
    t.ends_clean("Troll")


def test_removing_a_stun_is_the_first_use() -> None:
    t = table("logos", me=side(line=["Batdrone+Rocket Boots"], hand=["Labwork"]))
    t.lay("Batdrone", stunned=True)
    t.pick("unstun Batdrone")
    assert not t.state("Batdrone").ready
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.gained-abilities")
def test_rocket_boots_on_an_enemy_creature_serve_its_controller() -> None:
    t = table("logos", me=side(hand=["Rocket Boots"], line=["Mother"]), opponent=side(line=["Batdrone"]))
    t.play("Rocket Boots", "choose Batdrone").end_turn("house logos").reap("Batdrone")
    assert t.state("Batdrone").ready
    assert t.aember == (0, 1)
    t.ends_clean()


def test_transposition_sandals_swap_and_let_the_other_creature_be_used() -> None:
    t = table(
        "logos",
        me=side(line=["Doc Bookton+Transposition Sandals", "Bumpsy", "Troll"]),
        opponent=side(line=["Krump"]),
    )
    assert "reap Troll" not in t.offered
    t.use("Doc Bookton")
    assert t.offered == ["choose Bumpsy", "choose Troll"]
    t.choose("Troll")
    assert t.line == ["Troll", "Bumpsy", "Doc Bookton"]
    assert {"reap Troll", "fight with Troll"} <= set(t.offered)
    assert "reap Bumpsy" not in t.offered
    t.reap("Troll")
    assert t.aember == (1, 0)
    t.end_turn("house brobnar", "end turn", "house logos")
    assert "reap Troll" not in t.offered, "only that turn"
    t.ends_clean()


def test_transposition_sandals_without_another_creature_do_nothing() -> None:
    t = table("logos", me=side(line=["Doc Bookton+Transposition Sandals"]), opponent=side(line=["Krump"]))
    t.use("Doc Bookton")
    assert t.line == ["Doc Bookton"]
    assert not t.state("Doc Bookton").ready
    t.ends_clean()
