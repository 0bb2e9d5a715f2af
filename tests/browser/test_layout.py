"""Whatever is asked, nothing on the table is cut off, covered, or out of the window."""

from pathlib import Path
from typing import Final

import pytest

from tests.browser.ahead import come_to_table
from tests.browser.conftest import Arrive
from tests.browser.driver import MOST_PICKS, Player

FAULTS: Final = Path(__file__).with_name("layout.js").read_text("utf-8")
"""Looks the page over and gives a sentence for each fault."""
WINDOWS: Final[dict[str, tuple[str, int, int]]] = {
    "desktop": ("desktop", 1440, 900),
    "large": ("desktop", 1920, 1080),
    "tablet": ("phone", 820, 1180),
    "phone": ("phone", 360, 640),
    "sideways": ("phone", 740, 360),
}
"""With what it is played, and how wide and high the window is."""
GREEDY: Final = {"kind": "bot", "bot": "greedy"}
PICKS: Final = 16
"""So many decisions are looked at in the shorter test."""
GAMES: Final = [("keyforge", 2), ("krysis", 3), ("kyza", 2), ("kryptik", 4), ("crucible", 4)]
MANY: Final = [*GAMES, ("keyforge", 2), ("krysis", 4), ("kyza", 2), ("kryptik", 2), ("crucible", 2)]
"""Ten games."""


def sit_down(arrive: Arrive, game: str, players: int, window: str) -> Player:
    """Come to a new table against bots, in a window of that size."""
    size, width, height = WINDOWS[window]
    ann = arrive(size)
    ann.page.set_viewport_size({"width": width, "height": height})
    come_to_table(ann, game, *[GREEDY] * (players - 1))
    ann.wait_for_table()
    return ann


def faults(ann: Player) -> list[str]:
    """What is wrong with the page, once nothing is on its way any more."""
    found: list[str] = ann.page.evaluate(FAULTS)
    if found:
        ann.page.wait_for_timeout(1000)
        found = ann.page.evaluate(FAULTS)
    return found


def look_and_pick(ann: Player, picks: int) -> None:
    """Look at so many decisions, or those to the end of the game, and at what is there then."""
    while ann.picks < picks and ann.wait():
        assert faults(ann) == [], f"after {ann.picks} picks"
        ann.pick()
    if ann.over:
        assert faults(ann) == [], "at the end"


@pytest.mark.parametrize(
    ("window", "game", "players"), [(window, *game) for window, game in zip(WINDOWS, GAMES, strict=True)]
)
def test_all_is_in_sight_and_nothing_covered(arrive: Arrive, window: str, game: str, players: int) -> None:
    look_and_pick(sit_down(arrive, game, players, window), PICKS)


@pytest.mark.slow
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("number", range(len(MANY)))
def test_ten_whole_games_of_each_size(arrive: Arrive, number: int, window: str) -> None:
    look_and_pick(sit_down(arrive, *MANY[number], window), MOST_PICKS)
