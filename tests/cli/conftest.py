"""The command line, driven as people drive it: arguments, typed lines, what is printed, and the exit code."""

import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from cardwright.cli import app
from tests.service.served import Person, playing, running, service


@dataclass(frozen=True)
class Ran:
    """What became of a command."""

    code: int
    out: str
    err: str


Command = Callable[..., Ran]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for saved games and records, and a terminal of a known size."""
    folder = tmp_path / "home"
    monkeypatch.setenv("CARDWRIGHT_HOME", str(folder))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    return folder


@pytest.fixture
def cardwright(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run a command; ``typed`` are the lines typed while it runs, after which the input ends."""

    def run(*arguments: object, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = app.run([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run


@pytest.fixture(scope="session")
def over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str, str]]:
    """A running service, a table where a game is over, and one where it is not."""
    with running(service(tmp_path_factory.mktemp("service"))) as link, Person(link) as ann:
        table = ann.table()
        while not playing(state := ann.state(table)):
            pass
        assert ann.command(table, "pick", seat=0, decision=state["decision"], option=0)["type"] == "ack"
        assert ann.command(table, "resign", seat=0)["type"] == "ack"
        yield link, table, ann.table()
