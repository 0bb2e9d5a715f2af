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
from cardwright.bots.levels import ALIASES, LEVELS, MOST_ITERATIONS, PURSE, SEARCH, Level, levels_of, searching
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
    "info",
    "known",
    "level",
    "levels_of",
    "make",
    "pick_for",
    "searching",
]

#: The bots by name, from the weakest up; the last one is the search with its usual budget.
BOTS: Mapping[str, Level] = {level.name: level for level in (*LEVELS, SEARCH)}

_COUNTED = re.compile(rf"{SEARCH.name}([1-9][0-9]*)")
"""The folded name of a search with so many iterations a pick."""


def known(name: str) -> str:
    """Give the name under which a bot is known, in whatever spelling it was typed; `UnknownBot` lists all.

    "search 150" is a search with so many iterations a pick.
    """
    counted = _COUNTED.fullmatch(names.fold(name))
    if counted is not None and int(counted[1]) <= MOST_ITERATIONS:
        return searching(int(counted[1])).name
    found = names.find(name, [*BOTS, *ALIASES])
    if found is None:
        raise UnknownBot(f"There is no bot called {names.quote(name)}: use {names.listing(list(BOTS), 'or')}.")
    return ALIASES.get(found, found)


def level(name: str, game: Description | None = None) -> Level:
    """Return the bot of that name as it plays a game, or as it plays most games; `UnknownBot` if none is called so."""
    found = known(name)
    counted = _COUNTED.fullmatch(names.fold(found))
    if counted is not None:
        return searching(int(counted[1]))
    return {each.name: each for each in (*levels_of(game), SEARCH)}[found]


def info(game: Description | None = None) -> Mapping[str, Info]:
    """Return what to tell people about those that they can play a game against, by name, from the weakest up."""
    return {each.name: Info(each.title, each.text, i) for i, each in enumerate(levels_of(game), 1)}


def make(name: str, rng: Rng, seconds: float = 0.0, game: Description | None = None, head: Head | None = None) -> Bot:
    """Make a bot by name for a game, which thinks with that stream; `UnknownBot` if none is called so.

    Without a game it plays as in those whose levels are the usual ones. ``seconds`` limit what it thinks in a turn, as
    where people wait for it; without, nothing that it does depends on how fast the machine is. One that searches
    tells chances to win by the ``head``, or by the game's own where none is given.
    """
    return level(name, game).make(rng, seconds, head)
