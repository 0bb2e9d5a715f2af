"""Decisions as rows of a table: what was asked in matches, what whoever was asked could know, and what was picked.

What a player may know stands there as `Match.encode` writes it, but for the zeros that fill its parts up; `observation`
puts it together again.
"""

from typing import Any, Final

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

import cardwright as cw
from cardwright.kernel.basics.outcome import returns
from cardwright.kernel.seeing.encoding import Encoding

COLUMNS: Final[tuple[tuple[str, pa.DataType, str], ...]] = (
    ("match", pa.int32(), "the number of the match; all its rows stand together, in the order of the picks"),
    ("step", pa.int32(), "how many picks there were before"),
    ("turn", pa.int32(), "the turn"),
    ("player", pa.int8(), "the seat of the player who is asked"),
    ("globals", pa.list_(pa.int32()), "the numbers of the match and the seats"),
    ("cards", pa.list_(pa.int32()), "a row of numbers for each card that the player knows, one after the other"),
    ("links", pa.list_(pa.int32()), "a row for each line between what lies on the table"),
    ("options", pa.list_(pa.int32()), "a row for each option, then one for each that is picked in secret already"),
    ("actions", pa.list_(pa.int32()), "the number of the action that each option is"),
    ("pick", pa.int32(), "which option was picked, from 0"),
    ("result", pa.float32(), "what the match was worth to that player: 1 if won alone, together 0 for all players"),
)
"""The columns of a file: name, type, and what it says."""
PARTS: Final = ("globals", "cards", "links", "options")
"""The columns that are parts of an observation, in their order."""


class Decisions:
    """The decisions of matches of one game for so many players, on their way into a table."""

    def __init__(self, game: cw.Game) -> None:
        """Begin with none."""
        self.encoding: Encoding = game.encoding
        self.columns: dict[str, list[Any]] = {name: [] for name, _, _ in COLUMNS}
        self._begun = 0
        """How many rows there were before the match that is under way."""

    def __len__(self) -> int:
        """Return the number of rows of matches that have ended."""
        return self._begun

    def see(self, match: cw.Match, pick: int) -> None:
        """Write down the decision that a match asks for, and which option is about to be picked."""
        columns = self.columns
        parts, actions = self.encoding.parts(match, match.chooser)
        columns["step"].append(len(columns["step"]) - self._begun)
        columns["turn"].append(match.turn)
        columns["player"].append(match.chooser)
        for name, part in zip(PARTS, parts, strict=True):
            columns[name].append(part)
        columns["actions"].append(actions)
        columns["pick"].append(pick)

    def close(self, match: cw.Match, number: int) -> None:
        """Write down what a match that is over was worth; it counts under that number."""
        worth = returns(match.outcome, match.game.players)
        players = self.columns["player"][self._begun :]
        self.columns["match"] += [number] * len(players)
        self.columns["result"] += [worth[player] for player in players]
        self._begun += len(players)

    def drop(self) -> None:
        """Forget the match that is under way."""
        for column in self.columns.values():
            del column[self._begun :]

    def table(self, schema: pa.Schema) -> pa.Table:
        """Return all matches that have ended as a table, and forget them."""
        self.drop()
        table = pa.table([column_of(self.columns[name], kind) for name, kind, _ in COLUMNS], schema=schema)
        self._begun = 0
        self.drop()
        return table


def column_of(values: list[Any], kind: pa.DataType) -> pa.Array:
    """Return a column: of numbers, of lists of them, or of parts of observations."""
    if not values or not isinstance(values[0], bytes):
        return pa.array(values, kind)
    numbers = np.frombuffer(b"".join(values), np.float32).astype(np.int32)
    ends = np.zeros(len(values) + 1, np.int32)
    np.cumsum([len(value) // numbers.itemsize for value in values], out=ends[1:])
    return pa.ListArray.from_arrays(pa.array(ends), pa.array(numbers))


def observation(encoding: Encoding, row: dict[str, Any]) -> NDArray[np.float32]:
    """Return the observation of a row as `Match.encode` wrote it; ``encoding`` is that of the version of the file."""
    numbers = np.zeros(encoding.size, np.float32)
    places = (0, encoding.cards_at, encoding.links_at, encoding.options_at)
    for at, name in zip(places, PARTS, strict=True):
        numbers[at : at + len(row[name])] = row[name]
    return numbers
