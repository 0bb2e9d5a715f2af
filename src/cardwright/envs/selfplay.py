"""Gymnasium: many matches at once, in which one policy plays all sides."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cardwright.envs.episodes import Episodes, Numbers, option_of
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.basics.outcome import returns
from cardwright.kernel.pieces.decklist import DeckList


class SelfPlay(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """So many matches side by side; each is observed from where the player sits who is asked.

    Observations and masks are written into the same arrays at every step: `observations`, and ``info["action_mask"]``.
    ``info["player"]`` says for each match whom it asks; the reward is that of the player who acted, and
    ``info["returns"]`` has what a match that has just ended was worth to each of its players. In the step after that
    the match begins anew, whatever the action is.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - theirs

    def __init__(
        self, game: str, number: int, players: int, decks: Sequence[DeckList | str], options: Mapping[str, int]
    ) -> None:
        """Prepare the matches."""
        if number < 1:
            raise BadSetup(f"A vector environment has at least one match, not {number}.")
        self.num_envs = number
        self.all_episodes = [Episodes(game, players, decks, options) for _ in range(number)]
        first = self.all_episodes[0]
        self.single_observation_space = Box(-np.inf, np.inf, (first.encoding.size,), np.float32)
        self.single_action_space = Discrete(first.encoding.actions)
        self.observation_space = batch_space(self.single_observation_space, number)
        self.action_space = batch_space(self.single_action_space, number)
        self.matches = [episodes.begin() for episodes in self.all_episodes]
        self.observations: Numbers = np.zeros((number, first.encoding.size), np.float32)
        self.action_masks = np.zeros((number, first.encoding.actions), np.int8)
        self.players = np.zeros(number, np.int64)
        self.returns = np.zeros((number, first.players), np.float32)
        self._rows = [row.data for row in self.observations]
        self._masks = [mask.data for mask in self.action_masks]  # for few actions quicker than an array of places
        self.offered: list[list[int]] = [[] for _ in range(number)]
        """For each match the actions that are possible, in the order of the rows of options."""

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin all matches; with a seed, they and all that follow are the same each time."""
        for i, episodes in enumerate(self.all_episodes):
            if seed is not None:
                episodes.reseed(seed[i] if isinstance(seed, list) else seed + i)
            self.matches[i] = episodes.begin()
            self._look(i)
        return self.observations, self._info()

    def _look(self, i: int) -> None:
        match = self.matches[i]
        if not match.over:
            self.players[i] = match.chooser
        offered = self.all_episodes[i].encoding.write(match, int(self.players[i]), self._rows[i])
        mask = self._masks[i]
        for action in self.offered[i]:
            mask[action] = 0
        # Whatever is done in a match that is over: it only begins the next one.
        self.offered[i] = offered or [0]
        for action in self.offered[i]:
            mask[action] = 1

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks, "player": self.players, "returns": self.returns}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Let the players act who are asked; `IllegalOption` if one cannot act so."""
        rewards = np.zeros(self.num_envs, np.float32)
        over = np.zeros(self.num_envs, np.bool_)
        self.returns[:] = 0
        picks = [
            -1 if match.over else option_of(offered, action)
            for match, offered, action in zip(self.matches, self.offered, actions.tolist(), strict=True)
        ]
        for i, pick in enumerate(picks):
            if pick < 0:
                self.matches[i] = self.all_episodes[i].begin()
            else:
                match = self.matches[i]
                match.pick(pick)
                if match.over:
                    over[i] = True
                    self.returns[i] = returns(match.outcome, self.all_episodes[i].players)
                    rewards[i] = self.returns[i, self.players[i]]
            self._look(i)
        return self.observations, rewards, over, np.zeros(self.num_envs, np.bool_), self._info()
