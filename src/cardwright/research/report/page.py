"""The page of a report: one file of HTML that needs no network, no script and nothing beside it.

Only the records of the games with the worst picks lie beside it, in a folder of their own.
"""

import platform
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from typing import TYPE_CHECKING

from jinja2 import Environment, PackageLoader, StrictUndefined

import cardwright as cw
from cardwright.kernel.basics.names import listing
from cardwright.research.report import figures, plots
from cardwright.research.report.blunders import NONE, Blunder, Blunders
from cardwright.research.report.figures import Share
from cardwright.research.simulation import Simulation

if TYPE_CHECKING:
    from cardwright.research.report.standings import Standings

FEW_COUNTS = 20
"""With more counts than that, a page has them folded."""


@dataclass(frozen=True)
class Report:
    """A page, and the records that lie beside it, by their paths from its folder."""

    html: str
    records: dict[str, str]


def percent(share: float) -> str:
    """Write a share as people read it: "48.5%"."""
    return f"{100 * share:.1f}%"


def between(share: Share) -> str:
    """Write the 95% interval of a share: "41.6 to 55.4"."""
    low, high = share.interval
    return f"{100 * low:.1f} to {100 * high:.1f}"


def tint(share: Share) -> str:
    """Say how strong the ground of a share is: in percent, the more the surer it is above or below one half."""
    low, high = share.interval
    sure = low - 0.5 if low > 0.5 else 0.5 - high if high < 0.5 else 0.0  # noqa: PLR2004 - one half
    return f"{min(100 * (abs(share.rate - 0.5) + sure), 45):.0f}%"


templates = Environment(
    loader=PackageLoader("cardwright.research.report", "."),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
templates.filters.update({"percent": percent, "between": between, "tint": tint, "listing": listing})


def report(
    simulation: Simulation,
    blunders: Blunders = NONE,
    *,
    command: str,
    folder: str,
    replay: tuple[str, ...] = (),
    standings: "Standings | None" = None,
) -> Report:
    """Write the report on a simulation that was gathered (`simulate`).

    ``command`` makes it again. ``folder`` is the name of the folder for records beside the page, and ``replay`` what
    `cardwright replay` has to be told besides the record, as for cards of one's own. ``standings`` are those of a
    ladder that is to stand in the page.
    """
    plan = simulation.plan
    game = cw.load(plan.game).seated(len(plan.bots))
    ended = simulation.ended
    names = figures.called(plan)
    deck_rows = figures.deck_rows(simulation)
    card_rows = figures.card_rows(simulation)
    counts = simulation.means()
    html = templates.get_template("page.html").render(
        simulation=simulation,
        plan=plan,
        game=game,
        names=names,
        command=command,
        versions=versions(),
        sides=figures.sides(simulation),
        seats=figures.seats(simulation),
        first=Share(simulation.first_wins, len(ended)),
        pairs=figures.pairs(simulation) if len(names) > 2 else [],  # noqa: PLR2004 - of two, it says nothing new
        decks=deck_rows,
        decks_meet=1 < len(deck_rows) <= figures.MOST_IN_A_MATRIX,
        lengths=list(lengths(simulation)),
        turns=simulation.length("turns"),
        picks=simulation.length("decisions"),
        endings=figures.endings(simulation),
        thinking=figures.thinking(simulation),
        times=plots.times(
            names,
            [[pick for game in games for pick in game] for games in figures.micros(simulation)],
            "How long picks took; each step of the scale is ten times the one before.",
        ),
        cards=card_rows,
        cards_plot=plots.cards(
            card_rows,
            len([game for game in ended if len(game.winners) == 1]) / max(len(ended) * len(names), 1),
            "How often whoever drew a card won, with 95% intervals; dotted, the share of all players.",
        ),
        counts=counts,
        few=len(counts) <= FEW_COUNTS,
        blunders=blunders,
        worst=[(blunder, *replayed(blunder, folder, replay)) for blunder in blunders.worst],
        folder=folder,
        standings=standings,
    )
    return Report(html, {f"{folder}/{file_of(number)}": record for number, record in blunders.records.items()})


def lengths(simulation: Simulation) -> Iterator[plots.Plot]:
    """Draw how long games were, where any ended."""
    ended = simulation.ended
    if ended:
        turns = f"{cw.load(simulation.plan.game).table.turn}s"
        yield plots.lengths([game.turns for game in ended], turns, f"How many {turns} games took.")
        yield plots.lengths([game.decisions for game in ended], "picks", "How many picks games took, of all together.")


def file_of(number: int) -> str:
    """Return the name of the file with the record of a match."""
    return f"game-{number + 1}.json"


def replayed(blunder: Blunder, folder: str, more: tuple[str, ...]) -> tuple[str, str]:
    """Return where the record of a blunder lies, and the command that shows the moment before it."""
    path = f"{folder}/{file_of(blunder.number)}"
    return path, shlex.join(["cardwright", "replay", path, "--at", str(blunder.moment.step), *more])


def versions() -> str:
    """Say with what it was made."""
    python, matplotlib = platform.python_version(), metadata.version("matplotlib")
    return f"Cardwright {cw.__version__}, Python {python}, Matplotlib {matplotlib}"
