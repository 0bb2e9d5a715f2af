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


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize(
    "arguments", [["serve", "--no-browser"], ["serve", "--no-browser", "--port", "0"]], ids=" ".join
)
def test_it_prints_one_link_serves_and_ends_cleanly(arguments: list[str], tmp_path: Path) -> None:
    environment = {**os.environ, "CARDWRIGHT_HOME": str(tmp_path)}
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-c", MAIN, *arguments],
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
                process.send_signal(signal.SIGINT)
            assert process.wait(20) == 0
            assert process.stdout.read() == ""
            assert process.stderr.read() == ""
        finally:
            process.kill()  # Or a failed test would wait for it for ever.
    assert (tmp_path / "tables.db").is_file()


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
