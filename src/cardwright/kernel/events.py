"""Events: every change of a match is one."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright.kernel.match import Match


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

    def text(self, m: "Match", viewer: int) -> str:
        """Say to the viewer what happened, in a sentence; an empty text keeps it out of the log."""
        return ""
