"""Games with cards or values of one's own: files that people write, checked as they are read.

Cards are written in the language (`language.files`); values are what is printed on the components of a game that has
numbers where others have texts (`Game.with_values`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.core import registry
from cardwright.kernel.matches.game import Game
from cardwright.language.files import Form, read_cards

CARDS: Final = "cards"
VALUES: Final = "values"


@dataclass(frozen=True)
class Own:
    """A file of `CARDS` or of `VALUES`: its text, and what messages call it."""

    kind: str
    text: str
    called: str


def played_with(game: Game, own: Sequence[Own]) -> Game:
    """Return the game with what these files say, values first.

    `BadTree` or `BadSetup` name the file, the place and what would be right; or say that the game has no such files.
    """
    for file in own:
        if file.kind == VALUES:
            game = game.with_values(file.text, file.called)
    for file in own:
        if file.kind == CARDS:
            game = with_cards(game, file.text, file.called)
    return game


def with_cards(game: Game, text: str, called: str) -> Game:
    """Return the game with the cards of a file too, which the module ``form`` of its package knows to read."""
    module = registry.module_of(game.name).rpartition(".")[0] + ".form"
    if find_spec(module) is None:
        raise BadSetup(f"{game.title} is not played with cards of one's own.")
    form: Form[Any] = import_module(module).FORM
    return form.game_with(game, read_cards(text, form, called))
