"""`cardwright replay`: step through a record, or check it."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

import cardwright as cw
from cardwright.cli import files
from cardwright.cli.showing import Drawn, Show, Told
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadRecord
from cardwright.reading.view import Seen

STEPS_HELP = "Enter: next, N: N picks on, b: back, e: to the end, log: what happened, q: quit"


def run(out: Console, file: Path, *, verify: bool, plain: bool, ask: Callable[[str], str] = input) -> int:
    """Check the record, then step through it unless checking is all."""
    text = files.read_text(file, "record")
    try:
        record = cw.Record.from_json(text)
        match = cw.replay(record)
    except BadRecord as error:
        raise BadRecord(f"{names.quote(str(file))}: {error}") from error
    if verify:
        outcome = match.outcome
        end = "it was still going on" if outcome is None else Seen(match.game, match.view(match.game.players)).outcome()
        out.print(
            f"{file} replays to the same game: {len(record.picks)} picks, {match.turn} turns; {end.rstrip('.')}.",
            markup=False,
            soft_wrap=True,
        )
        return 0
    show: Show = Told(out) if plain else Drawn(out)
    Stepper(show, record).run(ask)
    return 0


class Stepper:
    """Goes forwards and backwards through a record, as somebody who watches and sees what all saw."""

    def __init__(self, show: Show, record: cw.Record) -> None:
        """Begin before the first pick."""
        self.show = show
        match = cw.load(record.game).open(record.setup, record.key)
        self.matches = [match]
        for pick in record.picks:
            match = match.copy()
            match.repeat(pick)
            self.matches.append(match)
        self.at = 0
        self.told = 0

    def run(self, ask: Callable[[str], str]) -> None:
        """Show one moment after the other, as people ask for them."""
        last = len(self.matches) - 1
        self.show.say(STEPS_HELP)
        while True:
            self.present()
            try:
                line = ask(f"{self.at} of {last}> ").strip().casefold()
                while line == "log":
                    self.show.news(self.matches[self.at].log(self.viewer))
                    line = ask("> ").strip().casefold()
            except EOFError:
                return
            if line in {"q", "quit"} or (not line and self.at == last):
                return
            self.go(line, last)

    @property
    def viewer(self) -> int:
        """Whoever watches."""
        return self.matches[0].game.players

    def go(self, line: str, last: int) -> None:
        """Go where a line says."""
        if line in {"b", "back"}:
            self.at = max(self.at - 1, 0)
        elif line in {"e", "end"}:
            self.at = last
        elif not line:
            self.at += 1
        elif line.isascii() and line.isdigit():
            self.at = min(self.at + int(line), last)
        else:
            self.show.say(STEPS_HELP)

    def present(self) -> None:
        """Show where the game stands, and what happened since it was last shown."""
        match = self.matches[self.at]
        log = match.log(self.viewer)
        news = log[self.told :] if len(log) >= self.told else log[-1:]
        self.told = len(log)
        self.show.moment(Seen(match.game, match.view(self.viewer)), news)
