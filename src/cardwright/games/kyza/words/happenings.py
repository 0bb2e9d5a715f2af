"""What effects wait for: a character enters, is destroyed, attacks, deals combat damage; a turn begins or ends."""

from dataclasses import dataclass

from cardwright.games.kyza.events import (
    Attacked,
    Damaged,
    Destroyed,
    Doomed,
    EndBegan,
    Entered,
    LifeDamaged,
    TurnBegan,
    TurnedUp,
)
from cardwright.games.kyza.state import Kyza
from cardwright.games.kyza.zones import CHARACTERS
from cardwright.kernel.events import Event
from cardwright.kernel.frames import Standing
from cardwright.kernel.grammar import Bound, Noun, Phrase, Row, states
from cardwright.language.happenings import Happening
from cardwright.language.players import YOU, Player, means, side
from cardwright.language.words import Cards


@dataclass(frozen=True)
class Enters(Happening):
    """A character comes into play, played or put there; never the source itself."""

    whose: Player | None = None

    def kind(self) -> type[Event]:
        return Entered

    def cards(self, m: Kyza, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Entered)
        fits = event.card != s.act.source and means(self.whose, m, s.act, event.player)
        return [event.card] if fits else []

    def phrase(self) -> Phrase:
        return states(Bound(Noun("character", before=(side(self.whose),))), "enter play")


@dataclass(frozen=True)
class IsDestroyed(Happening):
    """A character is destroyed, whatever the cause."""

    whose: Player | None = None

    def kind(self) -> type[Event]:
        return Destroyed

    def coming(self) -> type[Event]:
        """Each card is about to be destroyed by itself."""
        return Doomed

    def cards(self, m: Kyza, s: Standing, event: Event) -> list[int]:
        """Look which of them are, or were, characters, and whose."""
        if isinstance(event, Doomed):
            fits = m.kind_of_zone(event.card) == CHARACTERS and means(self.whose, m, s.act, m.controller(event.card))
            return [event.card] if fits else []
        assert isinstance(event, Destroyed)
        return [
            card
            for card, player in zip(event.destroyed, event.players, strict=True)
            if card in event.characters and means(self.whose, m, s.act, player)
        ]

    def phrase(self) -> Phrase:
        return states(Bound(Noun("character", before=(side(self.whose),))), "be destroyed")


@dataclass(frozen=True)
class Attacks(Happening):
    """A character attacks."""

    whose: Player | None = None

    def kind(self) -> type[Event]:
        return Attacked

    def cards(self, m: Kyza, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Attacked)
        return list(event.attackers) if means(self.whose, m, s.act, event.player) else []

    def phrase(self) -> Phrase:
        return states(Bound(Noun("character", before=(side(self.whose),))), "attack")


@dataclass(frozen=True)
class DealsCombatDamage(Happening):
    """A character of a set deals combat damage to a player."""

    of: Cards

    def kind(self) -> type[Event]:
        return LifeDamaged

    def cards(self, m: Kyza, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, LifeDamaged)
        return [event.source] if event.combat and self.of.includes(m, s.act, event.source) else []

    def phrase(self) -> Phrase:
        return states(Bound(self.of.noun()), "deal combat damage to", Noun("player", mere=True))


@dataclass(frozen=True)
class IsDamaged(Happening):
    """A character of a set is dealt damage."""

    of: Cards

    def kind(self) -> type[Event]:
        return Damaged

    def coming(self) -> type[Event]:
        return Damaged

    def cards(self, m: Kyza, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Damaged)
        return [event.card] if self.of.includes(m, s.act, event.card) else []

    def phrase(self) -> Phrase:
        return states(Bound(self.of.noun()), "be dealt damage")


@dataclass(frozen=True)
class Activates(Happening):
    """A player activates an effect."""

    who: Player = YOU

    def kind(self) -> type[Event]:
        return TurnedUp

    def cards(self, m: Kyza, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, TurnedUp)
        fits = event.card != s.act.source and self.who.means(m, s.act, event.player)
        return [event.card] if fits else []

    def phrase(self) -> Phrase:
        return states(self.who.nominal(), "activate", Bound(Noun("effect", other=self.who == YOU)))


@dataclass(frozen=True)
class TurnStarts(Happening):
    """A turn begins."""

    who: Player = YOU

    def kind(self) -> type[Event]:
        return TurnBegan

    def cards(self, m: Kyza, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, TurnBegan)
        return [-1] if self.who.means(m, s.act, event.player) else []

    def before(self, then: Phrase, word: str = "") -> Phrase:
        """Say what is done at that time; it happens once."""
        return Row((self.phrase(), ",", then))

    def phrase(self) -> Phrase:
        return Row(("at the start of", Noun("turn", of=self.who.nominal(), mere=True)))


@dataclass(frozen=True)
class TurnEnds(Happening):
    """A turn comes to its END phase."""

    who: Player = YOU

    def kind(self) -> type[Event]:
        return EndBegan

    def cards(self, m: Kyza, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, EndBegan)
        return [-1] if self.who.means(m, s.act, event.player) else []

    def before(self, then: Phrase, word: str = "") -> Phrase:
        """Say what is done at that time; it happens once."""
        return Row((self.phrase(), ",", then))

    def phrase(self) -> Phrase:
        return Row(("at the end of", Noun("turn", of=self.who.nominal(), mere=True)))
