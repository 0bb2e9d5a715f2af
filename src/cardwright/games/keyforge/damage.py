"""Damage: armor, prevention, redirection, poison, and death."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.keyforge.actions import STRIDE
from cardwright.games.keyforge.destruction import destroy
from cardwright.games.keyforge.events import Damaged, Healed
from cardwright.games.keyforge.questions import BE_DAMAGED, ELSEWHERE
from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.core.frames import Activation, Frame, Immediate, Op
from cardwright.kernel.pieces.options import CHOOSE
from cardwright.kernel.pieces.zones import NOBODY

NO_FIGHT: Final = (-1, -1)


def deal(
    m: KeyForge,
    hits: list[tuple[int, int]],
    act: Activation,
    fight: tuple[int, int] = NO_FIGHT,
    poisoned: tuple[int, ...] = (),
    *,
    past_armor: bool = False,
) -> None:
    """Deal damage to creatures simultaneously; ``hits`` are pairs of card and amount (keyforge:ruling.simultaneous).

    ``fight`` names attacker and defender if this is the damage of their powers; ``poisoned`` are the cards that any
    of this damage destroys (keyforge:poison); damage that goes ``past_armor`` neither meets nor uses any. Afterwards
    ``act.count`` is the damage dealt, and ``act.record`` has the cards that it destroyed.
    """
    if ELSEWHERE.key in m.index:
        takers = [takers_of(m, card) for card, _ in hits]
        if [found for found in takers if len(found) > 1]:
            m.push(Redirecting(tuple(hits), fight, poisoned, past_armor), act)
        else:
            strike(m, hits, [found[0] for found in takers], act, fight, poisoned, past_armor=past_armor)
    else:
        strike(m, hits, [card for card, _ in hits], act, fight, poisoned, past_armor=past_armor)


def strike(
    m: KeyForge,
    hits: list[tuple[int, int]],
    takers: list[int],
    act: Activation,
    fight: tuple[int, int],
    poisoned: tuple[int, ...],
    *,
    past_armor: bool,
) -> None:
    """Deal damage now that for each hit the creature is known that takes it."""
    if Damaged in m.before:
        before = tuple([m.state(card).damage for card in takers])
        m.push(Striking(tuple(hits), tuple(takers), fight, poisoned), act, 0, before)
        dealt = [_hurt(m, card, takers[i], wanted, act, past_armor=past_armor) for i, (card, wanted) in enumerate(hits)]
        act.count = sum([amount for amount in dealt if amount > 0])
        act.done = act.count > 0 and -1 not in dealt
        return
    total = 0
    complete = True
    doomed: list[int] = []
    for i, (card, wanted) in enumerate(hits):
        target = takers[i]
        amount = _hurt(m, card, target, wanted, act, past_armor=past_armor)
        if amount < 0:
            complete = False
            continue
        total += amount
        # keyforge:damage.destroys, keyforge:poison.needs-damage
        if amount and (m.state(target).damage >= m.power(target) or card in poisoned) and target not in doomed:
            doomed.append(target)
    if doomed:
        destroy(m, doomed, act, fight)
    act.count = total
    act.done = complete and total > 0


def _hurt(m: KeyForge, card: int, target: int, wanted: int, act: Activation, *, past_armor: bool) -> int:
    """Deal the damage that was meant for a card to the one that takes it, and return what armor let through.

    It is -1 if none could be dealt. What would be dealt to the card passes its own protection and armor first, and only
    what is left goes to another (keyforge:ruling.armor-first).
    """
    if target != card:
        if wanted <= 0 or BE_DAMAGED.forbidden(m, card):
            return -1
        absorbed = 0 if past_armor else min(m.armor_left(card), wanted)
        if absorbed:
            if not m.do(Damaged(card, 0, absorbed), act):
                return -1
            wanted -= absorbed
            if not wanted:
                return 0
    if target not in m.cards or wanted <= 0 or (m.index and BE_DAMAGED.forbidden(m, target)):
        return -1
    absorbed = 0 if past_armor else min(m.armor_left(target), wanted)
    amount = wanted - absorbed
    return amount if m.do(Damaged(target, amount, absorbed), act) else -1


@dataclass(frozen=True)
class Striking(Immediate):
    """Looks whom damage destroys, when whatever happens instead of some of it is done; data: what they had before."""

    hits: tuple[tuple[int, int], ...]
    takers: tuple[int, ...]
    fight: tuple[int, int]
    poisoned: tuple[int, ...]

    def step(self, m: KeyForge, f: Frame) -> None:
        """Destroy those that have more, and enough (keyforge:ruling.replaced)."""
        act = f.act
        m.pop()
        m.unsettled = True
        doomed: list[int] = []
        for i, (card, _) in enumerate(self.hits):
            target = self.takers[i]
            if target not in m.cards or target in doomed or m.state(target).damage <= f.data[i]:
                continue
            # keyforge:damage.destroys, keyforge:poison.needs-damage
            if m.state(target).damage >= m.power(target) or card in self.poisoned:
                doomed.append(target)
        if doomed:
            count, done = act.count, act.done
            destroy(m, doomed, act, self.fight)
            act.count = count
            act.done = done


def takers_of(m: KeyForge, card: int) -> list[int]:
    """Return the creatures that can take the damage that would be dealt to this one: usually itself."""
    found: list[int] = []
    if card in m.cards:
        for s in m.in_force(ELSEWHERE.key):
            if s.act.source in m.cards and s.act.source not in found and s.node.applies(m, s, card, NOBODY):
                found.append(s.act.source)
    return found or [card]


@dataclass(frozen=True)
class Redirecting(Op):
    """Asks who takes damage that several would take instead of a creature, then deals all of it at once.

    The frame's data are the takers that are known, one for each hit (keyforge:ruling.two-takers).
    """

    hits: tuple[tuple[int, int], ...]
    fight: tuple[int, int]
    poisoned: tuple[int, ...]
    past_armor: bool

    def step(self, m: KeyForge, f: Frame) -> None:
        """Go to the next hit that several creatures would take, or deal the damage."""
        while len(f.data) < len(self.hits):
            takers = takers_of(m, self.next_card(f))
            if len(takers) > 1:  # keyforge:active-player.decides, whoever controls them
                m.ask(m.active, [CHOOSE * STRIDE + card for card in takers])
                return
            f.data = (*f.data, takers[0])
        m.pop()
        strike(m, list(self.hits), list(f.data), f.act, self.fight, self.poisoned, past_armor=self.past_armor)

    def next_card(self, f: Frame) -> int:
        """Return the creature whose damage comes next."""
        return self.hits[len(f.data)][0]

    def answer(self, m: KeyForge, f: Frame, code: int) -> None:
        """Keep who takes this hit."""
        f.data = (*f.data, code % STRIDE)

    def prompt(self, m: KeyForge, f: Frame) -> str:
        return f"Which creature takes the damage of {m.prints[self.next_card(f)].name}?"


def heal(m: KeyForge, cards: list[int], amount: int, act: Activation) -> None:
    """Remove up to ``amount`` damage from each creature; ``act.count`` is how many creatures were healed.

    Removing nothing is no healing (keyforge:ruling.heal-zero); ``act.done`` tells whether each got the full amount.
    """
    act.count = 0
    act.done = bool(cards)
    for card in cards:
        healed = min(amount, m.state(card).damage) if card in m.cards else 0
        if healed:
            m.do(Healed(card, healed), act)
            act.count += 1
        if healed < amount:
            act.done = False
