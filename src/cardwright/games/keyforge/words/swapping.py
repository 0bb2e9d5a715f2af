"""Swapping creatures, and whole areas."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.games.keyforge.events import AreasSwapped, Swapped
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.words.nouns import place_of
from cardwright.games.keyforge.zones import DECK, DISCARD, LINE
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import Phrase, This, order
from cardwright.language.limits import Among
from cardwright.language.players import YOU
from cardwright.language.targets import CardEffect
from cardwright.language.words import Effect


@dataclass(frozen=True)
class SwapThisWith(CardEffect):
    """Swap the source with a creature of the same battleline (keyforge:swap, keyforge:swap.same-controller)."""

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Swap them; creatures of different controllers stay where they are."""
        act.done = False
        act.count = 0
        for card in cards:
            if card != act.source and m.where[card] == m.where[act.source] and m.kind_of_zone(card) == LINE:
                m.do(Swapped(act.source, card), act)
                act.done = True
                act.count += 1

    def phrase(self) -> Phrase:
        return order("swap", This(), "with", self.them())


@dataclass(frozen=True)
class SwapAreas(Effect):
    """All cards of one area of yours go to another, and those to the first (keyforge:swap.areas)."""

    first: Annotated[int, Among(DECK, DISCARD)]
    second: Annotated[int, Among(DECK, DISCARD)]

    def start(self, m: KeyForge, act: Activation) -> None:
        m.do(AreasSwapped(act.player, self.first, self.second), act)
        act.done = True

    def phrase(self) -> Phrase:
        return order("swap", place_of(YOU, self.first), "with", place_of(YOU, self.second))
