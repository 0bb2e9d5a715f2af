"""The page on cards of one's own for Kryptik: its files are read, its program runs, and it has all fields."""

import re
from pathlib import Path

from cardwright.games.kryptik import records
from cardwright.games.kryptik.form import FORM

PAGE = (Path(__file__).parents[2] / "docs" / "kryptik-cards.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def fields_of(table: int) -> set[str]:
    rows = re.findall(r"^\| --- \| --- \|\n((?:\|.*\n)+)", PAGE, re.MULTILINE)[table]
    cells = re.findall(r"^\| ([^|]+) \|", rows, re.MULTILINE)
    return {name for cell in cells for name in re.findall(r"`(\w+)`", cell)}


def test_the_program_of_the_page_runs_on_its_files() -> None:
    ours, published = blocks("json")
    (program,) = blocks("python")
    exec(compile(program, "kryptik-cards.md", "exec"), {"ours": ours, "published": published})  # noqa: S102 - our own


def test_every_field_of_both_shapes_is_told() -> None:
    assert fields_of(0) == set(FORM.entry.fields)
    assert fields_of(1) == {*records.RECORDED, "name", "limit"} - {records.WORDS}
