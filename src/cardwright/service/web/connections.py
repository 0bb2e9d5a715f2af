"""Connections, before anybody asks anything over them: how many there may be, and how long they may take.

Whoever opens connections and says nothing, or a byte a minute, keeps nobody else out; and frames of WebSockets that no
command comes of are counted like commands.
"""

import asyncio
import sys
from collections import Counter
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from cardwright.service.limits import Limiter
from cardwright.service.web.security import network

REQUESTING: Final = 15.0
"""Seconds that a request may take to arrive, from the connection, or the one before it, to its last byte."""
SPARE: Final = 200
"""Files that are left for all but connections."""
MOST: Final = 10_000
"""Connections of a process at most, where the system allows for as many."""
MOST_FROM_ADDRESS: Final = 400
"""Connections of a process from one address, if it is not that of a proxy."""
FRAMES: Final = (200.0, 50.0)
"""How many frames a WebSocket may bring besides messages: at once, and a second after that."""


class Crowd:
    """How many connections there are, and from where."""

    def __init__(self, most: int, proxies: list[str] | str) -> None:
        """Allow for so many; ``proxies`` are addresses through which many come, or ``*`` for any."""
        self.most = most
        self.count = 0
        self._proxies = {address.strip() for address in (proxies.split(",") if isinstance(proxies, str) else proxies)}
        self._from: Counter[str] = Counter()

    def come(self, address: str) -> bool:
        """Count a connection, and tell whether it may stay; it is to `leave` in any case."""
        self.count += 1
        self._from[address] += 1
        if self.count > self.most:
            return False
        return bool({address, "*"} & self._proxies) or self._from[address] <= MOST_FROM_ADDRESS

    def leave(self, address: str) -> None:
        """Count a connection no more."""
        self.count -= 1
        self._from[address] -= 1
        if not self._from[address]:
            del self._from[address]


def most_connections() -> int:
    """Return how many connections the system allows for, as many as it lets us ask for."""
    if sys.platform == "win32":
        return MOST
    import resource  # noqa: PLC0415 - not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + SPARE
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return MOST if soft == resource.RLIM_INFINITY else max(1, min(MOST, soft - SPARE))


class Config(uvicorn.Config):
    """A configuration of the server, with the connections that it has."""

    def __init__(self, app: Any, **settings: Any) -> None:  # noqa: ANN401 - as uvicorn's
        """Begin with no connections."""
        super().__init__(app, http=Patient, ws=Measured, **settings)
        self.crowd = Crowd(most_connections(), self.forwarded_allow_ips)


class Patient(HttpToolsProtocol):
    """A connection of HTTP that waits for a request, but not for ever."""

    config: Config
    _deadline: asyncio.TimerHandle | None = None
    _address = ""
    _answering = False
    _upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Begin, if there are not too many connections."""
        super().connection_made(transport)
        self._address = network(self.client[0] if self.client else "")
        self._wait()
        if not self.config.crowd.come(self._address):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self._arrived()
        if not self._upgraded:
            self.config.crowd.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in a part of a request."""
        if self._deadline is None and not self._answering:
            self._wait()
        super().data_received(data)

    def on_message_complete(self) -> None:
        """Note that a request has arrived."""
        self._arrived()
        self._answering = not getattr(self.cycle, "response_complete", True)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Note that it has been answered."""
        self._answering = False
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """Go on as a WebSocket."""
        self._arrived()
        self._upgraded = True
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._deadline = self.loop.call_later(REQUESTING, self.transport.close)

    def _arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class Measured(WebSocketsSansIOProtocol):
    """A WebSocket whose frames are counted."""

    config: Config

    def __init__(self, *args: Any, **more: Any) -> None:  # noqa: ANN401 - as uvicorn's
        """Begin with none."""
        super().__init__(*args, **more)
        self._frames = Limiter(*FRAMES)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self.config.crowd.leave(network(self.client[0] if self.client else ""))
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """Answer a ping, unless they come too fast."""
        if self._allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take an answer to a ping."""
        if self._allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message."""
        if self._allowed():
            super().handle_cont(event)

    def _allowed(self) -> bool:
        if self.transport.is_closing():
            return False
        if not self._frames.allow(""):
            self.transport.abort()
            return False
        return True
