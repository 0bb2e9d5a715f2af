"""A whole game without a mouse."""

import re

from playwright.sync_api import expect

import cardwright as cw
from tests.browser.ahead import BOT, opened, play_ahead
from tests.browser.conftest import Arrive
from tests.browser.driver import MOST_PICKS, Player, bounds
from tests.service.served import Message, playing

DECK = next(iter(cw.load("kyza").decks))


def focus(player: Player, name: str) -> None:
    """Go on with Tab until something of that name has the focus."""
    for _ in range(60):
        player.page.keyboard.press("Tab")
        if name in player.page.evaluate("document.activeElement.closest('a, button')?.innerText ?? ''"):
            return
    raise AssertionError(f"Tab does not come to {name!r}.")


def pick(player: Player) -> None:
    """Pick by the number of an option, or walk to a card and press Enter; where several are chosen mark them first."""
    press = player.page.keyboard.press
    numbers = tuple(range(1, 1 + min(player.page.locator(".prompt [data-option]").count(), 9)))
    player.picks += 1
    marking = player.page.locator(".marking")
    if marking.count():
        least, most = bounds(marking)
        for number in player.rng.shuffled(numbers)[: least + player.rng.below(most - least + 1)]:
            press(str(number))
        player.page.locator("[data-confirm]:enabled").press("Enter")
        return
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
    key = str(numbers[player.rng.below(len(numbers))])
    press(key)
    if player.page.locator("[data-main].warned").count():  # something is left to do, which is said once
        press(key)


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
    expect(ann.page.locator(".table :focus")).to_have_count(1)  # where it was, or at what one may do now
    focus(ann, "Watch the replay")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/replay/*")
    expect(ann.page.locator(".moment")).to_contain_text("step 0")
    ann.page.keyboard.press("End")
    expect(ann.page.locator(".moment")).to_contain_text("won")


def test_arrows_lead_along_what_happened(arrive: Arrive) -> None:
    ann = arrive()
    ann.set_up("keyforge")
    steps = ann.page.get_by_role("region", name=re.compile("last turn$")).get_by_role("listitem").get_by_role("button")
    while ann.wait() and steps.count() < 2:
        ann.pick()
    press = ann.page.keyboard.press
    steps.first.focus()
    press("ArrowRight")
    expect(steps.nth(1)).to_be_focused()
    press("Shift+Tab")
    press("Tab")  # comes back to where one was, since all steps are one stop
    expect(steps.nth(1)).to_be_focused()
    press("Tab")
    expect(ann.page.get_by_role("button", name="Watch again")).to_be_focused()
    press("l")
    expect(ann.page.locator(".log .turns")).to_be_focused()
    press("ArrowLeft")  # to the newest name of a card
    named = ann.page.locator(".log [data-item]:focus")
    name = named.inner_text()
    press("Enter")
    expect(ann.page.get_by_role("complementary", name=re.compile("^Card: "))).to_contain_text(name.rstrip(".,"))


def may_choose(state: Message) -> bool:
    """Whether there is a card in hand with two options, neither of which is among the first two of all."""
    verbs: dict[int, set[str]] = {}
    for option in playing(state)[2:]:
        verbs.setdefault(option.get("card", -1), set()).add(option["verb"])
    return any({"play", "set"} <= each for each in verbs.values())


def test_the_menu_of_a_card_numbers_its_own_options(arrive: Arrive) -> None:
    ann = arrive()
    assert play_ahead(opened(ann, "kyza", BOT, deck=DECK), may_choose, ann)
    ann.page.keyboard.press("a")  # all options are listed
    expect(ann.page.locator(".prompt kbd:visible").last).to_be_visible()
    ann.page.locator(".hand button.card.lit").last.click()
    options = ann.page.locator(".menu [data-option]")
    expect(options.locator("kbd")).to_have_text(["1", "2"])
    assert options.nth(1).get_attribute("data-option") != "1"
    expect(ann.page.locator(".prompt kbd:visible")).to_have_count(0)  # they pick nothing now
    ann.page.keyboard.press("3")
    expect(options).to_have_count(2)
    verb, name = options.nth(1).locator(".text").inner_text().partition(" #")[0].split(" ", 1)
    ann.page.keyboard.press("2")
    expect(ann.page.locator(".log")).to_contain_text(f"You {verb.lower()} {name}.")


def test_keys_are_told(arrive: Arrive) -> None:
    ann = arrive()
    ann.set_up("kyza")
    ann.wait()
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("heading", name="Keys")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("heading", name="Keys")).to_be_hidden()
