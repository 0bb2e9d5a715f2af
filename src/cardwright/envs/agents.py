"""PettingZoo: every player is an agent."""

from typing import Any, ClassVar, TypedDict

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv

import cardwright as cw
from cardwright.envs import spaces
from cardwright.envs.episodes import Episodes, Mask, Numbers, masked, option_of, require_begun
from cardwright.kernel.basics.errors import NotAsked
from cardwright.kernel.basics.outcome import returns


class Observation(TypedDict):
    """What an agent observes: the numbers that `Game.encoding` describes, and 1 for each action that is possible."""

    observation: Numbers
    action_mask: Mask


class Agents:
    """What both kinds of environments have: the match, its players as agents, and their spaces."""

    def __init__(self, episodes: Episodes) -> None:
        """Prepare matches of a game."""
        self.episodes = episodes
        self.possible_agents = [f"player_{number}" for number in range(self.episodes.players)]
        self.agents: list[str] = []
        self.number_of = {agent: number for number, agent in enumerate(self.possible_agents)}
        self.match: cw.Match = self.episodes.begin()
        self.state_space = spaces.observed(self.episodes.encoding, self.episodes.players)

    def spaces_for(self, actions: int) -> tuple[dict[str, Dict], dict[str, Discrete]]:
        """Return what each agent observes, and what it does: so many actions."""
        observed, acts = {}, {}
        for agent in self.possible_agents:
            numbers = spaces.observed(self.episodes.encoding)
            observed[agent] = Dict({"observation": numbers, "action_mask": Box(0, 1, (actions,), np.int8)})
            acts[agent] = Discrete(actions)
        return observed, acts

    def state(self) -> Numbers:
        """Return what all players know, one observation after the other: for critics that judge by more than one's own.

        What nobody knows, such as the order of a deck, is not in it.
        """
        players = range(self.episodes.players)
        return np.concatenate([self.episodes.observed(self.match, player)[0] for player in players])

    def close(self) -> None:
        """Do nothing: a match holds nothing that has to be given back."""


class AgentsInTurn(Agents, AECEnv):
    """One agent acts at a time; who decides in secret at once acts one after the other, unseen by the others."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "cardwright_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, episodes: Episodes) -> None:
        """Prepare matches of a game."""
        AECEnv.__init__(self)
        Agents.__init__(self, episodes)
        self.render_mode = "ansi"
        self._observed, self._acts = self.spaces_for(self.episodes.encoding.actions)
        self._actions: list[int] | None = None
        """The actions of the options on offer, once somebody has looked at them."""

    def observation_space(self, agent: str) -> Dict:
        """Return what an agent observes."""
        return self._observed[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return what an agent can do."""
        return self._acts[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; with a seed, that and all that follow are the same each time."""
        self.episodes.reseed(seed)
        self.match = self.episodes.begin()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._goes_on()

    def _goes_on(self) -> None:
        self._actions = None
        self.agent_selection = self.possible_agents[self.match.chooser]

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know, and what it can do now."""
        player = self.number_of[agent]
        numbers, actions = self.episodes.observed(self.match, player)
        if player != self.match.chooser:
            actions = []
        else:
            self._actions = actions
        return {"observation": numbers, "action_mask": masked(self.episodes.encoding.actions, actions)}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:  # noqa: FBT001, FBT002 - theirs
        """Return what the selected agent observes, what it was rewarded with, whether it is over, and nothing else."""
        require_begun(self.agents)
        seen: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return seen

    def step(self, action: int | None) -> None:
        """Let the selected agent act; `IllegalOption` if it cannot act so, `NotAsked` where there is no match."""
        require_begun(self.agents)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if self._actions is None:
            self.observe(agent)
        assert self._actions is not None
        self.episodes.choose(self.match, option_of(self._actions, action), self.match.chooser)
        self._cumulative_rewards[agent] = 0.0
        if self.episodes.has_ended(self.match):
            worth = returns(self.match.outcome, self.episodes.players)
            self.rewards = dict(zip(self.possible_agents, worth, strict=True))
            self.terminations = dict.fromkeys(self.agents, self.match.over)
            self.truncations = dict.fromkeys(self.agents, not self.match.over)
            self._accumulate_rewards()
        else:
            self._goes_on()

    def render(self) -> str:
        """Return what all see of the match, in a sentence or two."""
        return self.episodes.told(self.match)


class AgentsInParallel(Agents, ParallelEnv):
    """All act at each step: who is asked picks, and whoever is not has one action, to wait, which is the last one."""

    metadata: ClassVar[dict[str, Any]] = {"name": "cardwright_v0", "render_modes": ["ansi"]}

    def __init__(self, episodes: Episodes) -> None:
        """Prepare matches of a game."""
        Agents.__init__(self, episodes)
        self.render_mode = "ansi"
        self.wait = self.episodes.encoding.actions
        """The action of whoever is not asked."""
        self._observed, self._acts = self.spaces_for(self.wait + 1)
        self._offered: dict[str, list[int]] = {}

    def observation_space(self, agent: str) -> Dict:
        """Return what an agent observes."""
        return self._observed[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return what an agent can do."""
        return self._acts[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match; with a seed, that and all that follow are the same each time."""
        self.episodes.reseed(seed)
        self.match = self.episodes.begin()
        self.agents = list(self.possible_agents)
        return self._look(), {agent: {} for agent in self.agents}

    def _look(self) -> dict[str, Observation]:
        seen: dict[str, Observation] = {}
        for agent, player in self.number_of.items():
            numbers, actions = self.episodes.observed(self.match, player)
            self._offered[agent] = actions
            mask = masked(self.wait + 1, actions or [self.wait])
            seen[agent] = {"observation": numbers, "action_mask": mask}
        return seen

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let all who are asked act at once.

        `NotAsked` where there is no match or one of them does nothing, `IllegalOption` where one cannot act so; then
        nothing has happened.
        """
        agents = self.agents
        require_begun(agents)
        picks: list[tuple[int, int]] = []
        for agent in agents:
            if agent not in actions:
                raise NotAsked(f"There is no action for {agent}: whoever is not asked waits ({self.wait}).")
            offered = self._offered[agent]
            pick = option_of(offered or [self.wait], actions[agent])
            if offered:
                picks.append((self.number_of[agent], pick))
        for player, pick in picks:
            self.episodes.choose(self.match, pick, player)
        over, cut = self.match.over, self.episodes.is_cut(self.match)
        worth = returns(self.match.outcome, self.episodes.players)
        if over or cut:
            self.agents = []
        return (
            self._look(),
            dict(zip(agents, worth, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def render(self) -> str:
        """Return what all see of the match, in a sentence or two."""
        return self.episodes.told(self.match)
