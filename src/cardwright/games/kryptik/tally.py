"""How a match of Kryptik came about, for those who played it."""

from typing import Final

from cardwright.games.kryptik.events.combat import Attacked, Blocked, RowDestroyed
from cardwright.games.kryptik.events.island import Died
from cardwright.games.kryptik.events.moves import LaidSoul
from cardwright.games.kryptik.events.pile import Cast
from cardwright.games.kryptik.state import Kryptik
from cardwright.kernel.pieces.tally import Count, Tally

YEARS: Final = "11 year cards lost"
ATTACKS: Final = "Attacks"
BLOCKS: Final = "Blocks"
CAST: Final = "Cards cast"
SOULS: Final = "Souls laid"
LOST: Final = "Citizens lost"


def tally(m: Kryptik) -> tuple[Tally, ...]:
    """Count 11 year cards and citizens that were lost, by their owners, and what was done."""
    count = Count(m.game.players, (YEARS, ATTACKS, BLOCKS, CAST, SOULS, LOST))
    entry = m.journal
    while entry is not None:
        event = entry.event
        if isinstance(event, RowDestroyed):
            for card in event.destroyed:
                count.add(YEARS, m.owners[card])
        elif isinstance(event, Died):
            for card in event.dead:
                count.add(LOST, m.owners[card])
        elif isinstance(event, Attacked):
            count.add(ATTACKS, m.owners[event.card])
        elif isinstance(event, Blocked):
            count.add(BLOCKS, event.player, len(event.blockers))
        elif isinstance(event, Cast):
            count.add(CAST, event.player)
        elif isinstance(event, LaidSoul):
            count.add(SOULS, event.player)
        entry = entry.before
    return count.tallies()
