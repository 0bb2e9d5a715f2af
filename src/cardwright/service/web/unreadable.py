"""Sentences for messages that cannot be read: what the schema says of them, in words for people."""

import re
from typing import Final

import msgspec

from cardwright.kernel.basics import names
from cardwright.kernel.grammar.forms import plural
from cardwright.service.protocol import HEX_32, SIMPLE

MOST_SAID: Final = 200
"""Letters that such a sentence says of what was sent at most."""
KINDS: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "null": "nothing",
    "array": "a list",
    "object": "an object with fields",
}
"""What the types of JSON are called, by the schema's name for them."""
PATTERNS: Final = {SIMPLE: "letters, digits, '_' and '-' only", HEX_32: "64 hexadecimal digits in small letters"}
"""What a text is that matches a pattern of the protocol."""
BOUNDS: Final = {">=": "at least ", "<=": "at most ", None: ""}


def unreadable(error: Exception) -> str:
    """Say in a sentence why a message cannot be read: what is wrong, where, and what would be right.

    >>> unreadable(msgspec.ValidationError("Expected `int`, got `str` - at `$.seat`"))
    "The message cannot be read: 'seat' must be a whole number, not text."
    """
    if isinstance(error, msgspec.ValidationError):
        what, _, place = str(error).partition(" - at ")
        reason = _invalid(what, place.strip("`").removeprefix("$").removeprefix("."))
    elif isinstance(error, RecursionError):
        reason = "it is nested too deep"
    elif isinstance(error, UnicodeError):
        reason = "it is no text in UTF-8"
    elif "truncated" in str(error):
        reason = "it ends too soon"
    else:
        reason = f"it is no JSON: {str(error).rpartition(': ')[2]}"
    reason = names.clean(reason)
    if len(reason) > MOST_SAID:  # It has what was sent in it.
        reason = f"{reason[:MOST_SAID]}…"
    return f"The message cannot be read: {reason}."


def _invalid(what: str, place: str) -> str:
    """Say what is wrong at a place of a message that is JSON, but is not as the schema says."""
    where = f" in '{place}'" if place else ""
    if found := re.fullmatch(r"Object missing required field `(.*)`", what, re.DOTALL):
        return f"'{found[1]}' is missing{where}"
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", what, re.DOTALL):
        return f"there is no field '{found[1]}'{where}"
    subject = f"'{place}'" if place else "it"
    if found := re.fullmatch(r"Invalid (?:enum )?value (.*)", what, re.DOTALL):
        return f"{subject} cannot be {found[1]}"
    if found := re.fullmatch(r"Expected `(.*?)`(.*)", what, re.DOTALL):
        return f"{subject} must be {_expected(found[1], found[2])}"
    return what


def _expected(kinds: str, more: str) -> str:
    """Say what is expected; ``more`` is what the schema says after the types: what came instead, or bounds."""
    kind = _named(kinds)
    if found := re.fullmatch(r", got `(.*)`", more):
        return f"{kind}, not {_named(found[1])}"
    if found := re.fullmatch(r" (>=|<=) (.*)", more):
        return f"{kind} of {BOUNDS[found[1]]}{found[2]}"
    if found := re.fullmatch(r" of length (?:(>=|<=) )?(\d+)", more):
        entry = "letter" if kinds == "str" else "item"
        return f"{kind} of {BOUNDS[found[1]]}{found[2]} {entry if found[2] == '1' else plural(entry)}"
    if found := re.fullmatch(r" matching regex '(.*)'", more):
        pattern = found[1].replace("\\\\", "\\")
        return PATTERNS.get(pattern, f"{kind} that matches {pattern}")
    return kind + more


def _named(kinds: str) -> str:
    return " or ".join(KINDS.get(kind, kind) for kind in kinds.split(" | "))
