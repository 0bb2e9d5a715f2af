"""What reports on balance have in common: games on several processes, what is drawn in them, tables, shares and bars.

Tables are in Markdown, shares come with their intervals, and bars are SVG.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from html import escape
from multiprocessing import get_context
from typing import Final, NamedTuple, Protocol

from cardwright.kernel.core.events import Event
from cardwright.kernel.matches.match import Match
from cardwright.research.statistics import wilson

CHUNK: Final = 20
"""So many games go to a process at once."""
INK: Final = "#222222"
SOFT: Final = "#8a8a8a"
FILL: Final = "#57ac97"
LINE: Final = 20
LEFT: Final = 250
WIDTH: Final = 420
"""The height of a line of a plot, and where its scale begins and how long it is, in pixels."""


class Bar(NamedTuple):
    """A line of a plot: what it is about, its share, and the share's 95% interval."""

    name: str
    share: float
    low: float
    high: float


class Drawing(Protocol):
    """An event of a game: a player draws a card."""

    card: int
    player: int


def counted(count: Callable[[int], Counter[str]], numbers: range, jobs: int) -> Counter[str]:
    """Add up what is counted in each game of those numbers, on so many processes."""
    found: Counter[str] = Counter()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for part in pool.map(count, numbers, chunksize=CHUNK):
            found.update(part)
    return found


def events(m: Match) -> list[Event]:
    """Return what has happened in a match, the first first."""
    found: list[Event] = []
    entry = m.journal
    while entry is not None:
        found.append(entry.event)
        entry = entry.before
    return found[::-1]


def drawn(m: Match, drawing: type[Drawing]) -> set[tuple[int, str]]:
    """Find which cards, by key, each player has drawn in a match; ``drawing`` is its game's event for that."""
    return {(event.player, m.prints[event.card].key) for event in events(m) if isinstance(event, drawing)}


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Write a table in Markdown."""
    return [f"| {' | '.join(row)} |" for row in [heads, ["---"] * len(heads), *rows]]


def share(won: float, of: float) -> str:
    """Write a share with its interval."""
    low, high = wilson(won, round(of))
    return f"{won / of:.1%} ({low:.1%} to {high:.1%})"


def bars(sections: Sequence[tuple[str, Sequence[Bar]]], whole: float, middle: str) -> str:
    """Draw sections of bars, each under its title, over a scale from 0 to ``whole`` whose middle has a name."""
    lines: list[str] = []
    y = LINE
    for title, rows in sections:
        lines.append(text(8, y, title, weight="bold"))
        y += LINE
        for name, *shares in rows:
            at = [LEFT + WIDTH * min(value, whole) / whole for value in shares]
            lines.append(text(8, y, name))
            lines.append(f'<rect x="{LEFT}" y="{y - 11}" width="{at[0] - LEFT:.1f}" height="12" fill="{FILL}"/>')
            lines.append(f'<path d="M{at[1]:.1f} {y - 5}H{at[2]:.1f}" stroke="{INK}" stroke-width="2"/>')
            y += LINE
        y += LINE // 2
    center = LEFT + WIDTH // 2
    lines.append(f'<path d="M{center} {LINE}V{y - LINE}" stroke="{SOFT}" stroke-dasharray="3 3"/>')
    lines.append(text(center - 26, y - 4, middle))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + 20}" height="{y + 8}"'
    font = 'font-family="sans-serif" font-size="13"'
    return "\n".join([f"{head} {font}>", '<rect width="100%" height="100%" fill="white"/>', *lines, "</svg>", ""])


def text(x: int, y: int, told: str, weight: str = "normal") -> str:
    """Draw a text."""
    return f'<text x="{x}" y="{y}" fill="{INK}" font-weight="{weight}">{escape(told)}</text>'
