"""The COMBAT phase: attackers, blockers, and damage (kyza:attack.*, kyza:block.*)."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.kyza.actions import ATTACK_WITH, BLOCK, NO_BLOCK, STRIDE, STRIKE
from cardwright.games.kyza.events import Attacked, Blocked, BlockersOrdered, CombatEnded, Damaged, LifeDamaged
from cardwright.games.kyza.questions import ATTACK, DEAL_COMBAT_DAMAGE
from cardwright.games.kyza.questions import BLOCK as BLOCK_DEED
from cardwright.games.kyza.state import Kyza
from cardwright.games.kyza.why_not import forbidden
from cardwright.games.kyza.zones import CHARACTERS
from cardwright.kernel.asking.runs import Asking, Run, Several, arguments
from cardwright.kernel.asking.why_not import chosen_already
from cardwright.kernel.core.frames import Activation, Frame, Op


def may_attack(m: Kyza, player: int) -> list[int]:
    """Return the characters that can attack: all, unless an effect says otherwise.

    kyza:attack.any-number, kyza:ruling.no-weariness, kyza:ruling.no-tapping
    """
    cards = m.zone(player, CHARACTERS)
    if ATTACK.cannot not in m.index:
        return sorted(cards)
    return sorted([card for card in cards if ATTACK.allowed(m, card, by_rules=True)])


@dataclass(frozen=True)
class AttackRun(Several):
    """Which characters attack: any number, all together, each the opponent's life (kyza:ruling.attack-together)."""

    def items(self, m: Kyza, act: Activation, player: int) -> list[int]:
        """Return those that can."""
        return [ATTACK_WITH * STRIDE + card for card in may_attack(m, player)]

    def prompt(self, m: Kyza, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        return "Which characters attack, from left to right?"

    def why_never(self, m: Kyza, act: Activation, player: int, card: int) -> str:
        """Say who attacks, or what forbids it."""
        return forbidden(m, player, ATTACK, card) or "Your own characters attack."


@dataclass(frozen=True)
class DeclareAttack(Op):
    """Declares the attack that was picked."""

    def step(self, m: Kyza, f: Frame) -> None:
        m.pop()
        cards = arguments(m, f.data)
        if cards:
            m.do(Attacked(f.act.player, tuple(cards)))


ATTACKING: Final = Asking(AttackRun(), DeclareAttack())


def may_block(m: Kyza, player: int) -> list[int]:
    """Return the characters that can block: all, unless an effect says otherwise (kyza:block.any)."""
    cards = m.zone(player, CHARACTERS)
    if BLOCK_DEED.cannot not in m.index:
        return sorted(cards)
    return sorted([card for card in cards if BLOCK_DEED.allowed(m, card, by_rules=True)])


@dataclass(frozen=True)
class BlockRun(Run):
    """Whom each defending character blocks: one attacker or none, and any number may block the same.

    kyza:block.any, kyza:block.defender-decides, kyza:ruling.one-block-each
    """

    def codes(self, m: Kyza, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        taken = len(picks)
        if taken and len([code for code in picks if code // STRIDE == BLOCK]) >= m.block_limit(player):
            return []
        if not m.attackers or taken >= len(may_block(m, player)) or not m.block_limit(player):
            return []
        return [*[BLOCK * STRIDE + card for card in sorted(m.attackers)], NO_BLOCK * STRIDE]

    def prompt(self, m: Kyza, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        return f"Whom does {m.printed[may_block(m, player)[len(picks)]].name} block?"

    def why_not(self, m: Kyza, act: Activation, player: int, picks: tuple[int, ...], card: int) -> str:
        """Say that attackers are blocked, or what forbids a character to block."""
        return forbidden(m, player, BLOCK_DEED, card) or "This choice takes an attacking character."


@dataclass(frozen=True)
class DeclareBlocks(Op):
    """Declares the blocks that were picked."""

    def step(self, m: Kyza, f: Frame) -> None:
        m.pop()
        blockers = may_block(m, f.act.player)
        pairs = [(code % STRIDE, blockers[i]) for i, code in enumerate(f.data) if code // STRIDE == BLOCK]
        if blockers:
            m.do(Blocked(f.act.player, tuple(pairs)))


BLOCKING: Final = Asking(BlockRun(), DeclareBlocks())


@dataclass(frozen=True)
class OrderRun(Run):
    """In which order an attacker strikes its blockers; the last one goes without saying."""

    attacker: int

    def codes(self, m: Kyza, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        codes = [STRIKE * STRIDE + card for card in sorted(blockers_of(m, self.attacker))]
        left = [code for code in codes if code not in picks]
        return left if len(left) > 1 else []

    def prompt(self, m: Kyza, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        return f"Which blocker does {m.printed[self.attacker].name} strike {'next' if picks else 'first'}?"

    def why_not(self, m: Kyza, act: Activation, player: int, picks: tuple[int, ...], card: int) -> str:
        """Say that only its blockers are struck."""
        taken = chosen_already(m, tuple(arguments(m, picks)), card)
        return taken or f"{m.printed[self.attacker].name} strikes its blockers."


@dataclass(frozen=True)
class Ordered(Op):
    """Keeps the order that was picked."""

    attacker: int

    def step(self, m: Kyza, f: Frame) -> None:
        m.pop()
        order = arguments(m, f.data)
        rest = [card for card in blockers_of(m, self.attacker) if card not in order]
        m.do(BlockersOrdered(self.attacker, (*order, *rest)))


def blockers_of(m: Kyza, attacker: int) -> list[int]:
    """Return who blocks an attacker, in the order in which it strikes them."""
    return [blocker for other, blocker in m.blocks if other == attacker]


@dataclass(frozen=True)
class Striking(Op):
    """Calculates and deals combat damage, all of it at once; ``pc`` counts the attackers whose order is settled.

    kyza:combat.damage, kyza:ruling.blockers-strike-back
    """

    def step(self, m: Kyza, f: Frame) -> None:
        """Ask for an order where it matters (kyza:ruling.blocker-order), then deal."""
        while f.pc < len(m.attackers):
            attacker = m.attackers[f.pc]
            f.pc += 1
            blockers = blockers_of(m, attacker)
            if len(blockers) > 1 and 0 < strength(m, attacker) < sum([m.health_left(card) for card in blockers]):
                m.push(Asking(OrderRun(attacker), Ordered(attacker)), f.act)
                return
        m.pop()
        hits = self.hits(m)
        defender = m.opponent(m.active)
        for source, target, amount in hits:
            if target < 0:
                m.do(LifeDamaged(defender, amount, source, combat=True))
            else:
                m.do(Damaged(target, amount, source, combat=True))
        m.do(CombatEnded())

    def hits(self, m: Kyza) -> list[tuple[int, int, int]]:
        """Return who deals how much to whom (-1: the defending player), all calculated before any is dealt."""
        hits: list[tuple[int, int, int]] = []
        for attacker in m.attackers:
            left = strength(m, attacker)
            if attacker not in m.blocked:
                hits.append((attacker, -1, left))  # kyza:attack.unblocked
                continue
            # kyza:ruling.blocker-gone: whose blockers are all gone deals nothing.
            blockers = blockers_of(m, attacker)
            for i, blocker in enumerate(blockers):
                share = left if i == len(blockers) - 1 else min(left, m.health_left(blocker))
                left -= share
                hits.append((attacker, blocker, share))
        hits += [(blocker, attacker, strength(m, blocker)) for attacker, blocker in m.blocks]
        return [hit for hit in hits if hit[2] > 0]


def strength(m: Kyza, card: int) -> int:
    """Return how much combat damage a character deals."""
    return m.damage(card) if DEAL_COMBAT_DAMAGE.allowed(m, card, by_rules=True) else 0


STRIKING: Final = Striking()
