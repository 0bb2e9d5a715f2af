"""The greedy bot plays Crystal Crucible well enough to be an opponent, and what simulations count."""

import pytest

import cardwright as cw
from cardwright import bots
from cardwright.games.crucible.game import GAME
from cardwright.research import simulate


def wins(players: int, games: int) -> int:
    """How many games a greedy bot wins against random ones, in all seats in turn."""
    won = 0
    for number in range(games):
        seat = number % players
        match = GAME.start(seed=number, players=players, log=False, pick=0, points=6)
        others = ["greedy" if player == seat else "random" for player in range(players)]
        at_table = [bots.make(name, cw.Rng(f"{number}/{player}")) for player, name in enumerate(others)]
        while not match.over:
            match.choose(bots.pick_for(at_table[match.chooser], match))
        assert match.outcome is not None
        won += match.outcome.winners == (seat,)
    return won


def test_greedy_beats_random() -> None:
    assert wins(2, 2) == 2


@pytest.mark.slow
@pytest.mark.parametrize(("players", "games"), [(2, 40), (3, 30), (4, 30)])
def test_greedy_nearly_always_beats_random(players: int, games: int) -> None:
    assert wins(players, games) >= 0.85 * games


def test_a_simulation_counts_points_by_source_and_who_won() -> None:
    simulation = simulate("crucible", [], ["random"] * 3, 4, seed="count", options={"pick": 0})
    assert simulation.errors == []
    means = simulation.means()
    assert means["points/monsters"] > 0
    assert sum(mean for name, mean in means.items() if name.startswith("class/") and name.endswith("played")) == (
        pytest.approx(3)
    )
    assert sum(mean for name, mean in means.items() if name.startswith("seat/") and name.endswith("won")) == (
        pytest.approx(1)
    )
