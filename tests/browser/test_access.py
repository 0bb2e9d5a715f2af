"""Every page as tools for access see it, in light and dark, on desks and phones."""

from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import cardwright as cw
from tests.browser.conftest import Arrive
from tests.browser.driver import Player

PAGES: Final[dict[str, str]] = {
    "/": ".games article",
    "/new/keyforge": ".seats",
    "/new/krysis": ".seats",
    "/lobby": ".sheet",
    "/cards/kyza": ".cards",
    "/cards/keyforge?card=055%40dis": ".single",
    "/about": "main",
    "/settings": "fieldset",
    "/nowhere": "main",
    "/fair/nosuchtable": ".trouble",
    "/text": "form",
    "/text/new/keyforge": "form",
    "/text/cards/kyza": "main",
    "/text/nowhere": "main",
}
"""The pages without a table, and what is there once they are complete."""
PICKS: Final = 12
"""After how many picks a table is looked over: it is full then."""
DRAWN: Final = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Waits until the page is drawn anew: a color comes there within a frame."""
AXE: Final = Axe()


def sound(player: Player) -> None:
    """Look the page over in both themes."""
    for theme in ("light", "dark"):
        player.page.emulate_media(color_scheme=theme)
        player.page.evaluate(DRAWN)
        found = AXE.run(player.page)
        assert found.violations_count == 0, f"{player.page.url}, {theme}\n{found.generate_report()}"


def come(arrive: Arrive, size: str) -> Player:
    """Come without anything that fades in: colors are judged as they stay."""
    return arrive(size, reduced_motion="reduce")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_pages(arrive: Arrive, size: str) -> None:
    ann = come(arrive, size)
    for path, complete in PAGES.items():
        ann.page.goto(path)
        ann.page.locator(complete).first.wait_for()
        sound(ann)
    ann.forgive("404")


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", cw.game_names())
def test_tables(arrive: Arrive, game: str, size: str) -> None:
    ann = come(arrive, size)
    ann.set_up(game)
    while ann.picks < PICKS and ann.wait():
        ann.pick()
    ann.wait()
    sound(ann)
    ann.page.goto(f"{ann.page.url}/text")
    sound(ann)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_before_and_after_a_game(arrive: Arrive, size: str) -> None:
    ann, ben = come(arrive, size), come(arrive, size)
    ann.page.goto("/new/kyza?against=friend")
    ann.press(ann.page.get_by_role("button", name="Make the table"))
    ann.page.wait_for_url("**/g/*")
    ann.page.get_by_label("Send this link").wait_for()
    sound(ann)
    ben.page.goto(ann.page.url)
    sit = ben.page.get_by_role("button", name="Sit here")
    sit.wait_for()
    sound(ben)
    ben.press(sit)
    ann.wait_for_table()
    ann.press(ann.page.get_by_role("button", name="Chat"))
    sound(ann)
    ann.press(ann.page.get_by_role("button", name="Resign"))
    sound(ann)
    ann.press(ann.page.get_by_role("dialog").get_by_role("button", name="Resign"))
    expect(ann.page.locator(".result")).to_be_visible()
    sound(ann)
    for page, complete in (("replay", ".board"), ("fair", "main .sheet")):
        ann.page.goto(f"/{page}/{ben.table}")
        ann.page.locator(complete).first.wait_for()
        sound(ann)
