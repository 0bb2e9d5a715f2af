"""What a round of Speed Krysis will bring, where the rules say what a team must do: a heuristic, no rule of the game.

The unit is one point at the end.
"""

from dataclasses import dataclass
from typing import Final

from cardwright.games.krysis.goods import WORTH
from cardwright.kernel.basics.pools import Pool, added, available, taken, worth

KEPT: Final = 0.5
"""What part of the goods in a camp is brought home, by either player, as long as there are rounds to come."""


@dataclass(frozen=True)
class Side:
    """One player of the two: what lies in the camp, what the team carries, and the chance that it beats the other."""

    camp: Pool
    slots: Pool
    beats: float


def lead(first: Side, second: Side, *, last: bool) -> float:
    """Return how many points more the one who acts first brings in than the other, on average (krysis:speed.*)."""
    kept = 0.0 if last else KEPT
    loot = available(second.camp, first.slots)
    value = 0.0
    steals = first.beats if any(loot) else 0.0
    if steals > 0:
        robbed = Side(taken(second.camp, loot), second.slots, 1.0)
        value += steals * (worth(loot, WORTH) - answer(robbed, first.camp, kept, deserted=True))
    if steals < 1:
        if sum(first.camp) >= sum(first.slots):
            load = available(first.camp, first.slots)
            brought = worth(load, WORTH)
            camp = taken(first.camp, load)
            value += (1 - steals) * (brought - answer(second, camp, kept, deserted=True))
        else:
            value -= (1 - steals) * answer(second, added(first.camp, first.slots), kept, deserted=False)
    return value


def answer(second: Side, camp: Pool, kept: float, *, deserted: bool) -> float:
    """Return how many points more the one who acts last brings in than the other, who has such a camp then."""
    loot = available(camp, second.slots)
    steals = (1.0 if deserted else second.beats) if any(loot) else 0.0
    robbed = worth(loot, WORTH) + kept * (worth(second.camp, WORTH) - worth(taken(camp, loot), WORTH))
    if sum(second.camp) >= sum(second.slots):
        load = available(second.camp, second.slots)
        other = worth(load, WORTH) + kept * (worth(taken(second.camp, load), WORTH) - worth(camp, WORTH))
    else:
        other = kept * (worth(added(second.camp, second.slots), WORTH) - worth(camp, WORTH))
    return steals * robbed + (1 - steals) * other
