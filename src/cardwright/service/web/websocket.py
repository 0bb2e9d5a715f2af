"""A table, live over a WebSocket: commands come in, and what changes goes out.

Whoever reads slowly is told less often, and not more at once: each connection builds its next `State` only when the
last one has left, so what waits for a slow reader is never more than one message.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from cardwright.service import protocol
from cardwright.service.protocol import LARGEST, Answer, Refused
from cardwright.service.running.hub import Guest, Watcher
from cardwright.service.troubles import NoTable, Refusal
from cardwright.service.web.context import Context, context_of, key_of, table_in
from cardwright.service.web.guests import NOBODY
from cardwright.service.web.responses import Wrong, whole
from cardwright.service.web.unreadable import unreadable

T = TypeVar("T")
Close = tuple[int, str]
"""With which code a connection is closed, and why."""

PATIENCE = 30.0
"""Seconds that somebody may take to read a message."""
CHECKS = 60.0
"""Seconds after which we look again whether the session of a connection lasts."""
STRIKES = 100
"""How many commands in a row may come too fast before the connection is closed."""
SESSION_OVER = "Your session has ended."
UNKNOWN = "The service does not know you: look at /api/me first, or send a token."
GOING_AWAY, POLICY = 1001, 1008
NOT_KNOWN, NO_TABLE, TOO_MANY = 4401, 4404, 4429
"""Codes with which the service closes a WebSocket; those from 4000 on are its own."""


async def live(socket: WebSocket) -> None:
    """Connect somebody with a table."""
    context = context_of(socket)
    await socket.accept()
    with suppress(WebSocketDisconnect):
        try:
            code, reason = await connected(context, socket)
        except Wrong as wrong:
            code, reason = {401: NOT_KNOWN, 429: TOO_MANY}.get(wrong.status, POLICY), wrong.sentence
        except NoTable as error:
            code, reason = NO_TABLE, str(error)
        except Refusal as refusal:
            code, reason = TOO_MANY, str(refusal)
        await socket.close(code, reason)


async def connected(context: Context, socket: WebSocket) -> Close:
    """Talk with a connection until it has to end, and return with which code and why."""
    guest = await context.looker(socket)
    told = {name: whole(socket, name, 0) for name in ("log", "chat")}
    async with (
        context.guests.session(socket, guest) as ended,
        context.hub.watch(table_in(socket), guest, **told, packed=True) as watcher,
    ):
        talk = Talk(context, socket, guest, watcher)
        return await first(
            talk.tell(),
            talk.listen(),
            talk.lose_patience(),
            talk.check(),
            after(ended, (NOT_KNOWN, SESSION_OVER)),
            after(context.closing, (GOING_AWAY, "The service stops.")),
        )


async def first(*parts: Coroutine[Any, Any, T]) -> T:
    """Wait until the first of several is done, stop the others, and return what it returned, or raise what it did."""
    tasks = [asyncio.ensure_future(part) for part in parts]
    try:
        done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    winner = next(task for task in tasks if task in done)
    try:
        return winner.result()
    finally:
        # What a task raised knows this frame: if the frame knew the task, both and the table would stay in memory.
        del parts, tasks, task, done, pending, winner


async def after(event: asyncio.Event, result: T) -> T:
    """Wait for an event, and return a result."""
    await event.wait()
    return result


class Talk:
    """One connection to a table."""

    def __init__(self, context: Context, socket: WebSocket, guest: Guest, watcher: Watcher) -> None:
        """Talk with a guest over a socket."""
        self.context = context
        self.socket = socket
        self.guest = guest
        self.watcher = watcher
        self.table: str = table_in(socket)
        self.clock = asyncio.get_running_loop().time
        self.unread: float | None = None
        """Since when a message waits to be read."""

    async def tell(self) -> Close:
        """Tell what changes at the table; ends when the table's process stops."""
        async for state in self.watcher:
            await self.send(state)
            del state  # It is large, and would stay until the next one comes.
        return GOING_AWAY, "The service stops."

    async def send(self, message: object) -> None:
        """Send a message; waits as long as those before it are not read."""
        if self.unread is None:
            self.unread = self.clock()
        await self.socket.send_text(protocol.encode(message).decode())
        self.unread = None

    async def lose_patience(self) -> Close:
        """Look now and then whether messages are read; ends when one is not. A timeout for each would cost more."""
        left = PATIENCE
        while left > 0:
            await asyncio.sleep(left)
            left = PATIENCE if self.unread is None else self.unread + PATIENCE - self.clock()
        return POLICY, "You read too slowly."

    async def listen(self) -> Close:
        """Obey commands; ends when far too many come."""
        strikes = 0
        while strikes < STRIKES:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message["code"], message.get("reason"))
            answer = await obey(self.context, self.socket, self.guest, self.table, message.get("text"))
            strikes = strikes + 1 if isinstance(answer, Refused) and answer.code == "too_fast" else 0
            await self.send(answer)
        return POLICY, "You sent commands faster than the service takes them."

    async def check(self) -> Close:
        """Look now and then whether the session lasts; ends when it does not."""
        while True:
            await asyncio.sleep(CHECKS)
            guest = await self.context.guests.still(self.socket, self.guest)
            if guest is None:
                return NOT_KNOWN, SESSION_OVER
            self.guest = guest


async def obey(
    context: Context, connection: HTTPConnection, guest: Guest, table: str, text: str | bytes | None
) -> Answer:
    """Do what a message says, if it may be, and return the answer."""
    try:
        command = await read(context, key_of(connection, guest), text)
    except Refusal as refusal:
        return Refused(key=key_in(text or ""), code=refusal.code, sentence=str(refusal))
    known = await context.guests.still(connection, guest)
    if known is None:
        return Refused(key=command.key, code="not_allowed", sentence=SESSION_OVER)
    if known is NOBODY and not isinstance(command, protocol.Ping):
        return Refused(key=command.key, code="not_allowed", sentence=UNKNOWN)
    return await context.hub.command(table, known, command)


async def read(context: Context, sender: str, text: str | bytes | None) -> protocol.AnyCommand:
    """Return the command that a message holds; `Refusal` for one that is none, or comes too fast."""
    if text is None:
        raise Refusal("malformed", "Commands are text frames, and this one was binary.")
    if len(text) > LARGEST or (isinstance(text, str) and len(text.encode("utf-8", "replace")) > LARGEST):
        raise Refusal("malformed", f"A message may have {LARGEST} bytes at most.")
    try:
        command = protocol.decode_command(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        await context.count(sender)
        raise Refusal("malformed", unreadable(error)) from error
    await context.admit(sender, command)
    return command


class Keyed(msgspec.Struct):
    """As much of a command as its key."""

    key: protocol.Key


def key_in(text: str | bytes) -> str:
    """Return the key of a message that cannot be read otherwise, empty if it has none."""
    try:
        return msgspec.json.decode(text, type=Keyed).key
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


async def with_pauses(source: AsyncIterator[T], seconds: float, *ends: asyncio.Event) -> AsyncGenerator[T | None]:
    """Go through a source until one of the events is set, and give None when there is nothing for so many seconds."""
    ending = [asyncio.ensure_future(end.wait()) for end in ends]
    coming: asyncio.Future[T] | None = None
    try:
        while True:
            coming = coming or asyncio.ensure_future(anext(source))
            waited: list[asyncio.Future[Any]] = [coming, *ending]
            await asyncio.wait(waited, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            if any(end.done() for end in ending):
                return
            if not coming.done():
                yield None
                continue
            try:
                item = coming.result()
            except StopAsyncIteration:
                return
            coming = None
            yield item
    finally:
        left: list[asyncio.Future[Any]] = [*ending, *([coming] if coming else [])]
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
