"""RLlib's environment: its own checks in every game, and sealed decisions that are truly simultaneous."""

import re

import numpy as np
import pytest

import cardwright as cw
from cardwright import envs
from tests.envs.games import every_game

pytest.importorskip("ray.rllib", reason="Ray is not installed", exc_type=ImportError)

from ray.rllib.utils.pre_checks.env import check_multiagent_environments

from cardwright.envs.together import ALL, AgentsTogether, Observation


def any_of(seen: dict[str, Observation], rng: np.random.Generator) -> dict[str, int]:
    """A possible action for each who is asked."""
    return {agent: int(rng.choice(np.flatnonzero(each["action_mask"]))) for agent, each in seen.items()}


@every_game
def test_it_is_what_the_library_wants(name: str, players: int) -> None:
    check_multiagent_environments(envs.rllib(name, players=players))


@every_game
def test_it_shows_the_same_as_the_parallel_one_to_those_who_are_asked(name: str, players: int) -> None:
    rng = np.random.default_rng(1)
    env, parallel = envs.rllib(name, players=players), envs.parallel(name, players=players)
    seen, _ = env.reset(seed=4)
    others, _ = parallel.reset(seed=4)
    for _ in range(30):
        asked = {agent for agent, each in others.items() if not each["action_mask"][parallel.wait]}
        assert set(seen) == asked
        for agent, each in seen.items():
            assert env.observation_spaces[agent].contains(each)
            assert np.array_equal(each["observations"], others[agent]["observation"])
            assert np.array_equal(each["action_mask"], others[agent]["action_mask"][: parallel.wait])
        acts = any_of(seen, rng)
        seen, *_ = env.step(acts)
        others, *_ = parallel.step({agent: acts.get(agent, parallel.wait) for agent in parallel.agents})


def until_sealed(env: AgentsTogether) -> dict[str, Observation]:
    """Let all act at random until several choose in secret at once; return what they see."""
    rng = np.random.default_rng(2)
    seen, _ = env.reset(seed=2)
    while len(seen) < 2:
        seen, *_ = env.step(any_of(seen, rng))
    return seen


def test_those_who_choose_in_secret_do_so_together_and_unseen() -> None:
    env = envs.rllib("krysis", players=3)
    seen = until_sealed(env)
    assert set(seen) == {f"player_{decision.player}" for decision in env.match.decisions}
    env.step(any_of(seen, np.random.default_rng(3)))
    assert [player for player, _ in env.match.record.open_picks] == [0, 1, 2]


def test_at_the_end_everybody_is_told_what_it_was_worth() -> None:
    env = envs.rllib("krysis", players=3, speed=0)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    over, steps = {ALL: False}, 0
    worth: dict[str, float] = {}
    while not over[ALL]:
        assert set(worth.values()) <= {0.0}
        seen, worth, over, cut, _ = env.step(any_of(seen, rng))
        assert not any(cut.values())
        steps += 1
    assert steps < len(env.match.record.picks), "some have picked at once"
    assert set(seen) == set(worth) == set(env.possible_agents)
    assert all(over.values())
    assert not any(each["action_mask"].any() for each in seen.values())
    assert sum(worth.values()) == pytest.approx(0)
    assert set(worth.values()) == {1.0, -0.5}
    assert env.render().startswith("The match is over: ")


def test_what_is_drawn_from_its_actions_is_possible() -> None:
    env = envs.rllib("kyza")
    seen, _ = env.reset(seed=1)
    for space in env.action_spaces.values():
        space.seed(1)
    over = {ALL: False}
    while not over[ALL]:
        seen, _, over, *_ = env.step({agent: int(env.action_spaces[agent].sample()) for agent in seen})
    one = np.zeros(env.action_spaces["player_0"].n, np.int8)
    one[7] = 1
    assert env.action_spaces["player_0"].sample(one) == 7


def test_a_bad_action_is_refused_in_a_sentence_and_changes_nothing() -> None:
    env = envs.rllib("krysis", players=3)
    with pytest.raises(cw.NotAsked, match=r"^No match is going on: call reset\(\) first"):
        env.step({})
    seen = until_sealed(env)
    before = env.match.to_json()
    acts = any_of(seen, np.random.default_rng(1))
    agent = list(seen)[-1]
    impossible = int(np.flatnonzero(seen[agent]["action_mask"] == 0)[0])
    with pytest.raises(cw.IllegalOption, match=rf"^The action {impossible} is not possible now; possible are \d+"):
        env.step({**acts, agent: impossible})
    del acts[agent]
    with pytest.raises(cw.NotAsked, match=rf"^There is no action for {agent}, who is asked\.$"):
        env.step(acts)
    assert env.match.to_json() == before


def test_what_cannot_begin_is_said_at_once() -> None:
    with pytest.raises(cw.BadSetup, match="Kyza Kards is played by 2 players, not by 3"):
        envs.rllib("kyza", players=3)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # what the library warns of is its own
def test_the_example_trains(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    from examples.learn_in_rllib import main  # noqa: PLC0415 - it may not be there

    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setattr("sys.argv", ["learn_in_rllib.py", "kyza", "--iterations", "2", "--steps", "64"])
    main()
    lines = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"2: \d+ matches, entropy \d+\.\d+, error of the value \d+\.\d+", lines[-2])
    assert lines[-1].startswith("kept in ")


def test_a_match_that_is_broken_off_is_so_for_everybody() -> None:
    env = envs.rllib("krysis", players=3, most_decisions=20)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    over, cut = {ALL: False}, {ALL: False}
    worth: dict[str, float] = {}
    while not cut[ALL]:
        seen, worth, over, cut, _ = env.step(any_of(seen, rng))
    assert env.episodes.decided >= 20
    assert (set(worth.values()), set(over.values()), set(cut.values())) == ({0.0}, {False}, {True})
    assert set(seen) == set(env.possible_agents)
    assert not any(each["action_mask"].any() for each in seen.values())
    with pytest.raises(cw.NotAsked, match="No match is going on"):
        env.step({})
