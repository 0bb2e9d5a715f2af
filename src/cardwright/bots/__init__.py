"""Bots: everything that picks an option by itself.

    bot = bots.make("greedy", Rng(3))
    while not match.over:
        decision = match.decision
        match.choose(bot.pick(match.view(decision.player), decision))

A bot is told what its player may know: the view, and the decision, which can lay out worlds that its player cannot
tell from the true one. It thinks with a random stream of its own, so that no thought of a bot changes the game.
"""

import re
import unicodedata
from collections.abc import Collection, Mapping
from typing import Final

from cardwright.bots.bot import Bot, Budget, Info, Seen, Thought, pick_for
from cardwright.bots.greedy import Greedy
from cardwright.bots.levels import (
    CARELESS,
    MIDDLE,
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
from cardwright.kernel.basics.errors import BadSetup, UnknownBot
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.description import Description
from cardwright.kernel.pieces.heads import Head

__all__ = [
    "MIDDLE",
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
    "next_to_meet",
    "pick_for",
    "searching",
    "thinker",
]

ENOUGH: Final = 100
"""Iterations that are enough for a pick of a game that is looked back at, if nobody says how many."""
_COUNTED = re.compile(rf"({SEARCH.name}|{CARELESS})([1-9][0-9]*)")
"""The folded name of a search with so many iterations a pick, or of a bot with so many whims in a hundred picks."""
WITH_NUMBERS: Final = (
    f"{SEARCH.name} N (1 to {MOST_ITERATIONS:,} iterations a pick)",
    f"{CARELESS} N (1 to {MOST_WHIMS} whims in a hundred picks)",
)
"""How to call those bots, for people."""
_NO_COUNT: Final = re.compile(r"(?<!\w)[-\u2012-\u2015\u2212.,]\s*\d|\d\W+\d")
"""A number in a name that counts nothing: one below zero, or of several parts, such as 1.5; "level-2" is a spelling."""


def _counted(name: str) -> Level | None:
    """Return the bot of a name that has a number in it, if it is one."""
    found = _COUNTED.fullmatch(names.fold(name))
    if found is None:
        return None
    number = int(found[2])
    if found[1] == CARELESS:
        return careless(number) if number <= MOST_WHIMS else None
    return searching(number) if number <= MOST_ITERATIONS else None


def level(name: str, game: Description | None = None) -> Level:
    """Return the bot of that name, in whatever spelling, as it plays a game, or as where a game says nothing of levels.

    "search 150" is a search with that many iterations a pick, "careless 40" picks 40 times in a hundred on a whim;
    `UnknownBot` lists all others if none is called so.
    """
    # What spellings have in common lacks signs, so that "search -5" and "search 1.5" would be other bots.
    spelled = not _NO_COUNT.search(unicodedata.normalize("NFKD", name))
    counted = _counted(name) if spelled else None
    if counted is not None:
        return counted
    levels = levels_of(game)
    bots = {each.name: each for each in (RANDOM, *levels, SEARCH)}
    numbered = {f"level {number}": each for number, each in enumerate(levels, 1)}
    found = names.find(name, [*bots, *numbered]) if spelled else None
    if found is None:
        use = names.listing([*bots, *WITH_NUMBERS], "or")
        raise UnknownBot(f"There is no bot called {names.quote(name)}: use {use}.")
    return numbered.get(found) or bots[found]


def known(name: str, game: Description | None = None) -> str:
    """Give the name under which a bot is known in a game, in whatever spelling it was typed; errors as `level`."""
    return level(name, game).name


def thinker(name: str | None, game: Description | None = None) -> Level:
    """Return the bot of that name, which searches; `BadSetup` for one that does not.

    Without a name it is who looks back at games where nobody says who: the lowest level that searches, but with no more
    than `ENOUGH` iterations, as there are many picks to look at.
    """
    searchers = [each for each in (*levels_of(game), SEARCH) if each.iterations]
    if name is None:
        return min(searchers[0], searching(ENOUGH), key=lambda each: each.iterations)
    found = level(name, game)
    if not found.iterations:
        use = names.listing([each.name for each in searchers], "or")
        raise BadSetup(f"{names.quote(found.name)} does not search: use {use}.")
    return found


def info(game: Description | None = None) -> Mapping[str, Info]:
    """Return what to tell people about those that they can play a game against, by name, from the weakest up."""
    return {each.name: Info(each.title, each.text, i) for i, each in enumerate((RANDOM, *levels_of(game)))}


def next_to_meet(met: Collection[str], *, won: bool, game: Description | None = None) -> str:
    """Return the name of the bot one level above those whom somebody has won against, or one below who has won.

    Empty where bots of several levels or of none were met, and where there is no such level.
    """
    levels = [each.name for each in (RANDOM, *levels_of(game))]
    if len(set(met)) != 1 or not set(met) <= set(levels):
        return ""
    place = levels.index(next(iter(met))) + (1 if won else -1)
    return levels[place] if 0 <= place < len(levels) else ""


def make(name: str, rng: Rng, seconds: float = 0.0, game: Description | None = None, head: Head | None = None) -> Bot:
    """Make a bot by name for a game, which thinks with that stream; `UnknownBot` if none is called so.

    Without a game it plays as in those that say nothing of levels. ``seconds`` limit what it thinks in a turn, as
    where people wait for it; without, nothing that it does depends on how fast the machine is. One that searches
    tells chances to win by the ``head``, or by the game's own where none is given.
    """
    return level(name, game).make(rng, seconds, head)
