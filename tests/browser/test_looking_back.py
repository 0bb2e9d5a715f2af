"""The chances to win over a game that is over; a service of its own, for others' games would have their turn first."""

import json
import re

import pytest
from playwright.sync_api import expect

from cardwright.service.running import analysing
from tests.browser.conftest import Arrive
from tests.browser.driver import PATIENCE


def test_a_game_that_is_over_is_looked_back_at(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "BEHIND", 0)  # other tests leave nothing
    ann = arrive()
    ann.set_up("kyza", bot="Random", life=60)
    ann.wait()
    for _ in range(12):  # of so many some are worse than others, and they end no game
        ann.pick()
        ann.wait()
    ann.resign()
    curves = ann.page.get_by_role("img", name=re.compile("^Chances to win over the game: .* to [0-9]+%"))
    end = ann.page.get_by_role("region", name="The end of the game")
    expect(end.get_by_role("button", name="Rematch")).to_be_visible()
    expect(end.get_by_text("A bot looks back at who was how likely to win")).to_be_visible(timeout=4 * PATIENCE)
    expect(end.locator(curves)).to_be_visible(timeout=4 * PATIENCE)
    ann.press(ann.page.get_by_role("link", name="Analyse the game"))
    expect(ann.page.get_by_role("heading", name="Chances to win")).to_be_visible()
    expect(ann.page.get_by_text(re.compile("^Random won after [0-9]+ picks?, on turn "))).to_be_visible()
    expect(curves).to_be_visible()
    ann.press(ann.page.get_by_text("As a table"))
    expect(ann.page.get_by_role("row").last).to_contain_text(re.compile("End.*[0-9]+%"))
    with ann.page.expect_download() as download:
        ann.press(ann.page.get_by_role("link", name="Download as JSON"))
    assert json.loads(download.value.path().read_text())["status"] == "done"
    ann.press(ann.page.get_by_role("link", name=re.compile("^Pick [0-9]+, turn")).first)
    ann.page.wait_for_url(re.compile(r"/replay/\w+\?n=[0-9]+&side=[01]"))
    expect(ann.page.locator(".tabletop")).to_be_visible()
    thought = ann.page.get_by_role("region", name="What a search thinks")
    expect(thought).to_contain_text(re.compile(r"You pick “.*” \([0-9]+%\): “.*” was better \([0-9]+%\)\."))
    expect(thought.locator(curves)).to_be_visible()
    ann.page.keyboard.press("Home")
    step = ann.page.get_by_role("slider", name="Step of the game")
    expect(step).to_have_value("0")
    ann.press(thought.get_by_role("button", name="To the next better pick"))
    expect(thought).to_contain_text("was better")
    expect(step).not_to_have_value("0")


def test_a_game_that_goes_on_is_found_from_where_its_end_would_be_looked_back_at(arrive: Arrive) -> None:
    ann = arrive()
    ann.forgive("409")
    ann.set_up("kyza", bot="Random")
    ann.wait_for_table()
    table = ann.table
    for page, link in (("replay", "To the table"), ("analysis", "To the table"), ("fair", "still going on")):
        ann.page.goto(f"/{page}/{table}")
        ann.press(ann.page.get_by_role("link", name=link))
        ann.page.wait_for_url(f"**/g/{table}")
        ann.wait_for_table()
        ann.page.wait_for_timeout(400)  # the page before tells in the address where it is after a while
        assert ann.table == table
