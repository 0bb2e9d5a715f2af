"""How well a player stands: a heuristic that bots steer by, no rule of the game.

The unit is one æmber in the pool. The weights are tuned by play of the greedy bot against itself and others.
"""

from typing import Final

from cardwright.games.keyforge.drawing import fewer_cards
from cardwright.games.keyforge.forging import purses
from cardwright.games.keyforge.prints import CREATURE
from cardwright.games.keyforge.questions import KEY_COST, SKIPS_FORGING
from cardwright.games.keyforge.state import KEYS_TO_WIN, USUAL_HAND_SIZE, USUAL_KEY_COST, InPlay, KeyForge
from cardwright.games.keyforge.zones import ARCHIVES, ARTIFACTS, HAND

WON: Final = 1000.0
KEY: Final = 9.0
"""A forged key: more than its cost, because it cannot be stolen."""
AFFORDED: Final = 1.5
"""A pool that affords the next key, while the opponent has a turn to take it away before it is forged."""
BEYOND_KEY: Final = 0.6
"""An æmber beyond the next key's cost, which waits a turn longer and is more exposed."""
DEARER: Final = -0.5
"""Each æmber that each of the keys yet to be forged costs more than usual."""
HINDERED: Final = -0.6
"""Something that an opponent has in store for one's next turn."""
CREATURE_WORTH: Final = 0.9
POWER: Final = 0.22
ARMOR: Final = 0.25
KEYWORD: Final = 0.2
EXHAUSTED: Final = -0.5
"""A creature that will not be ready on its controller's next turn."""
STUNNED: Final = -0.8
HELD: Final = 0.55
"""An æmber that one's creature holds: kept from the opponent's next key, but returned once the creature goes."""
ARTIFACT: Final = 1.3
UPGRADE: Final = 0.8
HAND_CARD: Final = 0.35
ARCHIVED: Final = 0.6
"""A card in the archives, or beneath a card that can play it; of prisoners nobody has anything."""
CHAIN: Final = -0.25


def standing(m: KeyForge, player: int) -> float:
    """Return how well the player stands against the opponent: positive is better, 1000 and more has won."""
    if m.outcome is not None:
        winners = m.outcome.winners
        if not winners:
            return 0.0
        return WON if player in winners else -WON
    other = m.opponent(player)
    # On the player's own turn the opponent's step 1 is next: what the pool affords then is as good as forged.
    return worth(m, player, at_once=False) - worth(m, other, at_once=m.active == player)


def worth(m: KeyForge, player: int, *, at_once: bool) -> float:
    """Return what all that the player has is worth, in æmber; ``at_once`` says that the player's step 1 is next."""
    total = m.keys[player] * KEY + m.chains[player] * CHAIN
    total += len([card for card in m.zone(player, ARCHIVES) if card not in m.prisoners]) * ARCHIVED
    total += pool_worth(m, player, at_once=at_once)
    total += hand_size(m, player) * HAND_CARD
    total += (m.key_cost(player) - USUAL_KEY_COST) * (KEYS_TO_WIN - m.keys[player]) * DEARER
    total += len([s for s in m.standing if s.turn_of == player and s.act.player != player]) * HINDERED
    for card in m.line(player):
        total += creature_worth(m, card, player)
    for card in m.zone(player, ARTIFACTS):
        total += ARTIFACT if m.state(card).ready or player == m.active else ARTIFACT / 2
        total += len(m.beneath(card)) * ARCHIVED
    return total


def pool_worth(m: KeyForge, player: int, *, at_once: bool) -> float:
    """Return what the pool is worth, with what is kept on cards to pay for keys.

    Æmber counts for less beyond the next key, for more once that can be forged.
    """
    pool = m.aember[player]
    if m.index:
        pool += sum([m.state(card).aember for card in purses(m, player)])
    cost, skipped = m.key_cost(player), bool(m.index) and SKIPS_FORGING.holds(m, player)
    for s in m.standing:
        if s.turn_of == player:  # It waits for the step in which the key would be forged.
            if KEY_COST.key in s.node.keys():
                cost = s.node.bend(m, s, KEY_COST, player, cost)
            skipped = skipped or SKIPS_FORGING.key in s.node.keys()
    if pool < cost:
        return float(pool)
    worth = cost + (pool - cost) * BEYOND_KEY
    if skipped:
        return worth
    if not at_once:
        return worth + AFFORDED
    return worth + (WON / 2 if m.keys[player] == KEYS_TO_WIN - 1 else KEY - cost)


def hand_size(m: KeyForge, player: int) -> float:
    """Return the cards in hand; the active player's as it will be filled up at the end of the turn."""
    held = len(m.zone(player, HAND))
    if player != m.active:
        return float(held)
    # A card that goes makes room for another one, which is worth slightly more than one that lies idle.
    return max(held, USUAL_HAND_SIZE - fewer_cards(m.chains[player])) - 0.1 * held


def creature_worth(m: KeyForge, card: int, player: int) -> float:
    """Return what a creature in play is worth to its controller, with all that lies on it."""
    state: InPlay = m.state(card)
    printed = m.printed[card]
    if printed.type != CREATURE:
        return 0.0
    power = m.power(card)
    worth = CREATURE_WORTH + POWER * max(power - state.damage, 0) + 0.05 * state.damage + ARMOR * m.armor(card)
    worth += KEYWORD * len(printed.keywords)
    if state.stunned:
        worth += STUNNED
    elif not state.ready and player != m.active:
        worth += EXHAUSTED
    return worth + HELD * state.aember + UPGRADE * len(state.upgrades)
