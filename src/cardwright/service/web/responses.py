"""Responses over HTTP: messages of the protocol as JSON, and a sentence for whatever was wrong with a request."""

import logging
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import CardwrightError, UnknownCard, UnknownGame
from cardwright.kernel.grammar.forms import sentence
from cardwright.service import protocol
from cardwright.service.facts import Trouble
from cardwright.service.protocol import LARGEST_REQUEST, Refused
from cardwright.service.troubles import NoStore, NoTable, Refusal
from cardwright.service.web.unreadable import unreadable

T = TypeVar("T")
LOG = logging.getLogger(__name__)

STATUS = {
    "malformed": 400,
    "not_allowed": 403,
    "gone": 404,
    "late": 409,
    "illegal": 409,
    "lesson": 409,
    "too_fast": 429,
    "failed": 503,
}
"""The status of HTTP that goes with each reason for which a command is refused (`Refused.code`)."""
FOR_EVER = "public, max-age=31536000, immutable"
"""How browsers keep what never changes at its address, because a hash of it is in there."""
SENTENCES = {
    404: "There is nothing at this address.",
    405: "This address does not answer requests of that kind.",
    413: f"A request may have {LARGEST_REQUEST} bytes at most.",
}


class Wrong(Exception):
    """A request that is refused: a status of HTTP, and a sentence for whoever made it."""

    def __init__(self, status: int, sentence: str) -> None:
        """Refuse with that status and sentence."""
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence


def answer(message: object, status: int = 200) -> Response:
    """Return a message of the protocol as a response."""
    return Response(protocol.encode(message), status, media_type="application/json")


def trouble(status: int, sentence: str) -> Response:
    """Return a response that says in a sentence why a request was refused."""
    return answer(Trouble(sentence), status)


def answered(message: object) -> Response:
    """Return what became of a command, with the status that goes with it."""
    return answer(message, STATUS[message.code] if isinstance(message, Refused) else 200)


async def read(request: Request, kind: type[T]) -> T:
    """Return the message of that type that a request brings; `Wrong` if it is another one, or none."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Wrong(400, unreadable(error)) from error


def whole(request: HTTPConnection, name: str, default: int) -> int:
    """Return a parameter of the address that is a whole number from 0; `Wrong` if it is none."""
    given = request.query_params.get(name)
    if given is None:
        return default
    if not (given.isascii() and given.isdigit() and len(given) < 10):  # noqa: PLR2004 - digits
        raise Wrong(400, f"In the address {name} must be a whole number from 0, not {names.quote(given)}.")
    return int(given)


async def on_wrong(_: Request, error: Exception) -> Response:
    """Answer a request that was refused on purpose."""
    assert isinstance(error, Wrong)
    return trouble(error.status, error.sentence)


async def on_input(_: Request, error: Exception) -> Response:
    """Answer a request with input that a table, the rules, the decks or the games refuse."""
    assert isinstance(error, CardwrightError)
    return trouble(status_of(error), said(error))


def said(error: CardwrightError) -> str:
    """Say in a sentence what was wrong; a refusal is one, and may begin with the name of a file."""
    return str(error) if isinstance(error, Refusal) else sentence(str(error))


def status_of(error: CardwrightError) -> int:
    """Return the status of HTTP that goes with an error."""
    if isinstance(error, Refusal):
        return STATUS[error.code]
    if isinstance(error, NoTable | UnknownGame | UnknownCard):
        return 404
    return 503 if isinstance(error, NoStore) else 400


async def on_database(_: Request, error: Exception) -> Response:
    """Answer a request for which the database was not there, is locked, or is full."""
    LOG.error("The database does not answer: %s", str(getattr(error, "orig", error)).partition("\\n")[0])
    return trouble(503, "The database does not answer: try it again.")


async def on_leaving(_: Request, __: Exception) -> Response:
    """Answer a request whose sender has gone before all of it was there: nobody reads it."""
    return Response(status_code=408)


async def on_http(_: Request, error: Exception) -> Response:
    """Answer a request that fits no route, or a method that its route does not have."""
    assert isinstance(error, HTTPException)
    response = trouble(error.status_code, SENTENCES.get(error.status_code, f"{error.detail}."))
    response.headers.update(error.headers or {})
    return response


async def on_fault(_: Request, __: Exception) -> Response:
    """Answer when something is wrong in the service itself; the fault goes to its log, not to the client."""
    return trouble(500, "Something is wrong in the service itself; nothing was changed. Please try again.")


HANDLERS: dict[Any, Any] = {
    Wrong: on_wrong,
    CardwrightError: on_input,
    HTTPException: on_http,
    ClientDisconnect: on_leaving,
    SQLAlchemyError: on_database,
    Exception: on_fault,
}
"""What answers the errors of an application, by their class."""
