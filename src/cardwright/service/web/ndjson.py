"""The protocol for programs: newline-delimited JSON over HTTP.

``GET .../stream`` is an answer that does not end: a line for each `State`, and an empty line now and then, so that
both sides know that the other is there. ``POST .../commands`` takes a command, or several, one a line, and answers
each.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Message, Receive, Scope, Send

from cardwright.service import protocol
from cardwright.service.running.hub import Guest
from cardwright.service.web.context import Context, context_of, table_in
from cardwright.service.web.responses import Wrong, answered, whole
from cardwright.service.web.websocket import PATIENCE, obey, with_pauses

MEDIA = "application/x-ndjson"
PAUSE = 15.0
"""Seconds without news after which an empty line is sent."""
MOST = 50
"""Commands that one request may bring."""


async def stream(request: Request) -> Response:
    """Tell what changes at a table, a line for each `State`, until the reader goes."""
    context = context_of(request)
    guest = await context.looker(request)
    told = {name: whole(request, name, 0) for name in ("log", "chat")}
    return Stream(context, request, guest, told)


class Stream(StreamingResponse):
    """An answer that goes on as long as somebody reads it."""

    def __init__(self, context: Context, request: Request, guest: Guest, told: dict[str, int]) -> None:
        """Tell a guest what changes at the table of the request, from what was told before on."""
        super().__init__((), media_type=MEDIA)
        self.context = context
        self.request = request
        self.guest = guest
        self.told = told

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Watch the table for as long as it takes; raises NoTable, or `Wrong`, before anything is sent."""

        async def send_in_time(message: Message) -> None:
            async with asyncio.timeout(PATIENCE):
                await send(message)

        with suppress(TimeoutError):
            async with (
                self.context.guests.session(self.request, self.guest) as ended,
                self.context.hub.watch(table_in(self.request), self.guest, **self.told, packed=True) as watcher,
            ):
                states = with_pauses(aiter(watcher), PAUSE, ended, self.context.closing)
                self.body_iterator = self.lines(states)
                await super().__call__(scope, receive, send_in_time)

    async def lines(self, states: AsyncIterator[protocol.State | None]) -> AsyncIterator[bytes]:
        """Write each state as a line, and an empty line for a pause."""
        async for state in states:
            if state is not None:
                yield protocol.encode(state) + b"\n"
            elif await self.context.guests.still(self.request, self.guest) is None:
                return
            else:
                yield b"\n"


async def commands(request: Request) -> Response:
    """Obey the commands that a request brings, and answer each: one as JSON, several a line each."""
    context = context_of(request)
    guest = await context.guests.of(request)
    table = table_in(request)
    lines = [line for line in (await request.body()).split(b"\n") if line.strip()]
    if not 1 <= len(lines) <= MOST:
        raise Wrong(400, f"Send one command, or up to {MOST}, one a line.")
    answers = [await obey(context, request, guest, table, line) for line in lines]
    if len(answers) == 1:
        return answered(answers[0])
    return Response(b"".join(protocol.encode(answer) + b"\n" for answer in answers), media_type=MEDIA)
