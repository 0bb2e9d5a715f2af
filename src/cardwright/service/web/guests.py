"""Guests: who is at the other end of a connection, and for how long.

Browsers show who they are by a cookie that no script can read, programs by an ``Authorization: Bearer`` header. Behind
both is the same random token of 256 bits, of which the service keeps only a hash. Who merely looks needs none.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import HTTPConnection
from starlette.responses import Response

from cardwright.service import measures
from cardwright.service.limits import Claim, Full
from cardwright.service.logs import note
from cardwright.service.running.hub import Guest, Hub
from cardwright.service.web.responses import Wrong
from cardwright.service.web.security import Limit, Policy, caller

COOKIE = "cardwright"
SECURE_COOKIE = "__Host-cardwright"
"""The name over TLS: browsers take a cookie called so from the service itself alone, and only over TLS."""
LASTS = 400 * 24 * 3600
"""Seconds that a cookie lasts since it was last given; browsers keep none longer."""
NOBODY = Guest(id="", name="")
"""Somebody unknown: may look at everything that is public."""
OF_GUEST, FROM_ADDRESS = "connection of a guest", "connection from an address"
"""How live connections are counted."""
MOST_FROM_ADDRESS = 200
"""Live connections that may come from an address, with those of people whom nobody knows."""
MOST_CONNECTIONS = 20
"""Live connections that a guest may have at once."""


class Guests:
    """The guests of a service, as connections show them."""

    def __init__(self, hub: Hub, policy: Policy, arrivals: Limit) -> None:
        """Know the guests of that hub; ``arrivals`` limits how many new ones may come from an address."""
        self.hub = hub
        self.policy = policy
        self.arrivals = arrivals
        self._live = 0
        """How many live connections there are."""
        self._left = asyncio.Event()

    def token(self, connection: HTTPConnection) -> str:
        """Return the token that a connection brings, empty for none."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return token.strip()
        return connection.cookies.get(self._cookie(connection), "")

    def _cookie(self, connection: HTTPConnection) -> str:
        return SECURE_COOKIE if self.policy.is_secure(connection) else COOKIE

    async def of(self, connection: HTTPConnection) -> Guest:
        """Return whose connection it is, `NOBODY` for somebody unknown; `Wrong` for a header with an unknown token."""
        token = self.token(connection)
        guest = await self.hub.guest(token) if token else None
        if guest is None and token and "authorization" in connection.headers:
            raise Wrong(401, "This token is not known: ask for a new one with POST /api/guests.")
        return guest or NOBODY

    async def welcome(self, connection: HTTPConnection) -> tuple[Guest, str]:
        """Return whose connection it is, a new guest if need be, and the token to be kept."""
        guest = await self.of(connection)
        if guest is not NOBODY:
            return guest, self.token(connection)
        if not await self.arrivals.allow(caller(connection)):
            note("too many new guests", address=caller(connection))
            raise Wrong(429, "Too many new guests come from your network just now: try again in a minute.")
        return await self.hub.new_guest()

    def keep(self, response: Response, connection: HTTPConnection, token: str) -> None:
        """Have the browser keep the token, and show it from now on."""
        if "authorization" not in connection.headers:
            secure = self.policy.is_secure(connection)
            response.set_cookie(
                self._cookie(connection), token, max_age=LASTS, httponly=True, secure=secure, samesite="lax"
            )

    async def leave(self, connection: HTTPConnection, response: Response) -> None:
        """End the session of a connection: its token is worth nothing any more, and what it has open is closed."""
        token = self.token(connection)
        guest = await self.of(connection)
        if guest is not NOBODY:
            await self.hub.forget(token)
            note("session ended", guest=guest.id)
        response.delete_cookie(
            self._cookie(connection), httponly=True, secure=self.policy.is_secure(connection), samesite="lax"
        )

    @asynccontextmanager
    async def session(self, connection: HTTPConnection, guest: Guest) -> AsyncIterator[asyncio.Event]:
        """Keep a live connection on the books; the event is set once it has to end.

        `Wrong` if the guest has too many of them, or if too many come from one address.
        """
        address = caller(connection)
        own = [] if guest is NOBODY else [Claim(OF_GUEST, guest.id, MOST_CONNECTIONS)]
        try:
            release = await self.hub.take(*own, Claim(FROM_ADDRESS, address, MOST_FROM_ADDRESS))
        except Full as full:
            if full.claim.kind == OF_GUEST:
                sentence = f"You have {MOST_CONNECTIONS} connections open: close one of them first."
                raise Wrong(429, sentence) from full
            note("too many connections", address=address)
            raise Wrong(429, "Too many connections are open from your network: close one of them first.") from full
        self._live += 1
        measures.CONNECTIONS.inc()
        try:
            with self.hub.sessions.open(guest.id) as ended:
                yield ended
        finally:
            measures.CONNECTIONS.dec()
            release()
            self._live -= 1
            if not self._live:
                self._left.set()

    async def nobody_left(self) -> None:
        """Wait until there are no live connections."""
        while self._live:
            self._left.clear()
            await self._left.wait()

    async def still(self, connection: HTTPConnection, guest: Guest) -> Guest | None:
        """Return the guest of a connection as it is now, None if the session has ended meanwhile."""
        return guest if guest is NOBODY else await self.hub.guest(self.token(connection))
