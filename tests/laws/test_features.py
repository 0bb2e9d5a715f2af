"""The features of games: figures of any position, each told what it is, and the same in what the heuristic weighs."""

from collections.abc import Callable, Iterator
from math import isfinite

import pytest

import cardwright as cw
from cardwright.kernel.pieces.heads import weighted
from cardwright.research.simulation import planned, start
from cardwright.research.statistics import wilson

GAMES = [name for name in cw.game_names() if not cw.load(name).table.makes]
OTHERS: dict[str, Callable[[list[float]], float]] = {
    "kyza": sum,
    "kryptik": lambda worths: sum(worths) / len(worths),
    "crucible": max,
}
"""What of the weighted sums of all others is taken from a player's, where the heuristic is such a sum."""


def positions(name: str, players: int = 2) -> Iterator[cw.Match]:
    """Positions of random play, to the end."""
    chance = cw.Rng(7)
    match = start(planned(name, [], ["random"] * players, seed=3), 0)
    while not match.over:
        match.choose(chance.below(len(match.decision)))
        settled = match.game.settled(match)
        if settled.outcome is None:
            assert isinstance(settled, cw.Match)
            yield settled


@pytest.mark.parametrize("name", GAMES)
def test_what_ships_was_tried_with_the_rules_as_they_are(name: str) -> None:
    for players, kept in (cw.load(name).data("heads") or {}).items():
        game = cw.load(name).seated(int(players))
        trial = kept["made"]["trial"]
        assert game.head is not None
        assert kept["made"]["rules"] == game.version
        assert trial["games"] >= 400
        assert trial["ships"]
        assert trial["interval"] == pytest.approx(list(wilson(trial["score"], trial["games"])), abs=1e-5)
        assert trial["interval"][0] > 1 / game.players


@pytest.mark.parametrize("name", GAMES)
def test_each_feature_has_a_figure_in_every_position(name: str) -> None:
    features = cw.load(name).features
    assert len({feature.name for feature in features}) == len(features)
    seen = [set[float]() for _ in features]
    for m in positions(name, max(cw.load(name).player_counts)):
        for player in m.seats:
            figures = m.game.features_of(m, player)
            assert len(figures) == len(features)
            for values, figure in zip(seen, figures, strict=True):
                assert isfinite(figure)
                values.add(figure)
    varied = [feature.name for feature, values in zip(features, seen, strict=True) if len(values) > 1]
    assert len(varied) > len(features) / 2, varied


@pytest.mark.parametrize("name", OTHERS)
def test_the_heuristic_is_the_weighted_sum_of_the_features(name: str) -> None:
    weights = tuple(feature.weight for feature in cw.load(name).features)
    for m in positions(name, min(3, max(cw.load(name).player_counts))):
        worths = {player: weighted(weights, m.game.features_of(m, player)) for player in m.seats}
        for player in m.seats:
            others = OTHERS[name]([worth for other, worth in worths.items() if other != player])
            assert m.game.evaluate(m, player) == pytest.approx(worths[player] - others)


def test_what_will_be_forged_in_keyforge_pays_for_nothing_else() -> None:
    features = [feature.name for feature in cw.load("keyforge").features]
    forged = 0
    for m in positions("keyforge"):
        waiting = 1 - m.active
        told = dict(zip(features, m.game.features_of(m, waiting), strict=True))
        assert told["turn"] == 0
        assert not told["affords"], "nobody comes before the step in which it is forged"
        if told["forges"]:
            forged += 1
            assert told["æmber"] == 0
    assert forged > 0
