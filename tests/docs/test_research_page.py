"""The page on research: what it shows runs, and its learner learns."""

import re
from pathlib import Path

import pytest

from cardwright import envs
from examples.learn import Policy, learn, main, wins

TEXT = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")


def test_what_it_shows_runs(tmp_path: Path) -> None:
    for library in ("pyspiel", "ray"):
        pytest.importorskip(library, reason=f"The page shows {library}", exc_type=ImportError)
    blocks = re.findall(r"^```python\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
    assert len(blocks) == 12
    exec(compile("\n".join(blocks), "docs/research.md", "exec"), {"folder": tmp_path})  # noqa: S102 - the page is ours


def test_the_learner_learns() -> None:
    policy = Policy(envs.aec("kyza").episodes.encoding)
    learn(policy, matches=30, seed=1)
    assert wins(policy, matches=16, seed=1000) > 0.55


def test_the_example_tells_what_came_of_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["learn.py", "--matches", "1", "--against", "1"])
    main()
    assert re.fullmatch(r"against the random bot, of 1 matches: \d+% before, \d+% after\n", capsys.readouterr().out)
