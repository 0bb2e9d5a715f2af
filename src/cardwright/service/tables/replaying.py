"""Looking back at finished games: their moments, and the document that proves them."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from cardwright.kernel.matches.match import Match
from cardwright.kernel.seeing.follower import Follower
from cardwright.kernel.seeing.views import open_view
from cardwright.service.facts import Step, Steps
from cardwright.service.protocol import LogTail
from cardwright.service.tables import fairness
from cardwright.service.tables.moves import Move, make
from cardwright.service.tables.states import lines
from cardwright.service.tables.table import Table
from cardwright.service.troubles import Refusal

MOST: Final = 100
"""Moments that are told at once."""
BREATH: Final = 64
"""Moves after which others have their turn."""


def finished(table: Table) -> Match:
    """Return the match of a game that is over; `Refusal` for one that is not."""
    if table.stranded and table.result is not None:
        raise Refusal("illegal", f"The moments of this game cannot be shown: {table.result.reason}.")
    if table.status != "over" or table.match is None:
        raise Refusal("late", "The game is not over yet: it can be looked at when it is.")
    return table.match


async def steps(table: Table, viewer: int, start: int, count: int) -> Steps:
    """Return moments of a finished game as a viewer saw them; the viewer after the spectators sees everything.

    The first of them has the whole log. Raises `Refusal` for a game that is not over, and for a viewer that there is
    not.
    """
    finished(table)
    players = len(table.seats)
    if not 0 <= viewer <= players + 1:
        raise Refusal(
            "illegal",
            f"There is no viewer {viewer}: players are 0 to {players - 1}, who watched is {players}, "
            f"and {players + 1} sees everything.",
        )
    count = max(0, min(count, MOST))
    follower = Follower(min(viewer, players))
    found: list[Step] = []
    turns: list[int] = []
    last = -1
    number = 0
    async for match, pick, seat in _moments(table):
        if match.turn != last:
            last = match.turn
            turns.append(number)
        if start <= number < start + count:
            changed, _ = follower.update(match)
            begin = changed if found else 0
            view = open_view(match) if viewer > players else match.view(viewer)
            log = LogTail(begin, lines(follower.lines[begin:]))
            found.append(Step(number=number, pick=pick, seat=seat, turn=match.turn, view=view, log=log))
        number += 1
    return Steps(total=number, turns=tuple(turns), steps=tuple(found))


async def _moments(table: Table) -> AsyncIterator[tuple[Match, str, int]]:
    """Go through a finished game: the match, and what was picked to come here, and by which seat."""
    match = table.game.open(table.setup(), table.key())
    yield match, "", -1
    for number, move in enumerate(table.moves):
        if number % BREATH == 0:
            await asyncio.sleep(0)
        text = _text(match, move)
        make(match, move)
        yield match, text, move.seat


def _text(match: Match, move: Move) -> str:
    if move.option < 0:
        return "take back"
    return match.decision_of(move.seat).options[move.option].text


def document(table: Table) -> bytes:
    """Return all about a finished game, and the proof of its shuffle; `Refusal` for one that is not over."""
    match = finished(table)
    result = table.result
    assert result is not None
    ending: dict[str, object] = {"winners": list(result.winners), "reason": result.reason}
    seats = [{"commit": seat.commit, "nonce": seat.nonce or "", "out": seat.out} for seat in table.seats]
    return fairness.document(table.name, table.secret, seats, match.record, ending, table.files).encode()
