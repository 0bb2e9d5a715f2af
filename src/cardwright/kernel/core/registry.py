"""The games that are there, by name; each is imported when somebody first asks for it."""

from importlib import import_module

from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import UnknownGame
from cardwright.kernel.core.description import Description

_modules: dict[str, str] = {}
_replaced: dict[str, Description] = {}
"""What stands in for a game, by its name."""


def register(name: str, module: str) -> None:
    """Let a game be found: ``module`` holds it under the name ``GAME``."""
    _modules[name] = module


def game_names() -> list[str]:
    """Return the names of all games, sorted."""
    return sorted(_modules)


def module_of(name: str) -> str:
    """Return the module that holds a game, so that another process can `register` it too; errors are those of `load`.

    A process that is started anew knows only the games that are registered as `cardwright.games` is imported.
    """
    found = names.find(name, _modules)
    if found is None:
        proposal = names.propose(name, _modules) or f": there are {names.listing(game_names())}."
        raise UnknownGame(f"No game is called {names.quote(name)}{proposal}")
    return _modules[found]


def replace(game: Description) -> None:
    """Let a game stand in for the one of its name in this process, such as one with cards of somebody's own."""
    _replaced[game.name] = game


def restore() -> None:
    """Let nothing stand in for any game."""
    _replaced.clear()


def load(name: str) -> Description:
    """Return the game of that name, in any spelling; `UnknownGame` proposes others or lists all."""
    module = import_module(module_of(name))
    game: Description = module.GAME
    return _replaced.get(game.name, game)
