"""The figures of a position that the heuristic weighs."""

import pytest

from cardwright.games.kryptik.clashes import ROW, prospects, value
from cardwright.games.kryptik.state import COMBAT_END
from tests.figures import figures
from tests.games.kryptik.table import WAIT, side, table

pytestmark = pytest.mark.midway("a position is weighed in the middle of play")


def test_the_last_cards_of_the_row_are_worth_most() -> None:
    t = table(me=side(hand=[WAIT], row=["Hush"] * 2), opponent=side(hand=[WAIT]))
    assert (figures(t)["row"], figures(t)["standing"]) == (ROW[2], 2)
    assert (figures(t, 1)["row"], figures(t, 1)["standing"]) == (ROW[6], 6)


def test_citizens_count_by_what_they_are_worth_and_one_that_cannot_block_less() -> None:
    t = table(
        me=side(hand=[WAIT], island=["Moss Boar", "Clay Sentry"], engaged=["Clay Sentry"]),
        opponent=side(hand=[WAIT], island=["Clay Sentry"], engaged=["Clay Sentry"]),
    )
    mine, theirs = figures(t), figures(t, 1)
    assert mine["citizens"] == value(t.m, t.find("Moss Boar")) + theirs["citizens"]
    assert (mine["number"], theirs["number"]) == (2, 1)
    assert (mine["engaged"], theirs["engaged"]) == (0, 1), "in one's own turn nobody else attacks"


def test_cards_in_the_soul_row_beyond_the_first_are_counted_apart() -> None:
    t = table(me=side(hand=[WAIT], soul=1), opponent=side(hand=[WAIT], soul=2))
    assert (figures(t)["souls"], figures(t)["more souls"]) == (4, 0)
    assert (figures(t, 1)["souls"], figures(t, 1)["more souls"]) == (5, 3)


def test_a_deck_that_runs_out_is_a_danger() -> None:
    t = table(me=side(hand=[WAIT], deck=["Hush"] * 3), opponent=side(hand=[WAIT], deck=["Hush"] * 9))
    assert (figures(t)["deck"], figures(t)["last cards"]) == (3, 1)
    assert (figures(t, 1)["deck"], figures(t, 1)["last cards"]) == (9, 0)


def test_attacks_that_come_next_are_those_of_whose_turn_it_is_until_combat_is_over() -> None:
    t = table(
        me=side(hand=[WAIT], island=["Moss Boar"], row=["Hush"]),
        opponent=side(hand=[WAIT], island=["Moss Boar"], engaged=["Moss Boar"]),
    )
    assert figures(t)["coming"] == prospects(t.m, 0, fresh=False) > 0
    assert figures(t, 1)["coming"] == 0
    assert (figures(t)["turn"], figures(t, 1)["turn"]) == (1, 0)
    t.to(COMBAT_END)
    assert (t.m.active, figures(t)["coming"]) == (0, 0)
    assert figures(t, 1)["coming"] == prospects(t.m, 1, fresh=True)
