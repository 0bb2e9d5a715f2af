"""A whole game without a mouse."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.driver import MOST_PICKS, Player


def focus(player: Player, name: str) -> None:
    """Go on with Tab until something of that name has the focus."""
    for _ in range(60):
        player.page.keyboard.press("Tab")
        if name in player.page.evaluate("document.activeElement.closest('a, button')?.innerText ?? ''"):
            return
    raise AssertionError(f"Tab does not come to {name!r}.")


def pick(player: Player) -> None:
    """Pick by the number of an option, or walk to a card and press Enter."""
    press = player.page.keyboard.press
    options = player.page.locator(".prompt [data-option]").count()
    player.picks += 1
    if player.rng.below(3) == 0:
        press("h")
        for _ in range(player.rng.below(4)):
            press("ArrowRight")
        press("Enter")  # picks, opens the menu of the card with its first option in focus, or says why not
        if player.still_asked() and player.page.locator(".menu [data-option]").count():
            press("Enter")
        if not player.still_asked():
            return
        press("Escape")
    number = str(1 + player.rng.below(min(options, 9)))
    press(number)
    if player.page.locator("[data-main].warned").count():  # something is left to do, which is said once
        press(number)
    confirm = player.page.locator("[data-confirm]")
    if player.still_asked() and confirm.count():
        confirm.press("Enter")


def test_a_whole_game_by_keys(arrive: Arrive) -> None:
    ann = arrive()
    ann.page.goto("/new/kyza")
    focus(ann, "Start the game")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/g/*")
    ann.wait_for_table()
    ann.page.keyboard.press("a")  # all options are listed, those of cards too
    while ann.wait():
        pick(ann)
        assert ann.picks < MOST_PICKS
    end = ann.page.get_by_role("region", name="The end of the game")
    expect(end).to_be_focused()  # once the last scene is seen
    ann.page.keyboard.press("Escape")
    expect(end).to_be_hidden()
    focus(ann, "Watch the replay")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/replay/*")
    expect(ann.page.locator(".moment")).to_contain_text("step 0")
    ann.page.keyboard.press("End")
    expect(ann.page.locator(".moment")).to_contain_text("won")


def test_keys_are_told(arrive: Arrive) -> None:
    ann = arrive()
    ann.set_up("kyza")
    ann.wait()
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("heading", name="Keys")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("heading", name="Keys")).to_be_hidden()
