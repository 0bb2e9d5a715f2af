"""Whole games of every kind, however one plays, at every size, by day and by night, and by several at one screen.

uv run pytest -m slow tests/browser/test_every_size.py
"""

from collections.abc import Callable
from typing import Final

import pytest

from tests.browser import test_dragged_games, test_keyboard
from tests.browser.ahead import come_to_table
from tests.browser.conftest import Arrive
from tests.browser.driver import MOST_PICKS, Player, theme_of
from tests.browser.test_games import SHORT
from tests.browser.test_layout import GREEDY, WINDOWS, faults

pytestmark = pytest.mark.slow

GAMES: Final = {"keyforge": 2, "krysis": 3, "kyza": 2, "kryptik": 2, "crucible": 3}
"""For how many each is played."""


def by_drag(ann: Player) -> None:
    """Drag what can be dragged."""
    test_dragged_games.pick(ann)


def by_clicks(ann: Player) -> None:
    """Click with a mouse."""
    ann.pick()


def by_keys(ann: Player) -> None:
    """Use nothing but keys: walk over the table, type the number of an option, or press Enter on a button."""
    ann.by_keys = True
    if ann.page.locator(".amounts, .marking").count():
        ann.pick()
    else:
        test_keyboard.pick(ann)


def by_taps(ann: Player) -> None:
    """Tap with a finger."""
    ann.pick()


HANDS: Final[tuple[Callable[[Player], None], ...]] = (by_drag, by_clicks, by_keys, by_taps)
ALL: Final = [
    pytest.param(
        hand, window, game := list(GAMES)[(i + j) % len(GAMES)], theme := theme_of(i // 2 + j),
        id=f"{game}-{hand.__name__}-{window}-{theme}",
    )
    for i, hand in enumerate(HANDS)
    for j, window in enumerate(WINDOWS)
]  # fmt: skip
"""Every hand plays every game, at every size, in both themes."""


def begin(ann: Player, game: str, others: list[dict[str, str]]) -> None:
    """Open a table with others, and come to it."""
    ann.page.add_init_script("localStorage.setItem('cardwright:options', 'all')")  # options of cards have numbers too
    come_to_table(ann, game, *others, options=SHORT.get(game))


@pytest.mark.parametrize(("hand", "window", "game", "theme"), ALL)
def test_a_whole_game(arrive: Arrive, hand: Callable[[Player], None], window: str, game: str, theme: str) -> None:
    device, width, height = WINDOWS[window]
    ann = arrive("phone" if hand is by_taps else device, color_scheme=theme)
    ann.page.set_viewport_size({"width": width, "height": height})
    begin(ann, game, [GREEDY] * (GAMES[game] - 1))
    decisions = 0
    while ann.wait():
        hand(ann)
        decisions += 1
        assert decisions < MOST_PICKS
    assert faults(ann) == [], "at the end"
    ann.see_the_end()


@pytest.mark.parametrize("window", ["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_several_at_one_screen(arrive: Arrive, game: str, window: str) -> None:
    device, width, height = WINDOWS[window]
    ann = arrive(device)
    ann.page.set_viewport_size({"width": width, "height": height})
    begin(ann, game, [{"kind": "me", "name": name} for name in ("Bea", "Cleo")[: GAMES[game] - 1]])
    ann.play()
    ann.see_the_end()
