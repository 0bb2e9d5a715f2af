"""The ladder: who meets, what is counted, and that it makes no difference how it was played."""

import json

import pytest

import cardwright as cw
from cardwright.kernel.basics.errors import BadRecord, BadSetup
from cardwright.research.ladder import Ladder, Meeting, Step, called, round_of, rungs
from cardwright.research.simulation import PlayedGame, planned, seats_of, start

QUICK = {"life": 2}


def ladder(seed: str = "0") -> Ladder:
    return Ladder("kyza", seed=seed, options=QUICK)


def played(*winners: tuple[int, ...], error: str = "") -> list[PlayedGame]:
    return [PlayedGame(i, f"0/{i}", won, "", 0, 1, 1, error) for i, won in enumerate(winners)]


def test_each_deal_is_played_from_every_seat() -> None:
    plan = planned("kyza", [], ["greedy", "random"], paired=True)
    matches = [start(plan, number) for number in range(4)]
    assert [seats_of(plan, number) for number in range(4)] == [[0, 1], [1, 0], [0, 1], [1, 0]]
    keys = [match.key for match in matches]
    assert keys[0] == keys[1] != keys[2] == keys[3]
    decks = [tuple(deck.name for deck in match.record.setup.decks) for match in matches]
    assert decks[0] == decks[1] != decks[2] == decks[3]


def test_a_round_that_was_cut_short_ends_as_one_that_was_not_with_any_number_of_processes() -> None:
    whole = ladder()
    whole.play(["random", "level 2"], 12)
    parts = ladder()
    parts.play(["level 2", "random"], 5)
    kept = parts.to_json()
    again = ladder()
    again.add(kept, "kept.json")
    again.play(["random", "level 2"], 12, jobs=2)
    assert again.to_json() == whole.to_json()
    assert json.loads(whole.to_json())["meetings"][0]["games"] == 12
    before = whole.to_json()
    whole.play(["random", "level 2"], 8)
    assert whole.to_json() == before, "more was played already"


def test_whole_deals_are_played_and_told_and_kept_as_they_come() -> None:
    told: list[int] = []
    kept: list[str] = []
    small = ladder()
    small.play(["random", "level 2"], 7, progress=told.append, keep=lambda: kept.append(small.to_json()))
    assert sum(told) == 8
    assert kept[-1] == small.to_json()
    assert len(kept) > 1


def test_a_step_counts_a_draw_as_half_a_win() -> None:
    some = ladder()
    some.meetings = {("greedy", "random"): Meeting(("greedy", "random")).after(played((0,), (0,), (1,), ()))}
    step = some.step("random", "greedy")
    assert (step.score, step.games, step.rate) == (2.5, 4, 0.625)
    assert some.step("greedy", "random").score == 1.5
    assert some.step("greedy", "level 2").games == 0


def test_among_three_only_games_that_one_of_both_won_tell_who_is_better() -> None:
    some = ladder()
    who = ("a", "b", "c")
    some.meetings = {who: Meeting(who).after(played((0,), (1,), (1,), (2,), (0, 1), (0, 2), ()))}
    assert some.step("a", "b") == Step("a", "b", 2 + 0.5 + 0.5, 6)


def test_a_game_that_went_wrong_counts_for_nobody() -> None:
    meeting = Meeting(("a", "b")).after(played((), (), error="KeyError: 3"))
    assert (meeting.games, meeting.wins) == (2, {})


@pytest.mark.parametrize(
    ("score", "fits", "sure"), [(280, True, True), (245, True, False), (235, False, False), (390, False, True)]
)
def test_a_step_fits_or_not_and_knows_whether_that_is_sure(score: float, fits: bool, sure: bool) -> None:
    step = Step("a", "b", score, 400)
    assert (step.fits, step.sure) == (fits, sure)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("no JSON", "'k.json' is no ladder of Cardwright."),
        ("[]", "is no ladder"),
        ("{}", "is no ladder"),
        (Ladder("kyza", seed="8", options=QUICK).to_json(), "has another seed than this ladder .8, not 0."),
        (Ladder("krysis").to_json(), "has another game than"),
        (Ladder("kyza").to_json(), "has another options than"),
    ],
)
def test_what_is_no_such_ladder_is_not_added_to(text: str, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        ladder().add(text, "k.json")


def test_levels_are_called_by_their_numbers() -> None:
    kyza = cw.load("kyza")
    who = list(rungs(kyza))
    assert who[6] == "greedy"
    assert all(bot.startswith("careless ") for bot in who[:6])
    assert all(bot.startswith("search ") for bot in who[7:])
    assert list(rungs(kyza, ["Level 7", "search 40"])) == ["greedy", "search 40"]
    assert {called(level) for level in rungs(kyza).values()} == set(who)


@pytest.mark.parametrize(
    ("named", "said"), [(["greedy"], "needs as many bots at least, not 1"), (["greedy", "level 7"], "each bot once")]
)
def test_a_ladder_needs_different_bots(named: list[str], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        rungs(cw.load("kyza"), named)


def test_a_game_that_nobody_wins_has_no_ladder() -> None:
    with pytest.raises(BadSetup, match="won by nobody"):
        Ladder("kryptik-draft")


def test_neighbors_meet_or_everybody_does() -> None:
    assert round_of("abcd", 2, everybody=False) == [("a", "b"), ("b", "c"), ("c", "d")]
    assert round_of("abcd", 3, everybody=False) == [("a", "b", "c"), ("b", "c", "d")]
    assert len(round_of("abcd", 2, everybody=True)) == 6


def test_games_that_were_played_with_another_head_are_not_counted() -> None:
    kept = {**json.loads(ladder().to_json()), "head": "other"}
    with pytest.raises(BadRecord, match=r"'kept.json' has another head than this ladder"):
        ladder().add(json.dumps(kept), "kept.json")
