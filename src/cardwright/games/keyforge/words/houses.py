"""Houses: which may be chosen, and which a card belongs to."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.games.keyforge.facts import HOUSES
from cardwright.games.keyforge.questions import CHOOSE_HOUSE, HOUSE
from cardwright.games.keyforge.words.filters import THAT_HOUSE
from cardwright.kernel.frames import Key, Standing, StandingNode
from cardwright.kernel.grammar import Doing, Noun, Phrase, states
from cardwright.kernel.state import State
from cardwright.language.limits import Among
from cardwright.language.players import Player
from cardwright.language.words import Cards


@dataclass(frozen=True)
class HouseMandate(StandingNode):
    """A player must choose a house in step 2, or cannot (keyforge:house.restricted).

    Without a ``house`` it is the one that was chosen before.
    """

    who: Player
    must: bool
    house: Annotated[str, Among(*HOUSES, "")] = ""

    def keys(self) -> tuple[Key, ...]:
        """Look it up in step 2."""
        return (CHOOSE_HOUSE.must if self.must else CHOOSE_HOUSE.cannot,)

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        """Compare the player, and the house that could be chosen."""
        house = HOUSES.index(self.house) if self.house else s.act.words[THAT_HOUSE]
        return house == other and self.who.means(m, s.act, x)

    def reads(self) -> tuple[str, ...]:
        """It reads the house that was chosen, unless it names one."""
        return () if self.house else (THAT_HOUSE,)

    def phrase(self) -> Phrase:
        """Say it."""
        house = self.house.title() if self.house else "that house"
        active = Noun("active house", of=Doing(), mere=True)
        return states(self.who.nominal(), "make", house, active, modal="must" if self.must else "cannot")


@dataclass(frozen=True)
class Belongs(StandingNode):
    """Cards belong to another house too, or to all of them, for every purpose."""

    of: Cards
    house: Annotated[str, Among(*HOUSES, "")] = ""

    def keys(self) -> tuple[Key, ...]:
        """Look it up when houses are compared."""
        return (HOUSE.key,)

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        """Ask the set, and compare the house."""
        return (not self.house or HOUSES.index(self.house) == other) and self.of.includes(m, s.act, x)

    def phrase(self) -> Phrase:
        """Say it."""
        return states(self.of.subject(), "belong to", f"house {self.house.title()}" if self.house else "every house")
