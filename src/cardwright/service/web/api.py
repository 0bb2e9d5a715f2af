"""The requests of clients over HTTP, apart from those of a game that is going on (`websocket`, `ndjson`)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any
from urllib.parse import quote

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from cardwright.kernel.matches.game import Game, load
from cardwright.service import measures, protocol
from cardwright.service.facts import CheckDeck, CheckOwn, Fairness, Hint, Me, NewGuest, Rename
from cardwright.service.protocol import NewTable, OwnFile, Refused
from cardwright.service.running.hub import Guest
from cardwright.service.schema import protocol_schema
from cardwright.service.tables import fairness
from cardwright.service.tables.own import played
from cardwright.service.troubles import BadProof
from cardwright.service.web import catalogue
from cardwright.service.web.context import TOO_MANY_TABLES, context_of, key_of, table_in
from cardwright.service.web.responses import FOR_EVER, Wrong, answer, answered, read, trouble, whole
from cardwright.service.web.security import is_here

MOST_STEPS = 100
"""Moments of a replay that one answer has at most."""
OPEN = "open"
"""The viewer of a replay who sees all cards."""


# ---- guests --------------------------------------------------------------------------------------------------------


async def me(request: Request) -> Response:
    """Tell a guest who they are; somebody new becomes one."""
    guests = context_of(request).guests
    guest, token = await guests.welcome(request)
    response = answer(Me(guest.id, guest.name))
    guests.keep(response, request, token)
    return response


async def rename(request: Request) -> Response:
    """Call a guest otherwise from now on."""
    context = context_of(request)
    await context.looker(request)
    wanted = await read(request, Rename)
    guest, token = await context.guests.welcome(request)
    guest = await context.hub.rename(guest, wanted.name)
    response = answer(Me(guest.id, guest.name))
    context.guests.keep(response, request, token)
    return response


async def leave(request: Request) -> Response:
    """End the session of a guest, and close what it has open."""
    response = Response(status_code=204)
    await context_of(request).guests.leave(request, response)
    return response


async def new_guest(request: Request) -> Response:
    """Make a guest for a program, which shows the token from then on."""
    context = context_of(request)
    if context.guests.token(request):
        raise Wrong(400, "You are a guest already: ask without a token, and without a cookie.")
    guest, token = await context.guests.welcome(request)
    return answer(NewGuest(guest.id, guest.name, token), 201)


# ---- games ---------------------------------------------------------------------------------------------------------


async def games(request: Request) -> Response:
    """Tell what can be played."""
    return fixed(request, _games())


async def game(request: Request) -> Response:
    """Tell all about a game."""
    return fixed(request, _game(load(request.path_params["game"])))


async def pictures(request: Request) -> Response:
    """Hand out the pictures of a game, at an address with their digest in it."""
    body = catalogue.pictures(request.path_params["game"])
    if request.path_params["digest"] != catalogue.digest(body):
        raise HTTPException(404)
    return Response(body, headers={"Cache-Control": FOR_EVER}, media_type="application/json")


async def card(request: Request) -> Response:
    """Tell what is printed on a card."""
    return answer(catalogue.card_by_key(load(request.path_params["game"]), request.path_params["key"]))


async def deck(request: Request) -> Response:
    """Say whether a deck can be played, and what is in it."""
    await context_of(request).looker(request)
    wanted = await read(request, CheckDeck)
    game = await played_with(request, wanted.own)
    return answer(await run_in_threadpool(catalogue.check_deck, game, wanted.deck))


async def own(request: Request) -> Response:
    """Say whether a game can be played with files of somebody's own, and which cards they change."""
    await context_of(request).looker(request)
    game = await played_with(request, (await read(request, CheckOwn)).own)
    return answer(await run_in_threadpool(catalogue.own_checked, game))


async def played_with(request: Request, files: Sequence[OwnFile]) -> Game:
    """Return the game of a request as it is played with these files; `Wrong` if too many are to be read."""
    context = context_of(request)
    if files and not await context.files.allow(key_of(request, await context.guests.of(request))):
        raise Wrong(429, "You send files faster than they can be read: wait a little.")
    return await run_in_threadpool(played, request.path_params["game"], files)


async def schema(request: Request) -> Response:
    """Tell the whole protocol as JSON Schema."""
    return fixed(request, _schema())


async def health(_: Request) -> Response:
    """Say that the service is there, whatever becomes of its database."""
    return answer({"status": "ok", "protocol": protocol.FORMAT})


async def ready(request: Request) -> Response:
    """Say whether people can play: whether the database takes what is written."""
    context = context_of(request)
    await context.looker(request)
    why_not = "The service stops." if context.closing.is_set() else await context.hub.ready()
    return trouble(503, why_not) if why_not else answer({"status": "ready"})


async def metrics(request: Request) -> Response:
    """Tell a program on this machine what the service measures."""
    if not is_here(request):
        raise HTTPException(404)
    await context_of(request).hub.ready()
    return Response(measures.told(), media_type="text/plain; version=0.0.4; charset=utf-8")


@cache
def _games() -> bytes:
    return protocol.encode(catalogue.games())


@lru_cache(catalogue.KEPT)
def _game(game: Game) -> bytes:
    return protocol.encode(catalogue.game_detail(game))


@cache
def _schema() -> bytes:
    return protocol.encode(protocol_schema())


def fixed(request: Request, body: bytes) -> Response:
    """Return what changes only with the program; browsers ask each time whether it did."""
    tag = f'"{catalogue.digest(body)}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")


# ---- tables --------------------------------------------------------------------------------------------------------


async def tables(request: Request) -> Response:
    """List the tables of a guest, and those where seats are open."""
    context = context_of(request)
    return answer(await context.hub.tables(await context.looker(request)))


async def create(request: Request) -> Response:
    """Set a table up."""
    context = context_of(request)
    guest, token = await context.guests.welcome(request)
    new = await read(request, NewTable)
    if not await context.tables.allow(key_of(request, guest)):
        return answered(Refused(key=new.key, code="too_fast", sentence=TOO_MANY_TABLES))
    made = await context.hub.create(guest, new)
    response = answered(made) if isinstance(made, Refused) else answer(made, 201)
    context.guests.keep(response, request, token)
    return response


async def state(request: Request) -> Response:
    """Tell how a table is now."""
    context = context_of(request)
    guest = await context.looker(request)
    return answer(await context.hub.look(table_in(request), guest))


async def table_game(request: Request) -> Response:
    """Tell all about the game that a table plays, which may be with files of somebody's own."""
    context = context_of(request)
    await context.looker(request)
    return fixed(request, await run_in_threadpool(_game, await context.hub.game(table_in(request))))


async def table_card(request: Request) -> Response:
    """Tell what is printed on a card at a table."""
    context = context_of(request)
    await context.looker(request)
    return answer(catalogue.card_by_key(await context.hub.game(table_in(request)), request.path_params["key"]))


async def table_deck(request: Request) -> Response:
    """Say whether a deck can be played at a table, and what is in it."""
    context = context_of(request)
    await context.looker(request)
    game = await context.hub.game(table_in(request))
    return answer(await run_in_threadpool(catalogue.check_deck, game, (await read(request, CheckDeck)).deck))


async def table_own(request: Request) -> Response:
    """Show a file of somebody's own with which a table is played, as text and nothing else."""
    context = context_of(request)
    await context.looker(request)
    file = await context.hub.file(table_in(request), request.path_params["kind"])
    if file is None:
        raise HTTPException(404)
    headers = {"Content-Disposition": f"inline; filename*=utf-8''{quote(file.called, safe='')}"}
    return Response(file.text, headers=headers, media_type="text/plain; charset=utf-8")


async def hint(request: Request) -> Response:
    """Tell somebody who plays against bots what a search would do."""
    guest = await context_of(request).looker(request)
    return answer(await hinted(request, guest, whole(request, "seat", 0), whole(request, "decision", 0)))


async def hinted(request: Request, guest: Guest, seat: int, decision: int) -> Hint:
    """Return what a search would do for a guest's seat; `Wrong` if they ask too often."""
    context = context_of(request)
    if not await context.hints.allow(key_of(request, guest)):
        raise Wrong(429, "You ask for hints faster than they can be thought of: wait a little.")
    return await context.hub.hint(table_in(request), guest, seat, decision)


async def replay(request: Request) -> Response:
    """Tell moments of a finished game."""
    context = context_of(request)
    await context.looker(request)
    given = request.query_params.get("viewer", OPEN)
    viewer: int | str = OPEN if given == OPEN else whole(request, "viewer", 0)
    count = min(whole(request, "count", MOST_STEPS), MOST_STEPS)
    start = whole(request, "start", 0)
    return answer(await context.hub.steps(table_in(request), viewer, start, count))


async def analysis(request: Request) -> Response:
    """Tell how far the analysis of a finished game is, or what came of it."""
    context = context_of(request)
    guest = await context.looker(request)
    return answer(await context.hub.analysis(table_in(request), guest))


async def analyse(request: Request) -> Response:
    """Have a finished game analysed; if there is time for it, where nobody has asked for it in so many words."""
    context = context_of(request)
    guest = await context.looker(request)
    return answer(await context.hub.analyse(table_in(request), guest, idle=bool(whole(request, "idle", 0))))


async def record(request: Request) -> Response:
    """Hand a finished game out: its record, and the proof of its shuffle."""
    context = context_of(request)
    await context.looker(request)
    table = table_in(request)
    document = await context.hub.record(table)
    headers = {"Content-Disposition": f'attachment; filename="cardwright-{table}.json"'}
    return Response(document, headers=headers, media_type="application/json")


async def fair(request: Request) -> Response:
    """Check the shuffle of a finished game."""
    await context_of(request).looker(request)
    return answer(await checked(request, table_in(request)))


async def checked(request: Request, table: str) -> Fairness:
    """Check a finished game from one end to the other."""
    document = (await context_of(request).hub.record(table)).decode()
    proof: Any = fairness.DOCUMENT.open(document)["fair"]
    try:
        sentences, holds = await run_in_threadpool(fairness.verify, document), True
    except BadProof as error:
        sentences, holds = [str(error)], False
    return Fairness(table=table, holds=holds, sentences=tuple(sentences), proof=proof)
