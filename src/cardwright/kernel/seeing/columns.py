"""Columns: what the numbers of an observation are (`encoding`), made from a game's table, verbs and `Shows`."""

from dataclasses import dataclass
from typing import Final

from cardwright.kernel.core.description import Description
from cardwright.kernel.pieces.options import CARD, NUMBER, PLAYER
from cardwright.kernel.pieces.shapes import Shown

LINK_KINDS: Final = ("aim", "attack", "block", "field", "waits")
"""What a line says, numbered from 1: those of `Link`, a place of a `Field`, and an effect that waits its turn."""


TURN: Final = 0
OVER: Final = 1
STEP: Final = 2
MATCH: Final = 3
"""Where the numbers of a match stand; from `MATCH` on how many cards lie in each shared area, then facts."""
SEAT: Final = 4
"""Where in the numbers of a seat those of its areas begin, after whether it is in the game, its turn, asked, won."""
PRINT: Final = 7
"""Where in the numbers of a card stands which card it is: those before tell how it lies, those after what it is."""
MARKS: Final = 8
"""Where in them its marks begin."""
NOWHERE: Final = -1


FLAG: Final = "flag"
WORD: Final = "word"
"""What a number is besides a `NUMBER`: 1 if something is so; or, from 1 up and 0 for none, one of several words, the
row of a `CARD`, the seat of a `PLAYER`."""


@dataclass(frozen=True)
class Column:
    """A number of an observation: its name, what it tells, all words if it stands for one, and its ``kind``."""

    name: str
    text: str
    words: tuple[str, ...] = ()
    kind: str = NUMBER

    def __str__(self) -> str:
        """Show it on a line."""
        listed = f" ({', '.join([f'{i} {word}' for i, word in enumerate(self.words, 1)])})" if self.words else ""
        return f"{self.name}: {self.text}{listed}"


class Columns:
    """The columns of a row, and where what a game shows under names goes in it."""

    def __init__(self) -> None:
        """Begin without any."""
        self.columns: list[Column] = []
        self._at: dict[str, int] = {}
        self._words: dict[str, dict[str, int]] = {}
        self._several: dict[str, dict[str, int]] = {}

    def add(self, name: str, text: str, words: tuple[str, ...] = (), kind: str = NUMBER) -> int:
        """Add a column; return its place."""
        self.columns.append(Column(name, text, words, WORD if words else kind))
        return len(self.columns) - 1

    def show(self, name: str, title: str, words: tuple[str, ...] | None, *, several: bool) -> None:
        """Add the columns of what is shown under a name: a number, or one of some ``words``, or ``several`` of them."""
        if words is None:
            self._at[name] = self.add(name, title)
        elif several:
            self._several[name] = {word: self.add(f"{name}: {word}", f"{title}: {word}") for word in words}
        elif words:
            self._at[name] = self.add(name, title, words)
            self._words[name] = {word: number for number, word in enumerate(words, 1)}

    def put(self, row: list[float], first: int, shown: dict[str, Shown]) -> None:
        """Write what is shown into a row whose columns begin at ``first``; what has no column is left out."""
        for name, value in shown.items():
            at = self._at.get(name, NOWHERE)
            if at < 0:
                if name in self._several:
                    self._put_several(row, first, self._several[name], value)
            elif isinstance(value, int):
                row[first + at] = float(value)
            elif isinstance(value, str) and name in self._words:
                row[first + at] = float(self._words[name].get(value, 0))

    @staticmethod
    def _put_several(row: list[float], first: int, places: dict[str, int], value: Shown) -> None:
        """Write which words are said, or a number for each."""
        if isinstance(value, dict):
            for word, number in value.items():
                if word in places:
                    row[first + places[word]] = float(number)
        elif isinstance(value, list):
            for word in value:
                if word in places:
                    row[first + places[word]] = 1.0


def match_columns(game: Description) -> Columns:
    """Return the numbers of the match."""
    columns = Columns()
    table = game.table
    columns.add("turn", f"the number of the {table.turn}")
    columns.add("over", "whether the match has ended", kind=FLAG)
    columns.add("step", "the step of the turn", table.steps)
    for area in table.shared:
        columns.add(f"{area.name}: cards", f"{area.title}: how many cards")
    for name, words in game.shows.match_words.items():
        columns.show(name, name, words, several=name in game.shows.several)
    for name in game.shows.match_numbers:
        columns.show(name, name, None, several=False)
    return columns


def seat_columns(game: Description) -> Columns:
    """Return the numbers of each seat."""
    columns = Columns()
    table = game.table
    columns.add("in the game", "whether the player is still in the game", kind=FLAG)
    columns.add("active", "whether it is the player's turn", kind=FLAG)
    columns.add("asked", "whether the player is asked", kind=FLAG)
    columns.add("won", "whether the player has won", kind=FLAG)
    for area in table.areas:
        columns.add(f"{area.name}: cards", f"{area.title}: how many cards")
    for counter in table.counters:
        columns.show(counter.name, counter.title, None, several=False)
    for name, words in game.shows.player_words.items():
        columns.show(name, name, words, several=name in game.shows.several)
    for name in game.shows.player_numbers:
        columns.show(name, name, None, several=False)
    return columns


def card_columns(game: Description, prints: tuple[str, ...], areas: tuple[str, ...]) -> Columns:
    """Return the numbers of each card that is known: how it lies, then what it is."""
    columns = Columns()
    columns.add("area", "where it lies", areas)
    columns.add("side", "in whose area: 1 the viewer's, 2 the next player's, 0 nobody's", kind=PLAYER)
    columns.add("owner", "whose it is: 1 the viewer's, 2 the next player's, 0 nobody's", kind=PLAYER)
    columns.add("place", "its place there from the left, in a pile from below; of a grid the cell")
    columns.add("host", "the row (from 1) of the card on or under which it lies", kind=CARD)
    columns.add("source", "whether its ability is under way, numbered from the first begun")
    columns.add("facing", "to which side its top points", ("north", "east", "south", "west"))
    columns.add("print", "which card it is", prints)
    for mark in game.table.marks:
        if not (mark.brief or mark.printed):
            words = game.shows.card_words.get(mark.name)
            columns.show(mark.name, mark.title, words, several=mark.name in game.shows.several)
    return columns


def link_columns(areas: tuple[str, ...]) -> Columns:
    """Return the numbers of each line from one thing on the table to another."""
    columns = Columns()
    columns.add("kind", "what it says", LINK_KINDS)
    columns.add("from", "the row (from 1) of the card from which it goes", kind=CARD)
    columns.add("to", "the row (from 1) of the card to which it goes", kind=CARD)
    columns.add("player", "the seat (from 1) to which it goes, or whose it is", kind=PLAYER)
    columns.add("area", "the area to which it goes", areas)
    columns.add("place", "the place there; of what waits, how much waits below it")
    return columns


def option_columns(game: Description) -> Columns:
    """Return the numbers of each option."""
    columns = Columns()
    columns.add("verb", "what is done", tuple([name or kind for name, kind in game.actions.verbs]))
    columns.add("card", "the row (from 1) of the card that it is about", kind=CARD)
    columns.add("player", "the seat (from 1) that it is about", kind=PLAYER)
    columns.add("number", "the number that it is about")
    columns.add("word", "which of the verb's words (from 1) it is about")
    columns.add("picked", "whether it is no option, but picked already, which the table need not show yet", kind=FLAG)
    return columns
