"""How well a player stands, in Victory Points; for bots."""

from typing import Final

from cardwright.games.crucible.drawing import left_of_destiny
from cardwright.games.crucible.odds import attack_chance, death_chance
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import CORE, MOVE_PHASE
from cardwright.games.crucible.zones import GROUND, HAND, ITEMS

CLOSE: Final = 7
"""From how many Points on each counts for more, because the end is near."""
CLOSE_FACTOR: Final = 1.15
DEATH: Final = 1.5
"""What a death costs: Points for somebody else, cards and time."""
HELD: Final = 0.06
"""What each Damage costs that is held, whether it kills or not."""
READY: Final = 0.18
UNREADY: Final = 0.1
CORE_WORTH: Final = 0.1
"""What a Memory in hand is worth: one that the present tile pays for, another one, a Core Memory."""
MANA_WORTH: Final = 0.06
MOST_MANA: Final = 4
ITEM_WORTH: Final = 0.35
TOKEN_WORTH: Final = 0.4
FIELD_WORTH: Final = 0.15
EXPOSED: Final = 0.35
"""What a likely hit is worth, on a character, and on oneself."""
TRIED: Final = 0.05
"""What it is worth to have attacked, whatever the cards said: it costs nothing."""
NEARER: Final = 0.25
"""What share of a hit it is worth that one may come to make in the next round."""


def standing(m: Crucible, player: int) -> float:
    """Return how much better a player stands than the best of the others."""
    left, fighters = left_of_destiny(m), m.combatants()
    found = worth(m, left, fighters, player)
    return found - max([worth(m, left, fighters, other) for other in m.seats if other != player], default=0.0)


def worth(m: Crucible, left: tuple[int, ...], fighters: list[int], player: int) -> float:
    """Return what a player has, in Points.

    ``left`` is how many Destiny cards there are left of each value, ``fighters`` are all combatants.
    """
    points = float(m.points[player])
    if points >= CLOSE:
        points *= CLOSE_FACTOR
    items = ITEM_WORTH * len(m.zone(player, ITEMS))
    if m.here(player) < 0:
        return points + items - DEATH / 2
    found = points + items - HELD * m.damage[player] - DEATH * death_chance(m, left, player)
    for victim, source in dict.fromkeys(m.hurt):
        if source == player:
            found += DEATH * death_chance(m, left, victim)
    if player in m.attacked:
        found += TRIED
    mana = m.mana(player)
    for card in m.zone(player, HAND):
        facts = m.printed[card].facts
        ready = READY if mana >= facts.mana else UNREADY
        found += CORE_WORTH if facts.category == CORE else ready
    found += MANA_WORTH * min(mana, MOST_MANA) + FIELD_WORTH * caught(m, player)
    for card in fighters:
        if m.owners[card] == player and m.printed[card].is_summoning:
            found += TOKEN_WORTH
    return found + place_worth(m, left, fighters, player) if m.phase == MOVE_PHASE else found


def caught(m: Crucible, player: int) -> int:
    """Return how many enemy characters stand under a player's Spells."""
    count = 0
    for field in m.fields:
        if field[1] == player:
            for other in m.seats:
                if other != player and m.here(other) in field[2:]:
                    count += 1
    return count


def place_worth(m: Crucible, left: tuple[int, ...], fighters: list[int], player: int) -> float:
    """Return what a place promises for the Attack Phase: the best target, less who hits there."""
    token, here = m.tokens[player], m.here(player)
    reach, steps = m.reach(token), m.steps(token)
    best = danger = 0.0
    for card in fighters:
        if m.owners[card] == player:
            continue
        printed = m.printed[card]
        far = GROUND.distance(here, m.place_of(card))
        prize = EXPOSED if printed.is_token else float(printed.facts.stars)
        if far > reach:
            prize *= NEARER if far <= reach + steps else 0.0
        if far > 0 and prize > best:
            best = max(best, attack_chance(m, left, token, card) * prize)
        if 0 < far <= m.reach(card):
            danger += attack_chance(m, left, card, token) * EXPOSED
    return best - danger
