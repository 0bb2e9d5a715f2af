"""A table as one plain page: read it, press a button, read it again. Whole games can be played so, without scripts.

For screen readers, browsers in a terminal, and everybody who would rather read. The page has headings, lists and
labeled fields and nothing else; forms have the fields of the commands of the protocol.
"""

import asyncio
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import cardwright as cw
from cardwright import bots
from cardwright.kernel.basics.names import listing
from cardwright.kernel.pieces.series import told
from cardwright.kernel.pieces.shapes import AmountsView, Face, MarksView, OptionView
from cardwright.kernel.pile.priority import ANSWER_STOP, OWN_STOP, window_stop
from cardwright.reading.view import Place, Reader, Seen
from cardwright.reading.words import describe, meaning, title
from cardwright.service.protocol import AnyCommand, Refused, State, Why
from cardwright.service.running.hub import Guest
from cardwright.service.web import api, catalogue
from cardwright.service.web.context import Context, context_of, key_of, table_in
from cardwright.service.web.plain.forms import fields, plainly
from cardwright.service.web.plain.rendering import page
from cardwright.service.web.responses import STATUS, Wrong
from cardwright.service.web.unreadable import unreadable
from cardwright.service.web.websocket import with_pauses

WAIT = 25.0
"""Seconds that a page may wait for the turn of whoever reads it."""
MAIN = "main."
"""What the fields are called that say how many of a card are played in the next game of a series."""
NEWS = 12
"""Lines of the log that are shown at once."""


@dataclass(frozen=True)
class Choice:
    """An option of the decision, with what picking it means."""

    number: int
    text: str
    meaning: str


@dataclass(frozen=True)
class Card:
    """A card in a list: in a line, and in full."""

    line: str
    full: Sequence[str]


@dataclass(frozen=True)
class Stop:
    """A place where a player can be asked in games with priority."""

    bit: int
    text: str
    on: bool


@plainly
async def show(request: Request) -> Response:
    """Show a table as it is, or with ``wait`` once whoever reads is asked something; ``hint`` adds one."""
    context = context_of(request)
    guest = await context.looker(request)
    game = await context.hub.game(table_in(request))
    if "hint" in request.query_params:
        state = await context.hub.look(table_in(request), guest)
        hint = await api.hinted(request, guest, state.viewer, state.decision)
        return table_page(game, state, Reader(game).spoken(hint.sentence))
    if "wait" not in request.query_params:
        return table_page(game, await context.hub.look(table_in(request), guest))
    async with context.guests.session(request, guest):
        return table_page(game, await its_turn(context, table_in(request), guest))


@plainly
async def act(request: Request) -> Response:
    """Do what a form says, and show the table again."""
    context = context_of(request)
    table = table_in(request)
    form = await fields(request)
    guest, token = await context.guests.welcome(request)
    if not await context.commands.allow(key_of(request, guest)):
        raise Wrong(429, "That was too fast: wait a second, go back and press the button again.")
    command = command_of(form)
    await context.admit(key_of(request, guest), command)
    answer = await context.hub.command(table, guest, command)
    response: Response
    if isinstance(answer, Refused | Why):
        status = STATUS[answer.code] if isinstance(answer, Refused) else 200
        response = table_page(
            await context.hub.game(table), await context.hub.look(table, guest), answer.sentence, status
        )
    else:
        response = RedirectResponse(f"/g/{table}/text?wait=1", 303)
    context.guests.keep(response, request, token)
    return response


def command_of(form: Mapping[str, str]) -> AnyCommand:
    """Return the command that the fields of a form describe; `Wrong` if they describe none.

    The same form of the same page may be sent twice, and what it says then happens once; filled in otherwise, or from
    the page when it is shown again, it is another command.
    """
    data: dict[str, Any] = dict(form)
    if not data.pop("page", ""):
        raise Wrong(400, "The message cannot be read: it is none of a page of the service.")
    data["key"] = sha256(repr(sorted(form.items())).encode()).hexdigest()[:32]
    if "list" in data:
        data["deck"] = data.pop("list").strip() or data.get("deck", "")
    main = {name.removeprefix(MAIN): data.pop(name) for name in list(data) if name.startswith(MAIN)}
    if main:
        data["main"] = main
    if data.get("type") == "pick_several":
        data["marks"] = [whole(mark) for mark in data.pop("mark", "").split()]
    if data.get("type") == "pick_amounts":
        data["amounts"] = [whole(number) for number in data.pop("amount", "").split()]
    if data.get("type") == "passing" and "until" not in data:
        data["stops"] = sum(whole(bit) for bit in data.pop("stop", "").split())
        data["idle"] = "idle" in data
    try:
        command: AnyCommand = msgspec.convert(data, AnyCommand, strict=False)
    except msgspec.ValidationError as error:
        raise Wrong(400, unreadable(error)) from error
    return command


def whole(text: str) -> int:
    """Read a stop, a mark or a number of things, as pages send them; `Wrong` for what is none."""
    if not (text.isascii() and text.isdigit() and len(text) < 20):  # noqa: PLR2004 - digits
        raise Wrong(400, "The message cannot be read: numbers are whole, and not less than none.")
    return int(text)


async def its_turn(context: Context, table: str, guest: Guest) -> State:
    """Return how a table is once the guest has something to do, if that does not take long."""
    async with context.hub.watch(table, guest) as watcher:
        states = with_pauses(aiter(watcher), WAIT, context.closing)
        state = await anext(states)
        assert state is not None
        log, chat = state.log.lines, state.chat
        with suppress(TimeoutError):
            async with asyncio.timeout(WAIT):
                while not has_to_act(state):
                    new = await anext(states, None)
                    if new is None:
                        break
                    state = new
                    log = (*log[: new.log.start], *new.log.lines)
                    chat = (*chat, *new.chat)
        await states.aclose()
    tail = msgspec.structs.replace(state.log, start=0, lines=log)
    return msgspec.structs.replace(state, log=tail, chat=chat)


def has_to_act(state: State) -> bool:
    """Tell whether the game waits for whoever reads, or does not go on by itself."""
    mine = [number for number, seat in enumerate(state.seats) if seat.mine]
    decision = state.view["decision"] if state.view else None
    return (
        state.status in {"waiting", "over"}
        or not mine
        or bool(decision and "options" in decision)
        or any(number in state.undo.waiting for number in mine)
    )


# ---- the page ------------------------------------------------------------------------------------------------------


def table_page(game: cw.Game, state: State, message: str = "", status: int = 200) -> Response:
    """Return the page of a table; ``message`` is what came of the last form."""
    game = game.seated(len(state.seats))
    seen = Seen(game, state.view) if state.view else None
    mine = [number for number, seat in enumerate(state.seats) if seat.mine]
    lines = ["".join(part.text for part in line) for line in state.log.lines]
    return page(
        "table.html",
        status,
        state=state,
        game=game,
        info=catalogue.game_info(game),
        message=message,
        page=secrets.token_hex(8),
        mine=mine,
        names=[seat.name or f"Seat {number + 1}" for number, seat in enumerate(state.seats)],
        log=lines,
        news=lines[-NEWS:],
        seen=seen,
        decision=state.view["decision"] if state.view else None,
        marks=marks_of(seen) if seen else None,
        amounts=amounts_of(seen) if seen else None,
        choices=list(choices(seen)) if seen else [],
        cards_of=cards_of,
        cards=list(unlit(seen)) if seen else [],
        stops=list(stops(game, state)),
        result=result(state),
        standing=standing(state),
        which_game=which_game(state),
        goes_on=state.series is not None and not state.series.over,
        exchanges=state.series.exchanges if state.series else (),
        unknown=unknown,
        next_bot=next_bot(game, state),
    )


def next_bot(game: cw.Game, state: State) -> str:
    """Return whom one may meet next, after a game of its own against bots alone; else nothing."""
    met = [seat.bot for seat in state.seats if not seat.mine]
    if state.result is None or not state.result.winners or len(met) != len(state.seats) - 1:
        return ""
    if state.series or state.coach or state.own:
        return ""
    won = any(state.seats[winner].mine for winner in state.result.winners)
    return bots.next_to_meet(met, won=won, game=game)


def marks_of(seen: Seen) -> MarksView | None:
    """Return what can be marked, where several things are chosen together."""
    decision = seen.view["decision"]
    return decision.get("marks") if decision else None


def amounts_of(seen: Seen) -> AmountsView | None:
    """Return the numbers that make one answer, where several are asked for."""
    decision = seen.view["decision"]
    return decision.get("amounts") if decision else None


def offered(seen: Seen) -> Sequence[OptionView]:
    """Return what the viewer can pick, or mark."""
    marks = marks_of(seen)
    return seen.options() if marks is None else marks["options"]


def choices(seen: Seen) -> Iterator[Choice]:
    """Give the options of the viewer's decision."""
    for number, option in enumerate(offered(seen)):
        yield Choice(number, seen.spoken(option["text"]), " ".join(meaning(seen, option).split()))


def cards_of(seen: Seen, cards: Sequence[Face]) -> list[Card]:
    """Give cards as a page lists them."""
    listed = []
    for face in cards:
        name, *full = describe(seen, face)
        said = seen.said(face)
        full = [line for line in full if not line.startswith("Now: ")]
        listed.append(Card(f"{name}: {', '.join(said)}" if said else name, full))
    return listed


def unlit(seen: Seen) -> Iterator[tuple[int, str]]:
    """Give handle and name of the cards of the viewer that no option is about."""
    lit = {option.get("card") for option in offered(seen)}
    if seen.viewer < len(seen.names):
        for place in seen.places(seen.viewer):
            if place.laid_out or place.area.shape == "fan":
                for face in place.cards:
                    if face["handle"] not in lit:
                        yield face["handle"], f"{title(seen, face)} in {place.area.title.lower()}"


def unknown(place: Place) -> str:
    """Say how many cards of an area are unknown to whoever reads."""
    count = place.count - len(place.cards)
    if count <= 0:
        return ""
    return f"{count} more that you do not know" if place.cards else f"{count} that you do not know"


def stops(game: cw.Game, state: State) -> Iterator[Stop]:
    """Give the places where the viewer can be asked, and whether that is wanted."""
    if state.passing is None or not game.table.windows:
        return
    on = state.passing["stops"]
    yield Stop(OWN_STOP, "even while an effect of my own waits", bool(on & OWN_STOP))
    yield Stop(ANSWER_STOP, "when somebody else has done something that can be answered", bool(on & ANSWER_STOP))
    for own, turn in ((True, "your own turn"), (False, "other turns")):
        for window in game.table.windows:
            bit = window_stop(window, own_turn=own)
            yield Stop(bit, f"{game.table.steps[window].lower()}, on {turn}", bool(on & bit))


def result(state: State) -> str:
    """Say how the game ended, empty while it goes on."""
    if state.result is None:
        return ""
    names = [
        "you" if seat.mine and sum(each.mine for each in state.seats) == 1 else seat.name
        for number, seat in enumerate(state.seats)
        if number in state.result.winners
    ]
    who = listing(names) if names else "nobody"
    verb = "wins" if len(names) <= 1 and names != ["you"] else "win"
    return f"{who[:1].upper()}{who[1:]} {verb}: {state.result.reason}."


def which_game(state: State) -> str:
    """Say which game of a series it is and who has won how many before, empty for a game by itself."""
    if state.series is None:
        return ""
    won = listing([f"{seat.name} {count}" for seat, count in zip(state.seats, state.series.score, strict=True)])
    return f"Game {state.series.number} of {state.series.best_of}: {won}."


def standing(state: State) -> str:
    """Say how the series stands, empty for a game by itself."""
    if state.series is None:
        return ""
    names = [seat.name for seat in state.seats]
    return told(names, state.series.best_of, state.series.score, state.series.leaders, over=state.series.over)
