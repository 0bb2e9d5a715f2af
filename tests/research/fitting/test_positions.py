"""Positions of self-play: when they are noted, and that it makes no difference how the matches were played."""

from cardwright.research.fitting.positions import self_play, watch
from cardwright.research.plans import Plan
from cardwright.research.simulation import planned, play

QUICK = planned("kyza", [], ["random", "random"], seed="positions", options={"life": 2})


def test_the_same_is_watched_by_any_number_of_processes() -> None:
    told: list[int] = []
    one = self_play(QUICK, 30, progress=told.append)
    assert sum(told) == 30
    assert self_play(QUICK, 30, jobs=2) == one
    assert [match.number for match in one] == list(range(30))
    assert {match.winners for match in one} == {(0,), (1,)}


def test_a_game_that_is_judged_at_the_end_of_the_turn_is_noted_once_a_turn() -> None:
    plan = planned("keyforge", [], ["random", "random"], seed="positions")
    watched = watch(plan, 0)
    turns = play(plan, 0).turns
    assert turns - 1 <= len(watched.positions) <= turns
    assert all(len(position.figures) == len(position.stands) == 2 for position in watched.positions)


def test_a_match_that_goes_wrong_says_so_and_has_no_positions() -> None:
    broken = Plan("kyza", ("[]",), ("random", "random"), "0")
    watched = watch(broken, 3)
    assert watched.error.startswith("seed 0/3: ")
    assert (watched.positions, watched.winners) == ((), ())
