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
from cardwright.kernel.grammar import YOUR_OPPONENT, YOURSELF, Bound, Noun, Phrase, Row, states
from cardwright.language.standing import YOU, Happening
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

    def phrase(self) -> Phrase:
        """Say it."""
        return states(Bound(Noun("character", before=(SIDES[self.whose],))), "enter play")


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

    def phrase(self) -> Phrase:
        """Say it."""
        return states(Bound(Noun("character", before=(SIDES[self.whose],))), "be destroyed")


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

    def phrase(self) -> Phrase:
        """Say it."""
        return states(Bound(Noun("character", before=(SIDES[self.whose],))), "attack")


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

    def phrase(self) -> Phrase:
        """Say it."""
        return states(Bound(self.of.noun()), "deal combat damage to", Noun("player", mere=True))


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

    def phrase(self) -> Phrase:
        """Say it."""
        return states(Bound(self.of.noun()), "be dealt damage")


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

    def phrase(self) -> Phrase:
        """Say it."""
        if self.side == YOU:
            return states(YOURSELF, "activate", Bound(Noun("effect", other=True)))
        return states(YOUR_OPPONENT, "activate", Bound(Noun("effect")))


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

    def before(self, then: Phrase) -> Phrase:
        """Say what is done at that time; it happens once."""
        return Row((self.phrase(), ",", then))

    def phrase(self) -> Phrase:
        """Say when."""
        whose = YOURSELF if self.side == YOU else YOUR_OPPONENT
        return Row(("at the start of", Noun("turn", of=whose, mere=True)))


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

    def before(self, then: Phrase) -> Phrase:
        """Say what is done at that time; it happens once."""
        return Row((self.phrase(), ",", then))

    def phrase(self) -> Phrase:
        """Say when."""
        whose = YOURSELF if self.side == YOU else YOUR_OPPONENT
        return Row(("at the end of", Noun("turn", of=whose, mere=True)))
