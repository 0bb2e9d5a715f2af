"""Repeating what an ability has just done."""

from dataclasses import dataclass

from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.core.frames import Frame
from cardwright.kernel.grammar import Chain, Clause, Does, Phrase
from cardwright.language.deeds import EachDoes
from cardwright.language.flow import inner
from cardwright.language.players import YOU, Player
from cardwright.language.words import Effect


@dataclass(frozen=True)
class RepeatPreceding(Effect):
    """An effect, and then all of it once more (keyforge:repeat.preceding); perhaps by another player, as if theirs."""

    effect: Effect
    who: Player = YOU

    def step(self, m: KeyForge, f: Frame) -> None:
        """Do it, and do it again; neither is a play or a use (keyforge:rule-of-six.repeats)."""
        if f.pc == 0:
            f.pc = 1
            self.effect.start(m, f.act)
        else:
            m.pop()
            EachDoes(self.who, self.effect).start(m, f.act)

    def phrase(self) -> Phrase:
        same = "the same once more" if self.who == YOU else "the same"
        return Chain((inner(self.effect), Clause(self.who.nominal(), Does("do", (same,)))))
