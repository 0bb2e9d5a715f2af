"""A lesson in the browser: the coach says what to do, answers what does not fit, and the learner wins."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.driver import Player
from tests.browser.test_phone import fits


def card(player: Player, name: str) -> Locator:
    """A card on the table, by its name."""
    return player.page.locator("button.card", has_text=name).first


def does(player: Player, verb: str, name: str) -> None:
    """Do something with a card, by its menu where there is a choice."""
    player.press(card(player, name))
    player.press(player.page.locator(".menu [data-option]", has_text=re.compile(f"^\\S*\\s*{verb}", re.IGNORECASE)))


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_lesson_is_begun_with_one_click_and_its_coach_answers(arrive: Arrive, size: str) -> None:
    ann = arrive(size)
    ann.page.goto("/")
    ann.press(ann.page.get_by_role("button", name="Learn Kyza Kards in 8 minutes"))
    ann.page.wait_for_url("**/g/*")
    coach = ann.page.locator(".coach")
    expect(coach).to_contain_text("Step 1 of 12")
    expect(coach).to_contain_text("play Quick Tailor.")
    expect(card(ann, "Quick Tailor")).to_have_class(re.compile(r"\blit\b.*\bnamed\b"))
    expect(card(ann, "Pocket Thief")).not_to_have_class(re.compile(r"\blit\b"))
    does(ann, "play", "Pocket Thief")
    expect(coach.get_by_role("status")).to_have_text(re.compile("^Its turn will come."))
    if size == "phone":
        fits(ann)
    does(ann, "play", "Quick Tailor")
    expect(coach).to_contain_text("Step 2 of 12")
    expect(coach.get_by_role("status")).to_be_empty()
    expect(card(ann, "Pocket Thief")).to_have_class(re.compile(r"\blit\b"))
    # The page can be loaded again, and picks taken back.
    ann.page.reload()
    expect(coach).to_contain_text("Step 2 of 12")
    ann.press(ann.page.get_by_role("button", name="Undo"))
    expect(coach).to_contain_text("Step 1 of 12")


@pytest.mark.parametrize(
    ("lesson", "steps"), [("Kryptik in 8 minutes", 10), ("Crystal Crucible in 9 minutes", 12)], ids=["rows", "board"]
)
def test_what_the_coach_names_comes_into_sight_on_a_phone(arrive: Arrive, lesson: str, steps: int) -> None:
    ann = arrive("phone")
    ann.page.goto("/")
    ann.press(ann.page.get_by_role("button", name=f"Learn {lesson}"))
    ann.page.wait_for_url("**/g/*")
    expect(ann.page.locator(".coach")).to_contain_text(f"Step 1 of {steps}")
    expect(ann.page.locator(".tabletop .named").last).to_be_in_viewport(ratio=0.9)
    fits(ann)


def test_a_bid_is_answered_as_a_whole_and_whom_the_coach_names_is_in_sight_on_a_phone(arrive: Arrive) -> None:
    ann = arrive("phone")
    ann.page.goto("/")
    ann.press(ann.page.get_by_role("button", name="Learn Krysis in 8 minutes"))
    ann.page.wait_for_url("**/g/*")
    coach = ann.page.locator(".coach")
    expect(coach).to_contain_text("Step 1 of 13")
    confirm = ann.page.locator("[data-confirm]")
    ann.press(ann.page.get_by_role("button", name="More red crystals"))
    ann.press(confirm)
    expect(coach.get_by_role("status")).to_have_text("Your red crystal is worth 3 points at the end. Keep it.")
    ann.press(ann.page.get_by_role("button", name="Fewer red crystals"))
    ann.press(confirm)
    expect(coach).to_contain_text("Step 2 of 13")
    ann.press(ann.page.locator("button.cell.lit").first)
    expect(coach).to_contain_text("Step 3 of 13")
    ann.press(ann.page.locator("[data-option]", has_text="Take 1 blue crystal"))
    expect(coach).to_contain_text("Step 4 of 13")
    expect(ann.page.locator(".hand .named", has_text="Siege Hand")).to_be_in_viewport(ratio=0.9)
    fits(ann)
