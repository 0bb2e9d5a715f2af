"""Abilities with a bold word before them: what sets them off, and their effect."""

from dataclasses import dataclass
from typing import Final

from cardwright.language.printing import sentence
from cardwright.language.words import Effect, Word

PLAY: Final = "play"
REAP: Final = "reap"
BEFORE_REAP: Final = "before reap"
FIGHT: Final = "fight"
BEFORE_FIGHT: Final = "before fight"
ACTION: Final = "action"
OMNI: Final = "omni"
DESTROYED: Final = "destroyed"
LEAVES_PLAY: Final = "leaves play"


@dataclass(frozen=True)
class Ability(Word):
    """An effect under one or more bold words: "Play:", "Fight/Reap:"."""

    when: tuple[str, ...]
    effect: Effect

    def text(self) -> str:
        """Print it: "Fight/Reap: Steal 1 æmber."."""
        words = "/".join([word.title() for word in self.when])
        return f"{words}: {sentence(self.effect.text())}."
