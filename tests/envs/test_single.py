"""The Gymnasium environment of one agent against bots."""

import warnings
from typing import Any

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


@pytest.mark.parametrize("seat", ["0", 0.5, True, -1, np.array([0])], ids=repr)
def test_a_seat_is_one_of_those_that_there_are(seat: Any) -> None:
    with pytest.raises(cw.BadSetup) as caught:
        envs.gymnasium("kyza", seat=seat)
    assert str(caught.value) == f"The seats are 0 to 1; there is no seat {seat!r}."
    assert envs.gymnasium("kyza", seat=np.int64(1)).reset(seed=1)[1]["seat"] == 1  # type: ignore[arg-type]


def test_a_bot_is_called_by_its_name() -> None:
    with pytest.raises(cw.UnknownBot, match=r"^A bot is called by its name, such as 'greedy', not None\.$"):
        envs.gymnasium("kyza", None)  # type: ignore[arg-type]


def test_what_is_no_action_loses_no_match() -> None:
    env = envs.gymnasium("kyza", "random", illegal_loses=True)
    _, info = env.reset(seed=1)
    with pytest.raises(cw.UnknownOption, match=r"^An action is a whole number, not 'pass'\.$"):
        env.step("pass")  # type: ignore[arg-type]
    _, reward, over, _, info = env.step(np.array(np.flatnonzero(info["action_mask"])[0]))  # type: ignore[arg-type]
    assert (reward, over, "illegal" in info) == (0.0, False, False)


def test_a_match_that_is_lost_by_an_illegal_action_is_over() -> None:
    env = envs.gymnasium("kyza", "random", illegal_loses=True)
    _, info = env.reset(seed=1)
    impossible = int(np.flatnonzero(info["action_mask"] == 0)[0])
    *_, info = env.step(impossible)
    assert not info["action_mask"].any()
    assert not env.action_masks().any()
    with pytest.raises(cw.NotAsked, match="No match is going on"):
        env.step(impossible)
    _, info = env.reset()
    assert info["action_mask"].any()


def test_a_match_is_broken_off_after_as_many_decisions_as_it_may_have() -> None:
    env = envs.gymnasium("keyforge", "random", most_decisions=40)
    env.reset(seed=1)
    cut, reward, over = False, 0.0, False
    while not cut:
        _, reward, over, cut, info = env.step(env.offered[-1])
        assert info["action_mask"].any() is not cut
    assert (reward, over, env.episodes.decided) == (0.0, False, 40)
    assert env.render() == "The match was broken off after decision 40."
    with pytest.raises(cw.NotAsked, match="No match is going on"):
        env.step(0)


def test_a_match_goes_on_until_the_agent_is_asked() -> None:
    env = envs.gymnasium("keyforge", "random", seat=1, most_decisions=1, first=0)
    with pytest.raises(
        cw.BadSetup,
        match=r"^The agent is not asked before a match is broken off: most_decisions has to be more than 1\.$",
    ):
        env.reset(seed=1)
