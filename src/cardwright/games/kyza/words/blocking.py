"""With how many characters a player can block."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.games.kyza.questions import BLOCKERS
from cardwright.kernel.core.frames import LAYER_LIMIT, Key, Standing, StandingNode
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import Amount, Phrase, states
from cardwright.kernel.pieces.nodes import Term
from cardwright.language.limits import Least
from cardwright.language.players import Player


@dataclass(frozen=True)
class BlocksWithAtMost(StandingNode):
    """A player can block with so many characters at most."""

    who: Player
    most: Annotated[int, Least(0)]

    def keys(self) -> tuple[Key, ...]:
        return (BLOCKERS.key,)

    def layer(self) -> int:
        """A limit comes after what is added."""
        return LAYER_LIMIT

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        return self.who.means(m, s.act, x)

    def bend(self, m: State, s: Standing, asked: Term, x: int, value: int) -> int:
        return min(value, self.most)

    def phrase(self) -> Phrase:
        return states(self.who.nominal(), "block with", Amount(f"at most {self.most}", "character"), modal="can")
