"""Abilities with a bold word before them: what sets them off, and their effect."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.kernel.core.frames import Key, Standing, StandingNode
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import Phrase, Row, This, Titled, order
from cardwright.language.flow import Nothing
from cardwright.language.limits import Among, Least
from cardwright.language.words import Cards, Effect

PLAY: Final = "play"
REAP: Final = "reap"
BEFORE_REAP: Final = "before reap"
FIGHT: Final = "fight"
BEFORE_FIGHT: Final = "before fight"
ACTION: Final = "action"
OMNI: Final = "omni"
DESTROYED: Final = "destroyed"
LEAVES_PLAY: Final = "leaves play"
BORROWED: Final = "borrowed"
"""Under what an ability that is resolved as if its player controlled its card records whose abilities led to it."""
EVERY_WORD: Final = frozenset(
    [PLAY, REAP, BEFORE_REAP, FIGHT, BEFORE_FIGHT, ACTION, OMNI, DESTROYED, LEAVES_PLAY],
)


@dataclass(frozen=True)
class Ability(StandingNode):
    """An effect under one or more bold words: "Play:", "Fight/Reap:".

    What is printed on a card is found there; what others gain is in force (keyforge:ruling.gained-abilities).
    """

    when: Annotated[tuple[Annotated[str, Among(*EVERY_WORD)], ...], Least(1)]
    effect: Effect

    def keys(self) -> tuple[Key, ...]:
        return self.when

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        """It is that of its source alone."""
        return x == s.act.source

    def granted(self) -> Effect:
        return self.effect

    def later(self) -> bool:
        """It is an activation of its own."""
        return True

    def faults(self) -> tuple[str, ...]:
        """Its effect does something, under known words."""
        found: list[str] = []
        if isinstance(self.effect, Nothing):
            found.append("there is no effect")
        if not self.when or set(self.when) - EVERY_WORD:
            found.append(f"its bold words must be among {', '.join(sorted(EVERY_WORD))}")
        if len(set(self.when)) < len(self.when):
            found.append("one of its bold words stands there twice")
        return tuple(found)

    def is_whole(self) -> bool:
        """Nothing is said before it."""
        return True

    def phrase(self) -> Phrase:
        """Say it: "Fight/Reap: Steal 1 æmber."."""
        return Titled("/".join([word.title() for word in self.when]), self.effect.phrase())


@dataclass(frozen=True)
class PlayedAsCopy(StandingNode):
    """Whoever plays the card treats it as a copy of an action among these (keyforge:ruling.mimicry)."""

    of: Cards

    def keys(self) -> tuple[Key, ...]:
        """Be nothing in play: the print knows it (`Print.copies`)."""
        return ()

    def phrase(self) -> Phrase:
        return order("play", This(), Row(("as a copy of", self.of.counted())))
