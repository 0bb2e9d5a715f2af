"""Connections before anybody asks anything: half requests, too many, and frames that no command comes of."""

import socket
import time
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cardwright.service.web import connections
from cardwright.service.web.connections import MOST_FROM_ADDRESS, Crowd
from tests.service.served import Line, Person, running, service

HEAD = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
BODY = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"


def heard(line: socket.socket) -> bytes:
    """What is answered, nothing where the connection is cut."""
    try:
        line.sendall(HEAD + b"\r\n")
        return line.recv(10_000)
    except ConnectionError:
        return b""


def flood(line: Line) -> None:
    for number in range(100_000):
        line.socket.ping(f"again {number}")


def plug(link: str) -> socket.socket:
    """A bare connection."""
    parts = urlsplit(link)
    return socket.create_connection((parts.hostname or "", parts.port or 0), timeout=10)


@pytest.mark.parametrize("sent", [b"", HEAD, BODY, HEAD + b"\r\n" + HEAD])
def test_who_never_ends_a_request_is_not_waited_for(
    sent: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connections, "REQUESTING", 0.2)
    with running(service(tmp_path)) as link, plug(link) as line:
        line.sendall(sent)
        while line.recv(10_000):
            pass
        assert httpx.get(f"{link}/api/health").status_code == 200
    assert caplog.text == ""


def test_who_is_quiet_between_two_requests_is_not_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUESTING", 0.2)
    with running(service(tmp_path)) as link, plug(link) as line:
        for _ in range(2):
            assert b"200 OK" in heard(line)
            time.sleep(0.3)


def test_there_are_no_more_connections_than_may_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST", 5)
    with running(service(tmp_path)) as link:
        for _ in range(3):
            with ExitStack() as stack:
                lines = [stack.enter_context(plug(link)) for _ in range(5)]
                with plug(link) as one_more:
                    assert not heard(one_more)
                assert b"200 OK" in heard(lines[0])
            time.sleep(0.1)


def test_an_address_has_no_more_connections_than_may_be_unless_it_is_a_proxy() -> None:
    for proxies, last in (("10.0.0.1, 10.0.0.2", False), ("192.0.2.1", True), ("*", True)):
        crowd = Crowd(1000, proxies)
        assert all(crowd.come("192.0.2.1") for _ in range(MOST_FROM_ADDRESS))
        assert crowd.come("192.0.2.1") is last
        assert crowd.come("192.0.2.9")
        for _ in range(2):
            crowd.leave("192.0.2.1")
        assert crowd.come("192.0.2.1")


def test_a_flood_of_frames_that_are_no_messages_is_cut_off(tmp_path: Path) -> None:
    with running(service(tmp_path)) as link, Person(link) as ann, ann.live(ann.table("krysis")) as line:
        for number in range(20):
            line.socket.ping(str(number))
        assert line.ask("ping")["type"] == "ack"
        with pytest.raises(ConnectionClosed):
            flood(line)
