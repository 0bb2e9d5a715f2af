"""The levels of bots, from one game to the next."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive


@pytest.mark.parametrize("game", ["kyza", "krysis"])
def test_who_has_lost_may_meet_the_level_below(game: str, arrive: Arrive) -> None:
    ann = arrive()
    ann.set_up(game, bot="Casual")
    ann.wait()
    first = ann.table
    ann.resign()
    easier = ann.page.get_by_role("button", name="Try Hasty, level 3")
    expect(easier).to_have_attribute("title", re.compile("^Plays as Greedy does, but picks [0-9]+ times"))
    ann.press(easier)
    ann.page.wait_for_function("table => !location.pathname.endsWith(table)", arg=first)
    expect(ann.page.locator(".table[data-status=playing]")).to_contain_text("Hasty")
    ann.page.goto(f"/new/{game}")
    expect(ann.page.get_by_role("radio", name="Hasty", exact=True)).to_be_checked()
