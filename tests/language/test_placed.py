"""JSON with the place of everything in it."""

import json

import pytest

from cardwright.language.placed import Placed

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


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"a": 1, "b": {"c": 1, "c": 1}}', "the entry 'c' stands here twice: line 1 column 24"),
        ("[" * 101 + "]" * 101, "more than 100 tables and lists lie in each other: line 1 column 101"),
    ],
)
def test_what_is_sound_and_yet_no_data_is_refused(text: str, message: str) -> None:
    json.loads(text)
    with pytest.raises(json.JSONDecodeError) as caught:
        Placed(text)
    assert str(caught.value).startswith(message)


def test_what_lies_deep_but_not_too_deep_is_read() -> None:
    text = "[" * 100 + "]" * 100
    assert Placed(text).value == json.loads(text)
