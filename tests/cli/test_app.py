import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import cardwright as cw
from cardwright.cli import lists, simulating
from cardwright.cli.terminal import nearest, open_streams
from tests.cli.conftest import Command

MAIN = "from cardwright.cli.app import main; main()"


def sentence(text: str) -> bool:
    """Whether a message is one line that people can read: a capital, an end, no trace of Python."""
    line = text.strip()
    return bool(re.fullmatch(r"['A-Z`].*[.?!]", line)) and "Traceback" not in line and "\n" not in line


def test_the_version_is_the_packages(cardwright: Command) -> None:
    assert cardwright("--version").out.strip() == cw.__version__


def test_help_lists_every_command(cardwright: Command) -> None:
    shown = cardwright("--help").out
    for command in ("serve", "play", "replay", "analyse", "verify", "cards", "decks", "deck", "simulate"):
        assert re.search(rf"\b{command}\b", shown)


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "--two"],
        ["play", "--resume", "missing.json"],
        ["serve", "--port", "many"],
        ["serve", "--port", "70000", "--no-browser"],
        ["serve", "--host", "no such host", "--no-browser"],
        ["serve", "--database", "nonsense", "--no-browser"],
        ["serve", "--origin", "cards.example.org", "--no-browser"],
        ["verify"],
        ["verify", "missing.json"],
        ["verify", "http://127.0.0.1:9/about"],
        ["verify", "http://127.0.0.1:9/g/abc"],
        ["play", "keyforce"],
        ["play", "keyforge", "--sed", "3"],
        ["play", "keyforge", "--deck", "no such deck"],
        ["play", "keyforge", "--deck", "missing.json"],
        ["play", "keyforge", "--bot", "clever"],
        ["play", "keyforge", "--players", "3"],
        ["play", "keyforge", "--set", "moon=1"],
        ["play", "keyforge", "--set", "first"],
        ["play", "keyforge", "--names", "Ann", "ann"],
        ["play", "keyforge", "--names", "Greedy"],
        ["play", "keyforge", "--names", "Ann", "Ben", "Cleo"],
        ["play", "keyforge", "--resume", "missing.json"],
        ["replay", "missing.json"],
        ["cards", "keyforge", "Trollll"],
        ["cards", "keyforge", "--house", "gryffindor"],
        ["decks", "chess"],
        ["deck", "check", "missing.txt"],
        ["deck", "convert", "argus", "--to", "xml"],
        ["simulate", "keyforge", "argus", "gregg", "-n", "0"],
        ["simulate", "keyforge", "argus", "gregg", "-n", "many"],
        ["simulate", "keyforge", "argus", "gregg", "--jobs", "0"],
        ["simulate", "keyforge", "argus", "gregg", "--on", "the moon"],
        ["simulate", "keyforge", "argus"],
        ["simulate", "keyforge", "argus", "gregg", "--bots", "greedy", "random", "greedy"],
        ["dance"],
    ],
    ids=" ".join,
)
def test_bad_input_is_one_sentence_and_exit_code_2(arguments: list[str], cardwright: Command, home: Path) -> None:
    ran = cardwright(*arguments)
    assert ran.code == 2
    assert sentence(ran.err), ran.err
    assert ran.out == ""
    assert not home.exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "kyza", "-n", "0", "--bots", "random"],
        ["simulate", "kyza", "-n", "2", "--jobs", "0", "--bots", "random"],
        ["report", "kyza", "-n", "0", "--bots", "random"],
    ],
    ids=" ".join,
)
def test_nothing_but_the_sentence_is_printed(arguments: list[str], cardwright: Command) -> None:
    ran = cardwright(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"{' '.join(ran.err.split())}\n"


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        (["dance"], "cardwright"),
        (["simulate", "kyza", "-n", "many"], "cardwright simulate"),
        (["deck", "convert", "argus", "--to", "xml"], "cardwright deck convert"),
    ],
)
def test_help_is_pointed_to_where_it_helps(arguments: list[str], command: str, cardwright: Command) -> None:
    assert f"`{command} --help` says what there is." in " ".join(cardwright(*arguments).err.split())


@pytest.mark.parametrize(
    "content", ["", "{}", "[1, 2", '{"cardwright": "table"}', '{"cardwright": "record"}', "\x00\x01"]
)
def test_a_file_of_another_kind_is_refused_and_left_alone(content: str, cardwright: Command, tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    file.write_text(content)
    for arguments in (["play", "keyforge", "--resume", file], ["replay", file], ["replay", file, "--verify"]):
        ran = cardwright(*arguments)
        assert ran.code == 2
        assert sentence(ran.err), ran.err
        assert str(file)[:20] in ran.err
    assert file.read_text() == content


def test_bytes_that_are_no_text_are_refused(cardwright: Command, tmp_path: Path) -> None:
    file = tmp_path / "photo.json"
    file.write_bytes(b"\xff\xd8\xff\xe0")
    ran = cardwright("replay", file)
    assert ran.code == 2
    assert "not even text" in ran.err


def test_a_fault_of_the_program_is_no_traceback(cardwright: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise KeyError("gone")

    monkeypatch.setattr(lists, "show", broken)
    ran = cardwright("deck", "show", "argus")
    assert ran.code == 1
    assert sentence(ran.err), ran.err
    assert "KeyError" in ran.err


def test_an_interrupt_stops_politely(cardwright: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulating, "run", interrupted)
    ran = cardwright("simulate", "keyforge", "argus", "gregg")
    assert ran.code == 130
    assert ran.err.strip() == "Stopped."


def test_play_without_a_game_says_what_there_is(cardwright: Command) -> None:
    for arguments in (["play"], ["play", "--plain"]):
        shown = cardwright(*arguments)
        assert shown.code == 0
        assert "keyforge" in shown.out
        assert "cardwright play" in shown.out


def test_the_real_program_plays_through_pipes(tmp_path: Path) -> None:
    environment = {**os.environ, "CARDWRIGHT_HOME": str(tmp_path)}
    ran = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", MAIN, "play", "keyforge", "--plain", "--seed", "4", "--bot", "random"],
        input="keep hand\nq\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0
    assert ran.stderr == ""
    assert "Saved." in ran.stdout
    assert len(list((tmp_path / "saves").glob("keyforge-*.json"))) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="a shell's pipe")
@pytest.mark.parametrize("command", ["cards keyforge --plain", "cards keyforge", "bots"])
def test_a_reader_that_has_seen_enough_is_no_error(command: str) -> None:
    ran = subprocess.run(  # noqa: S602 - the pipe is what is tested
        f'set -o pipefail; "{sys.executable}" -c "{MAIN}" {command} | head -n 1',
        shell=True,
        executable="/bin/bash",
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ran.stdout.count("\n") == 1
    assert (ran.stderr, ran.returncode) == ("", 0)


@pytest.mark.parametrize(
    ("encoding", "plain"), [("cp1252", False), ("ascii", False), ("ascii", True), ("utf-8", False)], ids=str
)
def test_everything_can_be_written_whatever_the_encoding(encoding: str, plain: bool, tmp_path: Path) -> None:
    ran = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", MAIN, "play", "keyforge", "--seed", "4", *(["--plain"] if plain else [])],
        input=b"1\n? anger\nq\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding, "CARDWRIGHT_HOME": str(tmp_path), "COLUMNS": "80"},
        timeout=120,
        check=False,
    )
    shown = ran.stdout.decode(encoding)
    assert (ran.stderr, ran.returncode) == (b"", 0)
    assert "Saved." in shown
    if plain:
        assert "Aember 0, Keys 0 of 3" in shown
    elif encoding == "ascii":
        assert "Keys ooo" in shown
        assert "bonus aember" in shown
    else:
        assert ("Keys ○○○" in shown) == (encoding == "utf-8")


def test_a_letter_that_an_encoding_lacks_is_written_as_its_nearest() -> None:
    open_streams()
    assert "Æmber · Zoë …☃".encode("ascii", nearest.__name__) == b"Aember . Zoe ~?"
