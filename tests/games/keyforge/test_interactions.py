"""Cards that meet: what comes of two or three of them together, as the rulings say."""

import pytest

from tests.games.keyforge.table import side, table

# ---- æmber that goes elsewhere ----


@pytest.mark.rule("keyforge:ruling.diverted-aember")
def test_bait_and_switch_goes_on_while_an_ether_spider_takes_what_it_steals() -> None:
    t = table("shadows", me=side(hand=["Bait and Switch"]), opponent=side(line=["Ether Spider"], aember=5))
    t.play("Bait and Switch")
    assert t.aember == (0, 0)
    assert t.state("Ether Spider").aember == 5
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.diverted-aember")
def test_nerve_blast_has_not_stolen_what_an_ether_spider_takes() -> None:
    t = table("shadows", me=side(hand=["Nerve Blast"]), opponent=side(line=["Ether Spider"], aember=3))
    t.play("Nerve Blast")
    assert t.aember == (0, 2)
    assert (t.state("Ether Spider").aember, t.damage("Ether Spider")) == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.leaving-aember")
def test_an_ether_spider_that_stays_captures_from_one_that_dies() -> None:
    t = table("shadows", me=side(line=["Ether Spider", "Ether Spider"]), opponent=side(artifacts=["Seeker Needle"]))
    t.lay("Ether Spider", aember=4, damage=6).end_turn("house shadows")
    t.use("Seeker Needle", "choose Ether Spider")
    assert t.line == ["Ether Spider"]
    assert t.state("Ether Spider").aember == 4 + 1, "and what the Needle would gain"
    assert t.aember == (0, 0)
    t.ends_clean("Ether Spider")


@pytest.mark.rule("keyforge:ruling.leaving-aember")
def test_ether_spiders_that_die_together_capture_nothing_from_each_other() -> None:
    t = table("dis", me=side(hand=["Gateway to Dis"], line=["Ether Spider", "Ether Spider"]))
    t.lay("Ether Spider", aember=4).lay("Ether Spider", 2, aember=1)
    t.play("Gateway to Dis")
    assert t.aember == (0, 5)
    assert t.chains == (3, 0)
    t.ends_clean("Ether Spider")


def test_the_sting_loses_what_it_would_get_to_an_ether_spider() -> None:
    t = table(
        "shadows",
        me=side(artifacts=["The Sting"]),
        opponent=side(line=["Ether Spider"], aember=6, houses=("mars", "dis", "logos")),
    )
    t.end_turn("house dis")
    assert t.keys == (0, 1)
    assert t.aember == (0, 0)
    assert t.state("Ether Spider").aember == 6
    t.ends_clean()


def test_key_hammer_feeds_your_own_ether_spider() -> None:
    t = table("dis", me=side(hand=["Key Hammer"], line=["Ether Spider"]), opponent=side(keys=1))
    t.play("Key Hammer")
    assert t.aember == (1, 0)
    assert t.state("Ether Spider").aember == 6
    t.ends_clean()


def test_dimension_door_steals_onto_an_enemy_ether_spider() -> None:
    t = table(
        "logos",
        me=side(hand=["Dimension Door"], line=["Doc Bookton"], deck=[]),
        opponent=side(line=["Ether Spider"], aember=2),
    )
    t.play("Dimension Door").reap("Doc Bookton")
    assert [text.split(":")[0] for text in t.offered] == ["Ether Spider", "Dimension Door"]
    t.pick(t.offered[1])
    assert t.aember == (0, 1)
    assert t.state("Ether Spider").aember == 1
    t.ends_clean()
