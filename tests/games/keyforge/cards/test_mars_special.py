"""Cards of house Mars with mechanisms of their own."""

import pytest

from tests.games.keyforge.table import side, table


def test_ether_spider_captures_what_its_opponent_would_gain_and_nothing_of_its_own_players() -> None:
    t = table(
        "logos", me=side(line=["Doc Bookton"], hand=["Labwork"], deck=["Mother"]), opponent=side(line=["Ether Spider"])
    )
    t.reap("Doc Bookton").play("Labwork")
    assert t.aember == (0, 0)
    assert t.state("Ether Spider").aember == 2, "what reaping gives, and the bonus of Labwork"
    t.ends_clean("Labwork", "Mother")
    t = table("logos", me=side(line=["Doc Bookton", "Ether Spider"], deck=[]))
    t.reap("Doc Bookton")
    assert t.aember == (1, 0)
    t.ends_clean()


def test_ether_spider_deals_no_damage_in_fights() -> None:
    t = table("mars", me=side(line=["Ether Spider"]), opponent=side(line=["Urchin!", "Troll"]))
    t.fight("Ether Spider", "Troll")
    assert t.damage("Troll") == 0
    assert t.line == []
    t.ends_clean()


def test_ether_spider_captures_what_another_creature_leaves_behind() -> None:
    t = table(
        "dis", me=side(hand=["Hand of Dis"]), opponent=side(line=["Silvertooth", "Krump", "Ether Spider"], aember=1)
    )
    t.lay("Krump", aember=3).play("Hand of Dis")
    assert t.state("Ether Spider").aember == 3
    assert t.enemy_discard == ["Krump"]
    assert t.aember == (0, 1)
    t.ends_clean()


def test_what_never_was_to_enter_a_pool_does_not_go_to_ether_spider() -> None:
    t = table(
        "sanctum",
        me=side(line=["Raiding Knight"], hand=["Terms of Redress"]),
        opponent=side(line=["Ether Spider"], aember=3),
    )
    t.play("Terms of Redress")
    assert t.state("Raiding Knight").aember == 2
    assert t.state("Ether Spider").aember == 1, "the bonus"
    assert t.aember == (0, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.replaced")
def test_the_active_player_says_which_ether_spider_captures() -> None:
    t = table("logos", me=side(line=["Doc Bookton"], deck=[]), opponent=side(line=["Ether Spider", "Ether Spider"]))
    t.reap("Doc Bookton")
    assert t.m.decision.player == 0
    assert len(t.offered) == 2
    t.pick(t.offered[1])
    assert (t.state("Ether Spider").aember, t.state("Ether Spider", 2).aember) == (0, 1)
    assert t.aember == (0, 0)
    t.ends_clean()
