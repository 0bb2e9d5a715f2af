"""Swapping creatures, and whole areas."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.games.keyforge.events import AreasSwapped, Swapped
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.words.cardeffects import CardDeed
from cardwright.games.keyforge.words.effects import Deed
from cardwright.games.keyforge.zones import DECK, DISCARD, LINE, ZONE_KINDS
from cardwright.kernel.frames import Activation
from cardwright.language.limits import Among


@dataclass(frozen=True)
class SwapThisWith(CardDeed):
    """Swap the source with a creature of the same battleline (keyforge:swap, keyforge:swap.same-controller)."""

    def perform(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Swap them; creatures of different controllers stay where they are."""
        act.done = False
        act.count = 0
        for card in cards:
            if card != act.source and m.where[card] == m.where[act.source] and m.kind_of_zone(card) == LINE:
                m.do(Swapped(act.source, card))
                act.done = True
                act.count += 1

    def text(self) -> str:
        """Print it."""
        return f"swap this card with {self.target.text()}"


@dataclass(frozen=True)
class SwapAreas(Deed):
    """All cards of one area of yours go to another, and those to the first (keyforge:swap.areas)."""

    first: Annotated[int, Among(DECK, DISCARD)]
    second: Annotated[int, Among(DECK, DISCARD)]

    def perform(self, m: KeyForge, act: Activation) -> None:
        """Exchange them."""
        m.do(AreasSwapped(act.player, self.first, self.second))
        act.done = True

    def text(self) -> str:
        """Print it."""
        names = ["discard pile" if kind == DISCARD else ZONE_KINDS[kind][0] for kind in (self.first, self.second)]
        return f"swap your {names[0]} with your {names[1]}"
