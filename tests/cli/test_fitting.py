"""`cardwright fit`: what is learned, told and kept, and what cannot be learned."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command

QUICK = ("fit", "kyza", "--set", "life=2", "--bots", "random", "-n", 30, "--level", "search 2")


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_a_head_is_learned_tried_and_told(plain: list[str], cardwright: Command) -> None:
    ran = cardwright(*QUICK, "--trial", 4, *plain)
    assert ran.code == 0, ran.err
    assert "positions of 30 games, seed 0" in ran.out
    assert "points of life" in ran.out
    assert "Brier score" in ran.out
    assert "by the head that ships" not in ran.out, "Kyza ships none"
    assert "“search 2” with the head won" in ran.out
    assert "of 4 paired games" in ran.out
    assert "ship" in ran.out


def test_the_file_is_the_same_for_any_number_of_processes_and_keeps_other_numbers_of_players(
    cardwright: Command, tmp_path: Path
) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    ran = cardwright(*QUICK, "--trial", 4, "--out", one, "--plain")
    assert (ran.code, f"Kept in {one}." in ran.out) == (0, True)
    two.write_text('{"3": {"weights": {}}}', "utf-8")
    assert cardwright(*QUICK, "--trial", 4, "--out", two, "--plain", "--jobs", 2).code == 0
    kept = json.loads(two.read_text("utf-8"))
    assert kept.pop("3") == {"weights": {}}
    assert kept == json.loads(one.read_text("utf-8"))
    assert kept["2"]["made"]["trial"]["games"] == 4


def test_a_net_is_told_and_kept(cardwright: Command, tmp_path: Path) -> None:
    file = tmp_path / "heads.json"
    ran = cardwright(*QUICK, "--units", 3, "--penalty", 0.01, "--trial", 2, "--out", file, "--plain")
    assert (ran.code, ran.err) == (0, "")
    assert "Besides that counts what 3 hidden units make of them all." in ran.out
    kept = json.loads(file.read_text("utf-8"))["2"]
    assert (len(kept["units"]), kept["made"]["penalty"]) == (3, 0.01)


def test_what_was_not_tried_does_not_ship(cardwright: Command) -> None:
    assert "It was not tried, so it does not ship." in cardwright(*QUICK, "--trial", 0, "--plain").out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["kryptik-draft"], "Nothing can be learned of Kryptik draft"),
        (["chess"], "chess"),
        (["kyza", "-n", "5"], "at least 10 games, not 5"),
        (["kyza", "--jobs", "0"], "at least one process"),
        (["kyza", "--penalty", "0"], "To leave the heuristic costs more than 0"),
        (["kyza", "--trial", "-1"], "no fewer than 0 games"),
        (["kyza", "--units", "99"], "0 to 64 hidden units, not 99"),
        (["kyza", "--level", "greedy"], "'greedy' does not search"),
        (["kyza", "--bots", "deep blue"], "There is no bot called 'deep blue'"),
        (["kyza", "--players", "3"], "is played by 2 players, not by 3"),
    ],
)
def test_what_cannot_be_learned_is_refused_in_a_sentence(options: list[str], said: str, cardwright: Command) -> None:
    ran = cardwright("fit", *options)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert said in ran.err


def test_a_file_of_something_else_is_left_as_it_is(cardwright: Command, tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    file.write_text("[]", "utf-8")
    ran = cardwright(*QUICK, "--out", file)
    assert (ran.code, file.read_text("utf-8")) == (2, "[]")
    assert "holds no heads of Cardwright" in ran.err


def test_a_library_that_is_missing_is_asked_for_in_a_sentence(
    cardwright: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "scipy.optimize", None)
    for module in ("learning", "heads"):
        monkeypatch.delitem(sys.modules, f"cardwright.research.fitting.{module}", raising=False)
        monkeypatch.delattr(f"cardwright.research.fitting.{module}", raising=False)
    ran = cardwright(*QUICK)
    assert ran.code == 2
    assert ran.err == "Fitting needs SciPy: install it with pip install 'cardwright[fit]'.\n"
