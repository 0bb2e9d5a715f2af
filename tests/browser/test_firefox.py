"""Whole games in Firefox, which draws and handles pointers in its own way."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import FIREFOX, Arrive, required
from tests.browser.driver import MOST_PICKS
from tests.browser.test_drag import HAND, come_to, hold, let_go
from tests.browser.test_games import SHORT
from tests.browser.test_layout import WINDOWS, faults


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The Firefox that is installed, as it is: Playwright drives it by WebDriver BiDi."""
    path = required(FIREFOX)
    still: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}  # other browsers are asked by each page
    with sync_playwright() as playwright:
        browser = playwright.firefox.launch(channel="moz-firefox", executable_path=path, firefox_user_prefs=still)
        yield browser
        browser.close()


def test_a_whole_game_in_firefox(arrive: Arrive) -> None:
    ann = arrive()
    ann.set_up("kyza", bot="Greedy", life=10)
    while ann.wait():
        if ann.picks < 4:
            assert faults(ann) == [], f"after {ann.picks} picks"
        ann.pick()
    assert faults(ann) == []
    ann.see_the_end()
    expect(ann.page.locator(".tabletop")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "window", "theme"),
    [("keyforge", "desktop", "dark"), ("krysis", "tablet", "light"), ("kyza", "phone", "dark"),
     ("kryptik", "large", "light"), ("crucible", "sideways", "dark")],
)  # fmt: skip
def test_whole_games_of_every_size_in_firefox(arrive: Arrive, game: str, window: str, theme: str) -> None:
    ann = arrive(color_scheme=theme)
    _, width, height = WINDOWS[window]
    ann.page.set_viewport_size({"width": width, "height": height})
    ann.set_up(game, bot="Greedy", **SHORT.get(game, {}))
    while ann.wait():
        if ann.picks % 5 == 0:
            assert faults(ann) == [], f"after {ann.picks} picks"
        ann.pick()
        assert ann.picks < MOST_PICKS
    assert faults(ann) == [], "at the end"
    ann.see_the_end()


def test_a_card_is_dragged_in_firefox(arrive: Arrive) -> None:
    ann = arrive()
    ann.set_up("keyforge")
    card = ann.page.locator(HAND).first
    come_to(ann, card)
    hold(ann, card)
    pile = ann.page.locator(".own .pile.end")
    expect(pile).to_have_count(1)
    let_go(ann, pile)
    assert ann.wait()
    expect(ann.page.locator(".log")).to_contain_text("discard")
