"""Taking picks back: at once where nobody has learned anything by it, otherwise if the others agree."""

from typing import Final

from cardwright.kernel.asking.sealed import Sealed
from cardwright.service.protocol import AnswerUndo, Undo
from cardwright.service.tables import events
from cardwright.service.tables.moves import WITHDRAWN
from cardwright.service.tables.playing import can_withdraw, own_seat, playing
from cardwright.service.tables.table import Table
from cardwright.service.troubles import Refusal

MOST_DECLINED: Final = 3
"""How often a seat may ask in vain for an undo in a game."""


def undo(table: Table, guest: str, command: Undo, now: int) -> None:
    """Take the seat's last pick back, or ask the others for it."""
    playing(table, guest, command.seat)
    seat = command.seat
    if can_withdraw(table, seat):
        table.happen(events.Withdrew(at=now, seat=seat))
        return
    to = target(table, seat)
    if to < 0:
        raise Refusal("late", "There is nothing to take back: you have not chosen anything yet.")
    if is_free(table, seat, to):
        table.happen(events.Undone(at=now, seat=seat, to=to))
        return
    if table.declined.get(seat, 0) >= MOST_DECLINED:
        raise Refusal("late", "The others have not agreed to an undo of yours often enough: play on.")
    if table.asking is not None:
        asker = table.seats[table.asking.seat].name
        raise Refusal("late", f"{asker} has asked for an undo already: it has to be answered first.")
    table.happen(events.UndoAsked(at=now, seat=seat, to=to))


def answer(table: Table, guest: str, command: AnswerUndo, now: int) -> None:
    """Agree to an undo, or refuse it."""
    own_seat(table, guest, command.seat)
    asking = table.asking
    if asking is None or command.seat not in asking.waiting:
        raise Refusal("late", "Nobody waits for this seat to agree to an undo.")
    # Whoever sits on several seats answers for all of them.
    for seat in table.seats_of(guest):
        if table.asking is not None and seat in table.asking.waiting:
            table.happen(events.UndoAnswered(at=now, seat=seat, agree=command.agree))
    if table.asking is not None and not table.asking.waiting:
        table.happen(events.Undone(at=now, seat=asking.seat, to=asking.to, agreed=True))


def target(table: Table, seat: int) -> int:
    """Return how many moves had been made before the last choice of that seat's person, -1 if there was none."""
    taken_back = False
    for number in range(len(table.moves) - 1, -1, -1):
        move = table.moves[number]
        taken_back = taken_back and move.secret
        if move.seat == seat and move.option == WITHDRAWN:
            taken_back = True
        elif move.seat == seat and move.real and not taken_back:
            return number
    return -1


def is_free(table: Table, seat: int, to: int) -> bool:
    """Tell whether a seat may go back so far without asking.

    It may where no other person plays; and where nothing hidden came to light since, chance decided nothing, and no
    other person chose anything. Where others answer in secret, they are taken to have chosen: whether they have begun
    to is theirs to know.
    """
    guest = table.seats[seat].guest
    if not table.partners(guest):
        return True
    assert table.match is not None
    if table.match.barrier != table.moves[to].barrier:
        return False
    op = table.match.frames[-1].op
    if isinstance(op, Sealed) and [seat for seat in table.partners(guest) if seat in op.players]:
        return False
    return not [move for move in table.moves[to:] if move.real and table.seats[move.seat].guest != guest]


def possible(table: Table, guest: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the seats of a guest that may undo at once, and those that may ask for it."""
    free: list[int] = []
    askable: list[int] = []
    for seat in table.seats_of(guest) if table.status == "playing" else ():
        if table.seats[seat].out:
            continue
        to = target(table, seat)
        if can_withdraw(table, seat) or (to >= 0 and is_free(table, seat, to)):
            free.append(seat)
        elif to >= 0 and table.asking is None and table.declined.get(seat, 0) < MOST_DECLINED:
            askable.append(seat)
    return tuple(free), tuple(askable)
