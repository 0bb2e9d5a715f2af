"""A deck file on its way in: bytes to text."""

import codecs
from pathlib import Path

from cardwright.kernel.pieces.deckform import FormatError

#: The most bytes that a deck file may have. Real ones have 1 to 100 kB.
LIMIT = 1 << 20

_BOMS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))


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
