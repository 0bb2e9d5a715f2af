"""The form of a file of cards as JSON Schema, for editors that complete what is typed and check it."""

from collections.abc import Collection
from typing import Any

from cardwright.kernel.core.codec import NAMED
from cardwright.kernel.pieces.nodes import Node, Term
from cardwright.language.files import MOST_CARDS, C, Form
from cardwright.language.kinds import entry_of, line_of


def schema(form: Form[C]) -> dict[str, Any]:
    """Return the form of a file of cards as JSON Schema (2020-12), with every word of the game.

    A word is a table with one entry; a kind of words is therefore a table with one entry of several, which editors are
    quick with, as they are not with long lists of alternatives.
    """
    words: dict[str, Any] = {}
    kinds: dict[str, dict[str, Any]] = {}
    for name, cls in form.words.items():
        entry = entry_of(cls)
        assert entry is not None
        words[name] = entry.data
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
    words = {name: table({**data, "properties": fields(data["properties"], defs)}) for name, data in words.items()}
    cards = {"type": "array", "items": table(form.entry.data), "maxItems": MOST_CARDS}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Cards for {form.game.title}",
        **table({"properties": {"cards": cards}, "required": ["cards"]}),
        "$defs": {**words, **dict(sorted(defs.items()))},
    }


def fields(described: dict[str, Any], kinds: Collection[str]) -> dict[str, Any]:
    """Return the fields of a word without those that nothing fits into, as a price in a game that has none."""
    found: dict[str, Any] = {}
    for field, schema in described.items():
        options = [each for each in schema.get("anyOf", [schema]) if each != {"type": "null"}]
        if [each for each in options if "$ref" not in each or each["$ref"].removeprefix("#/$defs/") in kinds]:
            found[field] = schema
    return found


def table(described: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a table with certain entries and no others."""
    return {"type": "object", **described, "additionalProperties": False}
