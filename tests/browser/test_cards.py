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


def test_a_deck_is_read_before_it_is_played(arrive: Arrive) -> None:
    ann = arrive("phone")
    ann.page.goto("/new/kyza")
    deck = ann.page.get_by_label("Deck", exact=True).first
    deck.select_option("Sparks and Drums")
    with ann.page.expect_popup() as opened:
        ann.page.get_by_role("link", name="Read its cards").first.tap()
    page = opened.value
    expect(page.get_by_role("heading", level=1)).to_have_text("Cards of Sparks and Drums")
    expect(page.get_by_text("A deck of Kyza Kards: 20 Konflict")).to_be_visible()
    expect(page.locator(".cards > li")).to_have_count(10)
    expect(page.get_by_title("There are 2")).to_have_count(10)
    page.get_by_role("link", name="Cart Pusher").tap()
    page.get_by_role("link", name="All cards of Sparks and Drums").tap()
    expect(page.locator(".cards > li")).to_have_count(10)
    page.goto("/cards/kyza?deck=nonesuch")
    expect(page.get_by_role("alert")).to_contain_text("nonesuch")
    ann.page.evaluate(
        "lists => localStorage.setItem('cardwright:decks:kyza', JSON.stringify(lists))",
        [{"name": "Sparks and Drums", "text": "The Long Parade"}],  # called as one that ships
    )
    page.goto("/cards/kyza?list=Sparks+and+Drums")
    expect(page.get_by_role("heading", level=1)).to_have_text("Cards of The Long Parade")
    page.goto("/cards/kyza?deck=Sparks+and+Drums")
    expect(page.get_by_role("heading", level=1)).to_have_text("Cards of Sparks and Drums")
    deck.select_option("random")  # nobody knows yet
    expect(ann.page.get_by_role("link", name="Read its cards")).to_have_count(0)


def test_a_card_that_is_none_is_no_dead_end(arrive: Arrive) -> None:
    ann = arrive()
    ann.page.goto("/cards/kyza?card=nonesuch")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("There is no such card")
    ann.page.get_by_role("link", name="All cards of Kyza").click()
    expect(ann.page.locator(".cards > li").first).to_be_visible()
