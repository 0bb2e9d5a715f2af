"""The README keeps its word: its program runs, and the files that it points to are there."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"


def test_its_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```$", README.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    exec(compile(program, README.name, "exec"), {})  # noqa: S102 - it is ours
    assert capsys.readouterr().out.startswith("Outcome(winners=(")


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(((?!https?:)[^)#]+)\)", README.read_text("utf-8")))))
def test_what_it_points_to_is_there(link: str) -> None:
    assert (README.parent / link).exists()


@pytest.mark.parametrize("page", sorted((README.parent / "docs").glob("*.md")), ids=lambda page: page.name)
def test_every_page_can_be_found_from_it(page: Path) -> None:
    assert f"](docs/{page.name})" in README.read_text("utf-8")


def test_every_folder_is_on_its_map() -> None:
    (listed,) = re.findall(r"^```\nsrc/cardwright/\n(.*?)^```$", README.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    parts = {part.parent.name for part in README.parent.glob("src/cardwright/*/__init__.py")}
    assert set(re.findall(r"^  (\w+)/ ", listed, re.MULTILINE)) == parts
    beside = set(re.findall(r"^(\w+)/ ", listed, re.MULTILINE))
    assert beside >= {"bench", "deploy", "docs", "examples", "frontend", "tests", "tools"}
    assert [folder for folder in beside if not (README.parent / folder).is_dir()] == []
