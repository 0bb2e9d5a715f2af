"""Bots: everything that picks an option by itself.

    bot = bots.make("greedy", Rng(3))
    while not match.over:
        decision = match.decision
        match.choose(bot.pick(match.view(decision.player), decision))

A bot is told what its player may know: the view, and the decision, which can lay out worlds that its player cannot
tell from the true one. It thinks with a random stream of its own, so that no thought of a bot changes the game.
"""

from collections.abc import Callable, Mapping

from cardwright.bots.bot import Bot, Info, Seen, pick_for
from cardwright.bots.greedy import Greedy
from cardwright.bots.random import RandomBot
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import UnknownBot
from cardwright.kernel.basics.rng import Rng

__all__ = ["BOTS", "INFO", "Bot", "Greedy", "Info", "RandomBot", "Seen", "known", "make", "pick_for"]

#: The bots by name: each is made from the random stream that it thinks with.
BOTS: Mapping[str, Callable[[Rng], Bot]] = {"greedy": Greedy, "random": RandomBot}

#: What to tell people about each bot, by the same names.
INFO: Mapping[str, Info] = {
    "greedy": Info("Greedy", "Tries each pick, looks as far as its own turn, and takes what leaves it best off.", 2),
    "random": Info("Random", "Picks any option as likely as any other: easy to beat.", 1),
}


def known(name: str) -> str:
    """Give the name under which a bot is registered, in whatever spelling it was typed; `UnknownBot` lists all."""
    found = names.find(name, BOTS)
    if found is None:
        raise UnknownBot(f"There is no bot called {names.quote(name)}: use {names.listing(sorted(BOTS), 'or')}.")
    return found


def make(name: str, rng: Rng) -> Bot:
    """Make a bot by name, which thinks with that stream; `UnknownBot` if none is called so."""
    return BOTS[known(name)](rng)
