"""Sessions: live connections of guests, which end when the guest leaves, by way of whichever process."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Sessions:
    """The live connections of a process, by guest; those of people whom nobody knows have an empty one."""

    def __init__(self) -> None:
        """Begin with none."""
        self._open: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def open(self, guest: str) -> Iterator[asyncio.Event]:
        """Keep a connection of a guest on the books; the event is set once it has to end."""
        ended = asyncio.Event()
        own = self._open.setdefault(guest, set())
        own.add(ended)
        try:
            yield ended
        finally:
            own.discard(ended)
            if not own:
                self._open.pop(guest, None)

    def guests(self) -> list[str]:
        """Return the guests who have any."""
        return [guest for guest in self._open if guest]

    def end(self, guest: str) -> None:
        """End all connections of a guest."""
        for ended in self._open.get(guest, ()):
            ended.set()
