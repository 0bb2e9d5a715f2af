"""`cardwright verify`: whether a finished game was shuffled fairly, and played as its record says."""

import http.client
import re
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from rich.console import Console

from cardwright.cli import files
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import CardwrightError
from cardwright.service.facts import Trouble
from cardwright.service.tables import fairness

PATIENCE = 30
"""Seconds that a service may take to answer."""
LARGEST = 16 * 1024 * 1024
"""Bytes that the document of a game may have."""
TABLE = re.compile(r"/(?:g|replay|fair|api/tables)/([a-z0-9]+)(?:/.*)?")
"""The address of any page of a table, without its service."""


class NoDocument(CardwrightError):
    """The document of a game cannot be had."""


def run(out: Console, wanted: str, noted: str = "", head: str = "") -> int:
    """Check a file, or the game of a link, and say what it proves; BadProof says what does not fit.

    ``noted`` and ``head`` are what a player noted before and during the game, as `fairness.verify` takes them.
    """
    linked = wanted.startswith(("http://", "https://"))
    text = download(wanted) if linked else files.read_text(Path(wanted), "document of a game")
    sentences = fairness.verify(text, noted, head)
    proof: Any = fairness.DOCUMENT.open(text)["fair"]
    shown = f"Before the game began, the table has to have shown this commitment: {proof['commitment']}."
    for sentence in sentences if noted else [*sentences, shown]:
        out.print(sentence, markup=False, soft_wrap=True)
    return 0


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
