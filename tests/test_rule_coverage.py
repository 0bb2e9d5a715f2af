"""The rulebooks are covered, and the plugin that counts it counts right."""

import re
import textwrap
from pathlib import Path

import pytest

from cardwright.kernel.basics.rulebook import load_rulebook
from tests.rule_coverage import audit, citations, marks

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parents[1]

RULEBOOK = """
[[rule]]
id = "castling"
section = "The king"
text = "The king may castle."

[[rule]]
id = "castling.once"
section = "The king"
text = "A king castles at most once."

[[rule]]
id = "king"
section = "The king"
kind = "definition"
text = "Each player has one king."
"""
CODE = """
def castle():
    '''Castle, by chess:castling.'''
    # chess:castling.once: so remember it. With rooks (see chess:castling).
    # More of the king in chess:king.*
"""
TESTS = """
import pytest

@pytest.mark.rule("chess:castling", "chess:castling.once")
def test_castling():
    pass

@pytest.mark.rule("chess:king")
class TestKings:
    def test_king(self):
        pass
"""


# ---------------------------------------------------------------- the project


def test_every_rule_is_cited_and_pinned_and_every_citation_and_mark_is_a_rule() -> None:
    assert audit(ROOT) == []


@pytest.mark.parametrize(
    "file", sorted(ROOT.glob("src/cardwright/games/*/rulings.md")), ids=lambda file: file.parent.name
)
def test_every_ruling_of_the_rulebook_is_argued_in_the_same_words(file: Path) -> None:
    rules = load_rulebook(file.with_name("rulebook.toml"))
    entry = re.compile(
        r"^### (\S+)\n\n\*\*Decided:\*\* (.+?)\n\n\*\*Why:\*\* .+?\n\nRulebook: (.+?)\.$", re.MULTILINE | re.DOTALL
    )
    argued = [
        tuple(" ".join(part.split()) for part in found) for found in entry.findall(file.read_text(encoding="utf-8"))
    ]
    assert argued == [(rule.id, rule.text, ", ".join(rule.where)) for rule in rules.values() if rule.kind == "ruling"]


# ---------------------------------------------------------------- the scans


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with a game of three rules, all of them cited and tested."""
    write(tmp_path, "src/cardwright/games/chess/rulebook.toml", RULEBOOK)
    write(tmp_path, "src/cardwright/games/chess/castle.py", CODE)
    write(tmp_path, "tests/games/test_chess.py", TESTS)
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    file = root / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(textwrap.dedent(text), encoding="utf-8")


def test_a_covered_project_has_nothing_wrong(project: Path) -> None:
    assert audit(project) == []


def test_a_project_without_games_has_nothing_wrong(tmp_path: Path) -> None:
    assert audit(tmp_path) == []


def test_citations_are_found_with_their_places(project: Path) -> None:
    file = "src/cardwright/games/chess/castle.py"
    assert citations(project) == {"chess:castling": [f"{file}:3", f"{file}:4"], "chess:castling.once": [f"{file}:4"]}


def test_marks_are_found_wherever_they_reach_a_test(tmp_path: Path) -> None:
    write(
        tmp_path,
        "tests/test_marks.py",
        """
        import pytest
        from pytest import mark
        pytestmark = pytest.mark.rule("chess:module")
        CASES = [pytest.param(1, marks=mark.rule("chess:case"))]
        class TestAll:
            pytestmark = [pytest.mark.rule("chess:class")]
            @pytest.mark.rule("chess:method")
            async def test_method(self): pass
        """,
    )
    places, faults = marks(tmp_path)
    assert places == {
        "chess:module": ["tests/test_marks.py:4"],
        "chess:case": ["tests/test_marks.py:5"],
        "chess:class": ["tests/test_marks.py:7"],
        "chess:method": ["tests/test_marks.py:8"],
    }
    assert faults == []


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (
            '@pytest.mark.rule("chess:king")\ndef helper(): pass',
            "tests/test_vain.py:1 marks nothing that pytest collects.",
        ),
        (
            '@pytest.mark.rule("chess:king")\nclass King: pass',
            "tests/test_vain.py:1 marks nothing that pytest collects.",
        ),
        (
            'def test_it():\n    pytest.mark.rule("chess:king")',
            "tests/test_vain.py:2 marks nothing that pytest collects.",
        ),
        ("@pytest.mark.rule()\ndef test_it(): pass", "tests/test_vain.py:1: a rule mark takes the ids of rules."),
        (
            '@pytest.mark.rule("chess:king", why=1)\ndef test_it(): pass',
            "tests/test_vain.py:1: a rule mark takes the ids",
        ),
        ('@pytest.mark.rule(f"chess:{x}")\ndef test_it(): pass', "tests/test_vain.py:1: write the id of the rule out"),
        ("@pytest.mark.rule(*KING)\ndef test_it(): pass", "tests/test_vain.py:1: write the id of the rule out"),
        (
            '@pytest.mark.rule("chess:quin")\ndef test_it(): pass',
            "tests/test_vain.py:1 is marked with 'chess:quin', which no",
        ),
    ],
)
def test_a_mark_in_vain_is_reported_with_its_place(project: Path, line: str, fault: str) -> None:
    write(project, "tests/test_vain.py", line)
    assert [sentence[: len(fault)] for sentence in audit(project)] == [fault]


def test_marks_in_helpers_that_pytest_does_not_collect_do_not_count(project: Path) -> None:
    (project / "tests/games/test_chess.py").rename(project / "tests/games/chess.py")
    assert audit(project) == [
        "chess:castling is pinned by no test.",
        "chess:castling.once is pinned by no test.",
        "chess:king is pinned by no test.",
    ]


def test_a_rule_without_code_is_reported_but_not_a_definition(project: Path) -> None:
    write(project, "src/cardwright/games/chess/castle.py", "# chess:castling")
    assert audit(project) == ["chess:castling.once is cited by no code."]


def test_a_rule_without_code_and_test_is_reported_once(project: Path) -> None:
    (project / "src/cardwright/games/chess/castle.py").unlink()
    (project / "tests/games/test_chess.py").unlink()
    assert audit(project) == [
        "chess:castling is cited by no code and pinned by no test.",
        "chess:castling.once is cited by no code and pinned by no test.",
        "chess:king is pinned by no test.",
    ]


def test_a_citation_of_no_rule_is_reported_with_the_nearest(project: Path) -> None:
    write(project, "src/cardwright/kernel/x.py", "# chess:castling.twice")
    (sentence,) = audit(project)
    assert sentence.startswith("src/cardwright/kernel/x.py:1 cites 'chess:castling.twice', which no rulebook has;")
    assert sentence.endswith("the nearest is 'chess:castling.once'.")


def test_the_list_excuses_what_is_missing(project: Path) -> None:
    write(project, "src/cardwright/games/chess/castle.py", "# chess:castling")
    write(project, "tests/rules_not_yet.txt", "# not yet\n\nchess:castling.once\n")
    assert audit(project) == []


def test_the_list_may_only_shrink(project: Path) -> None:
    write(project, "tests/rules_not_yet.txt", "chess:king\nchess:king\nchess:queen\n")
    assert audit(project) == [
        "chess:king is covered now: take it off tests/rules_not_yet.txt.",
        "tests/rules_not_yet.txt lists chess:king more than once.",
        "tests/rules_not_yet.txt lists 'chess:queen', which no rulebook has; the nearest is 'chess:king'.",
    ]


# ---------------------------------------------------------------- the plugin


@pytest.fixture
def chess(pytester: pytest.Pytester) -> pytest.Pytester:
    """The same project, ready to be run with the plugin."""
    write(pytester.path, "src/cardwright/games/chess/rulebook.toml", RULEBOOK)
    write(pytester.path, "src/cardwright/games/chess/castle.py", CODE)
    write(pytester.path, "test_chess.py", TESTS)
    pytester.makeconftest('pytest_plugins = ["tests.rule_coverage"]')
    return pytester


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["one process", "two workers"])
def test_a_run_ends_with_the_table(chess: pytest.Pytester, workers: tuple[str, ...]) -> None:
    result = chess.runpytest(*workers)
    result.assert_outcomes(passed=2)
    result.stdout.re_match_lines(
        [
            "=+ rule coverage =+",
            "game +rules +cited +in places +tested",
            "chess +3 +2/2 +3 +3/3",
        ],
        consecutive=True,
    )
    result.stdout.no_fnmatch_line("*, not *")


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["one process", "two workers"])
def test_only_what_passed_is_tested(chess: pytest.Pytester, workers: tuple[str, ...]) -> None:
    write(
        chess.path,
        "test_chess.py",
        """
        import pytest

        @pytest.fixture
        def unclean():
            yield
            assert False

        @pytest.mark.rule("chess:castling")
        def test_failing(): assert False

        @pytest.mark.rule("chess:castling")
        def test_skipped(): pytest.skip()

        @pytest.mark.rule("chess:castling")
        @pytest.mark.xfail
        def test_expected_to_fail(): assert False

        @pytest.mark.rule("chess:castling")
        @pytest.mark.xfail
        def test_expected_to_fail_but_passing(): pass

        @pytest.mark.rule("chess:castling.once")
        def test_not_ending_clean(unclean): pass

        @pytest.mark.rule("chess:king")
        def test_passing(): pass
        """,
    )
    write(chess.path, "src/cardwright/games/chess/castle.py", "")
    result = chess.runpytest(*workers)
    result.assert_outcomes(failed=1, skipped=1, xfailed=1, xpassed=1, passed=2, errors=1)
    result.stdout.re_match_lines(
        [
            "chess +3 +0/2 +0 +1/3",
            r"chess, not cited \(2\): castling, castling.once",
            r"chess, not tested \(2\): castling, castling.once",
        ],
        consecutive=True,
    )


@pytest.mark.parametrize(
    ("mark", "sentence"),
    [
        ('"chess:castle"', "is marked with 'chess:castle', which no rulebook has; the nearest is 'chess:castling'."),
        ("", "a rule mark takes the ids of rules."),
        ("3", "a rule mark takes the ids of rules."),
    ],
)
def test_a_mark_of_no_rule_fails_at_collection(chess: pytest.Pytester, mark: str, sentence: str) -> None:
    write(chess.path, "test_wrong.py", f"import pytest\n@pytest.mark.rule({mark})\ndef test_wrong(): pass\n")
    result = chess.runpytest()
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines([f"test_wrong.py::test_wrong: {sentence}"])


def test_a_mark_of_no_rule_fails_at_collection_in_a_worker(chess: pytest.Pytester) -> None:
    write(chess.path, "test_wrong.py", 'import pytest\n@pytest.mark.rule("chess:")\ndef test_wrong(): pass\n')
    result = chess.runpytest("-n", "2")
    result.assert_outcomes(errors=1, passed=2)  # the workers go on with what they could collect
    result.stdout.fnmatch_lines(["test_wrong.py::test_wrong: is marked with 'chess:', which no rulebook has*"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_the_tests_of_a_rule_and_its_parts_can_be_run_alone(chess: pytest.Pytester) -> None:
    chess.runpytest("--rule", "chess:castling").assert_outcomes(passed=1, deselected=1)
    chess.runpytest("--rule", "chess:king").assert_outcomes(passed=1, deselected=1)
    chess.runpytest("--rule", "chess:castling.once", "--rule", "chess:king").assert_outcomes(passed=2)
    chess.runpytest("--rule", "chess").assert_outcomes(passed=2)


def test_a_wrong_rule_to_run_is_one_sentence(chess: pytest.Pytester) -> None:
    result = chess.runpytest("--rule", "chess:kin")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(
        ["ERROR: --rule asks for 'chess:kin', which no rulebook has; the nearest is 'chess:king'."]
    )


@pytest.mark.parametrize("args", [("-k", "castling"), ("test_chess.py::test_castling",), ("--rule", "chess:castling")])
def test_a_run_of_some_tests_does_not_list_what_it_left_out(chess: pytest.Pytester, args: tuple[str, ...]) -> None:
    result = chess.runpytest(*args)
    result.stdout.re_match_lines(["chess +3 +2/2 +3 +2/3"])
    result.stdout.no_fnmatch_line("*not tested*")


def test_a_run_of_some_tests_without_rules_says_nothing(chess: pytest.Pytester) -> None:
    write(chess.path, "test_other.py", "def test_other(): pass")
    result = chess.runpytest("test_other.py")
    result.assert_outcomes(passed=1)
    result.stdout.no_fnmatch_line("*rule coverage*")
