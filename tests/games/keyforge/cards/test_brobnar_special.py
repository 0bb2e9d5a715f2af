"""Cards of house Brobnar with mechanisms of their own."""

import pytest

from cardwright.games.keyforge.zones import DECK
from tests.games.keyforge.table import side, table


def test_sound_the_horns_discards_up_to_the_first_brobnar_creature_and_returns_that_one() -> None:
    t = table("brobnar", me=side(hand=["Sound the Horns"], deck=["Anger", "Urchin", "Troll", "Krump"]))
    t.play("Sound the Horns")
    assert t.hand == ["Troll"]
    assert t.discard_pile == ["Anger", "Urchin", "Sound the Horns"]
    assert t.names(0, DECK) == ["Krump"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.reset-to-draw")
def test_sound_the_horns_stops_with_an_empty_deck_and_makes_no_new_one() -> None:
    t = table("brobnar", me=side(hand=["Sound the Horns"], deck=["Anger", "Urchin"], discard=["Troll"]))
    t.play("Sound the Horns")
    assert t.hand == []
    assert t.discard_pile == ["Troll", "Anger", "Urchin", "Sound the Horns"]
    assert t.aember == (1, 0)
    t.ends_clean()
    t = table("brobnar", me=side(hand=["Sound the Horns"], deck=[])).play("Sound the Horns")
    assert t.discard_pile == ["Sound the Horns"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_a_maverick_counts_by_its_printed_house() -> None:
    t = table("brobnar", me=side(hand=["Sound the Horns"], deck=["Troll@dis", "Urchin@brobnar", "Krump"]))
    t.play("Sound the Horns")
    assert t.hand == ["Urchin"]
    assert t.discard_pile == ["Troll", "Sound the Horns"]
    assert t.aember == (1, 0)
    t.ends_clean()
