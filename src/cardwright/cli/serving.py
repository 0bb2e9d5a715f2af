"""`cardwright serve`: the games in a browser, for oneself or for everybody on a network."""

import threading
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from rich.console import Console

from cardwright.cli import files
from cardwright.service.running.hub import Settings
from cardwright.service.web import serving
from cardwright.service.web.serving import HERE, Server, Service


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """What was asked for; None where nothing was said."""

    host: str = HERE
    port: int | None = None
    browser: bool = True
    database: str | None = None
    origins: Sequence[str] = ()
    analysis: str | None = None


def run(out: Console, request: Request) -> int:
    """Serve until somebody stops it."""

    def ready(link: str, server: Server) -> None:
        server.context.hub.warm()
        out.print(f"Cardwright is at {link} (Ctrl+C ends it; games are kept).", markup=False, soft_wrap=True)
        if request.browser:
            threading.Thread(target=open_page, args=(link,), daemon=True).start()

    service = Service(
        database=request.database or f"sqlite:///{files.data_folder() / 'tables.db'}",
        host=request.host,
        port=request.port,
        origins=request.origins,
        settings=Settings(analysis=request.analysis),
    )
    # A second Ctrl+C, while the service is ending already.
    with suppress(KeyboardInterrupt):
        serving.run(service, ready)
    return 0


def open_page(link: str) -> None:
    """Open a page in the browser, if there is one that does not take the terminal."""
    with suppress(webbrowser.Error):
        browser = webbrowser.get()
        if type(browser) is not webbrowser.GenericBrowser:
            browser.open(link)
