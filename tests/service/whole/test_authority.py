"""Every command of everybody who has no right to it, at every moment of a table: none is obeyed."""

from pathlib import Path
from typing import Any, Final, get_args

import pytest

import cardwright as cw
from cardwright.service import protocol
from cardwright.service.protocol import Ack, AnyCommand, Foreseen, Refused, Why
from cardwright.service.running.hub import Guest
from cardwright.service.web.guests import NOBODY
from tests.service.evening import Person, opened, plays
from tests.service.play import DECKS, committed

NONCE: Final = "ab" * 32
PHASES: Final = ("waiting", "shuffling", "playing", "over")
ANYBODY: Final = {"Ping", "Say"}
"""What every guest may do who has the link."""


def fields(kind: str, seat: int, game: str, decision: int) -> dict[str, Any]:
    """All that a command says, as it would be right for somebody who may give it."""
    own: dict[str, dict[str, Any]] = {
        "Sit": {"seat": seat, "deck": DECKS[game][1]},
        "Stand": {"seat": seat},
        "SeatBot": {"seat": seat, "bot": "random"},
        "CloseSeat": {"seat": seat},
        "ChooseDeck": {"seat": seat, "deck": DECKS[game][0]},
        "Reveal": {"seat": seat, "nonce": NONCE},
        "Take": {"seat": seat, "decision": decision, "option": 0},
        "TakeSeveral": {"seat": seat, "decision": decision, "marks": (0,)},
        "TakeAmounts": {"seat": seat, "decision": decision, "amounts": (0, 0, 0)},
        "AskOutcome": {"seat": seat, "decision": decision, "option": 0},
        "Withdraw": {"seat": seat},
        "SetPassing": {"seat": seat, "until": "turn"},
        "Undo": {"seat": seat},
        "AnswerUndo": {"seat": seat, "agree": True},
        "Resign": {"seat": seat},
        "Rematch": {"seat": seat},
        "Say": {"text": "Hello"},
        "AskWhy": {"seat": seat, "card": 0},
        "Ping": {},
    }
    return own[kind]


def may(kind: str, role: str, phase: str, seat: int) -> bool:
    """Whether somebody may do that, at a table where Ann, who is its host, has seat 0 and Ben, if he is there, 1."""
    if role == "nobody":
        return kind == "Ping"
    if kind in ANYBODY:
        return True
    if phase == "waiting":
        if seat == 1:  # which is open
            return kind == "Sit" or (kind == "SeatBot" and role == "Ann")
        return role == "Ann" and kind in {"Stand", "ChooseDeck"}
    if role != {0: "Ann", 1: "Ben"}.get(seat):
        return False
    asking = {"AskWhy", "AskOutcome"}
    taking = {"Take", "TakeSeveral", "TakeAmounts"}
    return {
        "shuffling": kind == "Reveal",
        "playing": kind in {*taking, "Withdraw", "SetPassing", "Undo", "AnswerUndo", "Resign", *asking},
        "over": kind in {"Rematch", "AskWhy"},
    }[phase]


async def table_in(phase: str, game: str, ann: Person, ben: Person) -> str:
    """A table in that phase."""
    commit = committed(NONCE) if phase == "shuffling" else None
    name = await ann.opens(game, "me", "open", commit=commit)
    if DECKS[game][0]:
        await ann.does(name, protocol.ChooseDeck, seat=0, deck=DECKS[game][0])
    if phase == "waiting":
        return name
    await ben.does(name, protocol.Sit, seat=1, deck=DECKS[game][1], commit=commit)
    if phase == "over":
        await ben.does(name, protocol.Resign, seat=1)
    return name


@pytest.mark.parametrize("game", cw.game_names())
@pytest.mark.parametrize("phase", PHASES)
@plays
async def test_nothing_is_obeyed_that_somebody_may_not_do(phase: str, game: str, tmp_path: Path) -> None:
    obeyed = set()
    async with opened(f"sqlite:///{tmp_path}/tables.db") as hub:
        ann, ben, eve = [await Person.come(hub, name) for name in ("Ann", "Ben", "Eve")]
        roles: dict[str, Guest] = {"nobody": NOBODY, "Eve": eve.guest, "Ann": ann.guest, "Ben": ben.guest}
        name = await table_in(phase, game, ann, ben)
        for type_ in get_args(AnyCommand):
            kind = type_.__name__
            for role, guest in roles.items():
                for seat in range(3):
                    async with hub.watch(name, NOBODY) as watcher:
                        table = watcher.room.table
                    assert table.status == phase
                    decision = table.decision(seat)
                    command = type_(key=f"{kind}-{role}-{seat}", **fields(kind, seat, game, decision))
                    answer = await hub.command(name, guest, command)
                    right = may(kind, role, phase, seat)
                    assert isinstance(answer, Refused) or right, (kind, role, seat, answer)
                    async with hub.watch(name, NOBODY) as watcher:
                        now = watcher.room.table
                    if isinstance(answer, Refused):
                        assert answer.code in {"not_allowed", "late", "illegal"}, answer
                        assert answer.sentence.endswith((".", "?")), answer
                        assert now is table
                        continue
                    assert isinstance(answer, Ack | Why | Foreseen)
                    obeyed.add((kind, role, seat))
                    if now.status != phase or now.seats != table.seats or now.next:
                        name = await table_in(phase, game, ann, ben)
        for kind, role, seat in obeyed:
            assert may(kind, role, phase, seat)
        assert {kind for kind, _, _ in obeyed} >= {"Ping", "Say"} | EACH[phase]


EACH: Final[dict[str, set[str]]] = {
    "waiting": {"Sit", "Stand", "SeatBot"},
    "shuffling": {"Reveal"},
    "playing": {"Take", "Resign"},
    "over": {"Rematch"},
}
"""What somebody could do in each phase, so that the table was as it should be."""
