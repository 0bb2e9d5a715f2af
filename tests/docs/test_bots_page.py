"""The page on bots: what it shows runs, and what it says of the levels is so."""

import re
from pathlib import Path

from cardwright.bots.levels import LEVELS, PURSE

TEXT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")


def test_what_it_shows_runs() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
    assert len(blocks) > 1
    exec(compile("\n".join(blocks), "docs/bots.md", "exec"), {})  # noqa: S102 - the page is ours


def test_it_lists_the_levels() -> None:
    rows = re.findall(r"^\| (\d) \| (\w+) \|(.*)\|$", TEXT, re.MULTILINE)
    assert [title for _, title, _ in rows] == [level.title for level in LEVELS]
    for level, (_, _, text) in zip(LEVELS, rows, strict=True):
        assert not level.iterations or f" {level.iterations:,}" in text
    assert f"a purse of {PURSE:g} seconds" in TEXT
