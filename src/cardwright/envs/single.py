"""Gymnasium: one agent, and bots in all other seats."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete

from cardwright import bots
from cardwright.envs import spaces
from cardwright.envs.episodes import Episodes, Mask, Numbers, checked_seed, masked, option_of
from cardwright.kernel.basics.errors import BadSetup, IllegalOption, UnknownBot
from cardwright.kernel.basics.outcome import returns
from cardwright.kernel.pieces.setup import whole


class Single(gymnasium.Env[Numbers, np.int64]):
    """One agent against bots: it is asked whenever its player is, and its reward is what the match is worth to it.

    ``info["action_mask"]`` and `action_masks` say which actions are possible; ``info["seat"]`` where the agent sits.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - the library declares it so

    def __init__(self, episodes: Episodes, opponent: str, seat: int | None, *, illegal_loses: bool) -> None:
        """Prepare matches of a game."""
        self.episodes = episodes
        if seat is not None and whole(seat) not in range(episodes.players):
            raise BadSetup(f"The seats are 0 to {episodes.players - 1}; there is no seat {seat!r}.")
        if not isinstance(opponent, str):
            raise UnknownBot(f"A bot is called by its name, such as 'greedy', not {opponent!r}.")
        self.opponent = bots.known(opponent, episodes.game)
        self._fixed = whole(seat)
        self._loses = illegal_loses
        self.seat = self._fixed or 0
        """Where the agent sits in this match."""
        self.match = self.episodes.begin()
        self._bots: list[bots.Bot] = []
        self.offered: list[int] = []
        """The actions that are possible, in the order of the rows of options."""
        self.render_mode = "ansi"
        self.observation_space = spaces.observed(self.episodes.encoding)
        self.action_space = Discrete(self.episodes.encoding.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a match; with a seed, that and all that follow are the same each time."""
        super().reset(seed=None if seed is None else checked_seed(seed))
        self.episodes.reseed(int(self.np_random.integers(1 << 62)) if seed is not None else None)
        self.match = self.episodes.begin()
        chance = self.episodes.chance("environment")
        self.seat = chance.below(self.episodes.players) if self._fixed is None else self._fixed
        self._bots = [
            bots.make(self.opponent, chance.stream(f"bot {player}"), game=self.match.game)
            for player in range(self.episodes.players)
        ]
        self._others_play()
        if self.match.over:  # nobody asked the agent
            return self.reset()
        if self.episodes.is_cut(self.match):
            most = self.episodes.most_decisions
            raise BadSetup(
                f"The agent is not asked before a match is broken off: most_decisions has to be more than {most}."
            )
        return self._look()

    def _others_play(self) -> None:
        match = self.match
        while not self.episodes.has_ended(match) and match.chooser != self.seat:
            self.episodes.choose(match, bots.pick_for(self._bots[match.chooser], match), match.chooser)

    def _look(self) -> tuple[Numbers, dict[str, Any]]:
        numbers, self.offered = self.episodes.observed(self.match, self.seat)
        return numbers, self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> Mask:
        """Return 1 for each action that is possible now, 0 for all others."""
        return masked(self.episodes.encoding.actions, self.offered)

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Let the agent act, and the others until it is asked again.

        `IllegalOption` if it cannot act so, where that is refused; `NotAsked` where there is no match.
        """
        try:
            pick = option_of(self.offered, action)
        except IllegalOption:
            if not self._loses:
                raise
            numbers, _ = self._look()
            self.offered = []
            return numbers, -1.0, True, False, {**self._info(), "illegal": True}
        self.episodes.choose(self.match, pick, self.seat)
        self._others_play()
        numbers, info = self._look()
        reward = returns(self.match.outcome, self.episodes.players)[self.seat]
        return numbers, reward, self.match.over, self.episodes.is_cut(self.match), info

    def render(self) -> str:
        """Return what the agent may know of what is going on, in a sentence."""
        if self.episodes.has_ended(self.match):
            return self.episodes.told(self.match)
        return self.match.prompt()
