"""How well a player stands, in Victory Points; for bots."""

from typing import Final

from cardwright.games.crucible.odds import attack_chance, death_chance
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import CORE, MOVE_PHASE
from cardwright.games.crucible.zones import HAND, ITEMS

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


def standing(m: Crucible, player: int) -> float:
    """Return how much better a player stands than the best of the others."""
    others = [worth(m, other) for other in m.seats if other != player]
    return worth(m, player) - max(others, default=0.0)


def worth(m: Crucible, player: int) -> float:
    """Return what a player has, in Points."""
    points = float(m.points[player])
    if points >= CLOSE:
        points *= CLOSE_FACTOR
    if m.here(player) < 0:
        return points + len(m.zone(player, ITEMS)) * ITEM_WORTH - DEATH / 2
    found = points - HELD * m.damage[player] - DEATH * death_chance(m, player)
    found += sum([DEATH * death_chance(m, victim) for victim, source in dict.fromkeys(m.hurt) if source == player])
    mana = m.mana(player)
    for card in m.zone(player, HAND):
        facts = m.printed[card].facts
        ready = READY if mana >= facts.mana else UNREADY
        found += CORE_WORTH if facts.category == CORE else ready
    found += MANA_WORTH * min(mana, MOST_MANA) + ITEM_WORTH * len(m.zone(player, ITEMS))
    found += TOKEN_WORTH * len(m.summoned(player)) + FIELD_WORTH * caught(m, player)
    return found + place_worth(m, player) if m.phase == MOVE_PHASE else found


def caught(m: Crucible, player: int) -> int:
    """Return how many enemy Tokens stand under a player's Spells."""
    count = 0
    for field in m.fields:
        if field[1] == player:
            count += len(
                [card for card in m.characters() if m.owners[card] != player and m.place_of(card) in field[2:]]
            )
    return count


def place_worth(m: Crucible, player: int) -> float:
    """Return what a place promises for the Attack Phase: the best target, less who hits there."""
    token = m.tokens[player]
    reach = m.reach(token)
    best = danger = 0.0
    for card in m.combatants():
        if m.owners[card] == player:
            continue
        facts = m.printed[card].facts
        prize = EXPOSED if m.printed[card].is_token else float(facts.stars)
        if m.within(token, card, reach):
            best = max(best, attack_chance(m, token, card) * prize)
        if m.within(card, token, m.reach(card)):
            danger += attack_chance(m, card, token) * EXPOSED
    return best - danger
