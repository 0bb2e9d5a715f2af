"""Which rules of a rulebook the code cites and the tests pin: scans of the sources, and a pytest plugin.

A test names the rules that it pins: ``@pytest.mark.rule("keyforge:forge.must", "keyforge:forge.pay")``. Code cites a
rule in a comment or docstring beside where it enforces it: ``keyforge:forge.must``. This holds for every game folder
with a ``rulebook.toml``.

``audit`` compares the two with the rulebooks. The plugin refuses marks with unknown ids, runs the tests of some rules
(``pytest --rule keyforge:fight``), and ends a run with a table of what was cited and what passed.
"""

import ast
import re
import textwrap
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

import pytest

from cardwright.kernel.basics.rulebook import Rule, load_rulebook

NOT_YET: Final = Path("tests", "rules_not_yet.txt")


# ---------------------------------------------------------------- what the files say


def rulebooks(root: Path) -> dict[str, Rule]:
    """All rules of all games of the project at ``root``, by their full id ``game:rule``."""
    return {
        f"{file.parent.name}:{rule.id}": rule
        for file in sorted(root.glob("src/cardwright/games/*/rulebook.toml"))
        for rule in load_rulebook(file).values()
    }


def citations(root: Path) -> dict[str, list[str]]:
    """The places (``file:line``) in the project's source that cite a rule, by full id, known or not."""
    games = sorted({rule.partition(":")[0] for rule in rulebooks(root)})
    places: dict[str, list[str]] = {}
    if games:
        # A family of rules, written game:setup.*, shows the way but is no citation of any rule.
        cited = re.compile(rf"\b(?:{'|'.join(games)}):[a-z0-9]+(?:[.-][a-z0-9]+)*(\.\*)?")
        for file in sorted(root.glob("src/cardwright/**/*.py")):
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
                for rule in [found[0] for found in cited.finditer(line) if not found[1]]:
                    places.setdefault(rule, []).append(f"{file.relative_to(root).as_posix()}:{number}")
    return places


def marks(root: Path) -> tuple[dict[str, list[str]], list[str]]:
    """The places in the project's tests that are marked with a rule, by full id, and sentences on marks in vain."""
    places: dict[str, list[str]] = {}
    faults: list[str] = []
    for file in sorted(root.glob("tests/**/test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        collected = {id(mark) for node in _collected(tree.body) for mark in _marks(node)}
        for mark in _marks(tree):
            place = f"{file.relative_to(root).as_posix()}:{mark.lineno}"
            if id(mark) not in collected:
                faults.append(f"{place} marks nothing that pytest collects.")
            elif not mark.args or mark.keywords:
                faults.append(f"{place}: a rule mark takes the ids of rules.")
            for arg in mark.args:
                if not isinstance(arg, ast.Constant) or not isinstance(arg.value, str):
                    faults.append(f"{place}: write the id of the rule out, so that it can be found.")
                elif id(mark) in collected:
                    places.setdefault(arg.value, []).append(place)
    return places, faults


def _marks(node: ast.AST) -> Iterator[ast.Call]:
    """The calls of ``pytest.mark.rule`` in ``node``."""
    for call in ast.walk(node):
        match call:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark") | ast.Name(id="mark"), attr="rule")):
                yield call


def _collected(body: Sequence[ast.stmt]) -> Iterator[ast.AST]:
    """The parts of a module or class in which a mark reaches a test: not helpers, and not the insides of tests."""
    for node in body:
        match node:
            case ast.ClassDef():
                if node.name.startswith("Test"):
                    yield from node.decorator_list
                    yield from _collected(node.body)
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                if node.name.startswith("test"):
                    yield from node.decorator_list
            case _:
                yield node


def needs_citing(rule: Rule) -> bool:
    """Whether some code has to enforce the rule: a definition is only a fact, which a test can still assert."""
    return rule.kind != "definition"


def audit(root: Path) -> list[str]:
    """What is wrong with the citations and marks of the project at ``root``, one sentence each.

    Each rule has to be cited and marked, unless ``tests/rules_not_yet.txt`` lists it. That list may only shrink: an id
    on it that is covered by now is wrong too.
    """
    rules = rulebooks(root)
    cited = citations(root)
    marked, wrong = marks(root)
    for verb, places in (("cites", cited), ("is marked with", marked)):
        wrong += [f"{places[rule][0]} {verb} {unknown(rule, rules)}" for rule in places if rule not in rules]
    file = root / NOT_YET
    lines = file.read_text(encoding="utf-8").split("\n") if file.exists() else []
    listed = Counter(line for line in lines if line and not line.startswith("#"))
    for name, rule in rules.items():
        missing = ["cited by no code"] if needs_citing(rule) and name not in cited else []
        missing += ["pinned by no test"] if name not in marked else []
        if missing and name not in listed:
            wrong.append(f"{name} is {' and '.join(missing)}.")
        if not missing and name in listed:
            wrong.append(f"{name} is covered now: take it off {NOT_YET.as_posix()}.")
    for name, times in listed.items():
        if name not in rules:
            wrong.append(f"{NOT_YET.as_posix()} lists {unknown(name, rules)}")
        elif times > 1:
            wrong.append(f"{NOT_YET.as_posix()} lists {name} more than once.")
    return wrong


def unknown(name: str, rules: dict[str, Rule]) -> str:
    """The end of a sentence about an id that no rulebook has."""
    near = get_close_matches(name, rules, n=1)
    return f"{name!r}, which no rulebook has" + (f"; the nearest is {near[0]!r}." if near else ".")


# ---------------------------------------------------------------- the plugin


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("rules").addoption(
        "--rule",
        action="append",
        default=[],
        metavar="GAME:RULE",
        help="run only tests that pin this rule, or one that is below it (keyforge:fight: also fight.damage)",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that this test pins, each as game:rule")
    config.pluginmanager.register(RuleCoverage(config), "rule-coverage-of-this-run")


class RuleCoverage:
    """One run's rules: what its tests are marked with, and which of it passed.

    Under pytest-xdist the workers collect and the controller counts: the ids travel as properties of the reports.
    """

    def __init__(self, config: pytest.Config) -> None:
        self.root = config.rootpath
        self.rules = rulebooks(self.root)
        self.passed: dict[str, set[str]] = {}
        self.wanted: list[str] = config.getoption("--rule")
        for name in self.wanted:
            if not any(_below(rule, name) for rule in self.rules):
                raise pytest.UsageError(f"--rule asks for {unknown(name, self.rules)}")

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        report = yield
        wrong = {
            f"{item.nodeid}: {sentence}"
            for item in report.result or []
            if isinstance(item, pytest.Item)
            for mark in item.iter_markers("rule")
            for sentence in self._faults(mark)
        }
        if wrong:
            report.outcome = "failed"
            report.longrepr = "\n".join(sorted(wrong))
            report.result = []
        return report

    def _faults(self, mark: pytest.Mark) -> list[str]:
        if not mark.args or mark.kwargs or not all(isinstance(arg, str) for arg in mark.args):
            return ["a rule mark takes the ids of rules."]
        return [f"is marked with {unknown(arg, self.rules)}" for arg in mark.args if arg not in self.rules]

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        for item in items:
            item.user_properties += [("rule", rule) for mark in item.iter_markers("rule") for rule in mark.args]
        if self.wanted:
            left_out = [item for item in items if not self._is_wanted(item)]
            config.hook.pytest_deselected(items=left_out)
            items[:] = [item for item in items if self._is_wanted(item)]

    def _is_wanted(self, item: pytest.Item) -> bool:
        return any(_below(rule, name) for rule in _ids(item.user_properties) for name in self.wanted)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:  # in its teardown too: a test that does not end clean has pinned nothing
            self.passed.pop(report.nodeid, None)
        elif report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            self.passed[report.nodeid] = _ids(report.user_properties)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
        tested = set[str]().union(*self.passed.values())
        whole = _is_whole(config)
        if self.rules and (whole or tested):
            terminalreporter.section("rule coverage")
            for line in summary(self.rules, citations(self.root), tested, lists=whole):
                terminalreporter.line(line)


def summary(rules: dict[str, Rule], cited: dict[str, list[str]], tested: set[str], *, lists: bool) -> Iterator[str]:
    """The lines of the table: per game its rules, those cited and in how many places, those that passing tests pin.

    With ``lists``, all ids that are missing follow.
    """
    games = sorted({name.partition(":")[0] for name in rules})
    yield f"{'game':20}{'rules':>8}{'cited':>12}{'in places':>12}{'tested':>12}"
    missing: list[str] = []
    for game in games:
        own = [name for name in rules if name.startswith(f"{game}:")]
        to_cite = [name for name in own if needs_citing(rules[name])]
        places = sum(len(cited.get(name, [])) for name in own)
        no_code = [name for name in to_cite if name not in cited]
        no_test = [name for name in own if name not in tested]
        counts = (f"{len(to_cite) - len(no_code)}/{len(to_cite)}", places, f"{len(own) - len(no_test)}/{len(own)}")
        yield f"{game:20}{len(own):8}{counts[0]:>12}{counts[1]:12}{counts[2]:>12}"
        for what, names in (("not cited", no_code), ("not tested", no_test)):
            if names:
                text = f"{game}, {what} ({len(names)}): " + ", ".join(name.partition(":")[2] for name in names)
                missing += textwrap.wrap(text, 118, subsequent_indent="  ", break_on_hyphens=False)
    if lists:
        yield from missing


def _ids(properties: Sequence[tuple[str, object]]) -> set[str]:
    """The rules in the properties of a test."""
    return {str(value) for name, value in properties if name == "rule"}


def _below(rule: str, name: str) -> bool:
    """Whether ``rule`` is ``name`` or one of its parts."""
    return rule == name or rule.startswith((f"{name}.", f"{name}:"))


def _is_whole(config: pytest.Config) -> bool:
    """Whether the run was to take all tests, so that what is missing is missing."""
    tests = config.rootpath / "tests"
    args = [(config.invocation_params.dir / arg.partition("::")[0]).resolve() for arg in config.args]
    chosen = [config.getoption(name, default=None) for name in ("keyword", "lf", "--rule", "collectonly")]
    return not any(chosen) and any(arg == tests or arg in tests.parents for arg in args)
