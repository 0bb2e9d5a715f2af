"""The file of values: what it says, and what is said where it is wrong."""

import json
from importlib import resources

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from cardwright.games.crucible.game import CrucibleGame
from cardwright.games.crucible.values import CATEGORIES, CORE, read_values, schema, shipped_values
from cardwright.kernel.basics.errors import BadSetup

TEXT = resources.files("cardwright.games.crucible").joinpath("data/values.json").read_text("utf-8")


@pytest.mark.rule("crucible:memory.kinds", "crucible:token.twelve")
def test_the_shipped_values_are_whole() -> None:
    values = shipped_values()
    assert len(values.memories) == 72
    assert [len([m for m in values.memories if m.magick == magick]) for magick in range(12)] == [6] * 12
    assert len([m for m in values.memories if m.category == CORE]) == 12
    assert len(CATEGORIES) == 4
    assert sum(values.destiny) == 32
    assert sorted(token.turn for token in values.tokens) == list(range(1, 13))


def test_the_schema_describes_the_shipped_file() -> None:
    Draft202012Validator.check_schema(schema())
    assert list(Draft202012Validator(schema()).iter_errors(json.loads(TEXT))) == []


def test_own_values_make_another_version_of_the_game() -> None:
    text = TEXT.replace('"name": "Bog Rat"', '"name": "Marsh Rat"')
    game = CrucibleGame(2, read_values(text))
    assert game.version != CrucibleGame().version
    assert game.cards["Marsh Rat"].key == "bog-rat"
    m = game.start(seed=1, pick=0)
    assert game.load(m.to_json()) == m


def test_lessons_are_true_of_the_shipped_values_alone() -> None:
    assert CrucibleGame().lessons
    assert not CrucibleGame(2, read_values(TEXT.replace('"name": "Bog Rat"', '"name": "Marsh Rat"'))).lessons


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"destiny": [4,', '"destiny": [', "line 2: destiny says how many cards there are with each value from 0 to 7"),
        ('"turn": 2,', '"turn": 1,', "line 5: another token has this turn: each has one of its own."),
        ('"reach": 2, "edges"', '"raech": 2, "edges"', "line 7: a token has no field 'raech': did you mean 'reach'?"),
        ('"rank": "boss"', '"rank": "king"', "line 27: 'rank' takes 'common', 'mini-boss' or 'boss', not 'king'."),
        ('"edges": [[', '"edges": [[1, ', "line 4: 'edges' takes four edges with three numbers each"),
        ('"key": "bog-rat"', '"key": "mudgill"', "each card has a name, and a key of its own."),
        ('"key": "bog-rat"', '"key": "destiny-3"', "each card has a name, and a key of its own."),
        ('"name": "Bog Rat"', f'"name": "{"R" * 61}"', "'name' takes one line of at most 60 letters"),
        ('"name": "Bog Rat"', '"name": "Bog\\nRat"', "'name' takes one line of at most 60 letters"),
        ('"category": "core"', '"category": "transient"', "ember has six memories, and one of them is its core memory"),
        ('"monsters": [', '"monsters": [7,', "there are 10 monsters, which 'monsters' lists."),
        ("}\n]\n}", "}\n]", "the JSON is damaged"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, told: str) -> None:
    assert old in TEXT
    with pytest.raises(BadSetup) as caught:
        read_values(TEXT.replace(old, new, 1))
    assert told in str(caught.value)
