"""Messages that are nearly right: none breaks anything, and none that is refused changes anything.

They go the way of those that come over a WebSocket or HTTP, from the text to the table and its log.
"""

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from starlette.requests import HTTPConnection, Request

import cardwright as cw
from cardwright.games.own import kinds_of
from cardwright.kernel.basics.errors import CardwrightError
from cardwright.kernel.basics.rng import Rng
from cardwright.service import protocol
from cardwright.service.facts import CheckDeck, Rename
from cardwright.service.protocol import AnyCommand, NewTable, Refused
from cardwright.service.running.hub import Guest, Hub
from cardwright.service.tables import events
from cardwright.service.tables.playing import due
from cardwright.service.tables.table import Table
from cardwright.service.web import catalogue
from cardwright.service.web.context import Context
from cardwright.service.web.guests import NOBODY
from cardwright.service.web.responses import Wrong, read
from cardwright.service.web.security import Policy
from cardwright.service.web.websocket import obey
from tests.service.evening import Person, opened
from tests.service.own import HURDLER, ember
from tests.service.play import DECKS, content
from tests.service.served import FAST
from tests.service.whole import fuzzer

LONG: Final = 100_000
ROUNDS: Final = pytest.mark.parametrize(
    ("count", "seed"), [(2_000, 0), *[pytest.param(LONG, seed, marks=pytest.mark.slow) for seed in range(1, 9)]]
)
"""The long ones are a million messages together with those of `test_fuzzing_http`."""
COUNTS: Final = pytest.mark.parametrize("count", [2_000, pytest.param(LONG, marks=pytest.mark.slow)])
PHASES: Final = ("waiting", "playing", "playing", "over")
OFTEN: Final = ("pick", "say", "sit", "passing", "undo", "ask_why", "ping")
"""Commands of which more are left as they are, so that tables live."""


def connection(token: str = "") -> HTTPConnection:
    """Where a message comes from."""
    headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
    scope = {"type": "http", "headers": headers, "client": ("127.0.0.1", 1), "scheme": "http", "path": "/"}
    return HTTPConnection(scope)


def request(body: bytes) -> Request:
    """A request that brings that."""

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body}

    return Request({**connection().scope, "method": "POST"}, receive)


class Playground:
    """Tables of each game in each phase, which are replaced when they are used up."""

    def __init__(self, hub: Hub, rng: Rng) -> None:
        self.hub = hub
        self.rng = rng
        self.ann: Person
        self.ben: Person
        self.eve: Person
        self.tables: dict[tuple[str, str, int], str] = {}

    async def arrive(self) -> None:
        self.ann, self.ben, self.eve = [await Person.come(self.hub, name) for name in ("Ann", "Ben", "Eve")]

    async def somewhere(self) -> tuple[Table, str]:
        """A table in some phase."""
        phase = self.rng.below(len(PHASES))
        where = fuzzer.pick(self.rng, cw.game_names()), PHASES[phase], phase
        if where in self.tables:
            table = await self.at(self.tables[where])
            if table.status == PHASES[phase] and not table.removed:
                return table, self.tables[where]
        name = self.tables[where] = await self.made(*where[:2])
        return await self.at(name), name

    async def made(self, game: str, phase: str) -> str:
        name = await self.ann.opens(game, f"me {self.rng.below(100)}", "open", public=True)
        deck = DECKS[game]
        if deck[0]:
            await self.ann.does(name, protocol.ChooseDeck, seat=0, deck=deck[0])
        if phase != "waiting":
            await self.ben.does(name, protocol.Sit, seat=1, deck=deck[1])
        if phase == "over":
            await self.ben.does(name, protocol.Resign, seat=1)
        return name

    async def at(self, name: str) -> Table:
        async with self.hub.watch(name, NOBODY) as watcher:
            return watcher.room.table

    async def since(self, name: str, table: Table) -> set[str]:
        """By whom all was that has happened since a table was so: by persons, bots or passes, or by none of these."""
        rows = await self.hub._store.reader.events(name, table.seq)
        return {getattr(events.decode(row.data), "by", "") for row in rows}

    def somebody(self) -> tuple[Guest, str]:
        """Somebody, mostly a player, and the token of their session."""
        people = [self.ann, self.ann, self.ben, self.ben, self.eve]
        seen = [(person.guest, person.token) for person in people]
        return fuzzer.pick(self.rng, [*seen, (NOBODY, "")])

    def message(self, table: Table) -> str:
        """A command, right or wrong, that has to do with the table."""
        rng = self.rng
        message: dict[str, Any] = fuzzer.valid(fuzzer.pick(rng, fuzzer.COMMANDS), rng)
        if "seat" in message and rng.below(4):
            message["seat"] = rng.below(2)
        if "decision" in message and rng.below(4):
            message["decision"] = table.decision(message["seat"]) if message["seat"] < len(table.seats) else 0
            message["option"] = rng.below(3)
        if "deck" in message and rng.below(4):
            message["deck"] = DECKS[table.game.name][rng.below(2)]
        gentle = message["type"] in OFTEN and rng.below(3) > 0
        return json.dumps(message) if gentle else fuzzer.spoil(message, rng)


async def at_a_hub(folder: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    async with opened(f"sqlite:///{folder / 'tables.db'}") as hub:
        await work(hub)


def told(table: Table) -> tuple[object, ...]:
    """What a table is, in short."""
    match = table.match
    fingerprint = 0 if match is None else match.fingerprint
    asked = tuple(table.asked_at), table.asked, table.asking, table.automatic, table.held
    return (
        table.seq,
        table.at,
        table.status,
        table.seats,
        table.chat,
        len(table.moves),
        fingerprint,
        asked,
        table.next,
    )


@ROUNDS
def test_commands(count: int, seed: int, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    answers: Counter[str] = Counter()

    async def send(hub: Hub) -> None:
        context = Context(hub, Policy(), FAST)
        ground = Playground(hub, Rng(seed))
        await ground.arrive()
        for number in range(count):
            table, name = await ground.somewhere()
            text = ground.message(table)
            data = text.encode("utf-8", "surrogatepass") if number % 3 == 0 else text
            before, whole = told(table), json.dumps(content(table), default=repr) if number % 50 == 0 else ""
            guest, token = ground.somebody()
            answer = await obey(context, connection(token), guest, name, data)
            now = await ground.at(name)
            if isinstance(answer, Refused):
                answers[answer.code] += 1
                assert answer.code != "failed", (text, answer)
                assert answer.sentence.endswith((".", "?")), answer
                if due(table) is not None and now is not table:
                    # A pass that waited for its moment came meanwhile, by itself, and nothing else.
                    assert await ground.since(name, table) == {"pass"}, (text, answer)
                    now = table
                assert now is table, (text, answer)
                assert told(now) == before, (text, answer)
                assert not whole or json.dumps(content(now), default=repr) == whole, (text, answer)
            else:
                answers["done"] += 1
            assert len(protocol.encode(answer)) < 10_000, (text, answer)

    with caplog.at_level(logging.WARNING):
        asyncio.run(at_a_hub(tmp_path, send))
    assert not caplog.records, caplog.records[0]
    assert sum(answers.values()) == count
    assert set(answers) == {"done", "malformed", "late", "illegal", "not_allowed"}, answers
    assert count * 0.05 < answers["done"] < count * 0.6, answers


@COUNTS
def test_new_tables_names_and_decks(count: int, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    answers: Counter[str] = Counter()

    async def try_out(hub: Hub, guest: Guest, kind: str, data: bytes, rng: Rng) -> str:
        """What comes of a message of that kind."""
        types: dict[str, type] = {"NewTable": NewTable, "Rename": Rename, "CheckDeck": CheckDeck}
        try:
            message: object = await read(request(data), types[kind])
        except Wrong as wrong:
            return "malformed" if wrong.status == 400 else wrong.sentence
        try:
            if isinstance(message, NewTable):
                made = await hub.create(guest, message)
                return made.code if isinstance(made, Refused) else "made"
            if isinstance(message, Rename):
                await hub.rename(guest, message.name)
                return "renamed"
            assert isinstance(message, CheckDeck)
            catalogue.check_deck(cw.load(fuzzer.pick(rng, cw.game_names())), message.deck)
        except CardwrightError:
            return "illegal"
        return "checked"

    async def send(hub: Hub) -> None:
        rng = Rng(count)
        guest, _ = await hub.new_guest()
        for _ in range(count // 4):
            kind = fuzzer.pick(rng, ("NewTable", "NewTable", "Rename", "CheckDeck"))
            message = fuzzer.valid(kind, rng)
            if kind == "NewTable" and rng.below(4):
                game = fuzzer.pick(rng, cw.game_names())
                places = [{"kind": "me", "deck": DECKS[game][0]}, {"kind": "open"}]
                message = {"key": f"k{rng.below(10**9)}", "game": game, "places": places, "public": True}
                message["own"] = files_for(game, rng)
            if kind == "CheckDeck" and rng.below(2):
                message = {"deck": fuzzer.spoil(DECK, rng)}
            text = fuzzer.spoil(message, rng)
            answers[await try_out(hub, guest, kind, text.encode("utf-8", "surrogatepass"), rng)] += 1
        await hub.tables(guest)

    with caplog.at_level(logging.WARNING):
        asyncio.run(at_a_hub(tmp_path, send))
    assert not caplog.records, caplog.records[0]
    assert set(answers) >= {"malformed", "illegal", "made", "renamed"}, answers
    assert not {"failed", "gone"} & set(answers), answers


def files_for(game: str, rng: Rng) -> list[dict[str, str]]:
    """Files of one's own for a game, or none: good ones, spoilt ones, and such as are for other games."""
    texts = [ember(), fuzzer.spoil(json.loads(ember()), rng), HURDLER]
    kinds = kinds_of(cw.load(game)) if rng.below(2) else ()
    return [{"kind": kind, "called": f"{kind}.json", "text": fuzzer.pick(rng, texts)} for kind in kinds]


DECK: Final = {
    "name": "A deck",
    "houses": ["brobnar", "logos", "untamed"],
    "cards": [{"id": 1, "count": 3, "house": "logos"}, "267", {"card": "a", "sections": {"main": [1, 2]}}],
}
"""What might be a deck list."""


def test_the_fuzzer_knows_all_commands_and_makes_valid_ones() -> None:
    assert set(fuzzer.COMMANDS) == {each.__name__ for each in get_args(AnyCommand)}
    rng = Rng(0)
    for _ in range(20):
        for name in fuzzer.COMMANDS:
            message = fuzzer.valid(name, rng)
            if not json.dumps(message).isascii() or "\\ud8" in json.dumps(message) or "\\udf" in json.dumps(message):
                continue
            assert type(protocol.decode_command(json.dumps(message))).__name__ == name
