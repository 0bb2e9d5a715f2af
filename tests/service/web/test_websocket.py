import asyncio
import gc
import json
import time
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, suppress
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from cardwright.service.protocol import NewTable, Place, Refused, Say, TableMade
from cardwright.service.running.hub import Hub
from cardwright.service.web import websocket
from cardwright.service.web.context import Context
from cardwright.service.web.guests import MOST_CONNECTIONS, NOBODY
from cardwright.service.web.security import Policy
from tests.service.served import FAST, QUICK, Line, Message, Person, playing, running, service

SEATED: dict[str, dict[str, Any]] = {
    "stand": {},
    "seat_bot": {"bot": "random"},
    "close_seat": {},
    "choose_deck": {"deck": "Onyx"},
    "reveal": {"nonce": "0" * 64},
    "pick": {"decision": 0, "option": 0},
    "pick_several": {"decision": 0, "marks": [0]},
    "pick_amounts": {"decision": 0, "amounts": [0]},
    "withdraw": {},
    "passing": {"until": "turn"},
    "undo": {},
    "answer_undo": {"agree": True},
    "resign": {},
    "rematch": {},
    "ask_why": {"card": 0},
}
"""Every command of a seat, with its fields besides that."""


def closed(line: Line) -> tuple[int, str]:
    """With which code the service closes a socket, and why."""
    with pytest.raises(ConnectionClosed) as caught:
        all(iter(line.hear, None))
    assert caught.value.rcvd
    return caught.value.rcvd.code, caught.value.rcvd.reason


def play(line: Line) -> Message:
    """Play a game to its end, and return the last state."""
    log: list[object] = []
    picks = 0
    state = line.hear()
    while True:
        log[state["log"]["start"] :] = state["log"]["lines"]
        if state["status"] == "over":
            assert picks > 10
            return {**state, "log": log}
        options = playing(state)
        if options:
            picks += 1
            line.send("pick", seat=state["viewer"], decision=state["decision"], option=picks % len(options))
        while (state := line.hear())["type"] != "state":
            assert state["type"] == "ack" or state["code"] == "late", state


@pytest.mark.parametrize("game", ["keyforge", "krysis", "kyza"])
def test_a_whole_game_over_a_websocket(game: str, ann: Person) -> None:
    table = ann.table(game)
    with ann.live(table) as line:
        state = play(line)
    assert state["result"]["reason"]
    assert state["log"] == ann.state(table)["log"]["lines"]


def test_two_people_play_through_the_shuffle_that_both_add_to(ann: Person, ben: Person) -> None:
    nonces = ["11" * 32, "22" * 32]
    commits = [sha256(bytes.fromhex(nonce)).hexdigest() for nonce in nonces]
    table = ann.table("krysis", places=[{"kind": "me"}, {"kind": "open"}], commit=commits[0])
    with ann.live(table) as anns, ben.live(table) as bens:
        before = anns.hear()
        assert before["status"] == "waiting"
        assert bens.ask("sit", seat=1, name="Ben", commit=commits[1])["type"] == "ack"
        assert anns.ask("reveal", seat=0, nonce=nonces[0])["type"] == "ack"
        refused = bens.ask("reveal", seat=1, nonce=nonces[0])
        assert refused["type"] == "refused"
        assert bens.ask("reveal", seat=1, nonce=nonces[1])["type"] == "ack"
        while (state := anns.hear())["status"] != "playing":
            pass
        assert state["shuffle"]["commitment"] == before["shuffle"]["commitment"]
        assert bens.ask("resign", seat=1)["type"] == "ack"
    checked = ann.get(f"/api/tables/{table}/fair").json()
    assert checked["holds"]
    assert [seat["nonce"] for seat in checked["proof"]["seats"]] == nonces


def test_whoever_comes_back_is_told_what_is_new(ann: Person) -> None:
    table = ann.table()
    with ann.live(table) as line:
        while not playing(state := line.hear()):
            pass
        line.ask("say", text="one")
    told = ann.state(table)
    lines = len(told["log"]["lines"])
    ann.command(table, "say", text="two")
    with ann.live(table, f"?log={lines}&chat=1") as line:
        state = line.hear()
        # The last line may have grown since, so it is told again.
        assert lines - 1 <= state["log"]["start"] <= lines
        assert [said["text"] for said in state["chat"]] == ["two"]
        assert state["view"] == told["view"]
    with ann.live(table, "?log=99999&chat=99999") as line:
        state = line.hear()
        assert state["log"]["start"] <= lines + 5
        assert state["chat"] == []


def test_a_command_after_a_reconnect_happens_once(ann: Person) -> None:
    table = ann.table()
    command = json.dumps({"type": "say", "key": "again", "text": "hello"})
    seqs = set()
    for _ in range(2):
        with ann.live(table) as line:
            line.socket.send(command)
            while (message := line.hear())["type"] == "state":
                pass
            seqs.add(message["seq"])
    assert len(seqs) == 1
    assert len(ann.state(table)["chat"]) == 1


# ---- who may do what -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 15])
@pytest.mark.parametrize("type_", SEATED)
def test_no_command_of_a_seat_is_taken_from_somebody_who_only_watches(
    type_: str, seat: int, ann: Person, ben: Person
) -> None:
    table = ann.table()
    before = ann.state(table)["seats"]
    with ben.live(table) as line:
        answer = line.ask(type_, seat=seat, **SEATED[type_])
    assert answer["type"] == "refused"
    assert answer["code"] in {"not_allowed", "late", "illegal"}
    assert answer["sentence"].endswith((".", "?"))
    assert [seat["name"] for seat in ann.state(table)["seats"]] == [seat["name"] for seat in before]


@pytest.mark.parametrize("type_", [*SEATED, "sit", "say"])
def test_no_command_is_taken_from_somebody_unknown(type_: str, ann: Person) -> None:
    table = ann.table("krysis", places=[{"kind": "me"}, {"kind": "open"}])
    stranger = Person(ann.link)
    with stranger.live(table) as line:
        assert line.hear()["viewer"] == 2
        fields = {"text": "hello"} if type_ == "say" else {"seat": 1, **SEATED.get(type_, {})}
        answer = line.ask(type_, **fields)
        assert answer["type"] == "refused"
        assert answer["code"] == "not_allowed"
        assert "/api/me" in answer["sentence"]
        assert line.ask("ping")["type"] == "ack"
    stranger.browser.close()


@pytest.mark.parametrize("type_", [*SEATED, "sit"])
def test_nothing_of_a_table_is_done_at_the_seat_of_another_player(type_: str, ann: Person, ben: Person) -> None:
    table = ann.table("krysis", places=[{"kind": "me"}, {"kind": "open"}])
    assert ben.command(table, "sit", seat=1, name="Ben")["type"] == "ack"
    with ben.live(table) as line:
        while line.hear()["status"] != "playing":
            pass
        answer = line.ask(type_, seat=0, **SEATED.get(type_, {}))
    assert answer["type"] == "refused"
    assert answer["sentence"].endswith(".")
    assert not ann.state(table)["result"]


def test_at_a_finished_table_only_talk_and_rematches_are_left(ann: Person) -> None:
    table = ann.table("krysis")
    assert ann.command(table, "resign", seat=0)["type"] == "ack"
    with ann.live(table) as line:
        for type_, fields in SEATED.items():
            answer = line.ask(type_, seat=0, **fields)
            assert answer["type"] == {"rematch": "ack", "ask_why": "why"}.get(type_, "refused"), (type_, answer)
        assert line.ask("say", text="well played")["type"] == "ack"


# ---- what is no command --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "key", "said"),
    [
        ("", "", "it ends too soon"),
        ("{", "", "it ends too soon"),
        ("[]", "", "it must be an object"),
        ("null", "", "it must be an object"),
        ("{}", "", "'type' is missing"),
        ('{"type": "dance", "key": "k"}', "k", "'type' cannot be 'dance'"),
        ('{"type": "say", "key": "k"}', "k", "'text' is missing"),
        ('{"type": "say", "key": "k", "text": ""}', "k", "'text' must be text of at least 1 letter"),
        ('{"type": "say", "key": "k", "text": "hi", "to": "ben"}', "k", "there is no field 'to'"),
        ('{"type": "say", "key": "", "text": "hi"}', "", "'key' must be"),
        ('{"type": "say", "key": "a b", "text": "hi"}', "", "'key' must be"),
        ('{"type": "say", "key": "k", "text": 7}', "k", "'text' must be text, not a whole number"),
        ('{"type": "pick", "key": "k", "seat": -1, "decision": 0, "option": 0}', "k", "'seat' must be a whole number"),
        (
            '{"type": "pick", "key": "k", "seat": 99999999999999999999, "decision": 0, "option": 0}',
            "k",
            "'seat' must be",
        ),
        ('{"type": "pick", "key": "k", "seat": 0.5, "decision": 0, "option": 0}', "k", "'seat' must be a whole number"),
        ('{"type": "say", "key": "k", "text": "\\ud800"}', "", ""),
        ("[" * 10_000, "", ""),
        ('{"type": "say", "key": "k", "text": ' + "[" * 20_000, "", ""),
    ],
)
def test_what_is_no_command_is_refused_in_a_sentence(text: str, key: str, said: str, ann: Person) -> None:
    table = ann.table("krysis")
    with ann.live(table) as line:
        line.socket.send(text)
        while (answer := line.hear())["type"] == "state":
            pass
        assert answer["type"] == "refused"
        assert answer["code"] == "malformed"
        assert answer["key"] == key
        assert said in answer["sentence"]
        assert answer["sentence"].startswith("The message cannot be read: ")
        assert line.ask("ping")["type"] == "ack"
    assert ann.state(table)["chat"] == []


def test_a_binary_frame_is_refused(ann: Person) -> None:
    with ann.live(ann.table("krysis")) as line:
        line.socket.send(b'{"type": "ping", "key": "k"}')
        while (answer := line.hear())["type"] == "state":
            pass
        assert "binary" in answer["sentence"]


def test_a_message_that_is_too_large_ends_the_connection(ann: Person) -> None:
    with ann.live(ann.table("krysis")) as line:
        line.send("say", text="x" * 70_000)
        code, _ = closed(line)
    assert code == 1009


@pytest.mark.parametrize("table", ["nosuchtable", "NO", "%00", "x" * 100])
def test_a_table_that_is_not_there_says_so_with_its_own_code(table: str, ann: Person) -> None:
    with ann.live(table) as line:
        code, reason = closed(line)
    assert code == websocket.NO_TABLE
    assert reason.startswith("There is no such table")


def test_a_number_that_is_none_in_the_address_is_refused(ann: Person) -> None:
    with ann.live(ann.table("krysis"), "?log=-1") as line:
        code, reason = closed(line)
    assert code == websocket.POLICY
    assert "whole number" in reason


# ---- limits --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost.evil.example"]
)
def test_pages_of_others_cannot_connect(origin: str, ann: Person) -> None:
    table = ann.table("krysis")
    with pytest.raises(InvalidStatus) as caught, ann.live(table, origin=origin):
        pass
    assert caught.value.response.status_code == 403
    assert b"another site" in (caught.value.response.body or b"")


def test_a_program_without_a_cookie_needs_no_origin(ann: Person) -> None:
    token = httpx.post(f"{ann.link}/api/guests").json()["token"]
    address = f"{ann.link.replace('http', 'ws')}/api/tables/{ann.table('krysis')}/live"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        assert json.loads(socket.recv())["type"] == "state"
        socket.send(json.dumps({"type": "say", "key": "k", "text": "beep"}))
        assert json.loads(socket.recv())["type"] in {"ack", "state"}
    with connect(address, additional_headers={"Authorization": "Bearer nonsense"}) as socket:
        with pytest.raises(ConnectionClosed) as caught:
            socket.recv()
        assert caught.value.rcvd
        assert caught.value.rcvd.code == websocket.NOT_KNOWN


def test_commands_that_come_too_fast_are_refused_and_a_flood_is_cut_off(tmp_path: Path) -> None:
    slow = replace(FAST, commands=(5, 0.001))
    with running(service(tmp_path, limits=slow)) as link, Person(link) as ann:
        table = ann.table("krysis")
        with ann.live(table) as line:
            answers = [line.ask("ping") for _ in range(7)]
            assert [answer["type"] for answer in answers] == ["ack"] * 5 + ["refused"] * 2
            assert answers[5]["code"] == "too_fast"
            for _ in range(websocket.STRIKES):
                line.send("ping")
            code, reason = closed(line)
        assert code == websocket.POLICY
        assert "faster" in reason
        # The limit is the guest's, not the connection's.
        assert ann.command(table, "ping")["code"] == "too_fast"


def test_who_asks_for_outcomes_too_often_can_still_pick(tmp_path: Path) -> None:
    limits = replace(FAST, commands=(1, 0.001), outcomes=(2, 0.001))
    with running(service(tmp_path, limits=limits)) as link, Person(link) as ann:
        table = ann.table("krysis")
        with ann.live(table) as line:
            decision = line.hear()["decision"]
            answers = [line.ask("ask_outcome", seat=0, decision=decision, option=0) for _ in range(3)]
            assert [answer["type"] for answer in answers] == ["foreseen", "foreseen", "refused"]
            assert answers[2]["code"] == "too_fast"
            assert line.ask("pick", seat=0, decision=decision, option=0)["type"] == "ack"


def test_a_guest_has_no_more_connections_than_may_be(ann: Person) -> None:
    table = ann.table("krysis")
    with ExitStack() as open_ones:
        for _ in range(MOST_CONNECTIONS):
            open_ones.enter_context(ann.live(table)).hear()
        with ann.live(table) as line:
            code, reason = closed(line)
        assert code == websocket.TOO_MANY
        assert "close one" in reason


def test_an_address_has_no_more_connections_than_may_be(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.table("krysis")
    stranger = Person(ann.link)
    monkeypatch.setattr("cardwright.service.web.guests.MOST_FROM_ADDRESS", 3)
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(stranger.live(table)).hear()
        with stranger.live(table) as line:
            assert closed(line) == (
                websocket.TOO_MANY,
                "Too many connections are open from your network: close one of them first.",
            )
        assert stranger.get(f"/g/{table}/text?wait=1").status_code == 429
        assert stranger.get(f"/api/tables/{table}/stream").status_code == 429
        assert stranger.get(f"/api/tables/{table}").status_code == 200
    stranger.browser.close()


def test_the_tables_of_rematches_are_counted_too(tmp_path: Path) -> None:
    limits = replace(FAST, tables=(3, 0.001))
    with running(service(tmp_path, limits=limits)) as link, Person(link) as ann:
        table = ann.table("krysis")
        for _ in range(2):
            assert ann.command(table, "resign", seat=0)["type"] == "ack"
            assert ann.command(table, "rematch", seat=0)["type"] == "ack"
            table = ann.state(table)["next"]
        assert ann.command(table, "resign", seat=0)["type"] == "ack"
        assert ann.command(table, "rematch", seat=0)["code"] == "too_fast"
        form = {"type": "rematch", "seat": 0, "page": "x"}
        assert ann.browser.post(f"/g/{table}/text", data=form).status_code == 429


@pytest.mark.parametrize(
    "command",
    [
        {"type": "say", "key": "key\n", "text": "hello"},
        {"type": "sit", "key": "key", "seat": 1, "commit": "0" * 64 + "\n"},
        {"type": "passing", "key": "key", "seat": 0, "stops": 10**4000},
        {"type": "pick", "key": "key", "seat": 0, "decision": 1 << 53, "option": 0},
    ],
    ids=lambda command: str(command["type"]),
)
def test_keys_digests_and_numbers_are_what_they_should_be(command: Message, ann: Person) -> None:
    with ann.live(ann.table("kyza")) as line:
        line.socket.send(json.dumps(command))
        while (message := line.hear())["type"] == "state":
            pass
    assert message["code"] == "malformed"


def test_the_sockets_of_a_session_that_ends_are_closed_at_once(ann: Person) -> None:
    with ann.live(ann.table("krysis")) as line:
        line.hear()
        began = time.monotonic()
        assert ann.browser.delete("/api/me").status_code == 204
        code, _ = closed(line)
        assert time.monotonic() - began < 1
    assert code == websocket.NOT_KNOWN


def test_a_session_that_ended_elsewhere_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "CHECKS", 0.05)
    how = service(tmp_path)
    with running(how) as link, Person(link) as ann, ann.live(ann.table("krysis")) as line:
        line.hear()
        monkeypatch.setattr("cardwright.service.web.guests.Guests.still", nobody)
        code, _ = closed(line)
    assert code == websocket.NOT_KNOWN


def test_a_session_ends_at_all_processes_at_once(postgresql: Callable[[], str], tmp_path: Path) -> None:
    how = service(tmp_path, database=postgresql())
    with running(how) as here, running(how) as there, Person(here) as ann:
        table = ann.table("krysis")
        ann.browser.headers["Origin"] = ann.link = there
        with ann.live(table) as line:
            assert line.ask("say", text="hello")["type"] == "ack"
            began = time.monotonic()
            assert ann.browser.delete("/api/me", headers={"Origin": here}).status_code == 204
            code, _ = closed(line)
            assert time.monotonic() - began < 1
    assert code == websocket.NOT_KNOWN


def test_every_command_is_checked_for_a_session_that_lasts(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.table("krysis")
    with ann.live(table) as line:
        monkeypatch.setattr("cardwright.service.web.guests.Guests.still", nobody)
        answer = line.ask("say", text="hello")
    assert (answer["type"], answer["code"]) == ("refused", "not_allowed")
    assert ann.state(table)["chat"] == []


async def nobody(*_: object) -> None:
    """A session that is no more."""


class Reader:
    """A socket whose other end reads only when it is told to."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.another = asyncio.Event()
        self.sent: list[Message] = []
        self.path_params: dict[str, str] = {}

    async def send_text(self, text: str) -> None:
        self.sent.append(json.loads(text))
        self.another.set()
        await self.reads.wait()


def test_who_does_not_read_is_told_the_latest_and_costs_one_message(tmp_path: Path) -> None:
    async def check() -> None:
        hub = Hub(service(tmp_path).database, QUICK)
        await hub.open()
        guest, _ = await hub.new_guest()
        new = NewTable(key="new", game="krysis", places=(Place(kind="me"), Place(kind="open")))
        made = await hub.create(guest, new)
        assert isinstance(made, TableMade)
        context = Context(hub, Policy(), FAST)
        reader = Reader()
        reader.path_params["table"] = made.table
        async with hub.watch(made.table, guest) as watcher:
            talk = websocket.Talk(context, reader, guest, watcher)  # type: ignore[arg-type]
            telling = asyncio.create_task(talk.tell())
            for number in range(200):
                await hub.command(made.table, guest, Say(key=f"say-{number}", text=str(number)))
            assert len(reader.sent) == 1
            reader.reads.set()
            await hub.command(made.table, guest, Say(key="last", text="200"))
            async with asyncio.timeout(30):
                while "200" not in [said["text"] for said in reader.sent[-1]["chat"]]:
                    await reader.another.wait()
                    reader.another.clear()
            telling.cancel()
        assert len(reader.sent) <= 3
        assert [said["text"] for state in reader.sent for said in state["chat"]] == [str(n) for n in range(201)]
        await hub.close()

    asyncio.run(check())


def test_who_never_reads_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "PATIENCE", 0.05)

    async def states() -> AsyncIterator[Refused]:
        yield Refused(key="", code="late", sentence="Anything.")

    async def check() -> tuple[int, str]:
        reader = Reader()
        reader.path_params["table"] = "any"
        context = Context(Hub(service(tmp_path).database), Policy(), FAST)
        talk = websocket.Talk(context, reader, NOBODY, states())  # type: ignore[arg-type]
        return await websocket.first(talk.tell(), talk.lose_patience())

    assert asyncio.run(check()) == (websocket.POLICY, "You read too slowly.")


async def slowly(items: list[int], wait: float) -> AsyncIterator[int]:
    for item in items:
        await asyncio.sleep(wait)
        yield item


def test_pauses_are_told_and_ends_end() -> None:
    async def collect(end: asyncio.Event, wait: float) -> list[int | None]:
        return [item async for item in websocket.with_pauses(slowly([1, 2], wait), 0.03, end)]

    async def check() -> None:
        assert await collect(asyncio.Event(), 0) == [1, 2]
        told = await collect(asyncio.Event(), 0.05)
        assert [item for item in told if item] == [1, 2]
        assert None in told
        ended = asyncio.Event()
        ended.set()
        assert await collect(ended, 5) == []

    asyncio.run(check())


def test_what_a_connection_knew_is_freed_when_it_is_lost() -> None:
    """The collector would find it, but it looks at everything only now and then."""

    class Known:
        """What the parts of a connection know: in the end the table."""

    async def listen(_: Known) -> None:
        await asyncio.sleep(0)
        raise WebSocketDisconnect(1006)

    async def tell(_: Known) -> None:
        await asyncio.Event().wait()

    async def talk() -> weakref.ref[Known]:
        known = Known()
        with suppress(WebSocketDisconnect):
            await websocket.first(tell(known), listen(known))
        return weakref.ref(known)

    gc.disable()
    try:
        assert asyncio.run(talk())() is None
    finally:
        gc.enable()
