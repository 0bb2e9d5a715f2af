"""Replay recorded plays of another KeyForge implementation on this engine, and say where the two differ.

    uv run python -m tools.traces.compare TRACES [--card NAME] [--stand-ins] [--verbose]

TRACES is a file of recorded plays (`tools.traces.recorded` says what is in it); none comes with the project. A play is
replayed if all its cards can be played. With --stand-ins it is enough if the card can be played that the play is
about, and blank cards stand in for others: that such a play agrees says something, that it differs need not.

After each click at which both are at rest, everything public is compared: pools, keys, chains, all zones, each card in
play, the active player and house, the winner; and wherever both ask the same, the possibilities (targets, houses, what
may be done with a card). Differences that are understood are listed in explained.toml, with what differs and why, and
told in docs/traces.md. The exit code is 0 if every difference is listed, 1 if one is not (or one that is listed is
gone), 2 for a file that cannot be read.
"""

import sys
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from cyclopts import App

from cardwright.kernel.basics.names import fold
from tools.traces.laying import CannotLay, is_about_missing, missing
from tools.traces.recorded import BadTrace, Trace, read
from tools.traces.replaying import Report, replay

EXPLAINED = Path(__file__).with_name("explained.toml")
GOOD, DIFFERENT, BAD_INPUT = 0, 1, 2

app = App(name="compare", help="Compare recorded plays of another KeyForge implementation with this one.")


@dataclass(frozen=True)
class Explanation:
    """A difference that is understood: in which play, what differs, and why."""

    name: str
    title: str
    difference: str
    reason: str


@dataclass
class Account:
    """What came of all plays, for the summary."""

    counts: Counter[str] = field(default_factory=Counter)
    positions: int = 0
    possibilities: int = 0
    lines: list[str] = field(default_factory=list)

    def add(self, report: Report) -> None:
        """Add up what was compared."""
        self.positions += report.compared
        self.possibilities += report.targets

    @property
    def exit_code(self) -> int:
        """Whether anything is not accounted for."""
        return DIFFERENT if self.counts["differ"] or self.counts["out of date"] else GOOD


Explanations = dict[tuple[str, str], Explanation]
"""What is understood, by the name and the title of the play."""


def explanations(path: Path) -> Explanations:
    """Read the list of differences that are understood; `BadTrace` says what is wrong with it."""
    try:
        entries = tomllib.loads(path.read_text("utf-8")).get("play", [])
        found = [Explanation(**{key: " ".join(text.split()) for key, text in entry.items()}) for entry in entries]
    except OSError as error:
        raise BadTrace(f"{path} cannot be read: {error.strerror}") from error
    except (ValueError, TypeError, AttributeError) as error:
        raise BadTrace(f"{path} is no list of plays with name, title, difference and reason: {error}") from error
    return {(entry.name, entry.title): entry for entry in found}


def account(traces: list[Trace], explained: Explanations, *, stand_ins: bool = False, verbose: bool = False) -> Account:
    """Replay all plays and sort what came of them."""
    result = Account()
    for trace in traces:
        lacking = missing(trace)
        if lacking and (not stand_ins or is_about_missing(trace)):
            result.counts["cards missing"] += 1
            continue
        try:
            report = replay(trace)
        except CannotLay as reason:
            result.counts["cannot be laid out"] += 1
            result.lines.append(f"CANNOT BE LAID OUT  {trace.name}: {trace.title}\n    {reason}")
            continue
        verdict, lines = _judge(report, explained.get((trace.name, trace.title)), lacking)
        result.counts[verdict] += 1
        if verdict != "cards missing":
            result.add(report)
            if verbose:
                lines += report.lines
            if verbose or not verdict.startswith("agree"):
                result.lines.append("\n    ".join([f"{verdict.upper()}  {trace.name}: {trace.title}", *lines]))
    return result


def _judge(report: Report, explanation: Explanation | None, lacking: list[str]) -> tuple[str, list[str]]:
    """Give the verdict on a replay, as the summary calls it, and the lines that tell of it."""
    if not report.difference:
        if explanation is not None and not lacking:
            return "out of date", [f"listed as different, but agrees: {explanation.difference}"]
        return ("agree with stand-ins" if lacking else "agree"), []
    if explanation is not None and explanation.difference == report.difference:
        return "explained", [report.difference, f"because: {explanation.reason}"]
    if lacking:
        return "cards missing", []
    return "differ", [report.difference]


def summary(result: Account) -> str:
    """Say in a few lines what came of all plays."""
    counts = result.counts
    replayed = counts.total() - counts["cards missing"] - counts["cannot be laid out"]
    rows = [f"{counts.total()} plays, {replayed} replayed."]
    rows += [f"  {counts[what]:4} {what}" for what in sorted(counts, key=lambda what: -counts[what])]
    rows.append(f"Compared: {result.positions} positions at rest, {result.possibilities} sets of possibilities.")
    return "\n".join(rows)


@app.default
def compare(
    traces: Path,
    /,
    *,
    card: str | None = None,
    stand_ins: bool = False,
    verbose: bool = False,
    explained: Path = EXPLAINED,
) -> int:
    """Replay recorded plays, and say where the two differ.

    Args:
        traces: A file of recorded plays, one JSON object in each line; gzipped if it ends in .gz.
        card: Replay only the plays that are about this card.
        stand_ins: Replay also plays in which other cards than the one they are about cannot be played yet.
        verbose: Tell every click and pick.
        explained: The list of differences that are understood.
    """
    try:
        plays, understood = read(traces), explanations(explained)
    except BadTrace as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
    if card is not None:
        plays = [play for play in plays if fold(play.name) == fold(card)]
    result = account(plays, understood, stand_ins=stand_ins, verbose=verbose)
    print("\n".join([*result.lines, summary(result)]))
    return result.exit_code


if __name__ == "__main__":
    sys.exit(app(result_action="return_value"))
