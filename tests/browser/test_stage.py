"""What happens is played on a stage: it can be followed, skipped, hurried, switched off and gone through again."""

import json
import re
from typing import Final, Literal

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

import cardwright as cw
from tests.browser.ahead import BOT, opened, play_ahead
from tests.browser.conftest import Arrive
from tests.browser.driver import Player
from tests.service.served import Message, playing

KINDS = "() => [...(window.seen ?? [])]"
WATCH = """() => {
    window.seen = new Set();
    new MutationObserver(() => {
        const kind = document.querySelector(".stage")?.dataset.scene;
        if (kind) window.seen.add(kind);
    }).observe(document.body, {subtree: true, childList: true, attributes: true, attributeFilter: ["data-scene"]});
}"""
"""Notes what kinds of scenes are played from now on."""
PLAYED_OR_ASKED = "() => document.querySelector('.stage, .table[data-asked]')"

KEYS: Final = 9
"""So many options have a key of their own."""
DECK: Final = next(iter(cw.load("kyza").decks))
CROWD: Final = 3
"""With more cards what becomes of each would lie over what becomes of others."""
GAMES: Final = 6
"""After so many games something has happened that does in most."""


def begin(arrive: Arrive, game: str, size: str = "desktop", speed: str = "") -> Player:
    """Somebody at a new table who sees things move."""
    ann = arrive(size, reduced_motion="no-preference")
    ann.page.goto("/")
    ann.page.evaluate("speed => speed && localStorage.setItem('cardwright:speed', speed)", speed)
    ann.set_up(game, bot="Greedy")
    ann.wait_for_table()
    ann.page.evaluate(WATCH)
    return ann


def play(ann: Player, picks: int) -> None:
    """Pick so often, whatever is asked."""
    for _ in range(picks):
        if not ann.wait():
            return
        ann.pick()


def stage(page: Page) -> int:
    """How many stages there are: one while something is played."""
    return page.locator(".stage").count()


@pytest.mark.parametrize(
    ("game", "size"), [*((name, "desktop") for name in cw.game_names()), ("keyforge", "phone"), ("crucible", "phone")]
)
def test_what_happens_is_played_and_then_one_is_asked(arrive: Arrive, game: str, size: str) -> None:
    ann = begin(arrive, game, size, "fast")
    play(ann, 6)
    ann.wait()
    assert stage(ann.page) == 0
    kinds = set(ann.page.evaluate(KINDS))
    assert kinds


def test_a_key_is_enough_to_be_done_with_it(arrive: Arrive) -> None:
    ann = begin(arrive, "keyforge", speed="slow")
    while not stage(ann.page):
        assert ann.wait()
        ann.pick()
        ann.page.wait_for_function(PLAYED_OR_ASKED)
    ann.page.keyboard.press("Shift")
    assert stage(ann.page) == 0


def test_who_wants_no_animation_sees_none(arrive: Arrive) -> None:
    ann = begin(arrive, "keyforge")
    speed = ann.page.get_by_role("combobox", name="Speed")
    speed.select_option("No animation")
    play(ann, 2)
    ann.page.evaluate(WATCH)
    play(ann, 6)
    assert ann.page.evaluate(KINDS) == []
    ann.page.reload()
    ann.wait_for_table()
    expect(speed).to_have_value("none")


def test_who_asks_the_system_for_less_motion_sees_none(arrive: Arrive) -> None:
    ann = arrive()
    ann.set_up("keyforge", bot="Greedy")
    ann.wait_for_table()
    ann.page.evaluate(WATCH)
    play(ann, 6)
    assert ann.page.evaluate(KINDS) == []


def test_the_last_turn_of_the_bot_can_be_gone_through_again(arrive: Arrive) -> None:
    ann = begin(arrive, "keyforge", speed="none")
    play(ann, 12)
    assert ann.wait()
    turn = ann.page.get_by_role("region", name=re.compile("last turn$"))
    step = turn.get_by_role("listitem").get_by_role("button").first
    expect(step).to_have_attribute("title", re.compile(r"\w\. .*\w\.$"))  # what happened, and why
    again(ann, step)
    again(ann, turn.get_by_role("button", name="Watch again"))


def test_where_there_is_no_room_for_pills_the_last_turn_is_a_list(arrive: Arrive) -> None:
    ann = begin(arrive, "keyforge", "phone", speed="none")
    play(ann, 12)
    assert ann.wait()
    ann.press(ann.page.get_by_role("button", name="Log ☰"))
    ann.press(ann.page.locator("summary", has_text="last turn"))
    expect(ann.page.locator("[data-area=steps] button").first).to_be_visible()
    why = ann.page.locator("[data-area=steps] .why").first
    reason = ann.page.locator("[data-area=steps] .because")
    ann.press(why)
    expect(reason).to_have_text(re.compile(r"\w\.$"))
    ann.press(why)
    expect(reason).to_have_count(0)
    again(ann, ann.page.get_by_role("button", name="Watch again"))


def again(player: Player, button: Locator) -> None:
    """Have something played again, and see enough of it."""
    player.page.evaluate(WATCH)
    player.press(button)
    player.page.locator(".stage").wait_for(state="attached")
    player.page.keyboard.press("Shift")
    expect(player.page.locator(".stage")).to_have_count(0)
    assert player.page.evaluate(KINDS)


def test_the_log_is_by_turns_of_which_old_ones_are_folded(arrive: Arrive) -> None:
    ann = begin(arrive, "keyforge", speed="none")
    for _ in range(400):
        if ann.page.locator(".log summary").count() > 5:
            break
        play(ann, 1)
    turns = ann.page.locator(".log details")
    expect(turns.first.get_by_role("listitem").first).to_be_hidden()
    before = turns.nth(turns.count() - 2)  # in the last one nothing may have happened yet
    expect(before.get_by_role("listitem").first).to_be_visible()
    ann.press(turns.first.locator("summary"))
    expect(turns.first.get_by_role("listitem").first).to_be_visible()
    ann.press(turns.first.locator("summary"))
    expect(turns.first.get_by_role("listitem").first).to_be_hidden()


def test_sound_is_off_until_it_is_switched_on_and_kept(arrive: Arrive) -> None:
    ann = begin(arrive, "keyforge")
    sound = ann.page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    ann.press(sound)
    expect(ann.page.get_by_label("Volume")).to_be_visible()
    play(ann, 3)
    ann.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "true")


REAPERS: Final = """
    # Reapers
    [Sanctum]
    12 Champion Anaphiel
    [Shadows]
    12 Silvertooth
    [Untamed]
    12 Snufflegator
"""
"""A deck of creatures none of which changes what it is worth to reap."""


def test_what_an_option_leads_to_is_shown_while_it_is_pointed_at(arrive: Arrive) -> None:
    ann = arrive()
    ann.page.goto(f"/g/{opened(ann, 'keyforge', BOT, deck=REAPERS)}")
    ann.wait_for_table()
    ann.page.keyboard.press("a")  # all options are listed
    called = ann.page.locator(".text", has_text=re.compile("^Reap "))
    reap = ann.page.locator(".prompt [data-option]", has=called).first
    while ann.wait() and not reap.count():
        ann.pick()
    outcome = ann.page.locator(".outcome")
    for come in (reap.hover, reap.focus):  # with the pointer, and with the keys
        come()
        expect(outcome.locator(".pill").first).to_be_visible()
        numbers = re.search(r"(\d+) → (\d+)", outcome.locator(".pill", has_text="→").first.inner_text())
        assert numbers
        assert int(numbers[2]) == int(numbers[1]) + 1
        expect(outcome.get_by_role("status")).to_contain_text(re.compile("æmber", re.IGNORECASE))
        ann.page.mouse.move(0, 0)
        reap.blur()
        expect(outcome).to_have_count(0)


def can_fight(state: Message) -> bool:
    """Whether one is asked what to do, may fight, and has a choice of foes, the first of which is not elusive.

    A fight with an elusive foe would change nothing.
    """
    foes = state["view"]["players"][1]["areas"]["battleline"]["cards"]
    texts = [option["text"] for option in playing(state)][:KEYS]
    fights = any(text.startswith("fight ") for text in texts)
    return (
        fights and len(foes) > 1 and not any(foe["marks"].get("taunt") or foe["marks"].get("elusive") for foe in foes)
    )


def test_what_comes_to_where_the_pointer_rests_is_foreseen(arrive: Arrive) -> None:
    ann = arrive()
    ann.page.goto("/")
    ann.page.evaluate("localStorage.setItem('cardwright:options', 'all')")  # all options are listed
    assert any(play_ahead(opened(ann, "keyforge", BOT, deck="onyx"), can_fight, ann) for _ in range(GAMES))
    foe = ann.page.locator(".others .front .card").first
    foe.hover()
    ann.page.evaluate("document.activeElement.blur()")  # what the keys rest on is foreseen too
    expect(ann.page.locator(".outcome .pill")).to_have_count(0)
    called = ann.page.locator(".text", has_text=re.compile("^Fight "))
    fight = ann.page.locator(".prompt [data-option]", has=called).first
    ann.page.keyboard.press(str(int(fight.get_attribute("data-option") or 0) + 1))
    assert ann.wait()
    assert foe.evaluate("each => each.matches('.lit:hover')")
    expect(ann.page.locator(".outcome .pill").first).to_be_visible()


ANIMATED: Final = """() => {
    const animate = Element.prototype.animate;
    window.animated = [];
    Element.prototype.animate = function (frames, ...rest) {
        if (this.matches(".card .body")) window.animated.push(...frames.flatMap(Object.keys));
        return animate.call(this, frames, ...rest);
    };
}"""
"""Notes what of cards is animated from now on."""


@pytest.mark.parametrize(("motion", "changes"), [("no-preference", "filter"), ("reduce", "outline")])
def test_what_has_changed_looks_unlike_what_can_be_picked(
    arrive: Arrive, motion: Literal["no-preference", "reduce"], changes: str
) -> None:
    ann = arrive(reduced_motion=motion)
    ann.page.add_init_script("localStorage.setItem('cardwright:speed', 'none')")  # no stage, whose lights are its own
    ann.set_up("kyza")
    ann.wait_for_table()
    ann.page.evaluate(ANIMATED)
    play(ann, GAMES)
    ann.page.wait_for_function("window.animated.length > 0")
    animated = ann.page.evaluate("window.animated")
    assert changes in animated
    assert "boxShadow" not in animated, "light round a card means that it can be picked"


PILLS: Final = """() => [...document.querySelectorAll(".outcome :is(.pill, p)")].map(each => {
    const {left, top, right, bottom} = each.getBoundingClientRect();
    return [left, top, right, bottom];
})"""
"""Where in the window it is written what becomes of whom, and what that is worth."""


def lies_far_and_wide(state: Message) -> bool:
    """Whether both have several characters, and one thing is chosen of several."""
    characters = [player["areas"]["characters"]["count"] for player in state["view"]["players"]]
    texts = [option["text"] for option in playing(state)]
    return min(characters) > 1 and sum(characters) > CROWD and "pass" in texts and len(texts) > 1


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_what_is_foreseen_of_many_cards_is_written_side_by_side(arrive: Arrive, size: str) -> None:
    ann = arrive(size)

    def ruin(socket: WebSocketRoute) -> None:
        """Let whatever is pointed at destroy all that lies there."""
        service = socket.connect_to_server()

        def told(message: str | bytes) -> None:
            answer = json.loads(message)
            if answer.get("type") == "foreseen":
                handles = ann.page.evaluate(
                    "[...document.querySelectorAll('.front [data-handle]')].map(each => Number(each.dataset.handle))"
                )
                cards = [{"handle": handle, "key": "", "name": ""} for handle in handles]
                lost = {"targets": [], "ways": [], "line": -1, "cards": cards}
                answer["scenes"] = [{"kind": "damaged", "counts": "damage", "amount": 1, **lost}]
                answer["scenes"].append({"kind": "destroyed", **lost})
            socket.send(json.dumps(answer))

        service.on_message(told)

    ann.page.route_web_socket("**", ruin)
    while not play_ahead(opened(ann, "kyza", BOT, deck=DECK), lies_far_and_wide, ann, prefers="play "):
        pass
    ann.page.keyboard.press("a")  # all options are listed
    ann.page.locator(".prompt [data-option]").first.focus()
    pills = ann.page.locator(".outcome .pill")
    expect(pills.nth(CROWD)).to_be_visible()
    ann.page.wait_for_timeout(100)  # they find their places once it is known how large they are
    boxes = ann.page.evaluate(PILLS)
    for at, (left, top, right, bottom) in enumerate(boxes):
        for other in boxes[at + 1 :]:
            assert right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top
