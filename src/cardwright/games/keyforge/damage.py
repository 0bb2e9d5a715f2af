"""Damage: armor, prevention, redirection, poison, and death."""

from cardwright.games.keyforge.destruction import destroy
from cardwright.games.keyforge.events import Damaged, Healed
from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.frames import Activation

NO_FIGHT = (-1, -1)


def deal(
    m: KeyForge,
    hits: list[tuple[int, int]],
    act: Activation,
    fight: tuple[int, int] = NO_FIGHT,
    poisoned: tuple[int, ...] = (),
) -> None:
    """Deal damage to creatures simultaneously; ``hits`` are pairs of card and amount (keyforge:ruling.simultaneous).

    ``fight`` names attacker and defender if this is the damage of their powers; ``poisoned`` are the cards that any
    of this damage destroys (keyforge:poison). Afterwards ``act.count`` is the damage dealt, ``act.destroyed`` has the
    cards that it destroyed added.
    """
    total = 0
    complete = True
    doomed: list[int] = []
    for card, wanted in hits:
        if card not in m.cards or wanted <= 0:
            complete = False
            continue
        target = redirected(m, card)
        if m.index and m.about_card("cannot be dealt damage", target):
            complete = False
            continue
        absorbed = min(m.armor_left(target), wanted)
        amount = wanted - absorbed
        m.do(Damaged(target, amount, absorbed))
        total += amount
        if amount and (m.state(target).damage >= m.power(target) or card in poisoned) and target not in doomed:
            doomed.append(target)
    if doomed:
        destroy(m, doomed, act, fight)
    act.count = total
    act.done = complete and total > 0


def redirected(m: KeyForge, card: int) -> int:
    """Return which creature takes the damage that would be dealt to this one."""
    for s in m.index.get("damage is dealt to it instead", ()):
        if s.act.source in m.cards and s.node.applies(m, s, card):
            return s.act.source
    return card


def heal(m: KeyForge, cards: list[int], amount: int, act: Activation) -> None:
    """Remove up to ``amount`` damage from each creature; ``act.count`` is how many creatures were healed.

    Removing nothing is no healing (keyforge:ruling.heal-zero); ``act.done`` tells whether each got the full amount.
    """
    act.count = 0
    act.done = bool(cards)
    for card in cards:
        healed = min(amount, m.state(card).damage) if card in m.cards else 0
        if healed:
            m.do(Healed(card, healed))
            act.count += 1
        if healed < amount:
            act.done = False
