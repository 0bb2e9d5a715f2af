"""A whole game in a browser that runs no scripts."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.driver import MOST_PICKS


def test_a_whole_game_without_scripts(arrive: Arrive) -> None:
    ann = arrive(java_script_enabled=False)
    ann.page.goto("/")
    ann.page.get_by_role("link", name="plain pages").click()
    ann.page.get_by_role("button", name="Play Kyza Kards against a bot now").click()
    over = ann.page.get_by_role("heading", name="The game is over")
    while not over.count():
        options = ann.page.locator(".options button")
        count = options.count()
        ann.picks += 1
        assert ann.picks < MOST_PICKS
        if count:
            options.nth(ann.rng.below(count)).click()
        else:
            ann.page.get_by_role("link", name="Refresh").click()
    expect(ann.page.get_by_role("link", name="Was the shuffle fair?")).to_be_visible()
