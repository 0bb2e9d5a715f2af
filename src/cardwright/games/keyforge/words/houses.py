"""Houses: which may be chosen, and which a card belongs to."""

from dataclasses import dataclass

from cardwright.games.keyforge.facts import HOUSES
from cardwright.games.keyforge.state import Asked, KeyForge
from cardwright.games.keyforge.words.constants import subject
from cardwright.games.keyforge.words.effects import YOU
from cardwright.kernel.frames import Activation, Key, Standing
from cardwright.language.words import Cards, Effect

ALL_HOUSES = -1


@dataclass(frozen=True)
class ChoiceOfHouse(Asked):
    """A player must choose a house in step 2, or cannot (keyforge:house.restricted).

    ``question`` is "must choose house" or "cannot choose house"; without a ``house`` it is the one chosen before.
    """

    question: str
    side: int = YOU
    house: str = ""

    def keys(self) -> tuple[Key, ...]:
        """Look it up in step 2."""
        return (self.question,)

    def applies_to_player(self, m: KeyForge, s: Standing, player: int) -> bool:
        """Compare the player."""
        return (self.side == YOU) == (player == s.act.player)

    def amount(self, m: KeyForge, s: Standing, card: int) -> int:
        """Return the house."""
        return HOUSES.index(self.house) if self.house else s.act.names["house"][0]

    def text(self) -> str:
        """Print it."""
        who, whose = ("you", "your") if self.side == YOU else ("your opponent", "their")
        house = self.house.title() if self.house else "that house"
        return f"{who} {self.question.partition(' ')[0]} choose {house} as {whose} active house"


@dataclass(frozen=True)
class Belongs(Asked):
    """Cards belong to another house too, or to all of them, for every purpose."""

    of: Cards
    house: str = ""

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
        return f"{subject(self.of)} belongs to {f'house {self.house.title()}' if self.house else 'all houses'}"


@dataclass(frozen=True)
class WhileThisIsInPlay(Effect):
    """Something is in force until the source leaves play, whoever controls it by then; it keeps the chosen house."""

    what: Asked

    def start(self, m: KeyForge, act: Activation) -> None:
        """Put it in force, if the source is still in play."""
        act.done = act.source in m.cards
        if act.done:
            bound = Activation(act.player, act.source)
            bound.names = act.names.copy()
            m.add_standing(Standing(self.what, bound))

    def text(self) -> str:
        """Print it."""
        return f"until this card leaves play, {self.what.text()}"
