"""A real service and a real browser, shared by the tests of a file."""

import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright

from cardwright.kernel.basics.rng import Rng
from cardwright.service.running import rooms, thinking
from cardwright.service.tables import seating
from cardwright.service.web import frontend
from tests.browser.driver import SIZES, Player
from tests.service.served import running, service

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
"""The names of its program, that of Debian first."""
FIREFOX = ("firefox-esr", "firefox")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""Without them Chromium needs a display, or looks for machines that are none of ours."""

DEALT = """(() => {
    const chance = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = bytes => bytes.length === 32 ? bytes.fill(NUMBER) : chance(bytes);
})()"""
"""What a player adds to a shuffle, by the player's number; all else that a page draws has to differ each time."""
UNKEPT = "delete Navigator.prototype.serviceWorker"
"""Nothing is fetched besides what a test asks for, unless it is about that."""

Arrive = Callable[..., Player]


class Chance:
    """Gives what `secrets` gives, the same for the same seed."""

    def __init__(self, seed: str) -> None:
        """Begin anew."""
        self._rng = Rng(seed)

    def token_bytes(self, number: int = 32) -> bytes:
        """Return so many bytes."""
        return bytes(self._rng.below(256) for _ in range(number))

    def choice(self, some: Sequence[str]) -> str:
        """Return one of them."""
        return some[self._rng.below(len(some))]

    def randbelow(self, end: int) -> int:
        """Return a number below the end."""
        return self._rng.below(end)


def installed(names: Sequence[str]) -> str | None:
    """Give the path of a browser of this machine, by the names that its program has; none if there is none."""
    return next(filter(None, map(shutil.which, names)), None)


def missing(names: Sequence[str]) -> str:
    """Say that a browser is missing, and how to get it."""
    return f"No {names[0]} is installed: on Debian, `apt install {names[0]}`."


def required(names: Sequence[str]) -> str:
    """Give the path of a browser; where there is none, the tests are left out unless they are asked for."""
    path = installed(names)
    if path is None:
        sentence = missing(names)
        if names[0] in os.environ.get("CARDWRIGHT_REQUIRE", "").split(","):
            pytest.fail(sentence)
        pytest.skip(sentence)
    return path


@contextmanager
def chromium() -> Iterator[Browser]:
    """Run the Chromium that is installed; a program without one ends with a sentence."""
    path = installed(CHROMIUM)
    if path is None:
        sys.exit(missing(CHROMIUM))
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=path, args=FLAGS) as browser:
        yield browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The Chromium that is installed."""
    required(CHROMIUM)
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def link(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a service with the page as it was built."""
    if not (frontend.STATIC / "index.html").is_file():
        pytest.fail("The page was not built: `uv sync` builds it.")
    with running(service(tmp_path_factory.mktemp("service"), static=frontend.STATIC)) as address:
        yield address


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal each test the same games each time: whether it passes is not left to chance."""
    chance = Chance(request.node.nodeid)
    for module in (rooms, thinking, seating):
        monkeypatch.setattr(module, "secrets", chance)


@pytest.fixture
def arrive(browser: Browser, link: str) -> Iterator[Arrive]:
    """Let somebody come with a browser of their own; at the end of the test nothing may have gone wrong in any."""
    players: list[Player] = []

    def come(size: str = "desktop", *, keeping: bool = False, **more: object) -> Player:
        still = {"reduced_motion": "reduce"} | more  # whoever looks at what moves asks for it
        context = browser.new_context(base_url=link, **SIZES[size], **still)  # type: ignore[arg-type]
        context.add_init_script(DEALT.replace("NUMBER", str(len(players))))
        if not keeping:
            context.add_init_script(UNKEPT)
        players.append(Player(context.new_page(), len(players)))
        return players[-1]

    yield come
    for player in players:
        player.page.context.close()
    troubles = [trouble for player in players for trouble in player.troubles]
    assert troubles == []
