"""What the page costs in a real browser: what it loads first, from a pick to the first motion, frames, and memory.

Chromium plays against Greedy, at a service of its own on this machine. Where there is no graphics card, as on servers,
a processor paints, beside the service and the bot: then frames say more of the machine than of the page.

    uv run python -m bench.page load
    uv run python -m bench.page motion --game keyforge --picks 100
    uv run python -m bench.page memory --games 10
"""

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

from playwright.sync_api import Browser, Page

import cardwright as cw
from bench.figures import share
from bench.services import Served, served
from tests.browser.conftest import chromium
from tests.browser.driver import SIZES, Player
from tests.browser.test_games import SHORT

Motion = Literal["no-preference", "reduce"]
"""What somebody asks the system for."""

KILOBYTE: Final = 1024
MEGABYTE: Final = 1024 * KILOBYTE
PAGES: Final = {"the home page": "/", "setting up a game": "/new/keyforge", "the gallery": "/cards/keyforge"}
MEASURE: Final = """(() => {
    const measured = (window.measured = { motions: [], scenes: [], frames: [] });
    let pressed = 0, moved = 0, sent = false, answered = false;
    for (const kind of ["click", "keydown"])
        addEventListener(kind, event => { [pressed, moved] = [event.timeStamp, 0]; }, true);
    const Socket = WebSocket;
    window.WebSocket = class extends Socket {
        constructor(...all) {
            super(...all);
            this.addEventListener("message", ({ data }) => {
                if (!sent || answered || !data.includes('"type":"state"')) return;
                sent = answered = !data.includes('"scenes":[]');
            });
        }
        send(text) {
            [sent, answered] = [String(text).includes('"type":"pick"'), false];
            if (sent && moved) measured.motions.push(moved);
            super.send(text);
        }
    };
    const moves = () => {
        const after = performance.now() - pressed;
        if (!moved && sent) measured.motions.push(after);
        moved ||= after;
        if (answered) measured.scenes.push(after);
        if (answered) sent = answered = false;
    };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...all) {
        moves();
        return animate.apply(this, all);
    };
    let last = 0;
    const frame = now => {
        const plays = document.querySelector(".stage");
        if (plays && answered) moves();
        if (plays && last) measured.frames.push(now - last);
        last = plays ? now : 0;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
})()"""
"""Notes milliseconds: from the press of a pick until something moves, until its scene, and between frames."""
PLAY: Final = """async () => {
    const some = what => [...document.querySelectorAll(what)];
    const is = status => some(`.table[data-status=${status}]`).length > 0;
    const rest = milliseconds => new Promise(done => setTimeout(done, milliseconds));
    const can = "[data-main], :is(.prompt, .menu) [data-option], button.card.lit:not([inert]), button.cell.lit";
    const open = each => !each.disabled && each.getAttribute("aria-disabled") !== "true";
    while (!is("over")) {
        const buttons = some(`.table[data-asked] :is(${can}, [data-confirm])`).filter(open);
        buttons[Math.floor(Math.random() * buttons.length)]?.click();
        await rest(40);
    }
    let again;
    while (!(again = some("button").find(each => each.textContent.trim() === "Rematch"))) await rest(100);
    again.click();
    while (!is("playing")) await rest(100);
    await rest(1000);
}"""
"""Plays a game by chance, and begins another. Within the page: what Playwright points at stays in memory for it."""


@contextmanager
def browsing() -> Iterator[tuple[Served, Browser]]:
    """Run a service and a browser."""
    with (
        chromium() as browser,
        tempfile.TemporaryDirectory(prefix="cardwright-") as folder,
        served(f"sqlite:///{folder}/tables.db") as services,
    ):
        yield services[0], browser


def come(browser: Browser, service: Served, motion: Motion = "no-preference") -> Page:
    """Open a page of somebody who was never there."""
    host, port = service.address
    return browser.new_context(base_url=f"http://{host}:{port}", **SIZES["desktop"], reduced_motion=motion).new_page()


def load() -> None:
    """Print what a browser that has nothing yet is sent for some pages."""
    with browsing() as (service, browser):
        for name, path in PAGES.items():
            page = come(browser, service)
            session = page.context.new_cdp_session(page)
            session.send("Network.enable")
            sent: list[float] = []
            session.on("Network.loadingFinished", lambda event, sent=sent: sent.append(event["encodedDataLength"]))
            page.goto(path)
            page.wait_for_load_state("networkidle")
            print(f"{name}: {sum(sent) / KILOBYTE:.0f} KB in {len(sent)} answers")
            page.context.close()


def motion(game: str, picks: int) -> None:
    """Print how long it takes from a pick until something moves and until its scene begins, and the stage's frames."""
    found: dict[str, list[float]] = {"motions": [], "scenes": [], "frames": []}
    with browsing() as (service, browser):
        while len(found["motions"]) < picks:
            page = come(browser, service)
            page.add_init_script(MEASURE)
            ann = Player(page, len(found["motions"]))
            ann.set_up(game, bot="Greedy")
            while len(found["motions"]) < picks and ann.wait():
                ann.pick()
                for name, measured in page.evaluate("window.measured").items():
                    found[name] += measured
                page.evaluate("for (const each of Object.values(measured)) each.length = 0")
            page.context.close()
    for what, name in (("something moves", "motions"), ("what comes of it is seen", "scenes")):
        middle, far = (share(found[name], part) for part in (0.5, 0.95))
        print(f"{what} {middle:.0f} ms after a pick, 95 % within {far:.0f} ms ({len(found[name])} picks)")
    frames = found["frames"]
    print(f"{1000 * len(frames) / sum(frames):.0f} frames a second, 95 % of them within {share(frames, 0.95):.0f} ms")


def memory(game: str, games: int) -> None:
    """Print what the page and the service hold after each of some games, one after the other without loading anew."""
    with browsing() as (service, browser):
        page = come(browser, service, "reduce")
        session = page.context.new_cdp_session(page)
        Player(page, 0).set_up(game, bot="Greedy", **SHORT.get(game, {}))
        for number in range(games):
            page.evaluate(PLAY)
            session.send("HeapProfiler.collectGarbage")
            heap = session.send("Runtime.getHeapUsage")["usedSize"]
            counted = session.send("Memory.getDOMCounters")
            print(f"{number + 1} games: {heap / MEGABYTE:.1f} MB of the page,", end=" ")
            print(f"{counted['nodes']} nodes, {counted['jsEventListeners']} listeners;", end=" ")
            print(f"{service.memory() / MEGABYTE:.0f} MB of the service", flush=True)


def main() -> None:
    """Measure one of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["load", "motion", "memory"])
    parser.add_argument("--game", choices=cw.game_names(), default="keyforge")
    parser.add_argument("--picks", type=int, default=100)
    parser.add_argument("--games", type=int, default=10)
    arguments = parser.parse_args()
    if arguments.what == "load":
        load()
    elif arguments.what == "motion":
        motion(arguments.game, arguments.picks)
    else:
        memory(arguments.game, arguments.games)


if __name__ == "__main__":
    main()
