"""The artifacts and upgrades of Untamed."""

import pytest

from cardwright.games.keyforge.zones import DECK
from tests.games.keyforge.table import side, table


def test_nepenthe_seed_returns_a_card_from_the_discard_pile_itself_too() -> None:
    t = table("brobnar", me=side(artifacts=["Nepenthe Seed"], discard=["Troll"]), opponent=side(discard=["Anger"]))
    t.omni("Nepenthe Seed")
    assert t.offered == ["choose Troll", "choose Nepenthe Seed"]
    t.choose("Troll")
    assert t.hand == ["Troll"]
    assert t.discard_pile == ["Nepenthe Seed"]
    t.ends_clean()


@pytest.mark.parametrize(("pool", "after"), [(6, (1, 5)), (5, (0, 5))])
def test_ritual_of_balance_steals_from_six_on(pool: int, after: tuple[int, int]) -> None:
    t = table("untamed", me=side(artifacts=["Ritual of Balance"]), opponent=side(aember=pool))
    t.use("Ritual of Balance")
    assert t.aember == after
    t.ends_clean()


def test_ritual_of_the_hunt_lets_friendly_untamed_creatures_be_used_this_turn() -> None:
    t = table(
        "brobnar",
        me=side(artifacts=["Ritual of the Hunt"], line=["Flaxia", "Shooler"]),
        opponent=side(line=["Silvertooth"]),
    )
    t.omni("Ritual of the Hunt")
    assert t.offered == ["reap Flaxia", "fight with Flaxia", "end turn"]
    t.reap("Flaxia")
    assert t.discard_pile == ["Ritual of the Hunt"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_world_tree_puts_a_creature_from_the_discard_pile_on_the_deck() -> None:
    t = table(
        "untamed",
        me=side(artifacts=["World Tree"], discard=["Anger", "Troll", "Zorg"]),
        opponent=side(discard=["Dodger"]),
    )
    t.use("World Tree")
    assert sorted(t.offered) == ["choose Troll", "choose Zorg"]
    t.choose("Troll")
    assert t.names(0, DECK)[-1] == "Troll"
    assert sorted(t.discard_pile) == ["Anger", "Zorg"]
    t.ends_clean()


def test_way_of_the_bear_lets_its_bearer_strike_first() -> None:
    t = table("brobnar", me=side(line=["Bumpsy+Way of the Bear"]), opponent=side(line=["Umbra", "Troll"]))
    t.fight("Bumpsy", "Umbra")
    assert t.enemy_line == ["Troll"]
    assert t.damage("Bumpsy") == 0
    assert t.enemy_discard == ["Umbra"]
    t.ends_clean()


def test_way_of_the_wolf_keeps_its_bearer_from_harm_when_it_attacks() -> None:
    t = table("brobnar", me=side(line=["Bumpsy+Way of the Wolf", "Krump"]), opponent=side(line=["Troll"]))
    t.fight("Bumpsy")
    assert (t.damage("Bumpsy"), t.damage("Troll")) == (0, 5)
    t.ends_clean()
