import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection

from cardwright.service.protocol import LARGEST_REQUEST
from cardwright.service.web import security
from cardwright.service.web.context import Limits
from cardwright.service.web.security import Policy
from tests.service.served import FAST, Person, running, service


def connection(
    headers: dict[str, str], *, method: str = "POST", scheme: str = "http", client: str = ""
) -> HTTPConnection:
    """A connection as a server describes it."""
    scope: dict[str, Any] = {
        "type": "http",
        "method": method,
        "scheme": scheme,
        "client": (client, 1) if client else None,
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
    }
    return HTTPConnection(scope)


HERE = {"Host": "127.0.0.1:8000"}
COOKIE = {"Cookie": "cardwright=token"}


@pytest.mark.parametrize(
    ("headers", "fine"),
    [
        ({**HERE, "Origin": "http://127.0.0.1:8000"}, True),
        ({**HERE, "Origin": "http://127.0.0.1:8001"}, False),
        ({**HERE, "Origin": "https://127.0.0.1:8000"}, False),
        ({**HERE, "Origin": "null"}, False),
        ({**HERE, "Origin": ""}, False),
        ({**HERE, **COOKIE}, False),
        ({**HERE, **COOKIE, "Origin": "http://127.0.0.1:8000"}, True),
        ({**HERE, **COOKIE, "Referer": "http://127.0.0.1:8000/g/abc/text"}, True),
        ({**HERE, **COOKIE, "Referer": "http://evil.example/http://127.0.0.1:8000"}, False),
        ({**HERE, **COOKIE, "Referer": "http://evil.example", "Origin": "http://127.0.0.1:8000"}, True),
        ({**HERE, **COOKIE, "Referer": "http://[::1"}, False),
        (HERE, True),
        ({"Host": "localhost:8000", "Origin": "http://localhost:8000"}, True),
        ({"Host": "[::1]:8000", "Origin": "http://[::1]:8000"}, True),
        ({"Host": "192.168.0.7:8000", "Origin": "http://192.168.0.7:8000"}, True),
        ({"Host": "evil.example:8000", "Origin": "http://evil.example:8000"}, False),
        ({"Host": "evil.example:8000"}, False),
        ({"Host": "127.0.0.1.evil.example:8000"}, False),
        ({"Host": ""}, False),
        ({"Host": "[::1"}, False),
        ({"Host": "cards.example.org", "Origin": "https://cards.example.org"}, True),
        ({"Host": "cards.example.org", "Origin": "http://cards.example.org"}, True),
        ({"Host": "127.0.0.1:8000", "Origin": "https://cards.example.org"}, True),
    ],
)
def test_what_changes_something_has_to_come_from_our_own_pages(headers: dict[str, str], *, fine: bool) -> None:
    policy = Policy(["https://cards.example.org"])
    assert (policy.refusal(connection(headers)) == "") is fine


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "evil.example:8000"])
def test_looking_needs_no_origin_but_a_name_that_is_ours(host: str) -> None:
    refusal = Policy().refusal(connection({"Host": host, "Origin": "https://other.example"}, method="GET"))
    assert (refusal == "") is (host == "127.0.0.1:8000")
    assert "--origin" in refusal or not refusal


@pytest.mark.parametrize("text", ["cards.example.org", "ftp://cards.example.org", "https://", "https://a.example/path"])
def test_what_is_no_origin_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no origin: write it like https"):
        Policy([text])


def test_over_tls_or_behind_a_proxy_that_ends_it_a_connection_is_secure() -> None:
    policy = Policy(["https://cards.example.org"])
    assert policy.is_secure(connection({"Host": "127.0.0.1"}, scheme="https"))
    assert policy.is_secure(connection({"Host": "cards.example.org"}))
    assert not policy.is_secure(connection({"Host": "127.0.0.1"}))


def test_callers_are_counted_by_address_and_in_ipv6_by_network() -> None:
    assert security.caller(connection({}, client="10.0.0.1")) == "10.0.0.1"
    assert security.caller(connection({}, client="2001:db8::1")) == security.caller(
        connection({}, client="2001:db8::2")
    )
    assert security.caller(connection({}, client="2001:db8::1")) != security.caller(
        connection({}, client="2001:db9::1")
    )
    assert security.caller(connection({})) == ""


# ---- the running service -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    ["/", "/text", "/plain.css", "/api/games", "/api/nothing", "/api/tables/nothing", "/g/nothing/text", "/nothing"],
)
def test_every_answer_has_the_headers(path: str, ann: Person) -> None:
    answer = ann.get(path)
    for name, value in security.HEADERS.items():
        assert answer.headers[name] == value
    assert "unsafe" not in answer.headers["Content-Security-Policy"]
    assert "cache-control" in answer.headers
    assert "server" not in answer.headers
    assert "strict-transport-security" not in answer.headers


@pytest.mark.parametrize(
    "path", ["/api/me", "/api/guests", "/api/tables", "/api/games/keyforge/deck", "/g/x/text", "/text/name"]
)
def test_a_page_of_another_site_can_post_nothing(path: str, ann: Person) -> None:
    answer = ann.browser.post(path, json={}, headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403
    assert "another site" in answer.json()["sentence"]
    assert "set-cookie" not in answer.headers
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    assert ann.browser.post(path, json={}, headers=headers).status_code == 403


def test_a_body_that_is_too_large_is_refused(ann: Person) -> None:
    for path in (
        "/api/tables",
        "/api/games/keyforge/deck",
        f"/api/tables/{ann.table('krysis')}/commands",
        "/text/name",
    ):
        answer = ann.browser.post(path, content=b"x" * (LARGEST_REQUEST + 1))
        assert answer.status_code == 413
        assert f"{LARGEST_REQUEST} bytes" in answer.json()["sentence"]

        def pieces() -> Any:
            for _ in range(LARGEST_REQUEST // 1000 + 1):
                yield b"x" * 1000

        answer = ann.browser.post(path, content=pieces())
        assert answer.status_code == 413
        assert f"{LARGEST_REQUEST} bytes" in answer.json()["sentence"]


def test_cookies_are_out_of_reach_of_scripts_and_of_other_sites(link: str) -> None:
    with httpx.Client(base_url=link) as client:
        cookie = client.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Domain" not in cookie
    assert "Secure" not in cookie


def test_behind_tls_the_cookie_is_for_tls_alone_and_for_this_host(tmp_path: Path) -> None:
    host = {"Host": "cards.example.org"}
    with running(service(tmp_path, origins=["https://cards.example.org"])) as link:
        first = httpx.get(f"{link}/api/me", headers=host)
        cookie = first.headers["set-cookie"]
        assert cookie.startswith("__Host-cardwright=")
        assert "Secure" in cookie
        again = httpx.get(f"{link}/api/me", headers={**host, "Cookie": cookie.partition(";")[0]})
        assert again.json() == first.json()


def test_too_many_new_guests_tables_or_questions_are_refused(tmp_path: Path) -> None:
    few = Limits(commands=FAST.commands, tables=(1, 0.001), arrivals=(2, 0.001), looks=(5, 0.001))
    with running(service(tmp_path, limits=few)) as link, Person(link) as ann:
        ann.table("krysis")
        new = {"key": "again", "game": "krysis", "places": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        refused = ann.post("/api/tables", new)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        assert httpx.post(f"{link}/api/guests").status_code == 201
        refused = httpx.post(f"{link}/api/guests")
        assert refused.status_code == 429
        assert "new guests" in refused.json()["sentence"]
        statuses = [ann.get("/api/tables").status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        assert ann.get("/text").status_code == 429


def test_a_fault_is_told_without_its_secrets(link: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr("cardwright.service.web.catalogue.check_deck", broken)
    with Person(link) as ann:
        answer = ann.post("/api/games/keyforge/deck", {"deck": "Onyx"})
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert answer.json()["sentence"].startswith("Something is wrong in the service itself")
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_what_is_asked_of_another_site_with_a_token_is_not_stored_in_a_cookie(link: str) -> None:
    made = httpx.post(f"{link}/api/guests")
    assert "set-cookie" not in made.headers
    token = made.json()["token"]
    seen = httpx.get(f"{link}/api/me", headers={"Authorization": f"Bearer {token}"})
    assert seen.json()["id"] == made.json()["id"]
    assert "set-cookie" not in seen.headers
    refused = httpx.get(f"{link}/api/me", headers={"Authorization": "Bearer nothing"})
    assert refused.status_code == 401
    assert "POST /api/guests" in json.loads(refused.text)["sentence"]
