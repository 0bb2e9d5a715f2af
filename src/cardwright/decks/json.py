"""Decks as our own JSON, the same for every game: game, name, extras if any, and card names by section.

{"game": "keyforge", "name": "Radiant Argus the Supreme", "cards": {"logos": ["Dextre", "Titan Mechanic"]}}
"""

import json
from typing import Any

from cardwright.kernel.basics import names
from cardwright.kernel.pieces.deckform import DeckForm, FormatError, Source
from cardwright.kernel.pieces.decklist import DeckList

_SHAPE = 'a deck is {"game": ..., "name": ..., "cards": {section: [card names]}}'


def game(source: Source) -> str | None:
    """Return the name of the game that the JSON says it is for, None if it does not; `FormatError` if it is broken."""
    data = source.data
    return str(data["game"]) if isinstance(data, dict) and "game" in data else None


def sections(source: Source) -> list[str]:
    """Return what the JSON calls its sections; `FormatError` if it is no deck list."""
    return list(_deck(source)["cards"])


def _deck(source: Source, others: str = "") -> dict[str, Any]:
    data = source.data
    if not isinstance(data, dict) or not isinstance(data.get("cards"), dict):
        raise FormatError(f"this is JSON but no deck list: {_SHAPE}{f', or {others}' if others else ''}")
    return data


def read(source: Source, form: DeckForm) -> DeckList:
    """Read our JSON; `FormatError` says what is missing or wrong."""
    data = _deck(source, form.others)
    if data.get("game", form.game.name) != form.game.name:
        raise FormatError(
            f"this deck is for {names.quote(str(data['game']))}, not for {form.game.name}", source.line_of("game")
        )
    name = data.get("name", source.title)
    if not isinstance(name, str):
        raise FormatError("the deck's name must be a text in quotes", source.line_of("name"))
    cards: dict[str, list[str]] = {}
    for title, titles in data["cards"].items():
        with source.near(title):
            if not isinstance(titles, list) or not all(isinstance(card, str) for card in titles):
                raise FormatError(f"the cards of {names.quote(title)} must be a list of card names in quotes")
            section = cards.setdefault(form.find_section(title), [])
        for card in titles:
            with source.near(card):
                section.append(form.find_card(card))
    return form.build(names.clean(name) or source.title, cards, form.extras_of(source, data))


def write(deck: DeckList, form: DeckForm) -> str:
    """Write the deck as JSON that `read` takes back; `FormatError` if a card is not of the game."""
    data = {"game": deck.game, "name": names.clean(deck.name), **deck.extras, "cards": form.grouped(deck)}
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
