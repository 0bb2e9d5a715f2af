"""The shape of the project, kept true.

What each part of the package may import besides itself, from the ground up:

    part      of the package                                        from outside
    kernel    nothing                                               standard library
    language  kernel                                                standard library
    games     kernel, language                                      standard library
    decks     kernel                                                anything
    face      kernel, language, games, decks                        anything
    reading   kernel                                                anything
    bots      kernel, face                                          anything
    research  kernel, language, games, decks, face, bots            anything
    envs      kernel, face, bots                                    anything
    service   kernel, language, games, decks, reading, face, bots, research  anything
    cli       kernel, language, games, decks, reading, face, bots, research, service  anything

"face" is `import cardwright` itself, the package's own module. A game never imports another game. The parts that keep
to the standard library are those that get compiled (mypyc's own names are open to them too); and of the library they
may use only what depends on nothing but its arguments: no clock, no chance, no thread. A part that is large has rooms
(`ROOMS`), and a room imports only from those on lower floors.
"""

import ast
import re
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "cardwright"
TESTS = ROOT / "tests"

TABLE = [re.split(r"\s{2,}", line.strip()) for line in str(__doc__).splitlines() if line.startswith("    ")][1:]
MAY_IMPORT = {part: set(below.split(", ")) - {"nothing"} for part, below, _ in TABLE}
COMPILED = {part for part, _, outside in TABLE if outside == "standard library"}
UNREPEATABLE = {"asyncio", "datetime", "multiprocessing", "os", "random", "secrets", "threading", "time", "uuid"}

ROOMS = {
    "kernel": (
        ("basics",),
        ("grammar",),
        ("pieces",),
        ("core",),
        ("asking",),
        ("keeping",),
        ("seeing",),
        ("matches",),
        ("pile",),
    ),
    "service": (
        ("limits", "logs", "measures", "protocol", "troubles", "waiting"),
        ("facts",),
        ("schema", "storage", "tables"),
        ("running",),
        ("web",),
    ),
}
"""The rooms of parts that are too large for one, by floor, from the ground up."""
CORE = {"codec", "description", "events", "frames", "inforce", "leaving", "log", "replacing", "rules", "shows", "state"}
"""The modules of the kernel's core that name each other in their annotations, and the only ones that may: an op steps a
state whose frames run ops, an event changes the state that writes it down, a game describes states that hold it."""
LONGEST = 600
"""Lines that a source file may have, before it is more than one thing."""

OWN_GROUND = {"browser", "laws", "toys", "docs", "service/whole"}
"""Folders of tests that belong to no single module: what holds of every game, toy games, what the documents say, and
what holds of the service as a whole."""
UNMIRRORED = {"test_architecture.py", "test_bystanders.py", "test_installed.py", "test_rule_coverage.py"}
"""Tests of the project as a whole, and of what its tests share."""


def part(module: str) -> str:
    """The part of the package that a module belongs to."""
    names = module.split(".")
    return names[1] if len(names) > 1 and names[1] in MAY_IMPORT else "face"


def game(module: str) -> str | None:
    """The game whose package a module lies in, if any."""
    names = module.split(".")
    return names[2] if names[1:2] == ["games"] and len(names) > 2 else None


def room(module: str) -> tuple[int, str] | None:
    """The floor and the name of the room that a module lies in, if its part has rooms."""
    names = module.split(".")
    for floor, rooms in enumerate(ROOMS.get(part(module), ())):
        if len(names) > 2 and names[2] in rooms:
            return floor, names[2]
    return None


def modules() -> dict[str, Path]:
    """The modules of the package, by their full names."""
    return {
        ".".join(
            (path.parent if path.name == "__init__.py" else path.with_suffix("")).relative_to(SOURCE.parent).parts
        ): path
        for path in sorted(SOURCE.rglob("*.py"))
    }


def imports(source: str) -> Iterator[tuple[int, str]]:
    """The line and the full name of everything that a module imports, wherever in it, for types alone or not."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            # A relative import hides where it goes; it is reported as one.
            yield from (
                (node.lineno, "." * node.level + (node.module or "") + "." + alias.name) for alias in node.names
            )


def stray(importer: str, package: str) -> str | None:
    """What is wrong with a part importing a package from outside, or `None`."""
    if importer in COMPILED and package in UNREPEATABLE:
        return "gives another answer each time"
    if importer in COMPILED and package not in sys.stdlib_module_names | {"mypy_extensions"}:
        return "is not of the standard library"
    return None


def trespass(module: str, imported: str, games: AbstractSet[str | None]) -> str | None:
    """What is wrong with one import, or `None`."""
    here, there = part(module), part(imported)
    package = imported.partition(".")[0]
    if not package:
        return "is relative"
    if package != "cardwright":
        return stray(here, package)
    if there != here and there not in MAY_IMPORT[here]:
        return f"is out of reach of {here}"
    mine, its = room(module), room(imported)
    if there == here and mine and its and its != mine and its[0] >= mine[0]:
        return f"is not below {mine[1]}"
    if len({game(module), game(imported)} & games) > 1:
        return "is another game"
    return None


def trespasses(sources: Mapping[str, str]) -> list[str]:
    """Every import that goes the wrong way."""
    games: set[str | None] = {
        name.split(".")[2] for name in sources if name.startswith("cardwright.games.") and name.count(".") > 2
    }
    return [
        f"{module}:{line}: {imported} {fault}"
        for module, source in sources.items()
        for line, imported in imports(source)
        if (fault := trespass(module, imported, games))
    ]


def arrows(sources: Mapping[str, str]) -> dict[str, set[str]]:
    """For each module the modules that it imports, for types alone and inside functions too."""
    found: dict[str, set[str]] = {module: set() for module in sources}
    for module, source in sources.items():
        for _, name in imports(source):
            imported = name
            while imported and imported not in sources:
                imported = imported.rpartition(".")[0]
            if imported and imported != module:
                found[module].add(imported)
    return found


def circles(sources: Mapping[str, str]) -> list[set[str]]:
    """The sets of modules of which each reaches all the others by imports."""
    ahead = arrows(sources)
    reached: dict[str, set[str]] = {}
    for module in sources:
        seen: set[str] = set()
        to_see = [*ahead[module]]
        while to_see:
            other = to_see.pop()
            if other not in seen:
                seen.add(other)
                to_see += ahead[other]
        reached[module] = seen
    found = {
        frozenset(other for other in reached[module] if module in reached[other])
        for module in sources
        if module in reached[module]
    }
    return sorted((set(circle) for circle in found), key=min)


def test_the_table_is_whole() -> None:
    parts = "kernel language games decks reading face bots research envs service cli"
    assert set(MAY_IMPORT) == set(parts.split())
    assert set[str]().union(*MAY_IMPORT.values()) <= set(MAY_IMPORT)
    assert {"kernel", "language", "games"} == COMPILED
    folders = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders <= set(MAY_IMPORT) - {"face"}


@pytest.mark.parametrize("name", ROOMS)
def test_every_module_of_a_part_with_rooms_lies_in_one(name: str) -> None:
    within = {
        path.stem for path in (SOURCE / name).iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()
    }
    assert within - {"__init__"} == {each for floor in ROOMS[name] for each in floor}


def test_imports_run_one_way() -> None:
    sources = {name: path.read_text("utf-8") for name, path in modules().items()}
    assert "cardwright.kernel.basics.errors" in sources
    assert trespasses(sources) == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    found = circles({name: path.read_text("utf-8") for name, path in modules().items()})
    core = {f"cardwright.kernel.core.{name}" for name in CORE}
    assert found == [core]


def test_circles_are_found() -> None:
    sources = {
        "a": "import b",
        "b": "def late():\n    from c import x",
        "c": "if TYPE_CHECKING:\n    import a",
        "d": "import a",
    }
    assert circles(sources) == [{"a", "b", "c"}]
    assert circles({"p": "from p.a import x", "p.a": "import q", "q": "from p.a import y"}) == [{"p.a", "q"}]
    assert circles({**sources, "c": ""}) == []


@pytest.mark.parametrize(
    ("module", "line", "allowed"),
    [
        ("kernel.matches.match", "from cardwright.kernel.basics.rng import Rng", True),
        ("kernel.matches.match", "from cardwright.language import nodes", False),
        ("kernel.matches.match", "import cardwright", False),
        ("kernel.matches.match", "def late():\n    import cardwright.games.keyforge", False),
        ("kernel.matches.match", "from .rng import Rng", False),
        ("kernel.matches.match", "import random", False),
        ("kernel.matches.match", "from time import monotonic", False),
        ("kernel.matches.match", "import rich", False),
        ("kernel.matches.match", "from mypy_extensions import i64", True),
        ("language.nodes", "from cardwright.kernel.pieces.nodes import Node", True),
        ("language.nodes", "from cardwright.games import keyforge", False),
        ("games.keyforge.turn", "from cardwright.games.keyforge.words import reap", True),
        ("games.keyforge.turn", "from cardwright.games.krysis.words import bid", False),
        ("games.keyforge.turn", "from cardwright.games import krysis", False),
        ("games.keyforge.turn", "from cardwright.decks import read", False),
        ("games", "from cardwright.games.keyforge.game import KEYFORGE", True),
        ("decks.text", "from cardwright.games import keyforge", False),
        ("decks.text", "from cardwright.bots import random", False),
        ("bots.greedy", "import cardwright as cw", True),
        ("bots.greedy", "from cardwright.kernel.basics.errors import GameOver", True),
        ("bots.greedy", "from cardwright.games.keyforge import words", False),
        ("api", "from cardwright.kernel.matches.match import Match", True),
        ("api", "from cardwright.cli import app", False),
        ("service.web.app", "from cardwright.cli import app", False),
        ("service.web.app", "from cardwright.service.running.hub import Hub", True),
        ("service.web.app", "from cardwright.service.web import api", True),
        ("service.running.hub", "from cardwright.service.web.context import Context", False),
        ("service.running.hub", "from cardwright.service import protocol, web", False),
        ("service.tables.table", "from cardwright.service.storage import Row", False),
        ("service.tables.table", "from cardwright.service.protocol import Clock", True),
        ("cli.app", "import cyclopts\nfrom cardwright.bots import greedy", True),
    ],
)
def test_an_import_that_goes_the_wrong_way_is_found(module: str, line: str, *, allowed: bool) -> None:
    others = {"cardwright.games.keyforge.game": "", "cardwright.games.krysis.game": ""}
    found = trespasses({**others, f"cardwright.{module}": line})
    assert (found == []) is allowed, found


def mirrored(test: Path) -> bool:
    """Whether a test module stands where the source it tests stands.

    `tests/kernel/basics/test_rng.py` tests `kernel/basics/rng.py` (or a folder of that name). The tests of a game may
    be named for a matter of its rules instead, as the players speak of it, but lie in the folder of that game, and are
    not called nearly as a module of it.
    """
    folder, name = test.parent, test.stem.removeprefix("test_")
    if OWN_GROUND & {each.as_posix() for each in (folder, *folder.parents)}:
        return True
    if folder.parts[:1] == ("games",) and len(folder.parts) > 1:
        near = {each.stem for each in (SOURCE / folder).glob("*") if alike(each.stem) == alike(name)}
        return (SOURCE / folder).is_dir() and (not near or name in near)
    if folder.parts[:1] == ("tools",):
        return (ROOT / folder / f"{name}.py").is_file()
    return (SOURCE / folder / f"{name}.py").is_file() or (SOURCE / folder / name).is_dir()


def alike(name: str) -> str:
    """A name without what is easily changed in it: underscores, and the plural."""
    return name.replace("_", "").rstrip("s")


def test_tests_stand_where_their_source_stands() -> None:
    tests = {path.relative_to(TESTS) for path in TESTS.rglob("test_*.py")}
    assert {test.as_posix() for test in tests if not mirrored(test)} == UNMIRRORED


def test_no_file_is_too_long_to_hold_in_the_head() -> None:
    lengths = {name: len(path.read_text("utf-8").splitlines()) for name, path in modules().items()}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def undocumented(sources: Iterable[str]) -> list[str]:
    """The public methods of public classes that say nothing about themselves and override nothing that does."""
    classes = [node for source in sources for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    bases: dict[str, set[str]] = {each.name: set() for each in classes}
    methods: dict[str, set[str]] = {each.name: set() for each in classes}
    found = []
    for each in classes:
        bases[each.name] |= {ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in each.bases}
        for method in each.body:
            if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
                if ast.get_docstring(method):
                    methods[each.name].add(method.name)
                elif not each.name.startswith("_"):
                    found.append((each.name, method.name))

    def said(name: str, method: str) -> bool:
        return method in methods.get(name, ()) or any(said(base, method) for base in bases.get(name, ()))

    return [f"{name}.{method}" for name, method in found if not said(name, method)]


def test_a_method_is_explained_where_it_is_first_defined() -> None:
    base = 'class Word:\n    def phrase(self):\n        """Say it in print."""\n'
    assert undocumented([base, "class Age(Word):\n    def phrase(self): ...\n    def age(self): ..."]) == ["Age.age"]
    assert undocumented(path.read_text("utf-8") for name, path in modules().items() if part(name) in COMPILED) == []


def test_what_authors_type_is_found_through_a_star_by_the_compiler_too() -> None:
    values = [
        (name, ast.unparse(node))
        for name, path in modules().items()
        if ".vocabulary" in name
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.Assign | ast.AnnAssign)
    ]
    assert len(values) > 50
    assert [(name, line) for name, line in values if ": Final" not in line] == []


CUTTING = {"replace", "removeprefix", "removesuffix", "startswith", "endswith", "split", "partition", "rpartition"}
SAY_NOTHING = {"checked", "files", "kinds", "limits", "lint"}
"""What belongs to the language and is no word: what checks words, and reads and writes them."""


def is_of_words(module: str) -> bool:
    """Whether words are made there, which say phrases."""
    names = module.split(".")
    if part(module) == "language":
        return names[-1] not in SAY_NOTHING
    return part(module) == "games" and names[3:4] in (["words"], ["prints"], ["abilities"])


def cuts(source: str) -> list[int]:
    """The lines in which a text is cut or mended."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return [call.lineno for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr in CUTTING]


def test_words_say_phrases_and_never_cut_or_mend_a_text() -> None:
    assert cuts("from dataclasses import replace\nreplace(noun, n=2)") == []
    assert cuts("text = (\n    noun.text().removesuffix('s')\n)") == [2]
    words = {name.removeprefix("cardwright."): path for name, path in modules().items() if is_of_words(name)}
    assert len(words) > 40
    assert {name for name, path in words.items() if cuts(path.read_text("utf-8"))} == set()


def texts() -> Iterator[Path]:
    """What people wrote: sources, tests, documents and settings."""
    page = [f"frontend/{folder}" for folder in ("src", "public", "tests")]
    for folder in ("src", "tests", "docs", "examples", "bench", "tools", *page, ".ci", ".github"):
        yield from (
            path
            for path in sorted((ROOT / folder).rglob("*"))
            if path.is_file()
            and "__pycache__" not in path.parts
            and path.suffix in {"", ".py", ".md", ".toml", ".json", ".yml", ".ts", ".svelte", ".css", ".js"}
        )
    yield from sorted(ROOT.glob("*.md"))
    yield ROOT / "pyproject.toml"


def test_nothing_speaks_of_the_machine_it_was_written_on() -> None:
    folders = {ROOT, ROOT.parent, Path.home(), Path(tempfile.gettempdir())} - {Path(ROOT.anchor)}
    a_path_there = re.compile(r"(?<![\w.)}~*-])(?:" + "|".join(re.escape(f"{folder}/") for folder in folders) + ")")
    found = {
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in texts()
        for match in a_path_there.finditer(path.read_text("utf-8"))
    }
    assert found == set()


SUBTRACTED = re.compile(r"\b1 - \(?[\w.()]*?(player|active|side|thief|opponent|owner|controller|first|victim|bidder)\b")


def test_nobody_is_found_by_subtraction() -> None:
    """The other player is `State.opponent`, `others` or `next_seat`: a number taken from 1 is right for two alone."""
    for line in ("1 - act.player", "(1 - active)", "1 - m.controller(card)", "m.zones[1 - m.first]"):
        assert SUBTRACTED.search(line)
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for part in ("kernel", "language", "games")
        for path in sorted((SOURCE / part).rglob("*.py"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if SUBTRACTED.search(line)
    ]
    assert found == []
