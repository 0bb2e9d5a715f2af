"""The laws, on random matches of every game at random decisions."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.registry import game_names
from cardwright.kernel.matches.match import Match
from tests.laws.answers import several_things_are_marked_in_any_order
from tests.laws.judging import JUDGING, bots_know_no_more_than_their_players
from tests.laws.laws import LAWS
from tests.laws.seen import what_is_hidden_varies
from tests.laws.starts import EVERY_START, STARTS, Start
from tests.laws.trying import Law, play_on
from tests.laws.watching import WATCHING, nothing_hidden_is_seen

SEEDS = st.integers(0, 10_000)
PICKS = st.integers(0, 350)
"""After how many picks a law is tried; matches that end earlier are tried at their end."""

EVERY_LAW = [*LAWS, *JUDGING, *WATCHING]

every_law = pytest.mark.parametrize("law", EVERY_LAW, ids=lambda law: law.__name__)
every_start = pytest.mark.parametrize("start", EVERY_START, ids=lambda start: start.name)


def at_random(start: Start, seed: int, picks: int) -> Match:
    """The match of that seed after so many random picks."""
    m = start.begin(seed)
    play_on(m, Rng(seed).stream("picks"), picks)
    return m


def test_every_game_is_under_the_laws() -> None:
    assert set(game_names()) <= set(STARTS)
    for name in game_names():
        assert {start.game.name for start in STARTS[name]} == {name}


@every_start
@every_law
@settings(max_examples=5)
@given(seed=SEEDS, picks=PICKS)
def test_law(law: Law, start: Start, seed: int, picks: int) -> None:
    law(start, at_random(start, seed, picks), Rng(seed).stream("law"))


@pytest.mark.parametrize(
    ("law", "name", "seed", "picks"),
    [
        (nothing_hidden_is_seen, "keyforge-random", 60, 136),
        (nothing_hidden_is_seen, "keyforge-random", 572, 136),
        (nothing_hidden_is_seen, "keyforge-bidding", 168, 146),
        (bots_know_no_more_than_their_players, "krysis-full-4", 22, 14),
        (what_is_hidden_varies, "krysis-advanced-3", 6950, 193),
        (bots_know_no_more_than_their_players, "auction for 3", 0, 23),
        (several_things_are_marked_in_any_order, "auction for 3", 0, 7),
    ],
)
def test_what_was_against_a_law_once(law: Law, name: str, seed: int, picks: int) -> None:
    start = next(start for start in EVERY_START if start.name == name)
    law(start, at_random(start, seed, picks), Rng(seed).stream("law"))


@pytest.mark.slow
@every_start
@every_law
@settings(max_examples=400)
@given(seed=SEEDS, picks=PICKS)
def test_law_at_length(law: Law, start: Start, seed: int, picks: int) -> None:
    law(start, at_random(start, seed, picks), Rng(seed).stream("law"))


@every_start
@settings(max_examples=5)
@given(seed=SEEDS, picks=PICKS)
def test_the_same_seed_and_picks_give_the_same_match(start: Start, seed: int, picks: int) -> None:
    one, other = at_random(start, seed, picks), at_random(start, seed, picks)
    assert one == other
    assert one.fingerprint == other.fingerprint


@every_start
def test_other_seeds_and_picks_give_other_matches(start: Start) -> None:
    fingerprints = [at_random(start, seed, 4).fingerprint for seed in range(10)]
    assert len(set(fingerprints)) == len(fingerprints)
    m = start.begin(1)
    seen = {m.fingerprint}
    for index in range(len(m.codes)):
        child = m.copy()
        child.choose(index)
        seen.add(child.fingerprint)
    assert len(seen) == len(m.codes) + 1
