"""Whole games on a phone held upright, with one finger."""

import pytest

from tests.browser.conftest import Arrive
from tests.browser.driver import MOST_PICKS, Player

FINGER = 44
"""Pixels that a target for a finger has at least in each direction (WCAG 2.5.5)."""
TARGETS = """() => [...document.querySelectorAll(".prompt button, .minis button, button.card.lit, button.cell.lit")]
    .filter(each => each.checkVisibility())
    .map(each => [each.innerText, each.offsetWidth, each.offsetHeight])"""


def fits(player: Player) -> None:
    """Look that nothing lies beside the screen, and that all can be hit."""
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = [each for each in player.page.evaluate(TARGETS) if min(each[1:]) < FINGER]
    assert small == []


@pytest.mark.parametrize(("game", "options"), [("keyforge", {}), ("crucible", {"points": 3})])
def test_a_whole_game_by_taps(arrive: Arrive, game: str, options: dict[str, int]) -> None:
    ann = arrive("phone")
    ann.set_up(game, bot="Greedy", **options)  # wins soon
    while ann.wait():
        fits(ann)
        ann.pick()
        assert ann.picks < MOST_PICKS
    fits(ann)
    ann.see_the_end()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
