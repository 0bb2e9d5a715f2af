"""Lessons at tables."""

from typing import Any

import pytest

from cardwright.kernel.matches.replays import replay
from cardwright.service.protocol import Clock, Coach
from cardwright.service.tables import events
from cardwright.service.tables.table import Table
from tests.service.play import Play, refused


def lesson(game: str = "kyza", who: str = "Ann") -> Play:
    """A table where somebody learns."""
    return Play(game, "me", host=who, lesson="first")


def coach(table: Play) -> Coach:
    """What the coach tells Ann."""
    told = table.state("Ann").coach
    assert told is not None
    return told


def learn(table: Play) -> None:
    """Follow the coach through all steps."""
    while coach(table).step:
        table.pick("Ann", coach(table).picks[0])
        table.bots()
        table.check()


def test_a_lesson_begins_at_once_with_what_the_coach_says() -> None:
    table = lesson()
    assert (table.status, table.names) == ("playing", ["Ann", "Ilya"])
    told = coach(table)
    assert (told.title, told.goal) == ("Five to nothing", "Bring Ilya's life down to 0.")
    assert (told.step, told.steps, told.picks) == (1, 12, ("play Quick Tailor",))
    assert told.say.endswith("play Quick Tailor. It costs nothing.")
    assert told.lit == ("Quick Tailor", "characters")


def test_what_the_coach_does_not_accept_is_answered_and_not_made() -> None:
    table = lesson()
    with refused("lesson", "you have none yet"):
        table.pick("Ann", "pass")
    with refused("lesson", "Its turn will come."):
        table.pick("Ann", "play Pocket Thief")
    assert table.table.moves == []
    table.pick("Ann", "play Quick Tailor")
    assert coach(table).step == 2


def test_what_has_to_be_done_first_is_said_by_the_coach_who_hides_the_question() -> None:
    table = lesson("keyforge")

    def said() -> str:
        """What is said of the first card in hand."""
        view = table.state("Ann").view
        assert view is not None
        return table.why("Ann", view["players"][0]["areas"]["hand"]["cards"][0]["handle"])

    assert said() == f"Not yet. {coach(table).say}"
    learn(table)
    assert not said().startswith("Not yet. "), "the coach asks for nothing more"


def test_the_other_side_does_what_the_lesson_says_and_then_what_it_likes() -> None:
    table = lesson()
    learn(table)
    assert coach(table).say.startswith("This turn is yours alone.")
    assert coach(table).picks == ()
    assert [line for line in table.match.log(0) if line.startswith("Ilya plays")] == [
        "Ilya plays Stone Juggler.",
        "Ilya plays Twin Sister.",
        "Ilya plays Iron Cook.",
    ]
    table.mark("Ann", "attack with Harbor Master", "attack with Quick Tailor", "attack with Pocket Thief")
    table.bots()
    assert table.status == "over"
    assert table.table.result is not None
    assert table.table.result.winners == (0,)
    assert coach(table).say == ""
    assert replay(table.match.record.to_json()) == table.match


def test_several_things_are_marked_together_or_answered_together() -> None:
    table = lesson()
    while coach(table).picks != ("attack with Quick Tailor",):
        table.pick("Ann", coach(table).picks[0])
        table.bots()
    moves = len(table.table.moves)
    with refused("lesson", "Attack with both."):
        table.mark("Ann", "attack with Quick Tailor")
    assert len(table.table.moves) == moves
    table.mark("Ann", "attack with Pocket Thief", "attack with Quick Tailor")
    table.bots()
    assert coach(table).picks == ("play Harbor Master",)


def test_what_is_taken_back_is_taught_again() -> None:
    table = lesson()
    table.pick("Ann", "play Quick Tailor")
    table.undo("Ann")
    assert coach(table).step == 1
    with refused("lesson"):
        table.pick("Ann", "play Pocket Thief")
    table.check()


def test_settings_pass_for_no_learner_whom_the_coach_leads() -> None:
    table = lesson()
    table.passing("Ann", stops=0, until="own turn")
    assert (coach(table).step, len(table.table.moves)) == (1, 0)
    learn(table)


def test_the_coach_speaks_to_the_learner_alone() -> None:
    table = lesson()
    assert table.state("Ben").coach is None
    table.pick("Ann", "play Quick Tailor")
    for pick in ("play Pocket Thief", "set Spark Thrower", "pass"):
        table.pick("Ann", pick)
    told = coach(table)
    assert (told.say, told.step) == ("", 4)


def test_it_is_learned_again_as_a_rematch() -> None:
    table = lesson()
    table.resign("Ann")
    table.rematch("Ann")
    table.goes_on()
    assert (table.names, coach(table).step) == (["Ann", "Ilya"], 1)
    learn(table)


def test_who_is_called_as_the_other_is_told_apart() -> None:
    assert lesson(who="Ilya").names == ["Ilya 2", "Ilya"]


@pytest.mark.parametrize("changes", [{"public": True}, {"clock": Clock("days", days=1)}, {"best_of": 3}])
def test_there_is_nothing_to_set(changes: dict[str, Any]) -> None:
    with refused("illegal", "nothing to set"):
        Play("kyza", "me", lesson="first", **changes)
    with refused("illegal", "one place, which is yours"):
        Play("kyza", "me", "open", lesson="first")


def test_a_lesson_that_there_is_not_is_refused() -> None:
    with refused("illegal", "Kyza Kards has no lesson of that name"):
        Play("kyza", "me", lesson="last")
    with refused("illegal", "No game is called"):
        Play("kaiza!", "me", lesson="first")


def test_a_lesson_that_has_changed_since_is_played_on_without_a_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lesson()
    game = table.table.game
    monkeypatch.setattr(game, "_lessons", {})
    again = Table("table")
    again.replay(events.decode(text) for text in table.stored)
    assert (again.lesson, again.status) == (None, "playing")
