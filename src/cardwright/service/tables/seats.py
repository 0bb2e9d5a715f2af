"""The places at a table: who sits there, with which deck, and what each has put into the shuffle."""

from dataclasses import dataclass
from typing import Final

from cardwright.kernel.pieces.decklist import DeckList

STANDS_IN: Final = "greedy"
"""The bot that plays on where somebody has given up."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a table; one with neither a guest nor a bot is open.

    ``commit`` and ``nonce`` are what it put into the shuffle: empty for nothing, and a ``nonce`` of None for nothing
    yet. ``out`` says why it is out of the running ("resigned"), empty where it is not; ``offer`` is what it committed
    to for the rematch, None where it has offered none. ``listed`` is the deck with which a series began, ``following``
    the one that was made of it for the next game, in secret.
    """

    guest: str = ""
    bot: str = ""
    name: str = ""
    deck: DeckList | None = None
    listed: DeckList | None = None
    following: DeckList | None = None
    commit: str = ""
    nonce: str | None = None
    out: str = ""
    offer: str | None = None

    @property
    def open(self) -> bool:
        """Whether anybody may sit here."""
        return not self.guest and not self.bot

    @property
    def player(self) -> str:
        """The bot that plays here, empty for a person."""
        return self.bot or (STANDS_IN if self.out else "")

    @property
    def person(self) -> bool:
        """Whether a person plays here."""
        return not self.player and bool(self.guest)


@dataclass(frozen=True, slots=True)
class Asking:
    """An undo that a seat asks for: back to where ``to`` moves had been made; ``waiting`` have still to agree."""

    seat: int
    to: int
    waiting: tuple[int, ...]
