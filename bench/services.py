"""Services as processes of their own, databases for them, and tables at which games are under way."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import cardwright as cw
from bench.load import Address, Made
from cardwright.service.protocol import Ack, NewTable, Place, Refused, Sit, Take
from cardwright.service.running.hub import Hub, Settings
from tests.service.postgresql import Server, find

HOST: Final = "127.0.0.1"
STARTS_WITHIN: Final = 120.0
"""Seconds that a service has to begin to answer."""
TOGETHER: Final = 50
"""Tables that are made at the same time."""
COMMAND: Final = "from cardwright.cli.app import main; main()"
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def free_port() -> int:
    """Return a port at which nobody listens."""
    with socket.create_server((HOST, 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


class Served:
    """A service in a process of its own, always at the same port."""

    def __init__(self, database: str, log: Path) -> None:
        """Serve that database once it is started; what the process says goes to a file."""
        self.address: Address = (HOST, free_port())
        self._database = database
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process."""
        words = ["serve", "--no-browser", "--port", str(self.address[1]), "--database", self._database]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen([sys.executable, "-c", COMMAND, *words], stdout=log, stderr=log)  # noqa: S603 - ours

    def wait(self) -> None:
        """Wait until it answers; RuntimeError with what it said if it does not."""
        end = time.monotonic() + STARTS_WITHIN
        while True:
            try:
                socket.create_connection(self.address, 1).close()
            except OSError:
                if time.monotonic() > end or not self.alive:
                    raise RuntimeError(f"The service does not answer:\n{self._log.read_text()}") from None
                time.sleep(0.02)
            else:
                return

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """End it as the system does when memory runs out, or power fails: without a word."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """End it in good order."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()

    def faults(self) -> list[str]:
        """Return what it wrote about faults of its own."""
        return [line for line in self._log.read_text().splitlines() if "Error" in line or "Traceback" in line]

    # ---- what the system tells of it (Linux) ----

    def seconds(self) -> float:
        """Return how many seconds of a processor it has used."""
        return seconds_of(self._pid)

    def memory(self) -> int:
        """Return how many bytes of memory it has."""
        pages = int(Path(f"/proc/{self._pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    @property
    def _pid(self) -> int:
        assert self._process is not None
        return self._process.pid


@contextmanager
def served(database: str, count: int = 1) -> Iterator[list[Served]]:
    """Run services of a database."""
    with tempfile.TemporaryDirectory(prefix="cardwright-") as folder:
        services = [Served(database, Path(folder) / f"service-{i}.log") for i in range(count)]
        try:
            for service in services:
                service.start()
            for service in services:
                service.wait()
            yield services
        finally:
            for service in services:
                service.stop()


def seconds_of(pid: int) -> float:
    """Return how many seconds of a processor a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


# ---- databases -----------------------------------------------------------------------------------------------------


@contextmanager
def postgresql() -> Iterator[str]:
    """Run a PostgreSQL server of its own, and give the address of its database."""
    programs = find()
    if programs is None:
        raise RuntimeError("PostgreSQL is not installed: neither initdb nor postgres was found.")
    with tempfile.TemporaryDirectory(prefix="cardwright-") as folder, Server(programs, Path(folder)) as server:
        yield server.database()


# ---- tables --------------------------------------------------------------------------------------------------------


def prepare(database: str, games: int, moves: Callable[[int], int], names: Sequence[str] = ()) -> list[Made]:
    """Set tables up for people alone, each with so many picks made; the games in turn, all by default."""
    return asyncio.run(_prepare(database, games, moves, names or cw.game_names()))


async def _prepare(database: str, games: int, moves: Callable[[int], int], names: Sequence[str]) -> list[Made]:
    hub = Hub(database, Settings(workers=1))
    await hub.open()
    made: list[Made] = []
    for begin in range(0, games, TOGETHER):
        numbers = range(begin, min(begin + TOGETHER, games))
        made += await asyncio.gather(*[_table(hub, names[i % len(names)], i, moves(i)) for i in numbers])
    await hub.close()
    return made


async def _table(hub: Hub, name: str, number: int, moves: int) -> Made:
    game = cw.load(name)
    count = game.player_counts[number % len(game.player_counts)]
    decks = list(game.decks) or [""]
    people = [await hub.new_guest() for _ in range(count)]
    places = (Place("me", deck=decks[number % len(decks)]), *[Place("open")] * (count - 1))
    made = await hub.create(people[0][0], NewTable(key="load", game=name, places=places))
    assert not isinstance(made, Refused), made
    for seat in range(1, count):
        deck = decks[(number + seat) % len(decks)]
        answer = await hub.command(made.table, people[seat][0], Sit(key="sit", seat=seat, deck=deck))
        assert isinstance(answer, Ack), answer
    rng = random.Random(number)  # noqa: S311 - to play, not for secrets
    move = 0
    while move < moves:
        async with hub.watch(made.table, people[0][0]) as watcher:
            table = watcher.room.table
        if table.status != "playing" or table.match is None:
            break
        seat = table.asked[0]
        option = rng.randrange(len(table.match.decision_of(seat)))
        take = Take(key=f"before-{move}", seat=seat, decision=table.decision(seat), option=option)
        answer = await hub.command(made.table, people[seat][0], take)
        if isinstance(answer, Ack):
            move += 1
        else:  # What is left to a player to do has been done by itself meanwhile.
            assert isinstance(answer, Refused), answer
            assert answer.code == "late", answer
    return Made(made.table, tuple((guest.id, token) for guest, token in people))


def bot_games(database: str, games: int, bot: str, names: Sequence[str] = ()) -> list[str]:
    """Set tables up at which bots play each other, and return how they are called."""

    async def setting_up() -> list[str]:
        hub = Hub(database, Settings(pace=60))  # so that they begin when the service does
        await hub.open()
        host, _ = await hub.new_guest()
        called = names or cw.game_names()
        found = []
        for i in range(games):
            game = cw.load(called[i % len(called)])
            decks = list(game.decks) or [""]
            places = tuple(Place("bot", bot=bot, deck=decks[(i + seat) % len(decks)]) for seat in range(game.players))
            made = await hub.create(host, NewTable(key=f"bots-{i}", game=game.name, places=places))
            assert not isinstance(made, Refused), made
            found.append(made.table)
        await hub.close()
        return found

    return asyncio.run(setting_up())
