"""Calibration: iterations are found for levels whose strength is known, and what cannot be found is said."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import log2

import pytest

from cardwright import bots
from cardwright.research.calibration import TRIES, calibrate, tidy
from cardwright.research.ladder import Ladder, Meeting, Step

GREEDY = [bots.level("greedy")]


def strength(bot: str) -> float:
    """How strong a bot of a made-up ladder is, in doublings of iterations: greedy is as one of ten."""
    name, _, number = bot.partition(" ")
    return log2(int(number)) if name == "search" else log2(10) - (int(number) / 10 if number else 0)


class Made(Ladder):
    """A ladder whose games end as a made-up law says, to the last win."""

    def __init__(self, chance: Callable[[float], float]) -> None:
        super().__init__("kyza")
        self.law = chance
        self.played = 0

    def play(self, who: Sequence[str], games: int, **_: object) -> None:
        low, high = who
        wins = round(games * self.law(strength(high) - strength(low)))
        key = tuple(sorted(who))
        before = self.meetings.get(key, Meeting(key)).games
        self.played += games - before
        up, down = key.index(high), key.index(low)
        self.meetings[key] = Meeting(key, games, {(up,): wins, (down,): games - wins})


def rising(doublings: float) -> float:
    return max(0.0, min(1.0, 0.5 + 0.12 * doublings))


def test_each_level_wins_as_often_as_it_should() -> None:
    ladder = Made(rising)
    told: list[Step] = []
    found = list(calibrate(ladder, bots.levels_of(None), 400, tell=told.append))
    assert [each.level.name for each in found] == [f"level {n}" for n in (5, 4, 3, 2, 1, 7, 8)]
    assert all(each.step.fits for each in found)
    careless, less = [each.number for each in found[:2]]
    whims, iterations = [each.number for each in found[:5]], [each.number for each in found[5:]]
    assert careless < less <= whims[-1] <= 100
    assert whims == sorted(set(whims))
    assert (found[0].step.lower, found[0].step.upper) == (f"careless {careless}", "greedy")
    assert (found[1].step.lower, found[1].step.upper) == (f"careless {less}", f"careless {careless}")
    assert iterations == sorted(set(iterations))
    assert [step for each in found for step in each.tried] == told
    assert ladder.played < 400 * len(told), "what is sure is not played to the end"


def test_what_wins_too_often_is_given_up_for_less() -> None:
    strong = replace(bots.searching(5000), name="level 7")
    (found,) = calibrate(Made(rising), [*GREEDY, strong], 400)
    assert found.tried[0].rate > 0.8
    assert found.step.fits
    assert found.number < 5000


def test_levels_above_one_that_no_number_makes_strong_enough_are_not_looked_at() -> None:
    found = list(calibrate(Made(lambda _: 0.55), bots.levels_of(None)[5:], 400))
    assert len(found) == 1
    assert not found[0].step.fits
    assert 1 < len(found[0].tried) <= TRIES


def test_where_no_number_is_between_too_weak_and_too_strong_the_nearest_is_told() -> None:
    found = list(calibrate(Made(lambda doublings: 0.5 if doublings < 3 else 0.9), bots.levels_of(None)[5:7], 400))
    assert len(found) == 1
    assert not found[0].step.fits
    assert len(found[0].tried) <= TRIES


def test_levels_below_one_that_is_no_weaker_with_all_picks_at_random_are_not_looked_at() -> None:
    found = list(calibrate(Made(lambda _: 0.55), bots.levels_of(None)[:6], 400))
    assert [each.level.name for each in found] == ["level 5"]
    assert max(int(step.lower.removeprefix("careless ")) for step in found[0].tried) == 100


@pytest.mark.parametrize(("number", "rounded"), [(0.2, 1), (7.4, 7), (173.2, 170), (1049, 1000), (12_600, 13_000)])
def test_numbers_have_two_digits_that_count(number: float, rounded: int) -> None:
    assert tidy(number) == rounded


def test_games_are_truly_played() -> None:
    ladder = Ladder("kyza", options={"life": 1})
    low = replace(bots.searching(4), name="level 7")
    found = list(calibrate(ladder, [*GREEDY, low], 4))
    assert found[0].step.games == ladder.step("greedy", found[0].step.upper).games >= 4
