"""A deck file's content on its way in: bytes to text, text to JSON, and where in it something is wrong."""

import codecs
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from cardwright.kernel import names

#: The most bytes that a deck file may have. Real ones have 1 to 100 kB.
LIMIT = 1 << 20
UNNAMED = "Unnamed deck"

_BOMS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))


class FormatError(Exception):
    """What is wrong in a deck file, and in which line (from 1) if that is known; the callers add the file."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message)
        self.line = line


@dataclass(frozen=True)
class Source:
    """The text of a deck file, which formats look at in turn.

    ``wanted`` is the name of the deck to take from a file with several, None for the only one;
    ``title`` is the name that a nameless list gets.
    """

    text: str
    wanted: str | None = None
    title: str = UNNAMED

    @cached_property
    def is_json(self) -> bool:
        """Whether the text is meant as JSON; a text list may also begin with a bracket (``[Logos]``)."""
        start = self.text.lstrip()
        return start.startswith("{") or (start.startswith("[") and start[1:].lstrip()[:1] in tuple('{["]'))

    @cached_property
    def data(self) -> object:
        """The content as JSON, None if it is not meant as JSON; `FormatError` if it is broken."""
        if not self.is_json:
            return None
        try:
            return json.loads(self.text)
        except json.JSONDecodeError as error:
            raise FormatError(
                f"the JSON breaks off or is damaged at column {error.colno}: save or download the file again",
                error.lineno,
            ) from error
        except (ValueError, RecursionError) as error:
            raise FormatError("the JSON is nested too deep or holds a number too long for a deck") from error

    def line_of(self, part: str) -> int | None:
        """Give the line (from 1) where ``part`` first stands in quotes, None if it does not."""
        for spelled in (json.dumps(part, ensure_ascii=False), json.dumps(part)):
            place = self.text.find(spelled)
            if place >= 0:
                return self.text.count("\n", 0, place) + 1
        return None

    @contextmanager
    def near(self, part: str) -> Iterator[None]:
        """Place what goes wrong inside at the line of ``part``, unless it has a line already."""
        try:
            yield
        except FormatError as error:
            if error.line is None:
                error.line = self.line_of(part)
            raise

    def choose(self, decks: list[str]) -> int:
        """Tell which of the decks in the file is wanted; `FormatError` lists them when that is not clear."""
        if not decks:
            raise FormatError("there is no deck in it")
        if self.wanted is None:
            if len(decks) == 1:
                return 0
            raise FormatError(f"it holds {len(decks)} decks, so say which one by its name: {_some(decks)}")
        found = names.find(self.wanted, decks)
        if found is None:
            proposal = names.propose(self.wanted, decks) or f": it holds {_some(decks)}"
            raise FormatError(f"it holds no deck called {names.quote(self.wanted)}{proposal}")
        return decks.index(found)


def _some(decks: list[str], most: int = 10) -> str:
    quoted = [names.quote(deck) for deck in decks]
    if len(quoted) > most:
        quoted[most - 1 :] = [f"{len(quoted) - most + 1} more"]
    return names.listing(quoted)


def load(path: Path) -> str:
    """Read a deck file as text: UTF-8 with or without a mark, or UTF-16 with one. `FormatError` if that fails."""
    try:
        if path.is_dir():
            raise FormatError("this is a folder, and a deck is read from a file")
        if not path.exists():
            raise FormatError("there is no such file")
        if not path.is_file():
            raise FormatError("this is a device or a pipe, and a deck is read from a file")
        with path.open("rb") as file:
            content = file.read(LIMIT + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "that is no possible file name"
        raise FormatError(f"the file cannot be read ({reason})") from error
    if len(content) > LIMIT:
        raise FormatError("the file is larger than 1 MB, and no deck list is")
    encoding = next((encoding for mark, encoding in _BOMS if content.startswith(mark)), "utf-8")
    try:
        return content.decode(encoding)
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1 if encoding != "utf-16" else None
        raise FormatError(
            "this is not text in UTF-8: a deck is a text, JSON or CSV file in that encoding", line
        ) from error


def tidy(text: str) -> str:
    """Give the text with plain line ends and no mark; `FormatError` if it is empty or no text at all."""
    if "\0" in text:
        raise FormatError(
            "this is not text but binary data: a deck is a text, JSON or CSV file in UTF-8",
            text.count("\n", 0, text.index("\0")) + 1,
        )
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if not plain.strip():
        raise FormatError("there is nothing in it: a deck list has a name, its sections and their cards")
    return plain
