"""What there is to a player's position, as figures: each with what it is worth to the heuristic, in Victory Points."""

from typing import Final

from cardwright.games.crucible.odds import attack_chance, death_chance
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import CORE, MOVE_PHASE
from cardwright.games.crucible.zones import GROUND, HAND, ITEMS
from cardwright.kernel.pieces.heads import Feature

CLOSE: Final = 7
"""From how many Points on each counts for more, because the end is near."""
DEATH: Final = 1.5
"""What a death costs: Points for somebody else, cards and time."""
MOST_MANA: Final = 4
EXPOSED: Final = 0.35
"""What a likely hit is worth, on a character, and on oneself."""
NEARER: Final = 0.25
"""What share of a hit it is worth that one may come to make in the next round."""

FEATURES: Final = (
    Feature("points", "Victory Points", 1.0),
    Feature("close", f"Victory Points of who has {CLOSE} or more, for the end is near", 0.15),
    Feature("items", "Items", 0.35),
    Feature("away", "whether the character is dead, and counts nothing but Points and Items", -DEATH / 2),
    Feature("damage", "Damage that is held, whether it kills or not", -0.06),
    Feature("death", "the chance to die of it", -DEATH),
    Feature("kills", "the chances of those to die whom the player has hurt, added up", DEATH),
    Feature("tried", "whether the player has attacked in this round, which costs nothing", 0.05),
    Feature("ready", "Memories in hand that the present tile pays for", 0.18),
    Feature("unready", "other Memories in hand", 0.1),
    Feature("core", "Core Memories in hand", 0.1),
    Feature("mana", f"mana of the present tile, up to {MOST_MANA}", 0.06),
    Feature("caught", "enemy characters that stand under the player's Spells", 0.15),
    Feature("summoned", "what the player has summoned", 0.4),
    Feature("prize", "before attacks, what the best target promises: its stars, or part of a character's", 1.0),
    Feature("danger", f"before attacks, the chances of others to hit, added up, {EXPOSED} for each", -1.0),
)


def features_of(m: Crucible, left: tuple[int, ...], fighters: list[int], player: int) -> list[float]:
    """Return these figures of a player's position.

    ``left`` is how many Destiny cards there are left of each value, ``fighters`` are all combatants.
    """
    points, items = m.points[player], len(m.zone(player, ITEMS))
    close = points if points >= CLOSE else 0
    if m.here(player) < 0:
        return [float(points), float(close), float(items), 1.0, *[0.0] * (len(FEATURES) - 4)]
    kills = 0.0
    for victim, source in dict.fromkeys(m.hurt):
        if source == player:
            kills += death_chance(m, left, victim)
    mana = m.mana(player)
    ready = unready = core = 0
    for card in m.zone(player, HAND):
        facts = m.printed[card].facts
        if facts.category == CORE:
            core += 1
        elif mana >= facts.mana:
            ready += 1
        else:
            unready += 1
    summoned = len([card for card in fighters if m.owners[card] == player and m.printed[card].is_summoning])
    prize, danger = promised(m, left, fighters, player) if m.phase == MOVE_PHASE else (0.0, 0.0)
    return [
        float(points),
        float(close),
        float(items),
        0.0,
        float(m.damage[player]),
        death_chance(m, left, player),
        kills,
        float(player in m.attacked),
        float(ready),
        float(unready),
        float(core),
        float(min(mana, MOST_MANA)),
        float(caught(m, player)),
        float(summoned),
        prize,
        danger,
    ]


def caught(m: Crucible, player: int) -> int:
    """Return how many enemy characters stand under a player's Spells."""
    count = 0
    for spell in m.fields:
        if spell[1] == player:
            for other in m.seats:
                if other != player and m.here(other) in spell[2:]:
                    count += 1
    return count


def promised(m: Crucible, left: tuple[int, ...], fighters: list[int], player: int) -> tuple[float, float]:
    """Return what a place promises for the Attack Phase: the best target, and who hits there."""
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
    return best, danger
