"""A whole game on a phone held upright, with one finger."""

from tests.browser.conftest import Arrive
from tests.browser.driver import MOST_PICKS, Player

FINGER = 44
"""Pixels that a target for a finger has at least in each direction (WCAG 2.5.5)."""
TARGETS = """() => [...document.querySelectorAll(".prompt button, button.card.lit")]
    .filter(each => each.checkVisibility())
    .map(each => [each.innerText, each.offsetWidth, each.offsetHeight])"""


def fits(player: Player) -> None:
    """Look that nothing lies beside the screen, and that all can be hit."""
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = [each for each in player.page.evaluate(TARGETS) if min(each[1:]) < FINGER]
    assert small == []


def test_a_whole_game_by_taps(arrive: Arrive) -> None:
    ann = arrive("phone")
    ann.set_up("keyforge", bot="Greedy")  # wins soon
    while ann.wait():
        fits(ann)
        ann.pick()
        assert ann.picks < MOST_PICKS
    fits(ann)
    ann.see_the_end()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
