"""The figures of a position that the heuristic weighs."""

import pytest

from cardwright.games.kyza.features import WAITING
from cardwright.games.kyza.promises import promise
from cardwright.games.kyza.zones import SET
from tests.figures import figures
from tests.games.kyza.cards.people import GIANT, KNIGHT, PIPES, SQUIRE, WAIT
from tests.games.kyza.table import side, table

pytestmark = pytest.mark.midway("a position is weighed in the middle of play")


def test_characters_count_with_their_damage_and_health() -> None:
    mine = figures(table(me=side(characters=[SQUIRE, GIANT])))
    assert (mine["characters"], mine["damage"], mine["health"], mine["hardiest"]) == (2, 9, 11, 8)


def test_what_no_enemy_destroys_is_unbeaten() -> None:
    t = table(me=side(characters=[SQUIRE, KNIGHT, GIANT]), opponent=side(characters=[KNIGHT]))
    mine, theirs = figures(t), figures(t, 1)
    assert (mine["unbeaten"], mine["unbeaten damage"]) == (2, 4 + 7), "4 damage destroys the squire alone"
    assert (theirs["unbeaten"], theirs["unbeaten damage"]) == (0, 0)


def test_all_are_unbeaten_where_there_is_no_enemy() -> None:
    mine = figures(table(me=side(characters=[SQUIRE])))
    assert (mine["unbeaten"], mine["unbeaten damage"], mine["unblocked"]) == (1, 2, 0)


def test_each_character_blocks_one_of_the_strongest_enemies() -> None:
    t = table(me=side(characters=[GIANT]), opponent=side(characters=[GIANT, SQUIRE, KNIGHT]))
    assert figures(t)["unblocked"] == 2 + 4, "the giant is blocked"
    assert figures(t, 1)["unblocked"] == 0


def test_a_set_card_is_worth_its_promise_until_it_could_be_used() -> None:
    t = table(me=side(set=[WAIT]), opponent=side(set=[WAIT]))
    [theirs] = t.m.zone(1, SET)
    assert figures(t)["set"] == WAITING
    assert figures(t, 1)["set"] == promise(t.m, 1, theirs) > WAITING


def test_turns_of_continuous_effects_to_come_are_counted() -> None:
    assert figures(table(me=side(effects=[PIPES], set=[WAIT])))["effects"] == 3
