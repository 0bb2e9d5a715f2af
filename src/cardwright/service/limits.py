"""Limits: how often something may be done, and how much may be open at once.

What a process counts by itself is here, which is all there is where it serves alone; where several serve one database,
`storage.rates` and `storage.slots` count for all of them, and are asked in the same way.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

TOLERANCE: Final = 1e-6
"""Seconds by which a bucket may lack a token: sums of fractions are not exact."""


class Limiter:
    """How often something may be done: a bucket of ``burst`` tokens for each who does it, ``rate`` more a second.

    It keeps no more than ``most`` buckets; those that were not used for longest are forgotten, and begin full again.
    """

    def __init__(
        self, burst: float, rate: float, *, most: int = 10_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Begin with full buckets."""
        self.cost = 1 / rate
        """Seconds until a token that was taken is there again."""
        self.room = burst / rate
        """Seconds until an empty bucket is full."""
        self._most = most
        self._clock = clock
        self._full: dict[str, float] = {}
        """Per key when the bucket is full again; the one that was used last is last."""

    def allow(self, key: str) -> bool:
        """Take a token, if there is one."""
        now = self._clock()
        full = max(self._full.pop(key, now), now)
        allowed = full + self.cost - now <= self.room + TOLERANCE
        self._full[key] = full + self.cost if allowed else full
        if len(self._full) > self._most:
            del self._full[next(iter(self._full))]
        return allowed

    def learn(self, key: str, ahead: float) -> None:
        """Take note that a bucket is full in so many seconds."""
        if key in self._full:
            self._full[key] = self._clock() + ahead


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something called ``name`` may be done: ``burst`` times at once, and ``rate`` a second after that.

    An ``exact`` one is worth a question to the database each time, where several processes count together.
    """

    name: str
    burst: float
    rate: float
    exact: bool = False


class Rates:
    """What is done how often, by way of this process."""

    def __init__(self) -> None:
        """Begin as if nothing had been done."""
        self._limiters: dict[Rate, Limiter] = {}

    async def allow(self, rate: Rate, key: str) -> bool:
        """Count what somebody does, by whom ``key`` stands for; false if they do it too often."""
        return self.limiter(rate).allow(key)

    def limiter(self, rate: Rate) -> Limiter:
        """Return the buckets of a rate."""
        found = self._limiters.get(rate)
        if found is None:
            found = self._limiters[rate] = Limiter(rate.burst, rate.rate)
        return found

    async def tidy(self) -> None:
        """Let go of what is not needed any more; is called now and then."""

    async def close(self) -> None:
        """Count no more."""


Slot = tuple[str, str]
"""What is counted together: a kind, and by or at whom."""


class Claim(NamedTuple):
    """One more of what is open: of which kind, by or at whom, and how many of these there may be at most."""

    kind: str
    key: str
    most: float

    @property
    def slot(self) -> Slot:
        """What it is counted with."""
        return self.kind, self.key


class Full(Exception):
    """As many are open as may be; ``claim`` says of what."""

    def __init__(self, claim: Claim) -> None:
        """Refuse a claim."""
        super().__init__(claim)
        self.claim = claim


Release = Callable[[], None]
"""Gives back what was taken; is called once."""


class Slots:
    """What is open, by way of this process."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._counts: Counter[Slot] = Counter()

    async def take(self, *claims: Claim) -> Release:
        """Take all that is claimed, until it is given back; `Full` if there is too much of something already."""
        return self._take(claims, {})

    def count(self, kind: str, key: str) -> int:
        """Return how many are open."""
        return self._counts[kind, key]

    async def tidy(self) -> None:
        """Let go of what is not needed any more; is called now and then."""

    async def close(self) -> None:
        """Count no more."""

    def _check(self, claims: Sequence[Claim], others: Mapping[Slot, int]) -> None:
        """Raise `Full` if there is no room for what is claimed beside what is open here and at others."""
        for claim in claims:
            if self.count(claim.kind, claim.key) + others.get(claim.slot, 0) >= claim.most:
                raise Full(claim)

    def _take(self, claims: Sequence[Claim], others: Mapping[Slot, int]) -> Release:
        self._check(claims, others)
        slots = [claim.slot for claim in claims]
        self._counts.update(slots)
        self._changed(slots)

        def release() -> None:
            self._counts.subtract(slots)
            for slot in slots:
                if not self._counts[slot]:
                    del self._counts[slot]
            self._changed(slots)

        return release

    def _changed(self, slots: Iterable[Slot]) -> None:
        """Take note that there are more or fewer of something."""
