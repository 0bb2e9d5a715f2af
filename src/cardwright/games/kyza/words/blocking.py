"""With how many characters a player can block."""

from dataclasses import dataclass

from cardwright.kernel.frames import Standing
from cardwright.kernel.grammar import Amount, Phrase, states
from cardwright.kernel.layers import LAYER_ADD
from cardwright.kernel.state import State
from cardwright.language.standing import PlayerGets


@dataclass(frozen=True)
class BlocksWithAtMost(PlayerGets):
    """A player can block with so many characters at most."""

    def layer(self) -> int:
        """A limit comes after what is added."""
        return LAYER_ADD + 1

    def bend(self, m: State, s: Standing, card: int, value: int) -> int:
        """Limit it."""
        return min(value, self.by)

    def phrase(self) -> Phrase:
        """Say it."""
        return states(self.who.nominal(), "block with", Amount(f"at most {self.by}", "character"), modal="can")
