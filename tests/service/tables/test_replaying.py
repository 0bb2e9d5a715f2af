"""Looking back at finished games."""

import asyncio
import json

import pytest

from cardwright.kernel.seeing.views import canonical
from cardwright.service.facts import Steps
from cardwright.service.protocol import LogPart
from cardwright.service.tables import replaying
from tests.service.play import Play, refused


@pytest.fixture(scope="module")
def game() -> Play:
    table = Play.started("keyforge")
    table.to_the_end()
    return table


def steps(table: Play, viewer: int, start: int = 0, count: int = 1000) -> Steps:
    return asyncio.run(replaying.steps(table.table, viewer, start, count))


def whole(table: Play, viewer: int) -> list[list[LogPart]]:
    """The log of the finished game, put together from what each step tells."""
    total = steps(table, viewer, 0, 0).total
    lines: list[tuple[LogPart, ...]] = []
    for start in range(0, total, 40):
        for step in steps(table, viewer, start, 40).steps:
            lines[step.log.start :] = step.log.lines
    return [list(line) for line in lines]


def test_there_is_a_moment_for_each_pick_and_the_beginning(game: Play) -> None:
    found = steps(game, 0)
    assert found.total == len(game.table.moves) + 1
    assert len(found.steps) == min(found.total, replaying.MOST)
    assert (found.steps[0].pick, found.steps[0].seat) == ("", -1)
    assert found.steps[1].pick in {"keep hand", "mulligan"}
    assert [step.number for step in found.steps] == list(range(len(found.steps)))


def test_turns_begin_where_they_say(game: Play) -> None:
    turns = steps(game, 2, 0, 0).turns
    assert turns[0] == 0
    for turn, number in enumerate(turns[1:6], 1):
        (before, at) = steps(game, 2, number - 1, 2).steps
        assert (before.turn, at.turn) == (turn - 1, turn)


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_each_viewer_sees_what_they_saw(game: Play, viewer: int) -> None:
    last = steps(game, viewer, len(game.table.moves), 1).steps[0]
    assert canonical(last.view) == canonical(game.match.view(viewer))
    assert ["".join(part.text for part in line) for line in whole(game, viewer)] == game.match.log(viewer)


def test_the_last_viewer_sees_everything(game: Play) -> None:
    view = steps(game, 3, 3, 1).steps[0].view
    for player in view["players"]:
        hand = player["areas"]["hand"]
        assert len(hand["cards"]) == hand["count"] > 0


def test_a_game_that_goes_on_is_not_shown() -> None:
    table = Play.started("keyforge")
    with refused("late", "not over yet"):
        steps(table, 0)
    with refused("late", "not over yet"):
        replaying.document(table.table)
    with refused("late", "not over yet"):
        steps(Play("keyforge", "me", "open"), 0)


def test_there_are_no_other_viewers(game: Play) -> None:
    for viewer in (-1, 4):
        with refused("illegal", f"There is no viewer {viewer}"):
            steps(game, viewer)


def test_secret_answers_show_when_they_were_given() -> None:
    table = Play.started("krysis")
    while len(table.table.asked) < 2:
        table.random_pick()
    table.pick("Ben", 0)
    table.withdraw("Ben")
    table.to_the_end()
    found = steps(table, 3, 0, 0)
    assert found.total == len(table.table.moves) + 1
    picks = [step.pick for start in range(0, found.total, 50) for step in steps(table, 3, start, 50).steps]
    assert "take back" in picks


def test_the_document_says_how_the_table_ended(game: Play) -> None:
    data = json.loads(replaying.document(game.table))
    assert game.table.result is not None
    assert data["result"] == {"winners": list(game.table.result.winners), "reason": game.table.result.reason}
    assert data["table"] == "table"
