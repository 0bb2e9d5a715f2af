"""The sessions in docstrings run as they are printed."""

import doctest
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import walk_packages

import pytest

import cardwright


def with_sessions() -> list[str]:
    """The modules of the package whose source has a session in it."""
    names = ["cardwright", *(module.name for module in walk_packages(cardwright.__path__, "cardwright."))]
    found: list[str] = []
    for name in names:
        spec = find_spec(name)
        if spec and spec.origin and spec.origin.endswith(".py") and ">>>" in Path(spec.origin).read_text("utf-8"):
            found.append(name)
    return found


def test_the_package_has_a_session() -> None:
    assert "cardwright" in with_sessions()


@pytest.mark.parametrize("name", with_sessions())
def test_sessions_run(name: str) -> None:
    result = doctest.testmod(import_module(name))
    assert result.attempted > 0
    assert result.failed == 0
