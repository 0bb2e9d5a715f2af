"""Whole games on a phone held upright, with one finger."""

import pytest
from playwright.sync_api import expect

from cardwright.games.kryptik.sealed import BOOSTER_SIZE
from tests.browser.ahead import BOT, WORDLESS, come_to_table, opened
from tests.browser.conftest import Arrive
from tests.browser.driver import MOST_PICKS, Player

FINGER = 44
"""Pixels that a target for a finger has at least in each direction (WCAG 2.5.5)."""
TARGETS = """() => [...document.querySelectorAll(".prompt button, .minis button, button.card.lit, button.cell.lit")]
    .filter(each => each.checkVisibility())
    .map(each => [each.innerText, each.offsetWidth, each.offsetHeight])"""

SMALL = """() => [...document.querySelectorAll("main *")]
    .filter(each => each.checkVisibility() && !each.closest(".unseen"))
    .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(each => parseFloat(getComputedStyle(each).fontSize) < 11)
    .map(each => [each.className, each.textContent])"""
"""Texts of fewer than 11 pixels."""
BROKEN = """() => [...document.querySelectorAll(".face .word")]
    .filter(each => each.getClientRects().length && each.scrollWidth > each.clientWidth + 1)
    .map(each => each.textContent)"""
"""Words on cards that stick out of them."""


def fits(player: Player) -> None:
    """Look that nothing lies beside the screen, and that all can be hit."""
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = [each for each in player.page.evaluate(TARGETS) if min(each[1:]) < FINGER]
    assert small == []


@pytest.mark.parametrize(("game", "options"), [("keyforge", {}), ("crucible", {"points": 3})])
def test_a_whole_game_by_taps(arrive: Arrive, game: str, options: dict[str, int]) -> None:
    ann = arrive("phone")
    ann.set_up(game, bot="Greedy", **options)  # wins soon
    while ann.wait():
        fits(ann)
        ann.pick()
        assert ann.picks < MOST_PICKS
    fits(ann)
    ann.see_the_end()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_booster_is_read_card_by_card(arrive: Arrive) -> None:
    ann = arrive("phone")
    ann.page.goto("/")
    ann.page.goto(f"/g/{opened(ann, 'kryptik-draft', BOT, BOT, BOT)}")
    assert ann.wait()
    ann.pick()  # a card of the own pool is small, but lies beside
    assert ann.wait()
    cards = ann.page.locator(".tabletop > .own .card.lit")
    boxes = [card.bounding_box() for card in cards.all()]
    assert len(boxes) == BOOSTER_SIZE - 1
    corners = {(round(box["x"]), round(box["y"])) for box in boxes if box}
    assert len({x for x, _ in corners}) == 3
    assert len(corners) == len(boxes), "none lies on another"
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 360 for box in boxes)
    for card in cards.all():
        if WORDLESS not in str(card.text_content()):
            expect(card.locator(".rules")).to_be_visible()
    assert ann.page.evaluate(SMALL) == []
    assert ann.page.evaluate(BROKEN) == []


@pytest.mark.parametrize("game", ["keyforge", "kyza"])
def test_all_texts_can_be_read_and_names_stay_within_their_cards(arrive: Arrive, game: str) -> None:
    ann = arrive("phone")
    ann.set_up(game)
    words = ann.page.locator(".face .word")
    for picks in range(60):
        if picks >= 24 and words.count() > 4:
            break
        if ann.wait():
            ann.pick()
    assert words.count() > 4
    assert ann.page.evaluate(SMALL) == []
    assert ann.page.evaluate(BROKEN) == []


def test_the_whole_board_is_seen_beside_the_numbers_that_are_asked_for(arrive: Arrive) -> None:
    ann = arrive("phone")
    ann.set_up("krysis")
    while ann.wait() and not ann.page.locator(".amounts").count():
        ann.pick()
    prompt, places = ann.page.locator(".prompt").bounding_box(), ann.page.locator(".rim .cell")
    assert prompt is not None
    for box in [place.bounding_box() for place in (places.first, places.last)]:
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= prompt["y"]


def test_cards_are_found_by_what_their_symbols_are_called(arrive: Arrive) -> None:
    ann = arrive("phone")
    ann.page.goto("/cards/kryptik?q=white")
    cards = ann.page.locator(".cards > li")
    expect(cards.first).to_be_visible()
    found = cards.count()
    ann.page.get_by_role("searchbox").fill("{w}")
    expect(cards).not_to_have_count(found)
    assert 0 < cards.count() < found  # not what is said in other words, as "white or blue"


def test_what_can_be_picked_is_in_sight_though_the_table_is_higher_than_its_place(arrive: Arrive) -> None:
    ann = arrive("phone")
    ann.page.goto("/new/kryptik-draft")
    ann.choose("4")
    ann.press(ann.page.get_by_role("button", name="Start the game"))
    for _ in range(3):
        assert ann.wait()
        table = ann.page.locator(".tabletop").bounding_box()
        assert table is not None
        lit = ann.page.locator(".tabletop .card.lit").first
        box = lit.bounding_box()
        assert box is not None
        assert table["y"] - 1 <= box["y"]
        assert box["y"] + box["height"] <= table["y"] + table["height"] + 1
        ann.pick()


def test_ones_own_side_is_in_sight_where_nothing_on_the_table_can_be_picked(arrive: Arrive) -> None:
    ann = arrive("phone")
    come_to_table(ann, "kryptik", BOT)
    scrolled = 0
    for _ in range(8):
        assert ann.wait()
        table, own = ann.page.locator(".tabletop"), ann.page.locator(".tabletop .own")
        if not table.locator("[data-item]:is(.lit, .resolving)").count():
            seen, side = table.bounding_box(), own.bounding_box()
            assert seen is not None
            assert side is not None
            beneath = side["y"] + side["height"] <= seen["y"] + seen["height"] + 1
            assert beneath or abs(side["y"] - seen["y"]) <= 1  # or it is higher than the table, and begins at its top
            scrolled += table.evaluate("each => each.scrollTop > 0")
        ann.pick()
    assert scrolled


def test_who_watches_is_none_of_the_players(arrive: Arrive) -> None:
    ann, cat = arrive(), arrive("phone")
    bot = {"kind": "bot", "bot": "greedy"}
    table = opened(ann, "krysis", bot, bot, bot)
    cat.page.goto(f"/g/{table}")
    plates = cat.page.locator(".minis").first
    expect(plates).to_contain_text("Greedy 3")
    expect(plates).not_to_contain_text("You")
