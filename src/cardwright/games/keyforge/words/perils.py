"""What something else can happen instead of: a card is destroyed, a creature is dealt damage."""

from dataclasses import dataclass

from cardwright.games.keyforge.events import Damaged, Doomed
from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.events import Event
from cardwright.kernel.frames import Standing
from cardwright.kernel.grammar import Bound, Phrase, states
from cardwright.language.happenings import Happening
from cardwright.language.words import Cards


@dataclass(frozen=True)
class IsDoomed(Happening):
    """A card is destroyed: it is still in play, and has not begun to leave it."""

    of: Cards

    def kind(self) -> type[Event]:
        """Return the event."""
        return Doomed

    def cards(self, m: KeyForge, s: Standing, event: Event) -> list[int]:
        """Look whether it is one of them."""
        assert isinstance(event, Doomed)
        return [event.card] if self.of.includes(m, s.act, event.card) else []

    def phrase(self) -> Phrase:
        """Say it."""
        return states(Bound(self.of.noun()), "be destroyed")


@dataclass(frozen=True)
class IsDamaged(Happening):
    """A creature is dealt damage, with what its armor absorbs."""

    of: Cards

    def kind(self) -> type[Event]:
        """Return the event."""
        return Damaged

    def cards(self, m: KeyForge, s: Standing, event: Event) -> list[int]:
        """Look whether it is one of them."""
        assert isinstance(event, Damaged)
        return [event.card] if self.of.includes(m, s.act, event.card) else []

    def phrase(self) -> Phrase:
        """Say it."""
        return states(Bound(self.of.noun()), "be dealt damage")
