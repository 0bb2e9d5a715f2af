"""The defenses of the web service: who may ask from where, how often, and what browsers may do with the answers.

A page of somebody else must not act in the name of a guest: every request that changes something, and every WebSocket,
has to come from the service's own pages (its ``Origin``, or the ``Referer`` of browsers that send no other), unless
it brings no cookie at all, as programs do. And the service answers only to names that are its own, so that no foreign
name can be made to point at a service that runs on somebody's own machine (DNS rebinding).
"""

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from cardwright.kernel.basics import names
from cardwright.service.limits import Rate
from cardwright.service.logs import note
from cardwright.service.protocol import LARGEST_REQUEST
from cardwright.service.running.hub import Hub
from cardwright.service.web import responses
from cardwright.service.web.responses import trouble

CONTENT = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""What pages may load (Content-Security-Policy): what the service itself ships, and no script or style within them."""
HEADERS = {
    "Content-Security-Policy": CONTENT,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    # Not "no-referrer": browsers would then send "Origin: null" with forms.
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""Headers of every answer."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods that change nothing."""


class Policy:
    """Which names the service answers to, and from which pages it takes commands.

    ``origins`` are where people find it ("https://cards.example.org"); without any it goes by its address, the name of
    the machine, or localhost.
    """

    def __init__(self, origins: Iterable[str] = ()) -> None:
        """Answer at those origins; ValueError says which one is none."""
        self.origins = frozenset(map(origin_of, origins))
        here = socket.gethostname().lower()
        self.hosts = {"localhost", here, f"{here}.local"} | {host_of(origin) for origin in self.origins}

    def refusal(self, connection: HTTPConnection) -> str:
        """Say in a sentence why a request is refused; empty if it is not."""
        host = connection.headers.get("host", "")
        if not self.is_own(host):
            called = names.quote(host)
            return f"This service does not go by the name {called}: whoever runs it can add one with --origin."
        changes = connection.scope["type"] == "websocket" or connection.scope["method"] not in SAFE
        if not changes or self.came_from_own_page(connection, host):
            return ""
        return "This came from a page of another site, or did not say where from, so it was not done."

    def is_own(self, host: str) -> bool:
        """Tell whether the service goes by that name (a ``Host`` header)."""
        name = host_of(f"http://{host}")
        return name in self.hosts or is_address(name)

    def came_from_own_page(self, connection: HTTPConnection, host: str) -> bool:
        """Tell whether a request was made by a page of the service, or by a program that brings no cookie."""
        origin = connection.headers.get("origin")
        if origin is None:
            referer = connection.headers.get("referer")
            if referer is None:
                return "cookie" not in connection.headers
            origin = "://".join(parts_of(referer))
        return origin in self.origins or origin == f"{'https' if is_secure(connection) else 'http'}://{host}"

    def is_secure(self, connection: HTTPConnection) -> bool:
        """Tell whether the guest's browser speaks TLS, to us or to a proxy before us."""
        host = connection.headers.get("host", "")
        return is_secure(connection) or f"https://{host}" in self.origins


def origin_of(text: str) -> str:
    """Return an origin as browsers write it; ValueError says in a sentence why it is none."""
    parts = urlsplit(text)
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.path.strip("/") or parts.query:
        raise ValueError(f"{names.quote(text)} is no origin: write it like https://cards.example.org.")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def parts_of(address: str) -> tuple[str, str]:
    """Return the scheme of an address, and its host with its port; both empty for what is no address."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return "", ""
    return parts.scheme, parts.netloc


def host_of(origin: str) -> str:
    """Return the host of an origin without its port, in lower case; empty if there is none."""
    try:
        return (urlsplit(origin).hostname or "").lower()
    except ValueError:
        return ""


def is_address(host: str) -> bool:
    """Tell whether a host is an IP address and not a name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_secure(connection: HTTPConnection) -> bool:
    """Tell whether a connection came over TLS, as far as the server knows."""
    return connection.scope["scheme"] in {"https", "wss"}


def caller(connection: HTTPConnection) -> str:
    """Return what requests of somebody unknown are counted by: the address, of IPv6 the network (64 bits)."""
    return network(connection.client.host if connection.client else "")


def is_here(connection: HTTPConnection) -> bool:
    """Tell whether a request comes from this machine, and not by way of a proxy on it."""
    try:
        address = ipaddress.ip_address(connection.client.host if connection.client else "")
    except ValueError:
        return False
    return address.is_loopback and not {"x-forwarded-for", "forwarded", "via"} & set(connection.headers)


def network(host: str) -> str:
    """Return the address that is counted for a host: of IPv6 the network (64 bits)."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    return str(address) if address.version == 4 else str(ipaddress.ip_network((address, 64), strict=False))  # noqa: PLR2004


def is_too_large(connection: HTTPConnection) -> bool:
    """Tell whether a request says that it is larger than one may be."""
    length = connection.headers.get("content-length", "0")
    return not length.isdecimal() or len(length) > 9 or int(length) > LARGEST_REQUEST  # noqa: PLR2004 - digits


class Guard:
    """Refuses requests that come from elsewhere, and puts the headers on every answer."""

    def __init__(self, app: ASGIApp, policy: Policy) -> None:
        """Guard an application."""
        self.app = app
        self.policy = policy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        headers = HEADERS
        if is_secure(connection):
            headers = {**HEADERS, "Strict-Transport-Security": "max-age=31536000"}

        async def send_with_headers(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                found = MutableHeaders(scope=message)
                for name, value in headers.items():
                    found.setdefault(name, value)
                found.setdefault("Cache-Control", "no-store")
            await send(message)

        refusal = self.policy.refusal(connection)
        if refusal:
            note("refused", address=caller(connection), path=scope["path"][:100])
        if not refusal and is_too_large(connection):
            # Before anything is read; bodies that do not say how large they are, are cut off while they are read.
            await trouble(413, responses.SENTENCES[413])(scope, receive, send_with_headers)
        elif not refusal:
            await self.app(scope, receive, send_with_headers)
        elif scope["type"] == "websocket":
            await deny(WebSocket(scope, receive, send_with_headers), 403, refusal)
        else:
            await trouble(403, refusal)(scope, receive, send_with_headers)


async def deny(socket: WebSocket, status: int, sentence: str) -> None:
    """Refuse a WebSocket before it is open, with a sentence where the server can bring one."""
    if "websocket.http.response" in socket.scope.get("extensions", {}):
        await socket.send_denial_response(trouble(status, sentence))
    else:
        await socket.close(1008, sentence)


class Limit:
    """How often something may be done by each who does it, at all processes together."""

    def __init__(self, hub: Hub, rate: Rate) -> None:
        """Have a hub count."""
        self._hub = hub
        self._rate = rate

    async def allow(self, key: str) -> bool:
        """Count what somebody does, for whom ``key`` stands; false if they do it too often."""
        return await self._hub.allow(self._rate, key)
