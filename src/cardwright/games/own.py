"""Games with cards or values of one's own: files that people write, checked as they are read.

Cards are written in the language (`language.files`); values are what is printed on the components of a game that has
numbers where others have texts (`Game.with_values`). The files may be anybody's: what is read of them is bounded.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Literal

from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.core import registry
from cardwright.kernel.matches.game import Game, load
from cardwright.language.files import MOST_TEXT, Form, all_told, name_lines, read_cards, told

CARDS: Final = "cards"
VALUES: Final = "values"
MARK: Final = "\ufeff"
"""What some editors begin a file with, to say that it is in UTF-8."""
KEPT: Final = 32
"""So many games with files of one's own are kept, as reading these takes a while."""

SAME_NAME: Final = "another card has that name under another key: call this one otherwise"

Kind = Literal["cards", "values"]


@dataclass(frozen=True)
class Own:
    """A file of `CARDS` or of `VALUES`: its text, and what messages call it."""

    kind: Kind
    text: str
    called: str


def kinds_of(game: Game) -> tuple[Kind, ...]:
    """Return which files of one's own a game is played with."""
    kinds: list[Kind] = []
    if _form_module(game) is not None:
        kinds.append(CARDS)
    if type(game).with_values is not Game.with_values:
        kinds.append(VALUES)
    return tuple(kinds)


def game_of(name: str, own: Sequence[Own] = ()) -> Game:
    """Return the game of that name as it is played with these files; the same one for the same files, as a rule.

    Raises `UnknownGame`, and what `played_with` raises.
    """
    game = load(name)
    return _kept(game, tuple(own)) if own else game


def played_with(game: Game, own: Sequence[Own]) -> Game:
    """Return the game with what these files say, values first.

    `BadTree` or `BadSetup` name the file, the place and what would be right; or say that the game has no such files.
    """
    for file in own:
        if file.kind == VALUES:
            if len(file.text) > MOST_TEXT:
                raise BadSetup(f"{file.called}: a file of values has at most {MOST_TEXT} letters.")
            game = game.with_values(file.text.removeprefix(MARK), file.called)
    for file in own:
        if file.kind == CARDS:
            game = with_cards(game, file.text.removeprefix(MARK), file.called)
    return game


def with_cards(game: Game, text: str, called: str) -> Game:
    """Return the game with the cards of a file too, which the module ``form`` of its package knows to read.

    `BadTree` also where two cards would have one name, as only one of them could be found by it.
    """
    module = _form_module(game)
    if module is None:
        raise BadSetup(f"{game.title} is not played with cards of one's own.")
    form: Form[Any] = import_module(module).FORM.of(game)
    cards = read_cards(text, form, called)
    made = form.game_with(game, cards)
    known = Counter([names.fold(name) for name in made.card_names()])
    doubled = [place for place, card in enumerate(cards) if known[names.fold(card.name)] > 1]
    if doubled:
        lines = name_lines(text)
        faults = [told(called, lines[place], cards[place].name, SAME_NAME) for place in doubled]
        raise all_told(called, faults)
    return made


def _form_module(game: Game) -> str | None:
    """Return the module that knows how cards of the game are written; None if it is played with those it has."""
    module = registry.module_of(game.name).rpartition(".")[0] + ".form"
    return None if find_spec(module) is None else module


_kept: Final = lru_cache(maxsize=KEPT)(played_with)
