"""Abilities with a bold word before them: what sets them off, and their effect."""

from dataclasses import dataclass

from cardwright.language.printing import sentence
from cardwright.language.words import Effect, Word

PLAY = "play"
REAP = "reap"
BEFORE_REAP = "before reap"
FIGHT = "fight"
BEFORE_FIGHT = "before fight"
ACTION = "action"
OMNI = "omni"
DESTROYED = "destroyed"
LEAVES_PLAY = "leaves play"


@dataclass(frozen=True)
class Ability(Word):
    """An effect under one or more bold words: "Play:", "Fight/Reap:"."""

    when: tuple[str, ...]
    effect: Effect

    def text(self) -> str:
        """Print it: "Fight/Reap: Steal 1 æmber."."""
        words = "/".join([word.title() for word in self.when])
        return f"{words}: {sentence(self.effect.text())}."
