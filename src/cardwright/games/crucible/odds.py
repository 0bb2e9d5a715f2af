"""How likely Attacks hit and characters die, by the Destiny cards that are left."""

from cardwright.games.crucible.contest import chance, fights_along
from cardwright.games.crucible.questions import DESTINY_CHECK, TWO_CARDS, WINS_TIES
from cardwright.games.crucible.state import Crucible


def attack_chance(m: Crucible, left: tuple[int, ...], card: int, target: int) -> float:
    """Return how likely an Attack hits along the best way for who attacks; a Monster's along the worst.

    ``left`` is how many Destiny cards there are left of each value, `left_of_destiny`.
    """
    ties = not WINS_TIES.holds(m, target)
    draws, other = m.is_character(card), m.is_character(target)
    leads = [attack - block for attack, block in fights_along(m, card, target)]
    lead = max(leads) if m.printed[card].is_token else min(leads)
    return chance(left, lead, draws, other, ties)


def death_chance(m: Crucible, left: tuple[int, ...], player: int) -> float:
    """Return how likely a character dies at the next death check; ``left`` as above."""
    damage = m.damage[player]
    if not damage:
        return 0.0
    token = m.tokens[player]
    low = sum([n for value, n in enumerate(left) if DESTINY_CHECK.bent(m, token, value) < damage])
    share = low / max(sum(left), 1)
    return share * share if TWO_CARDS.holds(m, token) else share
