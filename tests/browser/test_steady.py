"""The table stays where it is whatever is asked, and nothing that was opened for one question stays for the next."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.ahead import BOT, come_to_table
from tests.browser.conftest import Arrive
from tests.browser.driver import Player

QUESTIONS: Final = 30
WINDOWS: Final = [("desktop", 1280, 800), ("phone", 390, 844)]
LYING: Final = """() => {
    const box = element => element?.getBoundingClientRect();
    const table = box(document.querySelector(".tabletop"));
    const rows = [...document.querySelectorAll(".own .grid")].map(grid => box(grid).bottom);
    const below = box(document.querySelector(".mine") ?? document.querySelector(".prompt")).top;
    return {table: [table.top, table.height].map(Math.round), row: Math.max(...rows) - below};
}"""
"""Where the table lies, and by how much the viewer's own board lies below what comes after it."""


def kryptik(arrive: Arrive, window: tuple[str, int, int]) -> Player:
    """Come to a table against a bot, in a window of that size."""
    size, width, height = window
    ann = arrive(size)
    ann.page.set_viewport_size({"width": width, "height": height})
    come_to_table(ann, "kryptik", BOT)
    ann.wait_for_table()
    return ann


@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: window[0])
def test_the_table_does_not_move_from_one_question_to_the_next(arrive: Arrive, window: tuple[str, int, int]) -> None:
    ann = kryptik(arrive, window)
    places = set()
    while ann.picks < QUESTIONS and ann.wait():
        lying = ann.page.evaluate(LYING)
        if not ann.page.locator(".hand.empty").count():  # what an empty hand leaves the table takes
            places.add(tuple(lying["table"]))
        if not ann.page.locator(".prompt .more[aria-expanded=true], .prompt .marking").count():
            assert lying["row"] <= 1, ann.page.locator(".prompt").inner_text()
        ann.pick()
    assert ann.picks == QUESTIONS
    assert len(places) == 1, places


def test_a_phone_lists_all_options_for_one_question_only(arrive: Arrive) -> None:
    ann = kryptik(arrive, WINDOWS[1])
    more = ann.page.locator(".prompt .more")
    assert ann.wait()
    ann.press(more)
    expect(more).to_have_attribute("aria-expanded", "true")
    ann.pick()
    assert ann.wait()
    expect(ann.page.locator(".prompt .more[aria-expanded=true]")).to_have_count(0)


def test_plates_tell_who_still_chooses_in_secret(arrive: Arrive) -> None:
    ann = arrive("desktop")
    ann.call_oneself("Ann")
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bea")]
    new = {"key": "secret", "game": "krysis", "places": seats, "options": {}}
    here = ann.page.url.rstrip("/")
    made = ann.page.request.post("/api/tables", data=new, headers={"Origin": here}).json()
    ann.page.goto(f"/g/{made['table']}")
    ann.press(ann.page.get_by_role("button", name="I am Ann"))
    plates = ann.page.locator(".plate")
    mine, other = plates.filter(has_text="Ann"), plates.filter(has_text="Bea")
    for plate in (mine, other):
        expect(plate.locator(".tag")).to_have_text(["choosing"])
    ann.press(ann.page.get_by_role("button", name="More white crystals"))
    ann.press(ann.page.locator("[data-confirm]"))
    ann.press(ann.page.get_by_role("button", name="I am Bea"))
    expect(mine.locator(".tag")).to_have_text(["ready"])
    expect(other.locator(".tag")).to_have_text(["choosing"])
