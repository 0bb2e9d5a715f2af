"""Cards are read by pointing at them."""

import re
from dataclasses import replace

from playwright.sync_api import expect

import cardwright as cw
from cardwright.decks import text
from tests.browser.conftest import Arrive

REPEATING = {"bone-picker": "uproot", "briar-pup": "bury-the-past", "sap-tapper": "spring-flood"}
"""Cards of Kryptik with one sentence in two paragraphs, and those of the starter whose place they take."""


def test_a_card_that_says_a_sentence_twice_is_read_whole(arrive: Arrive) -> None:
    kryptik = cw.load("kryptik")
    starter = kryptik.decks["Deep Compost"]
    assert kryptik.deck_form is not None
    # Without a side, so that none of them is there too often.
    cards = tuple(
        replace(each, key=REPEATING.get(each.key, each.key)) for each in starter.cards if each.section == "main"
    )
    titles = [kryptik.print_by_key(key).name for key in REPEATING.values()]
    ann = arrive()
    ann.page.goto("/new/kryptik")
    ann.page.get_by_label("Deck").first.select_option(label="A list of your own…")
    ann.page.get_by_label("Deck list").fill(text.write(replace(starter, cards=cards), kryptik.deck_form))
    ann.press(ann.page.get_by_role("button", name="Start the game"))
    ann.page.wait_for_url("**/g/*")
    held = ann.page.locator(", ".join(f'.card[data-handle][aria-label^="{name}"]' for name in titles))
    while ann.wait() and not held.count():
        ann.pick()
    ann.page.mouse.move(0, 0)  # away from the card that was picked, which has a sheet too
    sheet = ann.page.locator(".card-sheet")
    expect(sheet).to_have_count(0)
    held.first.dispatch_event("pointerenter", {"pointerType": "mouse"})
    expect(sheet.get_by_role("heading")).to_have_text(re.compile("|".join(titles)))
    said = [text.rpartition("\n")[2] for text in sheet.locator("p.text").all_inner_texts()]  # without "11 year:"
    assert len(set(said)) < len(said)
    expect(sheet.locator("header .symbols")).to_have_count(1)  # what it costs
    expect(ann.page.locator(".table")).not_to_contain_text("{")
