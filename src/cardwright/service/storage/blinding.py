"""Blinding: what is counted for all processes is written down so that nobody reads there who it was."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Final

Blind = Callable[[str, str], str]
"""Returns what is written for a kind of thing and a key, such as an address."""
DIGEST_BYTES: Final = 16


def blinding(secret: str) -> Blind:
    """Return the keyed hash of a database: the same in all its processes, and another one in each database."""
    key = bytes.fromhex(secret)

    def blind(kind: str, text: str) -> str:
        return blake2b(f"{kind}/{text}".encode(), key=key, digest_size=DIGEST_BYTES).hexdigest()

    return blind
