"""Messages that are nearly right: made from the schema of the protocol, and then spoilt.

What the schema says about a message is followed to make one that is valid, with numbers that fit the table where that
matters; then a part of it is exchanged, dropped, doubled or made too large, or its text is damaged.
"""

import json
import re
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from cardwright.kernel.basics.rng import Rng
from cardwright.service.schema import protocol_schema

T = TypeVar("T")
DEFS: Final[dict[str, Any]] = protocol_schema()["$defs"]
COMMANDS: Final = tuple(each["$ref"].rpartition("/")[2] for each in DEFS["AnyCommand"]["anyOf"])
"""The names of all commands in the schema."""

STRINGS: Final[tuple[str, ...]] = (
    "", " ", "\x00", "\x7f", "\n\r\t", "a" * 41, "x" * 501, "é" * 500, "\uff37\uff49\uff44\uff45", "\u202egnp.exe",
    "\u200b\u200b", "\U0001f469\u200d\U0001f467" * 9, "a\u0301" * 200, "\ufeff", "\ufffe", "\ud800", "\udfff\ud800",
    "<script>alert(1)</script>", "'; DROP TABLE events;--", "../../etc/passwd", "%s%n{0}{table.secret}", "null", "pick",
    "ping", "0", "NaN", "key", "İıſ", "ﷺ" * 30,
)  # fmt: skip
NUMBERS: Final[tuple[float, ...]] = (
    -1, 0, 1, 2, 15, 16, 255, 2**31, 2**53 + 1, 2**63 - 1, 2**63, 2**64, -(2**63), -(2**63) - 1, 10**30, 10**300,
    0.0, -0.0, 1.0, 1.5, 1e300, -1e-300, True, False,
)  # fmt: skip
RAW: Final = (
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "0x10",
    "01",
    "1.",
    ".5",
    "+1",
    "'a'",
    "undefined",
    "\\u0000",
    "1_0",
)
"""Texts that are no values of JSON, or hardly."""
MATCHING: Final[dict[str, Callable[[Rng], str]]] = {
    r"^[A-Za-z0-9_-]+$(?!\n)": lambda rng: f"fuzz-{rng.below(10**9)}",
    r"^[0-9a-f]{64}$(?!\n)": lambda rng: "".join("0123456789abcdef"[rng.below(16)] for _ in range(64)),
}
"""What matches each pattern of the schema."""


def pick(rng: Rng, items: Sequence[T]) -> T:
    """Any of the items."""
    return items[rng.below(len(items))]


# ---- valid messages ------------------------------------------------------------------------------------------------


def valid(name: str, rng: Rng) -> Any:
    """A valid message of that type."""
    return _valid(DEFS[name], rng)


def _valid(schema: dict[str, Any], rng: Rng) -> Any:  # noqa: C901, PLR0911 - a case for each kind of schema
    if "$ref" in schema:
        return valid(schema["$ref"].rpartition("/")[2], rng)
    if "anyOf" in schema:
        return _valid(pick(rng, schema["anyOf"]), rng)
    if "enum" in schema:
        return pick(rng, schema["enum"])
    if "const" in schema:
        return schema["const"]
    match schema["type"]:
        case "null":
            return None
        case "boolean":
            return rng.below(2) == 1
        case "integer":
            low = schema.get("minimum", 0)
            return low + rng.below(min(schema.get("maximum", 40) - low, 40) + 1)
        case "string":
            if "pattern" in schema:
                return MATCHING[schema["pattern"]](rng)
            size = min(schema.get("maxLength", 40), 60)
            return pick(rng, STRINGS)[:size].ljust(schema.get("minLength", 0), "a")
        case "array":
            least, most = schema.get("minItems", 0), min(schema.get("maxItems", 4), 4)
            return [_valid(schema["items"], rng) for _ in range(least + rng.below(most - least + 1))]
        case "object" if "properties" not in schema:
            values = schema.get("additionalProperties")
            return {pick(rng, STRINGS)[:40]: _valid(values, rng) for _ in range(rng.below(3))} if values else {}
        case "object":
            needed = set(schema.get("required", ()))
            fields = [name for name in schema["properties"] if name in needed or rng.below(2)]
            return {name: _valid(schema["properties"][name], rng) for name in fields}
    raise AssertionError(f"The fuzzer does not know what {schema} means.")


# ---- and what is done to them --------------------------------------------------------------------------------------


def spoil(message: Any, rng: Rng) -> str:
    """A message as text, after one to three things have gone wrong with it."""
    for _ in range(rng.below(3)):
        message = _elsewhere(message, rng, pick(rng, CHANGES))
    text = json.dumps(message, ensure_ascii=rng.below(2) == 1, allow_nan=True)
    return pick(rng, DAMAGE)(text, rng)


def _elsewhere(value: Any, rng: Rng, change: Callable[[Any, Rng], Any]) -> Any:
    """Change a value, or anything in it."""
    if isinstance(value, dict) and value and rng.below(4):
        name = pick(rng, list(value))
        return {**value, name: _elsewhere(value[name], rng, change)}
    if isinstance(value, list) and value and rng.below(4):
        place = rng.below(len(value))
        return [*value[:place], _elsewhere(value[place], rng, change), *value[place + 1 :]]
    return change(value, rng)


def _other(value: Any, rng: Rng) -> Any:
    return pick(rng, (None, {}, [], [[]], {"type": "ping"}, [value], {"value": value}, str(value), *NUMBERS, *STRINGS))


def _more(value: Any, rng: Rng) -> Any:
    return (
        {**value, pick(rng, ("extra", "guest", "__class__", "at", "", *STRINGS)): 1}
        if isinstance(value, dict)
        else value
    )


def _less(value: Any, rng: Rng) -> Any:
    if not isinstance(value, dict) or not value:
        return None
    gone = pick(rng, list(value))
    return {name: part for name, part in value.items() if name != gone}


def _renamed(value: Any, rng: Rng) -> Any:
    if not isinstance(value, dict) or not value:
        return value
    old = pick(rng, list(value))
    return {(old.upper() if name == old else name): part for name, part in value.items()}


def _typed(value: Any, rng: Rng) -> Any:
    kind = pick(
        rng, ("state", "ack", "PICK", "pick ", "", None, 3, *[DEFS[each]["properties"]["type"] for each in COMMANDS])
    )
    return {**value, "type": kind} if isinstance(value, dict) else value


def _large(value: Any, rng: Rng) -> Any:
    if isinstance(value, str):
        return value * (1 + rng.below(2000)) or "z" * rng.below(60_000)
    return [value] * rng.below(300) if rng.below(2) else value


def _deep(value: Any, rng: Rng) -> Any:
    for _ in range(1 + rng.below(200)):
        value = [value] if rng.below(2) else {"a": value}
    return value


def _number(_: Any, rng: Rng) -> Any:
    return pick(rng, NUMBERS)


def _string(_: Any, rng: Rng) -> Any:
    return pick(rng, STRINGS)


CHANGES: Final[list[Callable[[Any, Rng], Any]]] = [
    _other,
    _number,
    _number,
    _string,
    _string,
    _more,
    _less,
    _renamed,
    _typed,
    _large,
    _deep,
]


def _same(text: str, _: Rng) -> str:
    return text


def _cut(text: str, rng: Rng) -> str:
    return text[: rng.below(len(text) + 1)]


def _noise(text: str, rng: Rng) -> str:
    place = rng.below(len(text) + 1)
    return (
        text[:place]
        + pick(rng, ('"', "\\", ",", "}", "{", "[", "\x00", "\x1f", "é", "\ud83c", "//", *RAW))
        + text[place:]
    )


def _raw(text: str, rng: Rng) -> str:
    """Put something that is no JSON where a number or a word stood."""
    return re.sub(r"\b(\d+|true|false|null)\b", str(pick(rng, RAW)).replace("\\", r"\\"), text, count=1)


def _double(text: str, rng: Rng) -> str:
    """Give a field twice."""
    field = pick(rng, ('"key":"other"', '"type":"ping"', '"seat":0', '"seat":1', '"option":0', '"text":"twice"'))
    return text.replace("{", f"{{{field},", 1) if rng.below(2) else text[:-1] + f",{field}}}"


def _nest(text: str, rng: Rng) -> str:
    depth = pick(rng, (2, 100, 1000, 20_000))
    return "[" * depth + text + "]" * depth if rng.below(2) else '{"a":' * depth + text + "}" * depth


def _again(text: str, _: Rng) -> str:
    return text + text


def _padded(text: str, rng: Rng) -> str:
    return " " * rng.below(70_000) + text


DAMAGE: Final[list[Callable[[str, Rng], str]]] = [_same] * 8 + [
    _cut,
    _noise,
    _noise,
    _raw,
    _raw,
    _double,
    _double,
    _nest,
    _again,
    _padded,
]
