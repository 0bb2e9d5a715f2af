"""Random numbers from a keyed counter.

A draw is a keyed hash (BLAKE2b, RFC 7693) of a purpose and a counter, cut to a range by rejection, so a generator
is two values: it copies for free, splits into independent streams, gives the same numbers on every platform, and
anyone who knows the key can check every draw afterwards.
"""

from hashlib import blake2b
from struct import Struct
from typing import Final

_WORD: Final = 1 << 64
_HALF: Final = 1 << 32
_WORDS_IN_BLOCK: Final = 8
_BLOCK: Final = Struct(f">{2 * _WORDS_IN_BLOCK}L")


def key_of(seed: int | str | bytes) -> bytes:
    """Turn what people type as a seed into a 32-byte key; different seeds give unrelated keys."""
    if isinstance(seed, bytes):
        return blake2b(seed, digest_size=32, person=b"cardwright/b").digest()
    return blake2b(str(seed).encode(), digest_size=32, person=b"cardwright/s").digest()


class Rng:
    """A stream of random numbers: a 32-byte ``key`` and how many 64-bit words were ``drawn``.

    >>> rng = Rng(7)
    >>> rng.below(6), rng.below(6)
    (2, 3)
    >>> Rng(7).stream("bot").below(1000) == Rng(7).stream("bot").below(1000)
    True
    """

    __slots__ = ("_left", "drawn", "key")

    def __init__(self, seed: int | str | bytes = 0, *, key: bytes | None = None, drawn: int = 0) -> None:
        """Start a stream from a seed, or continue one from its key and counter."""
        self.key: bytes = key_of(seed) if key is None else key
        self.drawn: int = drawn
        self._left: list[int] = []
        """What is left of the block that words are drawn from, in halves, the next one last.

        Whole words are beyond the numbers with which the compiled build reckons fast.
        """

    def copy(self) -> "Rng":
        """Return an independent generator that will give the same numbers."""
        return Rng(key=self.key, drawn=self.drawn)

    def stream(self, purpose: str) -> "Rng":
        """Return the independent stream of that purpose; this one does not move."""
        return Rng(key=blake2b(purpose.encode(), digest_size=32, key=self.key, person=b"stream").digest())

    def _word(self) -> tuple[int, int]:
        """Draw a word, and return its upper and its lower 32 bits."""
        if not self._left:
            number = self.drawn // _WORDS_IN_BLOCK
            block = blake2b(number.to_bytes(8, "big"), digest_size=64, key=self.key, person=b"draw").digest()
            self._left = list(_BLOCK.unpack(block)[2 * (self.drawn % _WORDS_IN_BLOCK) :])
            self._left.reverse()
        self.drawn += 1
        upper = self._left.pop()
        return upper, self._left.pop()

    def below(self, n: int) -> int:
        """Return a uniformly random integer from 0 to ``n - 1``; ``n`` must be positive."""
        if n <= 0:
            msg = f"a random number below {n} does not exist"
            raise ValueError(msg)
        upper, lower = self._word()
        while _is_beyond(upper, lower, n):
            upper, lower = self._word()
        return ((upper % n) * (_HALF % n) + lower) % n

    def random(self) -> float:
        """Return a uniformly random float in [0, 1)."""
        upper, lower = self._word()
        return (upper << 21 | lower >> 11) / (1 << 53)

    def shuffled(self, items: tuple[int, ...]) -> tuple[int, ...]:
        """Return the items in a uniformly random order (Fisher-Yates)."""
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)


def _is_beyond(upper: int, lower: int, n: int) -> bool:
    """Whether a word is beyond the last whole multiple of ``n``, which only the last ``n`` words can be."""
    if n < _HALF and upper < _HALF - 1:
        return False
    return (upper << 32 | lower) >= _WORD - _WORD % n
