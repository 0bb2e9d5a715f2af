"""Nobody is told anything by a table that they may not know: whatever is sent would be the same in every world that
looks the same to whoever it is sent to.
"""

import asyncio
import json
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

import cardwright as cw
from cardwright.kernel.asking.sealed import Sealed
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.shapes import View
from cardwright.service import protocol
from cardwright.service.protocol import Ack, NewTable, Place, State, TableMade, Take
from cardwright.service.running.hub import Guest, Hub
from cardwright.service.running.rooms import Watcher
from cardwright.service.tables import table as tables
from cardwright.service.tables.states import Teller, Told
from cardwright.service.tables.table import Table
from cardwright.service.web.guests import NOBODY
from tests.service.evening import QUICK, Person, opened, plays
from tests.service.play import DECKS

WORLDS: Final = 3
LISTENERS: Final = 3
"""So many of those at a table listen, drawn anew for each game: what each is told is put together in all worlds."""
GAMES: Final = cw.game_names()


def told(table: Table, guest: Guest) -> State:
    """All that somebody is told who comes now."""
    return Teller().state(table, guest.id, Told(), table.at)


def elsewhere(table: Table, world: Match) -> Table:
    """The table as it would be in another world."""
    other = copy(table)
    other.match = world
    return other


def texts(value: object) -> Iterator[str]:
    """All texts in a message."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, part in value.items():
            yield name
            yield from texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts(part)


def is_unfinished(table: Table, seat: int) -> bool:
    """Tell whether a seat has picked a part of a secret answer: nobody else is to notice anything of it."""
    assert table.match is not None
    return isinstance(table.match.frames[-1].op, Sealed) and seat in [one.player for one in table.match.decisions]


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let settings pass for people sooner than for people who play."""
    monkeypatch.setattr(tables, "LEAST_PAUSE", 5)
    monkeypatch.setattr(tables, "MOST_PAUSE", 15)


class Listener:
    """Somebody at a table, who puts together what is told bit by bit."""

    def __init__(self, guest: Guest, watcher: Watcher) -> None:
        self.guest = guest
        self.watcher = watcher
        self.viewer = -1
        self.log: list[object] = []
        self.known: dict[int, set[str]] = {}
        """By viewer the cards that were seen in any world."""

    @property
    def has_news(self) -> bool:
        """Whether a message comes, at once or when those who are asked something have been told."""
        return self.watcher.news.is_set() or self.watcher.news in self.watcher.room.floor.later

    async def heard(self, hub: Hub) -> bytes:
        """All that can be known here by asking, however often."""
        table = self.watcher.room.table
        state = told(table, self.guest)
        pong = await hub.command(table.name, self.guest, protocol.Ping(key="ping"))
        parts = [replace(state, now=0), pong, await hub.tables(self.guest), self.has_news]
        return b"\n".join(protocol.encode(part) for part in parts)

    async def listen(self, rng: Rng) -> None:
        """Take in the next message, if there is one, and check that no secret is in it."""
        if not self.has_news:
            assert self.watcher.seq == self.watcher.room.table.known_to(self.guest.id)
            return
        state = await anext(self.watcher)
        table = self.watcher.room.table  # Something may have happened by itself meanwhile.
        said: dict[str, Any] = json.loads(protocol.encode(state))
        self.log[said["log"]["start"] :] = said["log"]["lines"]
        match = table.match
        assert match is not None
        worlds = [match.sample(state.viewer, rng) for _ in range(WORLDS)]
        fresh = told(table, self.guest)
        assert protocol.encode(self.log) == protocol.encode(fresh.log.lines)
        assert protocol.encode(state.view) == protocol.encode(fresh.view)
        here = protocol.encode(fresh)
        for world in worlds:
            assert protocol.encode(told(elsewhere(table, world), self.guest)) == here
        self.no_names(table, state.viewer, said, worlds)

    def no_names(self, table: Table, viewer: int, said: dict[str, Any], worlds: list[Match]) -> None:
        """Look for cards of which the viewer cannot know that they are there at all."""
        match = table.match
        assert match is not None
        hidden = {
            card
            for card, what in enumerate(match.prints)
            for world in worlds
            if world.prints[card].key != what.key or world.where[card] != match.where[card]
        }
        known = self.known.setdefault(viewer, set())
        known |= {what.key for card, what in enumerate(match.prints) if card not in hidden}
        secrets = {match.prints[card].name for card in hidden if match.prints[card].key not in known}
        secrets |= {match.prints[card].key for card in hidden if match.prints[card].key not in known}
        # These may tell of cards that came and went; that they tell no more is checked in other worlds.
        del said["log"], said["scenes"]
        assert not secrets & set(texts(said)), secrets & set(texts(said))


async def sit_down(hub: Hub, game: str, people: list[Person], seats: int) -> str:
    """A table of so many seats for those people; the first one has those that are left."""
    own = seats - len(people) + 1
    places = tuple(
        Place("me" if seat < own else "open", deck=DECKS[game][seat] if seat < own else "") for seat in range(seats)
    )
    made = await hub.create(people[0].guest, NewTable(key=people[0].key(), game=game, places=places))
    assert isinstance(made, TableMade), made
    for seat, person in enumerate(people[1:], own):
        await person.does(made.table, protocol.Sit, seat=seat, deck=DECKS[game][seat])
    return made.table


async def play_and_listen(hub: Hub, game: str, together: bool, picks: int, rng: Rng) -> int:
    """Play at random while some listen, and return how many picks there were."""
    seats = max(cw.load(game).player_counts)
    people = [await Person.come(hub, f"P{i}") for i in range(max(1, seats // 2) if together else seats)]
    name = await sit_down(hub, game, people, seats)
    guests = [*[person.guest for person in people], NOBODY]
    watching = [hub.watch(name, guest, packed=True) for guest in guests]
    present = [Listener(guest, await each.__aenter__()) for guest, each in zip(guests, watching, strict=True)]
    listeners = [present[i] for i in rng.shuffled(tuple(range(len(present))))[:LISTENERS]]
    await asyncio.sleep(0.05)  # All are told then who is here.
    made = 0
    while made < picks:
        for listener in listeners:
            await listener.listen(rng)
        table = listeners[0].watcher.room.table
        if table.status != "playing" or table.match is None:
            break
        if table.hesitating >= 0:
            await asyncio.sleep(0.005)  # until the pass is taken by itself
            continue
        seat = table.asked[rng.below(len(table.asked))]
        guest = next(guest for guest in guests if guest.id == table.seats[seat].guest)
        option = rng.below(len(table.match.decision_of(seat)))
        take = Take(key=f"pick-{made}", seat=seat, decision=table.decision(seat), option=option)
        in_secret = isinstance(table.match.frames[-1].op, Sealed)
        others = [listener for listener in listeners if in_secret and listener.guest != guest]
        opened = table.match.picks
        before = [await other.heard(hub) for other in others]
        assert isinstance(await hub.command(name, guest, take), Ack)
        table = listeners[0].watcher.room.table
        if table.match is not None and table.match.picks is opened and is_unfinished(table, seat):
            assert [await other.heard(hub) for other in others] == before
        made += 1
    for each in watching:
        await each.__aexit__(None, None, None)
    return made


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("together", [False, True], ids=["one-seat-each", "hot-seat"])
@plays
async def test_nobody_is_told_a_secret(game: str, together: bool, tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/tables.db", QUICK) as hub:
        for number in range(2):
            assert await play_and_listen(hub, game, together, 60, Rng(f"{game}-{number}")) > 20


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_a_secret_in_whole_games(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path}/tables.db", QUICK) as hub:
            for number in range(20):
                await play_and_listen(hub, game, number % 4 == 3, 10_000, Rng(f"{game}-whole-{number}"))

    asyncio.run(play())


def test_a_secret_that_is_told_would_be_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def leak(_: Teller, table: Table, __: int, ___: Told) -> View | None:
        return None if table.match is None else table.match.view(0)

    monkeypatch.setattr(Teller, "_view", leak)

    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path}/tables.db", QUICK) as hub:
            await play_and_listen(hub, "keyforge", False, 5, Rng("leak"))

    with pytest.raises(AssertionError):
        asyncio.run(play())
