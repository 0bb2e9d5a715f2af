"""Requests and forms that are nearly right, over real connections: each gets an answer or none, and breaks nothing."""

import asyncio
import logging
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlencode, urlsplit

import httpx
import pytest

import cardwright as cw
from cardwright.kernel.basics.rng import Rng
from cardwright.service.web import connections
from cardwright.service.web.plain.table import MAIN
from tests.service.play import DECKS
from tests.service.served import Person, running, service
from tests.service.whole import fuzzer

COUNTS: Final = pytest.mark.parametrize("count", [1_000, pytest.param(100_000, marks=pytest.mark.slow)])
AT_ONCE: Final = 25
"""Connections: fewer than an address may have."""
WAITS: Final = 0.3
"""Seconds after which the service gives a request up that does not end."""
FORM: Final = "application/x-www-form-urlencoded"

PATHS: Final = (
    "/", "/text", "/text/name", "/text/new/{game}", "/text/cards/{game}", "/g/{table}", "/g/{table}/text",
    "/g/{table}/cards/text", "/fair/{table}/text", "/analysis/{table}/text", "/api/me", "/api/guests", "/api/games",
    "/api/games/{game}", "/api/games/{game}/cards/{word}", "/api/games/{game}/pictures/{word}",
    "/api/games/{game}/deck",
    "/api/games/{game}/own", "/api/tables", "/api/tables/{table}", "/api/tables/{table}/live",
    "/api/tables/{table}/commands", "/api/tables/{table}/game", "/api/tables/{table}/cards/{word}",
    "/api/tables/{table}/deck", "/api/tables/{table}/own/{word}", "/api/tables/{table}/hint",
    "/api/tables/{table}/replay", "/api/tables/{table}/analysis", "/api/tables/{table}/record",
    "/api/tables/{table}/fair", "/api/schema.json", "/api/health", "/api/ready", "/api/metrics", "/plain.css",
    "/{word}",
)  # fmt: skip
"""All that is answered, but for streams that do not end."""
METHODS: Final = (*["GET"] * 9, *["POST"] * 5, "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "get", "BREW", "")
WORDS: Final = (
    "0",
    "-1",
    "..",
    "%2e%2e%2f",
    "%00",
    "%ff%fe",
    "a" * 3_000,
    "krysis",
    "é",
    "{}",
    "%",
    "?",
    "#",
    "//x",
    ";",
)
QUERIES: Final = (
    "", "", "", "?wait=1", "?wait=-1", "?seat=0", "?seat=99999999999999999999", "?level=8&iterations=-1", "?a=%zz",
    "??", "?step=1e9", "?viewer=%00", "?" + "a=b&" * 500,
)  # fmt: skip
HEADERS: Final = (
    "Accept: text/html", "Accept: */*;q=x", "Accept-Encoding: gzip;q=0, \x01", "Content-Type: application/json",
    f"Content-Type: {FORM}", "Content-Type: multipart/form-data; boundary=", "Content-Type: \xff",
    "Cookie: session=;=;;",
    "Cookie: " + "a=b; " * 1_000, "Origin: null", "Origin: http://evil.example", "Host: ", "Host: a, b",
    "Range: bytes=9-1",
    "If-None-Match: *", "If-Modified-Since: yesterday", "Upgrade: websocket", "Connection: Upgrade, close",
    "Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 99", "Authorization: Bearer \x80", "Authorization: Basic x",
    "Forwarded: for=x", "X-Forwarded-For: 1, , 2", "Expect: 100-continue", "Transfer-Encoding: chunked",
    "Transfer-Encoding: identity, x", "Content-Length: -1", "Content-Length: 5", "Content-Length: 99999999999999999999",
    "Content-Length: 1\r\nContent-Length: 2", "X: " + "y" * 20_000, "no colon", ": nameless", " folded", "A:\x00",
)  # fmt: skip


def of_command(rng: Rng) -> dict[str, str]:
    """The fields of a command, often one that fits the table."""
    command = fuzzer.valid(fuzzer.pick(rng, (*fuzzer.COMMANDS, "Take", "Take", "Say")), rng)
    del command["key"]
    if rng.below(4):
        command.update({name: rng.below(3) for name in ("seat", "decision", "option") if name in command})
    renamed = {"deck": "list", "marks": "mark", "amounts": "amount", "stops": "stop"}
    fields: dict[str, str] = {}
    for name, value in command.items():
        if name == "main":
            fields.update({f"{MAIN}{each}": "1" for each in range(3)})
        else:
            shown = " ".join(map(str, value)) if isinstance(value, list) else str(value)
            fields[renamed.get(name, name)] = shown
    return fields


def of_table(game: str, rng: Rng) -> dict[str, str]:
    """The fields of the form that sets a table up."""
    second = fuzzer.pick(rng, ("open", "bot:greedy", "bot:level 1", "bot:", "me"))
    fields = {"seat1": "me", "seat2": second, "best_of": fuzzer.pick(rng, ("1", "3", "2", "-1"))}
    for number in (1, 2):
        fields[f"deck{number}"] = DECKS[game][rng.below(2)]
    for name in ("public", "clock", "option.skip", "own.cards", "own.values", "list2", "name1", "lesson", "seat3"):
        if rng.below(6) == 0:
            fields[name] = fuzzer.pick(rng, fuzzer.STRINGS)
    return fields


class Place:
    """A service with a table of each game, and somebody who plays there."""

    def __init__(self, link: str, person: Person) -> None:
        self.link = link
        self.person = person
        self.tables = {game: person.table(game, places=self.places(game)) for game in cw.game_names()}
        cookies = "; ".join(f"{name}={value}" for name, value in person.browser.cookies.items())
        self.mine = f"Host: {urlsplit(link).netloc}\r\nOrigin: {link}\r\nCookie: {cookies}\r\n"
        """The headers of somebody's own requests."""

    @staticmethod
    def places(game: str) -> list[dict[str, str]]:
        """Somebody, and a bot that is beaten."""
        return [{"kind": "me", "deck": DECKS[game][0]}, {"kind": "bot", "bot": "random"}]

    def path(self, rng: Rng) -> str:
        """An address, most often one that exists."""
        game = fuzzer.pick(rng, cw.game_names())
        table = self.tables[game]
        if rng.below(8) == 0:
            game, table = fuzzer.pick(rng, WORDS), fuzzer.pick(rng, WORDS)
        return fuzzer.pick(rng, PATHS).format(game=game, table=table, word=fuzzer.pick(rng, WORDS))

    def request(self, rng: Rng) -> bytes:
        """Any request, maybe damaged."""
        body = fuzzer.spoil(fuzzer.valid(fuzzer.pick(rng, ("NewTable", "CheckDeck", *fuzzer.COMMANDS)), rng), rng)
        data = body.encode("utf-8", "surrogatepass")[: rng.below(70_000)] if rng.below(2) else b""
        length = f"Content-Length: {len(data)}\r\n" if data else ""
        lines = "".join(f"{fuzzer.pick(rng, HEADERS)}\r\n" for _ in range(max(0, rng.below(5) - 2)))
        method = fuzzer.pick(rng, METHODS)
        # Who plays here is not to delete themselves.
        mine = self.mine if method != "DELETE" and rng.below(4) else ""
        first = f"{method} {self.path(rng)}{fuzzer.pick(rng, QUERIES)} HTTP/1.1\r\n"
        head = f"{first}{mine}{length}{lines}Connection: close\r\n\r\n"
        return self.damaged(head.encode("latin-1", "replace") + data, rng)

    def form(self, rng: Rng) -> bytes:
        """A form of the plain pages, or nearly."""
        game = fuzzer.pick(rng, cw.game_names())
        path, fields = fuzzer.pick(
            rng,
            [
                *[(f"/g/{self.tables[game]}/text", of_command)] * 4,
                (f"/text/new/{game}", lambda rng: of_table(game, rng)),
                ("/text/name", lambda rng: {"name": fuzzer.pick(rng, fuzzer.STRINGS)}),
            ],
        )
        written = {**fields(rng), "page": f"{rng.below(10**9):x}"}
        if rng.below(3) == 0:
            written[fuzzer.pick(rng, list(written))] = fuzzer.pick(rng, fuzzer.STRINGS)
        if rng.below(8) == 0:
            del written[fuzzer.pick(rng, list(written))]
        data = urlencode(written, errors="surrogatepass").encode()
        if rng.below(4) == 0:
            data = self.damaged(data, rng)
        head = f"POST {path} HTTP/1.1\r\n{self.mine}Content-Type: {FORM}\r\nContent-Length: {len(data)}\r\n"
        return f"{head}Connection: close\r\n\r\n".encode() + data

    def learn(self, answer: bytes) -> None:
        """Play on where an answer leads: at the table that was made."""
        made = re.search(rb"\r\nlocation: /g/([A-Za-z0-9_-]+)/text", answer)
        if made and (name := made[1].decode()) not in self.tables.values():
            game = self.person.state(name)["game"]
            self.tables[game] = name

    @staticmethod
    def damaged(data: bytes, rng: Rng) -> bytes:
        """Those bytes, or with a few lost, exchanged or added."""
        place = rng.below(len(data) + 1)
        match rng.below(16):
            case 0:
                return data[:place]
            case 1:
                return data[:place] + bytes([rng.below(256)]) + data[place + 1 :]
            case 2:
                more = fuzzer.pick(rng, (b"\r\n", b"\x00", b"\xff\xfe", b" ", b"%", b"\r", b"\n\n"))
                return data[:place] + more + data[place:]
            case 3:
                return data + data
        return data


async def answered(link: str, sent: bytes) -> bytes:
    """Send bytes over a connection of their own, and return the answer, empty if there is none."""
    parts = urlsplit(link)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        writer.write(sent)
        return await asyncio.wait_for(reader.read(), 30)
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def send(here: Place, count: int, message: Callable[[], bytes]) -> Counter[str]:
    """Send so many messages, some at once, and count the answers."""
    answers: Counter[str] = Counter()
    left = iter(range(count))

    async def one_after_another() -> None:
        for _ in left:
            sent = message()
            answer = await answered(here.link, sent)
            status = answer[9:12].decode("latin-1")
            assert status[:1] in {"", "1", "2", "3", "4"}, (status, sent[:2_000])
            answers[status] += 1
            await asyncio.to_thread(here.learn, answer)

    await asyncio.gather(*[one_after_another() for _ in range(AT_ONCE)])
    return answers


@contextmanager
def place(folder: Path) -> Iterator[Place]:
    """A service that gives unfinished requests up soon."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connections, "REQUESTING", WAITS)
        with running(service(folder)) as link, Person(link) as person:
            yield Place(link, person)


@COUNTS
@pytest.mark.parametrize(("kind", "some"), [("request", {"200", "400", "404"}), ("form", {"303", "400", "409"})])
def test_none_breaks_anything(
    kind: str, some: set[str], count: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    rng = Rng(count)
    with caplog.at_level(logging.WARNING), place(tmp_path) as here:
        answers = asyncio.run(send(here, count, lambda: getattr(here, kind)(rng)))
        assert httpx.get(f"{here.link}/api/health").status_code == 200
    ours = [record for record in caplog.records if record.name.startswith("cardwright")]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR], caplog.text[:5_000]
    assert not ours, ours[0]
    assert sum(answers.values()) == count
    assert some <= set(answers), answers
