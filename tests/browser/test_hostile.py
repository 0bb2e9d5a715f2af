"""What people type is shown as text, whatever it is, and what is wrong is said in a sentence."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from cardwright.service.web import frontend
from tests.browser.conftest import Arrive
from tests.browser.driver import Player
from tests.service.served import running, service

SCRIPT: Final = "<img src=x onerror=alert(1)><b>Mallory</b>"
QUOTES: Final = "\"quote'` {{7*7}} ${7*7} 🃏 ﷽ &lt;i&gt;"
BACKWARDS: Final = "\u202egnp.exe \u2066back\u202d"
"""Would turn round the line that it stands in."""
LONG: Final = "w" * 400
SHORT_LONG: Final = "W" * 40
NOWHERE: Final[dict[str, str]] = {
    "/g/nosuchtable": "There is no such table",
    "/replay/nosuchtable": "There is no such table",
    "/fair/nosuchtable": "There is no such table",
    "/new/nosuchgame": "No game is called 'nosuchgame'",
    "/cards/nosuchgame": "No game is called 'nosuchgame'",
    "/text/cards/nosuchgame": "No game is called 'nosuchgame'",
    "/g/nosuchtable/text": "There is no such table",
    "/%3Cscript%3Ealert(1)%3C/script%3E": "There is nothing here",
}
"""Links that lead nowhere, and what is said there."""


def meet(arrive: Arrive, size: str = "desktop") -> Player:
    """Let somebody come in whose page may run nothing that was typed."""
    mallory = arrive(size)
    mallory.page.on("dialog", lambda dialog: mallory.trouble(f"ran: {dialog.message}"))
    return mallory


def plain(player: Player) -> None:
    """Look that what was typed made nothing on the page, and moved nothing beside it."""
    assert player.page.locator("img, b:text-is('Mallory')").count() == 0
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_names_are_text(arrive: Arrive, size: str) -> None:
    mallory = meet(arrive, size)
    for name in (SCRIPT[:40], QUOTES, SHORT_LONG):
        mallory.call_oneself(name)
        plain(mallory)
        mallory.set_up("kyza")
        mallory.wait_for_table()
        expect(mallory.page.get_by_text(name).first).to_be_visible()
        plain(mallory)
        mallory.page.goto(f"{mallory.page.url}/text")
        expect(mallory.page.get_by_text(name).first).to_be_visible()
        plain(mallory)


def test_chat_is_text(arrive: Arrive) -> None:
    mallory = meet(arrive)
    mallory.set_up("kyza")
    mallory.wait_for_table()
    mallory.page.get_by_role("button", name="Chat").click()
    said = mallory.page.get_by_label("What was said")
    for text in (SCRIPT, QUOTES, LONG):
        mallory.page.get_by_label("Say something").fill(text)
        mallory.page.keyboard.press("Enter")
        expect(said).to_contain_text(text)
    mallory.page.get_by_label("Say something").fill(BACKWARDS)
    mallory.page.keyboard.press("Enter")
    expect(said).to_contain_text("gnp.exe back")
    plain(mallory)
    mallory.page.goto(f"{mallory.page.url}/text")
    expect(mallory.page.get_by_text(SCRIPT)).to_be_visible()
    plain(mallory)


def test_a_wrong_deck_list_is_told_and_kept(arrive: Arrive) -> None:
    mallory = meet(arrive)
    mallory.page.goto("/new/keyforge")
    mallory.page.get_by_label("Deck").first.select_option(label="A list of your own…")
    for text in (f"{SCRIPT}\n3 Nosuchcard", QUOTES, BACKWARDS, LONG * 50):
        mallory.page.get_by_label("Deck list").fill(text)
        expect(mallory.page.locator(".said.bad")).to_contain_text(".")
        expect(mallory.page.get_by_role("button", name="Start the game")).to_be_disabled()
        expect(mallory.page.get_by_label("Deck list")).to_have_value(text)
        plain(mallory)
    mallory.page.reload()
    expect(mallory.page.get_by_label("Deck list")).to_have_value(LONG * 50)
    mallory.forgive("409")


def test_links_that_lead_nowhere(arrive: Arrive) -> None:
    mallory = meet(arrive)
    for path, sentence in NOWHERE.items():
        mallory.page.goto(path)
        expect(mallory.page.get_by_text(sentence).first).to_be_visible()
        assert mallory.page.locator("script:not([src])").count() == 0
    mallory.forgive("404", "WebSocket")


def test_a_service_that_stops_is_told_and_nothing_typed_is_lost(arrive: Arrive, tmp_path: Path) -> None:
    ann, ben = arrive(), arrive()
    with running(service(tmp_path, static=frontend.STATIC)) as link:
        ann.page.goto(f"{link}/new/keyforge?against=here")
        ann.page.get_by_label("Name", exact=True).fill("Grandmother")
        ben.page.goto(link)
        ben.page.get_by_role("article").filter(has_text="Kyza").get_by_role("button", name="Play now").click()
        ben.wait_for_table()
        ben.page.get_by_role("button", name="Chat").click()
    ann.page.get_by_role("button", name="Start the game").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("does not answer")
    expect(ann.page.get_by_label("Name", exact=True)).to_have_value("Grandmother")
    expect(ben.page.get_by_text("No connection")).to_be_visible()
    ben.page.get_by_label("Say something").fill("Are you there?")
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_label("Say something")).to_have_value("Are you there?")
    for player in (ann, ben):
        player.forgive("ERR_CONNECTION_REFUSED", "WebSocket")
