"""OpenSpiel: a game whose first move is chance, which draws the seed of the match, and whose other moves are picks.

Actions are the codes of options (`ActionTable`), which are the same for all players.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel

import cardwright as cw
from cardwright.envs.episodes import Episodes, checked_decks, option_of
from cardwright.kernel.basics.errors import BadSetup, GameOver, IllegalOption
from cardwright.kernel.basics.outcome import returns
from cardwright.kernel.pieces.setup import checked_options
from cardwright.kernel.seeing.views import canonical

SEEDS: Final = 4096
"""Of so many matches the first move chooses one."""
LONGEST: Final = 100_000
"""After so many decisions a match is broken off where nobody says otherwise, for a game of OpenSpiel has a length."""
BETWEEN: Final = "/"
"""What stands between the names of decks."""


def loaded(name: str, players: int, decks: Iterable[str], options: Mapping[str, int], most_decisions: int) -> Any:  # noqa: ANN401 - untyped
    """Return the game, registered if it was not yet; `BadSetup` for what it cannot begin with."""
    named = checked_decks(decks)
    for deck in named:
        if not isinstance(deck, str):
            raise BadSetup(f"OpenSpiel plays with decks that ship with a game, by their names, not with {deck.name!r}.")
    episodes = Episodes(name, players, named, options, most_decisions)
    game = episodes.game
    short = f"cardwright_{game.name.replace('-', '_')}"
    if short not in pyspiel.registered_names():
        # A class of its own: OpenSpiel keeps what makes a game until Python has ended, and only classes bear that.
        made: Any = type(short, (SpielGame,), {"game": game, "kind": described(game, short)})
        pyspiel.register_game(made.kind, made)
    given = {
        **checked_options(game.options, options),
        "players": game.players,
        "decks": BETWEEN.join([str(deck) for deck in named]),
        "most_decisions": episodes.most_decisions or LONGEST,
    }
    return pyspiel.load_game(short, given)


def described(game: cw.Game, short: str) -> Any:  # noqa: ANN401 - untyped
    """Tell OpenSpiel what kind of game it is."""
    kind = pyspiel.GameType
    return kind(
        short_name=short,
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.player_counts),
        min_num_players=min(game.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.players,
            "decks": "",
            "most_decisions": LONGEST,
            **{option.name: option.default for option in game.options},
        },
    )


class SpielGame(pyspiel.Game):
    """A game with its settings; what is registered is a class below it for each game."""

    game: cw.Game
    kind: Any

    def __init__(self, params: Mapping[str, Any]) -> None:
        """Read the settings from what OpenSpiel gives."""
        game = self.game
        options = dict(params)
        number = options.pop("players", game.players)
        decks = [deck for deck in options.pop("decks", "").split(BETWEEN) if deck]
        longest = options.pop("most_decisions", LONGEST)
        self.episodes = Episodes(game.name, number, decks, options, longest or LONGEST)
        self.episodes.begin()
        players = self.episodes.players
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.size,
            max_chance_outcomes=SEEDS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.episodes.most_decisions,
        )
        super().__init__(self.kind, info, dict(params))

    def new_initial_state(self) -> "SpielState":
        """Return the moment before chance has drawn the match."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":  # noqa: ANN401 - theirs
        """Return what writes down what a player observes."""
        return Observer(self.episodes, recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):
    """A match, or the moment before there is one."""

    def __init__(self, game: SpielGame) -> None:
        """Wait for chance."""
        super().__init__(game)
        self.match: cw.Match | None = None

    def current_player(self) -> int:
        """Return who is asked."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.match.chooser

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the seeds, each as likely as another."""
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return sorted(self.match.codes)

    def _apply_action(self, action: int) -> None:
        if self.is_terminal():
            raise GameOver("The match is over: nobody acts any more.")
        if self.match is not None:
            self.match.pick(option_of(self.match.codes, action))
            return
        if not 0 <= action < SEEDS:
            raise IllegalOption(f"Chance draws one of the matches 0 to {SEEDS - 1}; there is no {action}.")
        episodes = self.get_game().episodes
        episodes.reseed(action)
        self.match = episodes.begin(log=True)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.match is None or player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        if action in self.match.codes:
            return self.match.decision.options[self.match.codes.index(action)].text
        actions = self.match.game.actions
        return f"{actions.verb(action)} {action % actions.stride}"

    def is_terminal(self) -> bool:
        """Whether the match has ended, or is broken off after all the decisions that it may have."""
        if self.match is None:
            return False
        return bool(self.match.over or self.move_number() > self.get_game().episodes.most_decisions)

    def returns(self) -> list[float]:
        """Return what each player has of it so far."""
        outcome = self.match.outcome if self.match is not None else None
        return returns(outcome, self.get_game().episodes.players)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":  # noqa: ANN401 - a number from 0 to 1
        """Return a state that the player cannot tell from this one."""
        other: SpielState = self.clone()
        if self.match is not None:
            other.match = self.match.sample(player, cw.Rng(str(sampler())))
        return other

    def __str__(self) -> str:
        return "before the match" if self.match is None else self.match.fingerprint


class Observer:
    """Writes down what a player observes: as numbers, or as text."""

    def __init__(self, episodes: Episodes, *, recall: bool) -> None:
        """Begin with nothing; with ``recall`` the text has the log and the player's own actions too."""
        self._episodes = episodes
        self._recall = recall
        self.tensor = np.zeros(episodes.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers that `Game.encoding` describes."""
        if state.match is None:
            self.tensor[:] = 0
        else:
            self._episodes.encoding.write(state.match, player, self.tensor.data)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what the player sees as text, with what has happened and was done so far if the player recalls it."""
        if state.match is None:
            return "before the match"
        seen = canonical(state.match.view(player)).decode()
        if not self._recall:
            return seen
        own = [taken.action for taken in state.full_history() if taken.player == player]
        return "\n".join([*state.match.log(player), seen, f"own actions: {own}"])
