"""Plain pages without scripts: what there is to play, setting a table up, cards, and whether a shuffle was fair."""

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from cardwright.kernel.matches.game import Game, load
from cardwright.service.facts import GameInfo, TableInfo
from cardwright.service.protocol import LONGEST_OWN, NewTable, Refused
from cardwright.service.web import api, catalogue
from cardwright.service.web.context import TOO_MANY_TABLES, context_of, key_of, table_in
from cardwright.service.web.plain import analysis
from cardwright.service.web.plain.forms import fields, plainly
from cardwright.service.web.plain.rendering import page
from cardwright.service.web.plain.table import act, show
from cardwright.service.web.responses import STATUS, Wrong
from cardwright.service.web.unreadable import unreadable

BOT, OPEN, ME = "bot:", "open", "me"
"""What the form of a new table says about a seat."""


@plainly
async def home(request: Request) -> Response:
    """Show the games, and the tables of the guest and of the lobby."""
    context = context_of(request)
    guest = await context.looker(request)
    tables = await context.hub.tables(guest)
    return page(
        "home.html",
        guest=guest,
        games=catalogue.games(),
        played={game.name: game for game in catalogue.games()},
        mine=tables.mine,
        lobby=tables.lobby,
        how=how,
        pages={game.name: secrets.token_hex(8) for game in catalogue.games()},
    )


def how(table: TableInfo) -> str:
    """Say how it stands at a table of the guest."""
    if table.status == "over":
        return "over"
    if table.status == "waiting":
        return "waiting for players"
    return "your turn" if table.your_turn else "going on"


@plainly
async def rename(request: Request) -> Response:
    """Call the guest otherwise from now on."""
    context = context_of(request)
    await context.looker(request)
    name = (await fields(request)).get("name", "").strip()
    if not 1 <= len(name) <= 40:  # noqa: PLR2004 - as in the protocol
        raise Wrong(400, "A name has 1 to 40 characters.")
    guest, token = await context.guests.welcome(request)
    await context.hub.rename(guest, name)
    response = RedirectResponse("/text", 303)
    context.guests.keep(response, request, token)
    return response


@plainly
async def new(request: Request) -> Response:
    """Show the form with which a table is set up."""
    context = context_of(request)
    guest = await context.looker(request)
    game = catalogue.game_info(load(request.path_params["game"]))
    wanted = request.query_params.get("players", "")
    players = int(wanted) if wanted in map(str, game.players) else game.players[0]
    return page(
        "new.html",
        guest=guest,
        game=game,
        players=players,
        longest_own=LONGEST_OWN,
        page=secrets.token_hex(8),
        message="",
    )


@plainly
async def create(request: Request) -> Response:
    """Set a table up as the form says, and go there."""
    context = context_of(request)
    form = await fields(request)
    game = catalogue.game_info(load(request.path_params["game"]))
    table = table_of(game, form)
    guest, token = await context.guests.welcome(request)
    if not await context.tables.allow(key_of(request, guest)):
        raise Wrong(429, TOO_MANY_TABLES)
    made = await context.hub.create(guest, table)
    if isinstance(made, Refused):
        raise Wrong(STATUS[made.code], made.sentence)
    response = RedirectResponse(f"/g/{made.table}/text?wait=1", 303)
    context.guests.keep(response, request, token)
    return response


def table_of(game: GameInfo, form: Mapping[str, str]) -> NewTable:
    """Return the table that the fields of a form describe; `Wrong` if they describe none.

    Seats have fields with their number: ``seat1``, ``deck1``, ``list1``; the first one is the guest's own. Options are
    called ``option.NAME``, files of one's own ``own.cards`` and ``own.values``. A ``lesson`` needs no seats.
    """
    places: list[dict[str, str]] = [{"kind": ME}] if "lesson" in form else []
    while (kind := form.get(f"seat{len(places) + 1}")) is not None:
        number = len(places) + 1
        place = {"kind": kind, "deck": form.get(f"list{number}", "").strip() or form.get(f"deck{number}", "")}
        if kind.startswith(BOT):
            place.update(kind="bot", bot=kind.removeprefix(BOT))
        elif kind == ME:
            place["name"] = form.get(f"name{number}", "").strip()
        places.append(place)
    data: dict[str, Any] = {
        "key": form.get("page", ""),
        "game": game.name,
        "places": places,
        "options": {name.partition(".")[2]: value for name, value in form.items() if name.startswith("option.")},
        "public": "public" in form,
        "clock": clock_of(form),
        "best_of": form.get("best_of", "1"),
        "own": [
            {"kind": kind, "called": f"your {kind}", "text": text}
            for kind in game.own
            if (text := form.get(f"own.{kind}", "")).strip()
        ],
        "lesson": form.get("lesson", ""),
    }
    try:
        return msgspec.convert(data, NewTable, strict=False)
    except msgspec.ValidationError as error:
        raise Wrong(400, unreadable(error)) from error


def clock_of(form: Mapping[str, str]) -> dict[str, object]:
    """Return the clock that the fields of a form describe: those of its kind, whatever stands in the others."""
    kind = form.get("clock", "none")
    clock: dict[str, object] = {"kind": kind}
    if kind == "live":
        clock.update(base=60 * number(form.get("base", "")), increment=number(form.get("increment", "")))
    elif kind == "overtime":
        clock.update(kind="live", base=60 * number(form.get("base", "")), overtime=number(form.get("increment", "")))
    elif kind == "days":
        clock["days"] = number(form.get("days", ""))
    return clock


def number(text: str) -> int:
    """Read a number of minutes, seconds or days; nothing is 0."""
    if text.strip() and not (text.isascii() and text.strip().isdigit() and len(text) < 6):  # noqa: PLR2004 - digits
        raise Wrong(400, "For the clock, write whole numbers of minutes, seconds or days.")
    return int(text.strip() or 0)


@plainly
async def cards(request: Request) -> Response:
    """List the cards of a game with what they say."""
    await context_of(request).looker(request)
    return cards_page(load(request.path_params["game"]))


@plainly
async def table_cards(request: Request) -> Response:
    """List the cards of the game that a table plays, which may be with files of somebody's own."""
    context = context_of(request)
    await context.looker(request)
    return await run_in_threadpool(cards_page, await context.hub.game(table_in(request)))


def cards_page(game: Game) -> Response:
    """Return the page with all cards of a game."""
    detail = catalogue.game_detail(game)
    return page("cards.html", game=detail.info, cards=detail.cards)


@plainly
async def fair(request: Request) -> Response:
    """Say whether the shuffle of a finished game was fair, and how anybody can check it."""
    await context_of(request).looker(request)
    return page("fair.html", check=await api.checked(request, table_in(request)))


ROUTES = [
    Route("/text", home),
    Route("/text/name", rename, methods=["POST"]),
    Route("/text/new/{game}", new, methods=["GET"]),
    Route("/text/new/{game}", create, methods=["POST"]),
    Route("/text/cards/{game}", cards),
    Route("/g/{table}/text", show, methods=["GET"]),
    Route("/g/{table}/text", act, methods=["POST"]),
    Route("/g/{table}/cards/text", table_cards),
    Route("/fair/{table}/text", fair),
    Route("/analysis/{table}/text", analysis.show, methods=["GET"]),
    Route("/analysis/{table}/text", analysis.begin, methods=["POST"]),
]
