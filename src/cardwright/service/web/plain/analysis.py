"""The plain page on which a finished game is looked back at: what a search thinks of it."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import cardwright as cw
from cardwright.reading.view import Reader
from cardwright.research.analysis import SLIGHT, percent, told
from cardwright.service.facts import GameAnalysis
from cardwright.service.web.context import context_of, table_in
from cardwright.service.web.plain.forms import plainly
from cardwright.service.web.plain.rendering import page


@plainly
async def show(request: Request) -> Response:
    """Show what came of the analysis of a finished game, or how far it is."""
    context = context_of(request)
    guest = await context.looker(request)
    table = table_in(request)
    analysed = await context.hub.analysis(table, guest)
    found = [] if analysed.analysis is None else [lines_of(analysed.analysis, await context.hub.game(table))]
    return page("analysis.html", table=table, analysed=analysed, found=found)


@plainly
async def begin(request: Request) -> Response:
    """Have a finished game analysed, and show how far it is."""
    context = context_of(request)
    guest = await context.looker(request)
    table = table_in(request)
    await context.hub.analyse(table, guest)
    return RedirectResponse(f"/analysis/{table}/text", 303)


def lines_of(analysis: GameAnalysis, game: cw.Game) -> dict[str, object]:
    """Return what the page says: the summary, where the game turned, each player's chances and better picks."""
    said = Reader(game).spoken
    players = [
        {
            "name": name,
            "chances": [(point.step, percent(point.chance)) for point in analysis.curves[seat]],
            "better": [
                f"Pick {moment.step + 1}, {game.table.turn} {moment.turn}: "
                f"“{said(moment.taken)}” ({percent(moment.worth)}); "
                f"“{said(moment.best)}” was better ({percent(moment.chance)})."
                for moment in analysis.moments
                if moment.player == seat and moment.cost >= SLIGHT
            ],
        }
        for seat, name in enumerate(analysis.names)
    ]
    return {
        "summary": [said(sentence) for sentence in analysis.summary],
        "turned": [f"It turned {told(swing, analysis.names, game.table.turn)}." for swing in analysis.turning_points],
        "players": players,
        "iterations": analysis.iterations,
    }
