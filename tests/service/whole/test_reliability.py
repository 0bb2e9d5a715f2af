"""What is acknowledged is never lost, and nothing happens twice, however often the service is killed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bench.reliability import cut, kill


def test_no_pick_is_lost_or_doubled_when_the_service_is_killed(tmp_path: Path) -> None:
    result = kill(f"sqlite:///{tmp_path / 'tables.db'}", games=10, kills=3, pause=1.5)
    assert result.faults == []
    assert len(result.load.journal.acked) > 10
    assert len(result.load.journal.back) > sum(len(game.seats) for game in result.load.games)


@pytest.mark.slow
def test_no_pick_of_200_games_is_lost_or_doubled_in_20_kills(tmp_path: Path) -> None:
    result = kill(f"sqlite:///{tmp_path / 'tables.db'}", games=200, kills=20, pause=4.0)
    assert result.faults == []
    assert len(result.load.journal.acked) > 2_000


@pytest.mark.slow
def test_no_pick_is_lost_or_doubled_when_one_of_two_services_is_killed(postgresql: Callable[[], str]) -> None:
    result = kill(postgresql(), games=200, kills=20, pause=4.0, services=2)
    assert result.faults == []
    assert len(result.load.journal.acked) > 2_000


def test_no_pick_is_lost_or_doubled_when_the_connection_that_writes_is_cut(postgresql: Callable[[], str]) -> None:
    result = cut(postgresql(), games=10, cuts=10, pause=0.4)
    assert result.faults == []
    assert len(result.load.journal.acked) > 10
    assert len(result.load.journal.back) == sum(len(game.seats) for game in result.load.games), "nobody was sent away"
