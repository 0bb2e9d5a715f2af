"""Transactions: whole or not at all, and what one does is nothing to the next."""

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from cardwright.service.storage.schema import KEYS
from tests.service.evening import plays
from tests.service.storage.writing import writing


def keep(connection: sa.Connection, name: str) -> str:
    connection.execute(sa.insert(KEYS).values(name=name, value=name.upper()))
    return name


def kept(connection: sa.Connection) -> list[str]:
    """What is kept here, but for the key that every database has."""
    query = sa.select(KEYS.c.value).where(KEYS.c.name != "limits").order_by(KEYS.c.name)
    return list(connection.execute(query).scalars())


@plays
async def test_what_is_done_is_kept_and_what_comes_of_it_returned(address: str) -> None:
    async with writing(address) as to:
        assert await to.run(lambda connection: keep(connection, "a")) == "a"
        assert await to.run(kept) == ["A"]
    async with writing(address) as again:
        assert await again.run(kept) == ["A"]


@plays
async def test_what_fails_leaves_nothing_and_disturbs_nobody(address: str) -> None:
    def stumble(connection: sa.Connection) -> None:
        keep(connection, "b")
        raise ZeroDivisionError

    async with writing(address) as to:
        await to.run(lambda connection: keep(connection, "a"))
        with pytest.raises(ZeroDivisionError):
            await to.run(stumble)
        with pytest.raises(SQLAlchemyError):
            await to.run(lambda connection: [keep(connection, name) for name in "ca"])
        assert await to.run(kept) == ["A"]
        await to.run(lambda connection: keep(connection, "b"))
        assert await to.run(kept) == ["A", "B"]
