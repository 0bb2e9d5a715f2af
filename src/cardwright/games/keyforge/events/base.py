"""What all events of KeyForge share."""

from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.events import Event
from cardwright.kernel.match import Match


class Change(Event):
    """An event of KeyForge; subclasses are slotted and have whole numbers as fields."""

    __slots__ = ()

    def apply(self, m: Match) -> None:
        """Make the change."""
        assert isinstance(m, KeyForge)
        self.change(m)

    def change(self, m: KeyForge) -> None:
        """Make the change in a KeyForge match."""
        raise NotImplementedError(type(self).__name__)
