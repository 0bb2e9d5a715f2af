"""A game's rulebook as data: every rule has an id, so that code can cite it and a test can pin it.

A rulebook is a TOML file of ``[[rule]]`` tables, in the order of the printed rules. Each has an ``id``, the
``section`` that states it and a ``text``, one line in our own words. ``kind`` is one of ``KINDS`` ("rule" where
it is left out), and ``where`` lists every place that states the rule (the section alone where it is left out).
"""

import re
import tomllib
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Final

KINDS: Final = ("rule", "definition", "ruling")
_FIELDS: Final = frozenset({"id", "section", "text", "kind", "where"})
_ID: Final = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Rule:
    """One testable statement of a rulebook.

    ``kind`` says what stands behind it: a "rule" is enforced by the engine, a "definition" only gives a meaning
    or a fact, a "ruling" is our decision where the printed rules are silent or were changed later.
    """

    id: str
    section: str
    text: str
    kind: str
    where: tuple[str, ...]


def load_rulebook(path: Traversable) -> dict[str, Rule]:
    """The rules of the TOML file at ``path`` (a path or a package resource), by id, in the order of the file.

    Raises:
        ValueError: the file is no rulebook: bad TOML, a rule without an id or a text, an id given twice, an
            unknown kind or field. The message is one sentence with the file and the rule in it.
    """
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path} is not a TOML file: {error}.") from error
    tables = data.get("rule")
    if set(data) != {"rule"} or not isinstance(tables, list) or not tables:
        raise ValueError(f"{path} must be a list of [[rule]] tables and nothing else.")
    rules: dict[str, Rule] = {}
    for number, table in enumerate(tables, start=1):
        rule = _rule(table, f"{path}, rule {number}")
        if rule.id in rules:
            raise ValueError(f"{path}, rule {number}: the id {rule.id!r} is already taken by another rule.")
        rules[rule.id] = rule
    return rules


def _rule(table: object, place: str) -> Rule:
    if not isinstance(table, dict):
        raise ValueError(f"{place} must be a table with an id, a section and a text.")  # noqa: TRY004 - it is the file's content
    identifier = _line(table.get("id"), "id", place)
    if _ID.fullmatch(identifier) is None:
        raise ValueError(f"{place}: the id {identifier!r} must be lower-case words joined by dots and hyphens.")
    place = f"{place} ({identifier})"
    unknown = sorted(set(table) - _FIELDS)
    if unknown:
        raise ValueError(f"{place} has an unknown field {unknown[0]!r}; a rule has {', '.join(sorted(_FIELDS))}.")
    section = _line(table.get("section"), "section", place)
    kind = _line(table.get("kind", "rule"), "kind", place)
    if kind not in KINDS:
        raise ValueError(f"{place}: the kind {kind!r} must be one of {', '.join(KINDS)}.")
    where = table.get("where", [section])
    if not isinstance(where, list) or not where:
        raise ValueError(f"{place}: where must be a list of the places that state the rule.")
    return Rule(
        id=identifier,
        section=section,
        text=_line(table.get("text"), "text", place),
        kind=kind,
        where=tuple([_line(entry, "where", place) for entry in where]),
    )


def _line(value: object, field: str, place: str) -> str:
    if not isinstance(value, str) or not value.strip() or "\n" in value:
        raise ValueError(f"{place}: the {field} must be one line of text that is not empty.")
    return value
