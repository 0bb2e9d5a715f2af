"""No page of another site can do anything: at every address that takes more than a look, and at every WebSocket."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from cardwright.service.web import app
from cardwright.service.web.security import SAFE
from tests.service.served import Person


def addresses(routes: Sequence[BaseRoute], before: str = "") -> Iterator[tuple[str, str]]:
    """All addresses that do something, with their method; a WebSocket has none."""
    for route in routes:
        if isinstance(route, Mount):
            yield from addresses(route.routes, before + route.path)
        elif isinstance(route, WebSocketRoute):
            yield "", before + route.path
        elif isinstance(route, Route):
            for method in sorted((route.methods or {"POST"}) - SAFE):
                yield method, before + route.path


DOING = sorted(set(addresses(app.routes(Path("static")))))


def foreign(link: str) -> list[str]:
    """Origins of other sites, some of which try to look like ours."""
    host = link.partition("//")[2]
    port = int(host.rpartition(":")[2])
    return [
        "https://evil.example",
        "null",
        "",
        f"https://{host}",
        f"http://127.0.0.1:{port + 1}",
        "http://127.0.0.1",
        f"{link}.evil.example",
        f"http://evil.example/{host}",
        f"http://{host}@evil.example",
        f"{link}/",
        link.upper(),
        f"file://{host}",
    ]


def test_there_is_something_to_be_tested() -> None:
    assert ("", "/api/tables/{table}/live") in DOING
    assert ("POST", "/api/tables/{table}/commands") in DOING
    assert len([method for method, _ in DOING if method == "POST"]) > 5


@pytest.mark.parametrize(("method", "path"), DOING, ids=lambda value: value or "WebSocket")
def test_another_site_can_do_nothing(method: str, path: str, ann: Person) -> None:
    deck = "Radiant Argus the Supreme"
    table = ann.table(places=[{"kind": "me", "deck": deck}, {"kind": "me", "deck": deck}])
    before = ann.state(table)["seq"], ann.get("/api/me").json(), ann.get("/api/tables").json()["mine"]
    where = path.format(table=table, game="keyforge", id=table, name="keyforge", **{"key:path": "001"})
    command = {"type": "say", "key": "foreign", "text": "Hello", "name": "Eve", "deck": "Onyx", "game": "keyforge"}
    for origin in foreign(ann.link):
        if method:
            answer = ann.browser.request(method, where, headers={"Origin": origin}, json=command)
            assert answer.status_code == 403, (origin, answer.text)
            answer = ann.browser.request(method, where, headers={"Origin": origin}, data={"text": "Hello"})
            assert answer.status_code == 403, (origin, answer.text)
        else:
            cookie = "; ".join(f"{name}={value}" for name, value in ann.browser.cookies.items())
            with pytest.raises(InvalidStatus) as caught:
                connect(
                    ann.link.replace("http", "ws") + where, origin=Origin(origin), additional_headers={"Cookie": cookie}
                )
            assert caught.value.response.status_code == 403, origin
    assert (ann.state(table)["seq"], ann.get("/api/me").json(), ann.get("/api/tables").json()["mine"]) == before


@pytest.mark.parametrize("method", ["POST", "DELETE"])
def test_without_a_word_where_from_a_cookie_does_nothing(method: str, ann: Person) -> None:
    with httpx.Client(base_url=ann.link, cookies=dict(ann.browser.cookies)) as elsewhere:
        assert elsewhere.request(method, "/api/me", json={"name": "Eve"}).status_code == 403
        referer = {"Referer": "https://evil.example/page"}
        assert elsewhere.request(method, "/api/me", json={"name": "Eve"}, headers=referer).status_code == 403
