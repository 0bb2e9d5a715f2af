"""People at the tables of a hub, as programs that play."""

import asyncio
import functools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, ParamSpec

from cardwright.kernel.basics.rng import Rng
from cardwright.service.protocol import Ack, Answer, AnyCommand, NewTable, Place, Sit, State, TableMade, Take
from cardwright.service.running.hub import Guest, Hub, Settings
from cardwright.service.running.timing import milliseconds
from cardwright.service.storage import Store
from tests.service.play import place

P = ParamSpec("P")
QUICK = Settings(pace=0, workers=1, sweep=0.05, overdue=0.3, gather=0)
PATIENCE = 110
"""Seconds after which a test that hangs has failed."""


def plays(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Run a test that waits for things."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def limited() -> None:
            async with asyncio.timeout(PATIENCE):
                await test(*args, **kwargs)

        asyncio.run(limited())

    return run


@asynccontextmanager
async def opened(address: str, settings: Settings = QUICK) -> AsyncIterator[Hub]:
    """A hub that is open."""
    hub = Hub(address, settings)
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is so of which nobody tells."""
    while not await holds():  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0.01)


@asynccontextmanager
async def stores(address: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores of one database, which both serve."""
    both = await Store.open(address, lambda *_: None), await Store.open(address, lambda *_: None)
    for store in both:
        await store.pulse(milliseconds())
    try:
        yield both
    finally:
        for store in both:
            await store.close()


class Person:
    """Somebody who plays at the tables of a hub."""

    keys = count()

    def __init__(self, hub: Hub, guest: Guest, token: str = "") -> None:
        self.hub = hub
        self.guest = guest
        self.token = token
        self.rng = Rng(guest.id)

    @staticmethod
    async def come(hub: Hub, name: str) -> "Person":
        guest, token = await hub.new_guest()
        return Person(hub, await hub.rename(guest, name), token)

    def at(self, hub: Hub) -> "Person":
        """The same person by way of another hub."""
        return Person(hub, self.guest, self.token)

    def key(self) -> str:
        return f"k{next(self.keys)}"

    async def opens(self, game: str, *places: str | Place, **settings: Any) -> str:
        """Set a table up, and give its name."""
        found = tuple(each if isinstance(each, Place) else place(each) for each in places)
        made = await self.hub.create(self.guest, NewTable(key=self.key(), game=game, places=found, **settings))
        assert isinstance(made, TableMade), made
        return made.table

    async def sends(self, table: str, command: AnyCommand) -> Answer:
        return await self.hub.command(table, self.guest, command)

    async def does(self, table: str, kind: Callable[..., AnyCommand], **details: Any) -> Ack:
        """Give a command that is obeyed."""
        answer = await self.sends(table, kind(key=self.key(), **details))
        assert isinstance(answer, Ack), answer
        return answer

    async def state(self, table: str) -> State:
        """What this person is told of a table now."""
        async with self.hub.watch(table, self.guest) as watcher:
            return await anext(watcher)

    async def plays(self, table: str, until: Callable[[State], bool] = lambda _: False) -> State:
        """Pick anything whenever asked, until the end or until something is so."""
        async with self.hub.watch(table, self.guest) as watcher:
            async for state in watcher:
                if state.status == "over" or until(state):
                    return state
                await self.answers(table, state)
        raise AssertionError

    async def answers(self, table: str, state: State) -> None:
        """Pick anything, if asked; somebody else may have been faster."""
        decision = state.view and state.view["decision"]
        if not decision or "options" not in decision:
            return
        option = self.rng.below(len(decision["options"]))
        await self.sends(table, Take(key=self.key(), seat=state.viewer, decision=state.decision, option=option))


async def two(hub: Hub) -> tuple[Person, Person, str]:
    """Ann and Ben at a table of Krysis."""
    ann, ben = await Person.come(hub, "Ann"), await Person.come(hub, "Ben")
    table = await ann.opens("krysis", "me", "open")
    await ben.does(table, Sit, seat=1)
    return ann, ben, table
