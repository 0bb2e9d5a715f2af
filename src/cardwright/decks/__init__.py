"""Deck lists in and out: files of players and of other programs to `DeckList`, and back to text.

    deck = decks.read("argus.json")                       # whatever format it is in
    deck = decks.read("my-decks.csv", name="argus")       # one of several
    text = decks.write(deck, "text")
    assert decks.parse(text) == deck

The formats "text" and "json" are the same for every game. A game adds the formats that its players know, and the
names of its cards, by its `DeckForm`. All errors are `BadDeck`: one sentence with file, line and what would
be right.
"""

from collections.abc import Callable, Mapping
from pathlib import Path

from cardwright.decks import json, text
from cardwright.decks.games import form_for, form_of
from cardwright.decks.source import load, tidy
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadDeck
from cardwright.kernel.core.description import Description
from cardwright.kernel.pieces.deckform import UNNAMED, DeckForm, FormatError, Source
from cardwright.kernel.pieces.decklist import DeckList

__all__ = ["FORMATS", "form_of", "parse", "read", "write"]

#: The formats that `write` knows.
FORMATS: Mapping[str, Callable[[DeckList, DeckForm], str]] = {"text": text.write, "json": json.write}


def read(
    path: str | Path, game: Description | str | None = None, name: str | None = None, *, check: bool = True
) -> DeckList:
    """Read a deck from a file, in whatever format the content is.

    ``game`` is the game that it is for, or its name; left out, it is found by what the list says. ``name`` chooses a
    deck in a file with several; any spelling and any part that fits one alone will do. ``check=False`` also takes decks
    that are not legal. `BadDeck` if there is no such file or deck, or its game is not clear; `UnknownGame`.
    """
    file = Path(path)
    shown = names.clean(str(path)) or "''"
    try:
        content = load(file)
    except FormatError as error:
        raise _bad(error, shown) from error
    return _parse(content, game, shown, Source("", name, names.clean(file.stem) or UNNAMED), check=check)


def parse(
    content: str, game: Description | str | None = None, name: str | None = None, *, check: bool = True
) -> DeckList:
    """Read a deck from text, in whatever format it is; everything else as in `read`."""
    return _parse(content, game, "the deck list", Source("", name), check=check)


def write(deck: DeckList, format: str = "text") -> str:  # noqa: A002 - the word people look for
    """Write a deck as "text" or "json", such that reading it gives the deck again, its cards grouped by section.

    `BadDeck` for another format or a card that the game lacks, `UnknownGame`.
    """
    writer = FORMATS.get(format)
    if writer is None:
        raise BadDeck(f"decks cannot be written as {names.quote(format)}: use {names.listing(list(FORMATS), 'or')}")
    try:
        return writer(deck, form_of(deck.game))
    except FormatError as error:
        raise BadDeck(f"{names.quote(deck.name)} cannot be written, because {error}") from error


def _parse(content: str, game: Description | str | None, shown: str, request: Source, *, check: bool) -> DeckList:
    try:
        source = Source(tidy(content), request.wanted, request.title)
        form = form_for(source) if game is None else form_of(game)
        deck = form.read(source) or (json if source.is_json else text).read(source, form)
        source.choose([deck.name])
        if check:
            form.check(deck)
    except FormatError as error:
        raise _bad(error, shown) from error
    except BadDeck as error:
        raise BadDeck(f"{shown}: {error}") from error
    return deck


def _bad(error: FormatError, shown: str) -> BadDeck:
    place = shown if error.line is None else f"{shown}, line {error.line}"
    return BadDeck(f"{place}: {error}")
