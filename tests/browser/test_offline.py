"""The page is installed, and stands without a network."""

import json
import re
import struct
from typing import Final

import pytest
from playwright.sync_api import CDPSession, expect

from cardwright.service.web import frontend
from tests.browser.ahead import come_to_table
from tests.browser.conftest import Arrive
from tests.browser.driver import Player

KEPT: Final = """async () => {
    await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const found = await Promise.all(names.map(async name => (await (await caches.open(name)).keys()).length));
    return found.reduce((all, some) => all + some, 0);
}"""
"""How many files are kept, once the worker has all of them."""


def kept(ann: Player) -> int:
    """Wait until the page is kept, and count its files."""
    ann.page.wait_for_function("navigator.serviceWorker.ready.then(worker => worker.active?.state === 'activated')")
    found: int = ann.page.evaluate(KEPT)
    return found


def installed(ann: Player) -> CDPSession:
    """Ask Chromium itself about the page."""
    return ann.page.context.new_cdp_session(ann.page)


def test_the_page_can_be_installed(arrive: Arrive) -> None:
    ann = arrive(keeping=True)
    ann.page.goto("/")
    files = kept(ann)
    assert files == sum(asked_for(path.relative_to(frontend.STATIC).as_posix()) for path in frontend.STATIC.rglob("*"))
    session = installed(ann)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["name"] == "Cardwright"
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = ann.page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            wide, high = struct.unpack(">II", answer.body()[16:24])
            assert icon["sizes"] == f"{wide}x{high}"
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def asked_for(name: str) -> bool:
    """Tell whether a file of the built page is one that browsers ask for by that name."""
    return not name.startswith(".") and not name.endswith((".br", ".gz")) and name != "offline.js" and "." in name


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_without_a_network_the_page_stands_and_says_so(arrive: Arrive, size: str) -> None:
    ann = arrive(size, keeping=True)
    ann.page.goto("/")
    kept(ann)
    ann.forgive("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "WebSocket")
    ann.page.context.set_offline(True)
    for address in ("/", "/new/keyforge", "/lobby", "/cards/kyza", "/g/23456789abcd"):
        ann.page.goto(address)
        expect(ann.page.get_by_text("does not answer").first).to_be_visible()
    ann.page.context.set_offline(False)
    ann.page.goto("/")
    expect(ann.page.get_by_role("link", name=re.compile("KeyForge")).first).to_be_visible()


def test_a_game_goes_on_after_a_reload_without_a_network(arrive: Arrive) -> None:
    ann = arrive(keeping=True)
    come_to_table(ann, "kyza", {"kind": "bot", "bot": "greedy"})
    ann.wait_for_table()
    kept(ann)
    assert ann.wait()
    ann.pick()
    ann.forgive("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "WebSocket")
    ann.page.context.set_offline(True)
    ann.page.reload()
    expect(ann.page.get_by_text("does not answer")).to_be_visible()
    ann.page.context.set_offline(False)
    ann.wait_for_table()  # by itself
    ann.last = ""
    assert ann.wait()
    ann.pick()


def test_what_the_service_knows_is_never_kept(arrive: Arrive) -> None:
    ann = arrive(keeping=True)
    ann.page.goto("/cards/kyza")
    kept(ann)
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name="Cards of")).to_be_visible()
    names = ann.page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async name =>"
        " (await (await caches.open(name)).keys()).map(({url}) => new URL(url).pathname)))).flat()"
    )
    assert "/" in names
    assert [name for name in names if name.startswith(("/api", "/text"))] == []
