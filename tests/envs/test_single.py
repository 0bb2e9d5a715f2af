"""The Gymnasium environment of one agent against bots."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import cardwright as cw
from cardwright import envs
from cardwright.envs.single import Single
from tests.envs.games import every_game


@every_game
def test_it_is_what_the_library_wants(name: str, players: int) -> None:
    env = envs.gymnasium(name, "random", players=players, illegal_loses=True)
    with warnings.catch_warnings():
        # Numbers are without bounds on purpose, and it is not registered under a name.
        warnings.filterwarnings("ignore", message=".*(infinity|spec|render)", category=UserWarning)
        check_env(env)


def played(env: Single, seed: int) -> tuple[float, int]:
    """What a match of random actions is worth, and where the agent sat."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    while True:
        _, reward, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if over:
            return reward, info["seat"]


def test_it_sits_in_any_seat_and_has_what_its_player_has() -> None:
    env = envs.gymnasium("kyza", "random", decks=["sparks", "still"])
    ends = []
    for seed in range(6):
        reward, seat = played(env, seed)
        assert env.match.outcome is not None
        assert (reward > 0) == (env.match.outcome.winners == (seat,))
        ends.append((reward, seat))
    assert {seat for _, seat in ends} == {0, 1}
    assert ends == [played(env, seed) for seed in range(6)]
    assert {played(envs.gymnasium("kyza", "random", seat=1), seed)[1] for seed in range(2)} == {1}


def test_the_mask_is_that_of_the_options_on_offer() -> None:
    env = envs.gymnasium("krysis", "random", players=3)
    _, info = env.reset(seed=4)
    assert env.match.chooser == info["seat"]
    assert info["action_mask"].sum() == len(env.match.decision)
    assert (env.action_masks() == info["action_mask"]).all()


@pytest.mark.parametrize("loses", [False, True])
def test_without_a_match_nobody_acts(loses: bool) -> None:
    env = envs.gymnasium("kyza", "random", illegal_loses=loses)
    with pytest.raises(cw.NotAsked, match=r"^No match is going on: call reset\(\) first, which begins one\.$"):
        env.step(0)


def test_an_illegal_action_is_refused_or_loses() -> None:
    env = envs.gymnasium("kyza", "random")
    _, info = env.reset(seed=1)
    impossible = np.flatnonzero(info["action_mask"] == 0)[0]
    with pytest.raises(cw.IllegalOption, match="is not possible now; possible are"):
        env.step(impossible)
    env = envs.gymnasium("kyza", "random", illegal_loses=True)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(impossible)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_what_cannot_begin_is_said_at_once() -> None:
    with pytest.raises(cw.UnknownBot, match="There is no bot called 'deep blue'"):
        envs.gymnasium("kyza", "deep blue")
    with pytest.raises(cw.BadSetup, match=r"^The seats are 0 to 1; there is no seat 2\.$"):
        envs.gymnasium("kyza", seat=2)
