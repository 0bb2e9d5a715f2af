"""A board that all share: by keys, by pointing, and as it lies on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.driver import Player

LABEL = "document.activeElement.getAttribute('aria-label') ?? ''"
WITHIN = """() => {
    const board = document.querySelector(".rim").getBoundingClientRect();
    return board.left >= 0 && board.right <= innerWidth && board.bottom <= innerHeight
        && document.documentElement.scrollWidth <= innerWidth;
}"""
SMALL = """() => [...document.querySelectorAll(".grid *")]
    .filter(each => each.checkVisibility())
    .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(each => parseFloat(getComputedStyle(each).fontSize) < 11)
    .map(each => each.textContent)"""
"""Texts on the board that nobody can read."""
WINDOWS = ((1440, 900), (820, 1180), (740, 360), (360, 640))


def play_until_lit(player: Player, selector: str) -> None:
    """Pick until a place of the board can be chosen."""
    while player.wait():
        if player.page.locator(selector).count():
            return
        player.pick()
    raise AssertionError(f"No place was ever {selector!r}.")


@pytest.mark.parametrize(("size", "right", "down"), [("desktop", (1, 2), (2, 2)), ("phone", (1, 1), (1, 2))])
def test_arrows_walk_over_the_board(arrive: Arrive, size: str, right: tuple[int, int], down: tuple[int, int]) -> None:
    """From the first place; on a phone held upright the board is turned, and its first row lies at the right."""
    ann = arrive(size)
    ann.set_up("crucible")
    ann.wait()
    ann.page.locator(".cell").first.focus()
    for key, (row, column) in (("ArrowRight", right), ("ArrowDown", down)):
        ann.page.keyboard.press(key)
        name = ann.page.evaluate(LABEL)
        assert name.startswith(f"row {row}, {('first', 'second')[column - 1]}: ")


def test_a_place_is_picked_by_enter_and_its_way_is_lit(arrive: Arrive) -> None:
    ann = arrive()
    ann.set_up("crucible")
    play_until_lit(ann, ".cell.lit")
    while "move to" not in (ann.page.locator(".cell.lit").first.get_attribute("aria-label") or ""):
        ann.pick()
        play_until_lit(ann, ".cell.lit")
    place = ann.page.locator(".cell.lit").first
    place.hover()
    expect(ann.page.locator("polyline.aimed")).to_have_count(1)
    assert "can move to" in (place.get_attribute("aria-label") or "")
    ann.page.mouse.move(0, 0)
    ann.page.keyboard.press("b")
    ann.page.keyboard.press("Enter")
    ann.page.locator(".table").wait_for()
    assert ann.wait()  # for the next decision


def test_the_whole_board_is_in_sight(arrive: Arrive) -> None:
    ann = arrive()
    ann.set_up("crucible")
    play_until_lit(ann, ".cell .token")
    for width, height in WINDOWS:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_function(WITHIN)
        assert ann.page.evaluate(SMALL) == []
