"""Make the picture of the table in the README anew: ``python -m tests.browser.picture``.

Plays KeyForge against a bot until the table looks as in the middle of a good game.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from cardwright.service.web import frontend
from tests.browser.conftest import CHROMIUM, FLAGS, installed
from tests.browser.driver import SIZES, Player
from tests.service.served import running, service

PICTURE: Final = Path(__file__).parents[2] / "docs" / "images" / "table.png"
PREFERRED: Final = ("play ", "reap", "fight", "use")
"""What a picker who wants a full table takes first, in that order."""
AVOIDED: Final = ("end turn", "pass", "discard", "mulligan")
"""What it takes only if there is nothing else."""
PICKS: Final = 150
"""After so many, another game is begun."""
CREATURES: Final = range(3, 7)
"""How many on a side look well."""
OPTIONS: Final = range(6, 11)
"""How many there is room for."""


def taste(text: str) -> int:
    """Tell how early an option is taken, by its words; the least is the first."""
    words = text.lower()
    if any(word in words for word in AVOIDED):
        return len(PREFERRED) + 1
    return next((at for at, word in enumerate(PREFERRED) if word in words), len(PREFERRED))


def good(view: dict[str, Any]) -> bool:
    """Tell whether a table in that position shows what there is to see."""
    areas = [player["areas"] for player in view["players"]]
    options = view["decision"]["options"]
    return (
        all(area["battleline"]["count"] in CREATURES for area in areas)
        and any(player["counters"].get("keys") for player in view["players"])
        and areas[view["viewer"]]["hand"]["count"] in range(3, 7)
        and len(options) in OPTIONS
        and {"play", "reap"} <= {option.get("verb") for option in options}
    )


def play(browser: Browser, link: str) -> bool:
    """Play until there is a good moment, and take its picture; false if the game had none."""
    ann = Player(browser.new_page(base_url=link, **SIZES["desktop"], color_scheme="light"), 0)
    ann.call_oneself("Ann")
    ann.set_up("keyforge", bot="Greedy")
    ann.wait_for_table()
    ann.page.keyboard.press("a")  # all options are listed
    while ann.picks < PICKS and ann.wait():
        state = ann.page.request.get(f"/api/tables/{ann.table}").json()
        if good(state["view"]):
            ann.page.keyboard.press("a")
            ann.page.mouse.move(0, 0)
            ann.page.evaluate("document.activeElement?.blur()")  # nothing is foreseen then
            ann.page.wait_for_timeout(1000)  # what moves has come to rest
            ann.page.screenshot(path=PICTURE)
            return True
        options = state["view"]["decision"]["options"]
        best = min(range(len(options)), key=lambda at: (taste(options[at]["text"]), ann.rng.below(100)))
        ann.take(ann.page.locator(f'.prompt [data-option="{best}"]'))
        ann.picks += 1
    ann.page.close()
    return False


def main() -> None:
    """Take the picture."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(service(Path(folder), static=frontend.STATIC)) as link,
        sync_playwright() as playwright,
    ):
        path = installed(CHROMIUM)
        if path is None:
            sys.exit("No Chromium is installed.")
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        while not play(browser, link):
            pass
        browser.close()
    print(f"{PICTURE.name}: {PICTURE.stat().st_size // 1024} KB")  # noqa: T201


if __name__ == "__main__":
    main()
