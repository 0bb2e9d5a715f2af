"""The greedy bot plays Krysis well enough to be an opponent, and what simulations count."""

import pytest

import cardwright as cw
from cardwright import bots
from cardwright.games.krysis.game import GAME
from cardwright.research import simulate


def wins(players: int, games: int, **options: int) -> int:
    """How many games a greedy bot wins alone against random ones, in all seats in turn."""
    won = 0
    for number in range(games):
        seat = number % players
        match = GAME.start(seed=number, players=players, log=False, **options)  # type: ignore[arg-type]
        others = ["greedy" if player == seat else "random" for player in range(players)]
        at_table = [bots.make(name, cw.Rng(f"{number}/{player}")) for player, name in enumerate(others)]
        while not match.over:
            match.choose(bots.pick_for(at_table[match.chooser], match))
        assert match.outcome is not None
        won += match.outcome.winners == (seat,)
    return won


@pytest.mark.parametrize(("players", "games"), [(2, 8), (3, 6), (4, 8)])
def test_greedy_beats_random(players: int, games: int) -> None:
    assert wins(players, games) >= games - 1


def test_greedy_plays_with_all_options() -> None:
    assert wins(2, 2, advanced=1, missions=1, tactical=1, extras=1) == 2
    assert wins(2, 10, speed=1) >= 6


def test_speed_krysis_between_two_greedy_bots_is_seldom_drawn() -> None:
    result = simulate("krysis", [], ["greedy", "greedy"], 20, seed=3, options={"speed": 1})
    assert result.errors == []
    assert result.draws <= 5


@pytest.mark.slow
@pytest.mark.parametrize(("players", "games"), [(2, 400), (3, 300), (4, 300)])
def test_greedy_beats_random_nearly_always(players: int, games: int) -> None:
    assert wins(players, games) >= 0.97 * games


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_in_the_full_game(players: int) -> None:
    assert wins(players, 100, advanced=1, missions=1, tactical=1, extras=1) >= 95


def test_a_simulation_counts_points_by_source_and_what_was_chosen() -> None:
    simulation = simulate("krysis", [], ["greedy"] * 3, 3, seed="count", options={"missions": 1})
    assert simulation.errors == []
    means = simulation.means()
    sources = ("sold", "crystals", "relics", "missions")
    assert sum(means.get(f"points/{source}", 0) for source in sources) == pytest.approx(3 * means["points/mean"])
    assert sum(mean for name, mean in means.items() if name.startswith("actions/")) == pytest.approx(15)
    assert sum(mean for name, mean in means.items() if name.startswith("mine/")) == pytest.approx(15)
    assert sum(mean for name, mean in means.items() if name.startswith("first choice/")) == pytest.approx(5)
    assert sum(mean for name, mean in means.items() if name.startswith("agents/")) == pytest.approx(45)
    assert sum(mean for name, mean in means.items() if name.startswith("wins/started")) == pytest.approx(1)


def test_greedy_does_not_reckon_with_answers_that_it_made_up_itself() -> None:
    """Asked last, with the other's answer sealed, it picks what it would if it were asked first."""
    asked = 0
    for seed in range(4):
        m = GAME.start(seed=seed, players=2, log=False)
        while not m.over and m.turn < 3:
            if m.sealed and len(m.decisions) == 2:
                first, last = m.copy(), m.copy()
                first.turn_to(1)
                while last.chooser == 0:
                    last.choose(0)
                picks = [bots.pick_for(bots.make("greedy", cw.Rng(7)), at) for at in (first, last)]
                assert picks[0] == picks[1]
                asked += 1
            m.choose(bots.pick_for(bots.make("greedy", cw.Rng(seed)), m))
    assert asked > 20
