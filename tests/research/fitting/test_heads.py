"""Fitting a head: the same for any number of processes, tried in pairs, and kept with how it was made."""

import json

import numpy as np
import pytest

import cardwright as cw
from cardwright.kernel.basics.errors import BadRecord, BadSetup
from cardwright.kernel.pieces.heads import read_head
from cardwright.research.fitting.heads import (
    Heads,
    Trial,
    fit_head,
    judged,
    made,
    read_heads,
    try_head,
    write_heads,
)
from cardwright.research.plans import Plan
from cardwright.research.simulation import planned

KYZA = cw.load("kyza")


def plan(game: str = "kyza", **options: int) -> Plan:
    return planned(game, [], ["random", "random"], seed="heads", options=options)


def test_a_head_is_the_same_for_any_number_of_processes_and_tells_chances_better() -> None:
    quick = plan(life=5)
    told: list[int] = []
    one = fit_head(quick, 60, progress=told.append)
    assert fit_head(quick, 60, jobs=2) == one
    assert sum(told) == 60
    assert list(one.head["weights"]) == [feature.name for feature in KYZA.features]
    assert "units" not in one.head
    assert one.told.brier < 0.25
    assert one.judged_by > 0


def test_a_game_without_features_says_so() -> None:
    with pytest.raises(BadSetup, match="Nothing can be learned of Kryptik draft: its package tells no features"):
        fit_head(plan("kryptik-draft"), 60)


@pytest.mark.parametrize(
    ("games", "jobs", "units", "penalty", "said"),
    [
        (9, 1, 0, 1.0, "at least 10 games, not 9"),
        (10, 0, 0, 1.0, "at least one process, not in 0"),
        (10, 1, -1, 1.0, "0 to 64 hidden units, not -1"),
        (10, 1, 65, 1.0, "0 to 64 hidden units, not 65"),
        (10, 1, 0, 0.0, "costs more than 0, such as 0.001 or 0.3, and not 0."),
        (10, 1, 0, float("nan"), "and not nan."),
    ],
)
def test_what_cannot_be_done_is_refused(games: int, jobs: int, units: int, penalty: float, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        fit_head(plan(life=2), games, units=units, penalty=penalty, jobs=jobs)


def test_a_head_stays_the_nearer_to_the_heuristic_the_more_it_costs_to_leave_it() -> None:
    quick = plan(life=5)
    free, bound = (fit_head(quick, 40, penalty=penalty).head["weights"] for penalty in (1e-3, 1e3))
    once = bound["life"] / KYZA.features[0].weight
    known = {each.name: once * each.weight for each in KYZA.features if each.name != "last cards"}  # Decks stay full.
    assert once > 0
    assert {name: bound[name] for name in known} == pytest.approx(known, rel=0.1, abs=once / 50)
    assert {name: free[name] for name in known} != pytest.approx(known, rel=1, abs=once / 2)


def test_a_net_is_the_same_for_any_number_of_processes_and_plays() -> None:
    quick = plan(life=2)
    net = fit_head(quick, 40, units=3)
    assert fit_head(quick, 40, units=3, jobs=2) == net
    assert len(net.head["units"]) == 3
    head = read_head(KYZA.features, net.head, "The net")
    figures = np.random.default_rng(1).normal(size=(4, 2, len(KYZA.features)))
    for told, position in zip(judged(head, figures), figures, strict=True):
        assert told == pytest.approx([head.judge(list(each)) for each in position])
    trial = try_head(quick, net.head, 5, 4)
    assert (trial.games, trial.errors) == (4, ())


def test_a_trial_is_of_whole_deals_and_the_same_for_any_number_of_processes() -> None:
    quick, head = plan(life=2), {"weights": {feature.name: feature.weight for feature in KYZA.features}}
    one = try_head(quick, head, 5, 5)
    assert (one.games, one.players, one.errors) == (6, 2, ())
    assert try_head(quick, head, 5, 5, jobs=2) == one


def test_a_head_that_wants_to_lose_does() -> None:
    weights = {feature.name: -feature.weight for feature in KYZA.features}
    trial = try_head(plan(life=8), {"weights": weights}, 20, 12)
    assert trial.score < 4
    assert not trial.ships


@pytest.mark.parametrize(
    ("score", "players", "ships"), [(219, 2, False), (220, 2, True), (153, 3, True), (400, 2, True), (0, 2, False)]
)
def test_what_ships_surely_wins_more_than_its_share(score: float, players: int, ships: bool) -> None:
    assert Trial("search 100", players, score, 400).ships == ships
    assert not Trial("search 100", players, 0, 0).ships


def test_the_file_says_how_a_head_was_made() -> None:
    quick = plan(life=2)
    fitted = fit_head(quick, 20)
    told = json.loads(json.dumps(made(quick, 20, fitted, Trial("search 100", 2, 250, 400))))
    assert (told["rules"], told["seed"], told["games"], told["bots"]) == (KYZA.version, "heads", 20, ["random"] * 2)
    assert told["brier"]["head"] == pytest.approx(fitted.told.brier, abs=1e-5)
    assert told["trial"]["ships"] is True
    assert "trial" not in made(quick, 20, fitted, None)


def test_what_is_no_file_of_heads_is_refused() -> None:
    heads: Heads = {"2": {"weights": {"life": 1.0}}, "3": {"weights": {}}}
    assert read_heads(write_heads(heads), "heads.json") == heads
    for text in ("", "[]", '{"kyza": {}}', '{"2": 7}'):
        with pytest.raises(BadRecord, match=r"'heads.json' holds no heads of Cardwright"):
            read_heads(text, "heads.json")
