"""Commands that come more than once, too early, too late, or after the service was started anew: each is done once."""

import asyncio
from pathlib import Path
from typing import Final

import pytest

import cardwright as cw
from cardwright.kernel.basics.rng import Rng
from cardwright.service import protocol
from cardwright.service.protocol import Ack, AnyCommand, NewTable, Place, Refused, Say, Sit, TableMade, Take, Undo
from cardwright.service.running.hub import Guest, Hub, Settings
from cardwright.service.tables.table import Table
from tests.service.evening import opened
from tests.service.play import BEGIN, DECKS, SECRET

PEOPLE: Final = tuple(Guest(f"guest-{name}", name) for name in ("Ann", "Ben"))
SETTINGS: Final = Settings(workers=1, clock=lambda: BEGIN, ticks=lambda: 0)
"""A clock that stands still, so that two runs are alike."""

Sent = tuple[int, AnyCommand]
"""Who sends what."""


@pytest.fixture(autouse=True)
def _the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardwright.service.running.hub.new_name", lambda: "table")
    monkeypatch.setattr("cardwright.service.running.hub.new_secret", lambda: SECRET)


def new_table(game: str) -> NewTable:
    return NewTable(key="new", game=game, places=(Place("me", deck=DECKS[game][0]), Place("open")))


async def at(hub: Hub) -> Table:
    async with hub.watch("table", PEOPLE[0]) as watcher:
        return watcher.room.table


async def clean_run(address: str, game: str, picks: int, rng: Rng) -> tuple[list[Sent], Table]:
    """Play with each command sent once, and return them, and what came of it."""
    script: list[Sent] = []
    async with opened(address, SETTINGS) as hub:

        async def send(who: int, command: AnyCommand) -> bool:
            answer = await hub.command("table", PEOPLE[who], command)
            if isinstance(answer, Refused):
                return False
            script.append((who, command))
            return True

        assert isinstance(await hub.create(PEOPLE[0], new_table(game)), TableMade)
        assert await send(1, Sit(key="sit", seat=1, deck=DECKS[game][1]))
        for number in range(picks):
            table = await at(hub)
            if table.status != "playing" or table.match is None:
                break
            seat = table.asked[rng.below(len(table.asked))]
            what = rng.below(12)
            if what == 0:
                await send(seat, Say(key=f"say-{number}", text=f"{number}"))
            elif what == 1:
                await send(seat, Undo(key=f"undo-{number}", seat=seat))
                asking = (await at(hub)).asking
                if asking is not None:
                    other = asking.waiting[0]
                    await send(other, protocol.AnswerUndo(key=f"answer-{number}", seat=other, agree=rng.below(2) == 0))
            else:
                option = rng.below(len(table.match.decision_of(seat)))
                take = Take(key=f"pick-{number}", seat=seat, decision=table.decision(seat), option=option)
                assert await send(seat, take)
        return script, await at(hub)


async def noisy_run(address: str, game: str, script: list[Sent], rng: Rng) -> Table:
    """Send the same commands again and again, early and late, with the service started anew in between."""
    place = 0
    acks: dict[int, Ack | None] = {}
    while True:
        async with opened(address, SETTINGS) as hub:
            for _ in range(1 + rng.below(3)):
                assert await hub.create(PEOPLE[0], new_table(game)) == TableMade("table")

            async def send(number: int) -> Ack | None:
                who, command = script[number]
                answer = await hub.command("table", PEOPLE[who], command)
                assert isinstance(answer, Ack | Refused)
                return answer if isinstance(answer, Ack) else None

            until = min(len(script), place + 20 + rng.below(40))
            while place < until:
                for _ in range(rng.below(3)):
                    if place:
                        late = rng.below(place)
                        assert await send(late) == acks[late]
                early = place + 1 + rng.below(3)
                picks = (
                    early < len(script) and isinstance(script[place][1], Take) and isinstance(script[early][1], Take)
                )
                if picks and len((await at(hub)).asked) == 1:
                    assert await send(early) is None
                answers = await asyncio.gather(*[send(place) for _ in range(1 + rng.below(5))])
                assert set(answers) == {answers[0]}
                assert answers[0] is not None, script[place]
                acks[place] = answers[0]
                place += 1
            if place == len(script):
                return await at(hub)


def result(table: Table) -> tuple[object, ...]:
    """All that matters of a table in the end."""
    match = table.match
    assert match is not None
    return table.seq, table.moves, table.chat, table.status, table.result, match.to_json(), table.asked_at, table.asking


def compare(folder: Path, game: str, picks: int, rounds: int) -> None:
    def database(name: str) -> str:
        return f"sqlite:///{folder / name}.db"

    async def run() -> None:
        for number in range(rounds):
            rng = Rng(f"{game}-{number}")
            script, clean = await clean_run(database(f"clean-{number}"), game, picks, rng)
            assert len(script) > 20
            for again in range(2):
                noisy = await noisy_run(database(f"noisy-{number}-{again}"), game, script, rng)
                assert result(noisy) == result(clean)

    asyncio.run(run())


@pytest.mark.parametrize("game", cw.game_names())
def test_however_often_a_command_arrives_it_is_done_once(game: str, tmp_path: Path) -> None:
    compare(tmp_path, game, 60, 2)


@pytest.mark.slow
@pytest.mark.parametrize("game", cw.game_names())
def test_however_often_the_commands_of_whole_games_arrive(game: str, tmp_path: Path) -> None:
    compare(tmp_path, game, 10_000, 20)
