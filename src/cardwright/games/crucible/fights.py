"""Attacks: of characters, Memory Tokens and Monsters (crucible:attack.target)."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.crucible.actions import ALONG, STRIDE, WAYS
from cardwright.games.crucible.contest import fights_along, hits, ways
from cardwright.games.crucible.drawing import draw_for
from cardwright.games.crucible.events import AttackDeclared, AttackOver, Fought, ItemUsedUp
from cardwright.games.crucible.harm import hurt
from cardwright.games.crucible.questions import CRUSHING, CRUSHING_MARGIN
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import MONSTER
from cardwright.games.crucible.zones import ITEMS, PLACES
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.pieces.options import NO, YES
from cardwright.kernel.pieces.zones import NOBODY

HIT: Final = 1
"""The Damage of an Attack (crucible:attack.damage)."""
BOOSTED: Final = 0
CHOOSING: Final = 1
FIGHTING: Final = 2
FOUGHT: Final = 3


def boosters(m: Crucible, player: int) -> list[int]:
    """Return the Items that a player can use up with an Attack."""
    return [card for card in m.zone(player, ITEMS) if m.printed[card].boost is not None]


def farther(m: Crucible, player: int) -> int:
    """Return how much farther a player can attack by using an Item up."""
    boosts = [m.printed[card].boost for card in boosters(m, player)]
    return max([boost.reach for boost in boosts if boost is not None], default=0)


def targets(m: Crucible, card: int, reach: int) -> list[int]:
    """Return what a Token can attack: combatants within its Attack Range, none of its owner's.

    crucible:range.steps, crucible:ruling.own-target
    """
    owner = m.owners[card]
    return [other for other in m.combatants() if m.owners[other] != owner and m.within(card, other, reach)]


@dataclass(frozen=True)
class Attack(Op):
    """An Attack by a combatant; ``source`` is the player whose Damage it deals, and who chooses the way; -1: a Monster.

    One that was ``forced`` counts as nobody's Attack of the turn (crucible:ruling.puppets).
    """

    card: int
    target: int
    source: int
    forced: bool = False

    def step(self, m: Crucible, f: Frame) -> None:
        if f.pc == FOUGHT:
            m.pop()
            if self.card in m.on_board:
                m.do(AttackOver(self.card, self.target))
        elif self.card not in m.on_board or self.target not in m.on_board:
            m.pop()
        elif f.pc == BOOSTED:
            self.declare(m, f)
        elif f.pc == CHOOSING:
            self.choose(m, f)
        else:
            self.fight(m, f)

    def declare(self, m: Crucible, f: Frame) -> None:
        """Use an Item up where the target lies too far, or ask whether to."""
        items = boosters(m, self.source) if self.source >= 0 and m.is_character(self.card) and not self.forced else []
        if not items:
            f.pc = CHOOSING
        elif not m.within(self.card, self.target, m.reach(self.card)):
            self.boost(m, f, items[0])
        else:
            m.ask(self.source, [YES * STRIDE, NO * STRIDE])

    def boost(self, m: Crucible, f: Frame, item: int) -> None:
        """Use an Item up for this Attack (crucible:ruling.items)."""
        boost = m.printed[item].boost
        m.do(ItemUsedUp(self.source, item))
        f.data = (0 if boost is None else boost.attack,)
        f.pc = CHOOSING

    def choose(self, m: Crucible, f: Frame) -> None:
        """Ask for the way where two differ (crucible:ruling.paths); of a Monster's the defender's best counts.

        crucible:ruling.monster-turn
        """
        along = fights_along(m, self.card, self.target)
        f.pc = FIGHTING
        if len(set(along)) == 1 or m.printed[self.card].kind == MONSTER:
            leads = [attack - block for attack, block in along]
            f.data = (*(f.data or (0,)), leads.index(min(leads)))
        else:
            f.pc = CHOOSING
            m.ask(self.source, [ALONG * STRIDE + way for way in range(len(along))])

    def answer(self, m: Crucible, f: Frame, code: int) -> None:
        verb, argument = divmod(code, STRIDE)
        if verb == ALONG:
            f.data = (*(f.data or (0,)), argument)
            f.pc = FIGHTING
        elif verb == YES:
            self.boost(m, f, boosters(m, self.source)[0])
        else:
            f.pc = CHOOSING

    def fight(self, m: Crucible, f: Frame) -> None:
        """Draw, the attacker first, measure, and deal Damage (crucible:attack.destiny, crucible:block.destiny).

        crucible:block.each, crucible:order.instigator
        """
        f.pc = FOUGHT
        more, way = f.data
        path = ways(m, self.card, self.target)[way]
        attack, block = fights_along(m, self.card, self.target)[way]
        attack += more
        if not self.forced and m.printed[self.card].kind != MONSTER:
            m.do(AttackDeclared(self.card))
        drawn, blocked = draw_for(m, self.card), draw_for(m, self.target)
        total, against = attack + max(drawn, 0), block + max(blocked, 0)
        hit = hits(m, total, against, self.target)
        adjacent = len(path.places) == 1
        m.do(Fought(self.card, self.target, attack, drawn, block, blocked, hit=hit, adjacent=adjacent))
        if hit:
            amount = HIT
            if total - against >= CRUSHING_MARGIN:
                amount = CRUSHING.bent(m, self.card, amount)
            hurt(m, self.target, amount, self.source, self.card)

    def prompt(self, m: Crucible, f: Frame) -> str:
        if f.pc == BOOSTED:
            return f"Do you use {m.prints[boosters(m, self.source)[0]].name} for this attack?"
        return f"Along which way does {m.prints[self.card].name} attack {m.prints[self.target].name}?"

    def option_text(self, m: Crucible, f: Frame, code: int) -> str:
        if code // STRIDE != ALONG:
            return ""
        attack, block = fights_along(m, self.card, self.target)[code % STRIDE]
        return f"along {WAYS[code % STRIDE]}: {attack + (f.data[0] if f.data else 0)} against {block}"

    def without(self, m: Crucible, f: Frame, player: int) -> bool:
        """End with whose Attack it is, or whose card it is or is aimed at."""
        return player not in {self.source, m.owners[self.card], m.owners[self.target]}


@dataclass(frozen=True)
class Monsters(Op):
    """All Monsters attack, from tile 1 to tile 14 (crucible:attack.monsters-first, crucible:monster.order).

    ``pc`` is the next place; data: the Monster whose turn it is, and whom it has still to attack.
    """

    def step(self, m: Crucible, f: Frame) -> None:
        """Attack the next one, or let the next Monster take its turn (crucible:monster.attacks, crucible:tile.monster).

        One that came up in this phase takes none (crucible:monster.new, crucible:ruling.fresh-monster).
        """
        if len(f.data) > 1:
            monster, target = f.data[:2]
            f.data = (monster, *f.data[2:])
            if monster in m.on_board and m.within(monster, target, m.reach(monster)):
                m.push(Attack(monster, target, NOBODY), Activation(NOBODY, monster))
            return
        while f.pc < PLACES:
            monster = m.monster_at(f.pc)
            f.pc += 1
            if monster >= 0 and not m.on_board[monster].fresh:
                reach = m.reach(monster)
                near = [card for card in m.combatants() if m.printed[card].is_token and m.within(monster, card, reach)]
                f.data = (monster, *near)
                return
        m.pop()
