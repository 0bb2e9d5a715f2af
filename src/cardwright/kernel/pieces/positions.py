"""Positions: where a match begins that is not dealt, such as that of a lesson; part of how the match was set up."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSetup, UnknownCard
from cardwright.kernel.pieces.cards import CardPrint, Catalogue
from cardwright.kernel.pieces.tables import GRID, PILE, Area, Table
from cardwright.kernel.pieces.zones import NOBODY

MOST_CARDS: Final = 1000
"""More than any position has in one area."""


@dataclass(frozen=True)
class Side:
    """What one player has: ``cards`` are keys by area, those of piles with the top one first; ``counters`` numbers.

    The cards of a grid lie in its cells from the first on, with "" where none lies. Areas and counters are called as in
    the game's `Table`; what is not named is empty, or what it is in any match.
    """

    cards: Mapping[str, tuple[str, ...]]
    counters: Mapping[str, int]


@dataclass(frozen=True)
class Position:
    """What everybody has, by seat, in the turn of that number, which is the first player's and has just begun.

    Where all share a turn, as in games of rounds, it has begun for all of them.
    ``shared`` are the cards of the areas between the players, as those of a `Side`.
    """

    sides: tuple[Side, ...]
    turn: int = 1
    shared: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True)
class Placed:
    """A card in a zone: of a player, of the kind ``zone``; where that is `NOBODY`, in the shared one of that number.

    ``area`` is the name of the area that the zone belongs to.
    """

    printed: CardPrint
    player: int
    zone: int
    area: str


def placed(catalogue: Catalogue, table: Table, position: Position) -> list[Placed]:
    """Return the cards of a position, in each zone from the bottom up; `BadSetup` names what the game does not have."""
    areas = {area.name: area for area in table.areas}
    shared = {area.name: area for area in table.shared}
    counters = [counter.name for counter in table.counters]
    found: list[Placed] = []
    for player, side in enumerate(position.sides):
        for name, keys in side.cards.items():
            if name not in areas:
                raise BadSetup(f"A position of {catalogue.title} has no area {_among(name, list(areas))}.")
            found += _lying(catalogue, areas[name], keys, player)
        for name in side.counters:
            if name not in counters:
                raise BadSetup(f"A position of {catalogue.title} has no counter {_among(name, counters)}.")
    for name, keys in position.shared.items():
        if name not in shared:
            raise BadSetup(f"A position of {catalogue.title} has no shared area {_among(name, list(shared))}.")
        found += _lying(catalogue, shared[name], keys, NOBODY)
    return found


def _lying(catalogue: Catalogue, area: Area, keys: tuple[str, ...], player: int) -> list[Placed]:
    """Return the cards of those keys in an area of a player, or a shared one."""
    if area.shape == GRID and len(keys) > area.cells:
        raise BadSetup(f"In a position {names.quote(area.name)} has {area.cells} places, and not {len(keys)}.")
    found: list[Placed] = []
    for number, key in enumerate(reversed(keys) if area.shape == PILE else keys):
        if area.shape == GRID and not key:
            continue
        try:
            printed = catalogue.print_by_key(key)
        except UnknownCard as error:
            raise BadSetup(f"The position cannot be laid out. {error}") from error
        found.append(Placed(printed, player, area.zone + (number if area.shape == GRID else 0), area.name))
    return found


def _among(name: str, known: list[str]) -> str:
    return f"{names.quote(name)}, only {names.some(known)}" if known else names.quote(name)


# ---- as JSON -------------------------------------------------------------------------------------------------------


def position_to_data(position: Position) -> dict[str, object]:
    """Return a position as JSON can hold it."""
    sides: list[object] = []
    for side in position.sides:
        cards = {area: list(keys) for area, keys in side.cards.items()}
        sides.append({"cards": cards, "counters": dict(side.counters)})
    data: dict[str, object] = {"turn": position.turn, "sides": sides}
    if position.shared:
        data["shared"] = {area: list(keys) for area, keys in position.shared.items()}
    return data


def position_from_data(data: object) -> Position:
    """Return the position that `position_to_data` described; `BadSetup` says what is not of the right kind."""
    if not isinstance(data, dict) or not isinstance(data.get("sides"), list):
        raise BadSetup("In the setup the position must be a table with a list of sides.")
    turn = data.get("turn")
    if not isinstance(turn, int) or isinstance(turn, bool) or turn < 1:
        raise BadSetup("In the setup the turn of the position must be a whole number from 1.")
    return Position(
        tuple([_side(side) for side in data["sides"]]), turn, _cards(data.get("shared", {}), "the position")
    )


def _side(data: object) -> Side:
    if not isinstance(data, dict):
        raise BadSetup("In the setup each side of the position must be a table.")
    counters = data.get("counters")
    if not isinstance(counters, dict) or [each for each in counters.values() if type(each) is not int]:
        raise BadSetup("In the setup the counters of a side must be a table of whole numbers.")
    return Side(_cards(data.get("cards"), "each side of the position"), dict(counters))


def _cards(data: object, whose: str) -> dict[str, tuple[str, ...]]:
    """Return the keys of cards by area."""
    if not isinstance(data, dict):
        raise BadSetup(f"In the setup {whose} must have a table of cards.")
    cards: dict[str, tuple[str, ...]] = {}
    for area, keys in data.items():
        fits = isinstance(keys, list) and len(keys) <= MOST_CARDS
        if not fits or [key for key in keys if not isinstance(key, str)]:
            raise BadSetup(
                f"In the setup the cards in {names.quote(area)} must be a list of at most {MOST_CARDS} keys."
            )
        cards[area] = tuple(keys)
    return cards
