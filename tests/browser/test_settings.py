"""Settings hold at once, after a reload, and in other tabs; at the table they are a drawer."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.driver import Player
from tests.browser.test_access import sound
from tests.browser.test_main_button import to_the_main_step

PAINTED_WITHOUT: Final = """() => {
    new MutationObserver(() => {
        if (document.body && !window.seen) window.seen = {...document.documentElement.dataset};
    }).observe(document, {childList: true, subtree: true});
}"""
"""Notes the look with which the body begins, before the program runs."""

NAMED: Final = """() => {
    const focused = document.activeElement;
    return (focused.closest("fieldset") ?? focused.closest("label"))?.innerText.split("\\n")[0] ?? "";
}"""
"""What the focus is on, by the first line of it."""
IN_SIGHT: Final = """what => {
    const { top, bottom } = document.querySelector(".tabletop").getBoundingClientRect();
    return [...document.querySelectorAll(what)].some(each => {
        const box = each.getBoundingClientRect();
        return box.top >= top - 1 && box.bottom <= bottom + 1;
    });
}"""
"""Whether all of one of these is in sight on the table."""
LIT: Final = ".tabletop [data-item].lit"
HELD: Final = ".hand .card"
LAID: Final = ".own .front .card"
BEHIND: Final = ".own .back .card"


def choose(page: Page, legend: str, label: str) -> None:
    """Choose among several, by name."""
    group = page.get_by_role("group", name=legend, exact=True)
    group.get_by_role("radio", name=label, exact=True).check(force=True)


def at_the_table(player: Player) -> Locator:
    """Open the settings beside the table."""
    if player.page.get_by_role("button", name="Log ☰").count():
        player.press(player.page.get_by_role("button", name="Log ☰"))
    player.press(player.page.get_by_role("button", name="Settings"))
    drawer = player.page.get_by_role("dialog", name="Settings")
    drawer.wait_for()
    return drawer


def close(player: Player) -> None:
    """Close what is open over the table."""
    player.press(player.page.get_by_role("dialog").get_by_role("button", name="Close"))
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    drawer = player.page.locator(".drawer").get_by_role("button", name="Close")
    if drawer.count():
        player.press(drawer)


def to_mid_game(arrive: Arrive, size: str = "desktop") -> Player:
    """KeyForge, with cards on the table and in hand."""
    ann = to_the_main_step(arrive, size)
    while not all(ann.page.locator(where).count() for where in (HELD, LAID, "[data-main]")):
        ann.pick()
        assert ann.wait()
    return ann


def again(player: Player) -> None:
    """Load the table anew."""
    player.page.reload()
    player.wait_for_table()


def width(player: Player, what: str) -> float:
    """How wide the first of these is."""
    box = player.page.locator(what).first.bounding_box()
    assert box
    return box["width"]


def left(player: Player, what: str) -> float:
    """Where the first of these begins."""
    box = player.page.locator(what).first.bounding_box()
    assert box
    return box["x"]


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_cards_and_text_are_as_large_as_one_wants_them(arrive: Arrive, size: str) -> None:
    ann = to_mid_game(arrive, size)
    again(ann)  # nothing is on its way any more
    behind = [BEHIND] if ann.page.locator(BEHIND).count() else []
    usual = {what: width(ann, what) for what in (HELD, LAID, *behind)}
    ask = ann.page.locator(".prompt .ask")
    letters = "each => parseFloat(getComputedStyle(each).fontSize)"
    before = ask.evaluate(letters)
    for label, larger in (("Large", True), ("Small", False)):
        at_the_table(ann)
        choose(ann.page, "Cards", label)
        close(ann)
        again(ann)
        for what, was in usual.items():
            now = width(ann, what)
            assert now > was * 1.05 if larger else now < was * 0.95, (label, what)
    at_the_table(ann)
    choose(ann.page, "Cards", "Normal")
    choose(ann.page, "Text", "Larger")
    close(ann)
    again(ann)
    assert ask.evaluate(letters) == pytest.approx(before * 1.25, rel=0.01)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(ann.page.locator("[data-main]")).to_be_in_viewport(ratio=1)


def test_however_large_cards_are_something_that_can_be_picked_is_in_sight(arrive: Arrive) -> None:
    ann = arrive()
    ann.page.goto("/settings")
    choose(ann.page, "Cards", "Large")
    ann.set_up("kyza", bot="Random")
    scrolled = 0
    while ann.wait() and scrolled < 3:
        if ann.page.locator(LIT).count():
            ann.page.wait_for_function(IN_SIGHT, arg=LIT)
            scrolled += ann.page.locator(".tabletop").evaluate("each => each.scrollTop > 0")
        ann.pick()
    assert scrolled == 3


def test_the_left_hand_has_the_main_button_and_the_panel(arrive: Arrive) -> None:
    ann = to_the_main_step(arrive)
    middle = 1440 / 2
    assert left(ann, "[data-main]") > left(ann, ".prompt .ask")
    assert left(ann, "aside") > middle
    at_the_table(ann)
    choose(ann.page, "Main button and panel", "Left")
    close(ann)
    again(ann)
    assert left(ann, "[data-main]") < left(ann, ".prompt .ask")
    assert left(ann, "aside") == 0
    ann.page.set_viewport_size({"width": 740, "height": 360})  # a phone that is held sideways
    expect(ann.page.locator(".board.low")).to_be_visible()
    assert left(ann, "[data-main]") < left(ann, ".hand")


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("palette", ["None", "Red and green", "Blue and yellow"])
def test_with_high_contrast_and_other_colors_all_can_be_read(arrive: Arrive, size: str, palette: str) -> None:
    ann = to_the_main_step(arrive, size)
    badge = "each => getComputedStyle(each.querySelector('.badge')).backgroundColor"
    cards = ann.page.locator(HELD)
    before = cards.evaluate_all(f"cards => cards.map({badge})")
    at_the_table(ann)
    choose(ann.page, "Contrast", "High")
    choose(ann.page, "Colors that look alike to me", palette)
    sound(ann)
    close(ann)
    again(ann)
    sound(ann)
    paper = ann.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert paper in {"rgb(0, 0, 0)", "rgb(255, 255, 255)"}
    after = cards.evaluate_all(f"cards => cards.map({badge})")
    assert (after == before) == (palette == "None")


def test_nothing_is_foreseen_for_whoever_wants_to_find_out(arrive: Arrive) -> None:
    ann = arrive()
    ann.set_up("keyforge", bot="Random")
    ann.wait_for_table()
    ann.page.keyboard.press("a")  # all options are listed
    called = ann.page.locator(".text", has_text=re.compile("^Reap "))
    reap, outcome = ann.page.locator(".prompt [data-option]", has=called), ann.page.locator(".outcome")
    while ann.wait() and not reap.count():
        ann.pick()
    reap.first.hover()
    expect(outcome).to_be_visible()
    at_the_table(ann)
    ann.press(ann.page.get_by_label("Show what an option leads to"))
    close(ann)
    again(ann)
    with ann.page.expect_console_message(lambda message: message.text == "rested"):
        reap.first.hover()
        ann.page.evaluate("setTimeout(() => console.log('rested'), 1000)")
    expect(outcome).to_have_count(0)


def test_who_wants_no_question_resigns_at_once(arrive: Arrive) -> None:
    ann = to_the_main_step(arrive)
    at_the_table(ann)
    ann.press(ann.page.get_by_label("Ask once more before I resign"))
    close(ann)
    ann.press(ann.page.get_by_role("button", name="Resign"))
    expect(ann.page.locator(".result")).to_be_visible()


def test_quick_buttons_and_settings_are_the_same(arrive: Arrive) -> None:
    ann = to_the_main_step(arrive)
    at_the_table(ann)
    choose(ann.page, "Speed of what is played", "Slow")
    choose(ann.page, "Where I can only pass or end the turn", "Always ask me")
    for label in ("Play sounds", "Warn me before a turn ends"):
        ann.press(ann.page.get_by_label(label))
    close(ann)
    expect(ann.page.get_by_role("combobox", name="Speed")).to_have_value("slow")
    expect(ann.page.get_by_role("button", name="Sound on")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Turn-end warning off")).to_be_visible()
    ann.press(ann.page.get_by_text("When you are asked"))
    asked = ann.page.get_by_label("Ask me even where I can only end the turn")
    expect(asked).to_be_checked()
    asked.click()
    expect(asked).not_to_be_checked()
    at_the_table(ann)
    expect(ann.page.get_by_role("radio", name="Do it for me")).to_be_checked()


def test_other_tabs_follow_and_nothing_flashes(arrive: Arrive) -> None:
    ann = arrive()
    ann.page.goto("/")
    other = ann.page.context.new_page()
    ann.press(ann.page.get_by_role("link", name="Settings"))
    other.goto("/settings")
    choose(other, "Colors", "Dark")
    choose(other, "Text", "Large")
    root = ann.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(ann.page.get_by_role("radio", name="Dark", exact=True)).to_be_checked()
    expect(ann.page.get_by_role("button", name=re.compile("^Colors: dark"))).to_be_visible()
    other.close()
    ann.page.add_init_script(f"({PAINTED_WITHOUT})()")
    ann.page.reload()
    ann.page.get_by_role("heading", name="Settings").wait_for()
    first = ann.page.evaluate("window.seen")
    assert (first["theme"], first["text"]) == ("dark", "large")
    ann.press(ann.page.get_by_role("button", name="Reset all settings"))
    expect(root).to_have_attribute("data-theme", "system")


def test_the_keys_reach_every_setting_and_leave_the_game_alone(arrive: Arrive) -> None:
    ann = to_the_main_step(arrive)
    keyboard = ann.page.keyboard
    keyboard.press(",")
    drawer = ann.page.get_by_role("dialog", name="Settings")
    expect(drawer.get_by_role("button", name="Close")).to_be_focused()
    reached = set()
    for _ in range(40):
        keyboard.press("Tab")
        name = ann.page.evaluate(NAMED)
        reached.add(name)
    assert {
        "Colors",
        "Contrast",
        "Text",
        "Cards",
        "Play sounds",
        "Warn me before a turn ends with something left to do",
    } <= reached
    drawer.get_by_role("radio", name="As the system").focus()
    keyboard.press("ArrowRight")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "light")
    keyboard.press("Space")  # not the main button's now
    assert ann.still_asked()
    keyboard.press("Escape")
    expect(drawer).to_have_count(0)
