"""How a match of Krysis came about, for those who played it."""

from typing import Final

from cardwright.games.krysis.actions import TO_BANK
from cardwright.games.krysis.events import CRYSTALS, RELICS, SALE, AgentSent, GoodsMoved, RelicKept, Scored
from cardwright.games.krysis.state import Krysis
from cardwright.kernel.pieces.tally import Count, Tally

SALES: Final = "Points for sales"
HOME: Final = "Points for crystals at home"
SETS: Final = "Points for sets of relics"
MISSION: Final = "Points for the mission"
POINTS: Final = "Points in all"
RAIDED: Final = "Goods raided"
KEPT: Final = "Relics kept"
SENT: Final = "Agents sent"


def tally(m: Krysis) -> tuple[Tally, ...]:
    """Count points by source, and what was raided, kept and sent."""
    count = Count(m.game.players, (SALES, HOME, SETS, MISSION, POINTS, RAIDED, KEPT, SENT))
    entry = m.journal
    while entry is not None:
        event = entry.event
        if isinstance(event, Scored):
            title = HOME if event.source == CRYSTALS else SETS if event.source == RELICS else MISSION
            count.add(title, event.player, event.amount)
        elif isinstance(event, GoodsMoved):
            if event.destination == TO_BANK:
                count.add(SALES, event.player, SALE * event.count())
            if event.source != event.player:
                count.add(RAIDED, event.player, event.count())
        elif isinstance(event, RelicKept):
            count.add(KEPT, event.player)
        elif isinstance(event, AgentSent):
            count.add(SENT, event.player)
        entry = entry.before
    for player, points in enumerate(m.points):
        count.add(POINTS, player, points)
    return count.tallies()
