"""The combat phase: one attacker after the other, blockers, and damage (kryptik:attack.*, kryptik:block.*)."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.kryptik.actions import (
    ATTACK_PLACE,
    ATTACK_PLAYER,
    ATTACK_WITH,
    BLOCK_WITH,
    HIT_PLACE,
    NO_ATTACK,
    STRIDE,
    STRIKE,
)
from cardwright.games.kryptik.events.combat import (
    Attacked,
    Blocked,
    BlockersOrdered,
    Damaged,
    PlayerDamaged,
    RowHit,
    TargetKept,
)
from cardwright.games.kryptik.questions import (
    BLOCKS_SIDESTEP,
    RAVENOUS,
    SIDESTEP,
    TENACIOUS,
    TO_ATTACK,
    TO_BLOCK,
    TOXIC,
)
from cardwright.games.kryptik.row import destroy_in_row
from cardwright.games.kryptik.state import Kryptik
from cardwright.games.kryptik.why_not import forbidden
from cardwright.games.kryptik.zones import ISLAND, PLACES
from cardwright.kernel.asking.runs import Asking, Run, arguments
from cardwright.kernel.asking.why_not import chosen_already
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.pieces.options import DONE
from cardwright.kernel.pieces.zones import NOBODY

# ---- attacking -----------------------------------------------------------------------------------------------------


def may_attack(m: Kryptik, player: int) -> list[int]:
    """Return the citizens that can attack now: disengaged, not weary, and each once in a phase.

    kryptik:attack.select, kryptik:ruling.one-attack
    """
    cards = [card for card in m.zone(player, ISLAND) if card not in m.attacked and m.can_engage(card)]
    return sorted([card for card in cards if TO_ATTACK.allowed(m, card, by_rules=True)])


@dataclass(frozen=True)
class AttackRun(Run):
    """Which citizen attacks, and what: a place of an opponent's row, or an opponent whose row is empty.

    A ravenous one can name a second place of the same row (kryptik:attack.target, kryptik:ravenous,
    kryptik:ruling.attack-place, kryptik:ruling.krucible).
    """

    def codes(self, m: Kryptik, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        if not picks:
            return [*[ATTACK_WITH * STRIDE + card for card in may_attack(m, player)], NO_ATTACK * STRIDE]
        if picks[0] == NO_ATTACK * STRIDE:
            return []
        if len(picks) == 1:
            return aims(m, player)
        if len(picks) > 2 or picks[1] // STRIDE != ATTACK_PLACE or not m.has(picks[0] % STRIDE, RAVENOUS):  # noqa: PLR2004 - a citizen and two places
            return []
        first = picks[1] % STRIDE
        later = [m.place_of_card(card) for card in m.row_cards(first // PLACES)]
        later = [place for place in later if place > first]
        return [*[ATTACK_PLACE * STRIDE + place for place in later], DONE * STRIDE] if later else []

    def prompt(self, m: Kryptik, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        if not picks:
            return "Which citizen attacks next?" if m.attacked else "Which citizen attacks?"
        name = m.printed[picks[0] % STRIDE].name
        return (
            f"{name} is ravenous: which second card does it attack?" if len(picks) > 1 else f"What does {name} attack?"
        )

    def why_not(self, m: Kryptik, act: Activation, player: int, picks: tuple[int, ...], card: int) -> str:
        """Say who attacks, or what forbids it."""
        if picks:
            return "An attack names a place of an 11 year row, or a player without 11 year cards."
        if not m.on_island(card) or m.controller(card) != player:
            return "Your own citizens attack."
        if card in m.attacked:
            return f"{m.prints[card].name} has attacked in this phase already."
        if m.state(card).engaged:
            return f"{m.prints[card].name} is engaged."
        if not m.can_engage(card):
            return f"{m.prints[card].name} is weary until your next turn begins."
        return forbidden(m, player, TO_ATTACK, card)


def aims(m: Kryptik, player: int) -> list[int]:
    """Return what can be attacked: each place of a row that has a card, and who has none (kryptik:opponent)."""
    places: list[int] = []
    players: list[int] = []
    for other in sorted(m.others(player)):
        cards = m.row_cards(other)
        places += [ATTACK_PLACE * STRIDE + m.place_of_card(card) for card in cards]
        if not cards:
            players.append(ATTACK_PLAYER * STRIDE + other)
    return [*places, *players]


@dataclass(frozen=True)
class DeclareAttack(Op):
    """Declares the attack that was picked, if one was (kryptik:attack.none)."""

    def step(self, m: Kryptik, f: Frame) -> None:
        m.pop()
        if f.data[0] == NO_ATTACK * STRIDE:
            return
        targets = tuple(arguments(m, f.data[1:]))
        if f.data[1] // STRIDE == ATTACK_PLAYER:
            m.do(Attacked(f.data[0] % STRIDE, targets[0], ()))
        else:
            m.do(Attacked(f.data[0] % STRIDE, targets[0] // PLACES, targets))


ATTACKING: Final = Asking(AttackRun(), DeclareAttack())


# ---- blocking ------------------------------------------------------------------------------------------------------


def may_block(m: Kryptik, player: int) -> list[int]:
    """Return the citizens that can block the attacker: disengaged ones, weary or not.

    kryptik:block.any, kryptik:sidestep, kryptik:effect.cannot
    """
    cards = [card for card in m.zone(player, ISLAND) if not m.state(card).engaged]
    return sorted([card for card in cards if can_face(m, card, m.attacker)])


def can_face(m: Kryptik, card: int, attacker: int) -> bool:
    """Whether a citizen can block an attacker, engaged or not."""
    if m.has(attacker, SIDESTEP) and not m.has(card, SIDESTEP) and not BLOCKS_SIDESTEP.holds(m, card):
        return False
    return TO_BLOCK.allowed(m, card, attacker, by_rules=True)


def fewest(m: Kryptik, attacker: int) -> int:
    """Return how many have to block an attacker if any do (kryptik:tenacious, kryptik:ruling.tenacious-sidestep)."""
    return 2 if m.has(attacker, TENACIOUS) else 1


@dataclass(frozen=True)
class BlockRun(Run):
    """Who blocks: none, or enough of those who can, in their canonical order."""

    def codes(self, m: Kryptik, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        done = DONE * STRIDE
        if m.attacker == NOBODY or (picks and picks[-1] == done):
            return []
        items = [BLOCK_WITH * STRIDE + card for card in may_block(m, player)]
        rest = items[items.index(picks[-1]) + 1 :] if picks else items
        missing = fewest(m, m.attacker) - len(picks)
        if missing > 0:
            rest = rest[: max(len(rest) - missing + 1, 0)]
        if not rest:
            return []
        return rest if picks and missing > 0 else [*rest, done]

    def prompt(self, m: Kryptik, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        more = " Two or more have to." if fewest(m, m.attacker) > 1 else ""
        return f"Who {'else ' if picks else ''}blocks {m.printed[m.attacker].name}?{more}"

    def why_not(self, m: Kryptik, act: Activation, player: int, picks: tuple[int, ...], card: int) -> str:
        """Say who can block."""
        if not m.on_island(card) or m.controller(card) != player:
            return "Your own citizens block."
        name = m.prints[card].name
        if m.state(card).engaged:
            return f"{name} is engaged."
        if card not in may_block(m, player):
            return forbidden(m, player, TO_BLOCK, card) or f"{name} has no sidestep, and the attacker has it."
        taken = chosen_already(m, tuple(arguments(m, picks)), card)
        return taken or "Blockers are taken in the order in which they are offered."


@dataclass(frozen=True)
class DeclareBlocks(Op):
    """Declares the blockers that were picked."""

    def step(self, m: Kryptik, f: Frame) -> None:
        m.pop()
        if m.attacker != NOBODY:
            m.do(Blocked(f.act.player, tuple(arguments(m, f.data))))


BLOCKING: Final = Asking(BlockRun(), DeclareBlocks())


# ---- damage --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OrderRun(Run):
    """In which order the attacker deals damage to its blockers; the last one goes without saying."""

    def codes(self, m: Kryptik, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        codes = [STRIKE * STRIDE + card for card in sorted(m.blockers)]
        left = [code for code in codes if code not in picks]
        return left if len(left) > 1 else []

    def prompt(self, m: Kryptik, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        return f"Whom does {m.printed[m.attacker].name} deal damage to {'next' if picks else 'first'}?"

    def why_not(self, m: Kryptik, act: Activation, player: int, picks: tuple[int, ...], card: int) -> str:
        """Say that only its blockers are meant."""
        return chosen_already(m, tuple(arguments(m, picks)), card) or "The attacker deals its damage to its blockers."


@dataclass(frozen=True)
class Ordered(Op):
    """Keeps the order that was picked."""

    def step(self, m: Kryptik, f: Frame) -> None:
        m.pop()
        order = arguments(m, f.data)
        m.do(BlockersOrdered((*order, *[card for card in m.blockers if card not in order])))


def still_attacked(m: Kryptik) -> list[int]:
    """Return the attacked places in which the card still lies that was attacked (kryptik:ruling.place-gone)."""
    cards = [(place, m.in_place(place)) for place in m.targets]
    return [place for place, card in cards if card != NOBODY and m.stamps[card] <= m.attacked_at]


@dataclass(frozen=True)
class KeepRun(Run):
    """Which of two cards an attacker hits that is not ravenous any more."""

    def codes(self, m: Kryptik, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        return [] if picks else [HIT_PLACE * STRIDE + place for place in still_attacked(m)]

    def prompt(self, m: Kryptik, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        return f"{m.printed[m.attacker].name} is not ravenous any more: which card does it hit?"


@dataclass(frozen=True)
class Kept(Op):
    """Keeps what was picked."""

    def step(self, m: Kryptik, f: Frame) -> None:
        m.pop()
        m.do(TargetKept(f.data[0] % STRIDE))


@dataclass(frozen=True)
class Striking(Op):
    """Assigns and deals combat damage, all of it at once; ``pc`` is 1 once what has to be chosen was.

    kryptik:damage.together
    """

    def step(self, m: Kryptik, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            if self.order_matters(m):
                m.push(Asking(OrderRun(), Ordered()), f.act)
                return
            if not m.blocked and len(still_attacked(m)) > 1 and not m.has(m.attacker, RAVENOUS):
                m.push(Asking(KeepRun(), Kept()), f.act)  # kryptik:ravenous.lost
                return
        m.pop()
        if m.attacker == NOBODY:
            return
        if m.blocked:
            self.strike_blockers(m)
        else:
            self.strike_target(m, f.act)

    def order_matters(self, m: Kryptik) -> bool:
        """Whether it makes a difference who of several blockers is dealt damage first."""
        if len(m.blockers) < 2:  # noqa: PLR2004 - one needs no order
            return False
        attack = m.attack(m.attacker)
        if attack <= 0:
            return False
        return m.has(m.attacker, TOXIC) or attack < sum([m.lethal(card) for card in m.blockers])

    def strike_blockers(self, m: Kryptik) -> None:
        """Deal the attacker's damage to its blockers in order, and theirs together to it.

        kryptik:damage.order, kryptik:damage.next, kryptik:damage.pool, kryptik:toxic.several, kryptik:ruling.lethal
        """
        attacker = m.attacker
        left = m.attack(attacker)
        toxic = m.has(attacker, TOXIC)
        hits: list[tuple[int, int, int, bool]] = []
        last = len(m.blockers) - 1
        for i, blocker in enumerate(m.blockers):
            poison = toxic and i == 0
            wanted = min(m.lethal(blocker), 1) if poison else m.lethal(blocker)
            share = left if i == last else min(left, max(wanted, 1) if poison else wanted)
            left -= share
            hits.append((attacker, blocker, share, poison))
        hits += [(blocker, attacker, m.attack(blocker), m.has(blocker, TOXIC)) for blocker in m.blockers]
        for source, card, amount, poison in hits:
            if amount > 0:
                m.do(Damaged(card, amount, source, combat=True, toxic=poison))

    def strike_target(self, m: Kryptik, act: Activation) -> None:
        """Deal an unblocked attacker's damage to what it attacks, if that is still there.

        kryptik:damage.unblocked, kryptik:damage.row, kryptik:damage.zero, kryptik:ruling.place-gone
        """
        attack = m.attack(m.attacker)
        if attack <= 0:
            return
        attacker = m.attacker
        if not m.targets:
            m.do(PlayerDamaged(m.defender, attack, attacker, combat=True))
            return
        cards = [m.in_place(place) for place in still_attacked(m)]
        if cards:
            m.do(RowHit(attacker, tuple(cards)))
            destroy_in_row(m, cards, Activation(act.player, attacker))


STRIKING: Final = Striking()
