"""Gymnasium: many matches at once, in which one policy plays all sides."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cardwright.envs import spaces
from cardwright.envs.episodes import Episodes, Numbers, checked_seed, option_of
from cardwright.kernel.basics.errors import BadSetup, IllegalOption, NotAsked, UnknownOption
from cardwright.kernel.basics.outcome import returns
from cardwright.kernel.pieces.setup import whole


class SelfPlay(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """So many matches side by side; each is observed from where the player sits who is asked.

    Observations and masks are written into the same arrays at every step: `observations`, and ``info["action_mask"]``.
    ``info["player"]`` says for each match whom it asks; the reward is that of the player who acted, and
    ``info["returns"]`` has what a match that has just ended was worth to each of its players. In the step after that
    the match begins anew, whatever the action is.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - theirs

    def __init__(self, all_episodes: Sequence[Episodes]) -> None:
        """Prepare the matches, of one game."""
        self.all_episodes = all_episodes
        self.num_envs = number = len(all_episodes)
        first = self.all_episodes[0]
        self.single_observation_space = spaces.observed(first.encoding)
        self.single_action_space = Discrete(first.encoding.actions)
        self.observation_space = batch_space(self.single_observation_space, number)
        self.action_space = batch_space(self.single_action_space, number)
        self.matches = [episodes.begin() for episodes in self.all_episodes]
        self.observations: Numbers = np.zeros((number, first.encoding.size), np.float32)
        self.action_masks = np.zeros((number, first.encoding.actions), np.int8)
        self.players = np.zeros(number, np.int64)
        self.returns = np.zeros((number, first.players), np.float32)
        self.offered: list[list[int]] = [[] for _ in range(number)]
        """For each match the actions that are possible, in the order of the rows of options."""

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin all matches; with a seed, they and all that follow are the same each time.

        There is one seed, from which the matches count on, or one for each of them. ``options["reset_mask"]`` says for
        each match whether it begins; the others go on. `BadSetup` says what is wrong with them.
        """
        seeds, begins = self._seeds(seed), self._begins((options or {}).get("reset_mask"))
        for i in np.flatnonzero(begins).tolist():
            self.all_episodes[i].reseed(seeds[i])
            self.matches[i] = self.all_episodes[i].begin()
            self.returns[i] = 0
            self._look(i)
        return self.observations, self._info()

    def _seeds(self, seed: object) -> list[int | None]:
        """Return the seed of each match, None for one that has none."""
        if seed is None:
            return [None] * self.num_envs
        if whole(seed) is not None or isinstance(seed, str) or not isinstance(seed, Iterable):
            return [checked_seed(seed) + i for i in range(self.num_envs)]
        seeds = [None if each is None else checked_seed(each) for each in seed]
        if len(seeds) != self.num_envs:
            raise BadSetup(
                f"There must be a seed for each of the {self.num_envs} matches, or a single number; a list of "
                f"{len(seeds)} is neither."
            )
        return seeds

    def _begins(self, mask: object) -> NDArray[np.bool_]:
        """Return which matches begin."""
        begins = np.ones(self.num_envs, np.bool_) if mask is None else np.asarray(mask)
        if begins.shape != (self.num_envs,) or begins.dtype != np.bool_:
            raise BadSetup(f"The reset_mask must be true or false for each of the {self.num_envs} matches.")
        return begins

    def _look(self, i: int) -> None:
        match = self.matches[i]
        if not match.over:
            self.players[i] = match.chooser
        offered = self.all_episodes[i].write(match, int(self.players[i]), self.observations[i].data)
        mask = self.action_masks[i].data  # for few actions quicker than an array of places
        for action in self.offered[i]:
            mask[action] = 0
        # Whatever is done in a match that is over: it only begins the next one.
        self.offered[i] = offered or [0]
        for action in self.offered[i]:
            mask[action] = 1

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks, "player": self.players, "returns": self.returns}

    def step(
        self, actions: NDArray[np.int64] | Sequence[int]
    ) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Let the players act who are asked.

        `IllegalOption` or `UnknownOption` say in which match one cannot act so; then nothing has happened.
        """
        picks = self._picks(actions)
        rewards = np.zeros(self.num_envs, np.float32)
        over, cut = np.zeros((2, self.num_envs), np.bool_)
        self.returns[:] = 0
        for i, pick in enumerate(picks):
            episodes, match = self.all_episodes[i], self.matches[i]
            if pick < 0:
                self.matches[i] = episodes.begin()
            else:
                episodes.choose(match, pick, match.chooser)
                if match.over:
                    over[i] = True
                    self.returns[i] = returns(match.outcome, episodes.players)
                    rewards[i] = self.returns[i, self.players[i]]
                cut[i] = episodes.is_cut(match)
            self._look(i)
        return self.observations, rewards, over, cut, self._info()

    def _picks(self, actions: NDArray[np.int64] | Sequence[int]) -> list[int]:
        """Return which option is picked in each match, -1 where one begins instead."""
        given = actions.tolist() if isinstance(actions, np.ndarray) else actions
        if not isinstance(given, Sequence) or len(given) != self.num_envs:
            raise NotAsked(f"There must be an action for each of the {self.num_envs} matches, in a list or an array.")
        picks: list[int] = []
        for i, action in enumerate(given):
            ended = self.all_episodes[i].has_ended(self.matches[i])
            try:
                picks.append(-1 if ended else option_of(self.offered[i], action))
            except (IllegalOption, UnknownOption) as error:
                raise type(error)(f"In match {i}: {error}") from None
        return picks
