"""The page on building a game on the kernel: its game is a whole game."""

import pkgutil
import re
import sys
from pathlib import Path
from types import ModuleType

import cardwright as cw
from cardwright import kernel

PAGE = Path(__file__).parents[2] / "docs" / "kernel.md"
MODULES = sorted(module.name for module in pkgutil.iter_modules(kernel.__path__))


def test_the_game_of_the_page_is_played() -> None:
    code = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert len(code) == 2
    page = ModuleType("page.climb")
    page.__dict__["cw"] = cw
    sys.modules[page.__name__] = page
    try:
        for block in code:
            exec(compile(block, str(PAGE), "exec"), page.__dict__)  # noqa: S102 - it is our own page
    finally:
        del sys.modules[page.__name__]
    assert page.match.outcome.reason == "most points"


def test_every_part_that_the_page_names_is_there() -> None:
    named = re.findall(r"^## .*`(\w+)`$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(named) == 7
    assert set(named) <= set(MODULES)
