"""The page on cards of one's own: its file is read, its program runs, and its options are all that there are."""

import re
from pathlib import Path

from cardwright.games.kyza.form import FORM
from cardwright.games.kyza.game import GAME

PAGE = (Path(__file__).parents[2] / "docs" / "kyza-cards.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def names_in_tables() -> set[str]:
    cells = re.findall(r"^\| ([^|]+) \|", PAGE, re.MULTILINE)
    return {name for cell in cells for name in re.findall(r"`(\w+)`", cell)}


def test_the_program_of_the_page_runs_on_its_file() -> None:
    (text,) = blocks("json")
    (program,) = blocks("python")
    exec(compile(program, "kyza-cards.md", "exec"), {"text": text})  # noqa: S102 - it is our own page


def test_every_field_and_every_option_is_told_with_its_usual_value() -> None:
    assert names_in_tables() == {*FORM.entry.fields, *[option.name for option in GAME.options]} - {"effect_name"}
    for option in GAME.options:
        assert re.search(rf"`{option.name}`.* \| {option.default}\b", PAGE), option.name
