"""Limits hold whichever process somebody comes to."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cardwright.service.running.rooms import CROWDED
from cardwright.service.web import guests, websocket
from cardwright.service.web.context import Limits
from tests.service.served import FAST, Line, Person, running, service

NEVER = 0.001
"""A second; so seldom that it does not happen while a test runs."""
NEW = {"game": "krysis", "places": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


@contextmanager
def two(folder: Path, database: str, limits: Limits = FAST) -> Iterator[tuple[str, str]]:
    """The links of two services on one database."""
    how = service(folder, database=database, limits=limits)
    with running(how) as one, running(how) as other:
        yield one, other


@contextmanager
def at(link: str, person: Person) -> Iterator[Person]:
    """The same person by way of another service."""
    elsewhere = Person(link, person.keys)
    elsewhere.browser.cookies.update(person.browser.cookies)
    with elsewhere:
        assert elsewhere.get("/api/me").json() == person.get("/api/me").json()
        yield elsewhere


def heard(line: Line) -> None:
    """Listen to the end."""
    while True:
        line.hear()


def closed(line: Line) -> tuple[int, str]:
    """With which code and why a connection is closed."""
    with pytest.raises(ConnectionClosed) as refused:
        heard(line)
    assert refused.value.rcvd is not None
    return refused.value.rcvd.code, refused.value.rcvd.reason


def test_new_guests_from_an_address(tmp_path: Path, postgresql: Callable[[], str]) -> None:
    with two(tmp_path, postgresql(), replace(FAST, arrivals=(3, NEVER))) as (one, other):
        for link in (one, other, one):
            assert httpx.post(f"{link}/api/guests").status_code == 201
        for link in (one, other):
            refused = httpx.post(f"{link}/api/guests")
            assert refused.status_code == 429
            assert "new guests come from your network" in refused.json()["sentence"]


def test_new_tables_of_a_guest_and_those_of_rematches(tmp_path: Path, postgresql: Callable[[], str]) -> None:
    with (
        two(tmp_path, postgresql(), replace(FAST, tables=(2, NEVER))) as (one, other),
        Person(one) as ann,
        at(other, ann) as elsewhere,
    ):
        table = ann.table("krysis")
        elsewhere.table("krysis")
        for person in (ann, elsewhere):
            refused = person.post("/api/tables", {"key": "more", **NEW})
            assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        assert elsewhere.command(table, "resign", seat=0)["type"] == "ack"
        assert "faster than anybody can play" in elsewhere.command(table, "rematch", seat=0)["sentence"]


def test_commands_of_a_guest(tmp_path: Path, postgresql: Callable[[], str]) -> None:
    most = 40
    with (
        two(tmp_path, postgresql(), replace(FAST, commands=(most, NEVER))) as (one, other),
        Person(one) as ann,
        at(other, ann) as elsewhere,
    ):
        table = ann.table("krysis")
        assert {ann.command(table, "ping")["type"] for _ in range(most)} == {"ack"}
        assert ann.command(table, "ping")["code"] == "too_fast"
        let = 0
        while elsewhere.command(table, "ping")["type"] == "ack":
            let += 1
            time.sleep(0.05)  # What is frequent is told to the others just after it was done.
        assert let < most


def test_connections_of_a_guest_and_from_an_address(
    tmp_path: Path, postgresql: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests, "MOST_CONNECTIONS", 3)
    monkeypatch.setattr(guests, "MOST_FROM_ADDRESS", 4)
    with (
        two(tmp_path, postgresql()) as (one, other),
        Person(one) as ann,
        at(other, ann) as elsewhere,
        Person(other) as ben,
    ):
        table = ann.table("krysis")
        with ExitStack() as stack:
            lines = [stack.enter_context(person.live(table)) for person in (ann, elsewhere, ann)]
            for line in lines:
                line.hear()
            for person in (ann, elsewhere):
                with person.live(table) as line:
                    code, reason = closed(line)
                assert (code, reason) == (
                    websocket.TOO_MANY,
                    "You have 3 connections open: close one of them first.",
                )
            stack.enter_context(ben.live(table)).hear()
            with ben.live(table) as line:
                code, reason = closed(line)
            assert code == websocket.TOO_MANY
            assert "from your network" in reason
        # All are closed, which the others learn at once.
        while (busy := elsewhere.get(f"/g/{table}/text?wait=1")).status_code == 429:
            time.sleep(0.02)
        assert busy.status_code == 200


def test_who_watches_a_table(tmp_path: Path, postgresql: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardwright.service.running.rooms.MOST_WATCHERS", 2)
    with two(tmp_path, postgresql()) as (one, other), Person(one) as ann, Person(one) as ben, Person(other) as eve:
        table = ann.table("krysis")
        with ben.live(table) as first, eve.live(table) as second, at(other, ann) as elsewhere:
            first.hear()
            second.hear()
            for person in (ben, eve):
                with person.live(table) as line:
                    assert closed(line) == (websocket.TOO_MANY, CROWDED)
            for person in (ann, elsewhere):
                with person.live(table) as line:
                    assert line.hear()["viewer"] == 0
