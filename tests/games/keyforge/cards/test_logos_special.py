"""Cards of house Logos with mechanisms of their own."""

import pytest

from tests.games.keyforge.table import side, table


@pytest.mark.rule("keyforge:ruling.as-yours")
def test_remote_access_uses_an_enemy_artifact_which_stays_its_owners() -> None:
    t = table(
        "logos", me=side(hand=["Remote Access"]), opponent=side(artifacts=["Mighty Javelin"], line=["Troll", "Krump"])
    )
    t.play("Remote Access", "choose Troll")
    assert t.damage("Troll") == 4
    assert t.enemy_discard == ["Mighty Javelin"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.as-yours")
def test_what_remote_access_uses_exhausts_and_means_the_user_by_you() -> None:
    t = table(
        "logos",
        me=side(hand=["Remote Access"], line=["Troll!"], aember=2),
        opponent=side(artifacts=["Gauntlet of Command", "Pocket Universe"], line=["Urchin"]),
    )
    t.play("Remote Access", "choose Pocket Universe")
    assert t.state("Pocket Universe").aember == 1
    assert not t.state("Pocket Universe").ready
    assert t.state("Gauntlet of Command").ready
    assert t.aember == (2, 0), "3 with the bonus, less 1"
    t.ends_clean()


def test_remote_access_does_nothing_without_an_enemy_artifact() -> None:
    t = table("logos", me=side(hand=["Remote Access"], artifacts=["Library of Babble"], deck=["Mother"]))
    t.play("Remote Access")
    assert t.state("Library of Babble").ready
    assert t.hand == []
    assert t.aember == (1, 0)
    t.ends_clean()


def test_interdimensional_graft_gets_what_is_left_after_the_first_key_of_the_opponents_next_turn() -> None:
    t = table("logos", me=side(hand=["Interdimensional Graft"]), opponent=side(aember=9))
    t.play("Interdimensional Graft").end_turn("house dis")
    assert t.keys == (0, 1)
    assert t.aember == (1 + 3, 0)
    t.end_turn("house logos")
    t.m.aember[1] = 8
    t.end_turn("house dis")
    assert t.keys == (0, 2)
    assert t.aember == (4, 2), "it was about one turn"
    t.ends_clean()


def test_interdimensional_graft_gets_nothing_where_no_key_is_forged() -> None:
    t = table("logos", me=side(hand=["Interdimensional Graft"]), opponent=side(aember=5))
    t.play("Interdimensional Graft").end_turn("house dis")
    assert t.aember == (1, 5)
    t.ends_clean()
