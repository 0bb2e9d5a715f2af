"""Playing: picks, answers taken back, passing, giving up, and what is done by itself."""

from collections.abc import Sequence
from typing import Final

from cardwright.kernel.asking.amounts import quantities_asked, refusal, row_of
from cardwright.kernel.asking.marking import marking_of
from cardwright.kernel.asking.wording import turned
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.lessons import LEARNER
from cardwright.service.protocol import (
    AskOutcome,
    AskWhy,
    Foreseen,
    Rematch,
    Resign,
    Say,
    SetPassing,
    Take,
    TakeAmounts,
    TakeSeveral,
    Withdraw,
)
from cardwright.service.tables import events, lessons, series
from cardwright.service.tables.seating import REVEALING, give_up_waiting, seat_at
from cardwright.service.tables.seats import Seat
from cardwright.service.tables.table import Table
from cardwright.service.troubles import Refusal

MOST_EVENTS: Final = 100_000
"""Events that a table may have: many times what the longest game takes."""
MOST_LINES: Final = 2_000
"""Lines that a chat may have."""


# ---- commands ------------------------------------------------------------------------------------------------------


def take(table: Table, guest: str, command: Take, now: int) -> None:
    """Take the option of the seat's decision that a person picked."""
    seat = command.seat
    match = asking(table, guest, seat, command.decision)
    options = len(match.decision_of(seat))
    if command.option >= options:
        raise Refusal("illegal", f"There is no option {command.option}: this decision has options 0 to {options - 1}.")
    _pick(table, seat, command.option, now)
    for then in command.then:
        decision = match.view(seat)["decision"] if table.asked == (seat,) else None
        offered = decision.get("options", []) if decision else []
        if then not in offered:
            break
        _pick(table, seat, offered.index(then), now, joined=True)
    settle(table, now)


def take_several(table: Table, guest: str, command: TakeSeveral, now: int) -> None:
    """Pick one by one what a person marked of several things."""
    match = asking(table, guest, command.seat, command.decision)
    marking = marking_of(turned(match, command.seat))
    if marking is None:
        raise Refusal("illegal", "This decision is not about several things: pick one of its options.")
    if [mark for mark in command.marks if mark >= len(marking.options)]:
        raise Refusal("illegal", f"There are only {len(marking.options)} things to mark, from 0.")
    marking.marked = [marking.options[mark].code for mark in sorted(set(command.marks))]
    row = marking.row()
    if row is None:
        raise Refusal("illegal", f"These cannot be chosen together. {marking.how_many}.")
    take_row(table, command.seat, row, now)


def take_amounts(table: Table, guest: str, command: TakeAmounts, now: int) -> None:
    """Pick one by one the numbers that a person named together."""
    match = turned(asking(table, guest, command.seat, command.decision), command.seat)
    asked = quantities_asked(match)
    if asked is None:
        raise Refusal("illegal", "This decision is not about several numbers: pick one of its options.")
    row = row_of(match, asked, command.amounts)
    if row is None:
        raise Refusal("illegal", refusal(asked, command.amounts))
    take_row(table, command.seat, row, now)


def take_row(table: Table, seat: int, row: list[int], now: int) -> None:
    """Pick the options of one answer, which are taken back together."""
    for number, option in enumerate(row):
        _pick(table, seat, option, now, joined=number > 0)
    settle(table, now)


def _pick(table: Table, seat: int, option: int, now: int, *, joined: bool = False) -> None:
    """Take an option that a person picked, unless a coach answers it; ``joined`` as in `events.Picked`."""
    lessons.check(table, seat, option)
    table.pick(seat, option, now, joined=joined)


def withdraw(table: Table, guest: str, command: Withdraw, now: int) -> None:
    """Take back what a seat has picked in a secret decision that others have still to answer."""
    playing(table, guest, command.seat)
    if not can_withdraw(table, command.seat):
        raise Refusal("late", "There is no secret answer of yours that could be taken back.")
    table.happen(events.Withdrew(at=now, seat=command.seat))


def can_withdraw(table: Table, seat: int) -> bool:
    """Tell whether a seat has picked something in a secret decision that is still open."""
    for move in reversed(table.moves):
        if not move.secret:
            return False
        if move.seat == seat:
            return move.option >= 0
    return False


def set_passing(table: Table, guest: str, command: SetPassing, now: int) -> None:
    """Say how a seat wants to be asked."""
    playing(table, guest, command.seat)
    passing = table.passing.get(command.seat)
    if passing is None:
        raise Refusal("illegal", f"In {table.game.title} nobody is asked to pass, so there is nothing to set.")
    if command.until and not table.game.table.windows:
        raise Refusal("illegal", f"In {table.game.title} nobody answers what others do, so there is nothing to pass.")
    table.happen(
        events.PassingSet(
            at=now,
            seat=command.seat,
            stops=passing.stops if command.stops is None else command.stops,
            idle=passing.idle if command.idle is None else command.idle,
            until=passing.until if command.until is None else command.until,
            answers=command.answers,
        )
    )
    settle(table, now)


def resign(table: Table, guest: str, command: Resign, now: int) -> None:
    """Give the game up, or between its games the series."""
    if table.status == "over" and not table.series_over and not table.stranded and not table.next:
        own_seat(table, guest, command.seat)
        table.happen(events.Resigned(at=now, seat=command.seat))
        return
    playing(table, guest, command.seat)
    table.happen(events.Resigned(at=now, seat=command.seat))
    settle(table, now)


def rematch(table: Table, guest: str, command: Rematch, now: int) -> None:
    """Offer a seat's rematch, or its next game of a series, with the cards that are exchanged for it.

    Once `all_want_rematch` the next table is made (`seating.follow`).
    """
    seat = own_seat(table, guest, command.seat)
    if table.status != "over":
        raise Refusal("late", "The game is not over yet: a rematch can be offered after its end.")
    if table.next:
        raise Refusal("late", "The rematch has been set up already.")
    if seat.offer is None:
        deck = None if command.main is None else series.exchanged(table, command.seat, command.main, now)
        table.happen(events.RematchOffered(at=now, seat=command.seat, commit=command.commit or "", deck=deck))


def all_want_rematch(table: Table) -> bool:
    """Tell whether all people have offered a rematch that is not set up yet."""
    people = [seat for seat in table.seats if seat.guest]
    return not table.next and bool(people) and all(seat.offer is not None for seat in people)


def say(table: Table, guest: str, called: str, command: Say, now: int) -> None:
    """Say something to everybody at the table."""
    text = " ".join("".join(letter if letter.isprintable() else " " for letter in command.text).split())
    if not text:
        raise Refusal("illegal", "There is nothing to say in that.")
    if len(table.chat) >= MOST_LINES:
        raise Refusal("late", "So much has been said at this table that nothing more can be.")
    own = table.seats_of(guest)
    seat = table.viewer_of(guest) if own else -1
    table.happen(events.Spoke(at=now, seat=seat, name=table.seats[seat].name if own else called, text=text))


def why(table: Table, guest: str, command: AskWhy) -> str:
    """Say why a card that the seat sees cannot be chosen now."""
    own_seat(table, guest, command.seat)
    if table.result is not None:
        return "The game is over."
    if table.match is None:
        raise Refusal("late", "The game has not begun yet.")
    card = table.match.card_of_handle(command.seat, command.card)
    if card < 0:
        raise Refusal("late", "That card is not where you saw it any more: look at the table again.")
    if command.seat not in table.asked:
        return "It is not you who has to choose now."
    return table.match.why_not(command.seat, card, lessons.asked(table, command.seat))


def hinted(table: Table, guest: str, seat: int, decision: int) -> None:
    """Refuse (`Refusal`) a hint where none is given: it is for who plays for themselves, and is asked just this."""
    asking(table, guest, seat, decision)
    if not table.casual:
        raise Refusal("not_allowed", "Hints are given only in games against bots, without a clock or a series.")


def shown(table: Table, seat: int, codes: Sequence[int]) -> tuple[int, ...]:
    """Return the numbers under which a seat sees what it can pick, or mark, by their codes."""
    assert table.match is not None
    match = turned(table.match, seat)
    marking = marking_of(match)
    listed = match.codes if marking is None else [option.code for option in marking.options]
    return tuple(listed.index(code) for code in codes if code in listed)


def outcome(table: Table, guest: str, command: AskOutcome) -> Foreseen:
    """Say what an option leads to, as far as the seat can know."""
    match = asking(table, guest, command.seat, command.decision)
    options = len(match.decision_of(command.seat))
    if command.option >= options:
        raise Refusal("illegal", f"There is no option {command.option}: this decision has options 0 to {options - 1}.")
    # The same question has the same answer, and nothing of the table's secret is in it.
    rng = Rng(f"{table.name}/{command.seat}/{command.decision}/{command.option}")
    found = match.foresee(command.seat, command.option, rng, command.then)
    return Foreseen(
        key=command.key,
        option=command.option,
        scenes=tuple(found["scenes"]),
        whole=found["whole"],
        idle=found["idle"],
        asks=tuple(found["asks"]),
    )


# ---- what is done by itself ----------------------------------------------------------------------------------------


def settle(table: Table, now: int) -> None:
    """Take the passes that settings take by now, until somebody is to be asked."""
    while table.automatic >= 0 and now >= table.passes_at:
        assert table.match is not None
        table.pick(table.match.chooser, table.automatic, now, by="pass")


def on_time(table: Table, now: int) -> None:
    """Let happen what is due because of the time."""
    if table.status == "shuffling" and now >= table.closed + REVEALING:
        give_up_waiting(table, now)
    while table.status == "playing":
        out = table.clocks.out(now)
        if not out:
            break
        table.happen(events.Flagged(at=now, seat=out[0]))
    settle(table, now)
    if table.goes_on_at is not None and now >= table.goes_on_at:
        for number, seat in enumerate(table.seats):
            if seat.guest and seat.offer is None:
                table.happen(events.RematchOffered(at=now, seat=number))


def due(table: Table) -> int | None:
    """Return when something is due because of the time, in milliseconds since 1970, if ever."""
    if table.status == "shuffling":
        return table.closed + REVEALING
    if table.status == "over":
        return table.goes_on_at
    times = [table.clocks.runs_out(), table.passes_at if table.hesitating >= 0 else None]
    return min([time for time in times if time is not None], default=None)


def bot_to_move(table: Table) -> int:
    """Return the first seat that a bot is asked to pick for, -1 for none."""
    if table.led and LEARNER in table.asked:
        return -1  # In secret decisions too the learner is first.
    return next((seat for seat in table.asked if table.seats[seat].player), -1)


def bot_picks(table: Table, seat: int, option: int, now: int) -> None:
    """Take the option that a bot picked for a seat."""
    table.pick(seat, option, now, by="bot")
    settle(table, now)


# ---- helpers -------------------------------------------------------------------------------------------------------


def own_seat(table: Table, guest: str, number: int) -> Seat:
    """Return a seat where the guest sits; `Refusal` if that is not so."""
    seat = seat_at(table, number)
    if seat.guest != guest or not guest:
        raise Refusal("not_allowed", "You do not sit there.")
    return seat


def asking(table: Table, guest: str, seat: int, decision: int) -> Match:
    """Return the match that asks the guest's seat that decision; `Refusal` if it asks that seat something else."""
    match = playing(table, guest, seat)
    if seat not in table.asked:
        names = [table.seats[each].name for each in table.asked]
        raise Refusal("late", f"You are not asked anything now: the match waits for {' and '.join(names)}.")
    if decision != table.decision(seat):
        raise Refusal("late", "The match has moved on since you saw that decision: look at the table again.")
    return match


def playing(table: Table, guest: str, number: int) -> Match:
    """Return the match in which the guest plays with that seat; `Refusal` if that is not so."""
    seat = own_seat(table, guest, number)
    if table.status == "over":
        raise Refusal("late", "The game is over.")
    if table.match is None:
        raise Refusal("late", "The game has not begun yet.")
    if seat.out:
        raise Refusal("late", f"{seat.name} {seat.out}, so a bot plays on here.")
    if table.seq >= MOST_EVENTS:
        raise Refusal("failed", "This table has seen too much: no game takes that long. Set up a new one.")
    return table.match
