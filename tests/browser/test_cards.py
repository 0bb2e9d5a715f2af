"""The gallery: all cards of a game, and each at an address of its own."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive


def test_each_card_has_an_address_of_its_own(arrive: Arrive) -> None:
    ann = arrive()
    ann.page.goto("/cards/keyforge?suit=dis")
    cards = ann.page.locator(".cards > li")
    expect(ann.page.get_by_role("status")).to_have_text(re.compile("^[0-9]+ of 370 cards$"))
    link = cards.nth(20).get_by_role("link")
    link.scroll_into_view_if_needed()
    name = link.inner_text()
    link.click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(name)
    expect(ann.page).to_have_title(f"{name} · Cardwright")
    sent = ann.page.get_by_label("A link to this card").input_value()

    ann.page.get_by_role("link", name=re.compile("→$")).click()  # the next one of what was found
    expect(ann.page.get_by_role("heading", level=1)).not_to_have_text(name)
    ann.page.go_back()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(name)
    ann.page.go_back()
    expect(ann.page).to_have_title("Cards of KeyForge · Cardwright")
    expect(cards.nth(20)).to_be_in_viewport()  # where it was left
    expect(ann.page).to_have_url(re.compile("suit=dis"))

    ben = arrive("phone")
    ben.page.goto(sent)
    expect(ben.page.get_by_role("heading", level=1)).to_have_text(name)
    ben.page.get_by_role("link", name="All cards of KeyForge").tap()
    expect(ben.page.get_by_role("status")).to_have_text("370 cards")


def test_a_card_that_is_none_is_no_dead_end(arrive: Arrive) -> None:
    ann = arrive()
    ann.page.goto("/cards/kyza?card=nonesuch")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("There is no such card")
    ann.page.get_by_role("link", name="All cards of Kyza").click()
    expect(ann.page.locator(".cards > li").first).to_be_visible()
