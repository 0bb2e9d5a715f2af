"""Fast random numbers, for what nobody has to check afterwards: the worlds that a search draws by the thousand.

They come from a multiply-with-carry generator (Marsaglia 1994): the factor times 2^32, less one, is a safe prime, so
every seed is on a cycle of about 2^61 numbers. The state is a small whole number on every platform and build, and its
two halves are mixed before they are given out.
"""

from typing import Final

from cardwright.kernel.basics.rng import Rng

_FACTOR: Final = 1073740155
_BITS: Final = 32
_LOW: Final = (1 << _BITS) - 1
_SEEDS: Final = 1 << 60


class Dice:
    """A fast stream of random numbers; the same stream as source gives the same numbers.

    >>> dice = Dice(Rng(7))
    >>> [dice.below(6) for _ in range(8)]
    [5, 5, 5, 5, 1, 0, 3, 2]
    """

    __slots__ = ("_state",)

    def __init__(self, rng: Rng) -> None:
        """Begin where the stream says, which moves on by one number."""
        self._state: int = 1 + rng.below(_SEEDS)

    def below(self, n: int) -> int:
        """Return a random integer from 0 to ``n - 1``, for a positive ``n`` that is far below 2^30."""
        state = self._state
        low = state & _LOW
        high = state >> _BITS
        self._state = _FACTOR * low + high
        return ((low ^ high) * n) >> _BITS

    def deal(self, items: list[int], number: int) -> None:
        """Bring so many of the items to the front, in place: each choice and order of them is as likely as another."""
        last = len(items)
        for i in range(min(number, last - 1)):
            j = i + self.below(last - i)
            item = items[j]
            items[j] = items[i]
            items[i] = item
