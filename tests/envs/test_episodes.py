"""What all environments have in common: the libraries are asked for only by whoever wants them."""

import subprocess
import sys

import pytest

import cardwright as cw
from cardwright import envs
from cardwright.envs.episodes import Episodes, drawn_decks

LIBRARIES = ("numpy", "gymnasium", "pettingzoo", "pyspiel")


def test_nothing_but_an_environment_imports_the_libraries() -> None:
    code = f"import sys, cardwright.envs, cardwright.cli.app; print({{*sys.modules}} & {{*{LIBRARIES}}})"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603 - ours
    assert run.stdout.strip() == "set()"


def test_a_library_that_is_missing_is_asked_for_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "cardwright.envs.agents", raising=False)
    with pytest.raises(envs.MissingExtra, match=r"^This needs pettingzoo: install cardwright\[envs\]\.$"):
        envs.aec("kyza")


def test_decks_that_may_meet_are_drawn_for_each_match() -> None:
    kyza = cw.load("kyza")
    form = kyza.deck_form
    assert form is not None
    drawn = [drawn_decks(kyza, cw.Rng(seed)) for seed in range(12)]
    assert all(form.may_meet(one, other) for one, other in drawn)
    assert len({one.name for one, _ in drawn}) > 2
    assert drawn_decks(cw.load("krysis"), cw.Rng(1)) == []


def test_matches_follow_from_the_seed() -> None:
    one, other = [Episodes("kyza", 0, (), {}) for _ in range(2)]
    assert one.begin().fingerprint != other.begin().fingerprint
    for episodes in (one, other):
        episodes.reseed(7)
    assert [one.begin().fingerprint for _ in range(2)] == [other.begin().fingerprint for _ in range(2)]
