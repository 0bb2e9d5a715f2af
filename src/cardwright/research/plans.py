"""Plans: what bots are to play, all that it takes to play it anywhere."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any

import cardwright as cw
from cardwright.games.own import Own, played_with
from cardwright.kernel.core import registry


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played.

    ``decks`` are the contestants' decks as our JSON; without any, the decks that ship with the game meet each other in
    turn. ``options`` are the game's own; ``own`` are files of cards or values with which it is played.
    """

    game: str
    decks: tuple[str, ...]
    bots: tuple[str, ...]
    seed: str
    options: Mapping[str, int] = field(default_factory=dict)
    own: tuple[Own, ...] = ()
    best_of: int = 1
    """Of how many games at most each series is; 1 for single games."""
    paired: bool = False
    """Whether each deal is played as often as there are seats, once with every contestant in each."""
    heads: tuple[Mapping[str, Any] | None, ...] = ()
    """With which head, as `read_head` reads it, each bot tells chances to win in place of the game's own; or empty."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A plan on its way to another process, which need not know the game: nothing but text."""

    plan: str
    module: str
    """Where the game is, which may have been registered in the process that asks alone."""


def sent(plan: Plan) -> Sent:
    """Return a plan for another process, which reads it by `received`."""
    return Sent(json.dumps(asdict(plan)), registry.module_of(plan.game))


def received(packed: Sent) -> Plan:
    """Return a plan that was sent, in a process that can play it then."""
    data = json.loads(packed.plan)
    registry.register(data["game"], packed.module)
    own = tuple([Own(**file) for file in data["own"]])
    if own:
        _bring(data["game"], own)
    lists = {name: tuple(data[name]) for name in ("decks", "bots", "heads")}
    return Plan(**{**data, **lists, "own": own})


@cache
def _bring(game: str, own: tuple[Own, ...]) -> None:
    """Let a game be played with these files in a process that was started anew; once is enough."""
    registry.replace(played_with(cw.load(game), own))
