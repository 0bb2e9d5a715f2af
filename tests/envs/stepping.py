"""Every kind of environment that Python steps through, and how one step with random actions is taken in it."""

from typing import Any

import numpy as np
import pytest

from cardwright import envs


def made(kind: str, game: str, **settings: Any) -> Any:
    """An environment of that kind; the test is skipped where its library is not installed."""
    if kind == "rllib":
        pytest.importorskip("ray.rllib", reason="Ray is not installed", exc_type=ImportError)
    if kind == "vector":
        return envs.vector(game, 2, **settings)
    if kind == "gymnasium":
        return envs.gymnasium(game, "random", **settings)
    return getattr(envs, kind)(game, **settings)


def stepped(kind: str, env: Any, rng: np.random.Generator) -> Any:
    """What comes of possible actions, drawn at random."""
    if kind == "aec":
        agent = env.agent_selection
        seen = env.observe(agent)
        env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        return agent, seen, dict(env.rewards), dict(env.terminations), dict(env.truncations)
    if kind == "vector":
        return env.step(np.array([rng.choice(offered) for offered in env.offered]))
    if kind == "gymnasium":
        return env.step(rng.choice(env.offered))
    asked = {agent: offered or [env.wait] for agent, offered in env._offered.items()}
    return env.step({agent: rng.choice(offered) for agent, offered in asked.items()})


every_kind = pytest.mark.parametrize("kind", ["aec", "parallel", "gymnasium", "rllib", "vector"])
