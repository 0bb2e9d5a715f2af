"""Which game a deck list is for."""

from cardwright.decks import json, text
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSetup, UnknownGame
from cardwright.kernel.core import registry
from cardwright.kernel.core.description import Description
from cardwright.kernel.pieces.deckform import DeckForm, FormatError, Source


def form_of(of: Description | str) -> DeckForm:
    """Return what deck lists know of a game, or of the one of that name.

    Raises `UnknownGame`, or `BadSetup` for one that is played without decks.
    """
    game = registry.load(of) if isinstance(of, str) else of
    if game.deck_form is None:
        raise BadSetup(f"{game.title} is played without decks.")
    return game.deck_form


def form_for(source: Source) -> DeckForm:
    """Return the form of the game that a list is for; `FormatError` if it does not say, or it could be for several.

    It may name the game, have a format that only players of that game know, or name sections of its decks.
    """
    named = json.game(source)
    if named is not None:
        try:
            return form_of(named)
        except (UnknownGame, BadSetup) as error:
            raise FormatError(str(error), source.line_of("game")) from error
    every = [registry.load(name).deck_form for name in registry.game_names()]
    forms = [form for form in every if form is not None]
    found = [form for form in forms if _is_of(form, source)]
    if not found:
        sections = (json if source.is_json else text).sections(source)
        found = [form for form in forms if form.knows(sections)]
    if len(found) != 1:
        fits = names.listing([form.game.title for form in found], "or")
        could = f"this deck could be for {fits}" if found else "nothing in this deck says which game it is for"
        raise FormatError(f"{could}: name the game, as in `--game {(found or forms)[0].game.name}`")
    return found[0]


def _is_of(form: DeckForm, source: Source) -> bool:
    """Tell whether a list has a format that only players of that game know, even if it is broken."""
    try:
        return form.read(source) is not None
    except FormatError:
        return True
