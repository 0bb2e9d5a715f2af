"""A PostgreSQL server for tests: one of its own, in a temporary folder, without a network.

Where none is installed the tests that need it are skipped; with ``CARDWRIGHT_REQUIRE=postgresql`` they fail.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

import pytest

REQUIRED = "postgresql" in os.environ.get("CARDWRIGHT_REQUIRE", "").split(",")
OWNER = "postgres"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[], str]]:
    """Give the address of a new database each time it is called."""
    programs = find()
    if programs is None:
        reason = "PostgreSQL is not installed: neither initdb nor postgres was found."
        if REQUIRED:
            pytest.fail(reason)
        pytest.skip(reason)
    folder = Path(tempfile.mkdtemp(prefix="cardwright-pg-"))
    try:
        with Server(programs, folder) as server:
            yield server.database
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgresql")())


def find() -> Path | None:
    """The folder of the server's programs, the newest where there are several."""
    on_path = shutil.which("initdb")
    if on_path is not None and shutil.which("postgres"):
        return Path(on_path).resolve().parent
    folders = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/postgres")]
    return max(folders, key=lambda folder: int(folder.parent.name.partition(".")[0]), default=None)


def as_owner() -> dict[str, Any]:
    """How to run the server's programs, which refuse to be run by root."""
    if sys.platform != "win32" and os.geteuid() == 0:
        return {"user": OWNER, "group": OWNER, "extra_groups": []}
    return {}


class Server:
    """A running server."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder

    def __enter__(self) -> Self:
        data = self.folder / "data"
        if as_owner():
            shutil.chown(self.folder, OWNER, OWNER)
        self.run("initdb", "-D", data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        settings = {"listen_addresses": "", "unix_socket_directories": self.folder, "fsync": "off"}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("w") as log:
            self.process = subprocess.Popen(  # noqa: S603 - our own server
                [self.programs / "postgres", "-D", data, *options],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                **as_owner(),
            )
        deadline = time.monotonic() + 60
        while self.call("pg_isready", "-h", self.folder, "-q").returncode:
            assert time.monotonic() < deadline, (self.folder / "log").read_text()
            assert self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGQUIT)  # At once: nothing of it is needed any more.
        self.process.wait(60)

    def database(self) -> str:
        """The address of the database, which is empty again; a new one each time would take seconds to delete."""
        script = "SET client_min_messages = error; DROP SCHEMA public CASCADE; CREATE SCHEMA public"
        self.run("psql", "-h", self.folder, "-U", OWNER, "-q", "-v", "ON_ERROR_STOP=1", "-c", script)
        return f"postgresql://{OWNER}@/{OWNER}?host={self.folder}"

    def run(self, program: str, *arguments: object) -> None:
        """Run one of the server's programs."""
        done = self.call(program, *arguments)
        assert done.returncode == 0, done.stdout

    def call(self, program: str, *arguments: object) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(  # noqa: S603 - the server's own programs
            [str(self.programs / program), *[str(argument) for argument in arguments]],
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            **as_owner(),
        )
