"""Two people play each other by a link, and somebody watches."""

import json
import re
from typing import Any, Final

from playwright.sync_api import BrowserContext, Route, WebSocket, expect

import cardwright as cw
from cardwright.kernel.keeping.records import Record
from tests.browser.conftest import Arrive
from tests.browser.driver import PATIENCE, Player

SPECTATOR: Final = 2
"""Who sees what both players see, and no more."""


def meet(arrive: Arrive) -> tuple[Player, Player, str]:
    """Let Ann open a table for a friend, and Ben come by the link."""
    ann, ben = arrive(), arrive()
    ann.page.goto("/new/kyza")
    ann.choose("A friend")
    ann.set_options(life=999)  # so that it lasts until somebody gives up
    ann.page.get_by_role("button", name="table").click()
    ann.page.wait_for_url("**/g/*")
    link = ann.page.url
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit here").click()
    return ann, ben, link


def play(ann: Player, ben: Player, picks: int) -> None:
    """Let both pick as they are asked, so many times in all."""
    made = 0
    while made < picks:
        for player in (ann, ben):
            if player.asked and player.wait():
                player.pick()
                made += 1
        ann.page.wait_for_timeout(20)


def views(record: dict[str, Any], viewer: int) -> list[Any]:
    """Give all that a viewer may ever see of a game, by the record of what was picked."""
    found = Record.from_json(json.dumps(record))
    match = cw.load(found.game).open(found.setup, found.key)
    seen = [match.view(viewer)]
    for pick in found.picks:
        match.pick(pick)
        seen.append(match.view(viewer))
    return json.loads(json.dumps(seen))  # type: ignore[no-any-return]


def test_a_game_of_two_with_a_spectator(arrive: Arrive) -> None:
    ann, ben, link = meet(arrive)
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    cat = arrive()
    cat.page.on("websocket", listen)
    cat.page.goto(link)
    expect(ann.page.locator(".table")).to_be_visible()
    expect(ben.page.locator(".table")).to_be_visible()
    expect(cat.page.locator(".table")).to_be_visible()
    play(ann, ben, 10)

    ben.page.reload()
    ben.last = ""
    expect(ben.page.locator(".table")).to_be_visible()
    play(ann, ben, 10)

    ann.page.context.set_offline(True)
    expect(ann.page.get_by_text("No connection")).to_be_visible()
    ann.page.context.set_offline(False)
    expect(ann.page.get_by_text("No connection")).to_be_hidden()
    ann.forgive("ERR_INTERNET_DISCONNECTED")
    play(ann, ben, 10)
    ben.resign()
    expect(ann.page.locator(".result")).to_contain_text("You win")
    expect(cat.page.locator(".result")).to_contain_text("win")

    told = [frame["view"] for frame in map(json.loads, frames) if frame["type"] == "state" and frame["view"]]
    document = cat.page.request.get(f"/api/tables/{cat.table}/record").json()
    allowed = views(document["record"], SPECTATOR)
    allowed.append({**allowed[-1], "decision": None})  # as it is once somebody has given up
    assert told[-1] == allowed[-1]
    assert [view for view in told if view not in allowed] == []
    assert all("options" not in (view["decision"] or {}) for view in told)
    for player in (ann, ben):
        player.see_the_end()


def test_what_was_said_and_not_read_is_counted(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive("phone")
    ann.page.goto("/new/kyza")
    ann.choose("A friend")
    ann.page.get_by_role("button", name="table").click()
    ann.page.wait_for_url("**/g/*")
    ben.page.goto(ann.page.url)
    ben.press(ben.page.get_by_role("button", name="Sit here"))
    top = ben.page.locator(".top")
    talk = top.get_by_role("button", name="Chat")
    expect(talk).to_have_text("Chat")
    ann.page.get_by_role("button", name="Chat").click()
    for text in ("Good luck!", "One moment, please."):
        ann.page.get_by_role("button", name=text).click()
    expect(talk).to_have_accessible_name("Chat 2 new")
    ben.page.reload()  # what was not read is new still
    expect(talk).to_have_accessible_name("Chat 2 new")
    ben.press(talk)
    ben.press(ben.page.get_by_role("button", name="Thank you!"))  # what one says oneself is not news
    expect(ben.page.get_by_label("What was said")).to_contain_text("Thank you!")
    ben.press(ben.page.get_by_role("button", name="Close"))
    expect(talk).to_have_text("Chat")
    ben.page.reload()
    expect(talk).to_have_text("Chat")
    ben.press(top.get_by_role("button", name="Log"))  # where the chat is closed until somebody opens it
    expect(ben.page.get_by_role("button", name="Thank you!")).to_have_count(0)
    ben.press(ben.page.get_by_role("complementary").get_by_role("button", name="Chat"))
    expect(ben.page.get_by_role("button", name="Thank you!")).to_be_visible()


def test_a_name_that_was_typed_and_not_saved_is_taken_along(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    ann.page.goto("/")
    ann.page.get_by_label("Your name at the table").fill("Ann of the Hills")
    ann.page.get_by_role("link", name=re.compile("^Set up")).first.click()
    ann.choose("A friend")
    ann.page.get_by_role("button", name="table").click()
    ann.page.wait_for_url("**/g/*")
    expect(ann.page.get_by_text("Ann of the Hills (you)")).to_be_visible()
    ben.page.goto(ann.page.url)
    field = ben.page.get_by_label("Your name at the table")
    expect(field).not_to_have_value("")
    field.fill("Ben of the Woods")
    ben.page.get_by_role("button", name="Sit here").evaluate("each => each.click()")  # the field keeps the focus
    for player in (ann, ben):
        expect(player.page.locator(".table")).to_be_visible()
    expect(ann.page.get_by_text("Ben of the Woods").first).to_be_visible()


def held_back(where: BrowserContext) -> list[Route]:
    """The questions of its pages who they are for the service, which wait until they are let go on."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    where.route("**/api/me", hold)
    return held


def test_two_tabs_that_come_at_once_are_one_guest(arrive: Arrive) -> None:
    ann = arrive()
    held = held_back(ann.page.context)
    tabs = [ann.page, ann.page.context.new_page()]
    for number, tab in enumerate(tabs):
        tab.goto("/")
        tab.wait_for_timeout(300)
        assert len(held) == 1, number  # the second one waits for what the first one is told
    first, second = [tab.get_by_label("Your name at the table") for tab in tabs]
    for _ in range(PATIENCE // 50):  # a busy machine may take long before the second one asks
        while held:
            held.pop(0).continue_()
        if second.input_value():
            break
        ann.page.wait_for_timeout(50)
    expect(first).not_to_have_value("")
    expect(second).to_have_value(first.input_value())


def test_who_opens_a_table_before_the_service_knows_them_sits_at_it(arrive: Arrive) -> None:
    ann = arrive()
    held = held_back(ann.page.context)
    ann.page.goto("/new/kyza")
    ann.page.get_by_role("button", name="Start the game").click()
    ann.page.wait_for_timeout(300)
    assert len(held) == 1
    held[0].continue_()
    ann.wait_for_table()
    assert ann.wait()


def test_a_friend_is_offered_a_deck_of_the_same_kind_first(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    ann.page.goto("/new/kyza")
    ann.choose("A friend")
    ann.page.get_by_label("Deck").first.select_option("Harbor Watch")
    ann.page.get_by_role("button", name="table").click()
    ann.page.wait_for_url("**/g/*")
    ben.page.goto(ann.page.url)
    deck = ben.page.get_by_label("Your deck")
    assert deck.input_value() in {"Harbor Watch", "Night Market"}
    warning = ben.page.get_by_text("these are not meant to be played against each other")
    expect(warning).not_to_be_visible()
    deck.select_option("The Long Parade")
    expect(warning).to_be_visible()
    deck.select_option("Night Market")
    expect(warning).not_to_be_visible()
    ben.page.get_by_role("button", name="Sit here").click()
    expect(ben.page.locator(".table[data-decision]")).to_be_visible()


def test_people_talk_and_play_again(arrive: Arrive) -> None:
    ann, ben, _ = meet(arrive)
    expect(ben.page.locator(".table")).to_be_visible()
    for player, text in ((ann, "Good luck!"), (ben, "And you!")):
        player.page.get_by_role("button", name="Chat").click()
        player.page.get_by_label("Say something").fill(text)
        player.page.keyboard.press("Enter")
    ben.page.get_by_role("button", name="Thank you!").click()  # what is often said is said at once
    expect(ann.page.get_by_label("What was said")).to_contain_text("Thank you!")
    expect(ann.page.get_by_label("What was said")).to_contain_text("And you!")
    expect(ben.page.get_by_label("What was said")).to_contain_text("Good luck!")
    ann.resign()
    expect(ben.page.locator(".result")).to_contain_text("You win")
    rematch = ben.page.get_by_role("button", name="Rematch")
    rematch.hover()  # once it stands still
    stood = rematch.bounding_box()
    ann.page.get_by_role("button", name="Rematch").click()
    expect(ben.page.locator(".result")).to_contain_text("asks for a rematch.")
    assert rematch.bounding_box() == stood, "it moves away under a click"
    rematch.click()
    for player in (ann, ben):  # no longer the table that is over
        expect(player.page.locator(".table[data-status=playing]")).to_be_visible()
