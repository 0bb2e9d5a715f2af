"""Learning: weights that are known are found again, and chances are measured by what came."""

import numpy as np
import pytest

from cardwright.research.fitting.learning import (
    Table,
    as_the_heuristic,
    brier,
    chances,
    fit,
    fit_net,
    reliability,
    rounded,
    tabled,
)
from cardwright.research.fitting.positions import Position, Watched

LAW = np.array([0.8, -0.3, 0.0])


def drawn(players: int, rows: int = 20_000) -> Table:
    """Positions whose winners are drawn as the law says; in every tenth the last player is out."""
    chance = np.random.default_rng(5)
    figures = chance.normal(size=(rows, players, 3))
    there = np.ones((rows, players), dtype=np.bool_)
    there[::10, -1] = players == 2
    told = chances(figures @ LAW, there)
    places = (told.cumsum(axis=1) < chance.random((rows, 1))).sum(axis=1).clip(max=players - 1)
    return Table(figures, figures @ LAW, np.eye(players)[places], there, np.zeros(rows, dtype=np.bool_))


@pytest.mark.parametrize("players", [2, 3])
def test_the_weights_by_which_winners_were_drawn_are_found(players: int) -> None:
    table = drawn(players)
    assert fit(table.figures, table.won, table.there) == pytest.approx(LAW, abs=0.06)
    assert fit(table.stands[..., None], table.won, table.there) == pytest.approx([1.0], abs=0.06)


def test_a_figure_that_all_players_share_has_no_weight() -> None:
    table = drawn(2, 500)
    table.figures[..., 1] = 7.0
    assert fit(table.figures, table.won, table.there)[1] == 0
    assert fit(table.figures, table.won, table.there, near=LAW)[1] == 0
    assert as_the_heuristic(table)[1] == 0


@pytest.mark.parametrize("players", [2, 3])
def test_the_heuristic_is_found_again_as_odds_by_how_well_players_stand(players: int) -> None:
    """Whatever the standings are measured in, and also where they are told as what one has more than the others."""
    table = drawn(players)
    stands = 25 * (table.stands - table.stands.mean(axis=1, keepdims=True)) + 7
    other = Table(table.figures, stands, table.won, table.there, table.held_out)
    assert as_the_heuristic(other) == pytest.approx(LAW, abs=0.06)
    worst = Table(table.figures, -stands, table.won, table.there, table.held_out)
    assert as_the_heuristic(worst).tolist() == [0, 0, 0]


@pytest.mark.parametrize("players", [2, 3])
def test_what_is_learned_stays_the_nearer_to_what_was_known_the_more_it_costs_to_leave_it(players: int) -> None:
    table, known = drawn(players), np.array([0.0, 0.0, 0.5])
    far = [
        np.abs(fit(table.figures, table.won, table.there, known, penalty) - known).max()
        for penalty in (1e-3, 0.1, 1.0, 1e3)
    ]
    assert far[0] == pytest.approx(0.8, abs=0.06)
    assert far[0] > far[1] > far[2] > far[3]
    assert far[3] < 0.001
    weights, layer = fit_net(table.figures, table.won, table.there, 2, known, 1e3)
    assert weights == pytest.approx(known, abs=0.001)
    assert np.abs(layer.counts).max() < 0.01


def test_a_figure_that_always_wins_gets_no_endless_weight() -> None:
    table = drawn(2, 500)
    table.figures[..., 0] = table.won
    assert 1 < fit(table.figures, table.won, table.there)[0] < 50


@pytest.mark.parametrize("players", [2, 3])
def test_a_net_finds_what_no_weighted_sum_tells(players: int) -> None:
    """A figure that counts only beside another, as cards in hand do only for who has the Aether to play them."""
    table = drawn(players)
    beside = 2.0 * table.figures[..., 0] * (table.figures[..., 1] > 0)
    told = chances(beside, table.there)
    places = (told.cumsum(axis=1) < np.random.default_rng(6).random((len(told), 1))).sum(axis=1).clip(max=players - 1)
    won = np.eye(players)[places] * table.there
    won /= np.maximum(won.sum(axis=1, keepdims=True), 1)
    known, kept = slice(None, 15_000), slice(15_000, None)
    held_out = Table(table.figures[kept], beside[kept], won[kept], table.there[kept], table.held_out[kept])
    weights, layer = fit_net(table.figures[known], won[known], table.there[known], 4)
    net = held_out.figures @ weights + np.tanh(held_out.figures @ layer.weights.T + layer.bias) @ layer.counts
    linear = held_out.figures @ fit(table.figures[known], won[known], table.there[known])
    law, best, usual = (brier(chances(logs, held_out.there), held_out) for logs in (held_out.stands, net, linear))
    assert law < best < usual
    assert best - law < (usual - law) / 4


def test_a_net_gives_a_figure_that_never_varies_no_weight() -> None:
    table = drawn(2, 500)
    table.figures[..., 1] = 7.0
    weights, layer = fit_net(table.figures, table.won, table.there, 2)
    assert weights[1] == 0
    assert layer.weights[:, 1].tolist() == [0, 0]
    assert np.isfinite(layer.bias).all()


def test_chances_are_those_of_who_is_there() -> None:
    told = chances(np.array([[1.0, 1.0, 9.0], [0.0, 2.0, 2.0]]), np.array([[True, True, False], [True, True, True]]))
    assert told[0] == pytest.approx([0.5, 0.5, 0])
    assert told.sum(axis=1) == pytest.approx([1, 1])
    assert told[1, 1] == told[1, 2] > told[1, 0]


def test_positions_become_rows_and_every_fifth_match_is_held_out() -> None:
    two = Position((0, 1), ((1.0, 2.0), (3.0, 4.0)), (5.0, -5.0))
    last = Position((0, 2), ((1.0, 2.0), (3.0, 4.0)), (5.0, -5.0))
    table = tabled([Watched(3, (1,), (two,)), Watched(4, (), (last,)), Watched(9, (0, 2), ())], 3, 2)
    assert table.held_out.tolist() == [False, True]
    assert table.won.tolist() == [[0, 1, 0], [0.5, 0, 0.5]]
    assert table.there.tolist() == [[True, True, False], [True, False, True]]
    assert table.figures[1].tolist() == [[1, 2], [0, 0], [3, 4]]
    assert table.part(held_out=True).stands.tolist() == [[5, 0, -5]]


def test_chances_that_say_nothing_and_chances_that_come_true_are_told_apart() -> None:
    table = drawn(2)
    half = np.full_like(table.won, 0.5)
    assert brier(half, table) == 0.25
    assert brier(table.won, table) == 0
    told = chances(table.stands, table.there)
    assert brier(told, table) < 0.25
    bins = reliability(told, table)
    assert sum(each.players for each in bins) == table.won.size
    assert all(each.told == pytest.approx(each.won, abs=0.05) for each in bins)
    assert [each.won for each in reliability(half, table)] == [0.5]


def test_digits_that_machines_may_differ_in_are_dropped() -> None:
    assert rounded(0.123456789) == 0.123457
    assert rounded(1234567.8) == 1234570
