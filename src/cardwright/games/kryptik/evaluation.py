"""How well a player stands: a heuristic that bots steer by, no rule of the game.

The unit is one 11 year card. What waits on the pile and an attack under way are played out first, with nobody answering
and the defender blocking as well as `blocks` knows.
"""

from typing import Final

from cardwright.games.kryptik.actions import BLOCK_WITH, STRIDE
from cardwright.games.kryptik.combat import BlockRun, fewest, may_block
from cardwright.games.kryptik.questions import EAGER, RAVENOUS, SIDESTEP, TENACIOUS, TOXIC
from cardwright.games.kryptik.row import ElevenYearChoice
from cardwright.games.kryptik.state import HAND_LIMIT, Kryptik
from cardwright.games.kryptik.zones import ISLAND
from cardwright.kernel.asking.runs import Asking
from cardwright.kernel.pieces.options import DONE
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.pile.priority import Priority

WON: Final = 1000.0
ROW: Final[tuple[float, ...]] = (0.0, 5.6, 8.2, 10.2, 12.0, 13.6, 15.2)
"""What so many 11 year cards are worth; the last ones are worth most."""
CITIZEN: Final = 0.25
ATTACK: Final = 0.14
DEFENSE: Final = 0.12
EVASIVE: Final = 0.25
HUNGRY: Final = 0.4
POISONOUS: Final = 0.25
HASTY: Final = 0.05
CANNOT_BLOCK: Final = 0.15
"""What an engaged citizen is worth less on another player's turn."""
HAND_CARD: Final = 0.35
SOUL_CARD: Final = 0.7
MORE_SOULS: Final = 0.2
SOULS: Final = 5
"""After so many cards in the soul row another one is worth less."""
PENDING: Final = 0.5
LAST_CARDS: Final = 4
MOST_STEPS: Final = 60
MOST_BLOCKERS: Final = 6


def standing(m: Kryptik, player: int) -> float:
    """Return how well the player stands against the others: positive is better, 1000 and more has won."""
    if m.outcome is None and (m.pile or m.attacker != NOBODY):
        m = played_out(m)
    if m.outcome is not None:
        winners = m.outcome.winners
        if not winners:
            return 0.0
        return WON if player in winners else -WON
    if player not in m.seats:
        return -WON
    others = [worth(m, other) for other in m.seats if other != player]
    return worth(m, player) - sum(others) / len(others)


def worth(m: Kryptik, player: int) -> float:
    """Return what all that the player has is worth, in 11 year cards."""
    total = ROW[m.row_size(player)]
    for card in m.zone(player, ISLAND):
        total += value(m, card)
        if m.state(card).engaged and player != m.active:
            total -= CANNOT_BLOCK
    total += HAND_CARD * min(len(m.hand(player)), HAND_LIMIT)
    souls = len(m.souls(player))
    total += SOUL_CARD * min(souls, SOULS) + MORE_SOULS * max(souls - SOULS, 0)
    for item in m.pile:
        if isinstance(item.effect, ElevenYearChoice) and item.act.player == player:
            total += PENDING
    left = len(m.deck(player))
    return total - (LAST_CARDS - left) * 0.5 if left < LAST_CARDS else total


def value(m: Kryptik, card: int) -> float:
    """Return what a citizen on the island is worth."""
    total = CITIZEN + ATTACK * m.attack(card) + DEFENSE * m.defense(card)
    if m.has(card, SIDESTEP) or m.has(card, TENACIOUS):
        total += EVASIVE
    if m.has(card, RAVENOUS):
        total += HUNGRY
    if m.has(card, TOXIC):
        total += POISONOUS
    if m.has(card, EAGER):
        total += HASTY
    return total


def played_out(m: Kryptik) -> Kryptik:
    """Return a copy in which the pile has resolved and the attack is over."""
    m = m.copy()
    m.journaling = False
    steps = 0
    while m.outcome is None and (m.pile or m.attacker != NOBODY) and steps < MOST_STEPS:
        steps += 1
        op = m.frames[-1].op
        if isinstance(op, Priority):
            m.pick(len(m.codes) - 1)
        elif isinstance(op, Asking) and isinstance(op.run, BlockRun):
            m.pick(block(m))
        else:
            m.pick(0)
    return m


def block(m: Kryptik) -> int:
    """Return the index of the next pick of the best block that goes on with the picks so far."""
    picks = [code % STRIDE for code in m.frames[-1].data if code // STRIDE == BLOCK_WITH]
    best = best_block(m, may_block(m, m.chooser), picks)
    for card in best[len(picks) :]:
        return m.codes.index(BLOCK_WITH * STRIDE + card)
    return m.codes.index(DONE * STRIDE)


def best_block(m: Kryptik, blockers: list[int], begun: list[int]) -> list[int]:
    """Return which citizens block best, beginning with those begun with, by what falls and what is saved."""
    least = fewest(m)
    strong = sorted(blockers, key=lambda card: -m.attack(card))[:MOST_BLOCKERS]
    free = [card for card in blockers if card in strong and (not begun or card > begun[-1])]
    best: list[int] = list(begun)
    most = score(m, begun) if not begun or len(begun) >= least else -WON
    for mask in range(1, 1 << len(free)):
        group = [*begun, *[card for i, card in enumerate(free) if mask >> i & 1]]
        if len(group) >= least:
            found = score(m, group)
            if found > most:
                most = found
                best = group
    if len(best) < least and best:  # The first pick has to be gone on with.
        rest = [card for card in blockers if card > begun[-1]]
        best = [*begun, *rest[: least - len(begun)]]
    return best


def score(m: Kryptik, group: list[int]) -> float:
    """Return what blocking with these brings the defender, in 11 year cards."""
    attacker = m.attacker
    power = m.attack(attacker)
    if not group:
        if power <= 0:
            return 0.0
        size = m.row_size(m.defender)
        if not size:
            return -WON
        hit = max(len(m.targets), 1)
        return ROW[max(size - hit, 0)] - ROW[size] + HAND_CARD * hit
    total = -CANNOT_BLOCK * len(group) * 0.5
    toxic = m.has(attacker, TOXIC)
    if sum([m.attack(card) for card in group]) >= m.lethal(attacker) or [
        card for card in group if m.attack(card) > 0 and m.has(card, TOXIC)
    ]:
        total += value(m, attacker)
    for i, card in enumerate(sorted(group, key=lambda card: -value(m, card) if toxic else m.lethal(card))):
        needs = 1 if toxic and i == 0 else m.lethal(card)
        if power >= needs > 0:
            total -= value(m, card)
        power -= needs
    return total
