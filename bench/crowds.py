"""What crowds cost: connections that only look on, or read nothing; many who join one table; games that have ended.

Parts of `bench/reliability.py`, which has the command.
"""

import asyncio
import socket
import time
from collections.abc import Iterator
from typing import Final

from bench.figures import machine, milliseconds
from bench.load import Load, Made, Socket, request_for
from bench.services import Served, prepare, served

WARM_UP: Final = 10.0
"""Seconds of play before anything is measured."""
LITTLE: Final = 4096
"""Bytes that the system takes in for a connection that does not read."""
AT_A_TABLE: Final = 400
"""So many look on at one table; the service lets in 500."""
WAVE: Final = 100
"""Games that are played to their end at the same time."""
PLAYED: Final = 30.0
"""Seconds for which they are played before they are given up."""


# ---- sockets -------------------------------------------------------------------------------------------------------


def sockets(database: str, games: int, idle: int, slow: int, seconds: float) -> Iterator[tuple[str, str]]:
    """Measure what connections cost that only look on, or do not even read."""
    quiet = -(-idle // AT_A_TABLE)
    tables = prepare(database, games + quiet, lambda i: i % 12)
    with served(database) as (service,):
        yield from asyncio.run(_sockets(tables[quiet:], tables[:quiet], service, idle, slow, seconds))


async def _sockets(
    busy: list[Made], quiet: list[Made], service: Served, idle: int, slow: int, seconds: float
) -> list[tuple[str, str]]:
    load = await playing(busy, service)
    journal, opened = load.journal, []
    found: list[tuple[str, str]] = []
    for title, looking_at, reads in (
        ("alone", [], True),
        (f"with {idle} connections that are idle", [quiet[i % len(quiet)] for i in range(idle)], True),
        (f"and {slow} that read nothing", [busy[i % len(busy)] for i in range(slow)], False),
    ):
        before = service.memory()
        opened += [await watch(service, made.table, reads=reads) for made in looking_at]
        journal.delays.clear()
        await asyncio.sleep(seconds)
        found.append((f"{len(busy)} games {title}: p50 / p99 / p99.9", milliseconds(journal.delays)))
        if looking_at:
            each = (service.memory() - before) / len(looking_at) / 1000
            found.append(("  memory of the service for each of them", f"{each:.0f} kB"))
    refused = [connection.refusal for connection in opened if connection.closed.done()]
    assert not refused, f"{len(refused)} of them were not kept: {refused[0]}"
    await leave(load, opened)
    return [*found, ("  load of the machine", machine())]


# ---- joins ---------------------------------------------------------------------------------------------------------


def joins(database: str, games: int, crowd: int, seconds: float, rounds: int) -> Iterator[tuple[str, str]]:
    """Measure by how much a crowd that joins one table delays the picks at others.

    All of it comes within ``seconds``, evenly, and leaves again before the next round; between the rounds the picks
    are measured for as long without it.
    """
    tables = prepare(database, games + 1, lambda i: i % 12)
    with served(database) as (service,):
        yield from asyncio.run(_joins(tables[1:], tables[0], service, crowd, seconds, rounds))


async def _joins(
    busy: list[Made], joined: Made, service: Served, crowd: int, seconds: float, rounds: int
) -> list[tuple[str, str]]:
    load = await playing(busy, service)
    journal = load.journal
    alone: list[float] = []
    crowded: list[float] = []
    used = 0.0
    for _ in range(rounds):
        journal.delays.clear()
        await asyncio.sleep(seconds)
        alone += journal.delays
        journal.delays.clear()
        used -= service.seconds()
        opened = await come(service, joined.table, crowd, seconds)
        used += service.seconds()
        crowded += journal.delays
        refused = [connection.refusal for connection in opened if connection.closed.done()]
        assert not refused, f"{len(refused)} of {crowd} were not let in: {refused[0]}"
        for connection in opened:
            connection.transport.abort()
        await asyncio.sleep(seconds)
    await leave(load, [])
    return [
        (f"{len(busy)} games alone: p50 / p99 / p99.9", milliseconds(alone)),
        (f"  while {crowd} join another table in {seconds:.0f} s", milliseconds(crowded)),
        ("  processor of the service meanwhile", f"{used / rounds / seconds:.0%}"),
        ("  load of the machine", machine()),
    ]


async def come(service: Served, table: str, crowd: int, seconds: float) -> list[Socket]:
    """Let a crowd come to a table, one after the other, evenly."""
    began = time.perf_counter()
    opened: list[Socket] = []
    for i in range(crowd):
        await asyncio.sleep(max(began + seconds * i / crowd - time.perf_counter(), 0))
        opened.append(await watch(service, table))
    await asyncio.sleep(max(began + seconds - time.perf_counter(), 0))
    return opened


# ---- games that have ended -----------------------------------------------------------------------------------------


def ended(database: str, games: int) -> Iterator[tuple[str, str]]:
    """Measure the memory of a service at which one game after another comes to its end.

    A hundred are played at a time, for half a minute, and then given up by all but one; the service lets go of tables
    at which nobody has been for five minutes. So 2,000 games take a quarter of an hour.
    """
    tables = prepare(database, games, lambda i: i % 12)
    with served(database) as (service,):
        yield "memory of the service at the beginning", megabytes(service)
        began = time.perf_counter()
        for first in range(0, games, WAVE):
            wave = tables[first : first + WAVE]
            over = asyncio.run(_ended(wave, service))
            assert over == len(wave), f"Only {over} of {len(wave)} games came to their end."
            minutes = (time.perf_counter() - began) / 60
            yield f"  after {first + len(wave)} games ended, {minutes:.0f} minutes", megabytes(service)
        yield "  load of the machine", machine()


async def _ended(tables: list[Made], service: Served) -> int:
    """Play games to their end, and return how many are over."""
    load = await playing(tables, service, PLAYED)
    assert await load.settle()
    for game in load.games:
        for seat in game.seats[1:]:
            seat.resign()
    await load.until(lambda: all(game.over for game in load.games), PLAYED)
    over = sum(game.over for game in load.games)
    await leave(load, [])
    return over


def megabytes(service: Served) -> str:
    """Write how much memory a service has."""
    return f"{service.memory() / 1e6:.0f} MB"


# ---- helpers -------------------------------------------------------------------------------------------------------


async def playing(tables: list[Made], service: Served, seconds: float = WARM_UP) -> Load:
    """Let people play at tables, for so long already."""
    load = Load(tables, [service.address])
    load.connect()
    assert await load.connected()
    load.play()
    await asyncio.sleep(seconds)
    return load


async def leave(load: Load, opened: list[Socket]) -> None:
    """Let everybody go; AssertionError if anything was refused, or is wrong."""
    await load.settle()
    await load.leave()
    for connection in opened:
        connection.transport.abort()
    assert not load.journal.wrong, load.journal.wrong
    assert not load.journal.refused, load.journal.refused


async def watch(service: Served, table: str, *, reads: bool = True) -> Socket:
    """Look at a table, as nobody in particular; without ``reads`` nothing that comes is read."""
    loop = asyncio.get_running_loop()
    plug = socket.socket()
    if not reads:
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
    plug.setblocking(False)  # noqa: FBT003 - as the library has it
    await loop.sock_connect(plug, service.address)
    _, connection = await loop.create_connection(lambda: Socket(request_for(table), lambda _: None), sock=plug)
    if not reads:
        connection.transport.pause_reading()
    return connection
