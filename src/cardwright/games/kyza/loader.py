"""Someone's own cards: a data file in the JSON form of the language, read into cards that the game can play.

    {"cards": [
      {"name": "Ember", "level": 2, "damage": 3, "health": 1, "flash": true,
       "abilities": [{"Does": {"effect": {"DealToPlayer": {"amount": {"Const": {"n": 2}}}}}}]}
    ]}

    game = GAME.with_cards(read_cards(text))

`schema` describes the form for editors: each word with its fields, and what may stand in them. What is wrong in a file
is told in one sentence with the line and the word.
"""

import json
import re
import types
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from cardwright.games.kyza.cards.making import key_of
from cardwright.games.kyza.game import GAME
from cardwright.games.kyza.prints import LEVELS, Does, Facts, KyzaCard
from cardwright.kernel import names
from cardwright.kernel.cards import Epoch
from cardwright.kernel.errors import BadTree
from cardwright.kernel.frames import StandingNode
from cardwright.kernel.nodes import Node
from cardwright.language.words import Word

MOST_STAT: Final = 99
"""The most damage or health that a card may have."""
NUMBERS: Final = {"level": (LEVELS[0], LEVELS[-1]), "damage": (0, MOST_STAT), "health": (1, MOST_STAT)}
SWITCHES: Final = ("flash", "continuous", "static")
TEXTS: Final = ("key", "name", "effect_name")
FIELDS: Final = (*TEXTS, *NUMBERS, *SWITCHES, "abilities")
_QUOTED: Final = re.compile(r"'([^']+)'|word (\w+)")


class _Fault(Exception):
    """What is wrong with a card, and the text in the file that shows where."""

    def __init__(self, message: str, at: str = "") -> None:
        super().__init__(message)
        self.at = at


def read_cards(text: str, shown: str = "the cards") -> tuple[KyzaCard, ...]:
    """Read the cards of a data file; ``shown`` is what messages call it. `BadTree` names line and word."""
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        message = f"the JSON is damaged at column {error.colno}: {error.msg.lower()}"
        raise BadTree(f"{shown}, line {error.lineno}: {message}.") from error
    except RecursionError as error:
        raise BadTree(f"{shown}: the JSON is nested too deep for cards.") from error
    cards: list[KyzaCard] = []
    for data, start, end in _entries(text, shown):
        try:
            cards.append(_card(data, [card.key for card in cards]))
        except _Fault as fault:
            told = f"{shown}, line {_line(text, start, end, fault.at)}: {fault}"
            raise BadTree(told if told.endswith("?") else f"{told}.") from fault
    return tuple(cards)


def _entries(text: str, shown: str) -> list[tuple[object, int, int]]:
    """Return what is listed under "cards", each with where it begins and ends in the text."""
    data = json.loads(text)
    if not isinstance(data, dict) or not isinstance(data.get("cards"), list):
        raise BadTree(f'{shown}: a file of cards is a table with a list: {{"cards": [...]}}.')
    decoder = json.JSONDecoder()
    field = re.search(r'"cards"\s*:\s*\[', text)
    assert field is not None
    at = field.end()
    found: list[tuple[object, int, int]] = []
    for _ in data["cards"]:
        while text[at] in " \t\r\n,":
            at += 1
        entry, end = decoder.raw_decode(text, at)
        found.append((entry, at, end))
        at = end
    return found


def _line(text: str, start: int, end: int, part: str) -> int:
    """Return the line (from 1) where a part stands in quotes within a card, or where the card begins."""
    place = text.find(json.dumps(part, ensure_ascii=False), start, end) if part else -1
    return text.count("\n", 0, place if place >= 0 else start) + 1


def _card(data: object, taken: list[str]) -> KyzaCard:
    """Return the card that a table describes, whose key must not be one that is taken."""
    if not isinstance(data, dict):
        raise _Fault('a card is a table such as {"name": ..., "level": ..., ...}')
    _check_fields(data)
    listed = data.get("abilities", [])
    if not isinstance(listed, list):
        raise _Fault("the abilities must be a list", "abilities")
    abilities = tuple([_ability(tree, bool(data.get("continuous") or data.get("static"))) for tree in listed])
    if len([ability for ability in abilities if isinstance(ability, Does)]) > 1:
        raise _Fault("a card has at most one 'Does': put several effects into a 'Sequence'", "Does")
    name = names.clean(data["name"])
    key = data.get("key") or key_of(name)
    if key in taken:
        raise _Fault(f"there is another card with the key {names.quote(key)}", "name")
    facts = Facts(
        key=key,
        name=name,
        level=data["level"],
        damage=data["damage"],
        health=data["health"],
        flash=data.get("flash", False),
        continuous=data.get("continuous", False),
        static=data.get("static", False),
        effect_name=data.get("effect_name", ""),
    )
    return KyzaCard(facts, abilities)


def _check_fields(data: dict[str, Any]) -> None:
    """Refuse a table with a field that is missing, unknown or of the wrong kind."""
    for field in data:
        if field not in FIELDS:
            raise _Fault(f"a card has no field {names.quote(field)}{names.propose(field, FIELDS)}", field)
    for field in TEXTS:
        value = data.get(field, "" if field != "name" else None)
        if not isinstance(value, str) or (field == "name" and not names.clean(value)):
            raise _Fault(f"the field {field!r} must be a text in quotes", field)
    for field, (least, most) in NUMBERS.items():
        value = data.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise _Fault(f"the field {field!r} must be a whole number from {least} to {most}", field)
    for field in SWITCHES:
        if not isinstance(data.get(field, False), bool):
            raise _Fault(f"the field {field!r} must be true or false", field)
    if data.get("static") and (data.get("flash") or data.get("continuous")):
        raise _Fault("a static effect can be neither flash nor continuous", "static")


def _ability(tree: object, lasts: bool) -> Node:  # noqa: FBT001 - whether the card stays face up
    try:
        node = GAME.codec.decode(tree, Epoch())
    except BadTree as error:
        sentence = str(error).rstrip(".")
        quoted = _QUOTED.search(sentence)
        raise _Fault(sentence, (quoted[1] or quoted[2]) if quoted else "") from error
    except (TypeError, ValueError, RecursionError) as fault:  # compiled code wants a name for each kind of error
        raise _Fault('an ability is a tree such as {"Does": {"effect": ...}}', "abilities") from fault
    if not isinstance(node, Does | StandingNode):
        shown = type(node).__name__ if isinstance(node, Node) else names.quote(json.dumps(tree))
        raise _Fault(f"an ability is a 'Does' or something in force, not {shown}", shown)
    if isinstance(node, StandingNode) and not lasts:
        word = type(node).__name__
        raise _Fault(f"{word} is in force for a while, which takes a card that is continuous or static", word)
    _check(node)
    return node


# ---- what may stand where ------------------------------------------------------------------------------------------


def _check(node: Node) -> None:
    """Refuse a tree with a value that its word cannot hold."""
    hints = _hints(type(node))
    for field, expected in hints.items():
        value = getattr(node, field)
        if not _fits(value, expected):
            word = type(node).__name__
            raise _Fault(f"in the word {word} the field {field!r} must be {_named(expected)}", field)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Node):
                _check(part)


def _hints(cls: type) -> dict[str, Any]:
    """Return what each field may hold; compiled words tell less: ``tuple`` for a list, ``type`` for one of several."""
    return {field.name: get_type_hints(cls)[field.name] for field in fields(cls)} if is_dataclass(cls) else {}


def _fits(value: object, expected: Any) -> bool:  # noqa: ANN401 - a type, or what stands for several
    origin = get_origin(expected)
    if origin in {Union, types.UnionType}:
        return any(_fits(value, option) for option in get_args(expected))
    if origin is tuple:
        inner = get_args(expected)[0]
        return isinstance(value, tuple) and all(_fits(item, inner) for item in value)
    if expected is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return expected is type or isinstance(value, expected)


def _named(expected: Any) -> str:  # noqa: ANN401 - as above
    origin = get_origin(expected)
    if origin in {Union, types.UnionType}:
        return names.listing([_named(option) for option in get_args(expected)], "or")
    if origin is tuple:
        return f"a list, each entry {_named(get_args(expected)[0])}"
    plain = {int: "a whole number", str: "a text in quotes", bool: "true or false", type(None): "null"}
    return plain.get(expected) or f"a word of the kind {expected.__name__}"


# ---- the schema ----------------------------------------------------------------------------------------------------


def schema() -> dict[str, Any]:
    """Return the form of a file of cards as JSON Schema (2020-12), with every word of the game."""
    words = sorted([cls for cls in _words() if is_dataclass(cls) and _sayable(cls)], key=lambda cls: cls.__name__)
    kinds: dict[str, list[dict[str, str]]] = {}
    for cls in words:
        for kind in cls.__mro__:
            if kind is not object and issubclass(kind, Node):
                kinds.setdefault(kind.__name__, []).append({"$ref": f"#/$defs/{cls.__name__}"})
    defs: dict[str, Any] = {f"any {kind}": {"oneOf": refs} for kind, refs in sorted(kinds.items())}
    for cls in words:
        defs[cls.__name__] = _word_schema(cls)
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


def _words() -> list[type]:
    """Return all words that cards may be written with."""
    found: list[type] = []
    waiting: list[type] = [Word, StandingNode]
    while waiting:
        cls = waiting.pop()
        waiting += cls.__subclasses__()
        if cls not in found and cls.__module__.startswith(("cardwright.language.", "cardwright.games.kyza.")):
            found.append(cls)
    return found


def _sayable(cls: type) -> bool:
    """Whether a class is a word with a text of its own, and not what several words have in common."""
    return any("text" in vars(base) for base in cls.__mro__ if base is not Node and issubclass(base, Node))


def _word_schema(cls: type) -> dict[str, Any]:
    known: Any = cls
    hints = _hints(cls)
    needed = [field.name for field in fields(known) if field.default is MISSING]
    inner: dict[str, Any] = {
        "type": "object",
        "properties": {field: _value_schema(expected) for field, expected in hints.items()},
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
