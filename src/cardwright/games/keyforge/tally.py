"""How a match of KeyForge came about, for those who played it."""

from typing import Final

from cardwright.games.keyforge.actions import FIGHT_WITH
from cardwright.games.keyforge.events.deeds import Played, Used
from cardwright.games.keyforge.events.inplay import Destroyed
from cardwright.games.keyforge.events.pools import REAPING, SUPPLY, THEFT, AemberMoved, Forged, pool_owner
from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.pieces.tally import Count, Tally

KEYS: Final = "Keys forged"
REAPED: Final = "Æmber from reaping"
GAINED: Final = "Æmber from cards"
STOLEN: Final = "Æmber stolen"
PLAYED: Final = "Cards played"
FOUGHT: Final = "Fights begun"
LOST: Final = "Creatures lost"


def tally(m: KeyForge) -> tuple[Tally, ...]:
    """Count keys, where æmber came from, and what was played, fought and lost."""
    count = Count(m.game.players, (KEYS, REAPED, GAINED, STOLEN, PLAYED, FOUGHT, LOST))
    entry = m.journal
    while entry is not None:
        event = entry.event
        if isinstance(event, Forged):
            count.add(KEYS, event.player)
        elif isinstance(event, AemberMoved):
            taker = pool_owner(event.target)
            if event.why == THEFT:
                count.add(STOLEN, taker, event.amount)
            elif event.source == SUPPLY:
                count.add(REAPED if event.why == REAPING else GAINED, taker, event.amount)
        elif isinstance(event, Played):
            count.add(PLAYED, event.player)
        elif isinstance(event, Used) and event.verb == FIGHT_WITH:
            count.add(FOUGHT, event.player)
        elif isinstance(event, Destroyed) and event.creature:
            count.add(LOST, event.player)
        entry = entry.before
    return count.tallies()
