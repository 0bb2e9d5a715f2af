"""A best of three between two people: cards are exchanged in secret, and all games can be looked at when it is over."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.driver import Player
from tests.browser.test_access import sound


def meet(ann: Player, ben: Player) -> None:
    """Let Ann set the series up, and Ben come by the link."""
    ann.page.goto("/new/kryptik")
    ann.choose("A friend")
    ann.page.get_by_role("radio", name="Best of three").check()
    ann.page.get_by_role("button", name="Make the table").click()
    ann.page.wait_for_url("**/g/*")
    ben.page.goto(ann.page.url)
    ben.page.get_by_role("button", name="Sit here").click()
    for player in (ann, ben):
        player.wait_for_table()


def exchange_one(player: Player) -> None:
    """Take a card in from the side deck and one out for it."""
    panel = player.page.get_by_role("dialog", name="Exchange cards")
    go = panel.get_by_role("button", name="Play the next game")
    main, side = panel.get_by_role("region", name="Main deck"), panel.get_by_role("region", name="Side deck")
    side.get_by_role("button", name=re.compile("^Take .* in")).first.press("Enter")
    expect(panel.get_by_role("status")).to_have_text("Take 1 out: 50 are played.")
    expect(go).to_be_disabled()
    main.get_by_role("button", name=re.compile("^Take .* out")).first.click()
    expect(main).to_contain_text("50")
    expect(side).to_contain_text("15")
    go.click()
    expect(panel).to_be_hidden()


def go_on(*players: Player) -> None:
    for player in players:
        expect(player.page.locator(".table[data-status=playing]")).to_be_visible()  # no longer the one that is over


def test_a_whole_series(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    meet(ann, ben)
    ann.resign()
    expect(ben.page.locator(".result")).to_contain_text("You lead 1 : 0 in this best of 3.")
    expect(ben.page.get_by_role("link", name="Watch the replay")).to_be_hidden()
    ann.page.get_by_role("button", name="Exchange cards").click()
    exchange_one(ann)
    expect(ann.page.locator(".result")).to_contain_text("Waiting for the others.")
    expect(ben.page.locator(".result")).to_contain_text("is ready for the next game.")
    ben.page.get_by_role("button", name="Next game").click()
    go_on(ann, ben)
    expect(ann.page.locator(".side .series")).to_have_text(re.compile("^Game 2 of 3 · .* 0 : 1 "))
    expect(ann.page.locator(".prompt")).to_contain_text("Who takes the first turn?")
    ben.resign()
    expect(ann.page.locator(".result")).to_contain_text("It stands 1 : 1 in this best of 3.")
    ann.page.get_by_role("button", name="Next game").click()
    expect(ben.page.locator(".result")).to_contain_text("is ready for the next game.")
    ben.page.get_by_role("button", name="Next game").click()
    go_on(ann, ben)
    ann.resign()
    expect(ben.page.locator(".result")).to_contain_text("You win the series 2 : 1.")
    expect(ben.page.get_by_role("button", name="Rematch")).to_be_visible()
    ben.page.get_by_role("link", name="Watch the replay").click()
    ben.page.get_by_text("Look from, speed, download").click()
    ben.page.get_by_role("link", name="Game 1 of the series").click()
    ben.page.get_by_text("Look from, speed, download").click()
    expect(ben.page.get_by_role("link", name="Game 3 of the series")).to_be_visible()


def test_the_exchange_on_a_phone_as_tools_for_access_see_it(arrive: Arrive) -> None:
    ann = arrive("phone", reduced_motion="reduce")
    ann.page.goto("/new/kryptik")
    ann.page.get_by_role("radio", name="Best of three").check()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.wait_for_table()
    ann.page.get_by_role("button", name="Log").click()
    ann.resign()
    ann.page.get_by_role("button", name="Close", exact=True).click()
    ann.page.get_by_role("button", name="Exchange cards").click()
    expect(ann.page.get_by_role("dialog", name="Exchange cards")).to_be_visible()
    sound(ann)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog", name="Exchange cards")).to_be_hidden()


def test_people_at_one_screen_see_their_decks_one_after_another(arrive: Arrive) -> None:
    ann = arrive()
    ann.call_oneself("Ann")
    seats = [{"kind": "me", "name": "Ann", "deck": "harbor"}, {"kind": "me", "name": "Bea", "deck": "compost"}]
    clock = {"kind": "live", "base": 600}
    new = {"key": "hot", "game": "kryptik", "places": seats, "best_of": 3, "clock": clock}
    here = ann.page.url.rstrip("/")
    made = ann.page.request.post("/api/tables", data=new, headers={"Origin": here}).json()
    ann.page.goto(f"/g/{made['table']}")
    curtain = ann.page.locator(".handover")
    curtain.get_by_role("button").click()
    ann.page.get_by_role("button", name="Resign").first.click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    result, panel = ann.page.locator(".result"), ann.page.get_by_role("dialog")
    expect(result).to_contain_text("The next game begins in")

    def look(name: str) -> None:
        ann.page.get_by_role("button", name=f"Exchange cards of {name}").click()
        expect(curtain).to_contain_text(f"Pass to {name}")
        expect(panel).to_be_hidden()
        ann.page.get_by_role("button", name=f"I am {name}").click()
        expect(panel).to_contain_text(f"{name}: exchange cards")

    look("Ann")
    panel.get_by_role("button", name="Close, and exchange nothing yet").click()
    look("Bea")
    panel.get_by_role("button", name="Play the next game").click()
    expect(result).not_to_contain_text("Exchange cards of Bea")
    look("Ann")
    panel.get_by_role("button", name="Play the next game").click()
    expect(curtain).to_contain_text("Pass to")  # of the next game
    assert not ann.page.url.endswith(made["table"])
