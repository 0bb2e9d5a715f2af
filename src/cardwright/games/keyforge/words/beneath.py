"""Cards that lie facedown beneath others."""

from dataclasses import dataclass

from cardwright.games.keyforge.events import PutBeneath
from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import THE, Nominal, Noun, Phrase, This, order
from cardwright.language.targets import CardEffect
from cardwright.language.words import Target


@dataclass(frozen=True)
class PutUnder(CardEffect):
    """Put cards that are not in play facedown beneath the source, as long as that is in play.

    That neither plays nor discards them (keyforge:ruling.beneath).
    """

    def possible(self, m: KeyForge, act: Activation) -> bool:
        return act.source in m.cards and super().possible(m, act)

    def idle(self, m: KeyForge, act: Activation) -> bool:
        """If the source has gone."""
        return act.source not in m.cards

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        act.count = 0
        if act.source in m.cards:
            for card in cards:
                if card not in m.cards and m.do(PutBeneath(card, act.source, act.player), act):
                    act.count += 1
        act.done = act.count == len(cards) > 0

    def phrase(self) -> Phrase:
        return order("put", self.them(), "facedown beneath", This())


@dataclass(frozen=True)
class CardBeneath(Target):
    """What lies facedown beneath the source."""

    def cards(self, m: KeyForge, act: Activation) -> list[int]:
        return m.beneath(act.source)

    def nominal(self) -> Nominal:
        return Noun("card", THE, after=("beneath", This()))
