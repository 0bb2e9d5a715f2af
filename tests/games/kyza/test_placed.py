"""JSON with the place of everything in it."""

import json

import pytest

from cardwright.games.kyza.placed import Placed

TEXTS = [
    "3",
    ' "a\\"b\\u00e9" ',
    "[]",
    "{}",
    '[1, -2.5e3, true, null, "x", [], {}]',
    '{"a": {"b": [1, {"c": "d"}]}, "e\\"": [] , "f":false}',
]


@pytest.mark.parametrize("text", TEXTS)
def test_the_value_is_that_of_the_library(text: str) -> None:
    assert Placed(text).value == json.loads(text)


def test_tables_lists_and_entries_have_lines() -> None:
    placed = Placed('{"a": 1,\n "b": [\n  2,\n  {"a":\n 3}]\n}')
    value = placed.value
    assert isinstance(value, dict)
    assert placed.line_of(value) == placed.line_of(value, "a") == 1
    assert placed.line_of(value, "b") == placed.line_of(value["b"]) == 2
    assert placed.line_of(value["b"][1], "a") == 4
    assert placed.line_of(value["b"][1], "nothing") == 4
