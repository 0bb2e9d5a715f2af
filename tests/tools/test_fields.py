"""The lines that copy fields are written from where the fields are set up."""

import ast

import pytest

from tools import fields
from tools.fields import BEGIN, END
from tools.word_kinds import SOURCE, Sources

MODULE = f'''
class Below:
    def __init__(self):
        self.key: bytes = b""


class Thing(Below):
    __slots__ = ("old",)

    def __init__(self, size, blank):
        self.size: int = size
        if blank:
            return
        self.items: list[int] = []
        self.names: dict[str, int] = {{}}
        """By name."""
        self.parts: list[int] = []
        self.seen: dict[int, int] = self.names

    def copy(self):
        new = Thing(self.size, True)
        {BEGIN}
        new.gone = self.gone
        {END}
        new.parts = [part + 1 for part in self.parts]
        new.seen = new.names
        return new
'''


def written(text: str) -> str:
    sources = Sources()
    sources.modules["test"] = ast.parse(text)
    return fields.written(sources, "test", text)


def test_all_blocks_are_those_of_their_classes() -> None:
    stale = [str(path.relative_to(SOURCE)) for path in fields.stale()]
    assert stale == [], "Fields have changed: run `uv run python -m tools.fields`."


def test_lists_are_copied_and_all_else_is_shared_but_what_other_lines_copy() -> None:
    text = written(MODULE)
    inside = text[text.index(BEGIN) + len(BEGIN) : text.index(END)].split("\n")
    assert [line.strip() for line in inside[1:-1]] == [
        "new.key = self.key",
        "new.items = self.items.copy()",
        "new.names = self.names",
    ]
    assert written(text) == text


def test_slots_are_written_too() -> None:
    assert '__slots__ = ("items", "names", "parts", "seen", "size")\n' in written(MODULE)


def test_classes_above_are_left_to_their_own_copying() -> None:
    above = MODULE.replace('b""\n', 'b""\n\n    def copy_into(self, new):\n        new.key = self.key\n', 1)
    assert "new.key = self.key" not in written(above).partition("class Thing")[2]


def test_a_block_has_an_end() -> None:
    with pytest.raises(ValueError, match=r"^Line 22 says '# Fields, by tools.fields.', and no line of its method '#"):
        written(MODULE.replace(END, "pass"))
