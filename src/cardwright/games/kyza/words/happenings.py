"""What effects wait for: a character enters, is destroyed, attacks, deals combat damage; a turn begins or ends."""

from dataclasses import dataclass

from cardwright.games.kyza.events import (
    Attacked,
    Damaged,
    Destroyed,
    EndBegan,
    Entered,
    LifeDamaged,
    TurnBegan,
    TurnedUp,
)
from cardwright.games.kyza.state import Kyza
from cardwright.games.kyza.words.nouns import ANYONES, SIDES, meant
from cardwright.kernel.events import Event
from cardwright.kernel.frames import Standing
from cardwright.language.printing import a
from cardwright.language.standing import OPPONENT, YOU, Happening, Itself, subject
from cardwright.language.words import Cards


@dataclass(frozen=True)
class Enters(Happening):
    """A character comes into play, played or put there; never the source itself."""

    whose: int = ANYONES

    def kind(self) -> type[Event]:
        """Return the event."""
        return Entered

    def cards(self, m: Kyza, s: Standing, event: Event) -> list[int]:
        """Look whose it is."""
        assert isinstance(event, Entered)
        fits = event.card != s.act.source and meant(self.whose, s.act, event.player)
        return [event.card] if fits else []

    def text(self) -> str:
        """Print it."""
        return f"{a(f'{SIDES[self.whose]}character')} enters play"


@dataclass(frozen=True)
class IsDestroyed(Happening):
    """A character is destroyed, whatever the cause."""

    whose: int = ANYONES

    def kind(self) -> type[Event]:
        """Return the event."""
        return Destroyed

    def cards(self, m: Kyza, s: Standing, event: Event) -> list[int]:
        """Look which of them were characters, and whose."""
        assert isinstance(event, Destroyed)
        return [
            card
            for card, player in zip(event.destroyed, event.players, strict=True)
            if card in event.characters and meant(self.whose, s.act, player)
        ]

    def text(self) -> str:
        """Print it."""
        return f"{a(f'{SIDES[self.whose]}character')} is destroyed"


@dataclass(frozen=True)
class Attacks(Happening):
    """A character attacks."""

    whose: int = ANYONES

    def kind(self) -> type[Event]:
        """Return the event."""
        return Attacked

    def cards(self, m: Kyza, s: Standing, event: Event) -> list[int]:
        """Look who attacks."""
        assert isinstance(event, Attacked)
        return list(event.attackers) if meant(self.whose, s.act, event.player) else []

    def text(self) -> str:
        """Print it."""
        return f"{a(f'{SIDES[self.whose]}character')} attacks"


@dataclass(frozen=True)
class DealsCombatDamage(Happening):
    """A character of a set deals combat damage to a player."""

    of: Cards

    def kind(self) -> type[Event]:
        """Return the event."""
        return LifeDamaged

    def cards(self, m: Kyza, s: Standing, event: Event) -> list[int]:
        """Look who dealt it."""
        assert isinstance(event, LifeDamaged)
        return [event.source] if event.combat and self.of.includes(m, s.act, event.source) else []

    def text(self) -> str:
        """Print it."""
        who = subject(self.of) if isinstance(self.of, Itself) else a(self.of.text())
        return f"{who} deals combat damage to a player"


@dataclass(frozen=True)
class IsDamaged(Happening):
    """A character of a set is dealt damage."""

    of: Cards

    def kind(self) -> type[Event]:
        """Return the event."""
        return Damaged

    def cards(self, m: Kyza, s: Standing, event: Event) -> list[int]:
        """Look who was dealt it."""
        assert isinstance(event, Damaged)
        return [event.card] if self.of.includes(m, s.act, event.card) else []

    def text(self) -> str:
        """Print it."""
        who = subject(self.of) if isinstance(self.of, Itself) else a(self.of.text())
        return f"{who} is dealt damage"


@dataclass(frozen=True)
class Activates(Happening):
    """A player activates an effect."""

    side: int = YOU

    def kind(self) -> type[Event]:
        """Return the event."""
        return TurnedUp

    def cards(self, m: Kyza, s: Standing, event: Event) -> list[int]:
        """Look who did."""
        assert isinstance(event, TurnedUp)
        fits = event.card != s.act.source and (self.side == YOU) == (event.player == s.act.player)
        return [event.card] if fits else []

    def text(self) -> str:
        """Print it."""
        return "you activate another effect" if self.side == YOU else "your opponent activates an effect"


@dataclass(frozen=True)
class TurnStarts(Happening):
    """A turn begins."""

    side: int = YOU

    def kind(self) -> type[Event]:
        """Return the event."""
        return TurnBegan

    def cards(self, m: Kyza, s: Standing, event: Event) -> list[int]:
        """Look whose it is."""
        assert isinstance(event, TurnBegan)
        return [-1] if (self.side == YOU) == (event.player == s.act.player) else []

    def opening(self) -> str:
        """It happens once."""
        return ""

    def text(self) -> str:
        """Print it."""
        return f"at the start of {'your' if self.side != OPPONENT else 'your opponent' + chr(39) + 's'} turn"


@dataclass(frozen=True)
class TurnEnds(Happening):
    """A turn comes to its END phase."""

    side: int = YOU

    def kind(self) -> type[Event]:
        """Return the event."""
        return EndBegan

    def cards(self, m: Kyza, s: Standing, event: Event) -> list[int]:
        """Look whose it is."""
        assert isinstance(event, EndBegan)
        return [-1] if (self.side == YOU) == (event.player == s.act.player) else []

    def opening(self) -> str:
        """It happens once."""
        return ""

    def text(self) -> str:
        """Print it."""
        return f"at the end of {'your' if self.side == YOU else 'your opponent' + chr(39) + 's'} turn"
