"""Bots: everything that picks an option by itself.

    bot = bots.make("greedy", Rng(3))
    while not match.over:
        decision = match.decision
        match.choose(bot.pick(match.view(decision.player), decision))

A bot is told what its player may know: the view, and the decision, which can lay out worlds that its player cannot
tell from the true one. It thinks with a random stream of its own, so that no thought of a bot changes the game.
"""

import re
from collections.abc import Mapping

from cardwright.bots.bot import Bot, Budget, Info, Seen, Thought, pick_for
from cardwright.bots.greedy import Greedy
from cardwright.bots.levels import (
    ALIASES,
    CARELESS,
    LEVELS,
    MOST_ITERATIONS,
    MOST_WHIMS,
    PURSE,
    RANDOM,
    SEARCH,
    Level,
    careless,
    levels_of,
    searching,
)
from cardwright.bots.random import RandomBot
from cardwright.bots.search.bot import Search
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import UnknownBot
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.description import Description
from cardwright.kernel.pieces.heads import Head

__all__ = [
    "BOTS",
    "MOST_ITERATIONS",
    "MOST_WHIMS",
    "PURSE",
    "Bot",
    "Budget",
    "Greedy",
    "Info",
    "Level",
    "RandomBot",
    "Search",
    "Seen",
    "Thought",
    "careless",
    "info",
    "known",
    "level",
    "levels_of",
    "make",
    "pick_for",
    "searching",
]

#: The bots by name, from the weakest up; the last one is the search with its usual budget.
BOTS: Mapping[str, Level] = {level.name: level for level in (RANDOM, *LEVELS, SEARCH)}

_COUNTED = re.compile(rf"({SEARCH.name}|{CARELESS})([1-9][0-9]*)")
"""The folded name of a search with so many iterations a pick, or of a bot with so many whims in a hundred picks."""


def _counted(name: str) -> Level | None:
    """Return the bot of a name that has a number in it, if it is one."""
    found = _COUNTED.fullmatch(names.fold(name))
    if found is None:
        return None
    number = int(found[2])
    if found[1] == CARELESS:
        return careless(number) if number <= MOST_WHIMS else None
    return searching(number) if number <= MOST_ITERATIONS else None


def known(name: str) -> str:
    """Give the name under which a bot is known, in whatever spelling it was typed; `UnknownBot` lists all.

    "search 150" is a search with that many iterations a pick, "careless 40" picks 40 times in a hundred on a whim.
    """
    counted = _counted(name)
    if counted is not None:
        return counted.name
    found = names.find(name, [*BOTS, *ALIASES])
    if found is None:
        raise UnknownBot(f"There is no bot called {names.quote(name)}: use {names.listing(list(BOTS), 'or')}.")
    return ALIASES.get(found, found)


def level(name: str, game: Description | None = None) -> Level:
    """Return the bot of that name as it plays a game, or as it plays most games; `UnknownBot` if none is called so."""
    return _counted(name) or {each.name: each for each in (RANDOM, *levels_of(game), SEARCH)}[known(name)]


def info(game: Description | None = None) -> Mapping[str, Info]:
    """Return what to tell people about those that they can play a game against, by name, from the weakest up."""
    return {each.name: Info(each.title, each.text, i) for i, each in enumerate((RANDOM, *levels_of(game)))}


def make(name: str, rng: Rng, seconds: float = 0.0, game: Description | None = None, head: Head | None = None) -> Bot:
    """Make a bot by name for a game, which thinks with that stream; `UnknownBot` if none is called so.

    Without a game it plays as in those whose levels are the usual ones. ``seconds`` limit what it thinks in a turn, as
    where people wait for it; without, nothing that it does depends on how fast the machine is. One that searches
    tells chances to win by the ``head``, or by the game's own where none is given.
    """
    return level(name, game).make(rng, seconds, head)
