"""The most and the least powerful creatures."""

from dataclasses import dataclass

from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.frames import Activation
from cardwright.language.words import Cards


@dataclass(frozen=True)
class Powerful(Cards):
    """Those of a set of creatures that have the highest power, or the lowest; tied ones all count.

    keyforge:most-powerful, keyforge:least-powerful. If one of them is to be chosen, the active player chooses among
    the tied ones (keyforge:most-powerful.choice, keyforge:least-powerful.choice); if several are, they are taken rank
    by rank, and only ties for the last places are chosen (keyforge:ruling.most-powerful-several).
    """

    of: Cards
    least: bool = False

    def among(self, m: KeyForge, act: Activation) -> list[int]:
        """Return the first rank."""
        return self.first_rank(m, self.of.among(m, act))

    def further(self, m: KeyForge, act: Activation, picked: tuple[int, ...]) -> list[int]:
        """Return the next rank."""
        return self.first_rank(m, self.of.further(m, act, picked))

    def ranked(self) -> bool:
        """They are."""
        return True

    def first_rank(self, m: KeyForge, cards: list[int]) -> list[int]:
        """Return those with the highest or lowest power."""
        powers = [m.power(card) for card in cards]
        if not powers:
            return []
        bound = min(powers) if self.least else max(powers)
        return [card for card, power in zip(cards, powers, strict=True) if power == bound]

    def never(self) -> bool:
        """If the set is always empty."""
        return self.of.never()

    def text(self) -> str:
        """Print it."""
        return f"{'least' if self.least else 'most'} powerful {self.of.text()}"
