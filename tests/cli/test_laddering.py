"""`cardwright ladder`: a round, more games, calibration, and what cannot be played."""

import json
import re
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command

ROUND = ("ladder", "kyza", "--set", "life=1", "--bots", "random", "level 2", "greedy")


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_a_round_is_played_and_rated(plain: list[str], cardwright: Command) -> None:
    ran = cardwright(*ROUND, "-n", 8, *plain)
    assert ran.code == 0, ran.err
    assert "Kyza Kards for 2, 16 games, seed 0" in ran.out
    assert "Greedy has 0 points" in ran.out
    assert "Careless" in ran.out
    assert "% to " in ran.out
    assert "60 to 80%" in ran.out


def test_more_games_add_to_those_of_the_file(cardwright: Command, tmp_path: Path) -> None:
    file, whole = tmp_path / "kyza.json", tmp_path / "whole.json"
    assert cardwright(*ROUND, "-n", 4, "--out", file, "--plain").code == 0
    ran = cardwright(*ROUND, "-n", 8, "--out", file, "--plain")
    assert (ran.code, f"Kept in {file}." in ran.out) == (0, True)
    assert cardwright(*ROUND, "-n", 8, "--out", whole, "--plain", "--jobs", 2).code == 0
    assert file.read_text("utf-8") == whole.read_text("utf-8")
    assert [meeting["games"] for meeting in json.loads(file.read_text("utf-8"))["meetings"]] == [8, 8]


def test_everybody_meets_if_asked_to_and_more_than_two_may_play(cardwright: Command) -> None:
    assert "12 games" in cardwright(*ROUND, "-n", 4, "--all", "--plain").out
    ran = cardwright("ladder", "krysis", "--players", 3, "--bots", "random", "level 2", "greedy", "-n", 3, "--plain")
    assert ran.code == 0, ran.err
    assert "Krysis for 3, 3 games" in ran.out


def test_calibration_says_what_it_tried_and_found(cardwright: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardwright.research.calibration.TRIES", 1)
    ran = cardwright("ladder", "kyza", "--calibrate", "--set", "life=1", "-n", 2, "--plain")
    assert ran.code == 0, ran.err
    assert re.search(r"^  greedy against careless \d+: \S+% of \d+ games, \S+% to \S+%$", ran.out, re.MULTILINE)
    assert re.search(r"^  search 1000 against greedy: \S+% of \d+ games, \S+% to \S+%$", ran.out, re.MULTILINE)
    assert "Master: 1,000 iterations" in ran.out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["-n", "0"], "at least one game"),
        (["--jobs", "0"], "at least one process"),
        (["--bots", "greedy"], "as many bots at least"),
        (["--bots", "greedy", "deep blue"], "There is no bot called 'deep blue'"),
        (["--players", "3"], "is played by 2 players, not by 3"),
        (["--calibrate", "--all"], "leave --bots and --all out"),
        (["--set", "lif=1"], "did you mean 'life'"),
        (["--set", "life=3", "--set", "life=4"], "The setting 'life' is given twice: give it once."),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(options: list[str], said: str, cardwright: Command) -> None:
    ran = cardwright("ladder", "kyza", *options)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert said in ran.err


def test_a_library_that_is_missing_is_asked_for_in_a_sentence(
    cardwright: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    monkeypatch.delitem(sys.modules, "cardwright.research.rating", raising=False)
    ran = cardwright(*ROUND, "-n", 4)
    assert ran.code == 2
    assert ran.err == "Ratings need choix: install it with pip install 'cardwright[ratings]'.\n"
