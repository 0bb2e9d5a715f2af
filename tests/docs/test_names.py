"""What the documents and the comments name is there: classes with what they have, and files."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
MODULES = sorted((ROOT / "src" / "cardwright").rglob("*.py"))
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
MEMBER = re.compile(r"`(?:\w+\.)*([A-Z]\w*)\.([A-Za-z_]\w*)")
"""A class and what it has, in backticks."""
OF_MODULE = re.compile(r"`(?:\w+\.)*([a-z_]\w*)\.([A-Z]\w*)")
"""A module and a class of it, in backticks."""
FILE = re.compile(r"(?<![\w/.-])(?:\.ci|bench|deploy|docs|examples|frontend|src|tests|tools)/[\w./*-]*\w\.\w+")
"""A file of the project, by its path from the root."""


def defined(tree: ast.AST) -> set[str]:
    """The names that a class or a module gives something: its functions, its fields, what it imports."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
        elif isinstance(node, ast.alias):
            found.add(node.asname or node.name)
    return found


class Names(NamedTuple):
    """What the modules and the classes of the package define, and of which bases the classes are, by their names."""

    modules: dict[str, set[str]]
    classes: dict[str, set[str]]
    bases: dict[str, set[str]]

    def has(self, name: str, member: str) -> bool:
        """Whether a class of that name, or one that it is made of, has such a member."""
        others = self.bases.get(name, set()) - {name}
        return member in self.classes.get(name, ()) or any(self.has(base, member) for base in others)


@cache
def names() -> Names:
    """The names of the package."""
    found = Names({}, {}, {})
    for path in MODULES:
        tree = ast.parse(path.read_text("utf-8"))
        found.modules.setdefault(path.stem, set()).update(defined(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
                found.classes.setdefault(node.name, set()).update(defined(node))
                found.bases.setdefault(node.name, set()).update(ast.unparse(base).split(".")[-1] for base in bases)
    return found


def unknown_names(text: str) -> list[str]:
    """What a text names in backticks of classes and modules of the package, and is not there."""
    known = names()
    members = [(name, member) for name, member in MEMBER.findall(text) if name in known.classes]
    classes = [(module, name) for module, name in OF_MODULE.findall(text) if module in known.modules]
    lost = [f"{name}.{member}" for name, member in members if not known.has(name, member)]
    return lost + [f"{module}.{name}" for module, name in classes if name not in known.modules[module]]


def unknown_files(text: str) -> list[str]:
    """The files that a text names and that are not there."""
    return [name for name in FILE.findall(text) if not any(ROOT.glob(name))]


def test_what_is_not_there_is_found() -> None:
    assert unknown_names("`Match.chose` and `log.Follower`, `kernel.core.log.Follower`") == [
        "Match.chose",
        "log.Follower",
        "log.Follower",
    ]
    assert unknown_names("`Match.choose(option)`, `Seen.shown`, `follower.Follower(viewer)`, `Nobody.knows`") == []
    assert unknown_files("python bench/nowhere.py, `tests/docs/test_names.py`") == ["bench/nowhere.py"]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_the_names_on_the_pages_are_those_of_the_package(path: Path) -> None:
    text = path.read_text("utf-8")
    assert unknown_names(text) == []
    assert unknown_files(text) == []


def test_the_names_in_the_comments_are_those_of_the_package() -> None:
    texts = {path: path.read_text("utf-8") for path in MODULES}
    found = {str(path.relative_to(ROOT)): unknown_names(text) + unknown_files(text) for path, text in texts.items()}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize("name", [".ci/run", ".ci/compiled", "pyproject.toml"])
def test_what_is_run_is_there(name: str) -> None:
    assert unknown_files((ROOT / name).read_text("utf-8")) == []


def test_the_files_of_the_page_are_those_that_are_listed() -> None:
    page = (ROOT / "docs" / "frontend.md").read_text("utf-8")
    (listed,) = re.findall(r"^```\nfrontend/src/\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    source = ROOT / "frontend" / "src"
    for name in ", ".join(re.split(r"\s{2,}", line.strip())[0] for line in listed.splitlines()).split(", "):
        assert any(source.glob(name if "." in name or name.endswith("/") else f"{name}.*")), name
