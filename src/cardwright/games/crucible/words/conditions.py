"""Numbers and conditions: Damage that is held, who has moved or attacked, what a path entered."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.games.crucible.resisting import ENTERED
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import ATTACK_PHASE
from cardwright.games.crucible.words.nouns import covered
from cardwright.kernel.basics.grids import SOUTH
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import YOURSELF, Noun, Phrase, Row, This, states
from cardwright.language.durations import WHAT_WAS_CHOSEN
from cardwright.language.limits import Least
from cardwright.language.words import Condition, Number, Target


@dataclass(frozen=True)
class HeldDamage(Number):
    """How much Damage the source, a character, holds, up to a number."""

    most: Annotated[int, Least(1)]

    def value(self, m: Crucible, act: Activation) -> int:
        return min(m.damage[m.owners[act.source]], self.most) if m.is_character(act.source) else 0

    def highest(self) -> int:
        return self.most

    def each(self) -> Phrase | None:
        return Row((f"damage that it holds, up to {self.most}",))


@dataclass(frozen=True)
class BestAttack(Number):
    """The best printed Attack of your character, and so much more."""

    more: int

    def value(self, m: Crucible, act: Activation) -> int:
        best = 0 if act.player < 0 else max([edge[0] for edge in m.printed[m.tokens[act.player]].edges])
        return best + self.more

    def phrase(self) -> Phrase:
        best = Noun("attack", of=YOURSELF, before=("character's best printed",), mere=True)
        return Row((f"{self.more} more than", best))


@dataclass(frozen=True)
class HoldsDamage(Condition):
    """A character holds Damage already."""

    of: Target = WHAT_WAS_CHOSEN

    def holds(self, m: Crucible, act: Activation) -> bool:
        return [card for card in self.of.cards(m, act) if m.is_character(card) and m.damage[m.owners[card]]] != []

    def phrase(self) -> Phrase:
        return states(self.of.nominal(), "hold damage already")


@dataclass(frozen=True)
class IsCharacter(Condition):
    """What was chosen or affected last is a character."""

    of: Target = WHAT_WAS_CHOSEN

    def holds(self, m: Crucible, act: Activation) -> bool:
        cards = self.of.cards(m, act)
        return cards != [] and False not in [m.is_character(card) for card in cards]

    def phrase(self) -> Phrase:
        return states(self.of.nominal(), "be", Noun("character", mere=True))


@dataclass(frozen=True)
class EnteredBottom(Condition):
    """The path of a Spell came in by the target's bottom edge (crucible:ruling.bottom-edge)."""

    def holds(self, m: Crucible, act: Activation) -> bool:
        return act.names.numbers.get(ENTERED, -1) == SOUTH

    def phrase(self) -> Phrase:
        return states(Noun("path", of=YOURSELF, mere=True), "enter its bottom edge")


@dataclass(frozen=True)
class Unstirred(Condition):
    """The source has not changed tiles this round."""

    def holds(self, m: Crucible, act: Activation) -> bool:
        return act.source in m.on_board and not m.on_board[act.source].stirred

    def phrase(self) -> Phrase:
        return states(This(), "have stayed on its tile this round")


@dataclass(frozen=True)
class Unmoved(Condition):
    """The source, a Memory Token, has not moved this turn."""

    def holds(self, m: Crucible, act: Activation) -> bool:
        return act.source in m.on_board and not m.on_board[act.source].moved

    def phrase(self) -> Phrase:
        return states(This(), "have not moved this turn")


@dataclass(frozen=True)
class Peaceful(Condition):
    """You have not attacked this round."""

    def holds(self, m: Crucible, act: Activation) -> bool:
        return act.player not in m.attacked

    def phrase(self) -> Phrase:
        return states(YOURSELF, "have not attacked this round")


@dataclass(frozen=True)
class IsNear(Condition):
    """Your character is within 1 tile of the source."""

    def holds(self, m: Crucible, act: Activation) -> bool:
        return m.within(act.source, m.tokens[act.player], 1)

    def phrase(self) -> Phrase:
        return states(Noun("character", of=YOURSELF, again="your character"), "be within 1 tile of", This())


@dataclass(frozen=True)
class StandsThere(Condition):
    """Your character stands on a tile that the source covers."""

    def holds(self, m: Crucible, act: Activation) -> bool:
        return m.here(act.player) in covered(m, act.source)

    def phrase(self) -> Phrase:
        return states(Noun("character", of=YOURSELF, again="your character"), "stand there")


@dataclass(frozen=True)
class AttackTurn(Condition):
    """It is your turn of the Attack Phase."""

    def holds(self, m: Crucible, act: Activation) -> bool:
        return m.phase == ATTACK_PHASE and m.active == act.player

    def phrase(self) -> Phrase:
        return Row(("it is", Noun("attack turn", of=YOURSELF, mere=True)))
