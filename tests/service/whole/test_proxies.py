"""Behind the real nginx and the real Caddy, by the files in deploy/: TLS, WebSockets, and whose address is believed.

Where a proxy is not installed its tests are skipped; with ``CARDWRIGHT_REQUIRE=nginx`` they fail.
"""

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import httpx
import pytest
import trustme
from websockets.sync.client import connect
from websockets.typing import Origin

from cardwright.service.web.context import Limits
from tests.service.served import FAST, Line, Person, playing, running, service

DEPLOY = Path(__file__).resolve().parents[3] / "deploy"
NAME = "cards.example.org"
ORIGIN = f"https://{NAME}"
TWO_ARRIVALS = Limits(commands=FAST.commands, tables=FAST.tables, arrivals=(2, 0.001), looks=FAST.looks)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def written(name: str, changes: dict[str, str]) -> str:
    """A file of deploy/, for this machine: each of the texts that are changed has to be there."""
    text = (DEPLOY / name).read_text("utf-8")
    for old, new in changes.items():
        assert old in text, f"{name} says nothing of {old!r}"
        text = text.replace(old, new)
    return text


def nginx(folder: Path, service_port: int, port: int, certificate: Path) -> list[str]:
    """Configure nginx by deploy/nginx.conf, and return the command that runs it."""
    site = written(
        "nginx.conf",
        {
            "127.0.0.1:8000": f"127.0.0.1:{service_port}",
            "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
            "/etc/ssl/certs/cards.example.org.pem": str(certificate),
            "/etc/ssl/private/cards.example.org.key": str(certificate),
        },
    )
    kept = " ".join(f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    around = f"pid {folder}/pid; error_log {folder}/errors; daemon off; events {{}} http {{ access_log off; {kept}"
    configuration = folder / "whole.conf"
    configuration.write_text(f"{around}\n{site}}}", "utf-8")
    return ["nginx", "-p", str(folder), "-e", str(folder / "errors"), "-c", str(configuration)]


def caddy(folder: Path, service_port: int, port: int, certificate: Path) -> list[str]:
    """Configure Caddy by deploy/Caddyfile, and return the command that runs it."""
    site = written(
        "Caddyfile",
        {
            "127.0.0.1:8000": f"127.0.0.1:{service_port}",
            f"{NAME} {{": f"{NAME}:{port} {{\n    bind 127.0.0.1\n    tls {certificate} {certificate}",
        },
    )
    configuration = folder / "Caddyfile"
    configuration.write_text(f"{{\n    admin off\n    auto_https disable_redirects\n}}\n{site}", "utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(configuration)]


PROXIES = {"nginx": nginx, "caddy": caddy}


@dataclass(frozen=True)
class Proxy:
    """A proxy that runs before a service: its port, and what its certificate is checked by."""

    port: int
    tls: ssl.SSLContext

    def person(self, address: str = "127.0.0.1") -> Person:
        """Somebody whose browser calls from that address of this machine."""
        person = Person(ORIGIN)
        person.browser.close()
        person.browser = httpx.Client(
            base_url=f"https://127.0.0.1:{self.port}",
            headers={"Host": NAME, "Origin": ORIGIN},
            transport=Named(httpx.HTTPTransport(verify=self.tls, local_address=address)),
            timeout=60,
        )
        return person

    @contextmanager
    def live(self, person: Person, table: str, cookie: str) -> Iterator[Line]:
        """Open a WebSocket of a person's, through the proxy."""
        with (
            socket.create_connection(("127.0.0.1", self.port)) as plain,
            connect(
                f"wss://{NAME}/api/tables/{table}/live",
                sock=plain,
                ssl=self.tls,
                origin=Origin(ORIGIN),
                additional_headers={"Cookie": cookie},
                close_timeout=0.5,
            ) as live,
        ):
            yield Line(live, person)


class Named(httpx.BaseTransport):
    """Says in the handshake of TLS which name it wants, as a browser does that has looked the name up."""

    def __init__(self, inner: httpx.HTTPTransport) -> None:
        self.inner = inner

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions = {**request.extensions, "sni_hostname": NAME}
        return self.inner.handle_request(request)

    def close(self) -> None:
        self.inner.close()


@pytest.fixture(scope="module", params=list(PROXIES))
def proxy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    kind: str = request.param
    if shutil.which(kind) is None:
        if kind in os.environ.get("CARDWRIGHT_REQUIRE", "").split(","):
            pytest.fail(f"{kind} is not installed.")
        pytest.skip(f"{kind} is not installed.")
    folder = tmp_path_factory.mktemp(kind)
    authority = trustme.CA()
    certificate = folder / "certificate.pem"
    authority.issue_cert(NAME).private_key_and_cert_chain_pem.write_to_path(certificate)
    tls = ssl.create_default_context()
    authority.configure_trust(tls)
    with running(replace(service(folder, limits=TWO_ARRIVALS), origins=[ORIGIN])) as link:
        port = free_port()
        command = PROXIES[kind](folder, int(link.rpartition(":")[2]), port, certificate)
        home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        with (
            (folder / "log").open("w") as log,
            subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, env=home) as process,  # noqa: S603 - ours
        ):
            try:
                wait_for(port, process, folder / "log")
                yield Proxy(port, tls)
            finally:
                process.terminate()


def wait_for(port: int, process: "subprocess.Popen[bytes]", log: Path) -> None:
    deadline = time.monotonic() + 30
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.05)
        else:
            return


def test_a_game_is_played_over_tls(proxy: Proxy) -> None:
    with proxy.person() as ann:
        kept = "; ".join(f"{name}={value}" for name, value in ann.browser.cookies.items())
        assert "__Host-cardwright=" in kept
        table = ann.table("krysis")
        with proxy.live(ann, table, kept) as line:
            decided = -1
            for _ in range(10):
                state = line.hear()
                while state["type"] != "state" or not playing(state) or state["decision"] <= decided:
                    assert state["type"] in {"state", "ack"}, state
                    state = line.hear()
                decided = state["decision"]
                line.send("pick", seat=0, decision=decided, option=0)


def test_the_cookie_is_for_tls_alone_and_browsers_are_told_to_stay_with_it(proxy: Proxy) -> None:
    with proxy.person("127.0.0.9") as ann:
        answer = ann.get("/api/me")
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert [cookie.secure for cookie in ann.browser.cookies.jar] == [True]


def test_everybody_counts_by_an_address_of_their_own(proxy: Proxy) -> None:
    def comes(address: str, **said: str) -> int:
        person = proxy.person(address)
        with person.browser:
            return person.browser.post("/api/guests", json={}, headers=said).status_code

    assert [comes("127.0.0.2"), comes("127.0.0.2"), comes("127.0.0.2")] == [201, 201, 429]
    assert comes("127.0.0.3") == 201
    forged = {"X-Forwarded-For": "192.0.2.7", "Forwarded": "for=192.0.2.7"}
    assert comes("127.0.0.2", **forged) == 429


def test_what_is_for_this_machine_alone_is_not_told_through_it(proxy: Proxy) -> None:
    with proxy.person("127.0.0.4") as ann:
        assert ann.get("/api/metrics").status_code == 404
        assert ann.get("/api/health").status_code == 200
