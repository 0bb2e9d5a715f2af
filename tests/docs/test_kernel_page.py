"""The page on building a game on the kernel: its game is a whole game, and is held to the laws."""

import pkgutil
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from cardwright import kernel
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.basics.rulebook import load_rulebook
from cardwright.language.lint import lint
from tests.laws.test_laws import EVERY_LAW, at_random
from tests.laws.trying import Law

TEXT = (Path(__file__).parents[2] / "docs" / "kernel.md").read_text("utf-8")
MODULES = sorted(name.rpartition(".")[2] for _, name, _ in pkgutil.walk_packages(kernel.__path__, "cardwright.kernel."))


def blocks(kind: str) -> list[str]:
    """The blocks of code of a kind on the page."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="session")
def climb(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """The game of the page in a package of its own, after all of its code has run: once, as any module does."""
    package = tmp_path_factory.mktemp("games") / "page"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "climb.py").write_text("\n".join(blocks("python")), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(package.parent)
        return import_module("page.climb")


def test_the_code_of_the_page_runs(climb: ModuleType) -> None:
    assert [name for card in climb.CARDS for name in lint(card, climb.GAME)] == []


@pytest.mark.parametrize("law", EVERY_LAW, ids=lambda law: law.__name__)
def test_the_game_of_the_page_keeps_the_laws(climb: ModuleType, law: Law) -> None:
    for seed in range(3):
        law(climb.START, at_random(climb.START, seed, 4 * seed), Rng(seed).stream("law"))


def test_the_page_names_the_laws() -> None:
    table = TEXT.partition("| law | |")[2].partition("\n\n")[0]
    laws = [law.__name__.replace("_", " ") for law in EVERY_LAW]
    assert re.findall(r"^\| (\w.*?) \|", table, re.MULTILINE) == laws


def test_the_game_of_the_page_cites_its_rules(tmp_path: Path) -> None:
    (tmp_path / "rulebook.toml").write_text("".join(blocks("toml")), "utf-8")
    cited = set(re.findall(r"# climb:([\w.]+)", "".join(blocks("python"))))
    assert cited == set(load_rulebook(tmp_path / "rulebook.toml"))


def test_every_part_that_the_page_names_is_there() -> None:
    named = re.findall(r"^## .*: `(\w+)`$", TEXT, re.MULTILINE)
    assert len(named) == 9
    assert set(named) <= set(MODULES)
