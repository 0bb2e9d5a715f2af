"""Write the protocol of the service as TypeScript: ``python -m tools.protocol_types``.

The front end's types are made from `cardwright.service.schema`, so that both ends always mean the same; a test
compares the file with what this makes. What clients send may leave out what has a default; the service leaves out
nothing, except in views what their shapes (`cardwright.kernel.pieces.shapes`) leave open.
"""

from pathlib import Path
from typing import Any, Final

from cardwright.kernel.pieces import shapes
from cardwright.service import protocol
from cardwright.service.schema import protocol_schema

TARGET: Final = Path(__file__).parent.parent / "frontend" / "src" / "protocol.ts"
HEAD: Final = """\
// What the service and this page say to each other. Made by `python -m tools.protocol_types` from the types in
// src/cardwright: service/protocol.py, service/facts.py and kernel/pieces/shapes.py tell what each field means. Do not
// edit.
"""
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """Return the whole module."""
    types: dict[str, dict[str, Any]] = protocol_schema()["$defs"]
    told = {name for name in _told(types) if not hasattr(shapes, name)}
    parts = [HEAD, f"export const FORMAT = {protocol.FORMAT};\n"]
    for name in sorted(types):
        schema = types[name]
        if "properties" in schema:
            parts.append(_interface(name, schema, complete=name in told))
        else:
            parts.append(_alias(name, schema))
    return "\n".join(parts)


def _told(types: dict[str, dict[str, Any]]) -> set[str]:
    """Return the types that the service tells; those that refuse unknown fields only where others hold them."""
    told: set[str] = set()
    waiting = [name for name in types if "properties" in types[name] and "additionalProperties" not in types[name]]
    while waiting:
        name = waiting.pop()
        if name not in told:
            told.add(name)
            waiting += _references(types[name])
    return told


def _references(schema: object) -> list[str]:
    """Return the names of the types that a schema refers to."""
    if isinstance(schema, dict):
        found = [_named(schema)] if "$ref" in schema else []
        return found + [name for value in schema.values() for name in _references(value)]
    if isinstance(schema, list):
        return [name for value in schema for name in _references(value)]
    return []


def _interface(name: str, schema: dict[str, Any], *, complete: bool) -> str:
    required = schema.get("required", ())
    lines = [*_comment(schema), f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        mark = "" if complete or field in required else "?"
        lines.append(f"  {field}{mark}: {_type(kind)};")
    return "\n".join([*lines, "}", ""])


def _alias(name: str, schema: dict[str, Any]) -> str:
    return "\n".join([*_comment(schema), f"export type {name} = {_type(schema)};", ""])


def _comment(schema: dict[str, Any]) -> list[str]:
    text = str(schema.get("description", "")).split("\n\n", maxsplit=1)[0]
    return [f"/** {' '.join(text.split())} */"] if text else []


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return _named(schema)
    if "anyOf" in schema:
        return " | ".join([_type(each) for each in schema["anyOf"]])
    if "enum" in schema:
        return " | ".join([f'"{value}"' for value in schema["enum"]])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN[kind] if isinstance(kind, str) else "unknown"


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join([_type(each) for each in schema['prefixItems']])}]"
    inner = _type(schema.get("items", {}))
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _named(schema: dict[str, Any]) -> str:
    return str(schema["$ref"]).rpartition("/")[2]


if __name__ == "__main__":
    TARGET.write_text(typescript(), encoding="utf-8")
