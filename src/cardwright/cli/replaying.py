"""`cardwright replay`: step through a record, or check it."""

from collections.abc import Callable

from rich.console import Console

import cardwright as cw
from cardwright.cli import records
from cardwright.cli.showing import Show, show_on
from cardwright.kernel.basics.errors import BadSetup
from cardwright.reading.view import Seen

STEPS_HELP = "Enter: next, N: N picks on, b: back, e: to the end, log: what happened, q: quit"


def run(out: Console, wanted: str, *, verify: bool, plain: bool, at: int = 0, ask: Callable[[str], str] = input) -> int:
    """Check the record in a file or behind a link, then step through it from a pick on unless checking is all."""
    if at < 0:
        raise BadSetup(f"A replay begins after 0 picks or more, not after {at}.")
    played = records.read(wanted)
    match = records.replayed(wanted, played)
    if verify:
        end = "it was still going on" if not match.over else Seen(match.game, match.view(match.game.players)).outcome()
        out.print(
            f"{wanted} replays to the same game: {len(played.record.picks)} picks, "
            f"{match.turn} {match.game.table.turn}s; {end.rstrip('.')}.",
            markup=False,
            soft_wrap=True,
        )
        return 0
    show = show_on(out, plain=plain)
    Stepper(show, played, at).run(ask)
    return 0


class Stepper:
    """Goes forwards and backwards through a record, as somebody who watches and sees what all saw."""

    def __init__(self, show: Show, played: records.Played, at: int = 0) -> None:
        """Begin after so many picks, or at the end if there are fewer."""
        self.show = show
        record = played.record
        match = (played.game or cw.load(record.game)).open(record.setup, record.key)
        self.matches = [match]
        for pick in record.picks:
            match = match.copy()
            match.repeat(pick)
            self.matches.append(match)
        match.outcome = played.ended
        self.at = min(at, len(record.picks))
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
