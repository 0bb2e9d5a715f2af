"""What a search thinks of a game: matches of Kyza that somebody gives up after a few picks, so that they are short."""

import json
from dataclasses import replace

import pytest

import cardwright as cw
from cardwright import bots
from cardwright.kernel.basics.outcome import Outcome
from cardwright.research.analysis import (
    SHARP,
    Analysis,
    Moment,
    Point,
    Swing,
    analyse,
    judged,
    percent,
    told,
)

ANN, BEN = 0, 1
QUICK = 24
"""Iterations."""


def played(picks: int) -> cw.Match:
    """A match of two greedy bots, after so many picks."""
    match = cw.load("kyza").start(["sparks", "still"], seed=7, names=["Ann", "Ben"])
    greedy = bots.make("greedy", cw.Rng("analysis"))
    for _ in range(picks):
        match.choose(bots.pick_for(greedy, match))
    return match


def missed() -> cw.Match:
    """A match with one life for each, in which Ann passes where the Wolf Whistler would win, and then gives up."""
    match = cw.load("kyza").start(["night market", "harbor watch"], seed=16, names=["Ann", "Ben"], life=1)
    for pick in ("set Wolf Whistler", "pass"):
        match.choose(pick)
    match.concede(ANN)
    return match


def test_a_win_that_was_missed_is_the_costliest_pick_and_where_the_game_turned() -> None:
    analysis = analyse(missed().record, QUICK)
    moment = analysis.moments[1]
    assert (moment.step, moment.player, moment.taken, moment.best) == (1, ANN, "pass", "activate Wolf Whistler")
    assert moment.chance == 1.0
    assert moment.cost == 1.0 - moment.worth > 0.1
    assert Swing(ANN, 1, Point(1, 1.0), Point(3, 0.0)) in analysis.turning_points
    assert analysis.summary[2].endswith(
        f"the costliest was pick 2, 'pass' by Ann, where 'activate Wolf Whistler' was worth "
        f"{percent(moment.cost)} more."
    )


def test_every_choice_of_those_who_are_asked_for_is_judged_and_nothing_else() -> None:
    match = played(9)
    match.concede(BEN)
    record = match.record
    told: list[tuple[int, int]] = []
    analysis = analyse(record.to_json(), QUICK, progress=lambda step, steps: told.append((step, steps)))
    assert told == [(step, 10) for step in range(1, 11)]
    again = cw.load("kyza").open(record.setup, record.key)
    choices = []
    for step, pick in enumerate(record.picks[:-1]):
        if len(again.codes) > 1:
            choices.append((step, again.chooser, again.decision.texts()[pick]))
        again.repeat(pick)
    assert [(moment.step, moment.player, moment.taken) for moment in analysis.moments] == choices
    assert analysis.moments[0] == analyse(record, QUICK).moments[0]
    for player in (ANN, BEN):
        alone = analyse(record, QUICK, players=[player])
        assert alone.moments == tuple(analysis.of(player))
    assert analysis.last == (1.0, 0.0)
    assert analysis.summary[0] == f"Ann won after 10 picks, on turn {match.turn}: {match.outcome.reason}."  # type: ignore[union-attr]  # conceded


def test_it_knows_no_more_than_the_player_did() -> None:
    match = played(4)
    other = match.sample(match.chooser, cw.Rng("another deal"))
    assert [card.key for card in other.prints] != [card.key for card in match.prints]
    one, another = [judged(each, 4, 0, cw.Rng("analysis"), QUICK) for each in (match, other)]
    assert one == another


def analysis_of(*moments: Moment, last: tuple[float, ...] = (1.0, 0.0), reason: str = "third key forged") -> Analysis:
    """An analysis with those moments, of a game that Ann won."""
    winners = (ANN,) if reason else ()
    return Analysis("keyforge", ("Ann", "Ben"), 100, "0", 30, 6, winners, reason, last, moments)


def at(step: int, player: int, chance: float, worth: float, best: str = "reap") -> Moment:
    """A moment at which the player took "end turn"."""
    return Moment(step, step // 5 + 1, player, "What do you do?", "end turn", best, chance, worth)


def test_turning_points_are_the_sharpest_changes_of_a_chance_and_do_not_overlap() -> None:
    told = analysis_of(at(0, ANN, 0.5, 0.5), at(4, BEN, 0.6, 0.2), at(6, ANN, 0.8, 0.8), at(9, BEN, 0.19, 0.19))
    assert [(swing.player, swing.begin.step, swing.end.step) for swing in told.turning_points] == [
        (BEN, 4, 9),
        (BEN, 9, 30),
    ]
    assert told.sharpest is told.turning_points[0]
    most = "It turned most from pick 5 to 9, on turn 1, when Ben's chance to win fell from 60% to 19%."
    assert told.summary[1] == most
    calm = replace(told, moments=(at(0, ANN, 0.95, 0.95), at(9, BEN, SHARP / 2, SHARP / 2)))
    assert calm.turning_points == ()
    assert calm.summary[1] == "At no point did anybody's chance to win change by 10% or more."


def test_what_is_as_good_as_the_best_costs_nothing() -> None:
    told = analysis_of(at(0, ANN, 0.5, 0.495), at(2, ANN, 0.5, 0.6), at(4, BEN, 0.4, 0.4, best="end turn"))
    assert told.summary[2] == ("2 of Ann's 2 choices and 1 of Ben's 1 were as good as any that the search found.")
    worse = analysis_of(at(0, ANN, 0.5, 0.2), at(2, ANN, 0.5, 0.5))
    assert worse.summary[2] == (
        "1 of Ann's 2 choices was as good as any that the search found; the costliest was pick 1, 'end turn' by Ann, "
        "where 'reap' was worth 30% more."
    )


def test_a_game_without_an_end_or_without_a_choice_is_told_as_it_is() -> None:
    told = analysis_of(last=(0.5, 0.5), reason="")
    assert told.summary[0] == "The game was left unfinished after 30 picks, on turn 6."
    assert told.summary[2] == "None of the picks was a choice."
    assert told.curves == ((Point(30, 0.5),), (Point(30, 0.5),))


def test_giving_up_at_a_table_is_no_turn_of_the_game() -> None:
    match = played(9)
    analysis = analyse(match.record, QUICK, ending=Outcome((BEN,), "Ann resigned"))
    assert analysis.summary[0] == "Ben won after 9 picks, on turn 2: Ann resigned."
    assert [curve[-1].chance for curve in analysis.curves] == [curve[-2].chance for curve in analysis.curves]
    assert all(swing.end.step < 9 for swing in analysis.turning_points)


def test_a_turn_within_one_pick_is_told_of_that_pick() -> None:
    swing = Swing(ANN, 4, Point(37, 0.68), Point(38, 0.4))
    fell = "when Ann's chance to win fell from 68% to 40%"
    assert told(swing, ["Ann", "Ben"], "turn") == f"with pick 38, on turn 4, {fell}"
    assert told(swing, ["Ann", "Ben"], "round") == f"with pick 38, in round 4, {fell}"


def test_as_json_it_has_what_follows_from_it_too() -> None:
    told = analysis_of(at(0, ANN, 0.5, 0.2), at(4, ANN, 0.2, 0.2))
    data = json.loads(told.to_json())
    assert data["summary"] == list(told.summary)
    assert data["curves"][ANN] == [{"step": 0, "chance": 0.5}, {"step": 4, "chance": 0.2}, {"step": 30, "chance": 1.0}]
    assert [swing["end"]["chance"] for swing in data["turning_points"]] == [0.2, 1.0]
    assert data["moments"][0]["best"] == "reap"


def test_a_player_that_there_is_not_and_a_record_that_is_none_are_refused() -> None:
    match = played(2)
    with pytest.raises(cw.BadSetup, match=r"^There is no player 3: 2 played\.$"):
        analyse(match.record, QUICK, players=[2])
    with pytest.raises(cw.BadRecord):
        analyse("nothing", QUICK)
    with pytest.raises(cw.BadSetup, match=r"^Kryptik draft ends with decks and is won by nobody"):
        analyse(cw.load("kryptik-draft").start(seed=1).record, QUICK)


def test_every_option_is_tried_however_few_iterations_there_are() -> None:
    match = played(0)
    assert len(match.decision) > 1
    match.choose("pass")
    (moment,) = analyse(match.record, 1).moments
    assert moment.taken == "pass"
    assert 0 < moment.worth < 1
