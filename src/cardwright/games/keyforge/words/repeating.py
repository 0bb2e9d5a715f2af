"""Repeating what an ability has just done."""

from dataclasses import dataclass

from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.frames import Activation, Frame
from cardwright.language.printing import clause
from cardwright.language.words import Effect


@dataclass(frozen=True)
class RepeatPreceding(Effect):
    """An effect, and then all of it once more (keyforge:repeat.preceding); perhaps by the opponent, on you."""

    effect: Effect
    by_opponent: bool = False

    def step(self, m: KeyForge, f: Frame) -> None:
        """Do it, and do it again; neither is a play or a use (keyforge:rule-of-six.repeats)."""
        if f.pc == 0:
            f.pc = 1
            self.effect.start(m, f.act)
        else:
            m.pop()
            again = Activation(m.opponent(f.act.player), f.act.source) if self.by_opponent else f.act
            self.effect.start(m, again)

    def text(self) -> str:
        """Print it."""
        who = "your opponent does the same to you" if self.by_opponent else "do the same once more"
        return f"{clause(self.effect)}, then {who}"
