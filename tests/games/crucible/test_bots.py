"""The greedy bot plays Crystal Crucible well enough to be an opponent, and what simulations count."""

import pytest

import cardwright as cw
from cardwright import bots
from cardwright.games.crucible.game import GAME
from cardwright.games.crucible.values import ATTACK_PHASE
from cardwright.research import simulate
from tests.games.crucible.table import side, table


def wins(players: int, games: int, points: int) -> int:
    """How many games a greedy bot wins against random ones, in all seats in turn."""
    won = 0
    for number in range(games):
        seat = number % players
        match = GAME.start(seed=number, players=players, log=False, pick=0, points=points)
        others = ["greedy" if player == seat else "random" for player in range(players)]
        at_table = [bots.make(name, cw.Rng(f"{number}/{player}")) for player, name in enumerate(others)]
        while not match.over:
            match.choose(bots.pick_for(at_table[match.chooser], match))
        assert match.outcome is not None
        won += match.outcome.winners == (seat,)
    return won


@pytest.mark.midway("what it would pick is not played")
def test_it_attacks_before_it_ends_its_turn() -> None:
    for seed in range(20):
        t = table(side("Reaver", 0), side("Mender", 1), side("Hexer", 13), phase=ATTACK_PHASE)
        pick = bots.pick_for(bots.make("greedy", cw.Rng(seed)), t.m)
        assert t.offered[pick] == "attack Mender: 3 against 3", "which costs nothing, whatever luck others have next"


@pytest.mark.midway("what it would pick is not played")
@pytest.mark.parametrize(("magick", "spell"), [("ember", "Kindle the Blade"), ("hour", "Second Swing")])
def test_it_prepares_an_attack_where_it_can_tell_that_it_helps(magick: str, spell: str) -> None:
    picked: set[str] = set()
    for seed in range(20):
        reaver = side("Reaver", 0, magick=magick, memories=[spell])
        t = table(reaver, side("Mender", 14), phase=ATTACK_PHASE, tiles={1: "Spore Hulk"})
        pick = bots.pick_for(bots.make("greedy", cw.Rng(seed)), t.m)
        picked.add(t.offered[pick])
    assert f"cast {spell}" in picked
    assert "end attack turn" not in picked


@pytest.mark.midway("what it would pick is not played")
def test_it_takes_the_point_that_wins_however_well_it_stands() -> None:
    for seed in range(20):
        t = table(side("Reaver", 0, points=9), side("Mender", 14), phase=ATTACK_PHASE, tiles={1: "Spore Hulk"})
        pick = bots.pick_for(bots.make("greedy", cw.Rng(seed)), t.m)
        assert t.offered[pick].startswith("attack Spore Hulk")


def test_greedy_beats_random() -> None:
    assert wins(2, 2, 10) == 2


@pytest.mark.slow
@pytest.mark.parametrize(("players", "games", "least"), [(2, 100, 95), (3, 40, 32), (4, 40, 28)])
def test_greedy_nearly_always_beats_random(players: int, games: int, least: int) -> None:
    assert wins(players, games, 10) >= least


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
