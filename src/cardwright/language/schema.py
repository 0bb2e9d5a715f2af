"""The form of a file of cards as JSON Schema, for editors that complete what is typed and check it."""

from collections.abc import Collection
from typing import Any

from cardwright.kernel.core.codec import NAMED
from cardwright.kernel.pieces.nodes import Node, Term
from cardwright.language.files import MOST_CARDS, C, Form
from cardwright.language.kinds import PLAIN, Either, Entry, Kind, WordOf, entry_of, line_of


def schema(form: Form[C]) -> dict[str, Any]:
    """Return the form of a file of cards as JSON Schema (2020-12), with every word of the game.

    A word is a table with one entry; a kind of words is therefore a table with one entry of several, which editors are
    quick with, as they are not with long lists of alternatives.
    """
    entries: dict[str, Entry] = {}
    kinds: dict[str, dict[str, Any]] = {}
    for name, cls in form.words.items():
        entry = entry_of(cls)
        assert entry is not None
        entries[name] = entry
        for kind in sorted(line_of(cls) - line_of(Node)):
            kinds.setdefault(f"any {kind}", {})[name] = {"$ref": f"#/$defs/{name}"}
    named: dict[str, list[str]] = {}
    for term in form.game.terms:
        for kind in sorted(line_of(type(term)) - line_of(Term)):
            named.setdefault(f"any {kind}", []).append(term.key)
    terms = {kind: table({"properties": {NAMED: {"enum": keys}}, "required": [NAMED]}) for kind, keys in named.items()}
    defs = terms | {
        kind: {**table({"properties": names}), "minProperties": 1, "maxProperties": 1} for kind, names in kinds.items()
    }
    words = {name: table(described(entry, defs)) for name, entry in entries.items()}
    cards = {"type": "array", "items": table(form.entry.data), "maxItems": MOST_CARDS}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Cards for {form.game.title}",
        **table({"properties": {"cards": cards}, "required": ["cards"]}),
        "$defs": {**words, **dict(sorted(defs.items()))},
    }


def described(entry: Entry, kinds: Collection[str]) -> dict[str, Any]:
    """Return what is written down of a word, without fields that stay empty in a game."""
    data = entry.data
    fields = {name: data["properties"][name] for name, kind in entry.fields.items() if fits_something(kind, kinds)}
    return {**data, "properties": fields}


def fits_something(kind: Kind, kinds: Collection[str]) -> bool:
    """Whether the game has anything to put into a field; a price fits into some, which not all games have."""
    if isinstance(kind, Either):
        return True in [fits_something(each, kinds) for each in kind.kinds if each is not PLAIN["null"]]
    return not isinstance(kind, WordOf) or f"any {kind.name}" in kinds


def table(described: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a table with certain entries and no others."""
    return {"type": "object", **described, "additionalProperties": False}
