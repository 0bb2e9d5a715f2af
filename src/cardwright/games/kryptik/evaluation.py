"""How well a player stands: a heuristic that bots steer by, no rule of the game.

The unit is one 11 year card. What waits on the pile and an attack under way are played out first, with nobody answering
and the defender blocking as well as `clashes` knows; the attacks that are still to come are judged as a whole.
"""

from typing import Final

from cardwright.games.kryptik.actions import BLOCK_WITH, STRIDE
from cardwright.games.kryptik.clashes import CANNOT_BLOCK, HAND_CARD, ROW, WON, Clash, prospects, value
from cardwright.games.kryptik.combat import BlockRun, may_block
from cardwright.games.kryptik.row import ElevenYearChoice
from cardwright.games.kryptik.state import COMBAT_END, HAND_LIMIT, Kryptik
from cardwright.games.kryptik.zones import ISLAND, LIMBO
from cardwright.kernel.asking.runs import Asking
from cardwright.kernel.pieces.options import DONE
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.pile.priority import Priority

SOUL_CARD: Final = 0.95
MORE_SOULS: Final = 0.45
SOULS: Final = 5
"""After so many cards in the soul row another one is worth less."""
LIMBO_COST: Final = 0.002
"""What a card of the limbo pile is worth for each energy that it costs: enough to abolish the cheap ones first."""
COMING: Final = 0.8
"""What attacks that are still to come count of what they bring, for they can be answered."""
PENDING: Final = 0.5
LAST_CARDS: Final = 4
MOST_STEPS: Final = 60


def standing(m: Kryptik, player: int) -> float:
    """Return how well the player stands against the others: positive is better, 1000 and more has won."""
    m = settled(m)
    if m.outcome is not None:
        winners = m.outcome.winners
        if not winners:
            return 0.0
        return WON if player in winners else -WON
    if player not in m.seats:
        return -WON
    others = [worth(m, other) for other in m.seats if other != player]
    attacking, fresh = (m.active, False) if m.phase < COMBAT_END else (m.next_seat(m.active), True)
    coming = prospects(m, attacking, fresh=fresh) * COMING
    return worth(m, player) - sum(others) / len(others) + (coming if player == attacking else -coming)


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
    for card in m.zone(player, LIMBO):
        total += LIMBO_COST * (1 + m.printed[card].soul_cost)
    for item in m.pile:
        if isinstance(item.effect, ElevenYearChoice) and item.act.player == player:
            total += PENDING
    left = len(m.deck(player))
    return total - (LAST_CARDS - left) * 0.5 if left < LAST_CARDS else total


def settled(m: Kryptik) -> Kryptik:
    """Return the match with nothing under way any more: itself, or a copy that is played out."""
    return played_out(m) if m.outcome is None and (m.pile or m.attacker != NOBODY) else m


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
    clash = Clash(m, m.attacker, max(len(m.targets), 1), m.row_size(m.defender))
    best = clash.best_block(m, may_block(m, m.chooser), picks)
    for card in best[len(picks) :]:
        return m.codes.index(BLOCK_WITH * STRIDE + card)
    return m.codes.index(DONE * STRIDE)
