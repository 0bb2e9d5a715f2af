"""Records that people name: files that the terminal wrote, and what tables hand out, as a file or by a link."""

import http.client
import json
import re
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

import cardwright as cw
from cardwright.cli import files
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadRecord, CardwrightError
from cardwright.kernel.basics.outcome import Outcome
from cardwright.service.facts import Trouble
from cardwright.service.tables import fairness

PATIENCE: Final = 30
"""Seconds that a service may take to answer."""
LARGEST: Final = 16 * 1024 * 1024
"""Bytes that the document of a game may have."""
TABLE: Final = re.compile(r"/(?:g|replay|fair|analysis|api/tables)/([a-z0-9]+)(?:/.*)?")
"""The address of any page of a table, without its service."""


class NoDocument(CardwrightError):
    """The document of a game cannot be had."""


@dataclass(frozen=True)
class Played:
    """A record, and how its game ended: at a table also by giving up or by the clock, which no pick tells.

    ``game`` is the one that was played, None for one as it ships.
    """

    record: cw.Record
    ended: Outcome | None
    game: cw.Game | None = None


def read(wanted: str) -> Played:
    """Return the record in a file or behind a link; `BadRecord`, `FileTrouble` or `NoDocument` says why not."""
    text = text_of(wanted, "record")
    try:
        if name_of(text) == fairness.DOCUMENT.name:
            return Played(*fairness.recorded(text))
        record = cw.Record.from_json(text)
        return Played(record, record.outcome)
    except CardwrightError as error:
        raise BadRecord(f"{names.quote(wanted)}: {error}") from error


def replayed(wanted: str, played: Played) -> cw.Match:
    """Play a record again, up to how its game ended; `BadRecord` names it and says why that cannot be."""
    try:
        match = cw.replay(played.record, played.game)
    except BadRecord as error:
        raise BadRecord(f"{names.quote(wanted)}: {error}") from error
    match.outcome = played.ended
    return match


def name_of(text: str) -> str:
    """Return which kind of document (`Kind.name`) a text says that it is, empty if it says of none."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return ""
    return str(data.get("cardwright", "")) if isinstance(data, dict) else ""


def text_of(wanted: str, what: str) -> str:
    """Return what lies in a file or, where a link to a table is named, what its service hands out of that game."""
    return download(wanted) if wanted.startswith(("http://", "https://")) else files.read_text(Path(wanted), what)


def download(link: str) -> str:
    """Return the document of the game that any link to it means; `NoDocument` says why it cannot be had."""
    parts = urlsplit(link)
    found = TABLE.fullmatch(parts.path)
    if found is None or not parts.hostname:
        raise NoDocument(f"{names.quote(link)} is no link to a table: it ends like /g/ followed by the table's name.")
    address = f"{parts.scheme}://{parts.netloc}/api/tables/{found[1]}/record"
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:  # noqa: S310 - http or https, as checked
            content: bytes = answer.read(LARGEST + 1)
    except urllib.error.HTTPError as error:
        with error:
            raise NoDocument(said_by(error)) from error
    except (OSError, http.client.HTTPException) as error:
        reason = getattr(error, "reason", error)
        said = names.clean(str(getattr(reason, "strerror", None) or reason))
        raise NoDocument(f"{names.quote(address)} does not answer: {said}.") from error
    if len(content) > LARGEST:
        raise NoDocument("What the service sent is larger than any game.")
    return content.decode("utf-8", "replace")


def said_by(error: urllib.error.HTTPError) -> str:
    """Return the sentence with which a service refused, or say that it did."""
    try:
        return names.clean(msgspec.json.decode(error.read(10_000), type=Trouble).sentence)
    except (msgspec.DecodeError, OSError):
        return f"The service answered with error {error.code}."
