"""Several things, or several numbers, in one answer: by clicks, taps and keys in any order, then confirmed."""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.driver import SIZES, Player


def hand_of_krysis(arrive: Arrive, size: str) -> tuple[Player, Locator]:
    """Krysis with hands that players choose: nine of eighteen agents; the options of whoever does."""
    ann = arrive(size)
    ann.set_up("krysis", "nine agents of one")
    ann.wait()
    more = ann.page.locator(".prompt .more[aria-expanded=false]")
    if more.count():
        ann.press(more)
    return ann, ann.page.locator(".prompt .options [data-option]")


@pytest.mark.parametrize("size", SIZES)
def test_agents_are_kept_in_any_order(arrive: Arrive, size: str) -> None:
    ann, options = hand_of_krysis(arrive, size)
    confirm = ann.page.locator("[data-confirm]")
    status = ann.page.locator(".marking [role=status]")
    expect(options).to_have_count(18)
    expect(confirm).to_be_disabled()
    for number in (17, 3, *range(10, 17)):
        ann.press(options.nth(number))
    expect(status).to_contain_text("9 marked.")
    expect(confirm).to_have_text("Choose 9")
    ann.press(options.nth(0))
    expect(status).to_contain_text("9 are marked already")
    expect(options.nth(0)).to_have_attribute("aria-pressed", "false")
    ann.press(options.nth(17))
    ann.press(options.nth(0))
    expect(options.nth(17)).to_have_attribute("aria-pressed", "false")
    wanted = [text.removeprefix("✓").strip() for text in options.locator(".text").all_inner_texts()]
    kept = sorted(wanted[number].removeprefix("Pick ") for number in (0, 3, *range(10, 17)))
    ann.press(confirm)
    ann.wait()
    state = ann.page.request.get(f"/api/tables/{ann.table}").json()
    hand = state["view"]["players"][0]["areas"]["hand"]["cards"]
    assert sorted(card["name"] for card in hand) == kept
    bid_by_steppers(ann)


OVERLAPS: Final = """() => [...document.querySelectorAll(".cell")].flatMap(cell => {
    const [name, foot] = [".label", ".foot"].map(part => cell.querySelector(part)?.getBoundingClientRect());
    return name && foot && name.bottom > foot.top + 1 ? [cell.innerText] : [];
})"""
"""The places of the board whose name lies on their figures."""


def bid_by_steppers(ann: Player) -> None:
    """One panel has all colors: what is counted up and down again is bid at once, and no more than there is."""
    home = ann.page.request.get(f"/api/tables/{ann.table}").json()["view"]["players"][0]["counters"]
    more, fewer = ("[aria-label='More {} crystals']", "[aria-label='Fewer {} crystals']")
    panel, confirm = ann.page.locator(".amounts"), ann.page.locator("[data-confirm]")
    total = panel.locator("[role=status]")
    all_of_it = 3 * home["home_red"] + 2 * home["home_blue"] + home["home_white"]
    expect(confirm).to_have_text("Bid nothing")
    expect(total).to_have_text(f"Your bid counts 0 of {all_of_it}.")
    assert ann.page.evaluate(OVERLAPS) == []
    for color in ("white", "white", "blue"):
        ann.press(panel.locator(more.format(color)))
    ann.press(panel.locator(fewer.format("white")))
    expect(total).to_have_text(f"Your bid counts 3 of {all_of_it}.")
    for _ in range(home["home_blue"] - 1):
        ann.press(panel.locator(more.format("blue")))
    expect(panel.locator(more.format("blue"))).to_have_attribute("aria-disabled", "true")
    expect(confirm).to_have_text(f"Bid {2 * home['home_blue'] + 1}")
    ann.press(confirm)
    ann.wait()
    expect(panel).to_have_count(0)
    paid = ann.page.request.get(f"/api/tables/{ann.table}").json()["view"]["players"][0]
    assert paid["counters"]["home_blue"] == 0
    assert paid["counters"]["home_white"] == home["home_white"] - 1


def test_marks_are_set_and_taken_off_by_keys(arrive: Arrive) -> None:
    ann, options = hand_of_krysis(arrive, "desktop")
    keys = ann.page.keyboard
    for key in "987654321":
        keys.press(key)
    confirm = ann.page.locator("[data-confirm]")
    expect(confirm).to_have_text("Choose 9")
    keys.press("z")
    expect(options.nth(0)).to_have_attribute("aria-pressed", "false")
    keys.press("1")
    keys.press("Space")
    ann.wait()
    expect(ann.page.locator(".marking")).to_have_count(0)
    panel = ann.page.locator(".amounts")
    keys.press("1")  # what is typed is the first number
    expect(panel.get_by_role("spinbutton").first).to_have_value("1")
    keys.press("9")
    expect(panel.locator("[role=status]")).to_contain_text("No more fit")
    keys.press("ArrowDown")
    keys.press("Tab")
    expect(panel.get_by_role("button", name="More red crystals")).to_be_focused()
    keys.press("Tab")
    keys.press("Tab")
    keys.press("2")
    expect(panel.get_by_role("spinbutton").nth(1)).to_have_value("2")
    keys.press("Enter")
    ann.wait()
    expect(panel).to_have_count(0)


def test_people_at_one_screen_answer_in_secret_one_after_the_other(arrive: Arrive) -> None:
    ann = arrive("desktop")
    ann.call_oneself("Ann")
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bea")]
    new = {"key": "hot", "game": "krysis", "places": seats, "options": {"tactical": 1}}
    here = ann.page.url.rstrip("/")
    made = ann.page.request.post("/api/tables", data=new, headers={"Origin": here}).json()
    ann.page.goto(f"/g/{made['table']}")
    options = ann.page.locator(".prompt .options [data-option]")
    for name in ("Ann", "Bea"):
        ann.press(ann.page.get_by_role("button", name=f"I am {name}"))
        if name == "Ann":
            ann.page.keyboard.press("a")  # all options are listed, for whoever sits here
        expect(options).to_have_count(18)
        expect(ann.page.locator("[data-confirm]")).to_have_text("Choose")
        for number in range(9):
            ann.press(options.nth(number))
        ann.press(ann.page.locator("[data-confirm]"))
    expect(ann.page.locator(".marking")).to_have_count(0)
    ann.press(ann.page.get_by_role("button", name="I am Ann"))
    expect(ann.page.locator(".marking")).to_have_count(0)
    ann.press(ann.page.get_by_role("button", name="More white crystals"))
    ann.press(ann.page.locator("[data-confirm]"))
    ann.press(ann.page.get_by_role("button", name="I am Bea"))
    expect(ann.page.locator("[data-confirm]")).to_have_text("Bid nothing")
