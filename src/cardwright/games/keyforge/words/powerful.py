"""The most and the least powerful creatures."""

from dataclasses import dataclass, replace

from cardwright.games.keyforge.questions import POWER
from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import A, Nominal, Noun
from cardwright.kernel.pieces.nodes import Term
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

    def consults(self) -> tuple[Term, ...]:
        return (POWER,)

    def further(self, m: KeyForge, act: Activation, picked: tuple[int, ...]) -> list[int]:
        """Return the next rank."""
        return self.first_rank(m, self.of.further(m, act, picked))

    def ranked(self) -> bool:
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

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        noun = self.of.noun(det, n, up_to=up_to)
        first = f"{'least' if self.least else 'most'} powerful"
        return replace(noun, before=(first, *noun.before)) if isinstance(noun, Noun) else noun
