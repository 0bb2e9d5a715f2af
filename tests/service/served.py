"""A real service on a free port, and people who talk to it."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from cardwright.kernel.core import registry
from cardwright.service.running.hub import Settings
from cardwright.service.web import api, catalogue
from cardwright.service.web.context import Limits
from cardwright.service.web.serving import Server, Service
from cardwright.service.web.serving import run as run_service

EVER = (10_000, 10_000)
FAST = Limits(commands=EVER, outcomes=EVER, hints=EVER, tables=EVER, arrivals=EVER, looks=EVER)
"""No limits that a test would meet."""
QUICK = Settings(pace=0, workers=1)
"""Bots that do not wait for people to follow."""

Message = dict[str, Any]


def service(folder: Path, **changes: Any) -> Service:
    """How a service for tests runs, with a database in that folder."""
    usual = Service(
        database=f"sqlite:///{folder / 'tables.db'}", port=0, settings=QUICK, limits=FAST, static=folder / "static"
    )
    return replace(usual, **changes)


@contextmanager
def running(how: Service) -> Iterator[str]:
    """Run a service in a thread, and give its address."""
    ready = threading.Event()
    found: list[tuple[str, Server]] = []
    failed: list[BaseException] = []

    def note(link: str, server: Server) -> None:
        found.append((link, server))
        ready.set()

    def run() -> None:
        try:
            run_service(how, note)
        except BaseException as error:  # noqa: BLE001 - it is raised again where the test is
            failed.append(error)
        finally:
            ready.set()

    thread = threading.Thread(target=run)
    thread.start()
    ready.wait(60)
    try:
        if failed:
            raise failed[0]
        here, port = found[0][1].servers[0].sockets[0].getsockname()
        yield f"http://{here}:{port}"
    finally:
        if found:
            found[0][1].stop()
        thread.join(60)
    if failed:
        raise failed[0]


@contextmanager
def added(name: str, module: str) -> Iterator[None]:
    """Have a game among the others for a while; the service looks again what there is."""
    kept = (
        *[getattr(catalogue, told) for told in ("games", "game_info", "game_detail", "pictures")],
        api._games,
        api._game,
    )

    def forget() -> None:
        for told in kept:
            told.cache_clear()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_modules", dict(registry._modules))
        registry.register(name, module)
        forget()
        yield
    forget()


@dataclass
class Person:
    """Somebody with a browser."""

    link: str
    keys: Iterator[int] = field(default_factory=count)

    def __post_init__(self) -> None:
        self.browser = httpx.Client(base_url=self.link, headers={"Origin": self.link}, timeout=60)

    def __enter__(self) -> Self:
        self.get("/api/me")
        return self

    def __exit__(self, *_: object) -> None:
        self.browser.close()

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.browser.get(path, **more)

    def post(self, path: str, body: object) -> httpx.Response:
        return self.browser.post(path, json=body)

    def key(self) -> str:
        return f"key-{next(self.keys)}"

    def table(self, game: str = "keyforge", **changes: Any) -> str:
        """Set a table up against a random bot."""
        deck = {"keyforge": "Radiant Argus the Supreme", "kyza": "Sparks and Drums"}.get(game, "")
        places = [{"kind": "me", "deck": deck}, {"kind": "bot", "bot": "random"}]
        new = {"key": self.key(), "game": game, "places": places, **changes}
        made = self.post("/api/tables", new)
        assert made.status_code == 201, made.text
        return str(made.json()["table"])

    def command(self, table: str, type_: str, **fields: Any) -> Message:
        """Send a command over HTTP, and return the answer."""
        body = {"type": type_, "key": self.key(), **fields}
        answer: Message = self.post(f"/api/tables/{table}/commands", body).json()
        return answer

    def state(self, table: str) -> Message:
        answer: Message = self.get(f"/api/tables/{table}").json()
        return answer

    @contextmanager
    def live(self, table: str, query: str = "", origin: str = "") -> Iterator["Line"]:
        """Open a WebSocket."""
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())}
        address = f"{self.link.replace('http', 'ws')}/api/tables/{table}/live{query}"
        came_from = Origin(origin or self.link)
        with connect(address, origin=came_from, additional_headers=headers, max_size=None, close_timeout=0.5) as socket:
            yield Line(socket, self)


@dataclass
class Line:
    """An open WebSocket."""

    socket: ClientConnection
    person: Person

    def hear(self) -> Message:
        message: Message = json.loads(self.socket.recv(30))
        return message

    def send(self, type_: str, **fields: Any) -> str:
        key = self.person.key()
        self.socket.send(json.dumps({"type": type_, "key": key, **fields}))
        return key

    def ask(self, type_: str, **fields: Any) -> Message:
        """Send a command, and wait for its answer."""
        key = self.send(type_, **fields)
        while (message := self.hear())["type"] == "state" or message["key"] != key:
            pass
        return message


def playing(state: Message) -> list[Message]:
    """The options that a state offers, none if somebody else is asked."""
    decision = state["view"] and state["view"]["decision"]
    options: list[Message] = (decision or {}).get("options", [])
    return options
