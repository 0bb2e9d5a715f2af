"""What observations (`encoding`) told of areas before, so that they need not look again where nothing moved.

Most cards of a match lie where nothing but their prints matters (`Shows.plain`), and most of these lie still.
"""

from typing import TYPE_CHECKING, Final

from cardwright.kernel.core.description import Description
from cardwright.kernel.pieces.shapes import Shown
from cardwright.kernel.pieces.tables import Area

if TYPE_CHECKING:
    from cardwright.kernel.core.state import State
    from cardwright.kernel.pieces.cards import CardPrint

MOST: Final = 1024
"""So many are remembered: matches that are told in turn, and worlds that are drawn from one."""


class Lot:
    """An area: its number, its zones, and whether nothing but their prints matters of the cards that lie there."""

    __slots__ = ("area", "cells", "number", "plain", "zone")

    def __init__(self, area: Area, number: int, *, plain: bool) -> None:
        """Note it."""
        self.area: Area = area
        self.number: int = number
        self.zone: int = area.zone
        self.cells: int = area.cells
        self.plain: bool = plain


def lots_of(game: Description) -> tuple[list[Lot], list[Lot]]:
    """Return the areas of each player, and those that are shared, numbered together from 1."""
    table = game.table
    areas = (*table.areas, *table.shared)
    lots = [Lot(area, number, plain=area.name in game.shows.plain) for number, area in enumerate(areas, 1)]
    return lots[: len(table.areas)], lots[len(table.areas) :]


class ToldArea:
    """An area as a viewer was told of it, who sees all its cards."""

    __slots__ = ("audience", "cards", "rows", "text")

    def __init__(self, cards: object, audience: tuple[int, ...], rows: dict[int, int], text: bytes) -> None:
        """Keep it."""
        self.cards: object = cards
        """Those of its zone, or of each of its cells."""
        self.audience: tuple[int, ...] = audience
        self.rows: dict[int, int] = rows
        """The row of each card, counted from the first of the area."""
        self.text: bytes = text


class ToldCard:
    """A card of which more matters than its print, as it was told last: that is the same while its marks are."""

    __slots__ = ("marks", "text")

    def __init__(self, marks: dict[str, Shown], text: bytes) -> None:
        """Keep it."""
        self.marks: dict[str, Shown] = marks
        self.text: bytes = text


class ToldMatch:
    """What was told of a match and of its copies, in which the same is printed on the same cards."""

    __slots__ = ("areas", "cards", "owners", "prints")

    def __init__(self, m: "State") -> None:
        """Begin with nothing."""
        self.prints: tuple[CardPrint, ...] = m.prints
        self.owners: tuple[int, ...] = m.owners
        self.areas: dict[int, ToldArea] = {}
        """By viewer and zone."""
        self.cards: dict[int, ToldCard] = {}
        """By card; they are the same for all who know it."""


class ToldMatches:
    """What was told of several matches, by what is printed on their cards."""

    __slots__ = ("_matches",)

    def __init__(self) -> None:
        """Begin with nothing."""
        self._matches: dict[int, ToldMatch] = {}

    def of(self, m: "State") -> ToldMatch:
        """Return what was told of a match and of those in which the same is printed on the same cards."""
        number = id(m.prints)
        told = self._matches.get(number)
        if told is None or told.prints is not m.prints or told.owners is not m.owners:
            if len(self._matches) >= MOST:
                self._matches = {}
            told = self._matches[number] = ToldMatch(m)
        return told
