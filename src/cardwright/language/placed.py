"""JSON with the place of everything in it, so that what is wrong in a file can be told with its line."""

import json
from typing import Final

from cardwright.kernel.basics import names

SPACE: Final = " \t\r\n"
DEEPEST: Final = 100
"""How many tables and lists may lie in each other."""


class Placed:
    """The value that a text in JSON describes, and where in the text its parts stand.

    The text must be sound: check it with `json.loads` before. What is sound and yet no data is refused as it does,
    with a `JSONDecodeError`: a table that says an entry twice, and parts that lie too deep in each other.
    """

    def __init__(self, text: str) -> None:
        """Read the text."""
        self.text: str = text
        self.starts: dict[int, int] = {}
        """Where each table and list begins, by its id."""
        self.names: dict[tuple[int, str], int] = {}
        """Where the name of each entry stands, by the id of its table and the name; in a list entries are numbered."""
        self.at: int = 0
        self.depth: int = 0
        self.value: object = self.read()

    def line(self, at: int) -> int:
        """Return the line of a place, from 1."""
        return self.text.count("\n", 0, at) + 1

    def line_of(self, part: object, name: str = "") -> int:
        """Return the line of a table or list, or of an entry in it if it has one of that name, or of that number."""
        return self.line(self.names.get((id(part), name), self.starts.get(id(part), 0)))

    def read(self) -> object:
        """Read the value that comes next."""
        self.skip("")
        start = self.at
        mark = self.text[start]
        if mark not in "{[":
            return self.plain()
        if self.depth == DEEPEST:
            raise json.JSONDecodeError(f"more than {DEEPEST} tables and lists lie in each other", self.text, start)
        self.depth += 1
        value = self.table(start) if mark == "{" else self.listed(start)
        self.depth -= 1
        return value

    def plain(self) -> object:
        """Read a text, a number, or true, false or null."""
        value: object
        value, self.at = json.JSONDecoder().raw_decode(self.text, self.at)
        return value

    def table(self, start: int) -> dict[str, object]:
        """Read a table."""
        found: dict[str, object] = {}
        self.starts[id(found)] = start
        self.at += 1
        while not self.skip("}"):
            place = self.at
            name = str(self.plain())
            if name in found:
                raise json.JSONDecodeError(f"the entry {names.quote(name)} stands here twice", self.text, place)
            self.names[id(found), name] = place
            self.skip(":")
            found[name] = self.read()
            self.skip(",")
        return found

    def listed(self, start: int) -> list[object]:
        """Read a list."""
        found: list[object] = []
        self.starts[id(found)] = start
        self.at += 1
        while not self.skip("]"):
            self.names[id(found), str(len(found))] = self.at
            found.append(self.read())
            self.skip(",")
        return found

    def skip(self, mark: str) -> bool:
        """Go to what is no space, and over the mark if it stands there; whether it did."""
        while self.at < len(self.text) and self.text[self.at] in SPACE:
            self.at += 1
        found = mark != "" and self.text[self.at : self.at + 1] == mark
        if found:
            self.at += 1
        return found
