"""Making plain pages from templates."""

from datetime import UTC, datetime

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from cardwright.kernel.grammar.forms import sentence
from cardwright.kernel.pieces.cards import written

templates = Environment(
    loader=PackageLoader("cardwright.service.web.plain"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
templates.filters["sentence"] = sentence
templates.filters["written"] = written
templates.filters["called"] = lambda word, seen: seen.called(word)
templates.filters["date"] = lambda at: datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def page(template: str, status: int = 200, **values: object) -> Response:
    """Return a plain page; whatever is in the values is escaped."""
    return HTMLResponse(templates.get_template(template).render(values), status)


async def style(_: Request) -> Response:
    """Return how plain pages look."""
    return Response(templates.get_template("plain.css").render(), media_type="text/css")
