"""What cards wait for: "each time an enemy creature is destroyed", "each time you play another creature"."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.games.keyforge.events import Damaged, Destroyed, Doomed, EndReached, Fought, Played
from cardwright.games.keyforge.facts import CARD_TYPES
from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.events import Event
from cardwright.kernel.frames import Standing
from cardwright.kernel.grammar import Bound, Noun, Phrase, Row, This, states
from cardwright.language.happenings import Happening
from cardwright.language.limits import Least
from cardwright.language.players import YOU, Player, means, side
from cardwright.language.words import Cards


@dataclass(frozen=True)
class CreatureDestroyed(Happening):
    """A creature is destroyed: an enemy's, a friendly one, or any."""

    whose: Player | None = None

    def kind(self) -> type[Event]:
        return Destroyed

    def cards(self, m: KeyForge, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Destroyed)
        return [event.card] if event.creature and means(self.whose, m, s.act, event.player) else []

    def phrase(self) -> Phrase:
        return states(Bound(Noun("creature", before=(side(self.whose),))), "be destroyed")


@dataclass(frozen=True)
class DestroyedFightingThis(Happening):
    """An enemy creature is destroyed fighting the source, which survives (keyforge:fight.constant-survive)."""

    def kind(self) -> type[Event]:
        return Destroyed

    def cards(self, m: KeyForge, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Destroyed)
        source = s.act.source
        fought = event.foe == source and event.player != s.act.player and source in m.cards
        return [event.card] if fought else []

    def phrase(self) -> Phrase:
        return states(Bound(Noun("creature", before=("enemy",))), "be destroyed fighting", This())


@dataclass(frozen=True)
class CreatureFights(Happening):
    """A creature of a player fights."""

    whose: Player | None = YOU

    def kind(self) -> type[Event]:
        return Fought

    def cards(self, m: KeyForge, s: Standing, event: Event) -> list[int]:
        """Only the active player's creatures fight."""
        assert isinstance(event, Fought)
        return [event.card] if means(self.whose, m, s.act, m.active) else []

    def phrase(self) -> Phrase:
        return states(Bound(Noun("creature", before=(side(self.whose),))), "fight")


@dataclass(frozen=True)
class CardPlayed(Happening):
    """A player plays a card, or one of a type; never the source itself, which ``another`` says in the text.

    What waits for it resolves before the play ability of the card (keyforge:ruling.play-timing, keyforge:faq.8).
    """

    card_type: Annotated[int, Least(-1, 3)] = -1
    another: bool = True
    who: Player = YOU

    def kind(self) -> type[Event]:
        return Played

    def cards(self, m: KeyForge, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Played)
        if event.card == s.act.source or not self.who.means(m, s.act, event.player):
            return []
        return [event.card] if self.card_type < 0 or m.printed[event.card].type == self.card_type else []

    def phrase(self) -> Phrase:
        noun = CARD_TYPES[self.card_type] if self.card_type >= 0 else "card"
        return states(self.who.nominal(), "play", Bound(Noun(noun, other=self.another)))


@dataclass(frozen=True)
class TurnEnds(Happening):
    """A player's turn comes to its end."""

    who: Player = YOU

    def kind(self) -> type[Event]:
        return EndReached

    def cards(self, m: KeyForge, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, EndReached)
        return [-1] if self.who.means(m, s.act, event.player) else []

    def before(self, then: Phrase, word: str = "") -> Phrase:
        """Say what is done at that time; it happens once."""
        return Row((self.phrase(), ",", then))

    def phrase(self) -> Phrase:
        return Row(("at the end of", Noun("turn", of=self.who.nominal(), mere=True)))


@dataclass(frozen=True)
class IsDoomed(Happening):
    """A card is destroyed: it is still in play, and has not begun to leave it."""

    of: Cards

    def kind(self) -> type[Event]:
        return Doomed

    def coming(self) -> type[Event]:
        return Doomed

    def cards(self, m: KeyForge, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Doomed)
        return [event.card] if self.of.includes(m, s.act, event.card) else []

    def phrase(self) -> Phrase:
        return states(Bound(self.of.noun()), "be destroyed")


@dataclass(frozen=True)
class IsDamaged(Happening):
    """A creature is dealt damage, with what its armor absorbs."""

    of: Cards

    def kind(self) -> type[Event]:
        return Damaged

    def coming(self) -> type[Event]:
        return Damaged

    def cards(self, m: KeyForge, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Damaged)
        return [event.card] if self.of.includes(m, s.act, event.card) else []

    def phrase(self) -> Phrase:
        return states(Bound(self.of.noun()), "be dealt damage")
