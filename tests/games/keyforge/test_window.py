"""The window of abilities that wait: when it asks, and what it says."""

import pytest

from cardwright.games.keyforge.words.vocabulary import destroyed, opponent, steal
from tests.games.keyforge.table import made, side, table


@pytest.mark.rule("keyforge:active-player.orders")
def test_what_touches_only_what_is_each_players_own_needs_no_order() -> None:
    t = table("dis", me=side(line=["Dust Imp"]), opponent=side(line=["Dust Imp"])).fight("Dust Imp")
    assert t.aember == (2, 2)
    t.ends_clean("Dust Imp")
    t = table(
        "dis",
        me=side(hand=["Gateway to Dis"], line=["Research Smoko", "Research Smoko"], deck=["Anger", "Punch"]),
        opponent=side(line=["Dust Imp"]),
    )
    t.play("Gateway to Dis")
    assert t.aember == (0, 2)
    assert t.chains == (3, 0)
    t.ends_clean("Research Smoko", "Dust Imp", "Anger", "Punch")


@pytest.mark.rule("keyforge:active-player.orders")
def test_the_window_names_whose_card_it_is_where_both_have_one() -> None:
    thief = made("Last Thief", destroyed(steal(2, opponent)), power=1)
    t = table(me=side(line=[thief], aember=1), opponent=side(line=[thief])).fight(thief)
    assert t.offered == [
        "Opponent's Last Thief: your opponent steals 2 æmber",
        "Me's Last Thief: your opponent steals 2 æmber",
    ]
    t.pick(t.offered[0])
    assert t.aember == (0, 1), "I steal nothing, then they steal my 1"
    t.ends_clean(thief)
