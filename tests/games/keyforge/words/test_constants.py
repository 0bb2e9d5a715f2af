"""What is in force for a while."""

import pytest

from cardwright.games.keyforge.words.vocabulary import gets, that_card, this_turn
from cardwright.kernel.frames import Activation
from tests.games.keyforge.table import Table, side, table


def strengthen(t: Table, *names: str) -> None:
    """Give creatures +3 power for the rest of the turn, by one effect."""
    act = Activation(0, t.find("Punch"))
    act.it = tuple(t.find(name) for name in names)
    this_turn(gets(that_card, power=3)).start(t.m, act)


@pytest.mark.rule("keyforge:ruling.hidden-zone")
def test_what_lasts_on_several_creatures_stays_on_those_that_are_left() -> None:
    t = table("sanctum", me=side(hand=["Punch"], line=["Lady Maxena", "Zorg", "Troll"]))
    strengthen(t, "Lady Maxena", "Zorg")
    assert (t.power("Lady Maxena"), t.power("Zorg"), t.power("Troll")) == (8, 10, 8)
    t.use("Lady Maxena")
    assert t.power("Zorg") == 10
    t.play("Lady Maxena", "left flank", "choose Troll")
    assert t.power("Lady Maxena") == 5
    t.end_turn("house brobnar")
    assert t.power("Zorg") == 7
    t.ends_clean()


def test_what_lasts_on_one_creature_ends_with_it() -> None:
    t = table("sanctum", me=side(hand=["Punch"], line=["Lady Maxena", "Zorg"]))
    strengthen(t, "Lady Maxena")
    t.use("Lady Maxena").play("Lady Maxena", "left flank", "choose Zorg")
    assert t.power("Lady Maxena") == 5
    assert t.m.standing == ()
    t.ends_clean()
