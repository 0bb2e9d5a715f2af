"""Cards and values of one's own are chosen in set-up, checked at once, and read by whoever comes to the table."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.driver import Player
from tests.service.own import HURDLER, ember, embers


def choose(player: Player, kind: str, text: str, name: str = "ember.json") -> None:
    """Choose a file of a kind, as with the window that browsers open for it."""
    with player.page.expect_file_chooser() as opened:
        player.press(player.page.locator(".file", has_text=kind).locator("label"))
    opened.value.set_files({"name": name, "mimeType": "application/json", "buffer": text.encode()})
    expect(player.page.get_by_label(f"{kind}: choose a file")).to_be_attached()


def said(player: Player) -> Locator:
    """What is said about the files."""
    return player.page.locator(".files").get_by_role("status")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_mistake_is_told_and_the_game_is_played_once_it_is_mended(size: str, arrive: Arrive) -> None:
    ann = arrive(size)
    ann.forgive("409")  # the browser tells of every answer that is a refusal
    page = ann.page
    page.goto("/new/kyza")
    ann.choose("Random")
    ann.press(page.get_by_text("Cards of your own"))
    deck = page.get_by_label("Deck", exact=True).first
    deck.select_option("A list of your own…")
    page.get_by_label("Deck list").fill(embers())
    expect(page.get_by_text("no card of Kyza Kards is called 'Ember'")).to_be_visible()

    start = page.get_by_role("button", name="Start the game")
    choose(ann, "Cards", ember(0))
    expect(said(ann)).to_contain_text("ember.json, line 13: Ember: in the word DealToPlayer the field 'amount' takes")
    expect(start).to_be_disabled()
    choose(ann, "Cards", ember(2))
    expect(said(ann)).to_have_text("Can be played with: Ember.")
    expect(page.get_by_text("Embers can be played.")).to_be_visible()
    expect(page.get_by_role("radio", name="Random")).to_be_checked()

    start.evaluate("each => each.scrollIntoView({block: 'center'})")
    ann.press(start)
    page.wait_for_url("**/g/*")
    while "Ember" not in page.locator(".table").inner_text():
        assert ann.wait()
        ann.pick()
    if size == "phone":
        ann.press(page.get_by_role("button", name="Log ☰"))
    with page.expect_popup() as opened:
        ann.press(page.get_by_role("link", name="ember.json"))
    expect(opened.value.locator("body")).to_contain_text('"name": "Ember"')
    with page.expect_popup() as opened:
        ann.press(page.get_by_role("link", name="all cards"))
    expect(opened.value.get_by_role("heading", name="Ember")).to_be_visible()


def test_who_comes_to_the_table_knows_by_what_it_is_played(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    ann.page.goto("/new/krysis")
    ann.choose("Anyone")
    ann.press(ann.page.get_by_text("Values of your own"))
    choose(ann, "Values", HURDLER, "mine.toml")
    expect(said(ann)).to_have_text("Can be played with: Hurdler.")
    ann.press(ann.page.get_by_role("button", name="Open the table"))
    ann.page.wait_for_url("**/g/*")
    ben.page.goto("/lobby")
    ben.press(ben.page.get_by_role("link", name="with mine.toml"))
    expect(ben.page.get_by_text("With values of somebody's own:")).to_be_visible()
    expect(ben.page.get_by_role("link", name="mine.toml")).to_be_visible()


def test_a_file_can_be_left_out_again(arrive: Arrive) -> None:
    ann = arrive()
    ann.forgive("409")
    ann.page.goto("/new/crucible")
    ann.press(ann.page.get_by_text("Cards or values of your own"))
    choose(ann, "Cards", ember())
    expect(said(ann)).to_contain_text("ember.json, line ")
    ann.press(ann.page.get_by_role("button", name="Leave it out"))
    expect(said(ann)).to_have_text("")
    expect(ann.page.get_by_role("button", name="Start the game")).to_be_enabled()
