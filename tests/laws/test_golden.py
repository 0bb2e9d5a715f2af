"""Matches go the same way on every Python and in every build."""

import json

import pytest

from tests.laws.golden import FILE, SEEDS, fingerprints
from tests.laws.starts import EVERY_START, Start

GOLDEN = json.loads(FILE.read_text("utf-8"))


def test_there_is_a_golden_match_for_every_start() -> None:
    assert set(GOLDEN) >= {f"{start.name}/{seed}" for start in EVERY_START for seed in SEEDS}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("start", EVERY_START, ids=lambda start: start.name)
def test_a_match_goes_as_it_always_went(start: Start, seed: int) -> None:
    assert fingerprints(start, seed) == GOLDEN[f"{start.name}/{seed}"], (
        "after a change of the rules, renew with: uv run python -m tests.laws.golden"
    )
