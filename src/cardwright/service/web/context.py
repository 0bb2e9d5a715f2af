"""What all parts of a running service share."""

import asyncio
import re
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from cardwright.service.limits import Rate
from cardwright.service.protocol import AnyCommand, AskOutcome, Rematch
from cardwright.service.running.hub import Guest, Hub
from cardwright.service.troubles import NoTable, Refusal
from cardwright.service.web.guests import NOBODY, Guests
from cardwright.service.web.responses import Wrong
from cardwright.service.web.security import Limit, Policy, caller

NAME = re.compile("[a-z0-9]{1,40}")
"""What tables are called."""


@dataclass(frozen=True)
class Limits:
    """How often things may be done, each as how many at once and how many a second after that.

    ``commands`` are those of a guest at all tables, ``outcomes`` what is asked at a seat about what options lead to,
    ``files`` the requests of a guest with files of somebody's own, ``hints`` those that they ask for, ``tables`` the
    tables that they set up, ``arrivals`` the new guests from an address, ``looks`` the requests of a guest (or an
    address) that make the service work.
    """

    commands: tuple[float, float] = (20, 5)
    outcomes: tuple[float, float] = (12, 4)
    files: tuple[float, float] = (20, 0.5)
    hints: tuple[float, float] = (5, 0.5)
    tables: tuple[float, float] = (10, 0.1)
    arrivals: tuple[float, float] = (20, 0.2)
    looks: tuple[float, float] = (100, 20)


@dataclass
class Context:
    """A running service: its tables, its guests, its limits."""

    hub: Hub
    policy: Policy
    limits: Limits = Limits()
    closing: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the service stops, so that nobody waits any longer."""

    def __post_init__(self) -> None:
        """Begin with nobody here."""
        hub, limits = self.hub, self.limits
        # What comes often is not worth a question to the database; what is rare costs more than one.
        self.commands = Limit(hub, Rate("commands", *limits.commands))
        self.outcomes = Limit(hub, Rate("outcomes", *limits.outcomes))
        self.looks = Limit(hub, Rate("looks", *limits.looks))
        self.files = Limit(hub, Rate("files", *limits.files, exact=True))
        self.hints = Limit(hub, Rate("hints", *limits.hints, exact=True))
        self.tables = Limit(hub, Rate("tables", *limits.tables, exact=True))
        self.guests = Guests(hub, self.policy, Limit(hub, Rate("arrivals", *limits.arrivals, exact=True)))

    async def looker(self, connection: HTTPConnection) -> Guest:
        """Return who asks for something that makes the service work; `Wrong` if too often."""
        guest = await self.guests.of(connection)
        if not await self.looks.allow(key_of(connection, guest)):
            raise Wrong(429, "You ask more often than the service can answer: wait a second.")
        return guest

    async def admit(self, sender: str, command: AnyCommand) -> None:
        """Count a command, and the new table that it may set up; `Refusal` if there are too many.

        Questions about outcomes are counted by themselves, so that whoever looks around never waits with a pick.
        """
        if isinstance(command, AskOutcome):
            if not await self.outcomes.allow(f"{sender}/{command.seat}"):
                raise Refusal("too_fast", TOO_FAST)
            return
        await self.count(sender)
        if isinstance(command, Rematch) and not await self.tables.allow(sender):
            raise Refusal("too_fast", TOO_MANY_TABLES)

    async def count(self, sender: str) -> None:
        """Count something that was sent; `Refusal` if that is too much."""
        if not await self.commands.allow(sender):
            raise Refusal("too_fast", TOO_FAST)


TOO_FAST = "That was too fast: wait a second, then go on."
TOO_MANY_TABLES = "You set tables up faster than anybody can play at them: wait a little."


def key_of(connection: HTTPConnection, guest: Guest) -> str:
    """Return by what somebody is counted: the guest, or the address of somebody unknown."""
    return caller(connection) if guest is NOBODY else guest.id


def table_in(connection: HTTPConnection) -> str:
    """Return the name of the table that an address has in it; NoTable if it is no name that a table could have."""
    name: str = connection.path_params["table"]
    if not NAME.fullmatch(name):
        raise NoTable("There is no such table: the link may be mistyped.")
    return name


def context_of(connection: HTTPConnection) -> Context:
    """Return the service that a connection belongs to."""
    context: Context = connection.app.state.context
    return context
