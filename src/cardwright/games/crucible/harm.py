"""Damage: what characters hold, and what defeats Monsters and Memory Tokens (crucible:attack.damage)."""

from dataclasses import dataclass

from cardwright.games.crucible.battlefield import fill
from cardwright.games.crucible.drawing import has_won
from cardwright.games.crucible.events import Damaged, Defeated, Healed, MonsterWon, SummonedLeft, TileRemoved
from cardwright.games.crucible.questions import RETURNS
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import MONSTER
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.pieces.zones import NOBODY


def hurt(m: Crucible, card: int, amount: int, source: int, by: int) -> bool:
    """Deal Damage to a combatant, by a card, for a player (-1: nobody); tell whether all of it was dealt.

    A character holds it, one card at a time, as far as nothing prevents it (crucible:damage.cards). Monsters and Memory
    Tokens are defeated by the first (crucible:monster.one-damage, crucible:memory.token-life).
    """
    if card not in m.on_board or not m.printed[card].is_combatant or amount < 1:
        return False
    if m.is_character(card):
        player = m.owners[card]
        dealt = [m.do(Damaged(player, source)) for _ in range(amount)]
        return False not in dealt
    for frame in m.frames:
        if isinstance(frame.op, Removal) and frame.op.card == card:
            return False
    m.push(Removal(card, source), Activation(source, card))
    m.do(Defeated(card, by, source))
    return True


def heal(m: Crucible, player: int, amount: int) -> int:
    """Discard Damage from a character, as far as it holds any, and return how much."""
    found = min(amount, m.damage[player])
    if found > 0:
        m.do(Healed(player, found))
    return found


@dataclass(frozen=True)
class Removal(Op):
    """Takes a Monster or Memory Token off the Battlefield that is defeated, once all that this set off is done.

    ``source`` is the player who is credited, also where a Token or a Spell over tiles did it (crucible:ruling.credit).
    """

    card: int
    source: int

    def step(self, m: Crucible, f: Frame) -> None:
        """Give the Points, and refill the hole at once (crucible:ruling.defeated-monster)."""
        m.pop()
        card = self.card
        if card not in m.on_board:
            return
        place = m.place_of(card)
        if m.printed[card].kind != MONSTER:  # crucible:ruling.token-points: it gives none.
            m.do(SummonedLeft(m.owners[card], card, to_hand=RETURNS.holds(m, card)))
            return
        if self.source == NOBODY or self.source not in m.seats:
            m.do(TileRemoved(card))
        else:
            m.do(MonsterWon(self.source, card, m.printed[card].facts.stars))
            if has_won(m, self.source):
                return
        fill(m, place)

    def without(self, m: Crucible, f: Frame, player: int) -> bool:
        """It is taken off whoever has left the game."""
        return True

    def outlasts(self) -> bool:
        """It is defeated, by whatever."""
        return True
