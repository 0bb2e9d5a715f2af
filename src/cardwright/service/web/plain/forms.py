"""Forms of plain pages: what was filled in, and what is shown when it was wrong."""

from collections.abc import Awaitable, Callable
from functools import wraps
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import Response

from cardwright.kernel.basics.errors import CardwrightError
from cardwright.service.web.plain.rendering import page
from cardwright.service.web.responses import Wrong, said, status_of

MOST_FIELDS = 200

Endpoint = Callable[[Request], Awaitable[Response]]


async def fields(request: Request) -> dict[str, str]:
    """Return what was filled in; fields that come several times are joined by spaces. `Wrong` if it is no form."""
    form: dict[str, str] = {}
    try:
        text = (await request.body()).decode("ascii")
        for name, value in parse_qsl(text, keep_blank_values=True, errors="strict", max_num_fields=MOST_FIELDS):
            form[name] = f"{form[name]} {value}" if name in form else value
    except ValueError as error:
        raise Wrong(400, "This is no form that one of the pages here has sent.") from error
    return form


def plainly(endpoint: Endpoint) -> Endpoint:
    """Let a page say in a sentence what was wrong with a request."""

    @wraps(endpoint)
    async def told(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Wrong as wrong:
            return page("trouble.html", wrong.status, sentence=wrong.sentence)
        except CardwrightError as error:
            return page("trouble.html", status_of(error), sentence=said(error))

    return told
