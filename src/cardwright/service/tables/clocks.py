"""Clocks: how much time the seats have left, computed from when things happened.

A clock runs for each person who is asked something. With a live clock each pick of the person adds the increment; with
days for each pick a seat has the whole time anew whenever it is asked something else.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from cardwright.service.protocol import Clock

SECOND = 1000
DAY = 24 * 3600 * SECOND


@dataclass(frozen=True, slots=True)
class Clocks:
    """The clocks of a table: ``left`` milliseconds by seat at the time ``at``, and the seats whose clock runs."""

    rule: Clock
    left: tuple[int, ...]
    running: tuple[int, ...] = ()
    at: int = 0

    @property
    def ticking(self) -> bool:
        """Whether there are clocks at all."""
        return self.rule.kind != "none"

    def now(self, at: int) -> "Clocks":
        """Return the clocks at a later time."""
        if not self.running or at <= self.at:
            return self if at <= self.at else self._with(self.left, at=at)
        spent = at - self.at
        return self._with(tuple(left - spent if i in self.running else left for i, left in enumerate(self.left)), at=at)

    def paused(self, milliseconds: int) -> "Clocks":
        """Give back so much time to the clocks that run."""
        return self._with(tuple(left + milliseconds if i in self.running else left for i, left in enumerate(self.left)))

    def picked(self, seat: int) -> "Clocks":
        """Add what a pick of a person adds."""
        if self.rule.kind != "live":
            return self
        return self._set(seat, self.left[seat] + self.rule.increment * SECOND)

    def asked(self, seats: Iterable[int], anew: Iterable[int]) -> "Clocks":
        """Let the clocks of these persons run and no others; ``anew`` are those who are asked something else now."""
        if not self.ticking:
            return self
        clocks = self
        if self.rule.kind == "days":
            for seat in anew:
                clocks = clocks._set(seat, self.rule.days * DAY)
        return Clocks(clocks.rule, clocks.left, tuple(seats), clocks.at)

    def runs_out(self) -> int | None:
        """Return when the first clock runs out, in milliseconds since 1970, if one runs."""
        return self.at + min(self.left[seat] for seat in self.running) if self.running else None

    def out(self, at: int) -> list[int]:
        """Return the seats whose time is over by then."""
        return [seat for seat in self.running if self.left[seat] - (at - self.at) <= 0]

    def _set(self, seat: int, left: int) -> "Clocks":
        return self._with((*self.left[:seat], left, *self.left[seat + 1 :]))

    def _with(self, left: tuple[int, ...], at: int | None = None) -> "Clocks":
        return Clocks(self.rule, left, self.running, self.at if at is None else at)


def wound(rule: Clock, seats: int) -> Clocks:
    """Return the clocks of so many seats before the match begins."""
    left = {"none": 0, "live": rule.base * SECOND, "days": rule.days * DAY}[rule.kind]
    return Clocks(rule, (left,) * seats)
