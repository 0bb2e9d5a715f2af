"""Cards that nobody thought of: whatever the schema of a game allows is printed, checked and played without a crash.

Ten thousand of each game are tried with

    uv run pytest -m slow tests/laws/test_cards.py

and any others with `tests.laws.sketches`.
"""

import pytest

from tests.laws.cards import MAKERS, Maker
from tests.laws.sketches import Findings, found


def check(findings: Findings) -> None:
    """No card has crashed anything, and most of them were good for something."""
    assert "\n".join(findings.crashed) == ""
    assert findings.refused < findings.written // 10
    assert findings.played > findings.written // 4


@pytest.mark.parametrize("maker", MAKERS, ids=lambda maker: maker.name)
def test_no_card_that_can_be_written_crashes(maker: Maker) -> None:
    check(found(maker, range(100)))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("maker", MAKERS, ids=lambda maker: maker.name)
def test_no_card_of_thousands_crashes(maker: Maker, part: int) -> None:
    check(found(maker, range(1000 + part * 500, 1500 + part * 500)))
