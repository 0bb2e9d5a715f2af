"""Setting a table up: who sits where, with which deck, until nothing is missing and the match begins."""

import secrets
from typing import Final

from cardwright import bots, decks
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadDeck, BadSetup, CardwrightError
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.description import sizes
from cardwright.kernel.matches.game import Game
from cardwright.kernel.pieces.decklist import DeckList
from cardwright.kernel.pieces.lessons import Lesson
from cardwright.kernel.pieces.positions import position_to_data
from cardwright.kernel.pieces.series import CHOOSER, FIRST, Series
from cardwright.kernel.pieces.setup import Setup, checked_options
from cardwright.service.protocol import ChooseDeck, Clock, CloseSeat, NewTable, Place, Reveal, SeatBot, Sit, Stand
from cardwright.service.tables import events, fairness
from cardwright.service.tables.own import played
from cardwright.service.tables.seats import Seat
from cardwright.service.tables.table import Table
from cardwright.service.troubles import Refusal

LONGEST_NAME: Final = 40
NAMING: Final = (FIRST, CHOOSER)
"""The options of games that name a seat."""
MOST_WAITING: Final = 3_000
"""Events that a table may have before its game begins: more than all that can be said there."""
REVEALING: Final = 10_000
"""Milliseconds that clients have to reveal what they put into the shuffle."""


# ---- a new table ---------------------------------------------------------------------------------------------------


def set_up(name: str, guest: str, called: str, new: NewTable, secret: bytes, now: int) -> Table:
    """Return the draft of a new table; raises `Refusal` for one that cannot be played at."""
    game, options = _checked(new)
    table = opened(name, guest, new, game, options, secret, now)
    commit = new.commit or ""
    for seat, place in enumerate(new.places):
        if place.kind == "me":
            title = free_name(table, place.name or called)
            table.happen(events.Seated(at=now, seat=seat, guest=guest, name=title, commit=commit))
            commit = ""
        elif place.kind == "bot":
            _seat_bot(table, seat, place.bot, place.name, now)
        if place.kind != "open" and place.deck:
            choose(table, seat, place.deck, now)
    begin(table, now)
    return table


def opened(
    name: str,
    guest: str,
    new: NewTable,
    game: Game,
    options: dict[str, int],
    secret: bytes,
    now: int,
    lesson: Lesson | None = None,
) -> Table:
    """Return a table that has been opened for a game with so many players, at which nobody sits yet."""
    table = Table(name)
    table.happen(
        events.Opened(
            at=now,
            host=guest,
            game=game.name,
            rules=game.version,
            players=game.players,
            options=options,
            public=new.public,
            clock=new.clock,
            secret=secret.hex(),
            best_of=new.best_of,
            own=new.own,
            lesson=lesson.key if lesson else "",
            position=position_to_data(lesson.position) if lesson else None,
        )
    )
    return table


def _checked(new: NewTable) -> tuple[Game, dict[str, int]]:
    """Return the game for so many players, and the value of each option."""
    count = len(new.places)
    try:
        game = played(new.game, new.own)
        Series(count, new.best_of)
        if count in game.player_counts:
            game = game.seated(count)
        options = checked_options(game.options, new.options)
        if not game.decks and count == game.players:
            called = tuple(f"Player {player + 1}" for player in range(count))
            game.open(Setup((), called, options, skip_forced=True), fairness.NOTHING, log=False)
    except Refusal:
        raise
    except CardwrightError as error:
        raise Refusal("illegal", _sentence(error)) from error
    if count != game.players:
        given = "1 place was" if count == 1 else f"{count} places were"
        raise Refusal("illegal", f"{game.title} is played by {sizes(game.player_counts)}, and {given} given.")
    _check_clock(new.clock)
    for place in new.places:
        _check_place(place, game)
    return game, options


def _check_clock(clock: Clock) -> None:
    if clock.kind == "live" and not (clock.base > 0 and clock.days == 0):
        raise Refusal("illegal", "A live clock needs a base of at least 1 second, and no days.")
    if clock.increment and clock.overtime:
        raise Refusal("illegal", "A live clock has an increment or overtime, not both.")
    if clock.kind == "days" and not (clock.days > 0 and clock.base == clock.increment == clock.overtime == 0):
        raise Refusal("illegal", "A clock by days needs at least 1 day for each pick, and nothing else.")
    if clock.kind == "none" and clock != Clock():
        raise Refusal("illegal", "Without a clock there is no time to set: choose the kind live or days.")


def _check_place(place: Place, game: Game) -> None:
    if place.kind == "open" and (place.name or place.bot or place.deck):
        raise Refusal("illegal", "An open place has no name, bot or deck: whoever comes brings them.")
    if place.kind == "me" and place.bot:
        raise Refusal("illegal", "A place that is yours has no bot: make it a place of the kind bot.")
    if place.kind == "bot" and not place.bot:
        raise Refusal("illegal", f"A place for a bot must say which: {names.listing(list(bots.info(game)), 'or')}.")


def follow(table: Table, name: str, secret: bytes, now: int) -> Table:
    """Return the draft of the rematch of a table, or of the next game of its series: the same seats and settings.

    Another player is first, or the loser chooses who is. Within a series the decks are those that were made for the
    next game, after it those with which it began.
    """
    goes_on = not table.series_over
    series = table.so_far if goes_on else Series(len(table.seats), table.series.best_of)
    first = table.first if table.first >= 0 else table.options.get(FIRST, -1)
    new = Table(name)
    new.happen(
        events.Opened(
            at=now,
            host=table.host,
            game=table.game.name,
            rules=table.game.version,
            players=len(table.seats),
            options=series.options(table.options, first),
            public=table.public,
            clock=table.clocks.rule,
            secret=secret.hex(),
            before=table.name,
            best_of=series.best_of,
            own=table.files,
            won=series.won,
            games=(*table.games, table.name) if series.best_of > 1 and goes_on else (),
            lesson="" if table.lesson is None else table.lesson.key,
            position=None if table.beginning is None else position_to_data(table.beginning),
        )
    )
    for number, seat in enumerate(table.seats):
        if seat.bot:
            new.happen(events.BotSeated(at=now, seat=number, bot=seat.bot, name=seat.name))
        else:
            commit = seat.offer or ""
            new.happen(events.Seated(at=now, seat=number, guest=seat.guest, name=seat.name, commit=commit))
        if seat.listed is not None:
            new.happen(events.DeckChosen.of(now, number, seat.listed))
        deck = seat.following or seat.deck
        if goes_on and deck is not None and deck != seat.listed:
            new.happen(events.DeckChosen.of(now, number, deck, exchanged=True))
    begin(new, now)
    return new


# ---- sitting and standing ------------------------------------------------------------------------------------------


def sit(table: Table, guest: str, called: str, command: Sit, now: int) -> None:
    """Let a guest take an open seat."""
    if guest in table.removed:
        raise Refusal("not_allowed", "Whoever set the table up has taken you from it, so you cannot sit down again.")
    _open_seat(table, command.seat)
    name = free_name(table, command.name or called)
    commit = command.commit or ""
    table.happen(events.Seated(at=now, seat=command.seat, guest=guest, name=name, commit=commit))
    if command.deck:
        choose(table, command.seat, command.deck, now)
    begin(table, now)


def stand(table: Table, guest: str, command: Stand, now: int) -> None:
    """Let a guest leave a seat, or the host take somebody from it, who then does not come back."""
    _waiting(table, "nobody can stand up any more: resign instead")
    seat = seat_at(table, command.seat)
    if seat.open:
        raise Refusal("late", "Nobody sits there.")
    if seat.bot and table.host != guest:
        raise Refusal("not_allowed", "Only who set the table up can take a bot from it.")
    if seat.guest and guest not in {seat.guest, table.host}:
        raise Refusal("not_allowed", f"{seat.name} sits there: you can leave only your own seat.")
    if seat.bot or seat.guest == guest:
        table.happen(events.Stood(at=now, seat=command.seat))
        return
    for number in table.seats_of(seat.guest):
        table.happen(events.Stood(at=now, seat=number, removed=seat.guest))


def seat_bot(table: Table, guest: str, command: SeatBot, now: int) -> None:
    """Let the host put a bot on an open seat."""
    if table.host != guest:
        raise Refusal("not_allowed", "Only who set the table up can put a bot on a seat.")
    _open_seat(table, command.seat)
    _seat_bot(table, command.seat, command.bot, "", now)
    if command.deck:
        choose(table, command.seat, command.deck, now)
    begin(table, now)


def close_seat(table: Table, guest: str, command: CloseSeat, now: int) -> None:
    """Let the host take an open seat away, where the game is played by one fewer."""
    if table.host != guest:
        raise Refusal("not_allowed", "Only who set the table up can close a seat.")
    _open_seat(table, command.seat)
    counts = table.game.player_counts
    if len(table.seats) - 1 not in counts:
        raise Refusal("illegal", f"{table.game.title} is played by {sizes(counts)}, so this seat cannot be closed.")
    table.happen(events.SeatClosed(at=now, seat=command.seat, options=_moved_up(table.options, command.seat)))
    begin(table, now)


def _moved_up(options: dict[str, int], closed: int) -> dict[str, int]:
    """Return options of which those that name a seat name it where it is once another was closed."""
    named = {name: options[name] for name in NAMING if name in options}
    return options | {name: seat - 1 if seat > closed else -1 for name, seat in named.items() if seat >= closed}


def choose_deck(table: Table, guest: str, command: ChooseDeck, now: int) -> None:
    """Let a guest choose the deck of a seat; for bots the host does."""
    _waiting(table, "decks cannot be changed any more")
    seat = seat_at(table, command.seat)
    if seat.open:
        raise Refusal("late", "Nobody sits there: take the seat first.")
    if guest != (seat.guest or table.host):
        raise Refusal("not_allowed", f"You cannot choose the deck of {seat.name}.")
    if not command.deck.strip():
        raise Refusal("illegal", "Name a deck that ships with the game, or paste a deck list.")
    choose(table, command.seat, command.deck, now)
    begin(table, now)


def choose(table: Table, seat: int, text: str, now: int) -> None:
    """Give a seat the deck that a text names or lists."""
    table.happen(events.DeckChosen.of(now, seat, read_deck(table.game, text)))


def read_deck(game: Game, text: str) -> DeckList:
    """Return the deck that ships under that name, or that a list in any format describes; `Refusal` if there is none.

    "random" is one that chance puts together, "sealed" one made of boosters that it fills. What has more than a line,
    or begins as JSON does, is a list.
    """
    if not game.decks:
        raise Refusal("illegal", f"{game.title} is played without decks.")
    try:
        if "\n" in text.strip() or text.lstrip().startswith(("{", "[", "#")):
            return decks.parse(text, game)
        return game.find_deck(text, Rng(secrets.token_bytes()))
    except CardwrightError as error:
        raise Refusal("illegal", _sentence(error)) from error


# ---- beginning -----------------------------------------------------------------------------------------------------


def begin(table: Table, now: int) -> None:
    """Close the table if nothing is missing, and start the match if nobody is to reveal anything first."""
    needs_decks = bool(table.game.decks) and table.beginning is None
    if [seat for seat in table.seats if seat.open or (needs_decks and seat.guest and seat.deck is None)]:
        return
    for number, seat in enumerate(table.seats):
        if needs_decks and seat.deck is None:
            table.happen(events.DeckChosen.of(now, number, _deck_for_bot(table)))
    try:
        table.game.open(table.setup(), fairness.NOTHING, log=False)
    except (BadDeck, BadSetup) as error:
        raise Refusal("illegal", _sentence(error)) from error
    table.happen(events.Closed(at=now))
    start(table, now)


def start(table: Table, now: int) -> None:
    """Start the match once all have revealed what they committed to."""
    if not table.unrevealed():
        match = table.game.open(table.setup(), table.key(), log=False)
        table.happen(events.Started(at=now, cards=table.game.codec.checksum(match.prints), rules=table.game.version))


def reveal(table: Table, guest: str, command: Reveal, now: int) -> None:
    """Take what a seat puts into the shuffle."""
    seat = seat_at(table, command.seat)
    if seat.guest != guest:
        raise Refusal("not_allowed", "You do not sit there.")
    if table.status != "shuffling" or command.seat not in table.unrevealed():
        raise Refusal("late", "This seat is not asked to reveal anything now.")
    if fairness.committed(bytes.fromhex(command.nonce)) != seat.commit:
        raise Refusal("illegal", "This is not what the seat committed to: SHA-256 of it is another one.")
    table.happen(events.Revealed(at=now, seat=command.seat, nonce=command.nonce))
    start(table, now)


def give_up_waiting(table: Table, now: int) -> None:
    """Start without those who did not reveal in time."""
    for seat in table.unrevealed():
        table.happen(events.Revealed(at=now, seat=seat))
    start(table, now)


# ---- helpers -------------------------------------------------------------------------------------------------------


def seat_at(table: Table, number: int) -> Seat:
    """Return a seat; `Refusal` if the table has none of that number."""
    if number >= len(table.seats):
        raise Refusal("illegal", f"There is no seat {number}: this table has seats 0 to {len(table.seats) - 1}.")
    return table.seats[number]


def free_name(table: Table, wanted: str) -> str:
    """Return the name as it can be shown, told apart from those of the others at the table."""
    name = names.clean(wanted)[:LONGEST_NAME].strip() or "Player"
    taken = {names.fold(seat.name) for seat in table.seats}
    candidate, number = name, 1
    while names.fold(candidate) in taken:
        number += 1
        ending = f" {number}"
        candidate = name[: LONGEST_NAME - len(ending)] + ending
    return candidate


def _seat_bot(table: Table, seat: int, bot: str, name: str, now: int) -> None:
    try:
        known = bots.known(bot, table.game)
    except CardwrightError as error:
        raise Refusal("illegal", _sentence(error)) from error
    offered = bots.info(table.game)
    if known not in offered:
        way = names.listing(list(offered), "or")
        raise Refusal("illegal", f"{names.quote(known)} is for simulations: play against {way}.")
    title = free_name(table, name or offered[known].title)
    table.happen(events.BotSeated(at=now, seat=seat, bot=known, name=title))


def _deck_for_bot(table: Table) -> DeckList:
    """Draw a deck that is meant to meet the others, one that nobody has if there is one."""
    chosen = [seat.deck for seat in table.seats if seat.deck is not None]
    return table.game.deck_to_meet(chosen, Rng(secrets.token_bytes()))


def _open_seat(table: Table, number: int) -> None:
    _waiting(table, "nobody can sit down any more")
    seat = seat_at(table, number)
    if not seat.open:
        left = [str(i) for i, other in enumerate(table.seats) if other.open]
        way = f"open is {names.listing(left, 'or')}" if left else "no seat is open any more"
        raise Refusal("late", f"{seat.name} sits there already: {way}.")


def _waiting(table: Table, but: str) -> None:
    if table.status != "waiting":
        raise Refusal("late", f"The game has begun, so {but}.")
    if table.seq >= MOST_WAITING:
        raise Refusal("failed", "So much has happened here before any game that nothing more can: set up a new table.")


def _sentence(error: CardwrightError) -> str:
    text = str(error)
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?")) else ".")
