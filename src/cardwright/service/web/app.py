"""The web application: which address is answered by what."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.body_limit import RequestBodyLimitMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp

from cardwright.service.protocol import LARGEST_REQUEST
from cardwright.service.web import api, frontend, ndjson, responses, websocket
from cardwright.service.web.context import Context
from cardwright.service.web.plain import pages, rendering
from cardwright.service.web.security import Guard

PACKED = [Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)]
"""For what is the same for all, or long over: the size of packed secrets would tell about them."""


def application(context: Context, static: Path = frontend.STATIC) -> ASGIApp:
    """Return the application of a service, which opens and closes its hub; ``static`` is where the front end lies."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await context.hub.open()
        try:
            yield
        finally:
            context.closing.set()
            await context.hub.close()

    inner = Starlette(
        routes=routes(static),
        exception_handlers=responses.HANDLERS,
        middleware=[Middleware(RequestBodyLimitMiddleware, max_body_size=LARGEST_REQUEST)],
        lifespan=lifespan,
    )
    inner.state.context = context
    # Around everything, so that answers to faults have the headers too.
    return Guard(inner, context.policy)


def routes(static: Path) -> list[BaseRoute]:
    """Return what is answered where."""
    return [
        Mount(
            "/api",
            routes=[
                Route("/me", api.me, methods=["GET"]),
                Route("/me", api.rename, methods=["POST"]),
                Route("/me", api.leave, methods=["DELETE"]),
                Route("/guests", api.new_guest, methods=["POST"]),
                Route("/games", api.games, middleware=PACKED),
                Route("/games/{game}", api.game, middleware=PACKED),
                Route("/games/{game}/pictures/{digest}", api.pictures, middleware=PACKED),
                Route("/games/{game}/cards/{key:path}", api.card),
                Route("/games/{game}/deck", api.deck, methods=["POST"]),
                Route("/games/{game}/own", api.own, methods=["POST"]),
                Route("/tables", api.tables, methods=["GET"]),
                Route("/tables", api.create, methods=["POST"]),
                Route("/tables/{table}", api.state),
                WebSocketRoute("/tables/{table}/live", websocket.live),
                Route("/tables/{table}/stream", ndjson.stream),
                Route("/tables/{table}/commands", ndjson.commands, methods=["POST"]),
                Route("/tables/{table}/game", api.table_game, middleware=PACKED),
                Route("/tables/{table}/cards/{key:path}", api.table_card),
                Route("/tables/{table}/deck", api.table_deck, methods=["POST"]),
                Route("/tables/{table}/own/{kind}", api.table_own, middleware=PACKED),
                Route("/tables/{table}/hint", api.hint),
                Route("/tables/{table}/replay", api.replay, middleware=PACKED),
                Route("/tables/{table}/analysis", api.analysis, methods=["GET"], middleware=PACKED),
                Route("/tables/{table}/analysis", api.analyse, methods=["POST"]),
                Route("/tables/{table}/record", api.record, middleware=PACKED),
                Route("/tables/{table}/fair", api.fair),
                Route("/schema.json", api.schema, middleware=PACKED),
                Route("/health", api.health),
                Route("/ready", api.ready),
                Route("/metrics", api.metrics),
            ],
        ),
        *pages.ROUTES,
        Route("/plain.css", rendering.style),
        Mount("/", frontend.FrontEnd(static), middleware=PACKED),
    ]
