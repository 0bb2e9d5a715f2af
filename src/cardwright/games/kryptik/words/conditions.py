"""Numbers and conditions: how many 11 year cards there are, what has happened, when it is."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.games.kryptik.state import IN_COMBAT, Kryptik
from cardwright.games.kryptik.words.nouns import row_of
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import BARE, NONE, YOURSELF, A, Doing, Noun, Person, Phrase, Row, states
from cardwright.language.limits import Least
from cardwright.language.players import YOU, Player
from cardwright.language.words import Condition, Number


@dataclass(frozen=True)
class RowSize(Number):
    """How many 11 year cards players have."""

    who: Player = YOU

    def value(self, m: Kryptik, act: Activation) -> int:
        return sum([m.row_size(player) for player in self.who.seats(m, act)])

    def each(self) -> Phrase | None:
        return Row((Noun("card", NONE), "in", row_of(self.who.nominal())))

    def stated(self, n: str) -> Phrase:
        """Say it: "you have at most 2 cards in your 11 year row"."""
        return states(self.who.nominal(), "have", Noun("card", A, n, mere=True), "in", row_of(Doing()))

    def than(self) -> Phrase:
        return states(self.who.nominal(), "have")


@dataclass(frozen=True)
class DiedThisTurn(Number):
    """How many citizens have died this turn."""

    def value(self, m: Kryptik, act: Activation) -> int:
        return m.died

    def each(self) -> Phrase | None:
        return Row((Noun("citizen", NONE), "that has died this turn"))

    def stated(self, n: str) -> Phrase:
        """Say it: "at least 1 citizen has died this turn"."""
        return states(Noun("citizen", A, n), "have died this turn")

    def than(self) -> Phrase:
        return Row((Noun("citizen", BARE), "that have died this turn"))


@dataclass(frozen=True)
class ShortTime(Condition):
    """Some opponent has at most so many 11 year cards (kryptik:short-time)."""

    most: Annotated[int, Least(0, 5)]

    def holds(self, m: Kryptik, act: Activation) -> bool:
        return True in [m.row_size(player) <= self.most for player in m.others(act.player)]

    def phrase(self) -> Phrase:
        cards = Noun("card", A, f"at most {self.most}", mere=True)
        return states(Person("an opponent"), "have", cards, "in", row_of(Doing()))

    def denied(self) -> Phrase:
        """Say that all have more."""
        cards = Noun("card", A, f"at least {self.most + 1}", mere=True)
        return states(Person("each opponent"), "have", cards, "in", row_of(Doing()))


@dataclass(frozen=True)
class YourCombat(Condition):
    """It is the combat phase of your turn."""

    def holds(self, m: Kryptik, act: Activation) -> bool:
        return m.active == act.player and m.phase in IN_COMBAT

    def phrase(self) -> Phrase:
        return states(YOURSELF, "be", "in", Noun("combat phase", of=Doing(), mere=True))
