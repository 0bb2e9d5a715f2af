"""PettingZoo environments: the library's own tests in every game, and how sealed decisions are stepped."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import cardwright as cw
from cardwright import envs
from cardwright.envs.agents import AgentsInParallel, AgentsInTurn, Observation
from tests.envs.games import EVERY_GAME, every_game


def any_of(seen: Observation, rng: np.random.Generator) -> int:
    """An action that is possible."""
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


# It warns of observations with a mask, which it wants nevertheless, and of numbers without bounds.
tried_by_the_library = pytest.mark.filterwarnings("ignore:(Observation|The observation|.*infinity)")


@tried_by_the_library
@every_game
def test_it_is_what_the_library_wants(name: str, players: int) -> None:
    api_test(envs.aec(name, players=players), num_cycles=20)
    seed_test(lambda: envs.aec(name, players=players), num_cycles=8)


@tried_by_the_library
@every_game
def test_in_parallel_it_is_what_the_library_wants(name: str, players: int) -> None:
    parallel_api_test(envs.parallel(name, players=players), num_cycles=20)


@every_game
def test_its_state_is_what_all_observe(name: str, players: int) -> None:
    for env in (envs.aec(name, players=players), envs.parallel(name, players=players)):
        env.reset(seed=3)
        seats = range(env.episodes.players)
        known = [env.episodes.observed(env.match, player)[0] for player in seats]
        assert env.state_space.contains(env.state())
        assert env.state().tobytes() == np.concatenate(known).tobytes()


def played(env: AgentsInTurn, seed: int) -> dict[str, float]:
    """What each agent has at the end of a match of random actions."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        assert seen is not None
        env.step(None if over else any_of(seen, rng))
    return total


def test_who_wins_has_what_the_others_lose() -> None:
    totals = [played(envs.aec("krysis", players=3, speed=0), seed) for seed in range(2)]
    for total in totals:
        assert sum(total.values()) == pytest.approx(0)
        assert set(total.values()) in ({1.0, -0.5}, {0.5, -1.0}, {0.0})
    assert max(played(envs.aec("krysis", speed=1), 1).values()) in {0.0, 1.0}


def test_without_a_match_nobody_acts() -> None:
    turns, together = envs.aec("kyza"), envs.parallel("kyza")
    for act in (turns.last, lambda: turns.step(0), lambda: together.step({})):
        with pytest.raises(cw.NotAsked, match=r"^No match is going on: call reset\(\) first, which begins one\.$"):
            act()
    turns.reset(seed=1)
    assert turns.last()[0]["action_mask"].any()


def test_how_many_play_is_a_number() -> None:
    with pytest.raises(cw.BadSetup, match=r"^How many play has to be a whole number, such as players=2, not '3'\.$"):
        envs.aec("krysis", players="3")  # type: ignore[arg-type]
    assert len(envs.aec("krysis", players=np.int64(3)).possible_agents) == 3  # type: ignore[arg-type]


def until_sealed(env: AgentsInParallel) -> dict[str, Observation]:
    """Let all act at random until several choose in secret at once; return what they see."""
    rng = np.random.default_rng(2)
    seen, _ = env.reset(seed=2)
    while len(env.match.decisions) < 2:
        seen, *_ = env.step({agent: any_of(seen[agent], rng) for agent in env.agents})
    return seen


def test_those_who_choose_in_secret_step_together() -> None:
    env = envs.parallel("krysis", players=3)
    rng = np.random.default_rng(3)
    seen = until_sealed(env)
    asked = [decision.player for decision in env.match.decisions]
    assert [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]] == [
        f"player_{player}" for player in asked
    ]
    before = [len(env.match.frames[-1].data), len(env.match.record.picks)]
    env.step({agent: any_of(seen[agent], rng) for agent in env.agents})
    assert [len(env.match.frames[-1].data), len(env.match.record.picks)] != before


def test_a_bad_action_is_refused_in_a_sentence_and_changes_nothing() -> None:
    env = envs.aec("kyza")
    env.reset(seed=1)
    before = env.match.to_json()
    impossible = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(cw.IllegalOption, match=rf"^The action {impossible} is not possible now; possible are \d+"):
        env.step(impossible)
    assert env.match.to_json() == before
    both = envs.parallel("kyza")
    both.reset(seed=1)
    with pytest.raises(cw.NotAsked, match=r"^There is no action for player_0: whoever is not asked waits \(\d+\)\.$"):
        both.step({})


def test_what_cannot_begin_is_said_at_once() -> None:
    with pytest.raises(cw.UnknownGame):
        envs.aec("chess")
    with pytest.raises(cw.BadSetup, match="Kyza Kards is played by 2 players, not by 3"):
        envs.aec("kyza", players=3)
    with pytest.raises(cw.BadSetup, match="The game has no option 'lives'"):
        envs.parallel("kyza", lives=3)


def test_it_tells_in_words_what_is_going_on() -> None:
    env = envs.aec("kyza")
    env.reset(seed=1)
    assert env.render() == f"Turn 1. Waiting for {env.match.names[env.match.chooser]}."
    assert EVERY_GAME


def test_where_everybody_passes_for_ever_the_match_is_broken_off() -> None:
    env = envs.aec("keyforge", most_decisions=150)
    env.reset(seed=1)
    taken = 0
    for _ in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        assert (reward, over, cut) == (0.0, False, taken == 150)
        assert seen["action_mask"].any() is not cut
        assert env._actions is not None
        env.step(None if cut else env._actions[-1])  # ends the turn, where that can be
        taken += not cut
    assert env.agents == []
    assert env.render() == "The match was broken off after decision 150."


def test_in_parallel_a_match_is_broken_off_for_all_at_once() -> None:
    env = envs.parallel("krysis", players=3, most_decisions=20)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    rewards, over, cut = dict.fromkeys(env.agents, 0.0), dict.fromkeys(env.agents, False), {"": False}
    while env.agents:
        assert not any(cut.values())
        seen, rewards, over, cut, _ = env.step({agent: any_of(seen[agent], rng) for agent in env.agents})
    assert env.episodes.decided >= 20
    assert (set(rewards.values()), set(over.values()), set(cut.values())) == ({0.0}, {False}, {True})
    assert all(np.flatnonzero(each["action_mask"]).tolist() == [env.wait] for each in seen.values())
    with pytest.raises(cw.NotAsked, match="No match is going on"):
        env.step({})
