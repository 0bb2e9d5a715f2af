"""The first-turn rule: the first player's first turn lets one card go from hand, played or discarded."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.keyforge.events import Discarded
from cardwright.games.keyforge.questions import PLAY
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.zones import HAND, ZONES
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Activation, Key, Standing, StandingNode
from cardwright.kernel.grammar import YOURSELF, Phrase, states

FIRST_TURN: Final = 1


@dataclass(frozen=True)
class OneCardFromHand(StandingNode):
    """In force on the first turn: once a card has been played or discarded from hand, no other one can be.

    No card effect changes this (keyforge:first-turn.absolute): what would play or discard another card from that hand
    is the part of its text that cannot be done (keyforge:ruling.first-turn-hand). Other areas are not touched.
    """

    def keys(self) -> tuple[Key, ...]:
        """Forbid playing."""
        return (PLAY.cannot,)

    def before(self) -> tuple[type[Event], ...]:
        """Stand before discards."""
        return (Discarded,)

    def applies(self, m: KeyForge, s: Standing, x: int, other: int) -> bool:
        """Whether the player holds the card back (keyforge:first-turn.one-card)."""
        return m.from_hand > 0 and m.where[other] == x * ZONES + HAND

    def would(self, m: KeyForge, s: Standing, event: Event) -> bool:
        """Prevent the discard of a card that is held back."""
        return isinstance(event, Discarded) and self.applies(m, s, m.active, event.card)

    def commutes(self, other: StandingNode) -> bool:
        """It only prevents."""
        return True

    def phrase(self) -> Phrase:
        return states(YOURSELF, "play or discard one card from your hand", modal="can")


def first_turn_rule(m: KeyForge) -> None:
    """Put the rule in force for the first turn of the game."""
    m.add_standing(Standing(OneCardFromHand(), Activation(m.first, -1), FIRST_TURN, FIRST_TURN))
