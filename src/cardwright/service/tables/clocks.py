"""Clocks: how much time the seats have left, computed from when things happened.

A clock runs for each person who is asked something. A live clock gets the increment when its person is asked no more,
or the turn has ended: once for all picks of a turn, of an answer to others, or of a secret answer. Or it has overtime
as in byo-yomi: when all else is used up, so many seconds anew whenever its person is asked something else. With days
for each pick a seat has the whole time anew whenever it is asked something else.
"""

from collections.abc import Iterable

from msgspec import Struct

from cardwright.service.protocol import Clock

SECOND = 1000
DAY = 24 * 3600 * SECOND
BETWEEN = 180 * SECOND
"""How long all have between two games of a series, where clocks are live."""


class Clocks(Struct, frozen=True):
    """The clocks of a table: ``left`` milliseconds by seat at the time ``at``, and the seats whose clock runs.

    In overtime ``left`` is below zero: so much of it is used up.
    """

    rule: Clock
    left: tuple[int, ...]
    running: tuple[int, ...] = ()
    at: int = 0

    @property
    def ticking(self) -> bool:
        """Whether there are clocks at all."""
        return self.rule.kind != "none"

    @property
    def between(self) -> int:
        """Return the milliseconds that all have between two games of a series: by days, as long as for a pick."""
        return self.rule.days * DAY if self.rule.kind == "days" else BETWEEN

    @property
    def overtime(self) -> int:
        """The milliseconds for each question once all else is used up."""
        return self.rule.overtime * SECOND

    def now(self, at: int) -> "Clocks":
        """Return the clocks at a later time."""
        if not self.running or at <= self.at:
            return self if at <= self.at else self._with(self.left, at=at)
        spent = at - self.at
        return self._with(tuple(left - spent if i in self.running else left for i, left in enumerate(self.left)), at=at)

    def paused(self, milliseconds: int) -> "Clocks":
        """Give back so much time to the clocks that run."""
        return self._with(tuple(left + milliseconds if i in self.running else left for i, left in enumerate(self.left)))

    def earned(self, seats: Iterable[int]) -> "Clocks":
        """Add the increment for these seats."""
        return self._add(seats, self.rule.increment * SECOND)

    def returned(self, seats: Iterable[int]) -> "Clocks":
        """Take the increment back from these seats, but for a last second."""
        return self._add(seats, -self.rule.increment * SECOND)

    def _add(self, seats: Iterable[int], milliseconds: int) -> "Clocks":
        clocks = self
        for seat in seats if self.rule.kind == "live" else ():
            clocks = clocks._set(seat, max(self.left[seat] + milliseconds, min(self.left[seat], SECOND)))
        return clocks

    def asked(self, seats: Iterable[int], anew: Iterable[int]) -> "Clocks":
        """Let the clocks of these persons run and no others; ``anew`` are those who are asked something else now."""
        if not self.ticking:
            return self
        clocks = self
        for seat in anew if self.rule.kind == "days" or self.overtime else ():
            clocks = clocks._set(seat, self.rule.days * DAY or max(self.left[seat], 0))
        return Clocks(clocks.rule, clocks.left, tuple(seats), clocks.at)

    def runs_out(self) -> int | None:
        """Return when the first clock runs out, in milliseconds since 1970, if one runs."""
        return self.at + min(self.left[seat] for seat in self.running) + self.overtime if self.running else None

    def out(self, at: int) -> list[int]:
        """Return the seats whose time is over by then."""
        return [seat for seat in self.running if self.left[seat] + self.overtime - (at - self.at) <= 0]

    def _set(self, seat: int, left: int) -> "Clocks":
        return self._with((*self.left[:seat], left, *self.left[seat + 1 :]))

    def _with(self, left: tuple[int, ...], at: int | None = None) -> "Clocks":
        return Clocks(self.rule, left, self.running, self.at if at is None else at)


def wound(rule: Clock, seats: int, at: int = 0) -> Clocks:
    """Return the clocks of so many seats before the match begins, at that time."""
    left = {"none": 0, "live": rule.base * SECOND, "days": rule.days * DAY}[rule.kind]
    return Clocks(rule, (left,) * seats, at=at)
