"""What effects wait for: a character enters, is destroyed, attacks, deals combat damage; a turn begins or ends."""

from dataclasses import dataclass
from typing import Final

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
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Standing
from cardwright.kernel.grammar import Bound, Noun, Phrase, states
from cardwright.language.happenings import CardOccurrence, Happening, Moment, Occurrence
from cardwright.language.players import YOU, Player, means, side


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


START: Final[Moment] = Moment("start", TurnBegan)
END: Final[Moment] = Moment("end", EndBegan)
ENTERS: Final[CardOccurrence] = CardOccurrence("enters play", Entered, "enter play")
ATTACKS: Final[CardOccurrence] = CardOccurrence("attacks", Attacked, "attack", role="attackers")
IS_DAMAGED: Final[CardOccurrence] = CardOccurrence("is damaged", Damaged, "be dealt damage", coming=True)
DEALS_COMBAT_DAMAGE: Final[CardOccurrence] = CardOccurrence(
    "deals combat damage", LifeDamaged, "deal combat damage to", Noun("player", mere=True), role="source", only="combat"
)

OCCURRENCES: Final[tuple[Occurrence, ...]] = (START, END, ENTERS, ATTACKS, IS_DAMAGED, DEALS_COMBAT_DAMAGE)
