"""Make the pictures of tables in the documents anew: ``python -m tests.browser.picture``.

For the README KeyForge is played against a bot until the table looks as in the middle of a good game; and of every game
one table in mid-game is looked at in windows of all sizes, by day or by night. ``icons`` instead of the name of a game
draws the icons of the installed page by that of the page.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

import cardwright as cw
from cardwright.service.web import frontend
from tests.browser.ahead import opened, play_ahead
from tests.browser.conftest import chromium
from tests.browser.driver import SIZES, Player, theme_of
from tests.browser.test_layout import GREEDY, WINDOWS
from tests.service.served import Message, playing, running, service

IMAGES: Final = Path(__file__).parents[2] / "docs" / "images"
PICTURE: Final = IMAGES / "table.png"
TABLES: Final = IMAGES / "tables"
PUBLIC: Final = Path(__file__).parents[2] / "frontend" / "public"
ICONS: Final = {"icon-192.png": (192, 1.0, "transparent"), "icon-512.png": (512, 1.0, "transparent")} | {
    "icon-filled.png": (512, 0.7, "#f5f2ea")  # of which systems cut the edges off
}
"""How large each is, what part of it the drawing takes, and what is behind that."""
MID_GAME: Final = {"keyforge": (2, 9), "krysis": (3, 4), "kyza": (2, 8), "kryptik": (2, 10), "crucible": (3, 10)}
"""For how many each is played, and the turn at which it is well under way."""
QUALITY: Final = 72
"""Of JPEG, in which a picture of a painted table is a fifth of one without loss."""
PREFERRED: Final = ("play ", "reap", "fight", "use")
"""What a picker who wants a full table takes first, in that order."""
AVOIDED: Final = ("end turn", "end move turn", "end attack turn", "end spell turn", "pass", "discard", "mulligan")
"""What it takes only if there is nothing else."""
PICKS: Final = 150
"""After so many, another game is begun."""
CREATURES: Final = range(3, 7)
"""How many on a side look well."""
OPTIONS: Final = range(6, 11)
"""How many there is room for."""
MANY: Final = 3
"""With more options one has something to think about."""


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


def look(browser: Browser, link: str, game: str) -> None:
    """Play a game to its middle, and take a picture in a window of each size; by day and by night in turn."""
    players, turn = MID_GAME[game]
    ann = Player(browser.new_page(base_url=link, **SIZES["desktop"]), 0)
    ann.call_oneself("Ann")
    deck = next(iter(cw.load(game).decks), "")

    def reached(state: Message) -> bool:
        return state["view"]["turn"] >= turn and len(playing(state)) > MANY

    table = ""
    while not table or not play_ahead(table, reached, ann, prefers=PREFERRED[0]):  # some games are over before
        table = opened(ann, game, *[GREEDY] * (players - 1), deck=deck)
    state = ann.page.context.storage_state()
    for number, (window, (device, width, height)) in enumerate(WINDOWS.items()):
        theme = theme_of(number + list(MID_GAME).index(game))
        size = {**SIZES[device], "viewport": {"width": width, "height": height}}
        page = browser.new_page(base_url=link, **size, storage_state=state, color_scheme=theme, reduced_motion="reduce")
        page.goto(f"/g/{table}")
        page.locator(".table[data-asked]").wait_for()
        page.wait_for_timeout(1000)  # pictures are painted
        path = TABLES / f"{game}-{window}-{theme}.jpg"
        page.screenshot(path=path, type="jpeg", quality=QUALITY)
        print(f"{path.name}: {path.stat().st_size // 1024} KB")  # noqa: T201
        page.close()
    ann.page.close()


def icons(browser: Browser) -> None:
    """Draw the icons of the installed page."""
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    for name, (size, part, behind) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"""<style>html {{ background: {behind} }} svg {{ position: fixed; inset: 0; margin: auto;
            width: {part * size}px; height: {part * size}px }}</style>{drawing}""")
        page.screenshot(path=PUBLIC / name, omit_background=True)
        page.close()


def main() -> None:
    """Draw the icons, or take the pictures: of the games that are named, or of all and that of the README."""
    games = sys.argv[1:]
    if games == ["icons"]:
        with chromium() as browser:
            icons(browser)
        return
    TABLES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(service(Path(folder), static=frontend.STATIC)) as link,
        chromium() as browser,
    ):
        while not games and not play(browser, link):
            pass
        for game in games or MID_GAME:
            look(browser, link, game)


if __name__ == "__main__":
    main()
