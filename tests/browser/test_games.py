"""A whole game of each kind against a bot, by clicks, from the home page to the replay."""

import json
import re
from typing import Final

import pytest
from playwright.sync_api import expect

import cardwright as cw
from cardwright.service.running import analysing
from tests.browser.conftest import Arrive
from tests.browser.driver import PATIENCE

SHORT: Final[dict[str, dict[str, int]]] = {"crucible": {"points": 4}, "kyza": {"life": 10}}
"""What makes games shorter, where a game has an option for it."""
DRAFT: Final = "kryptik-draft"


@pytest.mark.parametrize("game", [name for name in cw.game_names() if name != DRAFT])  # drafted below
def test_a_whole_game_by_clicks(arrive: Arrive, game: str) -> None:
    ann = arrive()
    ann.set_up(game, bot="Greedy", **SHORT.get(game, {}))  # wins soon
    ann.take_a_hint()
    ann.play()
    ann.see_the_end()
    expect(ann.page.locator(".tabletop")).to_be_visible()


def test_the_end_is_a_moment_below_which_the_table_lies(arrive: Arrive) -> None:
    ann = arrive()
    ann.set_up("kyza", bot="Random")
    for _ in range(8):
        ann.wait()
        ann.pick()
    ann.wait()
    ann.press(ann.page.get_by_role("button", name="Resign"))
    ann.press(ann.page.get_by_role("dialog").get_by_role("button", name="Resign"))
    end = ann.page.get_by_role("region", name="The end of the game")
    expect(end.get_by_role("heading", name="Random wins")).to_be_visible()
    expect(end.get_by_role("table", name="How it came about")).to_contain_text(re.compile("Cards (played|set)"))
    ann.press(end.get_by_role("button", name="Look at the table"))
    expect(end).to_have_count(0)
    expect(ann.page.locator(".prompt .result")).to_contain_text("Random wins")
    ann.page.reload()
    expect(end).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(end).to_have_count(0)


def test_a_game_that_is_over_is_looked_back_at(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "BEHIND", 0)  # other tests leave nothing
    ann = arrive()
    ann.set_up("kyza", bot="Random", life=60)
    ann.wait()
    for _ in range(12):  # of so many some are worse than others, and they end no game
        ann.pick()
        ann.wait()
    ann.press(ann.page.get_by_role("button", name="Resign"))
    ann.press(ann.page.get_by_role("dialog").get_by_role("button", name="Resign"))
    curves = ann.page.get_by_role("img", name=re.compile("^Chances to win over the game: .* to [0-9]+%"))
    end = ann.page.get_by_role("region", name="The end of the game")
    expect(end.get_by_role("button", name="Rematch")).to_be_visible()
    # Its turn comes after the games of other tests.
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


def test_a_surprise_is_another_deck_each_time(arrive: Arrive) -> None:
    ann = arrive()
    drawn = set()
    for _ in range(2):
        ann.page.goto("/new/keyforge")
        ann.page.get_by_label("Deck").first.select_option(label="Surprise me: a deck that nobody has seen")
        ann.press(ann.page.get_by_role("button", name="Start the game"))
        ann.page.wait_for_url("**/g/*")
        ann.wait_for_table()
        state = ann.page.request.get(f"/api/tables/{ann.table}").json()
        drawn.add(state["seats"][0]["deck"])
    assert len(drawn) == 2
    assert drawn.isdisjoint(cw.load("keyforge").decks)


def test_a_sealed_pool_is_played_at_once_against_another(arrive: Arrive) -> None:
    ann = arrive()
    ann.page.goto("/new/kryptik")
    ann.page.get_by_label("Deck").first.select_option(value="sealed")
    ann.press(ann.page.get_by_role("button", name="Start the game"))
    ann.page.wait_for_url("**/g/*")
    ann.wait_for_table()
    state = ann.page.request.get(f"/api/tables/{ann.table}").json()
    assert [seat["deck"] for seat in state["seats"]] == ["Sealed", "Sealed"]


def test_a_drafted_deck_is_played_next(arrive: Arrive) -> None:
    ann = arrive()
    ann.set_up(DRAFT, bot="Random")
    ann.play()
    ann.see_the_end()
    expect(ann.page.locator(".tabletop")).to_be_visible()
    ann.page.go_back()
    ann.press(ann.page.get_by_role("button", name="Play with this deck"))
    ann.page.wait_for_url("**/new/kryptik")
    expect(ann.page.get_by_label("Deck").first.locator("option:checked")).to_have_text("Kryptik draft")
    ann.press(ann.page.get_by_role("button", name="Start the game"))
    ann.page.wait_for_url("**/g/*")
    ann.wait_for_table()
    state = ann.page.request.get(f"/api/tables/{ann.table}").json()
    assert [seat["deck"] for seat in state["seats"]] == ["Kryptik draft", "Sealed"]
