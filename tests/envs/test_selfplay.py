"""Many matches at once, each played on all sides by one policy."""

from typing import Any

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
    with pytest.raises(
        cw.BadSetup, match=r"^How many matches there are has to be a whole number, such as 16, not 2\.5"
    ):
        envs.vector("kyza", 2.5)  # type: ignore[arg-type]
    env = envs.vector("kyza", 1)
    with pytest.raises(cw.NotAsked, match=r"^No match is going on: call reset\(\) first"):
        env.step(np.zeros(1, np.int64))
    env.reset(seed=1)
    with pytest.raises(cw.IllegalOption, match="is not possible now"):
        env.step(np.flatnonzero(env.action_masks[0] == 0)[:1])


def fingerprints(env: SelfPlay) -> list[str]:
    return [match.fingerprint for match in env.matches]


def test_each_match_may_have_a_seed_of_its_own() -> None:
    env = envs.vector("kyza", 2)
    env.reset(seed=[1, 2])
    before = fingerprints(env)
    for seeds in (1, (1, 2), np.array([1, 2]), np.int64(1), [np.int64(1), 2]):
        env.reset(seed=seeds)  # type: ignore[arg-type]
        assert fingerprints(env) == before
    env.reset(seed=[1, None])
    assert fingerprints(env)[0] == before[0]


@pytest.mark.parametrize("seeds", [[1], [], (1, 2, 3), np.array([1])], ids=repr)
def test_there_are_as_many_seeds_as_matches(seeds: Any) -> None:
    with pytest.raises(cw.BadSetup) as caught:
        envs.vector("kyza", 2).reset(seed=seeds)
    assert str(caught.value) == (
        f"There must be a seed for each of the 2 matches, or a single number; a list of {len(seeds)} is neither."
    )


def test_some_matches_begin_while_others_go_on() -> None:
    env = envs.vector("kyza", 3)
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    for _ in range(5):
        env.step(any_of(env, rng))
    matches, seen, masks = [*env.matches], env.observations.copy(), env.action_masks.copy()
    env.reset(seed=[7, 8, 9], options={"reset_mask": np.array([True, False, True])})
    assert [env.matches[i] is matches[i] for i in range(3)] == [False, True, False]
    assert (env.observations[1] == seen[1]).all()
    assert (env.action_masks[1] == masks[1]).all()
    anew = envs.vector("kyza", 3)
    anew.reset(seed=[7, 8, 9])
    assert [fingerprints(env)[i] for i in (0, 2)] == [fingerprints(anew)[i] for i in (0, 2)]
    for mask in ([True], np.array([1, 0, 1]), True, "all"):
        with pytest.raises(cw.BadSetup, match=r"^The reset_mask must be true or false for each of the 3 matches\.$"):
            env.reset(options={"reset_mask": mask})


def test_actions_are_given_as_a_list_too_and_one_for_each_match() -> None:
    env, other = envs.vector("kyza", 2), envs.vector("kyza", 2)
    for each in (env, other):
        each.reset(seed=1)
    acts = [offered[0] for offered in env.offered]
    env.step(acts)
    other.step(np.array(acts))
    assert fingerprints(env) == fingerprints(other)
    for wrong in ([], [0, 0, 0], 0, None, np.array(0)):
        with pytest.raises(cw.NotAsked, match=r"^There must be an action for each of the 2 matches, in a list or an"):
            env.step(wrong)  # type: ignore[arg-type]


def test_a_bad_action_says_in_which_match_and_changes_nothing() -> None:
    env = envs.vector("kyza", 2)
    env.reset(seed=1)
    before = fingerprints(env)
    good, impossible = env.offered[0][0], int(np.flatnonzero(env.action_masks[1] == 0)[0])
    with pytest.raises(cw.IllegalOption, match=rf"^In match 1: The action {impossible} is not possible now"):
        env.step([good, impossible])
    with pytest.raises(cw.UnknownOption, match=r"^In match 1: An action is a whole number, not 0\.5\.$"):
        env.step([good, 0.5])  # type: ignore[list-item]
    assert fingerprints(env) == before


def test_a_match_that_is_broken_off_begins_anew_in_the_next_step() -> None:
    env = envs.vector("keyforge", 2, most_decisions=30)
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    for step in range(1, 62):
        _, rewards, over, cut, info = env.step(any_of(env, rng))
        assert not over.any()
        assert not rewards.any()
        assert cut.all() == cut.any() == (step % 31 == 30)
        if cut.any():
            assert [np.flatnonzero(mask).tolist() for mask in info["action_mask"]] == [[0], [0]]
