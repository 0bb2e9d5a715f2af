"""A whole game of each kind against a bot, by clicks, from the home page to the replay."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

import cardwright as cw
from tests.browser.ahead import BOT, WORDLESS, come_to_table, opened
from tests.browser.conftest import Arrive

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


def test_a_booster_is_read_where_it_lies(arrive: Arrive) -> None:
    ann = arrive()
    ann.page.goto("/")
    ann.page.goto(f"/g/{opened(ann, DRAFT, BOT, BOT, BOT)}")
    for _ in range(3):
        assert ann.wait()
        table = ann.page.locator(".tabletop > .own").bounding_box()
        assert table is not None
        cards = ann.page.locator(".tabletop > .own .card.lit").all()
        boxes = [card.bounding_box() for card in cards]
        assert len({(round(box["x"]), round(box["y"])) for box in boxes if box}) == len(cards) > 8
        assert all(box and table["y"] <= box["y"] <= table["y"] + table["height"] - box["height"] for box in boxes)
        for card in cards:
            if WORDLESS not in str(card.text_content()):
                expect(card.locator(".rules")).to_be_visible()
        ann.pick()


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


def test_some_games_to_resume_stand_before_the_others_and_all_on_demand(arrive: Arrive) -> None:
    ann = arrive("phone")
    for _ in range(4):
        come_to_table(ann, "kyza", BOT)
    ann.page.goto("/")
    resume = ann.page.get_by_role("region", name="Resume").get_by_role("listitem")
    expect(resume).to_have_count(4)
    come_to_table(ann, "krysis", BOT)
    ann.page.goto("/")
    expect(resume).to_have_count(3)
    ann.press(ann.page.get_by_role("button", name="Show all 5"))
    expect(resume).to_have_count(5)
    expect(resume.filter(has_text="Krysis")).to_have_count(1)
