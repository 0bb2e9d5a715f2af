"""How reliable and how quick the service is, measured on real processes, WebSockets and rules.

    uv run python -m bench.reliability kills               # 200 games, the service killed 20 times: SQLite
    uv run python -m bench.reliability kills --postgresql  # two services on one PostgreSQL, one killed each time
    uv run python -m bench.reliability cuts                # PostgreSQL ends the connection that writes, 20 times
    uv run python -m bench.reliability delays              # until a pick is acknowledged, at 200 and 500 games
    uv run python -m bench.reliability start               # the first pick after a cold start with 1,000 open games
    uv run python -m bench.reliability sockets             # 2,000 idle connections, and 100 that do not read
    uv run python -m bench.reliability joins               # 400 connections that join one table
    uv run python -m bench.reliability ended               # the memory while 2,000 games come to their end

The people who play come from one process of this program (`bench/load.py`), which takes processor time of the same
machine: what it used is printed beside what the service used. Compare figures within a run only.
"""

import argparse
import asyncio
import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from bench.crowds import ended, joins, leave, playing, sockets, watch
from bench.figures import machine, milliseconds, share, show
from bench.load import Journal, Load, Made
from bench.services import Served, bot_games, postgresql, prepare, seconds_of, served
from cardwright.service.storage import Row, Store
from cardwright.service.storage.engine import connect, parse
from cardwright.service.storage.transactions import WRITER
from cardwright.service.tables import events
from cardwright.service.tables.events import Picked

GAMES: Final = {
    "kills": [200],
    "cuts": [100],
    "delays": [200, 500],
    "start": [1000],
    "sockets": [100],
    "joins": [100],
    "ended": [2000],
}
"""What can be measured, and with how many games."""
BOT: Final = "greedy"
"""The bot that thinks longest."""


# ---- what must hold ------------------------------------------------------------------------------------------------


async def logs(database: str, tables: Sequence[Made]) -> dict[str, list[Row]]:
    """Return what is stored of each table; no service may run."""
    store = await Store.open(database, lambda _, __: None)
    found = {made.table: await store.reader.events(made.table) for made in tables}
    await store.close()
    return found


def differences(journal: Journal, stored: dict[str, list[Row]]) -> tuple[list[str], list[str]]:
    """Compare what people were told with what is stored: acknowledged picks that are lost, and what is there twice."""
    done: dict[tuple[str, str | None, str], int] = {}
    twice: list[str] = []
    picks: Counter[str] = Counter()
    for table, rows in stored.items():
        for row in rows:
            event = events.decode(row.data)
            picks[table] += isinstance(event, Picked) and event.by == "person"
            if row.key is None:
                continue
            if (table, row.guest, row.key) in done:
                twice.append(f"{table} {row.guest} {row.key}")
            done[table, row.guest, row.key] = row.number + 1
            picks[table] -= row.key.startswith(("load-", "before-"))
    twice += [f"{table}: {count} picks that nobody sent" for table, count in picks.items() if count]
    # Who is told of a pick does not count the secret ones of others before it.
    lost = [
        f"{table} {key}"
        for (table, key), seq in journal.acked.items()
        if done.get((table, journal.sent[table, key].guest, key), 0) < seq
    ]
    lost += [f"{table} {key} is another pick" for table, key in journal.acked if not _same(journal, stored, table, key)]
    return lost, twice


def _same(journal: Journal, stored: dict[str, list[Row]], table: str, key: str) -> bool:
    """Tell whether a pick is stored as it was sent: the last one by a person up to the row that has its key."""
    sent = journal.sent[table, key]
    place = next((i for i, row in enumerate(stored[table]) if (row.guest, row.key) == (sent.guest, key)), -1)
    for row in reversed(stored[table][: place + 1]):
        event = events.decode(row.data)
        if isinstance(event, Picked) and event.by == "person":
            return (event.seat, event.option) == (sent.seat, sent.option)
    return False


# ---- kills and cuts ------------------------------------------------------------------------------------------------

END_WRITERS: Final = sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = :called")


class Survived:
    """What came of mishaps while people play."""

    def __init__(self, load: Load, lost: list[str], twice: list[str], stuck: list[str], mishaps: int) -> None:
        """Note what was found."""
        self.load = load
        self.lost = lost
        self.twice = twice
        self.stuck = stuck
        self.mishaps = mishaps

    def lines(self) -> Iterator[tuple[str, str]]:
        """Go through what is to be printed."""
        journal = self.load.journal
        yield "games", str(len(self.load.games))
        yield "kills or cuts", str(self.mishaps)
        yield "picks acknowledged", str(len(journal.acked))
        yield "lost", str(len(self.lost))
        yield "duplicated", str(len(self.twice))
        yield "wrong answers", str(len(journal.wrong))
        yield "refused", str(len(journal.refused))
        yield "not stored for the moment, and sent once more", str(journal.unstored)
        yield "tables not playable", str(len(self.stuck))
        yield (
            "connections lost and made anew",
            str(len(journal.back) - sum(len(game.seats) for game in self.load.games)),
        )
        yield "back after a loss, p50 / p95", f"{share(journal.back, 0.5):.2f} s / {share(journal.back, 0.95):.2f} s"
        for fault in self.faults:
            yield "  fault", fault

    @property
    def faults(self) -> list[str]:
        """All that must not be."""
        return [*self.lost, *self.twice, *self.stuck, *self.load.journal.wrong, *self.load.journal.refused]


def kill(database: str, games: int, kills: int, pause: float, services: int = 1) -> Survived:
    """Let people play, and kill one of the services again and again: every ``pause`` seconds, more or less."""
    tables = prepare(database, games, lambda i: i % 12)
    rng = random.Random(kills)  # noqa: S311 - no secrets
    with served(database, services) as all_of_them:

        async def one_dies() -> None:
            victim = rng.choice(all_of_them)
            victim.kill()
            victim.start()
            await asyncio.to_thread(victim.wait)

        load = Load(tables, [service.address for service in all_of_them])
        stuck = asyncio.run(_survive(load, one_dies, kills, pause, rng))
    lost, twice = differences(load.journal, asyncio.run(logs(database, tables)))
    return Survived(load, lost, twice, stuck, kills)


def cut(database: str, games: int, cuts: int, pause: float) -> Survived:
    """Let people play, and let PostgreSQL end the connections that write again and again, maybe in a transaction.

    Whether such a transaction was committed nobody knows then. People send their picks once more.
    """
    tables = prepare(database, games, lambda i: i % 12)
    rng = random.Random(cuts)  # noqa: S311 - no secrets
    with served(database) as (service,):

        async def it_is_cut() -> None:
            engine = connect(parse(database), 1)
            async with engine.connect() as connection:
                await connection.execute(END_WRITERS, {"called": WRITER})
            await engine.dispose()

        load = Load(tables, [service.address], patient=True)
        stuck = asyncio.run(_survive(load, it_is_cut, cuts, pause, rng))
    lost, twice = differences(load.journal, asyncio.run(logs(database, tables)))
    return Survived(load, lost, twice, stuck, cuts)


async def _survive(
    load: Load, mishap: Callable[[], Awaitable[None]], times: int, pause: float, rng: random.Random
) -> list[str]:
    """Play through mishaps, and say what is stuck afterwards."""
    load.connect()
    assert await load.connected()
    load.play()
    for _ in range(times):
        await asyncio.sleep(pause * (0.5 + rng.random()))
        await mishap()
    await asyncio.sleep(pause)
    settled = await load.settle()
    connected = await load.connected()
    waiting = [] if settled and connected else load.waiting()
    stuck = await load.one_more()
    await load.leave()
    return [*waiting, *stuck]


# ---- delays --------------------------------------------------------------------------------------------------------


def delays(
    database: str, games: int, seconds: float, bots: int = 0, kinds: Sequence[str] = ()
) -> Iterator[tuple[str, str]]:
    """Measure how long picks take to be acknowledged, also while bots think; in games of these kinds, or of all."""
    tables = prepare(database, games, lambda i: i % 12, kinds)
    thinking = bot_games(database, bots, BOT, kinds) if bots else []
    with served(database) as (service,):
        yield from asyncio.run(_delays(tables, thinking, service, seconds))


async def _delays(tables: list[Made], thinking: list[str], service: Served, seconds: float) -> list[tuple[str, str]]:
    watching = [await watch(service, table) for table in thinking]
    load = await playing(tables, service)
    journal = load.journal
    journal.delays.clear()
    journal.told.clear()
    load.lags.clear()
    journal.late = 0
    used, own, began = service.seconds(), seconds_of(os.getpid()), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    used, own = service.seconds() - used, seconds_of(os.getpid()) - own
    found, told = list(journal.delays), list(journal.told)
    await leave(load, watching)
    name = f"{len(tables)} games" + (f", {len(thinking)} bots thinking" if thinking else "")
    return [
        (f"{name}: picks a second", f"{len(found) / took:.0f}"),
        ("  acknowledged, p50 / p99 / p99.9", milliseconds(found)),
        ("  told to the others, p50 / p99 / p99.9", milliseconds(told)),
        ("  this program woke up late by, p50 / p99 / p99.9", milliseconds(load.lags)),
        ("  processor: service, this program", f"{used / took:.0%}, {own / took:.0%}"),
        ("  load of the machine", machine()),
    ]


# ---- cold start ----------------------------------------------------------------------------------------------------


def start(database: str, games: int) -> Iterator[tuple[str, str]]:
    """Measure a cold start: until it answers, until one table's pick is acknowledged, until everybody is back."""
    tables = prepare(database, games, lambda i: 10 + i % 30)
    for title, those in (("one table comes back", tables[:1]), ("all come back at once", tables)):
        with ExitStack() as stack:
            began = time.perf_counter()
            service = stack.enter_context(served(database))[0]
            answers = time.perf_counter() - began
            first, back = asyncio.run(_start(those, service, began))
        yield f"{games} open games, {title}: it answers after", f"{answers:.2f} s"
        yield "  first pick acknowledged after", f"{first:.2f} s"
        yield "  told how the table is, p50 / p95", f"{share(back, 0.5):.2f} s / {share(back, 0.95):.2f} s"
        yield "  load of the machine", machine()


async def _start(tables: list[Made], service: Served, began: float) -> tuple[float, list[float]]:
    load = Load(tables, [service.address])
    connecting = time.perf_counter() - began
    load.connect()
    load.pick()
    assert await load.until(lambda: bool(load.journal.acked), 120)
    first = time.perf_counter() - began
    assert await load.connected()
    await load.leave()
    return first, [connecting + each for each in load.journal.back]


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=tuple(GAMES))
    parser.add_argument("--postgresql", action="store_true", help="PostgreSQL instead of SQLite; kills: two services")
    parser.add_argument("--games", type=int, nargs="+", help="how many games are under way")
    parser.add_argument("--kills", type=int, default=20, help="kills, cuts: how many")
    parser.add_argument(
        "--bots", type=int, nargs="+", default=[0, 8], help="delays: games of bots that think meanwhile"
    )
    parser.add_argument("--kinds", nargs="+", default=[], help="delays: which games are played; all if left out")
    parser.add_argument("--seconds", type=float, default=30, help="delays, sockets, joins: for how long to measure")
    parser.add_argument("--idle", type=int, default=2000, help="sockets: how many look on")
    parser.add_argument("--slow", type=int, default=100, help="sockets: how many read nothing")
    parser.add_argument("--crowd", type=int, default=400, help="joins: how many join one table")
    parser.add_argument("--rounds", type=int, default=3, help="joins: how often")
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="cardwright-")))

        def database(name: str) -> str:
            return stack.enter_context(postgresql()) if given.postgresql else f"sqlite:///{folder / name}.db"

        for games in given.games or GAMES[given.what]:
            if given.what == "kills":
                services = 2 if given.postgresql else 1
                show(kill(database(f"kills-{games}"), games, given.kills, 4.0, services).lines())
            elif given.what == "cuts":
                with postgresql() as address:
                    show(cut(address, games, given.kills, 2.0).lines())
            elif given.what == "delays":
                for bots in given.bots:
                    show(delays(database(f"delays-{games}-{bots}"), games, given.seconds, bots, given.kinds))
            elif given.what == "start":
                show(start(database(f"start-{games}"), games))
            elif given.what == "sockets":
                show(sockets(database(f"sockets-{games}"), games, given.idle, given.slow, given.seconds))
            elif given.what == "joins":
                show(joins(database(f"joins-{games}"), games, given.crowd, given.seconds, given.rounds))
            else:
                show(ended(database(f"ended-{games}"), games))


if __name__ == "__main__":
    main()
