"""Houses: which may be chosen, and which a card belongs to."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.games.keyforge.facts import HOUSES
from cardwright.games.keyforge.questions import CHOOSE_HOUSE, HOUSE, PRINTED_HOUSE
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.words.filters import THAT_HOUSE
from cardwright.kernel.core.frames import Activation, Key, Standing, StandingNode
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import ONE, YOURSELF, A, Back, Doing, Nominal, Noun, Phrase, Under, states, together
from cardwright.kernel.pieces.nodes import Term
from cardwright.language.limits import Among
from cardwright.language.players import Player
from cardwright.language.words import Cards, Choosable


@dataclass(frozen=True)
class HouseMandate(StandingNode):
    """A player must choose a house in step 2, or cannot (keyforge:house.restricted).

    Without a ``house`` it is the one that was chosen before.
    """

    who: Player
    must: bool
    house: Annotated[str, Among(*HOUSES, "")] = ""

    def keys(self) -> tuple[Key, ...]:
        return (CHOOSE_HOUSE.must if self.must else CHOOSE_HOUSE.cannot,)

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        """Compare the player, and the house that could be chosen."""
        house = HOUSES.index(self.house) if self.house else s.act.names.words[THAT_HOUSE]
        return house == other and self.who.means(m, s.act, x)

    def reads(self) -> tuple[str, ...]:
        """It reads the house that was chosen, unless it names one."""
        return () if self.house else (THAT_HOUSE,)

    def phrase(self) -> Phrase:
        house = self.house.title() if self.house else "that house"
        active = Noun("active house", of=Doing(), mere=True)
        return states(self.who.nominal(), "make", house, active, modal="must" if self.must else "cannot")


@dataclass(frozen=True)
class Belongs(StandingNode):
    """Cards belong to another house too, or to all of them, for every purpose (keyforge:ruling.added-house)."""

    of: Cards
    house: Annotated[str, Among(*HOUSES, "")] = ""

    def keys(self) -> tuple[Key, ...]:
        return (HOUSE.key,)

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        return (not self.house or HOUSES.index(self.house) == other) and self.of.includes(m, s.act, x)

    def phrase(self) -> Phrase:
        return states(self.of.subject(), "belong to", f"house {self.house.title()}" if self.house else "every house")


@dataclass(frozen=True)
class ConsideredOf(StandingNode):
    """Cards that you control, and that are of none of your houses, are considered of a house instead of their own.

    That is asked at any time, for every purpose (keyforge:ruling.considered-house).
    """

    of: Cards
    house: Annotated[str, Among(*HOUSES)]

    def keys(self) -> tuple[Key, ...]:
        return (PRINTED_HOUSE.key,)

    def applies(self, m: KeyForge, s: Standing, x: int, other: int) -> bool:
        player = s.act.player
        foreign = m.printed[x].house not in m.houses[player]
        return foreign and m.controller(x) == player and self.of.includes(m, s.act, x)

    def bend(self, m: State, s: Standing, asked: Term, x: int, value: int) -> int:
        return HOUSES.index(self.house)

    def phrase(self) -> Phrase:
        who = self.of.subject()
        foreign = states(who, "be of none of your houses")
        yours = states(YOURSELF, "control", who)
        considered = states(Back(), "be considered a", f"{self.house.title()} card instead")
        return Under("while", together((yours, foreign)), considered)


@dataclass(frozen=True)
class Houses(Choosable):
    """The houses, or those of a player's deck."""

    whose: Player | None = None

    def codes(self, m: KeyForge, act: Activation) -> list[int]:
        """Return a code for each, in their order, or in that of the deck."""
        houses = list(range(len(HOUSES)))
        if self.whose is not None:
            houses = [house for seat in self.whose.seats(m, act) for house in m.houses[seat]]
        return [m.game.actions.code("house", house) for house in dict.fromkeys(houses)]

    def take(self, m: State, act: Activation, name: str, argument: int) -> None:
        act.name_word(name, argument)

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        """Say them: "a house", "one of your opponent's houses"."""
        if self.whose is None:
            return Noun("house", det, n, up_to=up_to, mere=True)
        return Noun("house", ONE, of=self.whose.nominal(), mere=True)
