import json
from pathlib import Path

import pytest

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


def test_the_file_has_every_game_and_is_never_overwritten(cardwright: Command, tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    assert cardwright(*SIMULATE, "--plain", "--out", file).code == 0
    data = json.loads(file.read_text("utf-8"))
    assert [game["number"] for game in data["games"]] == list(range(12))
    assert sum(contestant["wins"] for contestant in data["contestants"]) + data["draws"] == 12
    content = file.read_text("utf-8")
    again = cardwright(*SIMULATE, "--plain", "--out", file)
    assert again.code == 2
    assert "already exists" in again.err
    assert file.read_text("utf-8") == content


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
    assert (
        "The game has no option 'mission': did you mean 'missions'"
        in cardwright("simulate", "krysis", "--set", "mission=1").err
    )
