"""The plots of a report: drawings that stand in a page as they are, with text as text and the page's own colors.

Matplotlib writes what a file of its own needs, and colors as numbers. In the page the one is in the way, and the
others become variables, so that a plot is as light or dark as the page around it.
"""

import io
import re
import warnings
from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Any, Final, NamedTuple

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from cardwright.research.report.figures import CardRow

WIDTH: Final = 4.4
HEIGHT: Final = 2.6
"""Inches; a page shows a plot about as wide, so that its letters are as large as those beside it."""
BARS: Final = 24
MOST_CARDS: Final = 10
"""As many cards are drawn of those that did best, and of those that did worst."""
LONGEST_NAME: Final = 26
INK: Final = "#010101"
SERIES: Final = ("#020201", "#020202", "#020203", "#020204", "#020205", "#020206")
"""What stands for the page's colors until they are put in."""
FEWEST: Final = 5
"""A card that was drawn in fewer games is not drawn here: its interval is nearly the whole width."""
SETTINGS: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "cardwright",
    "text.parse_math": False,
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.labelcolor": INK,
    "axes.edgecolor": INK,
    "text.color": INK,
    "legend.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


class Plot(NamedTuple):
    """A drawing, as SVG to be put into a page, and what it shows, in words."""

    svg: str
    caption: str


@mpl.rc_context(SETTINGS)
def lengths(numbers: Sequence[int], thing: str, caption: str) -> Plot:
    """Draw how many games took how many of a thing."""
    figure, axes = begun()
    least, most = min(numbers), max(numbers)
    width = max(1, ceil((most - least + 1) / BARS))
    bins = [least - 0.5 + width * i for i in range((most - least) // width + 2)]
    axes.hist(numbers, bins=bins, color=SERIES[0])
    axes.set_xlabel(thing)
    axes.set_ylabel("games")
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(MaxNLocator(integer=True, min_n_ticks=1))
    return Plot(drawn(figure, thing), caption)


@mpl.rc_context(SETTINGS)
def times(names: Sequence[str], micros: Sequence[Sequence[int]], caption: str) -> Plot:
    """Draw how many picks of each bot took how long, over a scale in which each step is ten times the one before."""
    figure, axes = begun()
    logs = [[log10(max(pick, 1) / 1000) for pick in picks] for picks in micros]
    least = floor(min((min(each) for each in logs if each), default=0))
    most = max(ceil(max((max(each) for each in logs if each), default=1)), least + 1)
    bins = [least + (most - least) * i / BARS for i in range(BARS + 1)]
    for name, picks, color in zip(names, logs, SERIES, strict=False):
        weights = [100 / len(picks) for _ in picks]
        axes.hist(picks, bins=bins, weights=weights, histtype="step", linewidth=2, color=color, label=name)
    ticks = range(least, most + 1)
    axes.set_xticks(list(ticks), [duration(10.0**tick) for tick in ticks])
    axes.set_xlabel("a pick took")
    axes.set_ylabel("% of the picks")
    axes.legend(frameon=False, fontsize=8)
    return Plot(drawn(figure, "time"), caption)


@mpl.rc_context(SETTINGS)
def cards(rows: Sequence[CardRow], even: float, caption: str) -> Plot | None:
    """Draw the shares of games won in which cards were drawn, with their intervals; ``even`` is a bot's due share."""
    known = [row for row in rows if row.drawn.of >= FEWEST]
    if not known:
        return None
    shown = known if len(known) <= 2 * MOST_CARDS else [*known[:MOST_CARDS], *known[-MOST_CARDS:]]
    figure, axes = begun(0.9 + 0.19 * len(shown))
    places = [-i - (i >= MOST_CARDS and len(known) > len(shown)) for i in range(len(shown))]
    rates = [100 * row.drawn.rate for row in shown]
    below = [max(rate - 100 * row.drawn.interval.low, 0) for rate, row in zip(rates, shown, strict=True)]
    above = [max(100 * row.drawn.interval.high - rate, 0) for rate, row in zip(rates, shown, strict=True)]
    axes.errorbar(rates, places, xerr=[below, above], fmt="o", markersize=4, color=SERIES[0], linewidth=1.5)
    axes.axvline(100 * even, color=INK, linewidth=0.8, linestyle=":")
    axes.set_yticks(places, [short(row.name) for row in shown])
    axes.set_ylim(places[-1] - 0.8, 0.8)
    axes.set_xlabel("% of the games won in which it was drawn")
    return Plot(drawn(figure, "cards"), caption)


def begun(height: float = HEIGHT) -> tuple[Figure, Axes]:
    """Begin a drawing."""
    figure = Figure((WIDTH, height), layout="constrained")
    return figure, figure.subplots()


def drawn(figure: Figure, name: str) -> str:
    """Return a drawing as SVG that can stand in a page; ``name`` tells its ids from those of others there."""
    file = io.StringIO()
    with warnings.catch_warnings():
        # The letters are those of the page; those by which widths are measured here may lack some.
        warnings.filterwarnings("ignore", message="Glyph .* missing from")
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    return for_page(file.getvalue(), name)


def for_page(svg: str, name: str) -> str:
    """Return a drawing without what only a file of its own needs, and with colors that are the page's."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    box = re.search(r'viewBox="[^"]*"', svg)
    assert box is not None
    svg = f'<svg {box[0]} aria-hidden="true" focusable="false">{svg[svg.index(">") + 1 :]}'
    svg = re.sub(r'\bid="', f'id="{name}-', svg)
    svg = re.sub(r'(url\(#|href="#)', rf"\g<1>{name}-", svg)
    svg = svg.replace("xlink:href", "href")
    svg = re.sub(r"font-family: [^;\"]*(; )?", "", svg)
    svg = svg.replace(INK, "currentColor")
    for number, color in enumerate(SERIES, 1):
        svg = svg.replace(color, f"var(--series-{number})")
    return svg.strip()


def duration(milliseconds: float) -> str:
    """Write a power of ten of milliseconds: "10 µs", "1 ms", "100 s"."""
    if milliseconds < 1:
        return f"{milliseconds * 1000:g} µs"
    return f"{milliseconds:g} ms" if milliseconds < 1000 else f"{milliseconds / 1000:g} s"  # noqa: PLR2004 - as named


def short(name: str) -> str:
    """Cut a name that would leave no room for the plot; the table has it whole."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1].rstrip() + "…"
