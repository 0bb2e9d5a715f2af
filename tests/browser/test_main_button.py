"""One button at one place goes on, and warns before a turn ends with something left to do."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.driver import SIZES, Player


def to_the_main_step(arrive: Arrive, size: str = "desktop") -> Player:
    """KeyForge, in a turn in which something can be done, and ended."""
    ann = arrive(size)
    ann.set_up("keyforge", bot="Random")
    main = ann.page.locator("[data-main]", has_text="End turn")
    while ann.wait() and not (main.count() and ann.page.locator("button.card.lit").count()):
        ann.pick()
    return ann


@pytest.mark.parametrize("size", SIZES)
def test_who_ends_a_turn_with_something_left_is_warned_once(arrive: Arrive, size: str) -> None:
    ann = to_the_main_step(arrive, size)
    main, said = ann.page.locator("[data-main]"), ann.page.locator(".prompt .left")
    more = ann.page.locator(".prompt .more[aria-expanded=false]")
    if more.count():
        ann.press(more)  # so many options leave the sentence no room
    ann.press(main)
    expect(said).to_contain_text("You could still")
    assert ann.still_asked()
    if size == "phone":
        sentence, button = said.bounding_box(), main.bounding_box()
        assert sentence
        assert button
        assert sentence["y"] + sentence["height"] <= button["y"] + 1
    ann.press(main)
    assert ann.wait()
    expect(said).to_have_count(0)


def test_the_key_warns_too_unless_one_wants_no_warning(arrive: Arrive) -> None:
    ann = to_the_main_step(arrive)
    switch = ann.page.get_by_role("button", name="Turn-end warning")
    for pressed in ("false", "true"):  # the focus is there then, and the key stays what it is
        ann.press(switch)
        expect(switch).to_have_attribute("aria-pressed", pressed)
    ann.page.keyboard.press("Space")
    expect(ann.page.locator(".prompt .left")).to_be_visible()
    ann.press(switch)
    ann.page.reload()
    ann.wait_for_table()
    ann.page.keyboard.press("Space")
    assert ann.wait()


def test_what_lies_on_cards_is_listed_only_where_one_asks_for_it(arrive: Arrive) -> None:
    ann = to_the_main_step(arrive)
    while ann.page.locator(".prompt .more").count() == 0:  # so few that all are listed
        ann.pick()
        assert ann.wait()
    listed = ann.page.locator(".prompt .options [data-option]")
    before = listed.count()
    ann.page.keyboard.press("a")
    expect(ann.page.locator(".prompt .more")).to_have_attribute("aria-expanded", "true")
    assert listed.count() > before
    ann.page.keyboard.press("a")
    expect(listed).to_have_count(before)
