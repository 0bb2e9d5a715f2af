"""Obeying commands: which one is done where."""

from cardwright.service.protocol import (
    AnswerUndo,
    AnyCommand,
    AskOutcome,
    AskWhy,
    ChooseDeck,
    CloseSeat,
    Ping,
    Rematch,
    Resign,
    Reveal,
    Say,
    SeatBot,
    SetPassing,
    Sit,
    Stand,
    Take,
    TakeAmounts,
    TakeSeveral,
    Undo,
    Withdraw,
)
from cardwright.service.tables import playing, seating, undoing
from cardwright.service.tables.table import Table


def obey(table: Table, guest: str, called: str, command: AnyCommand, now: int) -> None:  # noqa: C901, PLR0912 - a case for each command
    """Do on a draft what a guest wants.

    Raises `Refusal`, and then the draft is to be thrown away.
    """
    match command:
        case Sit():
            seating.sit(table, guest, called, command, now)
        case Stand():
            seating.stand(table, guest, command, now)
        case SeatBot():
            seating.seat_bot(table, guest, command, now)
        case CloseSeat():
            seating.close_seat(table, guest, command, now)
        case ChooseDeck():
            seating.choose_deck(table, guest, command, now)
        case Reveal():
            seating.reveal(table, guest, command, now)
        case Take():
            playing.take(table, guest, command, now)
        case TakeSeveral():
            playing.take_several(table, guest, command, now)
        case TakeAmounts():
            playing.take_amounts(table, guest, command, now)
        case Withdraw():
            playing.withdraw(table, guest, command, now)
        case SetPassing():
            playing.set_passing(table, guest, command, now)
        case Undo():
            undoing.undo(table, guest, command, now)
        case AnswerUndo():
            undoing.answer(table, guest, command, now)
        case Resign():
            playing.resign(table, guest, command, now)
        case Rematch():
            playing.rematch(table, guest, command, now)
        case Say():
            playing.say(table, guest, called, command, now)
        case AskWhy() | AskOutcome() | Ping():
            pass  # They change nothing.
