"""A whole game in a browser that runs no scripts."""

import re
from time import monotonic

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.driver import MOST_PICKS, PATIENCE, Player


def mark(ann: Player) -> None:
    """Mark as many things as have to be, or one, and choose them."""
    asked = ann.page.get_by_text(re.compile("^Mark (as many|up to|[0-9])")).inner_text()
    least = re.match("Mark ([0-9]+)", asked)
    for box in ann.page.locator("[name=mark]").all()[: int(least[1]) if least else 1]:
        box.check()
    ann.page.get_by_role("button", name="Choose what is marked").click()


def test_a_whole_game_without_scripts(arrive: Arrive) -> None:
    ann = arrive(java_script_enabled=False)
    ann.page.goto("/")
    ann.page.get_by_role("link", name="plain pages").click()
    ann.page.get_by_role("button", name="Play Kyza Kards against a bot now").click()
    over = ann.page.get_by_role("heading", name="The game is over")
    asked = monotonic()
    while not over.count():
        options = ann.page.locator(".options button")
        several, count = ann.page.locator("[name=mark]").count(), options.count()
        if several or count:
            ann.picks += 1
            assert ann.picks < MOST_PICKS
            asked = monotonic()
        if several:
            mark(ann)
        elif count:
            options.nth(ann.rng.below(count)).click()
        else:
            assert monotonic() - asked < PATIENCE / 1000, "the bot does not go on"
            ann.page.get_by_role("link", name="Refresh").click()
    expect(ann.page.get_by_role("link", name="Was the shuffle fair?")).to_be_visible()
