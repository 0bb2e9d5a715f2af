"""The summary of a table: what lists tell of it, stored beside its events so that lists need not fold them."""

from typing import Final

import msgspec
from msgspec import Struct

from cardwright.service.facts import TableInfo
from cardwright.service.protocol import Clock, OwnInfo, Result
from cardwright.service.tables import own, playing
from cardwright.service.tables.table import Status, Table


class Summary(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What lists tell of a table; ``asked`` are the seats that the match waits for."""

    game: str
    status: Status
    names: tuple[str, ...]
    guests: tuple[str, ...]
    asked: tuple[int, ...] = ()
    turn: int = 0
    clock: Clock = Clock()
    result: Result | None = None
    own: tuple[OwnInfo, ...] = ()

    def info(self, table: str, at: int, guest: str) -> TableInfo:
        """Return it as that guest is told; ``at`` is when something last happened."""
        mine = tuple(seat for seat, other in enumerate(self.guests) if guest and other == guest)
        return TableInfo(
            table=table,
            game=self.game,
            status=self.status,
            names=self.names,
            mine=mine,
            your_turn=bool(set(mine) & set(self.asked)),
            turn=self.turn,
            clock=self.clock,
            own=self.own,
            at=at,
            result=self.result,
        )


def summary_of(table: Table) -> Summary:
    """Return the summary of a table."""
    return Summary(
        game=table.game.name,
        status=table.status,
        names=tuple(seat.name for seat in table.seats),
        guests=tuple(seat.guest for seat in table.seats),
        asked=table.asked,
        turn=0 if table.match is None else table.match.turn,
        clock=table.clocks.rule,
        result=table.result,
        own=own.told(table.files),
    )


def due(table: Table) -> int | None:
    """Return when the table has to be looked at although nobody asks for it, in milliseconds since 1970, if ever."""
    return table.at if playing.bot_to_move(table) >= 0 else playing.due(table)


def encode(summary: Summary) -> str:
    """Return a summary as it is stored."""
    return _encoder.encode(summary).decode()


def decode(text: str) -> Summary:
    """Return the summary that was stored so."""
    return _decoder.decode(text)


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Summary)
