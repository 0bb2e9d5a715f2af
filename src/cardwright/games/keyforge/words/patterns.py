"""What cards wait for: "each time an enemy creature is destroyed", "each time you play another creature"."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.games.keyforge.events import Destroyed, Fought, Played
from cardwright.games.keyforge.facts import CARD_TYPES
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.words.constants import Pattern
from cardwright.games.keyforge.words.sides import ANYONES, YOU
from cardwright.kernel.events import Event
from cardwright.kernel.frames import Standing
from cardwright.language.limits import Least
from cardwright.language.printing import a


@dataclass(frozen=True)
class CreatureDestroyed(Pattern):
    """A creature is destroyed: an enemy's, a friendly one, or any."""

    whose: int = ANYONES

    def kind(self) -> type[Event]:
        """Return the event."""
        return Destroyed

    def fits(self, m: KeyForge, s: Standing, event: Event) -> bool:
        """Look who controlled it."""
        assert isinstance(event, Destroyed)
        return event.creature and (self.whose == ANYONES or (self.whose == YOU) == (event.player == s.act.player))

    def card(self, event: Event) -> int:
        """Return the destroyed card."""
        assert isinstance(event, Destroyed)
        return event.card

    def text(self) -> str:
        """Print it."""
        return f"{('a friendly', 'an enemy', 'a')[self.whose]} creature is destroyed"


@dataclass(frozen=True)
class DestroyedFightingThis(Pattern):
    """An enemy creature is destroyed fighting the source, which survives (keyforge:fight.constant-survive)."""

    def kind(self) -> type[Event]:
        """Return the event."""
        return Destroyed

    def fits(self, m: KeyForge, s: Standing, event: Event) -> bool:
        """Look whom it fought."""
        assert isinstance(event, Destroyed)
        return event.foe == s.act.source and event.player != s.act.player and s.act.source in m.cards

    def card(self, event: Event) -> int:
        """Return the destroyed card."""
        assert isinstance(event, Destroyed)
        return event.card

    def text(self) -> str:
        """Print it."""
        return "an enemy creature is destroyed fighting this card"


@dataclass(frozen=True)
class FriendlyFights(Pattern):
    """A friendly creature fights."""

    def kind(self) -> type[Event]:
        """Return the event."""
        return Fought

    def fits(self, m: KeyForge, s: Standing, event: Event) -> bool:
        """Only the active player's creatures fight."""
        return m.active == s.act.player

    def card(self, event: Event) -> int:
        """Return the creature."""
        assert isinstance(event, Fought)
        return event.card

    def text(self) -> str:
        """Print it."""
        return "a friendly creature fights"


@dataclass(frozen=True)
class YouPlay(Pattern):
    """You play a card, or one of a type; never the source itself, which ``another`` says in the text.

    What waits for it resolves before the play ability of the card (keyforge:ruling.play-timing, keyforge:faq.8).
    """

    card_type: Annotated[int, Least(-1, 3)] = -1
    another: bool = True

    def kind(self) -> type[Event]:
        """Return the event."""
        return Played

    def fits(self, m: KeyForge, s: Standing, event: Event) -> bool:
        """Look who played what."""
        assert isinstance(event, Played)
        if event.player != s.act.player or event.card == s.act.source:
            return False
        return self.card_type < 0 or m.printed[event.card].type == self.card_type

    def card(self, event: Event) -> int:
        """Return the played card."""
        assert isinstance(event, Played)
        return event.card

    def text(self) -> str:
        """Print it."""
        noun = CARD_TYPES[self.card_type] if self.card_type >= 0 else "card"
        return f"you play another {noun}" if self.another else f"you play {a(noun)}"
