"""What KeyForge's cards put in force besides the words that all games have (`language.force`).

A card's abilities are in force whether it is ready or not (keyforge:constant.exhausted), and what it has put in force
for a while stays so when the card leaves (keyforge:ruling.source-gone).
"""

from dataclasses import dataclass

from cardwright.games.keyforge.questions import ELSEWHERE
from cardwright.kernel.core.frames import Key, Standing, StandingNode
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import BARE, Noun, Phrase, Row, This
from cardwright.language.words import Cards


@dataclass(frozen=True)
class TakesDamageOf(StandingNode):
    """The source takes the damage that other creatures would be dealt."""

    of: Cards

    def keys(self) -> tuple[Key, ...]:
        return (ELSEWHERE.key,)

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        return self.of.includes(m, s.act, x)

    def phrase(self) -> Phrase:
        damage = Noun("damage", "", mass=True, mere=True)
        return Row((damage, "that would be dealt to", self.of.noun(BARE), "is dealt to", This(), "instead"))
