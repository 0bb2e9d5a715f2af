"""People who play at many tables over WebSockets: what `bench/reliability.py` puts on a service.

One process plays all of them, so it is lean, to leave the processor to the service: WebSockets are read straight from
the transport, of a message only what is needed is decoded, and a pick is a string put together from parts. A seat
that loses its connection comes back, and sends again what was not acknowledged, with the same key.
"""

import asyncio
import random
import struct
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import ip_network
from typing import Final

import msgspec
from msgspec import Raw, Struct

Address = tuple[str, int]
"""Where a service listens: host and port."""

COME_BACK: Final = 0.2
"""Seconds before a lost connection is tried again."""
FIRST_TRY: Final = 5.0
"""Seconds that a service has to answer who wants to connect."""
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
ADDRESSES: Final = map(str, ip_network("10.0.0.0/8"))
"""Everybody comes from an address of their own, as by way of a proxy: how many may come from one is limited."""
SHORT, MEDIUM, LONG, MASKED = 125, 126, 127, 128
"""Lengths of a frame: the longest that stands in its second byte, and marks for those that follow it."""


# ---- what is read of a message -------------------------------------------------------------------------------------


class Choice(Struct):
    """A decision, as far as its options are to be counted."""

    options: tuple[Raw, ...] = ()


class View(Struct):
    """A view of a match."""

    decision: Choice | None = None


class State(Struct, tag_field="type", tag="state"):
    """How a table is."""

    seq: int
    status: str
    decision: int
    view: View | None


class Ack(Struct, tag_field="type", tag="ack"):
    """A command is stored."""

    key: str
    seq: int


class Refused(Struct, tag_field="type", tag="refused"):
    """A command was not done."""

    key: str
    code: str
    sentence: str


MESSAGES: Final[msgspec.json.Decoder[State | Ack | Refused]] = msgspec.json.Decoder(State | Ack | Refused)


# ---- a connection --------------------------------------------------------------------------------------------------


class Socket(asyncio.Protocol):
    """A WebSocket; ``heard`` is called with each text, and ``closed`` is done when it is lost."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        """Ask with that request to open it."""
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.refusal = ""
        """What was answered instead of opening it."""
        self._request = request
        self._heard = heard
        self._buffer = bytearray()
        self._open = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the request."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell that it is over."""
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Take messages apart."""
        self._buffer += data
        if not self._open and not self._answered():
            return
        while (frame := self._frame()) is not None:
            kind, text = frame
            if kind == TEXT:
                self._heard(text)
            elif kind == PING:
                self._send(PONG, text)
            elif kind == CLOSE:
                self.refusal = text[2:].decode("utf-8", "replace")
                self.transport.abort()

    def _answered(self) -> bool:
        head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not found:
            return False
        self._open = head.startswith(b"HTTP/1.1 101")
        self._buffer[:] = rest
        if not self._open:
            self.refusal = head.partition(b"\r\n")[0].decode("ascii", "replace")
            self.transport.abort()
        return self._open

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:  # noqa: PLR2004 - the least that a frame has
            return None
        length, begin = buffer[1], 2
        if length > SHORT:
            begin, layout = (4, ">H") if length == MEDIUM else (10, ">Q")
            if len(buffer) < begin:
                return None
            (length,) = struct.unpack_from(layout, buffer, 2)
        end = begin + length
        if len(buffer) < end:
            return None
        frame = buffer[0], bytes(buffer[begin:end])
        del buffer[:end]
        return frame

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def _send(self, kind: int, text: bytes) -> None:
        # Clients have to mask what they send; a mask of zeros changes nothing, and costs nothing.
        size = len(text)
        head = bytes((kind, MASKED | size)) if size <= SHORT else struct.pack(">BBH", kind, MASKED | MEDIUM, size)
        self.transport.write(head + bytes(4) + text)


def request_for(table: str, token: str = "") -> bytes:
    """Return the request that opens the WebSocket of a table, for a guest, or without a token for nobody."""
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"X-Forwarded-For: {next(ADDRESSES)}",
        *([f"Authorization: Bearer {token}"] if token else []),
        "",
        "",
    ]
    return "\r\n".join(lines).encode()


# ---- people --------------------------------------------------------------------------------------------------------


class Made(Struct, frozen=True):
    """A table that was made: its name, and by seat the guest and the token."""

    table: str
    guests: tuple[tuple[str, str], ...]


class Sent(Struct, frozen=True):
    """A pick that was sent."""

    guest: str
    seat: int
    option: int


@dataclass
class Journal:
    """What all people have seen, to be compared with what is stored."""

    sent: dict[tuple[str, str], Sent] = field(default_factory=dict)
    """By table and key."""
    acked: dict[tuple[str, str], int] = field(default_factory=dict)
    """By table and key, how many events the table had then."""
    delays: list[float] = field(default_factory=list)
    """Seconds from each pick to its acknowledgement."""
    told: list[float] = field(default_factory=list)
    """Seconds from each pick until each of the others at the table knew of it: of a secret one, when all are opened."""
    refused: list[str] = field(default_factory=list)
    unstored: int = 0
    """How often somebody was told that a pick could not be stored for the moment, and sent it once more."""
    wrong: list[str] = field(default_factory=list)
    """What must not happen."""
    back: list[float] = field(default_factory=list)
    """Seconds from each loss of a connection to the next state."""
    late: int = 0
    """How often it was time for a pick, and nobody could make one."""


@dataclass(slots=True)
class Pending:
    """A pick that is not acknowledged yet; ``again`` says that it was sent more than once."""

    key: str
    text: bytes
    at: float
    again: bool = False


class Seat:
    """Somebody at a table, who comes back whenever the connection is lost."""

    def __init__(self, game: "Game", number: int, guest: str, token: str) -> None:
        """Sit at a table."""
        self.game = game
        self.number = number
        self.guest = guest
        self.pending: Pending | None = None
        self.resigning = False
        self.state: State | None = None
        self.seq = 0
        """How many events it knows of at least; secret answers are counted by their own seats alone."""
        self._heard = 0.0
        """When it was told last how the table is."""
        self._unknown: list[tuple[int, float]] = []
        """Of picks of others that it was not told of yet, how many events there were then, and when they were made."""
        self._request = request_for(game.made.table, token)
        self._socket: Socket | None = None
        self._gone: float | None = time.perf_counter()

    async def stay(self) -> None:
        """Be connected, to one service after another, until it is stopped."""
        loop = asyncio.get_running_loop()
        where = self.number
        while True:
            host, port = self.game.addresses[where % len(self.game.addresses)]
            with suppress(OSError, TimeoutError):
                connecting = loop.create_connection(lambda: Socket(self._request, self._hear), host, port)
                _, connection = await asyncio.wait_for(connecting, FIRST_TRY)
                self._socket = connection
                try:
                    await connection.closed
                finally:
                    connection.transport.abort()
                if self.state is not None:
                    self._gone = time.perf_counter()
                self.state = None
            where += 1
            await asyncio.sleep(COME_BACK)

    def pick(self, key: str, rng: random.Random) -> None:
        """Pick any option."""
        state = self.state
        assert state is not None
        assert state.view is not None
        assert state.view.decision is not None
        option = rng.randrange(len(state.view.decision.options))
        text = (
            f'{{"type":"pick","key":"{key}","seat":{self.number},"decision":{state.decision},"option":{option}}}'
        ).encode()
        self.game.journal.sent[self.game.made.table, key] = Sent(self.guest, self.number, option)
        self.pending = Pending(key, text, time.perf_counter())
        self._send(text)

    def resign(self) -> None:
        """Give the game up; an answer is not waited for."""
        self.resigning = True
        self._send(f'{{"type":"resign","key":"resign","seat":{self.number}}}'.encode())

    def can_pick(self) -> bool:
        """Tell whether this seat is asked, as far as it knows, and knows all that was acknowledged to it."""
        state = self.state
        if self.pending is not None or state is None or state.seq < self.seq or state.status != "playing":
            return False
        return state.view is not None and state.view.decision is not None and bool(state.view.decision.options)

    def _send(self, text: bytes) -> None:
        if self._socket is not None:
            self._socket.send(text)

    def _hear(self, text: bytes) -> None:
        message = MESSAGES.decode(text)
        if isinstance(message, State):
            known, self.state = self.state, message
            self._heard = time.perf_counter()
            self._know()
            if known is None:
                self._came_back()
            self.game.told()
        elif self.resigning:
            return
        elif self.pending is None or message.key != self.pending.key:
            self.game.journal.wrong.append(f"An answer to nothing: {message}")
        elif isinstance(message, Refused) and message.code == "failed" and self.game.patient:
            self.game.journal.unstored += 1
            asyncio.get_running_loop().call_later(COME_BACK, self._once_more)
        elif isinstance(message, Refused):
            self.pending = None
            self.game.journal.refused.append(f"{message.code}: {message.sentence}")
            self.game.told()
        else:
            self._acknowledged(message.seq)
            self.game.told()

    def await_pick(self, seq: int, at: float) -> None:
        """Wait to be told of another seat's pick, which was made then, and after which there are so many events."""
        self._unknown.append((seq, at))
        self._know()

    def _know(self) -> None:
        """Note of which picks it knows by now."""
        seq = -1 if self.state is None else self.state.seq
        while self._unknown and self._unknown[0][0] <= seq:
            self.game.journal.told.append(self._heard - self._unknown.pop(0)[1])

    def _came_back(self) -> None:
        now = time.perf_counter()
        if self._gone is not None:
            self.game.journal.back.append(now - self._gone)
            self._gone = None
        self._once_more()

    def _once_more(self) -> None:
        if self.pending is not None:
            self.pending.again = True
            self._send(self.pending.text)

    def _acknowledged(self, seq: int) -> None:
        assert self.pending is not None
        journal, game = self.game.journal, self.game
        if not self.pending.again:
            journal.delays.append(time.perf_counter() - self.pending.at)
            for other in game.seats:
                if other is not self:
                    other.await_pick(seq, self.pending.at)
        if seq <= self.seq:
            journal.wrong.append(f"At {game.made.table} two picks were event {seq}.")
        self.seq = max(self.seq, seq)
        journal.acked[game.made.table, self.pending.key] = seq
        self.pending = None


class Game:
    """A table at which one pick after another is made; ``addresses`` are where services listen.

    If it is ``patient``, a pick that the service could not store is sent once more.
    """

    def __init__(self, made: Made, addresses: Sequence[Address], journal: Journal, *, patient: bool) -> None:
        """Gather those who play."""
        self.patient = patient
        self.made = made
        self.addresses = addresses
        self.journal = journal
        self.seats = [Seat(self, number, *guest) for number, guest in enumerate(made.guests)]
        self._due = False
        self._count = 0
        self._rng = random.Random(made.table)  # noqa: S311 - to play, not for secrets

    @property
    def known(self) -> int:
        """How many events its people know of, added up."""
        return sum(seat.seq for seat in self.seats)

    def tick(self) -> None:
        """Let somebody pick: now, or as soon as somebody can."""
        if self.over:
            return
        if self._due or any(seat.pending for seat in self.seats):
            self.journal.late += 1
        self._due = True
        self.told()

    def told(self) -> None:
        """See whether the pick that is due can be made."""
        if not self._due or any(seat.pending for seat in self.seats):
            return
        seat = next((seat for seat in self.seats if seat.can_pick()), None)
        if seat is not None:
            self._due = False
            self._count += 1
            seat.pick(f"load-{self._count}", self._rng)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return any(seat.state is not None and seat.state.status == "over" for seat in self.seats)

    @property
    def settled(self) -> bool:
        """Whether nothing is waited for."""
        return not self._due and not any(seat.pending for seat in self.seats)


class Load:
    """All of them, each with a pick every ``pace`` seconds."""

    def __init__(
        self, tables: Sequence[Made], addresses: Sequence[Address], pace: float = 1.0, *, patient: bool = False
    ) -> None:
        """Let people play at those tables; see `Game` for what it is to be patient."""
        self.journal = Journal()
        self.games = [Game(made, addresses, self.journal, patient=patient) for made in tables]
        self.lags: list[float] = []
        """By how many seconds this process itself was late, each time that it was to wake up."""
        self._pace = pace
        self._tasks: list[asyncio.Task[None]] = []
        self._ticking: list[asyncio.Task[None]] = []

    def connect(self) -> None:
        """Connect everybody."""
        self._tasks = [asyncio.create_task(seat.stay()) for game in self.games for seat in game.seats]

    def play(self) -> None:
        """Begin to pick."""
        self._ticking = [asyncio.create_task(self._tick())]

    async def _tick(self) -> None:
        """Give each game its turns, spread evenly over the time."""
        loop = asyncio.get_running_loop()
        gap = self._pace / len(self.games)
        at = loop.time()
        while True:
            for game in self.games:
                at += gap
                if at > loop.time():
                    await asyncio.sleep(at - loop.time())
                    self.lags.append(loop.time() - at)
                game.tick()

    async def connected(self, patience: float = 120.0) -> bool:
        """Wait until everybody has been told how their table is; False if that takes too long."""
        return await self.until(lambda: all(seat.state for game in self.games for seat in game.seats), patience)

    async def settle(self, patience: float = 60.0) -> bool:
        """Begin no more picks, and wait until all are acknowledged; False if that takes too long."""
        for task in self._ticking:
            task.cancel()
        return await self.until(lambda: all(game.settled or game.over for game in self.games), patience)

    def pick(self) -> None:
        """Make one pick in each game, as soon as that is possible."""
        for game in self.games:
            game.tick()

    async def one_more(self, patience: float = 60.0) -> list[str]:
        """Make one more pick in each game that goes on, and return the tables where that is not possible."""
        before = {game.made.table: game.known for game in self.games}
        self.pick()
        await self.until(lambda: all(game.settled or game.over for game in self.games), patience)
        return [game.made.table for game in self.games if not game.over and game.known <= before[game.made.table]]

    def waiting(self) -> list[str]:
        """Say who waits for what."""
        return [
            f"{game.made.table}, seat {seat.number}: "
            f"{seat.pending.key if seat.pending else 'nothing'} is not acknowledged, last told {seat.state}"
            for game in self.games
            for seat in game.seats
            if seat.pending or not seat.state or (not game.settled and not game.over)
        ]

    async def until(self, done: Callable[[], bool], patience: float) -> bool:
        """Wait until something is so; False if that takes too long."""
        end = time.perf_counter() + patience
        while not done():
            if time.perf_counter() > end:
                return False
            await asyncio.sleep(0.01)
        return True

    async def leave(self) -> None:
        """Let everybody go."""
        for task in [*self._tasks, *self._ticking]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._ticking, return_exceptions=True)
