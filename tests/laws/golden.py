"""Fingerprints of a few fixed matches, which every Python and every build must reach.

When the rules, a card or the form of the fingerprint has changed on purpose, renew them:

    uv run python -m tests.laws.golden
"""

import json
from pathlib import Path

from cardwright.kernel.basics.rng import Rng
from tests.laws.starts import EVERY_START, Start
from tests.laws.trying import play_on

FILE = Path(__file__).parent / "golden.json"
SEEDS = (1, 2, 3)
EVERY = 40
"""After how many picks there is a fingerprint each."""


def fingerprints(start: Start, seed: int) -> list[str]:
    """The fingerprints of a random match, from its beginning to its end."""
    m = start.begin(seed)
    rng = Rng(seed).stream("golden")
    found = [m.fingerprint]
    while not m.over:
        play_on(m, rng, EVERY)
        found.append(m.fingerprint)
    return found


def golden() -> dict[str, list[str]]:
    """All golden fingerprints, by start and seed."""
    return {f"{start.name}/{seed}": fingerprints(start, seed) for start in EVERY_START for seed in SEEDS}


if __name__ == "__main__":
    FILE.write_text(json.dumps(golden(), indent=1) + "\n", "utf-8")
