"""Conditions: who is ahead, what there is."""

from dataclasses import dataclass

from cardwright.games.kyza.state import Kyza
from cardwright.games.kyza.zones import CHARACTERS, DECK
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import NO, YOUR_OPPONENT, YOURSELF, A, Noun, Phrase, There, states
from cardwright.language.limits import Some
from cardwright.language.words import Cards, Condition


@dataclass(frozen=True)
class HasLessLife(Condition):
    """You have less life than your opponent."""

    def holds(self, m: Kyza, act: Activation) -> bool:
        return m.life[act.player] < m.life[m.opponent(act.player)]

    def phrase(self) -> Phrase:
        return states(YOURSELF, "have", "less life than", YOUR_OPPONENT)


@dataclass(frozen=True)
class HasNoSmallerDeck(Condition):
    """Your deck has at least as many cards as your opponent's."""

    def holds(self, m: Kyza, act: Activation) -> bool:
        return len(m.zone(act.player, DECK)) >= len(m.zone(m.opponent(act.player), DECK))

    def phrase(self) -> Phrase:
        theirs = Noun("deck", of=YOUR_OPPONENT, mere=True)
        return states(Noun("deck", of=YOURSELF, mere=True), "be", "no smaller than", theirs)


@dataclass(frozen=True)
class HasFewerCharacters(Condition):
    """You control fewer characters than your opponent."""

    def holds(self, m: Kyza, act: Activation) -> bool:
        return len(m.zone(act.player, CHARACTERS)) < len(m.zone(m.opponent(act.player), CHARACTERS))

    def phrase(self) -> Phrase:
        return states(YOURSELF, "control fewer characters than", YOUR_OPPONENT)


@dataclass(frozen=True)
class ThereIs(Condition):
    """There are that many cards of a set."""

    of: Cards
    least: Some = 1

    def holds(self, m: Kyza, act: Activation) -> bool:
        return len(self.of.among(m, act)) >= self.least

    def phrase(self) -> Phrase:
        return There(self.of.counted(A, 1 if self.least == 1 else f"at least {self.least}"))

    def denied(self) -> Phrase:
        """Say that there are fewer."""
        return There(
            self.of.counted(NO if self.least == 1 else A, 1 if self.least == 1 else f"at most {self.least - 1}")
        )
