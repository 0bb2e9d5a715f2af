import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from cardwright.service.web import ndjson
from tests.service.served import Message, Person, playing, running, service

BOT = Path(__file__).parents[3] / "examples" / "bot.py"


@contextmanager
def program(link: str) -> Iterator[httpx.Client]:
    """A program that is a guest."""
    with httpx.Client(base_url=link, timeout=60) as client:
        made = client.post("/api/guests")
        assert made.status_code == 201
        client.headers["Authorization"] = f"Bearer {made.json()['token']}"
        yield client


def test_a_whole_game_over_lines(link: str) -> None:
    with program(link) as bot:
        places = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made = bot.post("/api/tables", json={"key": "new", "game": "krysis", "places": places})
        table = made.json()["table"]
        picks = 0
        log: list[object] = []
        with bot.stream("GET", f"/api/tables/{table}/stream") as stream:
            assert stream.headers["content-type"] == "application/x-ndjson"
            for line in filter(None, stream.iter_lines()):
                state: Message = json.loads(line)
                log[state["log"]["start"] :] = state["log"]["lines"]
                options = playing(state)
                if options:
                    picks += 1
                    pick = {"seat": 0, "decision": state["decision"], "option": picks % len(options)}
                    answer = bot.post(
                        f"/api/tables/{table}/commands", json={"type": "pick", "key": f"pick-{picks}", **pick}
                    )
                    assert answer.json()["type"] in {"ack", "refused"}, answer.text
                if state["status"] == "over":
                    break
        assert picks > 20
        # What was told in pieces is the whole log.
        assert log == bot.get(f"/api/tables/{table}").json()["log"]["lines"]


def test_several_commands_are_answered_one_by_one(ann: Person) -> None:
    table = ann.table()
    say = [{"type": "say", "key": f"say-{number}", "text": f"{number}"} for number in range(3)]
    content = "\n".join(json.dumps(command) for command in [*say, {"type": "dance", "key": "dance"}])
    answer = ann.browser.post(f"/api/tables/{table}/commands", content=content)
    assert [json.loads(line)["type"] for line in answer.text.splitlines()] == ["ack", "ack", "ack", "refused"]
    assert [said["text"] for said in ann.state(table)["chat"]] == ["0", "1", "2"]


@pytest.mark.parametrize("count", [0, ndjson.MOST + 1])
def test_too_few_or_too_many_commands_are_refused(count: int, ann: Person) -> None:
    answer = ann.browser.post(f"/api/tables/{ann.table()}/commands", content="{}\n" * count)
    assert answer.status_code == 400
    assert "one a line" in answer.json()["sentence"]


def test_a_command_that_was_sent_twice_happens_once(ann: Person) -> None:
    table = ann.table()
    say = {"type": "say", "key": "once", "text": "hello"}
    first, second = (ann.post(f"/api/tables/{table}/commands", say).json() for _ in range(2))
    assert first == second
    assert len(ann.state(table)["chat"]) == 1


def test_the_status_of_a_refusal_says_of_what_kind_it_is(ann: Person, ben: Person) -> None:
    table = ann.table()
    commands = f"/api/tables/{table}/commands"
    assert ann.post(commands, {"type": "dance", "key": "a"}).status_code == 400
    assert ben.post(commands, {"type": "resign", "key": "b", "seat": 0}).status_code == 403
    assert ann.post("/api/tables/nosuchtable/commands", {"type": "ping", "key": "c"}).status_code == 404
    assert ann.post(commands, {"type": "rematch", "key": "d", "seat": 0}).status_code == 409


def test_a_quiet_stream_says_that_it_is_there_and_ends_with_the_session(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ndjson, "PAUSE", 0.05)
    with running(service(tmp_path)) as link, Person(link) as ann:
        table = ann.table("krysis", places=[{"kind": "me"}, {"kind": "open"}])
        with ann.browser.stream("GET", f"/api/tables/{table}/stream") as stream:
            told = stream.iter_lines()
            assert json.loads(next(told))["status"] == "waiting"
            assert next(told) == ""
            with httpx.Client(base_url=link, cookies=dict(ann.browser.cookies)) as same:
                assert same.delete("/api/me", headers={"Origin": link}).status_code == 204
            assert not any(told)


def test_the_example_bot_plays_a_whole_game(ann: Person) -> None:
    table = ann.table("krysis", places=[{"kind": "bot", "bot": "random"}, {"kind": "open"}])
    ran = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, str(BOT), f"{ann.link}/g/{table}"], capture_output=True, text=True, timeout=120, check=False
    )
    assert ran.returncode == 0, ran.stderr
    state = ann.state(table)
    assert state["status"] == "over"
    assert state["seats"][1]["name"] == "Random bot"
    assert ran.stdout.strip() == state["result"]["reason"]
    again = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, str(BOT), f"{ann.link}/g/{ann.table('krysis')}"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert again.returncode == 1
    assert "no open seat" in again.stderr
