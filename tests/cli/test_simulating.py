import json
import re
from pathlib import Path

import pytest

import cardwright as cw
from cardwright.cli.simulating import contestants
from cardwright.research import simulation
from tests.cli.conftest import Command

SIMULATE = ("simulate", "keyforge", "argus", "gregg", "-n", "12", "--bots", "random", "random", "--seed", "7")


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_a_simulation_reports_wins_lengths_and_speed(plain: list[str], cardwright: Command) -> None:
    ran = cardwright(*SIMULATE, *plain)
    assert ran.code == 0, ran.err
    assert "12 games" in ran.out
    assert "Radiant Argus" in ran.out
    assert "% to " in ran.out
    assert "decisions and" in ran.out
    assert " turns (" in ran.out


def test_lengths_are_told_in_what_the_game_has(cardwright: Command) -> None:
    ran = cardwright("simulate", "krysis", "-n", 1, "--bots", "random", "random", "--plain")
    assert re.search(r"A game took [0-9]+\.[0-9] rounds \(", " ".join(ran.out.split()))


def test_the_file_has_every_game_and_that_of_another_simulation_is_left_as_it_is(
    cardwright: Command, tmp_path: Path
) -> None:
    file = tmp_path / "games.json"
    assert cardwright(*SIMULATE, "--plain", "--out", file).code == 0
    data = json.loads(file.read_text("utf-8"))
    assert [game["number"] for game in data["games"]] == list(range(12))
    assert sum(contestant["wins"] for contestant in data["contestants"]) + data["draws"] == 12
    content = file.read_text("utf-8")
    again = cardwright(*SIMULATE, "--best-of", "3", "--plain", "--out", file)
    assert (again.code, again.err.count("\n")) == (2, 1)
    assert "is of another simulation" in again.err
    assert file.read_text("utf-8") == content
    file.write_text("{}", "utf-8")
    assert "is no simulation of Cardwright" in cardwright(*SIMULATE, "--out", file).err
    assert file.read_text("utf-8") == "{}"


def test_a_run_with_a_file_goes_on_where_it_was(cardwright: Command, tmp_path: Path) -> None:
    def games(file: Path) -> object:
        return json.loads(file.read_text("utf-8"))["games"]

    whole, file = tmp_path / "whole.json", tmp_path / "file.json"
    assert cardwright(*SIMULATE, "--plain", "--out", whole).code == 0
    data = json.loads(whole.read_text("utf-8"))
    data["games"] = [game for game in data["games"] if game["number"] in {0, 1, 5}]
    file.write_text(json.dumps(data), "utf-8")
    ran = cardwright(*SIMULATE, "--plain", "--out", file)
    assert ran.code == 0, ran.err
    assert ran.out.startswith("12 games with seed 7.")
    assert games(file) == games(whole)


@pytest.mark.parametrize("command", ["simulate", "ladder", "fit"])
def test_a_folder_is_no_file_for_results(command: str, cardwright: Command, tmp_path: Path) -> None:
    ran = cardwright(command, "kyza", "-n", 100, "--out", tmp_path)
    assert ran.code == 2
    assert "is a folder, and cannot be written as a" in " ".join(ran.err.split())


def test_one_of_something_is_told_as_one(cardwright: Command) -> None:
    ran = cardwright("simulate", "keyforge", "argus", "gregg", "-n", 1, "--bots", "random", "--plain")
    assert ran.out.startswith("1 game with seed 0.")
    assert ": 1 win, 100.0%" in ran.out
    assert ": 0 wins, 0.0%" in ran.out
    assert "2 bots, and decks for 1." in cardwright("simulate", "keyforge", "argus", "--players", 2).err


def test_players_settings_and_counts_of_a_game_that_leaves_them_open(cardwright: Command) -> None:
    three = ("simulate", "krysis", "-n", "2", "--players", "3", "--set", "missions=1", "--plain")
    ran = cardwright(*three, "--report")
    assert ran.code == 0, ran.err
    assert "3, greedy: " in ran.out
    assert "\n  points/mean: " in ran.out
    assert "points/mean" not in cardwright(*three).out, "so many counts are listed only when asked for"
    wrong = cardwright(*three, "--bots", "greedy", "random")
    assert (wrong.code, wrong.err.count("\n")) == (2, 1)
    assert "There are 2 bots for 3 players" in wrong.err
    settings = ("--set", "missions=1", "advanced=1")
    both = cardwright("simulate", "krysis", "-n", "1", *settings, "--bots", "random", "--plain")
    assert both.code == 0, both.err
    assert "1, random: " in both.out
    assert "2, random: " in both.out
    assert (
        "The game has no option 'mission': did you mean 'missions'"
        in cardwright("simulate", "krysis", "--set", "mission=1").err
    )


def test_without_bots_all_are_greedy_and_one_name_is_for_all() -> None:
    krysis = cw.load("krysis")
    assert contestants(None, krysis, 0, None) == ["greedy", "greedy"]
    assert contestants(None, krysis, 0, 4) == ["greedy"] * 4
    assert contestants(["random"], krysis, 0, 3) == ["random"] * 3
    assert contestants(None, cw.load("kyza"), 2, None) == ["greedy", "greedy"]
    assert contestants(["greedy", "random"], krysis, 0, None) == ["greedy", "random"]


@pytest.mark.rule("kyza:ruling.same-format")
def test_without_decks_those_that_ship_meet_each_other_in_turn() -> None:
    kyza = cw.load("kyza")
    rows = [tuple(deck.name for deck in simulation.shipped(kyza, number)) for number in range(7)]
    assert len({*rows}) == 6, "each of the three pairs of one format, either way round"
    assert rows[6] == rows[0]
    assert all(kyza.decks[one].sections == kyza.decks[other].sections for one, other in rows)
    keyforge = cw.load("keyforge")
    assert len({tuple(deck.name for deck in simulation.shipped(keyforge, n)) for n in range(20)}) == 20
    assert simulation.shipped(cw.load("krysis"), 0) == []
