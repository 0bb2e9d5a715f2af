"""Decks as our own JSON, the same for every game: game, name, chains if any, and card names by section.

{"game": "keyforge", "name": "Radiant Argus the Supreme", "cards": {"logos": ["Dextre", "Titan Mechanic"]}}
"""

import json

from cardwright.decks.games import DeckGame
from cardwright.decks.source import FormatError, Source
from cardwright.kernel import names
from cardwright.kernel.decklist import DeckList

#: More than any game knows; what is legal is the game's matter.
MOST_CHAINS = 999

_SHAPE = 'a deck is {"game": ..., "name": ..., "cards": {section: [card names]}}'


def read(source: Source, game: DeckGame) -> DeckList:
    """Read our JSON; `FormatError` says what is missing or wrong."""
    data = source.data
    if not isinstance(data, dict) or not isinstance(data.get("cards"), dict):
        others = f", or {game.others}" if game.others else ""
        raise FormatError(f"this is JSON but no deck list: {_SHAPE}{others}")
    if data.get("game", game.game) != game.game:
        raise FormatError(
            f"this deck is for {names.quote(str(data['game']))}, not for {game.game}", source.line_of("game")
        )
    name = data.get("name", source.title)
    if not isinstance(name, str):
        raise FormatError("the deck's name must be a text in quotes", source.line_of("name"))
    cards: dict[str, list[str]] = {}
    for title, titles in data["cards"].items():
        with source.near(title):
            if not isinstance(titles, list) or not all(isinstance(card, str) for card in titles):
                raise FormatError(f"the cards of {names.quote(title)} must be a list of card names in quotes")
            section = cards.setdefault(game.find_section(title), [])
        for card in titles:
            with source.near(card):
                section.append(game.find_card(card))
    return game.build(names.clean(name) or source.title, cards, chains(data, source))


def chains(data: dict[str, object], source: Source) -> int:
    """Give the chains stated in a deck's JSON object, 0 if it states none; `FormatError` if that is no such number."""
    number = data.get("chains")
    if number is None:
        return 0
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= MOST_CHAINS:
        raise FormatError(f"the deck's chains must be a whole number from 0 to {MOST_CHAINS}", source.line_of("chains"))
    return number


def write(deck: DeckList, game: DeckGame) -> str:
    """Write the deck as JSON that `read` takes back; `FormatError` if a card is not of the game."""
    stated = {"chains": deck.chains} if deck.chains else {}
    data = {"game": deck.game, "name": names.clean(deck.name), **stated, "cards": game.grouped(deck)}
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
