"""Players at the table: whose turn comes next, who the others are, and who controls what."""

import pytest

from tests.toys.duel_match import DECK, FIELD, ZONES, Duel
from tests.toys.duel_table import find, laid_out


def three() -> Duel:
    return laid_out({"field": ["Ox"]}, {"field": ["Bear"]}, {"hand": ["Bolt"]})


@pytest.mark.parametrize(("active", "order"), [(0, (0, 1, 2)), (1, (1, 2, 0)), (2, (2, 0, 1))])
def test_turn_order_begins_with_the_active_player(active: int, order: tuple[int, ...]) -> None:
    m = three()
    m.active = active
    assert m.in_turn_order() == order
    assert [m.next_seat(player) for player in order] == [*order[1:], order[0]]
    assert m.others(1) == [player for player in order if player != 1]


def test_who_has_left_the_game_is_passed_over() -> None:
    m = three()
    m.leave_game(1)
    assert (m.seats, m.next_seat(0), m.next_seat(1), m.next_seat(2)) == ((0, 2), 2, 2, 0)
    m.active = 1
    assert m.in_turn_order() == (2, 0)
    assert m.others(0) == [2]
    assert m.copy().seats == (0, 2)


def test_players_may_sit_in_another_order() -> None:
    m = three()
    m.seats = (2, 0, 1)
    assert [m.next_seat(player) for player in (0, 1, 2)] == [1, 2, 0]
    assert m.in_turn_order() == (0, 1, 2)


def test_two_players_are_opponents_of_each_other() -> None:
    m = laid_out({}, {})
    assert (m.opponent(0), m.opponent(1)) == (1, 0)


def test_a_card_is_controlled_by_whose_zone_it_lies_in() -> None:
    m = three()
    bear = find(m, "Bear")
    assert (m.controller(bear), m.last_controller(bear)) == (1, 1)
    m.move(bear, 2 * ZONES + FIELD)
    assert m.controller(bear) == 2
    m.move(bear, m.stack)
    assert m.controller(bear) == -1
    m.move(bear, ZONES + DECK)
    assert m.controller(bear) == 1
