"""Files that people keep: where they go by default, and how they are written without losing another one."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import CardwrightError


class FileTrouble(CardwrightError):
    """A file cannot be read or written."""


def data_folder() -> Path:
    """Give the folder for the user's saved games and records, as the system likes it; it need not exist yet.

    ``CARDWRIGHT_HOME`` names another one.
    """
    own = os.environ.get("CARDWRIGHT_HOME")
    if own:
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "cardwright"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "cardwright"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "cardwright"


def unused(path: Path) -> Path:
    """Give the path, or the first of "name-2", "name-3"... that is not taken yet."""
    candidate, number = path, 1
    while candidate.exists():
        number += 1
        candidate = path.with_stem(f"{path.stem}-{number}")
    return candidate


def require_unused(path: Path, way_out: str) -> None:
    """Refuse (`FileTrouble`) a path at which there is something already; ``way_out`` says what to do instead."""
    if path.exists():
        raise FileTrouble(f"{names.quote(str(path))} already exists, and is left as it is: {way_out}.")


def read_text(path: Path, what: str) -> str:
    """Read a file; `FileTrouble` says why it cannot be read. ``what`` names what it should be ("saved game")."""
    shown = names.quote(str(path))
    try:
        return path.read_text("utf-8-sig")  # with the mark that some editors begin a file with, or without
    except FileNotFoundError as error:
        raise FileTrouble(f"There is no {what} at {shown}.") from error
    except UnicodeDecodeError as error:
        raise FileTrouble(f"{shown} is no {what}: it is not even text.") from error
    except OSError as error:
        raise FileTrouble(f"{shown} cannot be read: {error.strerror or error}.") from error


def read_kept(path: Path, what: str) -> str | None:
    """Read a file that is to be written again, None if there is none yet; `FileTrouble` says why that cannot be."""
    if path.is_dir():
        raise FileTrouble(f"{names.quote(str(path))} is a folder, and cannot be written as a {what}.")
    return read_text(path, what) if path.exists() else None


def write_text(path: Path, text: str) -> None:
    """Write a file as a whole or not at all, making its folder; `FileTrouble` says why it cannot be written."""
    partial = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial.write_text(text, "utf-8")
        partial.replace(path)
    except OSError as error:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
        raise FileTrouble(f"{names.quote(str(path))} cannot be written: {error.strerror or error}.") from error
