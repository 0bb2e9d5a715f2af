"""The words that cards can be written with, and what may stand in their fields: to check files, and as JSON Schema."""

import types
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from cardwright.games.kyza.prints import LEVELS
from cardwright.kernel import names
from cardwright.kernel.frames import StandingNode
from cardwright.kernel.nodes import Node
from cardwright.language.words import Word

MOST_STAT: Final = 99
"""The most damage or health that a card may have."""
NUMBERS: Final = {"level": (LEVELS[0], LEVELS[-1]), "damage": (0, MOST_STAT), "health": (1, MOST_STAT)}
SWITCHES: Final = ("flash", "continuous", "static")
TEXTS: Final = ("key", "name", "effect_name")
FIELDS: Final = (*TEXTS, *NUMBERS, *SWITCHES, "abilities")
PLAIN: Final[dict[Any, str]] = {
    int: "a whole number",
    str: "a text in quotes",
    bool: "true or false",
    type(None): "null",
    tuple: "a list",
}
"""What may stand in a field besides words."""


@cache
def words() -> dict[str, type]:
    """Return all words that cards may be written with, by name."""
    found: dict[str, type] = {}
    waiting: list[type] = [Word, StandingNode]
    while waiting:
        cls = waiting.pop()
        waiting += cls.__subclasses__()
        ours = cls.__module__.startswith(("cardwright.language.", "cardwright.games.kyza."))
        if ours and is_dataclass(cls) and _sayable(cls):
            found[cls.__name__] = cls
    return dict(sorted(found.items()))


def _sayable(cls: type) -> bool:
    """Whether a class is a word with a text of its own, and not what several words have in common."""
    return any("text" in vars(base) for base in cls.__mro__ if base is not Node and issubclass(base, Node))


def hints_of(cls: type) -> dict[str, Any]:
    """Return what each field may hold; compiled words tell less: ``tuple`` for a list, ``type`` for one of several."""
    known: Any = cls
    hints = get_type_hints(cls)
    return {field.name: hints[field.name] for field in fields(known)}


def needed_by(cls: type) -> list[str]:
    """Return the fields that cannot be left out."""
    known: Any = cls
    return [field.name for field in fields(known) if field.default is MISSING]


def fits(data: object, expected: Any) -> bool:  # noqa: ANN401 - a type, or what stands for several
    """Whether JSON data may stand where a field expects that; of a word only its kind is looked at."""
    origin = get_origin(expected)
    if origin in {Union, types.UnionType}:
        return any(fits(data, option) for option in get_args(expected))
    if origin is tuple:
        inner = get_args(expected)[0]
        return isinstance(data, list) and all(fits(item, inner) for item in data)
    if expected in PLAIN:
        return type(data) is (list if expected is tuple else expected)
    if not isinstance(data, dict):
        return expected is type
    cls = words().get(next(iter(data), ""))
    return cls is None or expected is type or issubclass(cls, expected)


def named(expected: Any) -> str:  # noqa: ANN401 - as above
    """Say what a field expects."""
    origin = get_origin(expected)
    if origin in {Union, types.UnionType}:
        return names.listing([named(option) for option in get_args(expected)], "or")
    if origin is tuple:
        return f"a list, each entry {named(get_args(expected)[0])}"
    return PLAIN.get(expected) or f"a word of the kind {expected.__name__}"


def schema() -> dict[str, Any]:
    """Return the form of a file of cards as JSON Schema (2020-12), with every word of the game."""
    kinds: dict[str, list[dict[str, str]]] = {}
    for name, cls in words().items():
        for kind in cls.__mro__:
            if kind is not object and issubclass(kind, Node):
                kinds.setdefault(kind.__name__, []).append({"$ref": f"#/$defs/{name}"})
    defs: dict[str, Any] = {f"any {kind}": {"oneOf": refs} for kind, refs in sorted(kinds.items())}
    for name, cls in words().items():
        defs[name] = _word_schema(cls)
    whole = {field: {"type": "integer", "minimum": least, "maximum": most} for field, (least, most) in NUMBERS.items()}
    card = {
        "type": "object",
        "properties": {
            **{field: {"type": "string"} for field in TEXTS},
            **whole,
            **{field: {"type": "boolean"} for field in SWITCHES},
            "abilities": {
                "type": "array",
                "items": {"oneOf": [{"$ref": "#/$defs/Does"}, {"$ref": "#/$defs/any StandingNode"}]},
            },
        },
        "required": ["name", *NUMBERS],
        "additionalProperties": False,
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Cards for Kyza Kards",
        "type": "object",
        "properties": {"cards": {"type": "array", "items": card}},
        "required": ["cards"],
        "$defs": defs,
    }


def _word_schema(cls: type) -> dict[str, Any]:
    needed = needed_by(cls)
    inner: dict[str, Any] = {
        "type": "object",
        "properties": {field: _value_schema(expected) for field, expected in hints_of(cls).items()},
        "additionalProperties": False,
    }
    if needed:
        inner["required"] = needed
    described = (cls.__doc__ or "").strip()  # compiled words have none
    return {
        **({"description": described.splitlines()[0]} if described else {}),
        "type": "object",
        "properties": {cls.__name__: inner},
        "required": [cls.__name__],
        "additionalProperties": False,
    }


def _value_schema(expected: Any) -> dict[str, Any]:  # noqa: ANN401 - as above
    origin = get_origin(expected)
    if origin in {Union, types.UnionType}:
        return {"anyOf": [_value_schema(option) for option in get_args(expected)]}
    if origin is tuple:
        return {"type": "array", "items": _value_schema(get_args(expected)[0])}
    if expected is type:
        return {}
    plain = {int: "integer", str: "string", bool: "boolean", type(None): "null", tuple: "array"}
    if expected in plain:
        return {"type": plain[expected]}
    return {"$ref": f"#/$defs/any {expected.__name__}"}
