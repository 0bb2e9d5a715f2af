"""Events: every change of a match is one."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from cardwright.kernel.cards import CardPrint
    from cardwright.kernel.log import Teller
    from cardwright.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A change of the match, written in the past tense.

    A concrete event is a slotted dataclass whose fields are whole numbers (cards, players, amounts). `State.do` lets
    standing effects replace it, applies it, tells whoever listens, and writes it into the journal; nothing else may
    call `apply`.
    """

    __slots__ = ()

    def apply(self, m: "State") -> None:
        """Make the change."""
        raise NotImplementedError(type(self).__name__)

    def cards(self) -> tuple[int, ...]:
        """Return the cards that the event is about; its text can name these alone, to those who know them all."""
        return ()

    def continues(self, before: "Event") -> bool:
        """Whether it is told in one sentence with the like event just before it."""
        return False

    def text(self, t: "Teller") -> str:
        """Say what happened in a sentence, in the teller's words; an empty text keeps it out of the log."""
        return ""


class Entry:
    """One event of a match, who knew all its cards once it had happened (a bit mask of viewers), and the one before."""

    __slots__ = ("before", "event", "known")

    def __init__(self, event: Event, known: int, before: "Entry | None") -> None:
        """Add an event to those before it."""
        self.event: Event = event
        self.known: int = known
        self.before: Entry | None = before


class Sampled(Event):
    """No event of the game: from here on the match is a world sampled for a player, whose cards were these before."""

    __slots__ = ("player", "prints")

    def __init__(self, player: int, prints: "tuple[CardPrint, ...]") -> None:
        """Describe it."""
        self.player: int = player
        self.prints: tuple[CardPrint, ...] = prints

    def apply(self, m: "State") -> None:
        """Change nothing."""
