"""Running the service: where it listens, where it keeps its tables, and an end in good order."""

import asyncio
import errno
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

import uvicorn

if sys.platform == "win32":
    from asyncio import new_event_loop as new_loop
else:
    from uvloop import new_event_loop as new_loop

from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import CardwrightError
from cardwright.service.protocol import LARGEST
from cardwright.service.running import signals
from cardwright.service.running.hub import Hub, Settings
from cardwright.service.running.memory import tidied
from cardwright.service.web import frontend
from cardwright.service.web.app import application
from cardwright.service.web.connections import Config
from cardwright.service.web.context import Context, Limits
from cardwright.service.web.security import Policy

HERE = "127.0.0.1"
FIRST_PORT = 8000
HIGHEST_PORT = 65_535
TRIES = 20
"""Ports that are tried in a row where none was asked for, before any that is free."""
BEAT = 20.0
"""Seconds between two heartbeats of a WebSocket, and how long the answer may take."""
FAREWELL = 5
"""Seconds that requests have to end when the service stops."""
SWITCH = 0.0005
"""Seconds after which this thread lets another one go on, a tenth of what is usual: those of the database do little at
a time, and people wait for it."""


class CannotServe(CardwrightError):
    """The service cannot run as it was asked to."""


@dataclass(frozen=True, kw_only=True)
class Service:
    """How a service is to run; ``port`` None stands for the first that is free from `FIRST_PORT` on.

    ``database`` is an address such as ``sqlite:///FILE`` or ``postgresql://HOST/NAME``; ``origins`` are where people
    find the service besides its own address; ``static`` is where the front end lies.
    """

    database: str
    host: str = HERE
    port: int | None = None
    origins: Sequence[str] = ()
    settings: Settings = field(default_factory=Settings)
    limits: Limits = field(default_factory=Limits)
    static: Path = frontend.STATIC


class Server(uvicorn.Server):
    """A server that says when it is ready, and lets nobody wait when it stops."""

    def __init__(self, config: uvicorn.Config, context: Context, ready: Callable[[], None]) -> None:
        """Serve an application; ``ready`` is called once it answers."""
        super().__init__(config)
        self.context = context
        self.ready = ready
        self.loop: asyncio.AbstractEventLoop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let live connections end as they are told to, then all others."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self.context.guests.nobody_left()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Listen to signals: also to that of a terminal that is closed, unless whoever began us let it be ignored."""
        closed = signals.CLOSED
        with super().capture_signals():
            listens = threading.current_thread() is threading.main_thread()
            if closed is None or not listens or signal.getsignal(closed) is signal.SIG_IGN:
                yield
                return
            before = signal.signal(closed, self.handle_exit)
            try:
                yield
            finally:
                signal.signal(closed, before)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop after a signal; what is under way may end, unless there is a second signal."""
        self.force_exit = self.should_exit
        self.stop()

    def stop(self) -> None:
        """Stop, from any thread."""
        self.should_exit = True
        self.loop.call_soon_threadsafe(self.context.closing.set)


def run(service: Service, ready: Callable[[str, Server], None]) -> None:
    """Run the service in this thread until it is stopped, on the fastest event loop that there is here; as `serve`."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH)
    try:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(serve(service, ready))
    finally:
        sys.setswitchinterval(before)


async def serve(service: Service, ready: Callable[[str, Server], None]) -> None:
    """Run the service until it is stopped; ``ready`` is called with its address once it answers.

    Raises `CannotServe` if it cannot listen as asked, NoStore if the database cannot be used.
    """
    try:
        policy = Policy(service.origins)
    except ValueError as error:
        raise CannotServe(str(error)) from error
    listening = listen(service.host, service.port)
    with listening:
        context = Context(Hub(service.database, service.settings), policy, service.limits)
        config = Config(
            application(context, service.static),
            lifespan="off",
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,
            ws_ping_interval=BEAT,
            ws_ping_timeout=BEAT,
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=FAREWELL,
        )
        link = service.origins[0] if service.origins else link_to(listening)
        server = Server(config, context, lambda: ready(link, server))
        # Not by the lifespan of the application: what is wrong with the database is told before anything answers.
        await context.hub.open()
        try:
            async with tidied():
                await server.serve(sockets=[listening])
        finally:
            context.closing.set()
            await context.hub.close()


def listen(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens, without a port on the first free one; `CannotServe` says why it cannot."""
    if port is not None and not 0 <= port <= HIGHEST_PORT:
        raise CannotServe(f"There is no port {port}: ports are 0 to {HIGHEST_PORT}, and 0 stands for any that is free.")
    ports = [port] if port is not None else [*range(FIRST_PORT, FIRST_PORT + TRIES), 0]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for each in ports:
        try:
            return at_once(socket.create_server((host, each), family=family))
        except OSError as error:
            if error.errno == errno.EADDRINUSE and each != ports[-1]:
                continue
            reason = str(error.strerror or error).partition(" (")[0]
            raise CannotServe(f"The service cannot listen at {names.quote(host)}, port {each}: {reason}.") from error
    raise AssertionError(ports)


def at_once(listening: socket.socket) -> socket.socket:
    """Return the socket so that its connections send what they have at once (TCP_NODELAY).

    asyncio sees to it for sockets that say that they speak TCP. Otherwise each second packet of an answer would wait
    for the other side to acknowledge the first, which takes its time (40 ms).
    """
    return socket.socket(listening.family, listening.type, socket.IPPROTO_TCP, listening.detach())


def link_to(listening: socket.socket) -> str:
    """Return the address under which somebody finds the service, from this machine or from the network."""
    host, port = listening.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:  # noqa: S104 - compared, not bound
        host = address_in_network() or HERE
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def address_in_network() -> str:
    """Return this machine's address in its network, empty if it is in none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    return found
