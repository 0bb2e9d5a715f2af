import re
import shlex
import sys
from html import unescape
from importlib import resources
from pathlib import Path

import pytest

from cardwright.research.ladder import Ladder, Meeting
from tests.cli.conftest import Command

QUICK = ("--games", "3", "--bots", "greedy", "random", "--look-back", "1", "--blunders", "2", "--plain")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def test_it_writes_a_page_whose_commands_work(here: Path, cardwright: Command) -> None:
    ran = cardwright("report", "kyza", "sparks", "still", *QUICK, "--set", "life=5")
    assert ran.code == 0, ran.err
    assert ran.out == "Wrote kyza-report.html, and beside it 1 record in kyza-report-records.\n"
    html = (here / "kyza-report.html").read_text("utf-8")
    again, *replays = [unescape(each) for each in re.findall(r"<pre><code>(.*?)</code></pre>", html)]
    assert 1 <= len(replays) <= 2
    for replay in replays:
        words = shlex.split(replay)
        shown = cardwright(*words[1:], "--plain", typed="q\n")
        assert shown.code == 0, shown.err
        assert f"{words[-1]} of " in shown.out
    once_more = cardwright(*shlex.split(again)[1:], "--jobs", "2", "--out", "other.html", "--plain")
    assert once_more.code == 0, once_more.err
    pages = [
        re.sub(r'<section id="thinking".*?</section>', "", (here / name).read_text("utf-8"), flags=re.DOTALL)
        for name in ("kyza-report.html", "other.html")
    ]
    assert pages[0] == pages[1].replace("other-records", "kyza-report-records")


def test_what_is_there_is_left_as_it_is(here: Path, cardwright: Command) -> None:
    (here / "kyza-report.html").write_text("mine", "utf-8")
    ran = cardwright("report", "kyza", *QUICK)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "already exists" in ran.err
    assert (here / "kyza-report.html").read_text("utf-8") == "mine"
    (here / "new-records").mkdir()
    assert "new-records" in cardwright("report", "kyza", *QUICK, "--out", "new.html").err
    assert not (here / "new.html").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("kryptik-draft",), "won by nobody"),
        (("kyza", "--level", "greedy"), "does not search"),
        (("kyza", "--blunders", "-1"), "at least 0"),
        (("kyza", "--look-back", "0"), "at least one game"),
        (("kyza", "--games", "0"), "at least one match"),
        (("kyza", "--jobs", "0"), "at least one process"),
        (("kyza", "--bots", "deep blue"), "no bot called"),
    ],
)
def test_bad_input_is_one_sentence(arguments: tuple[str, ...], said: str, here: Path, cardwright: Command) -> None:
    ran = cardwright("report", *arguments)
    assert (ran.code, ran.err.strip().count("\n")) == (2, 0), ran.err
    assert said in " ".join(ran.err.split())
    assert list(here.iterdir()) == []


def test_without_matplotlib_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, cardwright: Command) -> None:
    monkeypatch.setitem(sys.modules, "cardwright.research.report.page", None)
    ran = cardwright("report", "kyza", *QUICK)
    assert ran.code == 2
    assert "pip install 'cardwright[report]'" in ran.err


def test_files_of_ones_own_are_named_in_the_commands(here: Path, cardwright: Command) -> None:
    values = resources.files("cardwright.games.krysis").joinpath("data/values.toml").read_text("utf-8")
    (here / "my values.toml").write_text(values, "utf-8")
    ran = cardwright("report", "krysis", *QUICK, "--level", "search 20", "--values", "my values.toml")
    assert ran.code == 0, ran.err
    html = unescape((here / "krysis-report.html").read_text("utf-8"))
    assert "--blunders 2 --look-back 1 --level 'search 20' --values 'my values.toml'" in html
    (replay, *_) = re.findall(r"<code>(cardwright replay .*)</code>", html)
    assert replay.endswith("--game krysis --values 'my values.toml'")
    assert cardwright(*shlex.split(replay)[1:], "--plain", typed="q\n").code == 0


def test_the_ladder_that_a_file_keeps_stands_in_the_page(here: Path, cardwright: Command) -> None:
    ladder = Ladder("kyza", 2, "7", {"life": 5})
    met = Meeting(("greedy", "random"), 20, {(0,): 15, (1,): 4, (): 1})
    ladder.meetings[met.bots] = met
    (here / "kyza.json").write_text(ladder.to_json(), "utf-8")
    asked = ("--games", "1", "--bots", "random", "--blunders", "0", "--plain", "--ladder", "kyza.json")
    ran = cardwright("report", "kyza", *asked)
    assert ran.code == 0, ran.err
    html = unescape((here / "kyza-report.html").read_text("utf-8"))
    assert "20 games for 2, seed 7, life=5." in " ".join(html.split())
    assert "--blunders 0 --ladder kyza.json" in html
    refused = cardwright("report", "krysis", *asked)
    assert (refused.code, refused.err) == (2, "'kyza.json' is a ladder of another game than Krysis.\n")
    assert (
        "There is no ladder at 'none.json'" in cardwright("report", "kyza", *asked[:-1], "none.json", "--out", "b").err
    )
