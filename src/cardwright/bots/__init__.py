"""Bots: everything that picks an option by itself.

    bot = bots.make("greedy", Rng(3))
    while not match.over:
        decision = match.decision
        match.choose(bot.pick(match.view(decision.player), decision))

A bot is told what its player may know: the view, and the decision, which can lay out worlds that its player cannot
tell from the true one. It thinks with a random stream of its own, so that no thought of a bot changes the game.
"""

from collections.abc import Mapping

from cardwright.bots.bot import Bot, Budget, Info, Seen, Thought, pick_for
from cardwright.bots.greedy import Greedy
from cardwright.bots.levels import ALIASES, LEVELS, PURSE, SEARCH, Level
from cardwright.bots.random import RandomBot
from cardwright.bots.search.bot import Search
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import UnknownBot
from cardwright.kernel.basics.rng import Rng

__all__ = [
    "BOTS",
    "INFO",
    "PURSE",
    "Bot",
    "Budget",
    "Greedy",
    "Info",
    "RandomBot",
    "Search",
    "Seen",
    "Thought",
    "known",
    "make",
    "pick_for",
]

#: The bots by name, from the weakest up; the last one is the search with its usual budget.
BOTS: Mapping[str, Level] = {level.name: level for level in (*LEVELS, SEARCH)}

#: What to tell people about those that they can play against, by the same names.
INFO: Mapping[str, Info] = {level.name: Info(level.title, level.text, i) for i, level in enumerate(LEVELS, 1)}


def known(name: str) -> str:
    """Give the name under which a bot is registered, in whatever spelling it was typed; `UnknownBot` lists all."""
    found = names.find(name, [*BOTS, *ALIASES])
    if found is None:
        raise UnknownBot(f"There is no bot called {names.quote(name)}: use {names.listing(list(BOTS), 'or')}.")
    return ALIASES.get(found, found)


def make(name: str, rng: Rng, seconds: float = 0.0) -> Bot:
    """Make a bot by name, which thinks with that stream; `UnknownBot` if none is called so.

    ``seconds`` limit what it thinks in a turn, as where people wait for it; without, nothing that it does depends on
    how fast the machine is.
    """
    return BOTS[known(name)].make(rng, seconds)
