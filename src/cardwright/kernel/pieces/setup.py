"""How a match was set up: all that it takes, with a key, to begin the same match again."""

from collections.abc import Mapping
from dataclasses import dataclass
from operator import index
from typing import Final

from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.pieces.decklist import DeckCard, DeckList
from cardwright.kernel.pieces.positions import Position, position_from_data, position_to_data
from cardwright.kernel.pieces.series import Series

MOST_CARDS: Final = 1000
"""More than any deck has."""


@dataclass(frozen=True)
class SetupOption:
    """A choice that a game leaves to those who set a match up: a whole number, 0 and 1 for no and yes.

    ``labels`` say what the values mean, from ``low`` up, where they are neither numbers nor no and yes.
    """

    name: str
    default: int
    low: int
    high: int
    text: str
    labels: tuple[str, ...] = ()


@dataclass(frozen=True)
class Setup:
    """The decks and names of the players in their order, the game's options, and whether forced picks are skipped.

    ``series`` is that of which the match is the next game, None for a game by itself. A match that begins in a
    ``position`` has no decks.
    """

    decks: tuple[DeckList, ...]
    names: tuple[str, ...]
    options: Mapping[str, int]
    skip_forced: bool
    series: Series | None = None
    position: Position | None = None


def checked_options(known: tuple[SetupOption, ...], given: Mapping[str, object]) -> dict[str, int]:
    """Return a value for every option of a game; `BadSetup` for one that it lacks or a value out of range."""
    by_name = {option.name: option for option in known}
    values = {option.name: option.default for option in known}
    for name, value in given.items():
        option = by_name.get(name)
        if option is None:
            listed = f": its options are {names.listing(list(by_name))}." if by_name else ": it has no options."
            raise BadSetup(f"The game has no option {names.quote(name)}{names.propose(name, by_name) or listed}")
        yes_or_no = isinstance(value, bool) and (option.low, option.high) == (0, 1)
        number = int(value is True) if yes_or_no else whole(value)
        if number is None or not option.low <= number <= option.high:
            raise BadSetup(
                f"The option {name} must be a whole number from {option.low} to {option.high}, not {value!r}."
            )
        values[name] = number
    return values


def whole(value: object) -> int | None:
    """Return the whole number that a value is, of whatever library; None for what is none, as yes and no are."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]  # what is no number says so
    except TypeError:
        return None


def setup_to_data(setup: Setup) -> dict[str, object]:
    """Return a setup as JSON can hold it; decks list their cards as ``"267@logos"``."""
    series = setup.series
    data: dict[str, object] = {
        "decks": [
            {
                "game": deck.game,
                "name": deck.name,
                "sections": list(deck.sections),
                "cards": [f"{card.key}@{card.section}" for card in deck.cards],
                "extras": dict(deck.extras),
            }
            for deck in setup.decks
        ],
        "names": list(setup.names),
        "options": dict(setup.options),
        "skip_forced": setup.skip_forced,
    }
    if series is not None:
        data["series"] = {"best_of": series.best_of, "won": list(series.won)}
    if setup.position is not None:
        data["position"] = position_to_data(setup.position)
    return data


def setup_from_data(data: object) -> Setup:
    """Return the setup that `setup_to_data` described; `BadSetup` says what is not of the right kind."""
    table = _dict(data, "the setup")
    options: dict[str, int] = {}
    for name, value in _dict(table.get("options"), "the options").items():
        options[name] = _int(value, f"the option {names.quote(name)}")
    skip_forced = table.get("skip_forced")
    if not isinstance(skip_forced, bool):
        raise BadSetup("In the setup skip_forced must be true or false.")
    decks = tuple([_deck(deck) for deck in _list(table.get("decks"), "the decks")])
    called = _texts(table.get("names"), "the names")
    series = _series(table["series"], len(called)) if "series" in table else None
    position = position_from_data(table["position"]) if "position" in table else None
    return Setup(decks, called, options, skip_forced, series, position)


def _series(data: object, players: int) -> Series:
    table = _dict(data, "the series")
    won = tuple([_int(winner, "the winners of a series") for winner in _list(table.get("won"), "the winners")])
    return Series(players, _int(table.get("best_of"), "the length of a series"), won)


def _deck(data: object) -> DeckList:
    table = _dict(data, "a deck")
    cards: list[DeckCard] = []
    for text in _texts(table.get("cards"), "the cards of a deck"):
        key, _, section = text.partition("@")
        cards.append(DeckCard(key, section))
    # What was written before extras had names states the chains of each deck.
    stated = table["extras"] if "extras" in table else {"chains": table.get("chains")}
    extras: dict[str, int] = {}
    for name, value in _dict(stated, "the extras of a deck").items():
        number = _int(value, f"the {name} of a deck")
        if number:
            extras[name] = number
    return DeckList(
        _text(table.get("game"), "the game of a deck"),
        _text(table.get("name"), "the name of a deck"),
        _texts(table.get("sections"), "the sections of a deck"),
        tuple(cards),
        extras,
    )


def _dict(value: object, what: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadSetup(f"In the setup {what} must be a table.")
    return value


def _list(value: object, what: str) -> list[object]:
    if not isinstance(value, list) or len(value) > MOST_CARDS:
        raise BadSetup(f"In the setup {what} must be a list of no more than {MOST_CARDS} entries.")
    return value


def _texts(value: object, what: str) -> tuple[str, ...]:
    return tuple([_text(item, what) for item in _list(value, what)])


def _text(value: object, what: str) -> str:
    if not isinstance(value, str):
        raise BadSetup(f"In the setup {what} must be text.")
    return value


def _int(value: object, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadSetup(f"In the setup {what} must be a whole number.")
    return value
