"""Environments: the games as libraries for reinforcement learning know them.

    env = envs.aec("kyza")                             # PettingZoo, one agent at a time
    env = envs.parallel("krysis", players=3)           # PettingZoo, who decides in secret at once steps together
    env = envs.gymnasium("kyza", opponent="greedy")    # Gymnasium, against bots
    env = envs.vector("kyza", 16)                      # Gymnasium, many matches that play themselves
    game = envs.openspiel("kyza")                      # OpenSpiel
    env = envs.rllib("krysis", players=3)              # RLlib, only those observe and act who are asked

All take what `Game.start` takes: how many ``players``, their ``decks``, the game's own options. Without decks those
that ship with the game are drawn anew for each match. What is observed is what `Game.encoding` describes; which actions
are possible, the mask says. Whoever wins has 1, shared with those who win too; the others share -1; a draw is 0.

Players who never do what would end a match play on for ever: with ``most_decisions`` it is broken off after so many, by
all players together, and worth 0 to each of them.

The libraries are extras, ``pip install cardwright[envs]``, ``cardwright[openspiel]`` or ``cardwright[rllib]``, and
imported when they are asked for.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from cardwright.kernel.basics.errors import CardwrightError
from cardwright.kernel.pieces.decklist import DeckList

if TYPE_CHECKING:
    from cardwright.envs.agents import AgentsInParallel, AgentsInTurn
    from cardwright.envs.selfplay import SelfPlay
    from cardwright.envs.single import Single
    from cardwright.envs.together import AgentsTogether

__all__ = ["MissingExtra", "aec", "gymnasium", "openspiel", "parallel", "rllib", "vector"]


class MissingExtra(CardwrightError):
    """A library that an environment is made for is not installed."""


@contextmanager
def _needs(extra: str) -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtra(f"This needs {error.name}: install cardwright[{extra}].") from error


def aec(
    game: str, *, players: int = 0, decks: Sequence[DeckList | str] = (), most_decisions: int = 0, **options: int
) -> "AgentsInTurn":
    """Return a PettingZoo environment of a game in which one agent acts at a time.

    Raises `MissingExtra`, `UnknownGame`, `BadDeck` or `BadSetup`.
    """
    with _needs("envs"):
        from cardwright.envs.agents import AgentsInTurn  # noqa: PLC0415 - the libraries may not be there
        from cardwright.envs.episodes import Episodes  # noqa: PLC0415 - as above
    return AgentsInTurn(Episodes(game, players, decks, options, most_decisions))


def parallel(
    game: str, *, players: int = 0, decks: Sequence[DeckList | str] = (), most_decisions: int = 0, **options: int
) -> "AgentsInParallel":
    """Return a PettingZoo environment in which all who are asked act at once; the others wait, which is an action.

    Raises what `aec` does.
    """
    with _needs("envs"):
        from cardwright.envs.agents import AgentsInParallel  # noqa: PLC0415 - as above
        from cardwright.envs.episodes import Episodes  # noqa: PLC0415 - as above
    return AgentsInParallel(Episodes(game, players, decks, options, most_decisions))


def gymnasium(
    game: str,
    opponent: str = "greedy",
    *,
    seat: int | None = None,
    illegal_loses: bool = False,
    players: int = 0,
    decks: Sequence[DeckList | str] = (),
    most_decisions: int = 0,
    **options: int,
) -> "Single":
    """Return a Gymnasium environment of one agent against bots of that name (as `bots.make` knows them).

    ``seat`` is where the agent sits; None is in another seat each match. An action that is not possible is an
    error, or, with ``illegal_loses``, loses the match, for learners that do not look at the mask. Raises what `aec`
    does, and `UnknownBot`.
    """
    with _needs("envs"):
        from cardwright.envs.episodes import Episodes  # noqa: PLC0415 - as above
        from cardwright.envs.single import Single  # noqa: PLC0415 - as above
    episodes = Episodes(game, players, decks, options, most_decisions)
    return Single(episodes, opponent, seat, illegal_loses=illegal_loses)


def vector(
    game: str,
    number: int,
    *,
    players: int = 0,
    decks: Sequence[DeckList | str] = (),
    most_decisions: int = 0,
    **options: int,
) -> "SelfPlay":
    """Return so many matches at once as a Gymnasium vector environment, each played by one policy on all sides.

    Raises what `aec` does.
    """
    with _needs("envs"):
        from cardwright.envs.episodes import several  # noqa: PLC0415 - as above
        from cardwright.envs.selfplay import SelfPlay  # noqa: PLC0415 - as above
    return SelfPlay(several(number, game, players, decks, options, most_decisions))


def openspiel(
    game: str, *, players: int = 0, decks: Sequence[str] = (), most_decisions: int = 0, **options: int
) -> Any:  # noqa: ANN401 - untyped
    """Return a game of OpenSpiel, which ``pyspiel.load_game("cardwright_NAME")`` finds too from then on.

    Decks are named, because all that such a game takes is written in its name. OpenSpiel is told how long a match is at
    most: where ``most_decisions`` does not say it, one is broken off after 100,000. Raises what `aec` does.
    """
    with _needs("openspiel"):
        from cardwright.envs.spiel import loaded  # noqa: PLC0415 - as above
    return loaded(game, players, decks, options, most_decisions)


def rllib(
    game: str, *, players: int = 0, decks: Sequence[DeckList | str] = (), most_decisions: int = 0, **options: int
) -> "AgentsTogether":
    """Return a multi-agent environment of RLlib in which all who are asked, and nobody else, observe and act.

    Raises what `aec` does.
    """
    with _needs("rllib"):
        from cardwright.envs.episodes import Episodes  # noqa: PLC0415 - as above
        from cardwright.envs.together import AgentsTogether  # noqa: PLC0415 - as above
    return AgentsTogether(Episodes(game, players, decks, options, most_decisions))
