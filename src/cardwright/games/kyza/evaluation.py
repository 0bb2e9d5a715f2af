"""How well a player stands: a heuristic that bots steer by, no rule of the game.

The unit is one point of life. What waits on the stack and an attack under way are played out first, with nobody
answering and the defender blocking as `block` does.
"""

from typing import Final

from cardwright.games.kyza.actions import BLOCK, STRIDE
from cardwright.games.kyza.combat import BlockRun, may_block
from cardwright.games.kyza.state import LIFE, Kyza
from cardwright.games.kyza.zones import CHARACTERS, DECK, EFFECTS, HAND, SET
from cardwright.kernel.priority import Priority
from cardwright.kernel.runs import Asking

WON: Final = 1000.0
DAMAGE: Final = 0.85
"""A point of damage of a character."""
HEALTH: Final = 0.45
"""A point of health of a character."""
CHARACTER: Final = 0.6
HAND_CARD: Final = 1.7
SET_CARD: Final = 1.9
CONTINUOUS_TURN: Final = 0.7
"""A turn that a continuous effect will still work."""
LOW_LIFE: Final = 0.12
"""How much more each point of life is worth, per point that the player is below the start."""
LAST_CARDS: Final = 3
"""As few cards in the deck as make drawing dangerous."""
MOST_STEPS: Final = 60


def standing(m: Kyza, player: int) -> float:
    """Return how well the player stands against the opponent: positive is better, 1000 and more has won."""
    if m.outcome is None and (m.pile or m.attackers):
        m = played_out(m)
    if m.outcome is not None:
        winners = m.outcome.winners
        if not winners:
            return 0.0
        return WON if player in winners else -WON
    return worth(m, player) - worth(m, 1 - player)


def worth(m: Kyza, player: int) -> float:
    """Return what all that the player has is worth, in points of life."""
    life = m.life[player]
    missing = max(LIFE - life, 0)
    total = life - LOW_LIFE * missing * missing / 2
    for card in m.zone(player, CHARACTERS):
        total += CHARACTER + DAMAGE * m.damage(card) + HEALTH * m.health_left(card)
    total += HAND_CARD * min(len(m.zone(player, HAND)), m.hand_limit(player))
    total += SET_CARD * len(m.zone(player, SET))
    for card in m.zone(player, EFFECTS):
        state = m.state(card)
        if state.active:
            total += CONTINUOUS_TURN * (m.printed[card].level - state.counters)
    left = len(m.zone(player, DECK))
    return total - (LAST_CARDS - left) * 3.0 if left < LAST_CARDS else total


def played_out(m: Kyza) -> Kyza:
    """Return a copy in which the stack has resolved and the attack is over."""
    m = m.copy()
    m.journaling = False
    steps = 0
    while m.outcome is None and (m.pile or m.attackers) and steps < MOST_STEPS:
        steps += 1
        op = m.frames[-1].op
        if isinstance(op, Priority):
            m.pick(len(m.codes) - 1)
        elif isinstance(op, Asking) and isinstance(op.run, BlockRun):
            m.pick(block(m))
        else:
            m.pick(0)
    return m


def block(m: Kyza) -> int:
    """Return the index of a plain block: take an attacker that this character kills or outlives, or save one's life."""
    defender = m.chooser
    picks = m.frames[-1].data
    blocker = may_block(m, defender)[len(picks)]
    taken = [code % STRIDE for code in picks if code // STRIDE == BLOCK]
    open_attackers = [card for card in sorted(m.attackers) if card not in taken]
    incoming = sum([m.damage(card) for card in open_attackers])
    best = -1
    best_score = 0.0
    for attacker in open_attackers:
        kills = m.damage(blocker) >= m.health_left(attacker)
        dies = m.damage(attacker) >= m.health_left(blocker)
        score = 0.5 * m.damage(attacker) + (value(m, attacker) if kills else 0.0) - (value(m, blocker) if dies else 0.0)
        if incoming >= m.life[defender]:
            score += 100.0 + m.damage(attacker)
        if score > best_score:
            best_score = score
            best = attacker
    return m.codes.index(BLOCK * STRIDE + best) if best >= 0 else len(m.codes) - 1


def value(m: Kyza, card: int) -> float:
    """Return what a character in play is worth."""
    return CHARACTER + DAMAGE * m.damage(card) + HEALTH * m.health(card)
