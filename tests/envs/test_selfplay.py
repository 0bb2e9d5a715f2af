"""Many matches at once, each played on all sides by one policy."""

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import cardwright as cw
from cardwright import envs
from cardwright.envs.selfplay import SelfPlay
from tests.envs.games import every_game


def any_of(env: SelfPlay, rng: np.random.Generator) -> np.ndarray:
    """A possible action in each match."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in env.action_masks])


@every_game
def test_every_match_is_observed_from_where_the_player_sits_who_is_asked(name: str, players: int) -> None:
    env = envs.vector(name, 3, players=players)
    rng = np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    assert seen.shape == env.observation_space.shape
    for _ in range(30):
        for i, match in enumerate(env.matches):
            if not match.over:
                wanted, actions = env.all_episodes[i].observed(match, match.chooser)
                assert info["player"][i] == match.chooser
                assert (seen[i] == wanted).all()
                assert np.flatnonzero(info["action_mask"][i]).tolist() == sorted(actions)
        seen, _, _, _, info = env.step(any_of(env, rng))
    assert seen is env.observations


def test_a_match_that_is_over_begins_anew_in_the_next_step() -> None:
    env = envs.vector("krysis", 2, speed=1)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    rng = np.random.default_rng(2)
    env.reset(seed=[5, 6])
    before = env.players.copy()
    _, rewards, over, _, info = env.step(any_of(env, rng))
    while not over.any():
        before = env.players.copy()
        _, rewards, over, _, info = env.step(any_of(env, rng))
    (ended, *_) = np.flatnonzero(over)
    assert info["returns"][ended].sum() == pytest.approx(0)
    assert rewards[ended] == info["returns"][ended, before[ended]]
    assert np.flatnonzero(info["action_mask"][ended]).tolist() == [0]
    _, rewards, over, _, info = env.step(any_of(env, rng))
    assert not env.matches[ended].over
    assert (rewards[ended], over[ended], info["returns"][ended].any()) == (0, False, False)


def test_the_same_seed_gives_the_same_matches() -> None:
    one, other = envs.vector("kyza", 2), envs.vector("kyza", 2)
    assert (one.reset(seed=3)[0] == other.reset(seed=3)[0]).all()
    assert not (one.observations == other.reset(seed=4)[0]).all()


def test_what_is_wrong_is_said_in_a_sentence() -> None:
    with pytest.raises(cw.BadSetup, match=r"^A vector environment has at least one match, not 0\.$"):
        envs.vector("kyza", 0)
    env = envs.vector("kyza", 1)
    with pytest.raises(cw.NotAsked, match=r"^No match is going on: call reset\(\) first"):
        env.step(np.zeros(1, np.int64))
    env.reset(seed=1)
    with pytest.raises(cw.IllegalOption, match="is not possible now"):
        env.step(np.flatnonzero(env.action_masks[0] == 0)[:1])
