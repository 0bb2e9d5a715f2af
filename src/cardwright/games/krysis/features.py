"""What there is to a player's position, as figures: for heads, beside the heuristic, whose own figure is among them."""

from typing import Final

from cardwright.games.krysis.evaluation import Outlook
from cardwright.games.krysis.goods import WORTH
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.zones import CAMP, HAND, HOME
from cardwright.kernel.basics.pools import worth
from cardwright.kernel.pieces.heads import Feature

FEATURES: Final = (
    Feature("outlook", "what the player has and can expect, in points at the end"),
    Feature("outlook early", "the same times the rounds that are left"),
    Feature("points", "points"),
    Feature("home", "what the crystals at home are worth"),
    Feature("camp", "what the crystals in the camp are worth"),
    Feature("relics", "relics at home"),
    Feature("camp relics", "relics in the camp"),
    Feature("hand", "agents in hand"),
    Feature("level", "the level of the miner"),
    Feature("rank", "how far ahead the miner is on its level"),
    Feature("attack", "the team's attack"),
    Feature("defense", "the team's defense"),
)


def features_of(m: Krysis, player: int) -> list[float]:
    """Return these figures of a player's position."""
    look = Outlook(m, player)
    total = look.total()
    return [
        total,
        total * look.rounds_left,
        float(m.points[player]),
        float(worth(m.homes[player], WORTH)),
        float(worth(m.camps[player], WORTH)),
        float(len(m.zone(player, HOME))),
        float(len(m.zone(player, CAMP))),
        float(len(m.zone(player, HAND))),
        float(m.levels[player]),
        float(m.ranks[player]),
        float(m.attack(player)),
        float(m.defense(player)),
    ]
