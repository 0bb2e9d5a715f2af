"""Events: every change of a match is one."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from cardwright.kernel.log import Teller
    from cardwright.kernel.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A change of the match, written in the past tense.

    A concrete event is a slotted dataclass whose fields are whole numbers (cards, players, amounts). `Match.do` lets
    standing effects replace it, applies it, tells whoever listens, and writes it into the journal; nothing else may
    call `apply`.
    """

    __slots__ = ()

    def apply(self, m: "Match") -> None:
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
