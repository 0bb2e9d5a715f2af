"""RLlib: every player is an agent, and only those who are asked observe and act."""

from collections.abc import Mapping
from typing import Any, TypedDict

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from ray.rllib.env.multi_agent_env import MultiAgentEnv

import cardwright as cw
from cardwright.envs import spaces
from cardwright.envs.episodes import Episodes, Mask, Numbers, masked, option_of, require_begun
from cardwright.kernel.basics.errors import NotAsked
from cardwright.kernel.basics.outcome import returns

ALL = "__all__"
"""What RLlib calls all agents together."""


class Observation(TypedDict):
    """What an agent observes, by the names that RLlib's module for masks takes.

    They are the numbers that `Game.encoding` describes, and 1 for each action that is possible.
    """

    observations: Numbers
    action_mask: Mask


class Actions(Discrete):
    """The actions of an agent, of which `sample` draws one that is possible now: so RLlib tries out environments."""

    def __init__(self, number: int) -> None:
        """Begin with all of them."""
        super().__init__(number)
        self.possible: Mask = np.ones(number, np.int8)

    def sample(self, mask: Mask | None = None, probability: NDArray[Any] | None = None) -> np.int64:
        """Draw an action; without a mask or chances, each that is possible is as likely as the others."""
        if mask is None and probability is None:
            mask = self.possible
        return super().sample(mask, probability)


class AgentsTogether(MultiAgentEnv):
    """All who are asked observe and act together; whoever is not asked is left out until the match is over."""

    def __init__(self, episodes: Episodes) -> None:
        """Prepare matches of a game."""
        super().__init__()
        self.episodes = episodes
        self.possible_agents = [f"player_{number}" for number in range(self.episodes.players)]
        self.agents = list(self.possible_agents)
        actions = self.episodes.encoding.actions
        numbers, mask = spaces.observed(self.episodes.encoding), Box(0, 1, (actions,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observations": numbers, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Actions(actions) for agent in self.possible_agents}
        self.match: cw.Match = self.episodes.begin()
        self._offered: dict[str, list[int]] = {}
        """The actions of those who are asked, in the order of the rows of options."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match; with a seed, that and all that follow are the same each time."""
        self.episodes.reseed(seed)
        self.match = self.episodes.begin()
        return self._look(), {}

    def _look(self) -> dict[str, Observation]:
        """Return what they see who are asked, or all once the match goes no further."""
        ended = self.episodes.has_ended(self.match)
        players = range(self.episodes.players) if ended else [decision.player for decision in self.match.decisions]
        self._offered = {}
        seen: dict[str, Observation] = {}
        for player in players:
            agent = self.possible_agents[player]
            numbers, actions = self.episodes.observed(self.match, player)
            mask = masked(self.episodes.encoding.actions, actions)
            seen[agent] = {"observations": numbers, "action_mask": mask}
            if not ended:
                self._offered[agent] = actions
                self.action_spaces[agent].possible = mask
        return seen

    def step(
        self, action_dict: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let all who are asked act at once.

        `NotAsked` where there is no match or one of them does nothing, `IllegalOption` where one cannot act so; then
        nothing has happened.
        """
        require_begun([*self._offered])
        for agent in self._offered:
            if agent not in action_dict:
                raise NotAsked(f"There is no action for {agent}, who is asked.")
        picks = {agent: option_of(offered, action_dict[agent]) for agent, offered in self._offered.items()}
        for agent, pick in picks.items():
            self.episodes.choose(self.match, pick, self.possible_agents.index(agent))
        over, cut = self.match.over, self.episodes.is_cut(self.match)
        worth = returns(self.match.outcome, self.episodes.players)
        return (
            self._look(),
            dict(zip(self.possible_agents, worth, strict=True)),
            {**dict.fromkeys(self.possible_agents, over), ALL: over},
            {**dict.fromkeys(self.possible_agents, cut), ALL: cut},
            {},
        )

    def render(self) -> str:
        """Return what all see of the match, in a sentence or two."""
        return self.episodes.told(self.match)
