"""Something that writes to a database of its own, and something to write, for tests of what is written."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncEngine

from cardwright.service.storage import engine as engines
from cardwright.service.storage.transactions import Writing, writing_to
from cardwright.service.storage.writer import Change


def change(table: str, first: int, *events: str, guest: str = "", key: str = "", made: str = "") -> Change:
    return Change(
        table=table,
        first=first,
        events=events,
        guest=guest,
        key=key,
        lobby=False,
        updated=first,
        due=None,
        summary="{}",
        made=("ann", made) if made else None,
    )


@asynccontextmanager
async def database(address: str) -> AsyncIterator[tuple[AsyncEngine, Writing]]:
    """What reads and what writes to the database at an address, which has its tables."""
    url = engines.parse(address)
    engine, to = engines.connect(url), writing_to(url)
    try:
        await engines.migrate(engine)
        yield engine, to
    finally:
        await to.close()
        await engine.dispose()


@asynccontextmanager
async def writing(address: str) -> AsyncIterator[Writing]:
    """What writes to it alone."""
    async with database(address) as (_, to):
        yield to
