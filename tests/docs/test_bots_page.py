"""The page on bots: what it shows runs, and what it says of the levels is so."""

import re
from pathlib import Path

import cardwright as cw
from cardwright import bots
from cardwright.bots.levels import COUNT, PURSE

TEXT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")


def test_what_it_shows_runs() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
    assert len(blocks) > 1
    exec(compile("\n".join(blocks), "docs/bots.md", "exec"), {})  # noqa: S102 - the page is ours


def test_it_lists_the_levels_of_every_game() -> None:
    head, rows = re.findall(r"^\| Level (\|.*)\n\| --- .*\n((?:\| \d \|.*\n)+)", TEXT, re.MULTILINE)[0]
    columns = zip(*[[cell.strip() for cell in row.split("|")[2:-1]] for row in rows.splitlines()], strict=True)
    listed = dict(zip([title.strip() for title in head.split("|")[1:-1]], columns, strict=True))
    won = [game for game in map(cw.load, cw.game_names()) if not game.table.makes]
    assert set(listed) == {game.title for game in won}
    for game in won:
        levels = bots.levels_of(game)
        numbers = [level.whims or level.iterations for level in levels]
        told = [f"{level.title}, {n:,}" if n else level.title for level, n in zip(levels, numbers, strict=True)]
        assert list(listed[game.title]) == told
        assert len(told) == COUNT
    assert f"a purse of {PURSE:g} seconds" in TEXT
