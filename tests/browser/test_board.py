"""A board that all share: by keys, by pointing, and as it lies on a phone."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

import cardwright as cw
from cardwright.games.crucible.actions import MAGICKS
from cardwright.games.crucible.game import GAME
from cardwright.games.krysis.teams import TEAM_SIZE
from tests.browser.ahead import BOT, command, opened, play_ahead
from tests.browser.conftest import Arrive
from tests.browser.driver import SIZES, Player
from tests.service.served import Message, playing

LABEL = "document.activeElement.getAttribute('aria-label') ?? ''"
WITHIN = """() => {
    const board = document.querySelector(".rim").getBoundingClientRect();
    return board.left >= 0 && board.right <= innerWidth && board.bottom <= innerHeight
        && document.documentElement.scrollWidth <= innerWidth;
}"""
SMALL = """() => [...document.querySelectorAll(".grid *")]
    .filter(each => each.checkVisibility())
    .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(each => parseFloat(getComputedStyle(each).fontSize) < 11)
    .map(each => each.textContent)"""
"""Texts on the board that nobody can read."""
THIN = 5
"""As many pixels are between players between whom nothing lies."""
LEAST_WIDTH = 70
"""Of a citizen where the window is 1440 by 900, in pixels."""
UPRIGHT = (820, 1180)
"""A tablet."""
WINDOWS = ((1440, 900), UPRIGHT, (740, 360), (360, 640))
MOST_OF_IT = 0.95
"""The part of the width of a window held upright that cards have."""

MOST_GAMES = 8
"""Until something happens in one of them."""


def play_until_lit(player: Player, selector: str) -> None:
    """Pick until a place of the board can be chosen."""
    while player.wait():
        if player.page.locator(selector).count():
            return
        player.pick()
    raise AssertionError(f"No place was ever {selector!r}.")


@pytest.mark.parametrize(("size", "right", "down"), [("desktop", (1, 2), (2, 2)), ("phone", (1, 1), (1, 2))])
def test_arrows_walk_over_the_board(arrive: Arrive, size: str, right: tuple[int, int], down: tuple[int, int]) -> None:
    """From the first place; on a phone held upright the board is turned, and its first row lies at the right."""
    ann = arrive(size)
    ann.set_up("crucible")
    ann.wait()
    ann.page.locator(".cell").first.focus()
    for key, (row, column) in (("ArrowRight", right), ("ArrowDown", down)):
        ann.page.keyboard.press(key)
        name = ann.page.evaluate(LABEL)
        assert name.startswith(f"tile {5 * (row - 1) + column}: ")


def test_a_place_is_picked_by_enter_and_its_way_is_lit(arrive: Arrive) -> None:
    ann = arrive()
    ann.set_up("crucible")
    play_until_lit(ann, ".cell.lit")
    while "move to" not in (ann.page.locator(".cell.lit").first.get_attribute("aria-label") or ""):
        ann.pick()
        play_until_lit(ann, ".cell.lit")
    place = ann.page.locator(".cell.lit").first
    ann.page.mouse.move(0, 0)  # where it has been since the last pick may be this very place
    place.hover()
    expect(ann.page.locator("polyline.aimed")).to_have_count(1)
    assert "can move to" in (place.get_attribute("aria-label") or "")
    ann.page.mouse.move(0, 0)
    ann.page.keyboard.press("b")
    ann.page.keyboard.press("Enter")
    ann.page.locator(".table").wait_for()
    assert ann.wait()  # for the next decision


def test_the_whole_board_is_in_sight(arrive: Arrive) -> None:
    ann = arrive()
    ann.set_up("crucible")
    play_until_lit(ann, ".cell .token")
    for width, height in WINDOWS:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_function(WITHIN)
        assert ann.page.evaluate(SMALL) == []


def test_cards_of_two_players_take_the_room_that_there_is(arrive: Arrive) -> None:
    ann = arrive()
    ann.set_up("kryptik")
    lying = ann.page.locator(".tabletop .front .card")
    while not lying.count():
        assert ann.wait(), "somebody has citizens before the game ends"
        ann.pick()
    expect(ann.page.locator(".tabletop .middle .row")).to_have_count(0)
    box = lying.first.locator(".face").bounding_box()
    assert box is not None
    assert box["width"] > LEAST_WIDTH


def test_in_a_window_held_upright_rows_have_its_whole_width_and_what_waits_is_told_at_the_question(
    arrive: Arrive,
) -> None:
    ann = arrive()
    width, height = UPRIGHT
    ann.page.set_viewport_size({"width": width, "height": height})
    ann.page.goto("/")
    for game in range(MOST_GAMES):
        table = opened(ann, "kryptik", BOT, deck=next(iter(cw.load("kryptik").decks)))
        if play_ahead(table, lambda state: bool(state["view"].get("stack")), ann, prefers="cast"):
            break
        assert game + 1 < MOST_GAMES, "somebody answers a card in one of the games"
    expect(ann.page.locator(".prompt .stack")).to_have_count(1)
    expect(ann.page.locator(".middle .stack")).to_have_count(0)
    for whose in ("others", "own"):
        box = ann.page.locator(f".tabletop > .{whose} .rows").bounding_box()
        assert box is not None
        assert box["width"] > MOST_OF_IT * width


def test_what_waits_at_a_table_of_three_lies_beside_the_cards(arrive: Arrive) -> None:
    ann = arrive()
    ann.page.goto("/")
    table = opened(ann, "kryptik", BOT, BOT, deck=next(iter(cw.load("kryptik").decks)))

    def waits(state: Message) -> bool:
        return bool(state["view"]["shared"]["pile"]["count"])

    for reached, rows in ((bool, 0), (waits, 1)):  # any state, and one in which a card waits
        assert play_ahead(table, reached, ann, prefers="cast")
        expect(ann.page.locator(".middle .stack")).to_have_count(rows)
        others, own = (ann.page.locator(f".tabletop > .{whose}").bounding_box() for whose in ("others", "own"))
        assert others is not None
        assert own is not None
        assert own["y"] - others["y"] - others["height"] <= THIN


@pytest.mark.parametrize(
    ("size", "places"), [("desktop", ".plate .places > :is(.place, .card)"), ("phone", ".mini .places i")]
)
def test_each_team_has_its_places(arrive: Arrive, size: str, places: str) -> None:
    ann = arrive(size)
    ann.set_up("krysis")
    taken = ann.page.locator(".places > :is(.card, .taken)")
    assert ann.wait()
    while not taken.count():
        ann.pick()
        assert ann.wait(), "somebody sends an agent before the game ends"
    expect(ann.page.locator(places)).to_have_count(2 * TEAM_SIZE)


# ---- a table that is set up so that there is something to see ----

THORNS = {
    "class_0": [facts.key for facts in GAME.values.tokens].index("ritualist"),
    "magick_0": MAGICKS.index("thorn"),
    "points": 99,
}
"""Ann has a Spell over three tiles that she can pay for nearly everywhere, and time to draw it."""


def come_when(wanted: str, table: str, *people: Player) -> Locator:
    """Let people play ahead until the first of them has an option that begins so, and comes.

    Moving about brings Memories.
    """

    def offered(state: Message) -> bool:
        return any(option["text"].startswith(wanted) for option in playing(state))

    assert play_ahead(table, offered, *people, prefers="move to", last=True)
    buttons = people[0].page.locator("[data-option]:not([data-main])")  # which may end an attack turn
    return buttons.filter(has_text=re.compile(wanted, re.IGNORECASE))


def test_a_token_is_shown_as_it_would_lie_before_it_is_turned(arrive: Arrive) -> None:
    ann = arrive()
    flip = come_when("flip", opened(ann, "crucible", BOT, options=THORNS), ann)
    ann.page.keyboard.press("a")  # all options are listed, those of tokens too
    token = ann.page.locator(".token.own")
    north, south = token.locator(".north"), token.locator(".south")
    lies, would_lie = north.text_content() or "", south.text_content() or ""
    assert lies != would_lie
    flip.hover()
    expect(north).to_have_text(would_lie)
    expect(south).to_have_text(lies)
    ann.page.mouse.move(0, 0)
    expect(north).to_have_text(lies)
    flip.click()
    expect(north).to_have_text(would_lie)


CONTEST: Final = """() => {
    const contest = document.querySelector(".contest:has(.drawn)");
    const verdict = contest?.querySelector(".verdict")?.innerText;
    return verdict && {verdict, totals: [...contest.querySelectorAll(".total")].map(total => total.textContent)};
}"""
"""What a contest came to, at one look, once it is seen."""


def test_a_contest_is_a_moment_of_its_own(arrive: Arrive) -> None:
    ann = arrive(reduced_motion="no-preference")
    ann.page.add_init_script("localStorage.setItem('cardwright:speed', 'slow')")  # it passes by otherwise
    attack = come_when("attack", opened(ann, "crucible", BOT, options=THORNS), ann)
    ann.page.keyboard.press("a")
    attack.first.click()
    contest = ann.page.locator(".contest")
    along = ann.page.locator("[data-option]").filter(has_text=re.compile("along", re.IGNORECASE))
    expect(contest.or_(along).first).to_be_visible()
    if along.count():
        along.first.click()
    shown = ann.page.wait_for_function(CONTEST).json_value()
    mine, theirs = map(int, shown["totals"])
    verdict = shown["verdict"]
    assert f"{mine} against {theirs}" in verdict
    won, lost = ("Hit", "It works", "Survives"), ("Blocked", "Resisted", "Dies")  # an Item may come before the block
    assert mine == theirs or verdict.startswith(won if mine > theirs else lost), "some win ties"
    ann.page.keyboard.press("Shift")  # who has seen enough goes on
    expect(contest).to_have_count(0)


def test_tiles_are_marked_as_a_spell_takes_them_and_lie_under_it_then(arrive: Arrive) -> None:
    ann = arrive()
    cast = come_when("cast Briar Patch", opened(ann, "crucible", BOT, options=THORNS), ann)
    ann.page.keyboard.press("a")
    cast.click()
    marked, on = ann.page.locator(".cell.marked"), ann.page.locator(".cell.on")
    before = -1
    while ann.wait() and "Which tiles does Briar Patch cover?" in ann.page.locator(".prompt").inner_text():
        taken = marked.count()
        assert taken > before, "what is taken stays taken, and with it what can only be taken too"
        before = taken
        place = ann.page.locator(".cell.lit:not(.marked)").first
        place.hover()
        expect(on).to_have_count(taken + 1)
        place.click()
    assert before > 0
    covered = ann.page.locator(".cell:has(.field)")
    expect(covered).to_have_count(3)
    expect(marked).to_have_count(0)
    for place in covered.all():
        assert ", under Briar Patch of " in (place.get_attribute("aria-label") or "")


def test_who_is_out_stays_in_sight_and_a_tap_lifts_the_sheet_of_a_place(arrive: Arrive) -> None:
    ann, ben = arrive("phone"), arrive()
    table = opened(ann, "crucible", {"kind": "open"}, BOT, options=THORNS)
    command(ben, table, "sit", seat=1)
    come_when("flip", table, ann, ben)
    command(ben, table, "resign", seat=1)
    expect(ann.page.locator(".mini.out")).to_contain_text(", resigned")
    ann.press(ann.page.locator(".mini.out"))
    expect(ann.page.get_by_role("dialog").locator(".plate.out .tag")).to_have_text("resigned")
    ann.page.keyboard.press("Escape")
    place = ann.page.locator(".cell:not(.lit)").first
    ann.press(place)
    sheet = ann.page.locator(".card-sheet")
    expect(sheet).to_be_visible()
    ground = place.locator(".ground .name").text_content() or ""
    expect(sheet).to_contain_text(ground)
    box = sheet.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= SIZES["phone"]["viewport"]["width"]
    ann.press(sheet.get_by_role("button", name="Close the card"))
    expect(sheet).to_have_count(0)
