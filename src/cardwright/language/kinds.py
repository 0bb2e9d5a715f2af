"""What may stand in the fields of words.

The compiled build has lost what the annotations of its words say, so `tools/word_kinds.py` writes it into tables, one
in each package with words (`kinds.json`): of each word what it means in a sentence, its fields as JSON Schema, and
which of them cannot be left out. The same tables check trees as cards are made (`checked`), read cards from files
(`files`), and tell editors what may be written (`schema`).
"""

import json
import sys
from importlib import resources
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.basics import names
from cardwright.kernel.pieces.nodes import Node, Term
from cardwright.language.arithmetic import Number

TABLE: Final = "kinds.json"
ANY: Final = "#/$defs/any "
"""How a table refers to all words of a kind."""


CALLED: Final[dict[str, tuple[str, str]]] = {
    "Ability": ("an ability", "abilities"),
    "CardOccurrence": ("something that happens to cards", "things that happen to cards"),
    "Cards": ("a set of cards", "sets of cards"),
    "Choosable": ("something to choose from", "things to choose from"),
    "Condition": ("a condition", "conditions"),
    "Deed": ("something that can be done", "things that can be done"),
    "Duration": ("a duration", "durations"),
    "Effect": ("an effect", "effects"),
    "Filter": ("a filter", "filters"),
    "Happening": ("a happening", "happenings"),
    "Keyword": ("a keyword", "keywords"),
    "Moment": ("a moment", "moments"),
    "Number": ("a word for a number", "words for numbers"),
    "Player": ("a player", "players"),
    "PlayerOccurrence": ("something that players do", "things that players do"),
    "Price": ("a price", "prices"),
    "Quantity": ("a quantity", "quantities"),
    "StandingNode": ("a standing effect", "standing effects"),
    "Status": ("a status", "statuses"),
    "Target": ("a target", "targets"),
}
"""What people call the words, and the terms, of a kind: one of them, and several."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What may stand in a field."""

    def fits(self, value: object) -> bool:
        """Whether a value may stand there; of a word only its kind is looked at, not what is in it."""
        raise NotImplementedError(type(self).__name__)

    def named(self) -> str:
        """Say what may: "an effect", "a whole number of at least 1"."""
        raise NotImplementedError(type(self).__name__)

    def several(self) -> str:
        """Say what may stand in a list: "effects"."""
        return self.named()

    def misfit(self, value: object) -> object:
        """Return what does not fit of a value that does not: itself, or an entry of it."""
        return value


class Plain(Kind):
    """A whole number, a text, a truth value, or nothing."""

    def __init__(self, cls: type, name: str, several: str) -> None:
        """Take values of exactly that class: True is no 1."""
        self.cls: type = cls
        self.name: str = name
        self.names: str = several

    def fits(self, value: object) -> bool:
        return type(value) is self.cls

    def named(self) -> str:
        return self.name

    def several(self) -> str:
        return self.names


class Bounded(Kind):
    """Something that is at least, and perhaps at most, so much: a whole number, or a word that counts one."""

    def __init__(self, of: Kind, least: int, most: int | None) -> None:
        """Bound it."""
        self.of: Kind = of
        self.least: int = least
        self.most: int | None = most

    def fits(self, value: object) -> bool:
        """Compare: a number that is counted must be able to come so far."""
        if not self.of.fits(value):
            return False
        if isinstance(value, Number):
            return value.highest() >= self.least and (self.most is None or value.lowest() <= self.most)
        return isinstance(value, int) and value >= self.least and (self.most is None or value <= self.most)

    def named(self) -> str:
        """Say it with its bounds."""
        bounds = f"of at least {self.least}" if self.most is None else f"from {self.least} to {self.most}"
        return f"{self.of.named()} {bounds}"


class OneOf(Kind):
    """One of some values, which may each have a meaning that they do not say themselves."""

    def __init__(self, values: list[object], meanings: list[str]) -> None:
        """Take these values."""
        self.values: list[object] = values
        self.meanings: list[str] = meanings

    def fits(self, value: object) -> bool:
        """Look for it, where True is no 1."""
        return value in self.values and type(value) in [type(each) for each in self.values]

    def named(self) -> str:
        told = [repr(value) for value in self.values]
        if self.meanings:
            told = [f"{value} ({meaning})" for value, meaning in zip(told, self.meanings, strict=True)]
        return names.listing(told, "or")


class WordOf(Kind):
    """A word of a kind: an effect, a condition, a set of cards."""

    def __init__(self, name: str) -> None:
        """Take words whose class has that name, or descends from the one that has it."""
        self.name: str = name

    def fits(self, value: object) -> bool:
        return isinstance(value, Node | Term) and self.name in line_of(type(value))

    def named(self) -> str:
        """Say what such words are called; of a single word its name."""
        return CALLED[self.name][0] if self.name in CALLED else f"the word {self.name}"

    def several(self) -> str:
        return CALLED[self.name][1] if self.name in CALLED else f"{self.name!r}"


class Either(Kind):
    """One of several kinds."""

    def __init__(self, kinds: list[Kind]) -> None:
        """Take what one of them takes."""
        self.kinds: list[Kind] = kinds

    def fits(self, value: object) -> bool:
        for kind in self.kinds:
            if kind.fits(value):
                return True
        return False

    def named(self) -> str:
        return names.listing([kind.named() for kind in self.kinds], "or")

    def several(self) -> str:
        """Name them all in the plural."""
        return names.listing([kind.several() for kind in self.kinds], "or")


class ListOf(Kind):
    """A list, a tuple in Python, with entries of one kind."""

    def __init__(self, of: Kind, least: int) -> None:
        """Take lists of these, with at least so many entries."""
        self.of: Kind = of
        self.least: int = least

    def fits(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) < self.least:
            return False
        for item in value:
            if not self.of.fits(item):
                return False
        return True

    def misfit(self, value: object) -> object:
        """Return the first entry that does not fit."""
        for item in value if isinstance(value, tuple) else ():
            if not self.of.fits(item):
                return (item,)
        return value

    def named(self) -> str:
        """Say of what."""
        return f"a list of {self.of.several()}"


PLAIN: Final[dict[str, Kind]] = {
    "integer": Plain(int, "a whole number", "whole numbers"),
    "string": Plain(str, "a text in quotes", "texts in quotes"),
    "boolean": Plain(bool, "true or false", "true or false"),
    "null": Plain(type(None), "nothing", "nothing"),
}


class Entry:
    """What a table says of a word: its meaning in a sentence, its fields, and those that cannot be left out."""

    def __init__(self, data: dict[str, Any]) -> None:
        """Read a row of a table."""
        self.data: dict[str, Any] = data
        self.fields: dict[str, Kind] = {field: kind_of(schema) for field, schema in data["properties"].items()}
        self.needed: tuple[str, ...] = tuple(data.get("required", ()))


def kind_of(schema: dict[str, Any]) -> Kind:
    """Return the kind that a table describes."""
    if "enum" in schema:
        return OneOf(schema["enum"], schema.get("enumDescriptions", []))
    if "anyOf" in schema:
        return Either([kind_of(each) for each in schema["anyOf"]])
    if "items" in schema:
        return ListOf(kind_of(schema["items"]), schema.get("minItems", 0))
    plain = WordOf(schema["$ref"].removeprefix(ANY)) if "$ref" in schema else PLAIN[schema["type"]]
    return Bounded(plain, schema["minimum"], schema.get("maximum")) if "minimum" in schema else plain


_tables: Final[dict[str, dict[str, Entry]]] = {}
_entries: Final[dict[type, Entry | None]] = {}
_lines: Final[dict[type, frozenset[str]]] = {}


def entry_of(cls: type) -> Entry | None:
    """Return what is written down of a word; `None` for a class that cards of files cannot say."""
    if cls not in _entries:
        _entries[cls] = table_of(cls.__module__).get(cls.__name__)
    return _entries[cls]


def table_of(place: str) -> dict[str, Entry]:
    """Return the table of a package, or of the nearest one around a module or package that has one."""
    if place not in _tables:
        found: dict[str, Entry] = {}
        if hasattr(sys.modules.get(place), "__path__") and resources.files(place).joinpath(TABLE).is_file():
            text = resources.files(place).joinpath(TABLE).read_text("utf-8")
            found = {word: Entry(data) for word, data in json.loads(text).items()}
        elif place:
            found = table_of(place.rpartition(".")[0])
        _tables[place] = found
    return _tables[place]


def line_of(cls: type) -> frozenset[str]:
    """Return the names of a class and of those that it descends from."""
    if cls not in _lines:
        _lines[cls] = frozenset([each.__name__ for each in cls.__mro__])
    return _lines[cls]
