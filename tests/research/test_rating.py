"""Ratings: made games of known strengths are rated as they were made."""

from bisect import bisect
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import exp

import pytest

from cardwright.kernel.basics.rng import Rng
from cardwright.research.ladder import Meeting
from cardwright.research.rating import ELO, rate

POINTS = {"random": -300.0, "level 2": -120.0, "greedy": 0.0, "search 100": 100.0, "search 300": 220.0}
WHO = list(POINTS)
PARTS = 1_000_000


def made(who: Sequence[str], games: int, chance: Rng) -> Meeting:
    """Games that end as the strengths say."""
    weights = [exp(POINTS[bot] / ELO) for bot in who]
    bounds = [round(PARTS * part / sum(weights)) for part in accumulate(weights)]
    wins: Counter[tuple[int, ...]] = Counter((bisect(bounds, chance.below(PARTS)),) for _ in range(games))
    return Meeting(tuple(who), games, wins)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_strengths_are_found_again(players: int) -> None:
    chance = Rng(players)
    meetings = [made(WHO[i : i + players], 6000, chance) for i in range(len(WHO) - players + 1)]
    for rating in rate(meetings, WHO, "greedy"):
        assert rating.points == pytest.approx(POINTS[rating.bot], abs=30)
        assert rating.low <= rating.points <= rating.high


@pytest.mark.parametrize("players", [2, 3])
def test_about_19_of_20_intervals_cover_the_truth(players: int) -> None:
    chance = Rng(players)
    covered = total = 0
    for _ in range(40):
        meetings = [made(WHO[i : i + players], 150, chance) for i in range(len(WHO) - players + 1)]
        for rating in rate(meetings, WHO, "greedy"):
            if rating.bot != "greedy":
                total += 1
                covered += rating.low <= POINTS[rating.bot] <= rating.high
    assert 0.88 <= covered / total <= 0.99


def test_the_anchor_has_no_points_and_others_keep_their_distance() -> None:
    meetings = [made(pair, 400, Rng(1)) for pair in pairwise(WHO)]
    by_greedy = {rating.bot: rating.points for rating in rate(meetings, WHO, "greedy")}
    by_random = {rating.bot: rating.points for rating in rate(meetings, WHO, "random")}
    assert by_greedy["greedy"] == by_random["random"] == 0
    assert by_random["greedy"] == pytest.approx(-by_greedy["random"])


def test_who_has_won_every_game_is_as_far_above_as_their_number_tells() -> None:
    few, many = (rate([Meeting(("a", "b"), games, {(1,): games})], ["a", "b"], "a")[1] for games in (10, 1000))
    assert 400 < few.points < many.points < 2000
    assert few.low < few.points < few.high


def test_a_draw_is_half_a_win_for_both() -> None:
    drawn = rate([Meeting(("a", "b"), 40, {(): 20, (0, 1): 20})], ["a", "b"], "a")
    assert drawn[1].points == pytest.approx(0)
    mixed = rate([Meeting(("a", "b"), 40, {(): 20, (1,): 20})], ["a", "b"], "a")
    same = rate([Meeting(("a", "b"), 40, {(0,): 10, (1,): 30})], ["a", "b"], "a")
    assert mixed[1].points == pytest.approx(same[1].points)


def test_of_three_those_who_win_together_are_above_the_other_and_alike() -> None:
    ratings = rate([Meeting(("a", "b", "c"), 60, {(0, 1): 60, (): 5})], ["a", "b", "c"], "a")
    assert ratings[1].points == pytest.approx(0, abs=1e-6)
    assert ratings[2].points < -200
