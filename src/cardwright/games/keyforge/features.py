"""What there is to a player's position, as figures: each with what it is worth to the heuristic, in æmber."""

from typing import Final

from cardwright.games.keyforge.drawing import fewer_cards
from cardwright.games.keyforge.forging import purses
from cardwright.games.keyforge.prints import CREATURE
from cardwright.games.keyforge.questions import KEY_COST, SKIPS_FORGING
from cardwright.games.keyforge.state import KEYS_TO_WIN, USUAL_HAND_SIZE, USUAL_KEY_COST, InPlay, KeyForge
from cardwright.games.keyforge.zones import ARCHIVES, ARTIFACTS, HAND
from cardwright.kernel.basics.outcome import WON
from cardwright.kernel.pieces.heads import Feature

KEY: Final = 9.0
"""A forged key: more than its cost, because it cannot be stolen."""

FEATURES: Final = (
    Feature("keys", "forged keys", KEY),
    Feature("last key", "whether one more key wins"),
    Feature("æmber", "æmber for the next key, with what is kept on cards to pay for keys", 1.0),
    Feature("æmber beyond", "æmber beyond the next key's cost, which waits longer and is more exposed", 0.6),
    Feature("affords", "whether the next key can be paid, and the opponent has a turn to prevent it", 1.5),
    Feature("forges", "whether a key will be forged before the opponent can prevent it; its cost is no æmber", KEY),
    Feature("wins", "whether that is the last key; its cost is æmber still", WON / 2),
    Feature("dearer", "how much more than usual the keys yet to be forged cost together", -0.5),
    Feature("hindered", "what an opponent has in store for the player's next turn", -0.6),
    Feature(
        "hand", "cards in hand; in the player's own turn as filled up at its end, less a tenth of those there", 0.35
    ),
    Feature("archives", "cards in the archives but for prisoners, and beneath artifacts that can play them", 0.6),
    Feature("chains", "chains", -0.25),
    Feature("creatures", "creatures", 0.9),
    Feature("power", "their power, less damage", 0.22),
    Feature("damage", "damage on them", 0.05),
    Feature("armor", "their armor", 0.25),
    Feature("keywords", "keywords printed on them", 0.2),
    Feature("stunned", "creatures that are stunned", -0.8),
    Feature("exhausted", "other creatures that will not be ready on the player's next turn", -0.5),
    Feature("held", "æmber on creatures: kept from the opponent's next key, but returned once they go", 0.55),
    Feature("upgrades", "upgrades", 0.8),
    Feature("artifacts", "artifacts; one that will not be ready on the player's next turn is half a one", 1.3),
    Feature("turn", "whether it is the player's turn"),
)


def features_of(m: KeyForge, player: int, *, at_once: bool) -> list[float]:
    """Return these figures of a player's position; ``at_once`` says that the player's step 1 is next."""
    keys = m.keys[player]
    usual_cost = m.key_cost(player)
    pool = m.aember[player]
    if m.index:
        pool += sum([m.state(card).aember for card in purses(m, player)])
    cost, skipped = usual_cost, bool(m.index) and SKIPS_FORGING.holds(m, player)
    hindered = 0
    for s in m.standing:
        if s.turn_of == player:  # It waits for the step in which the key would be forged.
            if KEY_COST.key in s.node.keys():
                cost = s.node.bend(m, s, KEY_COST, player, cost)
            skipped = skipped or SKIPS_FORGING.key in s.node.keys()
            hindered += s.act.player != player
    last = keys == KEYS_TO_WIN - 1
    affords = pool >= cost and not skipped
    forges = affords and at_once and not last
    found = [
        float(keys),
        float(last),
        0.0 if forges else float(min(pool, cost)),
        float(max(pool - cost, 0)),
        float(affords and not at_once),
        float(forges),
        float(affords and at_once and last),
        float((usual_cost - USUAL_KEY_COST) * (KEYS_TO_WIN - keys)),
        float(hindered),
        hand_size(m, player),
    ]
    archived = len([card for card in m.zone(player, ARCHIVES) if card not in m.prisoners])
    artifacts = 0.0
    for card in m.zone(player, ARTIFACTS):
        artifacts += 1.0 if m.state(card).ready or player == m.active else 0.5
        archived += len(m.beneath(card))
    found += [float(archived), float(m.chains[player])]
    found += creatures(m, player)
    found += [artifacts, float(player == m.active)]
    return found


def hand_size(m: KeyForge, player: int) -> float:
    """Return the cards in hand; the active player's as it will be filled up at the end of the turn."""
    held = len(m.zone(player, HAND))
    if player != m.active:
        return float(held)
    # A card that goes makes room for another one, which is worth slightly more than one that lies idle.
    return max(held, USUAL_HAND_SIZE - fewer_cards(m.chains[player])) - 0.1 * held


def creatures(m: KeyForge, player: int) -> list[float]:
    """Return the figures of a player's creatures in play, with all that lies on them."""
    count = power = damage = armor = keywords = stunned = exhausted = held = upgrades = 0
    for card in m.line(player):
        printed = m.printed[card]
        if printed.type != CREATURE:
            continue
        state: InPlay = m.state(card)
        count += 1
        power += max(m.power(card) - state.damage, 0)
        damage += state.damage
        armor += m.armor(card)
        keywords += len(printed.keywords)
        if state.stunned:
            stunned += 1
        elif not state.ready and player != m.active:
            exhausted += 1
        held += state.aember
        upgrades += len(state.upgrades)
    return [
        float(count),
        float(power),
        float(damage),
        float(armor),
        float(keywords),
        float(stunned),
        float(exhausted),
        float(held),
        float(upgrades),
    ]
