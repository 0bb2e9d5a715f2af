import os
import re
import signal
import subprocess
import sys
import webbrowser
from pathlib import Path

import httpx
import pytest

from cardwright.cli import serving
from cardwright.service.protocol import FORMAT

MAIN = "from cardwright.cli.app import main; main()"
HEARING = f"import signal; signal.signal(signal.SIGHUP, signal.SIG_DFL); {MAIN}"
"""As whoever's terminal tells of its end: these tests may themselves be run by who does not listen."""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize(
    ("arguments", "ending"), [([], "SIGINT"), (["--port", "0"], "SIGINT"), ([], "SIGHUP")], ids=str
)
def test_it_prints_one_link_serves_and_ends_cleanly(arguments: list[str], ending: str, tmp_path: Path) -> None:
    environment = {**os.environ, "CARDWRIGHT_HOME": str(tmp_path)}
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-c", HEARING, "serve", "--no-browser", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    ) as process:
        assert process.stdout
        assert process.stderr
        try:
            line = process.stdout.readline()
            (link,) = re.findall(r"http://\S+", line)
            assert httpx.get(f"{link}/api/health", timeout=60).json() == {"status": "ok", "protocol": FORMAT}
            with httpx.stream("GET", f"{link}/api/games", timeout=60) as _:
                process.send_signal(signal.Signals[ending])
            assert process.wait(20) == 0
            assert process.stdout.read() == ""
            assert process.stderr.read() == ""
        finally:
            process.kill()  # Or a failed test would wait for it for ever.
    assert (tmp_path / "tables.db").is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_begun_by_nohup_it_outlives_the_terminal(tmp_path: Path) -> None:
    with subprocess.Popen(  # noqa: S603 - our own program
        ["nohup", sys.executable, "-c", MAIN, "serve", "--no-browser"],  # noqa: S607 - wherever that is here
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "CARDWRIGHT_HOME": str(tmp_path)},
    ) as process:
        assert process.stdout
        try:
            (link,) = re.findall(r"http://\S+", process.stdout.readline())
            process.send_signal(signal.SIGHUP)
            assert httpx.get(f"{link}/api/health", timeout=60).status_code == 200
            process.send_signal(signal.SIGINT)
            assert process.wait(20) == 0
        finally:
            process.kill()


def test_only_a_browser_of_its_own_window_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    class Window(webbrowser.BackgroundBrowser):
        def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
            opened.append(url)
            return True

    class Terminal(webbrowser.GenericBrowser):
        pass

    monkeypatch.setattr(webbrowser, "get", lambda: Window("window"))
    serving.open_page("http://127.0.0.1:1")
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("terminal"))
    serving.open_page("http://127.0.0.1:2")

    def none() -> None:
        raise webbrowser.Error("no browser")

    monkeypatch.setattr(webbrowser, "get", none)
    serving.open_page("http://127.0.0.1:3")
    assert opened == ["http://127.0.0.1:1"]
