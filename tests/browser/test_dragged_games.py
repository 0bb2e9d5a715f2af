"""A whole game of each kind against a bot by a hand that drags whatever can be dragged."""

from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as Late

import cardwright as cw
from tests.browser.conftest import Arrive
from tests.browser.driver import MENU_OR_DONE, MOST_PICKS, Player
from tests.browser.test_drag import middle
from tests.browser.test_games import DRAFT, SHORT

FREE: Final = ".hand button.card.free, .tabletop button.card.free, button.cell.free"
ENDS: Final = ".card.end, .cell.goal, .pile.end, .gap, .strip.end"
"""Where a card can be let go, besides anywhere on the table."""
ANY_END: Final = f"() => document.querySelector('{ENDS}, .tabletop.end')"
LENGTH: Final[dict[str, dict[str, int]]] = {"crucible": SHORT["crucible"]}
"""What makes games shorter; one of Kyza Kards to ten lives can be over after four cards."""
SOON: Final = 700
"""Milliseconds in which the service says where a card can go; most take a tenth of it."""


def drag(player: Player, card: Locator) -> bool:
    """Drag a card to any place where it can go; false if there is none."""
    page = player.page
    x, y = middle(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 20, steps=2)
    with suppress(Late):
        page.wait_for_function(ANY_END, timeout=SOON)
    ends = page.locator(ENDS).filter(visible=True)
    at = ends.nth(player.rng.below(ends.count())) if ends.count() else page.locator(".tabletop")
    page.mouse.move(*middle(at), steps=2)
    if not page.locator(".dragged.ready").count():
        page.keyboard.press("Escape")
        page.mouse.up()
        return False
    page.mouse.up()
    page.wait_for_function(MENU_OR_DONE, arg=player.last)
    menu = page.locator(".menu [data-option]")
    if menu.count():
        player.press(menu.nth(player.rng.below(menu.count())))
    return True


def pick(player: Player) -> bool:
    """Drag any card to where it can go, which is true, or pick otherwise if none can."""
    free = player.page.locator(FREE).filter(visible=True)
    cards = free.count()
    if cards and drag(player, free.nth(player.rng.below(cards))):
        return True
    player.pick()
    return False


@pytest.mark.parametrize("game", [name for name in cw.game_names() if name != DRAFT])
def test_a_whole_game_by_dragging(arrive: Arrive, game: str) -> None:
    ann = arrive()
    ann.set_up(game, bot="Greedy", **LENGTH.get(game, {}))  # wins soon
    dragged = 0
    while ann.wait():
        dragged += pick(ann)
        assert dragged + ann.picks < MOST_PICKS
    assert dragged > 5
    ann.see_the_end()
