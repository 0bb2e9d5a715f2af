"""A card is dragged to where it goes: one gesture for an option, and for what is asked next about it."""

import re

from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.driver import Player

HAND = ".hand button.card.lit[aria-label*='can play']"
"""Cards that can be played, and discarded too."""
NEAR = 6
"""Pixels: a card that is held is turned a little."""
FLIGHTS = """() => {
    const animate = Element.prototype.animate;
    window.flights = [];
    Element.prototype.animate = function (frames, ...rest) {
        const [x, y] = (frames[0]?.transform ?? "").match(/-?[0-9.]+/g)?.map(Number) ?? [];
        const box = this.getBoundingClientRect();
        if (y !== undefined) window.flights.push([box.left + box.width / 2 + x, box.top + box.height / 2 + y]);
        return animate.call(this, frames, ...rest);
    };
}"""
"""Notes where cards begin that move."""
PICKS = 40
"""More than it takes until a house is named by hand."""
GAMES = 5
"""More than it takes until something can be dragged."""
LATER = "number => Number(document.querySelector('.table').dataset.decision) >= number"


def come_to(ann: Player, what: Locator) -> None:
    """Pick in KeyForge until something is there that can be dragged, in another game if this one ends before."""
    for _ in range(GAMES):
        while ann.wait():
            if what.count():
                return
            ann.pick()
        ann.set_up("keyforge")
    raise AssertionError("There was never anything to drag.")


def middle(what: Locator) -> tuple[float, float]:
    """Where to point at something."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hold(ann: Player, card: Locator) -> None:
    """Press a card, and move it a little."""
    x, y = middle(card)
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x, y - 30, steps=3)
    expect(ann.page.locator(".dragged")).to_be_visible()


def let_go(ann: Player, at: Locator) -> None:
    """Bring what is held to a place, and let it go there."""
    ann.page.mouse.move(*middle(at), steps=3)
    ann.page.mouse.up()
    expect(ann.page.locator(".dragged")).to_have_count(0)


def test_a_card_is_let_go_where_it_goes_and_nowhere_else(arrive: Arrive) -> None:
    ann = arrive()
    ann.set_up("keyforge")
    card = ann.page.locator(HAND).first
    come_to(ann, card)
    pile, table = ann.page.locator(".own .pile.end"), ann.page.locator(".tabletop.end")
    hold(ann, card)
    expect(pile).to_have_count(1)
    let_go(ann, ann.page.locator(".prompt .ask"))
    hold(ann, card)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".dragged")).to_have_count(0)
    ann.page.mouse.up()
    assert ann.still_asked()
    expect(ann.page.locator(".menu")).to_have_count(0)
    hold(ann, card)
    expect(pile).to_have_count(1)
    expect(table).to_have_count(1)
    let_go(ann, pile)
    assert ann.wait()
    expect(ann.page.locator(".log")).to_contain_text("discard")


def test_a_card_goes_on_from_where_it_was_let_go(arrive: Arrive) -> None:
    ann = arrive(reduced_motion="no-preference")
    ann.page.goto("/")
    ann.page.evaluate("localStorage.setItem('cardwright:speed', 'none')")  # what is played between is not looked at
    ann.set_up("keyforge")
    card = ann.page.locator(HAND).first
    come_to(ann, card)
    hold(ann, card)
    ann.page.mouse.move(*middle(ann.page.locator(".own .pile.end")), steps=3)
    held = middle(ann.page.locator(".dragged"))
    ann.page.evaluate(FLIGHTS)
    ann.page.mouse.up()
    ann.page.wait_for_function(LATER, arg=int(ann.last) + 1)
    ann.page.wait_for_function("window.flights.length > 0")
    begins = ann.page.evaluate("window.flights")
    assert any(abs(x - held[0]) < NEAR and abs(y - held[1]) < NEAR for x, y in begins), (held, begins)


def test_a_fight_is_one_gesture(arrive: Arrive) -> None:
    ann = arrive()
    ann.set_up("keyforge")
    fighter = ann.page.locator(".own").get_by_role("button", name=re.compile("can .*fight")).first
    enemies = ann.page.locator(".others .card.end")
    while True:
        come_to(ann, fighter)
        hold(ann, fighter)
        if enemies.count():
            break
        ann.page.keyboard.press("Escape")  # whoever is stunned only recovers
        ann.page.mouse.up()
        ann.pick()
    handle, name = (fighter.get_attribute(attribute) for attribute in ("data-handle", "aria-label"))
    attacks = ann.page.locator(".log").get_by_text(re.compile("attacks"))
    before = attacks.count()
    let_go(ann, enemies.first)
    fight = ann.page.locator(".menu [data-option]", has_text="Fight")
    expect(fight.or_(ann.page.locator(f".table:not([data-decision='{ann.last}'])")).first).to_be_attached()
    if fight.count():  # whoever reaps may do something to that enemy too: then it is asked which is meant
        ann.press(fight)
    expect(attacks).to_have_count(before + 1)  # whom it fights was said by where it was let go
    assert ann.wait()
    undo = ann.page.get_by_role("button", name="Undo")
    ann.press(undo)  # one takes back all that the gesture picked
    expect(ann.page.locator(f"[data-handle='{handle}']").first).to_have_attribute("aria-label", str(name))


def test_a_card_that_is_dragged_names_its_house_first(arrive: Arrive) -> None:
    ann = arrive()
    ann.set_up("keyforge")
    houses, free = ann.page.locator(".words [data-option]"), ann.page.locator(".hand button.card.free:not(.lit)")
    for _ in range(PICKS):
        assert ann.wait()
        if houses.count():
            expect(free.first).to_be_visible()  # some card of the hand can be played in one of the houses
            break
        ann.pick()
    hold(ann, free.first)
    let_go(ann, ann.page.locator(".own .pile.end"))
    ann.page.wait_for_function(LATER, arg=int(ann.last) + 2)
    assert ann.wait()
    expect(ann.page.locator(".log")).to_contain_text("discard")
    ann.press(ann.page.get_by_role("button", name="Undo"))
    expect(houses.first).to_be_visible()  # that was one gesture


def touch(cdp: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Touch the screen as a finger does."""
    cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def test_a_finger_that_rests_reads_and_one_that_moves_drags(arrive: Arrive) -> None:
    ann = arrive("phone")
    ann.set_up("keyforge")
    card = ann.page.locator(HAND).first
    come_to(ann, card)
    cdp = ann.page.context.new_cdp_session(ann.page)
    x, y = middle(card)
    touch(cdp, "touchStart", (x, y))
    sheet = ann.page.locator(".card-sheet")
    expect(sheet).to_be_visible()
    touch(cdp, "touchEnd")
    assert ann.still_asked()
    ann.press(sheet.get_by_role("button", name="Close the card"))
    expect(sheet).to_have_count(0)
    touch(cdp, "touchStart", (x, y))
    for step in range(1, 6):
        touch(cdp, "touchMove", (x, y - 8 * step))
    pile = ann.page.locator(".mine .pile.end")
    expect(pile).to_have_count(1)
    touch(cdp, "touchMove", middle(pile))
    touch(cdp, "touchEnd")
    assert ann.wait()
    expect(ann.page.locator(".dragged")).to_have_count(0)


def test_a_piece_is_dragged_over_the_board_to_where_it_can_go(arrive: Arrive) -> None:
    ann = arrive()
    ann.set_up("crucible")
    goals = ann.page.locator(".cell.goal")
    mover = ann.page.locator(".cell.free:has(.token.own)").first
    while ann.wait():
        if mover.count():
            hold(ann, mover)
            if goals.count():
                break
            ann.page.keyboard.press("Escape")
            ann.page.mouse.up()
        ann.pick()
    to = goals.first.get_attribute("data-place")
    let_go(ann, goals.first)
    expect(ann.page.locator(f"[data-place='{to}'] .token.own")).to_be_visible()
