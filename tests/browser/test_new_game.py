"""The page draws a game that it has never heard of, with the pictures that lie in the game's package."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.service.served import added
from tests.toys.beasts.game import GAME


@pytest.fixture(autouse=True)
def beasts() -> Iterator[None]:
    """Add the toy to the games."""
    with added("beasts", "tests.toys.beasts.game"):
        yield


def test_a_new_game_is_drawn_with_its_own_pictures_and_else_with_patterns(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    ann.page.goto("/new/beasts")
    ann.choose("A friend")
    ann.press(ann.page.get_by_role("button", name="table"))
    ann.page.wait_for_url("**/g/*")
    ben.page.goto(ann.page.url)
    ben.press(ben.page.get_by_role("button", name="Sit here"))
    drawings = GAME.pictures.drawings
    cards = ann.page.locator(".card", has=ann.page.locator(".picture .body"))
    expect(cards).to_have_count(3)
    for beast, drawing in GAME.pictures.cards.items():
        picture = cards.filter(has_text=beast.capitalize()).locator(".picture .body")
        expect(picture).to_have_attribute("d", drawings[drawing])
    other = cards.filter(has_text=re.compile("Mouse|Bear")).locator(".picture .body")
    expect(other).to_have_attribute("d", re.compile("^M.+Z$"))
    expect(ann.page.locator(f'path[d="{drawings["paw"]}"]').first).to_be_visible()
