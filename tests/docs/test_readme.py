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
