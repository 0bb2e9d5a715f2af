"""Guests and their tokens."""

import sqlalchemy as sa

from cardwright.service.storage import engine as engines
from cardwright.service.storage import guests as module
from cardwright.service.storage.guests import Guests, hashed
from cardwright.service.storage.schema import GUESTS, TOKENS
from tests.service.evening import plays


@plays
async def test_a_token_is_stored_nowhere(address: str) -> None:
    engine = engines.connect(engines.parse(address))
    await engines.migrate(engine)
    guest, token = await Guests(engine, alone=True).make()
    async with engine.connect() as connection:
        rows = [str(row) for table in (GUESTS, TOKENS) for row in await connection.execute(sa.select(table))]
    await engine.dispose()
    assert len(token) >= 43
    assert not [row for row in rows if token in row]
    assert [row for row in rows if hashed(token) in row and guest.id in row]


@plays
async def test_what_one_process_forgets_another_one_does_not_know(address: str) -> None:
    engine = engines.connect(engines.parse(address))
    await engines.migrate(engine)
    one, other = Guests(engine, alone=False), Guests(engine, alone=False)
    guest, token = await one.make()
    assert await other.find(token) == guest
    renamed = await one.rename(guest, "Ann")
    assert await other.find(token) == renamed
    await one.forget(token)
    assert await other.find(token) is None
    await engine.dispose()


@plays
async def test_only_so_many_are_remembered(address: str) -> None:
    engine = engines.connect(engines.parse(address))
    await engines.migrate(engine)
    guests = Guests(engine, alone=True)
    before, module.REMEMBERED = module.REMEMBERED, 3  # type: ignore[misc]
    try:
        made = [await guests.make() for _ in range(6)]
    finally:
        module.REMEMBERED = before  # type: ignore[misc]
    assert len(guests._known) == len(guests._names) == 3
    for guest, token in made:
        assert await guests.find(token) == guest
    await engine.dispose()
