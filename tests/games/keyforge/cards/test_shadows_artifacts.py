"""The artifacts and upgrades of Shadows."""

import pytest

from cardwright.games.keyforge.zones import PURGED
from tests.games.keyforge.table import side, table


def test_longfused_mines_hit_the_enemies_between_the_flanks() -> None:
    t = table(
        "brobnar",
        me=side(artifacts=["Longfused Mines"], line=["Krump", "Zorg", "Hebe the Huge"]),
        opponent=side(line=["Troll", "Bumpsy", "Silvertooth", "Dodger"]),
    )
    t.omni("Longfused Mines")
    assert t.enemy_line == ["Troll", "Bumpsy", "Dodger"]
    assert [t.damage(name) for name in t.enemy_line] == [0, 3, 0]
    assert t.damage("Zorg") == 0
    assert t.discard_pile == ["Longfused Mines"]
    assert t.enemy_discard == ["Silvertooth"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.spendable-aember")
def test_safe_place_keeps_aember_that_pays_for_keys() -> None:
    t = table("shadows", me=side(artifacts=["Safe Place"], aember=6), opponent=side(aember=3))
    t.use("Safe Place")
    assert t.state("Safe Place").aember == 1
    assert t.aember == (5, 3)
    t.end_turn("house dis", "end turn")
    assert t.keys == (1, 0)
    assert (t.state("Safe Place").aember, t.aember) == (0, (0, 3))
    t.pick("house dis")
    t.ends_clean()


def test_safe_place_moves_nothing_from_an_empty_pool() -> None:
    t = table("shadows", me=side(artifacts=["Safe Place"]))
    t.use("Safe Place")
    assert t.state("Safe Place").aember == 0
    assert t.aember == (0, 0)
    t.ends_clean()


def test_skeleton_key_lets_a_friendly_creature_capture_one() -> None:
    t = table(
        "shadows", me=side(artifacts=["Skeleton Key"], line=["Troll", "Dodger"]), opponent=side(line=["Zorg"], aember=2)
    )
    t.use("Skeleton Key")
    assert t.offered == ["choose Troll", "choose Dodger"]
    t.choose("Troll")
    assert t.state("Troll").aember == 1
    assert t.aember == (0, 1)
    t.ends_clean()


def test_special_delivery_purges_the_flank_creature_that_it_destroys() -> None:
    t = table(
        "brobnar",
        me=side(artifacts=["Special Delivery"], line=["Troll"]),
        opponent=side(line=["Succubus", "Silvertooth", "Zorg"]),
    )
    t.omni("Special Delivery")
    assert t.offered == ["choose Troll", "choose Succubus", "choose Zorg"]
    t.choose("Succubus")
    assert t.names(1, PURGED) == ["Succubus"]
    assert t.enemy_line == ["Silvertooth", "Zorg"]
    assert t.discard_pile == ["Special Delivery"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.hidden-zone")
def test_special_delivery_purges_nobody_who_lives_or_has_gone_to_hand() -> None:
    t = table(
        "brobnar",
        me=side(artifacts=["Special Delivery", "Special Delivery"]),
        opponent=side(line=["Bad Penny", "Troll"]),
    )
    t.omni("Special Delivery", "choose Troll").omni("Special Delivery", "choose Bad Penny")
    assert t.damage("Troll") == 3
    assert t.enemy_hand == ["Bad Penny"]
    assert t.sizes(PURGED) == (0, 0)
    assert len(t.discard_pile) == 2
    t.ends_clean()


def test_subtle_maul_costs_the_opponent_a_random_card() -> None:
    t = table("shadows", me=side(artifacts=["Subtle Maul"], hand=["Anger"]), opponent=side(hand=["Troll", "Zorg"]))
    t.use("Subtle Maul")
    assert sorted([*t.enemy_hand, *t.enemy_discard]) == ["Troll", "Zorg"]
    assert len(t.enemy_discard) == 1
    assert t.hand == ["Anger"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.gained-abilities")
def test_duskrunner_steals_for_whoever_controls_its_bearer() -> None:
    t = table("brobnar", me=side(line=["Bumpsy+Duskrunner"]), opponent=side(line=["Shooler+Duskrunner"], aember=2))
    t.reap("Bumpsy")
    assert t.aember == (2, 1)
    t.end_turn("house dis", "reap Shooler")
    assert t.aember == (1, 3)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.choose-if-possible")
def test_silent_dagger_deals_four_to_a_flank_creature() -> None:
    t = table(
        "brobnar",
        me=side(line=["Bumpsy+Silent Dagger"]),
        opponent=side(line=["Troll", "Shooler", "Dodger"]),
    )
    t.reap("Bumpsy")
    assert t.offered == ["choose Bumpsy", "choose Troll", "choose Dodger"]
    t.choose("Troll")
    assert t.damage("Troll") == 4
    assert t.aember == (1, 0)
    t.ends_clean()
    t = table("brobnar", me=side(line=["Bumpsy+Silent Dagger"]), opponent=side())
    t.reap("Bumpsy")
    assert t.damage("Bumpsy") == 4
    assert t.aember == (1, 0)
    t.ends_clean()
