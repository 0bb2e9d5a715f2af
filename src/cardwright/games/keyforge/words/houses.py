"""Houses: which may be chosen, and which a card belongs to."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.games.keyforge.facts import HOUSES
from cardwright.games.keyforge.state import Asked, KeyForge
from cardwright.games.keyforge.words.constants import several, subject
from cardwright.games.keyforge.words.filters import THAT_HOUSE
from cardwright.games.keyforge.words.sides import YOU
from cardwright.kernel.frames import Key, Standing
from cardwright.language.limits import Among
from cardwright.language.printing import agree
from cardwright.language.words import Cards

ALL_HOUSES: Final = -1


@dataclass(frozen=True)
class HouseMandate(Asked):
    """A player must choose a house in step 2, or cannot (keyforge:house.restricted).

    Without a ``house`` it is the one that was chosen before.
    """

    side: int
    must: bool
    house: Annotated[str, Among(*HOUSES, "")] = ""

    def keys(self) -> tuple[Key, ...]:
        """Look it up in step 2."""
        return ("must choose house" if self.must else "cannot choose house",)

    def applies_to_player(self, m: KeyForge, s: Standing, player: int) -> bool:
        """Compare the player."""
        return (self.side == YOU) == (player == s.act.player)

    def amount(self, m: KeyForge, s: Standing, card: int) -> int:
        """Return the house."""
        return HOUSES.index(self.house) if self.house else s.act.words[THAT_HOUSE]

    def reads(self) -> tuple[str, ...]:
        """It reads the house that was chosen, unless it names one."""
        return () if self.house else (THAT_HOUSE,)

    def text(self) -> str:
        """Print it."""
        who, whose = ("you", "your") if self.side == YOU else ("your opponent", "their")
        house = self.house.title() if self.house else "that house"
        return f"{who} {'must' if self.must else 'cannot'} make {house} {whose} active house"


@dataclass(frozen=True)
class Belongs(Asked):
    """Cards belong to another house too, or to all of them, for every purpose."""

    of: Cards
    house: Annotated[str, Among(*HOUSES, "")] = ""

    def keys(self) -> tuple[Key, ...]:
        """Look it up when houses are compared."""
        return ("house",)

    def applies(self, m: KeyForge, s: Standing, card: int) -> bool:
        """Ask the set."""
        return self.of.includes(m, s.act, card)

    def amount(self, m: KeyForge, s: Standing, card: int) -> int:
        """Return the house."""
        return HOUSES.index(self.house) if self.house else ALL_HOUSES

    def text(self) -> str:
        """Print it."""
        text = f"{subject(self.of)} belongs|belong to {f'house {self.house.title()}' if self.house else 'every house'}"
        return agree(text, plural=several(self.of))
