"""Passing for people, in the duel: stops, passing until, and never by what the hand holds."""

import pytest

from cardwright.kernel.pile.passing import NEXT_TURN, NEXT_WINDOW, OWN_TURN, Passing, window_of
from cardwright.kernel.pile.priority import ANSWER_STOP
from tests.toys.duel_match import Duel
from tests.toys.duel_table import cast, laid_out

BOLT = {"hand": ["Bolt"], "wells": ["Pond"]}


def goes_on(m: Duel, *players: Passing) -> list[int]:
    """Take the passes of the settings until somebody is to be asked; who passed."""
    passed: list[int] = []
    for _ in range(40):
        picks = [player.pick(m) for player in players]
        wanted = [pick for pick in picks if pick >= 0]
        if not wanted:
            break
        passed.append(m.chooser)
        m.choose(wanted[0])
    return passed


def test_with_every_stop_everybody_is_asked() -> None:
    m = laid_out(BOLT, {"field": ["Ox"]})
    ann, ben = Passing(0), Passing(1)
    assert goes_on(m, ann, ben) == []
    assert ben.pick(m) == -1  # it is not asked at all
    assert window_of(m) == 0


@pytest.mark.parametrize("hand", [[], ["Tide"]])
def test_without_a_stop_the_pass_is_taken_whatever_the_hand_holds(hand: list[str]) -> None:
    m = laid_out(BOLT, {"field": ["Ox"], "hand": hand, "wells": ["Pond"]})
    ben = Passing(1, stops=0)
    cast(m, "Bolt")
    assert goes_on(m, ben) == [1]
    ben.stop_at(0, own_turn=False)
    m.choose("pass")
    assert m.pile == ()
    m.choose("pass")
    assert ben.pick(m) == -1
    ben.stop_at(0, own_turn=False, on=False)
    assert ben.pick(m) == len(m.codes) - 1


def test_a_stop_for_answers() -> None:
    m = laid_out(BOLT, {"field": ["Ox"]})
    ben = Passing(1, stops=ANSWER_STOP)
    m.choose("pass")
    assert goes_on(m, ben) == [1]
    m = laid_out(BOLT, {"field": ["Ox"]})
    cast(m, "Bolt")
    assert ben.pick(m) == -1


def test_who_wants_is_not_asked_where_only_a_pass_is_left() -> None:
    m = laid_out({}, {})
    assert m.decision.texts() == ["pass"]
    assert Passing(0).pick(m) == -1
    assert Passing(0, idle=False).pick(m) == 0
    m = laid_out(BOLT, {"field": ["Ox"]})
    assert Passing(0, idle=False).pick(m) == -1


def test_passing_until_the_next_window_turn_or_own_turn() -> None:
    m = laid_out({}, {})
    ann, ben = Passing(0), Passing(1, stops=0)
    ann.pass_until(m, NEXT_WINDOW)
    assert goes_on(m, ann, ben) == [0, 1]
    assert (window_of(m), m.turn, ann.until) == (1, 1, "")
    ann.pass_until(m, NEXT_TURN)
    goes_on(m, ann, ben)
    assert (m.active, m.turn, m.chooser) == (1, 2, 0)
    ann.pass_until(m, OWN_TURN)
    goes_on(m, ann, ben)
    assert (m.active, m.turn, m.chooser) == (0, 3, 0)
    with pytest.raises(ValueError, match="not until 'Friday'"):
        ann.pass_until(m, "Friday")


@pytest.mark.parametrize("answers", [True, False])
def test_what_somebody_puts_on_the_pile_ends_it_if_wanted(*, answers: bool) -> None:
    m = laid_out({"field": ["Ox"]}, BOLT)
    ann = Passing(0)
    ann.pass_until(m, OWN_TURN, answers=answers)
    assert goes_on(m, ann) == [0]
    cast(m, "Bolt")
    assert m.chooser == 0
    assert (ann.pick(m) == -1) is answers
    assert (ann.until == "") is answers


def test_nobody_passes_for_somebody_else_or_another_question_or_after_the_end() -> None:
    m = laid_out(BOLT, {"field": ["Ox", "Bear"]})
    m.choose("cast Bolt")
    assert window_of(m) == -1
    assert Passing(0, stops=0).pick(m) == -1
    m.end((), "enough")
    assert window_of(m) == -1
    assert Passing(0, stops=0).pick(m) == -1
