import asyncio
import json
import socket
import sys
import threading
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cardwright.service.troubles import NoStore
from cardwright.service.web import serving, websocket
from cardwright.service.web.serving import CannotServe, Server, link_to, listen, run, serve
from tests.service.served import Person, running, service


def test_without_a_port_the_first_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(serving, "FIRST_PORT", port)
        monkeypatch.setattr(serving, "TRIES", 1)
        with listen("127.0.0.1", None) as other:
            assert other.getsockname()[1] not in {0, port}
        with pytest.raises(CannotServe, match=f"'127.0.0.1', port {port}: Address already in use"):
            listen("127.0.0.1", port)


@pytest.mark.parametrize("port", [-1, 65_536])
def test_a_port_that_there_is_not_is_refused(port: int) -> None:
    with pytest.raises(CannotServe, match="ports are 0 to 65535"):
        listen("127.0.0.1", port)


def test_the_link_is_one_that_works() -> None:
    with listen("127.0.0.1", 0) as here:
        assert link_to(here) == f"http://127.0.0.1:{here.getsockname()[1]}"
    with listen("0.0.0.0", 0) as everywhere:  # noqa: S104 - for a moment
        link = link_to(everywhere)
        assert "0.0.0.0" not in link  # noqa: S104 - as above
        assert link.startswith("http://")


@pytest.mark.skipif(not socket.has_ipv6, reason="needs IPv6")
def test_the_link_to_an_address_of_ipv6_has_brackets() -> None:
    try:
        here = listen("::1", 0)
    except CannotServe:
        pytest.skip("no IPv6 here")
    with here:
        assert link_to(here) == f"http://[::1]:{here.getsockname()[1]}"


def test_what_is_wrong_is_told_before_anything_answers(tmp_path: Path) -> None:
    def never(*_: object) -> None:
        raise AssertionError

    with pytest.raises(CannotServe, match="is no origin"):
        asyncio.run(serve(service(tmp_path, origins=["nonsense"]), never))
    with pytest.raises(NoStore):
        asyncio.run(serve(service(tmp_path, database="nonsense"), never))


def test_games_outlive_the_service(tmp_path: Path) -> None:
    how = service(tmp_path)
    with running(how) as link, Person(link) as ann:
        table = ann.table("krysis", places=[{"kind": "me"}, {"kind": "open"}])
        ann.command(table, "say", text="hello")
        cookies = dict(ann.browser.cookies)
    with running(how) as link, httpx.Client(base_url=link, cookies=cookies) as again:
        state = again.get(f"/api/tables/{table}").json()
        assert state["seats"][0]["mine"]
        assert [said["text"] for said in state["chat"]] == ["hello"]


def test_nobody_waits_for_a_service_that_stops(tmp_path: Path) -> None:
    servers: list[Server] = []
    ready = threading.Event()

    def note(_: str, server: Server) -> None:
        servers.append(server)
        ready.set()

    thread = threading.Thread(target=lambda: run(service(tmp_path), note))
    thread.start()
    ready.wait(30)
    port = servers[0].servers[0].sockets[0].getsockname()[1]
    with Person(f"http://127.0.0.1:{port}") as ann:
        table = ann.table("krysis", places=[{"kind": "me"}, {"kind": "open"}])
        with ann.live(table) as line, ann.browser.stream("GET", f"/api/tables/{table}/stream") as stream:
            lines = stream.iter_lines()
            assert json.loads(next(lines))["status"] == "waiting"
            line.hear()
            servers[0].stop()
            thread.join(10)
            assert not thread.is_alive()
            list(lines)
            with pytest.raises(ConnectionClosed) as caught:
                all(iter(line.hear, None))
            assert caught.value.rcvd
            assert caught.value.rcvd.code == websocket.GOING_AWAY


def test_answers_on_a_connection_that_is_kept_do_not_wait_for_each_other(tmp_path: Path) -> None:
    with running(service(tmp_path)) as link, httpx.Client(base_url=link) as browser:
        times = sorted(browser.get("/api/health").elapsed for _ in range(20))
    assert times[10].total_seconds() < 0.03


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_nobody_else_on_the_machine_can_read_the_tables(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "tables.db").touch(0o644)
    for data in (folder, tmp_path / "new"):
        with running(service(data)) as link, Person(link) as ann:
            ann.table("krysis")
            files = [file for file in data.iterdir() if file.is_file()]
            assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
            assert data / "tables.db-wal" in files
    assert data.stat().st_mode & 0o777 == 0o700
