"""The tables of what may stand in words, as they are read from the sources."""

import ast

import pytest

from tools import word_kinds
from tools.word_kinds import Place, Sources

CONSTANTS = """
from typing import Annotated, Final
from cardwright.language.limits import Among, Least, Some
from cardwright.language.words import Cards, Effect
HOUSES: Final = ("dis", "mars")
ASKED = {"power": "p", "armor": "a"}
MOST: Final = 9
Figure = Annotated[int, Least(0, MOST)]
"""


@pytest.fixture(scope="module")
def sources() -> Sources:
    return Sources()


def test_the_tables_are_those_of_the_sources() -> None:
    tables = word_kinds.tables()
    assert len(tables) > 2
    stale = [path.parent.name for path in tables if not path.is_file() or path.read_text("utf-8") != tables[path]]
    assert stale == [], "Words have changed: run `uv run python -m tools.word_kinds`."
    assert set(tables) == set(word_kinds.SOURCE.rglob(word_kinds.NAME))


@pytest.mark.parametrize(
    ("annotation", "schema"),
    [
        ("int", {"type": "integer"}),
        ("Effect", {"$ref": "#/$defs/any Effect"}),
        ("'Effect | None'", {"anyOf": [{"$ref": "#/$defs/any Effect"}, {"type": "null"}]}),
        ("int | str | None", {"anyOf": [{"type": "integer"}, {"type": "string"}, {"type": "null"}]}),
        ("tuple[Cards, ...]", {"type": "array", "items": {"$ref": "#/$defs/any Cards"}}),
        ("Some", {"type": "integer", "minimum": 1}),
        ("Figure", {"type": "integer", "minimum": 0, "maximum": 9}),
        ("Annotated[int, Least(-1)]", {"type": "integer", "minimum": -1}),
        ("Annotated[str, Among(*HOUSES, '')]", {"type": "string", "enum": ["dis", "mars", ""]}),
        ("Annotated[str, Among(*ASKED)]", {"type": "string", "enum": ["power", "armor"]}),
        ("Annotated[int, Among(MOST, 0)]", {"type": "integer", "enum": [9, 0]}),
        ("Annotated[int, Among(MOST)]", {"type": "integer", "enum": [9], "enumDescriptions": ["most"]}),
        ("tuple[Figure, ...]", {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 9}}),
    ],
)
def test_an_annotation_says_what_fits(sources: Sources, annotation: str, schema: object) -> None:
    sources.modules["test"] = ast.parse(CONSTANTS)
    assert sources.kind("test", ast.parse(annotation, mode="eval").body) == schema


@pytest.mark.parametrize(
    "annotation", ["float", "dict[str, int]", "Annotated[int, MOST]", "Annotated[int, Least(unknown)]", "Unknown"]
)
def test_what_no_word_can_hold_is_refused(sources: Sources, annotation: str) -> None:
    sources.modules["test"] = ast.parse(CONSTANTS)
    with pytest.raises(ValueError, match=r"^test"):
        sources.kind("test", ast.parse(annotation, mode="eval").body)


WORDS = '''
from dataclasses import dataclass
from cardwright.language.words import Effect, Word

class Deed(Effect):
    """What several words have in common."""
    def phrase(self): ...

@dataclass(frozen=True)
class Big(Deed):
    """A deed of one (keyforge:big.deed), which is ``big``. More about it.

    And more.
    """
    n: int
    often: bool = False

@dataclass(frozen=True)
class Bigger(Big):
    """A bigger one"""
    name: str = ""

@dataclass(frozen=True)
class Silent(Effect):
    """It prints nothing."""
    n: int
'''


def test_a_word_is_told_with_all_its_fields(sources: Sources) -> None:
    sources.modules["test"] = module = ast.parse(WORDS)
    classes = [node for node in module.body if isinstance(node, ast.ClassDef)]
    told = {cls.name: word_kinds.word(sources, Place("test", cls)) for cls in classes}
    inherited = {"n": {"type": "integer"}, "often": {"type": "boolean"}}
    assert told == {
        "Deed": None,
        "Big": {"description": "A deed of one, which is big.", "properties": inherited, "required": ["n"]},
        "Bigger": {
            "description": "A bigger one",
            "properties": {**inherited, "name": {"type": "string"}},
            "required": ["n"],
        },
        "Silent": None,
    }
